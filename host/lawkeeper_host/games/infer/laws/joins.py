"""Sentences that join two laws, or a law and a condition: refused, with one statement instead (item 47).

The words that join are in `joins.txt`. An implicit "and" or "or" is fine: "There must be a red 2."
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator, Sequence
from functools import cache
from typing import NamedTuple

from lawkeeper_host.games.infer.laws.errors import refused
from lawkeeper_host.games.infer.laws.tables import arrow, sections, whole_words
from lawkeeper_host.games.infer.laws.words import Token, joined, within

_OPPOSITE = {"odd": "even", "even": "odd"}


class Join(NamedTuple):
    """Words that join statements, why they may not, an example of one statement, and ways to come to it."""

    name: str
    pattern: re.Pattern[str]
    reason: str
    hint: str
    rewordings: tuple[tuple[re.Pattern[str], str], ...]


@cache
def joins() -> tuple[Join, ...]:
    """The kinds of joining words, in the order of the file."""
    kinds = {name: lines for name, lines in sections("joins.txt").items() if name != "fine"}
    return tuple(
        Join(name, whole_words(pattern), reason, hint, tuple(map(arrow, rewordings)))
        for name, (reason, hint, pattern, *rewordings) in kinds.items()
    )


def check_joins(tokens: Sequence[Token], names: Sequence[str], sentence_of: Callable[[str], str]) -> None:
    """Raises `LawRefused` for an explicit "and", "or", condition or exception. `sentence_of` makes the law of
    a rewording's words, "" when they are none."""
    plain = joined(tokens)
    text = _fine().sub(lambda fine: re.sub(r"\S", "-", fine[0]), plain)
    for join in joins():
        found = join.pattern.search(text)
        if found:
            laws = list(dict.fromkeys(filter(None, map(sentence_of, _reworded(plain, join)))))
            hint = f"Try: {laws[0]}" if laws else join.hint.format(*names)
            raise refused(join.reason, hint, within(tokens, found))


@cache
def _fine() -> re.Pattern[str]:
    return whole_words("|".join(sections("joins.txt")["fine"]))


def _reworded(text: str, join: Join) -> Iterator[str]:
    """The sentence with each rewording that fits."""
    for pattern, instead in join.rewordings:
        match = pattern.search(text)
        if match:
            new = text[: match.start()] + match.expand(instead) + text[match.end() :]
            yield re.sub(r"~(\S+)", lambda word: _OPPOSITE.get(word[1], f"not {word[1]}"), new)
