"""The map of all sets of ingredients: a cell each, in it a stripe for each result that is still possible.
Rule by rule it darkens."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from lawkeeper_host.games.potions.brews import Ingredients, Result, Space
from lawkeeper_host.games.potions.codec import BoxSpace
from lawkeeper_host.games.potions.report import called, signs

MOST_STRIPES = 6  # with more results a cell is a bar instead, as long as the share that is left
GAP = 0.5  # between blocks, in cells
OWN = {"red": "#c0392b", "blue": "#2f79b9", "green": "#16804f", "golden": "#e5a91c", "clear": "#b9d7e6"}
PAINTS = ("#c0392b", "#2f79b9", "#e5a91c", "#7a4fb0", "#16804f", "#d77fa1")


@dataclass(frozen=True)
class Cell:
    """A set on the map: its place in cells, what it may become as (left, width, paint) in shares of a cell,
    in words; "none" or "one" when it keeps so many results; `fresh`: it has lost one with the newest rule."""

    x: float
    y: int
    stripes: Sequence[tuple[float, float, str]]
    words: str
    sign: str
    state: str
    fresh: bool


@dataclass(frozen=True)
class Frame:
    """A map, behind a rule that was written or crossed off: `title`, `words`; its size in cells."""

    title: str
    words: str
    cells: Sequence[Cell]
    width: float
    height: int


Left = Mapping[Ingredients, Sequence[Result]]
"""What each set may still become."""


def frame(box: BoxSpace, space: Space, left: Left, before: Left, title: str, words: str) -> Frame:
    """The map of what is `left`; `before`: how it was."""
    many = len(space.kinds)
    cells = []
    for one in space.sets:
        x, y = place(many, one)
        state = ("none", "one", "")[min(2, len(left[one]))]
        told = ", ".join(called(space, result) for result in left[one]) or "nothing"
        fresh = len(left[one]) < len(before[one])
        stripes = _stripes(space, left[one])
        cells.append(Cell(x, y, stripes, f"{signs(box, one)}: {told}", signs(box, one), state, fresh))
    return Frame(title, words, cells, max(cell.x for cell in cells) + 1, many)


def place(kinds: int, one: Ingredients) -> tuple[float, int]:
    """Where a set stands, in cells: one ingredient in a column, two in a triangle, three in a triangle for
    each first of them."""
    if len(one) == 1:
        return 0, one[0]
    x = 1 + GAP
    if len(one) == 2:
        return x + one[1], one[0]
    x += kinds + GAP
    for first in range(one[0]):
        x += kinds - first + GAP
    return x + one[2] - one[0], one[1]


def paint(name: str, number: int) -> str:
    """The colour of a potion, by its name or its place in the list."""
    return OWN.get(name) or PAINTS[number % len(PAINTS)]


def _stripes(space: Space, left: Sequence[Result]) -> list[tuple[float, float, str]]:
    many = len(space.results)
    if many > MOST_STRIPES:
        return [(0, len(left) / many, "#8a8577")] if left else []
    width = 1 / many
    return [
        (
            number * width,
            width,
            paint(space.types[min(result)], number) if not space.adjectives else PAINTS[number],
        )
        for number, result in enumerate(space.results)
        if result in left
    ]
