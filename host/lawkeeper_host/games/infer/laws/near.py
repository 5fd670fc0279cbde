"""The closest law that the box can say, for a sentence that is none: the one with most words in common."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Callable, Sequence
from functools import cache
from math import log
from typing import NamedTuple

from lawkeeper_host.games.infer.laws.tables import sections
from lawkeeper_host.games.infer.laws.token import Token
from lawkeeper_host.games.infer.laws.words import joined

_ENOUGH = 0.4  # of their words, by weight, two sentences have in common at least
_CHANGES = re.compile(r"\bc[123]\b|\b\d+(?=s?\b)")
_COLOUR, _NUMBER = "c", "#"
_PLURAL = frozenset("dice colours numbers groups stacks lines".split())
_EMPTY = frozenset("there must be a an the of at all every least".split())  # nearly every law has them
_ONE = {"dice": "die"} | {word: word[:-1] for word in _PLURAL - {"dice"}}


class _Law(NamedTuple):
    text: str
    words: frozenset[str]
    weight: float


def closest(tokens: Sequence[Token], sentence_of: Callable[[str], str]) -> str:
    """The closest law to some words, "" when none is close. `sentence_of` makes the law of a sentence's
    words, "" when they are none."""
    text = joined(tokens)
    words = _words(text)
    weight = _weighed(words)
    laws = sorted(_laws(), key=lambda law: -2 * _weighed(law.words & words) / (law.weight + weight))
    for law in laws[:2]:
        if 2 * _weighed(law.words & words) >= _ENOUGH * (law.weight + weight):
            said = sentence_of(_with(law.text, text)) or sentence_of(law.text)
            if said:
                return said
    return ""


def _words(text: str) -> frozenset[str]:
    plain = re.sub(r"\bc[123]\b", _COLOUR, re.sub(r"\b\d+s?\b", _NUMBER, text))
    return frozenset(_ONE.get(word, word) for word in plain.split()) - _EMPTY


def _with(law: str, text: str) -> str:
    """The law with the colours and the numbers of a sentence."""
    said = _CHANGES.findall(text)
    left = {kind: iter([each for each in said if (each[0] == "c") == kind]) for kind in (True, False)}
    return _CHANGES.sub(lambda own: next(left[own[0][0] == "c"], own[0]), law)


@cache
def _laws() -> tuple[_Law, ...]:
    return tuple(_Law(text, _words(text), _weighed(_words(text))) for text in sections("near.txt")["laws"])


@cache
def _weights() -> dict[str, float]:
    """What a word tells: the more, the fewer laws have it."""
    laws = sections("near.txt")["laws"]
    counts = Counter(word for text in laws for word in _words(text))
    return {word: log(1 + len(laws) / count) for word, count in counts.items()}


def _weighed(words: frozenset[str]) -> float:
    weights = _weights()
    return sum(weights.get(word, _STRANGE) for word in words)


_STRANGE = 2.0  # the weight of a word that no law of the list has
