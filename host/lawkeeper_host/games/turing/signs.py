"""Text with the signs of the game, drawn with the fonts that every reader of PDF files has.

Nothing is embedded: letters are Helvetica, ▲■● and the marks ZapfDingbats, ≤ and ≥ Symbol. So a page is a few
kilobytes, the same on every machine, and its text can be copied and searched.
"""

from __future__ import annotations

from collections.abc import Iterator
from itertools import groupby

from fpdf import FPDF

PLAIN, SHAPES, MATHS = "Helvetica", "ZapfDingbats", "Symbol"
_SHAPES = {"▲": "s", "■": "n", "●": "l", "✓": "3", "✗": "7"}
_MATHS = {"≤": "\xa3", "≥": "\xb3", "≠": "\xb9"}
_OTHER = {"’": "'", "…": "...", "–": "-"}  # what Latin-1 lacks
# As on the cards: blue, yellow (darker, so that it can be read on white), purple. The shape says it too.
_COLOURS = {"▲": (20, 90, 170), "■": (200, 140, 0), "●": (120, 40, 140)}
BLACK = (0, 0, 0)

Piece = tuple[str, str, tuple[int, int, int]]
"""(font, text in that font's own encoding, colour)."""


def pieces(text: str) -> Iterator[Piece]:
    """The text cut where font or colour change."""
    for (font, colour), signs in groupby(text, key=_look):
        yield font, "".join(map(_coded, signs)), colour


def _look(sign: str) -> tuple[str, tuple[int, int, int]]:
    font = SHAPES if sign in _SHAPES else MATHS if sign in _MATHS else PLAIN
    return font, _COLOURS.get(sign, BLACK)


def _coded(sign: str) -> str:
    for table in (_SHAPES, _MATHS, _OTHER):
        if sign in table:
            return table[sign]
    return sign.encode("latin-1", "replace").decode("latin-1")


def width(pdf: FPDF, text: str, size: float, style: str = "") -> float:
    """How wide the text is, in millimetres."""
    total = 0.0
    for font, part, _ in pieces(text):
        pdf.set_font(font, style if font == PLAIN else "", size)
        total += pdf.get_string_width(part)
    return total


def write(pdf: FPDF, x: float, y: float, text: str, size: float, style: str = "") -> float:
    """Write one line with its base line at `y`; returns where it ends. Style "B" is bold."""
    for font, part, colour in pieces(text):
        pdf.set_font(font, style if font == PLAIN else "", size)
        pdf.set_text_color(*colour)
        pdf.text(x, y, part)
        x += pdf.get_string_width(part)
    pdf.set_text_color(*BLACK)
    return x


def wrapped(pdf: FPDF, text: str, size: float, room: float) -> list[str]:
    """The text in lines no wider than `room` millimetres, broken between words."""
    lines: list[str] = []
    for word in text.split():
        longer = f"{lines[-1]} {word}" if lines else word
        if lines and width(pdf, longer, size) <= room:
            lines[-1] = longer
        else:
            lines.append(word)
    return lines
