"""A poster of a finished game: every universe a constellation, its words stars, its lines the lines between
them, its laws below it with their luck. As SVG and as PDF; both are drawn from the same shapes."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from datetime import UTC, datetime
from math import cos, pi, sin
from typing import Any

from fpdf import FPDF

from lawkeeper.games.multiverses.laws import kinds
from lawkeeper_host.games.multiverses import telling, view
from lawkeeper_host.games.multiverses.missed import chance
from lawkeeper_host.games.multiverses.odds import compares
from lawkeeper_host.games.multiverses.record_sheet import printable
from lawkeeper_host.sheet.paper import render

WIDTH, HEIGHT = 594.0, 841.0  # A1 in mm, and just a shape for a screen
EDGE, HEAD = 24.0, 62.0
TURN = 2.399963  # the golden angle: lines begin where no other has
NIGHT, STAR, TEXT, SOFT = "#10152e", "#ffe9a8", "#f3f1ea", "#9aa4cf"
PAINTS = ("#7fb4ff", "#ff9f7f", "#9be08a", "#e6a3ff", "#ffd65c", "#6fe0d6")
EPOCH = datetime(2000, 1, 1, tzinfo=UTC)


@dataclass(frozen=True)
class Star:
    """A word at a place, in mm; `r`: its size."""

    x: float
    y: float
    r: float
    word: str


@dataclass(frozen=True)
class Thread:
    """From one star to the next of its line."""

    x: float
    y: float
    to_x: float
    to_y: float
    paint: str


@dataclass(frozen=True)
class Text:
    """Words at a place; `size` in mm; anchor: "start" or "middle"."""

    x: float
    y: float
    size: float
    words: str
    paint: str
    anchor: str = "start"


Shape = Star | Thread | Text


def svg(game: Any, title: str, names: Sequence[str]) -> str:
    """The poster as an SVG file."""
    found = list(shapes(game, title, names))
    return str(
        render(
            "games/multiverses/poster.svg",
            width=WIDTH,
            height=HEIGHT,
            night=NIGHT,
            star=STAR,
            text=TEXT,
            stars=[one for one in found if isinstance(one, Star)],
            threads=[one for one in found if isinstance(one, Thread)],
            texts=[one for one in found if isinstance(one, Text)],
        )
    )


def pdf(game: Any, title: str, names: Sequence[str]) -> bytes:
    """The poster as a PDF file with one large page."""
    paper = FPDF("portrait", "mm", (WIDTH, HEIGHT))
    paper.set_creation_date(EPOCH)
    paper.set_title(printable(title))
    paper.set_creator("lawkeeper")
    paper.set_auto_page_break(False)
    paper.add_page()
    paper.set_fill_color(NIGHT)
    paper.rect(0, 0, WIDTH, HEIGHT, "F")
    for shape in shapes(game, title, names):
        _print(paper, shape)
    return bytes(paper.output())


def shapes(game: Any, title: str, names: Sequence[str]) -> Iterator[Shape]:
    """All that is drawn, what lies below first."""
    yield Text(WIDTH / 2, EDGE + 16, 18, title, TEXT, "middle")
    yield Text(WIDTH / 2, EDGE + 28, 8, telling.headline(game, names), SOFT, "middle")
    found = [verse for verse in view.verses(game) if verse.lines]
    across = max(1, round((len(found) * WIDTH / HEIGHT) ** 0.5))
    down = -(-len(found) // across) or 1
    wide, high = (WIDTH - 2 * EDGE) / across, (HEIGHT - EDGE - HEAD) / down
    for at, verse in enumerate(found):
        name = names[verse.seat] if verse.seat < len(names) else f"Player {verse.seat + 1}"
        x, y = EDGE + at % across * wide, HEAD + at // across * high
        yield from _constellation(verse, name, x, y, wide, high)


def _constellation(
    verse: view.Verse, name: str, x: float, y: float, wide: float, high: float
) -> Iterator[Shape]:
    paint = PAINTS[verse.seat % len(PAINTS)]
    laws = min(6.0, high / 6 / max(1, len(verse.laws)))
    room = high - laws * 1.4 * len(verse.laws) - 26
    yield from sky(verse, x + wide / 2, y + 14 + room / 2, min(wide, room) / 2 - 8)
    yield Text(x + wide / 2, y + 10, 7, f"{name}, universe {verse.number}", paint, "middle")
    low = y + 20 + room
    yield Text(x + wide / 2, low, 5, verse.universe.sum(), TEXT, "middle")
    for number, law in enumerate(verse.laws, 1):
        yield Text(x + wide / 2, low + number * laws * 1.4, laws * 0.8, luck(law), SOFT, "middle")


def luck(law: view.Law) -> str:
    """A law, and how it got through: `must contain Q (99%, by noodle)`."""
    if law.code[0] == kinds.TABLE or compares(law.code):
        return f"{law.words} (by {law.test.word})"
    return f"{law.words} ({chance(law.code, None):.0%}, by {law.test.word})"


def sky(verse: view.Verse, x: float, y: float, radius: float) -> Iterator[Shape]:
    """Lines go out from the middle, each on an arm that bends; threads first."""
    paint = PAINTS[verse.seat % len(PAINTS)]
    longest = max((len(line) for line in verse.lines), default=0)
    stars: list[Star] = []
    for number, line in enumerate(verse.lines):
        before: Star | None = None
        for at, word in enumerate(line):
            far = radius * (0.25 + 0.75 * (at + 1) / longest)
            angle = number * 2 * pi / len(verse.lines) + TURN * verse.number + 0.35 * at
            star = Star(x + far * cos(angle), y + far * sin(angle), 1.4 + 0.15 * len(word.word), word.word)
            if before:
                yield Thread(before.x, before.y, star.x, star.y, paint)
            stars.append(star)
            before = star
    yield from stars


def _print(paper: FPDF, shape: Shape) -> None:
    if isinstance(shape, Thread):
        paper.set_draw_color(shape.paint)
        paper.set_line_width(0.5)
        paper.line(shape.x, shape.y, shape.to_x, shape.to_y)
        return
    if isinstance(shape, Star):
        paper.set_fill_color(STAR)
        paper.ellipse(shape.x - shape.r, shape.y - shape.r, 2 * shape.r, 2 * shape.r, "F")
        shape = Text(shape.x + shape.r + 1, shape.y + 1.6, 5, shape.word, TEXT)
    paper.set_font("Helvetica", "", shape.size / 0.3528)
    paper.set_text_color(shape.paint)
    words = printable(shape.words)
    back = paper.get_string_width(words) / 2 if shape.anchor == "middle" else 0
    paper.text(shape.x - back, shape.y, words)
