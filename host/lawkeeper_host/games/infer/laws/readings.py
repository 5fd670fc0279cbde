"""Sentences that may mean more than one law: refused, with the laws to choose from (item 47).

The sentences are in `readings.txt`. A box that took one of them might judge by another law than the one that
was meant.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from functools import cache

from lawkeeper_host.games.infer.laws.errors import LawRefused, listed
from lawkeeper_host.games.infer.laws.tables import Entry, Table, arrow, sections
from lawkeeper_host.games.infer.laws.token import Token
from lawkeeper_host.games.infer.laws.words import joined


@dataclass(frozen=True)
class Reading(Entry):
    """Words that leave something open, what that is, and the sentences that do not; `typed`: it is of words
    as they are typed only."""

    typed: bool
    reason: str
    sentences: tuple[str, ...]


@cache
def readings() -> Table[Reading]:
    """The table, in the order of the file."""
    return Table(
        Reading(left, "typed" in name, reason, tuple(map(str.strip, right.split("||"))))
        for name, (reason, *lines) in sections("readings.txt").items()
        for left, right in map(arrow, lines)
    )


def check_readings(tokens: Sequence[Token], sentence_of: Callable[[str], str], typed: bool) -> None:
    """Raises `LawRefused` for a sentence that leaves open what it means. `sentence_of` makes the law of a
    reading's words, "" when they are none; `typed`: the words are those that were typed."""
    text = joined(tokens)
    for reading, match in readings().found(text):
        known = typed or not reading.typed
        laws = offer(map(sentence_of, map(match.expand, reading.sentences))) if known else ""
        if laws:
            raise LawRefused(reading.reason, laws)


def offer(laws: Iterable[str]) -> str:
    """`Try: ` and the laws, each once; "" when there is none."""
    found = list(dict.fromkeys(filter(None, laws)))
    return "Try: " + listed(found, "or") if found else ""
