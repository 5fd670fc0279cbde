"""All experiments of up to four dice, as few slices as tell a law everything it may look at.

A `Space` holds one `Shape` for every way of standing that a law can tell apart: by stacking and touching
always; by lines of three and more, by north and south, by east and west where a law asks for them. A world of
a shape is one of the 18 kinds of die for each of its dice, so every shape of four dice is a slice of 104,976
worlds. Where a shape looks the same with its dice exchanged, `Shape.distinct` marks one of the worlds that
are one experiment.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache
from itertools import permutations, product
from typing import Any

import numpy as np

from lawkeeper.games.infer.laws import experiment
from lawkeeper.games.infer.laws.forms import EASTING, NORTHING, PLACE, ROWS
from lawkeeper.games.infer.laws.world import Layout, Slice

MOST = 4  # dice
KINDS = 18
DIRECTIONS = NORTHING | EASTING
Cell = tuple[int, int]
Cells = tuple[Cell, ...]
_APART = 8  # columns between dice that do not touch: more than a touching four can be wide
_AROUND = tuple((x, y) for x in (-1, 0, 1) for y in (-1, 0, 1) if x or y)
_LEANING = (((0, 0), (0, 0), (2, 0), (2, 0)), ((0, 0), (0, 0), (1, 0), (1, 0)))


@dataclass(frozen=True)
class Shape:
    """One way in which `n` dice stand. `plain` names its class by stacking and touching alone; `distinct`:
    the mask of the worlds that are told apart, `count` of them."""

    n: int
    cells: Cells
    lean: bool
    plain: tuple[Any, ...]
    worlds: Slice
    distinct: int
    count: int

    def code(self, world: int) -> bytes:
        """The dice code of one world."""
        kinds = [world // KINDS**i % KINDS for i in range(self.n)]
        dice = [(kind // 6 + 1, kind % 6 + 1, *cell) for kind, cell in zip(kinds, self.cells, strict=True)]
        return bytes(experiment.pack(dice, self.lean))


@dataclass(frozen=True)
class Space:
    """All shapes that laws which need `needs` can tell apart; those of few dice first."""

    needs: int
    shapes: tuple[Shape, ...]

    @property
    def total(self) -> int:
        """How many different experiments that is."""
        return sum(shape.count for shape in self.shapes)


@cache
def space(needs: int = 0) -> Space:
    """The space for laws with these `needs` (bits of `laws.forms`); stacking and touching always count."""
    shapes: dict[tuple[Any, ...], Shape] = {}
    for cells, lean in _standing(needs):
        layout = Layout(cells, lean)
        key, same = _class(layout, needs | PLACE)
        if key not in shapes:
            shapes[key] = _shape(layout, cells, lean, same)
    return Space(needs, tuple(shapes.values()))


def _shape(layout: Any, cells: Cells, lean: bool, same: list[tuple[int, ...]]) -> Shape:
    n = len(cells)
    distinct = _distinct(n, tuple(same))
    number = [[0] * 6 if layout.covered >> i & 1 else _masks(n, i, 6) for i in range(n)]
    colour = [_masks(n, i, 3) for i in range(n)]
    worlds = Slice(layout, (1 << KINDS**n) - 1, colour, number)
    return Shape(n, cells, lean, _class(layout, PLACE)[0], worlds, distinct, distinct.bit_count())


# --- kinds of dice as masks over the worlds ---


@cache
def _kinds(n: int, i: int) -> Any:
    """The kind of die `i` in each of the 18**n worlds, an array."""
    return np.arange(KINDS**n) // KINDS**i % KINDS


def as_mask(flags: Any) -> int:
    """An array of truth values -> an integer, its first as bit 0."""
    return int.from_bytes(np.packbits(flags, bitorder="little").tobytes(), "little")


@cache
def _masks(n: int, i: int, of: int) -> list[int]:
    """In which worlds die `i` has each of the three colours, or each of the six numbers."""
    kinds = _kinds(n, i)
    feature = kinds // 6 if of == 3 else kinds % 6
    return [as_mask(feature == value) for value in range(of)]


@cache
def _distinct(n: int, same: tuple[tuple[int, ...], ...]) -> int:
    """One of all the worlds that come out of each other by the exchanges `same`: the one of least number."""
    world = np.arange(KINDS**n)
    least = np.ones(KINDS**n, bool)
    for exchange in same:
        other = sum((_kinds(n, j) * KINDS**i for i, j in enumerate(exchange)), np.zeros_like(world))
        least &= world <= other
    return as_mask(least)


# --- what can be told apart ---


def _class(layout: Any, needs: int) -> tuple[tuple[Any, ...], list[tuple[int, ...]]]:
    """A name of everything a law may look at, however the dice are numbered, and the exchanges that keep
    it."""
    views = {exchange: _view(layout, needs, exchange) for exchange in permutations(range(layout.n))}
    own = views[tuple(range(layout.n))]
    return min(views.values()), [exchange for exchange, view in views.items() if view == own]


def _view(layout: Any, needs: int, exchange: tuple[int, ...]) -> tuple[Any, ...]:
    """What a law sees when the dice are numbered by `exchange`: its die i is die exchange[i] of the
    layout."""
    back = {old: new for new, old in enumerate(exchange)}
    pairs = [(a, b) for a in exchange for b in exchange if a != b]
    view: list[Any] = [len(exchange)]
    view.append(tuple(back.get(layout.under[i], -1) for i in exchange))
    view.append(tuple((layout.touch[a] >> b & 1, layout.flat[a] >> b & 1) for a, b in pairs))
    if needs & ROWS:
        rows = [tuple(back[i] for i in row) for n in (3, 4) for row in layout.rows(n)]
        view.append(tuple(sorted(min(row, row[::-1]) for row in rows)))
    if needs & NORTHING:
        view.append(tuple(_sign(layout.ys[a] - layout.ys[b]) for a, b in pairs))
    if needs & EASTING:
        view.append(tuple(_sign(layout.xs[a] - layout.xs[b]) for a, b in pairs))
    return tuple(view)


def _sign(value: int) -> int:
    return (value > 0) - (value < 0)


# --- everything that can be built ---


def _standing(needs: int) -> Iterator[tuple[Cells, bool]]:
    """Cells of the dice, a cell once for each die in it, and whether two stacks lean; many come twice.

    Leaning stacks stand off the grid: which is further north cannot be said, so directions leave them out."""
    for n in range(MOST + 1):
        for heights in _partitions(n, n):
            for feet in _feet(len(heights), needs):
                for order in sorted(set(permutations(heights))):
                    yield tuple(c for c, high in zip(feet, order, strict=True) for _ in range(high)), False
    if not needs & DIRECTIONS:
        yield from ((cells, True) for cells in _LEANING)


def _partitions(n: int, most: int) -> Iterator[tuple[int, ...]]:
    """The ways to write n as a sum of numbers up to `most`, largest first: the heights of stacks."""
    if not n:
        yield ()
    for first in range(min(n, most), 0, -1):
        yield from ((first, *rest) for rest in _partitions(n - first, first))


def _feet(count: int, needs: int) -> Iterator[Cells]:
    """Places on the table for `count` dice, told apart by what touches and, when asked for, by directions."""
    for sizes in _partitions(count, count):
        for blocks in product(*map(_blocks, sizes)):
            for steps in product(range(MOST + 1) if needs & DIRECTIONS else (0,), repeat=len(sizes)):
                yield tuple(_put(blocks, steps, bool(needs & EASTING)))


def _put(blocks: tuple[Cells, ...], steps: tuple[int, ...], east: bool) -> Iterator[Cell]:
    """The cells of blocks that stand far apart one way, and `steps` further the other way."""
    for number, (block, step) in enumerate(zip(blocks, steps, strict=True)):
        far = number * _APART
        yield from ((x + step, y + far) if east else (x + far, y + step) for x, y in block)


@cache
def _blocks(size: int) -> tuple[Cells, ...]:
    """All sets of `size` cells that hang together by edges and corners, their least x and y 0."""
    found: set[Cells] = {((0, 0),)}
    for _ in range(size - 1):
        found = {
            _corner([*block, (x + dx, y + dy)])
            for block in found
            for x, y in block
            for dx, dy in _AROUND
            if (x + dx, y + dy) not in block
        }
    return tuple(sorted(found))


def _corner(block: list[Cell]) -> Cells:
    west, north = min(x for x, _ in block), min(y for _, y in block)
    return tuple(sorted((x - west, y - north) for x, y in block))
