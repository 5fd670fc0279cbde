"""A rule as somebody types it -> words, each with its place in the sentence, and the refusal that points at
some of them."""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import dataclass

from lawkeeper_host.errors import SentenceRefused

_PIECE = re.compile(r"[^\W_]+(?:['’\-][^\W_]+)*|[<>=]+|[≤≥≠]|\S")
_SILENT = frozenset('.:;!"“”*')
_NUMBERS = {"zero": "0", "one": "1", "two": "2", "three": "3", "four": "4", "five": "5", "six": "6"}
_SHORT = {
    "cannot": "can not",
    "can't": "can not",
    "won't": "will not",
    "it's": "it is",
    "there's": "there is",
    "≥": "at least",
    ">=": "at least",
    "≤": "at most",
    "<=": "at most",
    ">": "more than",
    "<": "fewer than",
    "=": "exactly",
    "&": "and",
}


class RuleRefused(SentenceRefused):
    """A sentence that is no rule."""


refused = RuleRefused.about  # the refusal that points at these words


@dataclass(frozen=True)
class Word:
    """A word in small letters, and the columns [start, end) that it stands for."""

    text: str
    start: int
    end: int


def words(sentence: str) -> list[Word]:
    """The words of a sentence: short forms written out, numbers as digits; commas and brackets are words,
    other signs of punctuation are not."""
    found = []
    for match in _PIECE.finditer(sentence):
        if match[0] in _SILENT:
            continue
        text = match[0].lower().replace("’", "'")
        for part in _written_out(text).split():
            found.append(Word(_NUMBERS.get(part, part), match.start(), match.end()))
    return found


def _written_out(text: str) -> str:
    if text in _SHORT:
        return _SHORT[text]
    return text[:-3] + " not" if text.endswith("n't") else text


def plural(name: str) -> str:
    """More than one of a kind: "hearts"."""
    return name + ("es" if name.endswith(("s", "x", "ch", "sh")) else "s")


def listed(names: Sequence[str], last: str) -> str:
    """`a`, `a or b`, `a, b or c`; `last` is the word before the last one."""
    return f"{', '.join(names[:-1])} {last} {names[-1]}" if len(names) > 1 else "".join(names)
