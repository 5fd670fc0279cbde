"""Sentences that join two laws, or a law and a condition: refused, with one statement instead (item 47).

The words that join are in `joins.txt`. An implicit "and" or "or" is fine: "There must be a red 2."
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from functools import cache

from lawkeeper_host.games.infer.laws.errors import refused
from lawkeeper_host.games.infer.laws.tables import Entry, Table, arrow, sections, whole_words
from lawkeeper_host.games.infer.laws.token import Token
from lawkeeper_host.games.infer.laws.words import Rule, joined, within

_OPPOSITE = {"odd": "even", "even": "odd"}


@dataclass(frozen=True)
class Join(Entry):
    """Words that join statements, why they may not, an example of one statement, and ways to come to it."""

    name: str
    reason: str
    hint: str
    rewordings: tuple[Rule, ...]


@cache
def joins() -> Table[Join]:
    """The kinds of joining words, in the order of the file."""
    kinds = {name: lines for name, lines in sections("joins.txt").items() if name != "fine"}
    return Table(
        Join(words, name, reason, hint, tuple(Rule(*arrow(line)) for line in rewordings))
        for name, (reason, hint, words, *rewordings) in kinds.items()
    )


def check_joins(tokens: Sequence[Token], names: Sequence[str], sentence_of: Callable[[str], str]) -> None:
    """Raises `LawRefused` for an explicit "and", "or", condition or exception. `sentence_of` makes the law of
    a rewording's words, "" when they are none."""
    text = joined(tokens)
    for number in joins().sieve.may_fit(text):
        join = joins()[number]
        found = join.pattern.search(_without_fine(text))
        if found:
            laws = list(dict.fromkeys(filter(None, map(sentence_of, _reworded(text, join)))))
            hint = f"Try: {laws[0]}" if laws else join.hint.format(*names)
            raise refused(join.reason, hint, within(tokens, found))


def _without_fine(text: str) -> str:
    """The words with dashes where one of them joins nothing."""
    return _fine().sub(lambda fine: re.sub(r"\S", "-", fine[0]), text)


@cache
def _fine() -> re.Pattern[str]:
    return whole_words("|".join(sections("joins.txt")["fine"]))


def _reworded(text: str, join: Join) -> Iterator[str]:
    """The sentence with each rewording that fits."""
    for rule in join.rewordings:
        match = rule.pattern.search(text)
        if match:
            new = text[: match.start()] + match.expand(rule.right) + text[match.end() :]
            yield re.sub(r"~(\S+)", lambda word: _OPPOSITE.get(word[1], f"not {word[1]}"), new)
