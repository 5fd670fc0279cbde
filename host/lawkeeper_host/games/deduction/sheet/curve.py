"""How many cards were left after each row of the board: a curve for all, and one for each seat."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from math import log

from markupsafe import Markup

from lawkeeper_host.sheet.paper import render

WIDTH, HEIGHT = 720, 230
LEFT, RIGHT, TOP, BELOW = 30, 66, 10, 22
APART = 11  # from one name at the right to the next
MOST = 27
MARKS = (27, 18, 9, 6, 3, 2, 1)
"""Cards at which a line goes across."""


@dataclass(frozen=True)
class Line:
    """One curve: whose it is, and the cards left at the beginning and after each row."""

    name: str
    left: Sequence[int]


@dataclass(frozen=True)
class Curve:
    """A line as it is drawn: whose it is, its number (0: all), the path, where it ends."""

    name: str
    number: int
    path: str
    y: float


def curve(lines: Sequence[Line]) -> Markup:
    """The drawing. Three times as many cards are always as much higher, so that the end can be seen."""
    rows = len(lines[0].left) - 1
    drawn = [_drawn(number, line, max(rows, 1)) for number, line in enumerate(lines)]
    step = max(1, -(-rows // 24))
    return render(
        "games/deduction/sheet/curve.html",
        curves=drawn[::-1],  # that of all lies on top
        ends=_ends(drawn),
        across=[(_y(number), number) for number in MARKS],
        down=[(_x(row, max(rows, 1)), row) for row in range(0, rows + 1, step)],
        width=WIDTH,
        height=HEIGHT,
        left=LEFT,
        right=WIDTH - RIGHT,
        floor=HEIGHT - BELOW,
    )


def _drawn(number: int, line: Line, rows: int) -> Curve:
    """Stairs: what a row left holds until the next one."""
    path = f"M{_x(0, rows)} {_y(line.left[0])}"
    for row, left in enumerate(line.left[1:], 1):
        path += f"H{_x(row, rows)}"
        if left != line.left[row - 1]:
            path += f"V{_y(left)}"
    return Curve(line.name, number, path, _y(line.left[-1]))


def _ends(drawn: Sequence[Curve]) -> list[tuple[float, str]]:
    """What stands at the ends: (height, "all 1 4"), lines that end together in one, none upon another."""
    found: list[tuple[float, str]] = []
    for height in sorted({one.y for one in drawn}, reverse=True):
        names = " ".join(str(one.number or "all") for one in drawn if one.y == height)
        found.append((min(height, found[-1][0] - APART) if found else height, names))
    return found


def _x(row: int, rows: int) -> float:
    return round(LEFT + row / rows * (WIDTH - LEFT - RIGHT), 1)


def _y(left: int) -> float:
    return round(HEIGHT - BELOW - log(left) / log(MOST) * (HEIGHT - TOP - BELOW), 1)
