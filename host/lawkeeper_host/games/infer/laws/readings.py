"""Sentences that may mean more than one law: refused, with the laws to choose from (item 47).

The sentences are in `readings.txt`. A box that took one of them might judge by another law than the one that
was meant.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Sequence
from functools import cache
from typing import NamedTuple

from lawkeeper_host.games.infer.laws.errors import LawRefused, listed
from lawkeeper_host.games.infer.laws.tables import sections, whole_words
from lawkeeper_host.games.infer.laws.words import Token, joined


class Reading(NamedTuple):
    """Words that leave something open, what that is, and the sentences that do not; `typed`: it is of words
    as they are typed only."""

    typed: bool
    pattern: re.Pattern[str]
    reason: str
    sentences: tuple[str, ...]


@cache
def readings() -> tuple[Reading, ...]:
    """The table, in the order of the file."""
    return tuple(
        Reading("typed" in name, whole_words(left.strip()), reason, tuple(map(str.strip, right.split("||"))))
        for name, (reason, *lines) in sections("readings.txt").items()
        for left, _, right in (line.partition("=>") for line in lines)
    )


def check_readings(tokens: Sequence[Token], sentence_of: Callable[[str], str], typed: bool) -> None:
    """Raises `LawRefused` for a sentence that leaves open what it means. `sentence_of` makes the law of a
    reading's words, "" when they are none; `typed`: the words are those that were typed."""
    text = joined(tokens)
    for only_typed, pattern, reason, sentences in readings():
        match = pattern.search(text) if typed or not only_typed else None
        laws = offer(map(sentence_of, map(match.expand, sentences))) if match else ""
        if laws:
            raise LawRefused(reason, laws)


def offer(laws: Iterable[str]) -> str:
    """`Try: ` and the laws, each once; "" when there is none."""
    found = list(dict.fromkeys(filter(None, laws)))
    return "Try: " + listed(found, "or") if found else ""
