"""How many cards were left after each row of the board: a curve for all, and one for each seat."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from markupsafe import Markup

from lawkeeper_host.sheet.paper import render

WIDTH, HEIGHT = 720, 230
LEFT, RIGHT, TOP, BELOW = 30, 22, 10, 22
MOST = 27
MARKS = (27, 18, 9, 3, 1)
"""Cards at which a line goes across."""


@dataclass(frozen=True)
class Line:
    """One curve: whose it is, and the cards left at the beginning and after each row."""

    name: str
    left: Sequence[int]


@dataclass(frozen=True)
class Curve:
    """A line as it is drawn: whose it is, its number (0: all), the path, its end."""

    name: str
    number: int
    path: str
    x: float
    y: float


def curve(lines: Sequence[Line]) -> Markup:
    """The drawing."""
    rows = len(lines[0].left) - 1
    drawn = [_drawn(number, line, max(rows, 1)) for number, line in enumerate(lines)]
    step = max(1, -(-rows // 24))
    return render(
        "games/deduction/sheet/curve.html",
        curves=drawn[::-1],  # that of all lies on top
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
    return Curve(line.name, number, path, _x(rows, rows), _y(line.left[-1]))


def _x(row: int, rows: int) -> float:
    return round(LEFT + row / rows * (WIDTH - LEFT - RIGHT), 1)


def _y(left: int) -> float:
    return round(HEIGHT - BELOW - (left - 1) / (MOST - 1) * (HEIGHT - TOP - BELOW), 1)
