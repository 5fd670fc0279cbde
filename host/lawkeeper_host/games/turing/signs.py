"""Text with the signs of the game, in a font that has them all and is embedded: the same on every machine.

The font is DejaVu Sans Condensed, cut down to Latin letters and the signs (`data/fonts`).
"""

from __future__ import annotations

from collections.abc import Iterator
from itertools import groupby

from fpdf import FPDF

from lawkeeper_host.places import PACKAGE

FONT = "DejaVu"
_FILES = {"": "DejaVuSansCondensed.ttf", "B": "DejaVuSansCondensed-Bold.ttf"}
# As on the cards: blue, yellow (darker, so that it can be read on white), purple. The shape says it too.
_COLOURS = {"▲": (20, 90, 170), "■": (200, 140, 0), "●": (120, 40, 140)}
BLACK = (0, 0, 0)

Piece = tuple[str, tuple[int, int, int]]
"""(text, colour)."""


def document() -> FPDF:
    """An empty A4 document in millimetres that has the font."""
    pdf = FPDF("portrait", "mm", "A4")
    for style, name in _FILES.items():
        pdf.add_font(FONT, style, PACKAGE / "data" / "fonts" / name)
    return pdf


def pieces(text: str) -> Iterator[Piece]:
    """The text cut where the colour changes."""
    for colour, signs in groupby(text, key=lambda sign: _COLOURS.get(sign, BLACK)):
        yield "".join(signs), colour


def width(pdf: FPDF, text: str, size: float, style: str = "") -> float:
    """How wide the text is, in millimetres."""
    pdf.set_font(FONT, style, size)
    return float(sum(pdf.get_string_width(part) for part, _ in pieces(text)))


def write(pdf: FPDF, x: float, y: float, text: str, size: float, style: str = "") -> float:
    """Write one line with its base line at `y`; returns where it ends. Style "B" is bold."""
    pdf.set_font(FONT, style, size)
    for part, colour in pieces(text):
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
