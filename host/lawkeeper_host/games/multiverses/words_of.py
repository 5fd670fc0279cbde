"""A law as somebody types it -> its words, each with its place in the sentence; the refusal that points at
some of them."""

from __future__ import annotations

import re
from dataclasses import dataclass

from lawkeeper_host.errors import SentenceRefused

EXAMPLE = "must contain the letter Q"
_PIECE = re.compile(r"[\"'“‘]([A-Za-z]+)[\"'”’]|[^\W_]+(?:['’\-][^\W_]+)*|\S")
_SILENT = frozenset('.:;!"“”*')
_NUMBERS = "zero one two three four five six seven eight nine ten eleven".split()
_PLACES = "first second third fourth fifth sixth seventh eighth ninth tenth".split()
_WRITTEN_OUT = {
    "cannot": "can not",
    "can't": "can not",
    "doesn't": "not",
    "don't": "not",
    "isn't": "is not",
    "aren't": "are not",
    "mustn't": "must not",
    "mayn't": "may not",
    "never": "not",
    "it's": "it is",
}


class LawRefused(SentenceRefused):
    """A sentence that is no law."""


refused = LawRefused.about  # the refusal that points at these words


@dataclass(frozen=True)
class Piece:
    """A word in small letters, and the columns [start, end) that it stands for; `letters`: it may be letters
    that are spoken of, because it was written in capitals or in quotes, "" when it may not."""

    text: str
    start: int
    end: int
    letters: str = ""


def pieces(sentence: str) -> list[Piece]:
    """The words of a sentence: short forms written out, numbers as digits, `third` as `3rd`."""
    found = []
    for match in _PIECE.finditer(sentence):
        if match[0] in _SILENT:
            continue
        if match[1]:
            found.append(Piece(match[0], match.start(), match.end(), match[1].lower()))
            continue
        text = match[0].lower().replace("’", "'")
        letters = text if _spoken_of(match[0]) else ""
        for part in _WRITTEN_OUT.get(text, text).split():
            found.append(Piece(_number(part), match.start(), match.end(), letters))
    return found


def _spoken_of(text: str) -> bool:
    """`Q`, `QU` and `b` are letters; so are those of a plural, `Qs` and `E's`."""
    return text.isascii() and text.isalpha() and (text.isupper() or len(text) == 1)


def _number(text: str) -> str:
    if text in _NUMBERS:
        return str(_NUMBERS.index(text))
    if text in _PLACES:
        text = str(_PLACES.index(text) + 1) + "th"
    return re.sub(r"^(\d+)(?:st|nd|rd|th)$", r"\1th", text)
