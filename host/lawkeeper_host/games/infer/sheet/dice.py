"""Dice seen from the front and from above: the number on top, a strip of the front below it.

Three ways tell the colours apart, so that a page without colour will do: one is plain, one is hatched, one
has a line round its face. In a stack the dice below show their numbers on the strip.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from lawkeeper.games.infer.laws import experiment
from lawkeeper.games.infer.pages.dice_pages import closed

SIDE = 40  # of the top
STRIP = 15
PAPER_COLOURS = {
    "orange": "#ee8a2a", "blue": "#2d64ac", "white": "#fbfaf4", "red": "#c8372d", "green": "#2f8f56",
    "yellow": "#f3c833", "black": "#2b2b30", "purple": "#7a4fb0", "violet": "#7a4fb0", "pink": "#ea86b0",
    "brown": "#85573a", "grey": "#9a9aa0", "gray": "#9a9aa0", "turquoise": "#2aa7a3", "teal": "#1f8583",
    "gold": "#d0a02c", "silver": "#c2c6cc", "beige": "#e6d9b8", "lime": "#a4cf3e", "cyan": "#3bb8d6",
}  # fmt: skip
USUAL = ("orange", "blue", "white", "green", "red")
PIPS = {
    1: ((0, 0),),
    2: ((-1, -1), (1, 1)),
    3: ((-1, -1), (0, 0), (1, 1)),
    4: ((-1, -1), (-1, 1), (1, -1), (1, 1)),
    5: ((-1, -1), (-1, 1), (0, 0), (1, -1), (1, 1)),
    6: ((-1, -1), (-1, 0), (-1, 1), (1, -1), (1, 0), (1, 1)),
}
"""Where the pips of a face are, in steps from its middle."""

Die = tuple[int, int, int, int, int]


@dataclass(frozen=True)
class Paint:
    """How the dice of one colour look: its name, the face, the strip (darker), the ink of the pips."""

    name: str
    face: str
    strip: str
    ink: str


@dataclass(frozen=True)
class Placed:
    """A die in a drawing: colour 0..2, number, its upper left corner; whether another stands on it."""

    colour: int
    number: int
    x: float
    y: float
    covered: bool


@dataclass(frozen=True)
class Drawing:
    """An experiment: its size, its dice from the back to the front, what it is in words, and a remark."""

    width: float
    height: float
    dice: Sequence[Placed]
    words: str
    remark: str


def paints(names: Sequence[str]) -> list[Paint]:
    """The paint of each colour: as its name says, or else one that no other has."""
    found = [PAPER_COLOURS.get(name.strip().lower(), "") for name in names]
    for slot, face in enumerate(found):
        if not face or face in found[:slot]:
            found[slot] = next(PAPER_COLOURS[one] for one in USUAL if PAPER_COLOURS[one] not in found)
    return [
        Paint(name, face, _mixed(face, 0.74), "#24252c" if _light(face) else "#ffffff")
        for name, face in zip(names, found, strict=True)
    ]


def drawing(code: bytes, names: Sequence[str]) -> Drawing:
    """The drawing of a dice code."""
    dice: list[Die] = [(*die[:4], 0) for die in closed(experiment.dice(code))]
    under: dict[tuple[int, int], int] = {}
    levels = []
    for _, _, x, y, _ in dice:
        levels.append(under.get((x, y), 0))
        under[x, y] = levels[-1] + 1
    tops = _tops([(y, height) for (_, y), height in under.items()])
    placed = [
        Placed(colour - 1, number, x * SIDE, tops[y] - level * STRIP, level + 1 < under[x, y])
        for (colour, number, x, y, _), level in zip(dice, levels, strict=True)
    ]
    width = max((die.x + SIDE for die in placed), default=0)
    height = max((die.y + SIDE + STRIP for die in placed), default=0)
    lean = "The stacks lean: dice touch at one height only." if code[0] & experiment.LEAN else ""
    return Drawing(width, height, placed, _words(dice, names), lean)


def _tops(heights: Sequence[tuple[int, int]]) -> list[int]:
    """Where the tops of the lowest dice of each row are: a tower hides no number of the row behind it."""
    tops: list[int] = []
    for row in range(max((y for y, _ in heights), default=-1) + 1):
        tallest = max((height for y, height in heights if y == row), default=1)
        behind = tops[-1] + SIDE + STRIP if tops else 0
        tops.append(behind + max(0, tallest - (2 if tops else 1)) * STRIP)
    return tops


def _words(dice: Sequence[Die], names: Sequence[str]) -> str:
    """The dice as words, for those who cannot see them: stacks from below."""
    piles: dict[tuple[int, int], list[str]] = {}
    for colour, number, x, y, _ in dice:
        piles.setdefault((x, y), []).append(f"{names[colour - 1]} {number}")
    return ", ".join(" below ".join(pile) for pile in piles.values()) or "no dice"


def _channels(face: str) -> tuple[int, int, int]:
    return int(face[1:3], 16), int(face[3:5], 16), int(face[5:7], 16)


def _mixed(face: str, share: float) -> str:
    """The colour with so much of its light."""
    return "#" + "".join(f"{round(channel * share):02x}" for channel in _channels(face))


def _light(face: str) -> bool:
    red, green, blue = _channels(face)
    return 299 * red + 587 * green + 114 * blue > 140_000
