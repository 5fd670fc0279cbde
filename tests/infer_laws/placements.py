"""All placements of up to four dice, laid out one by one, sorted by what a law can tell apart.

Rows that dice stand in are 1 or 2 steps apart, columns too: a wider gap makes no other placement.
"""

from collections.abc import Iterable, Iterator
from functools import cache
from itertools import permutations, product
from typing import Any

from lawkeeper.games.infer.laws import forms

Cells = list[tuple[int, int]]
Features = tuple[Any, ...]


def laid_out(n: int) -> Iterator[Cells]:
    """Every way to put n dice down, in stacking order, as wide as makes a difference."""
    for xs, ys in product(list(_lines(n)), repeat=2):
        yield list(zip(xs, ys))


def _lines(n: int) -> Iterator[tuple[int, ...]]:
    for ranks in product(range(n), repeat=n):
        if set(ranks) != set(range(max(ranks, default=-1) + 1)):
            continue
        for gaps in product((1, 2), repeat=max(ranks, default=0)):
            yield tuple(sum(gaps[:rank]) for rank in ranks)


def features(cells: Cells, needs: int, lean: bool = False) -> Features:
    """What a law that looks at `needs` can tell of dice 0, 1, ...: of every two, and the lines of three."""
    level = [cells[:i].count(cell) for i, cell in enumerate(cells)]
    pairs = tuple(_pair(cells, level, i, j, needs, lean) for i, j in permutations(range(len(cells)), 2))
    lines: tuple[tuple[int, int, int], ...] = ()
    if needs & forms.ROWS:
        threes = permutations(range(len(cells)), 3)
        lines = tuple(three for three in threes if _in_line(cells, level, three))
    return pairs, lines


def _pair(cells: Cells, level: list[int], i: int, j: int, needs: int, lean: bool) -> tuple[Any, ...]:
    (x, y), (other_x, other_y) = cells[i], cells[j]
    found: list[Any] = []
    if needs & (forms.PLACE | forms.ROWS):
        if cells[i] == cells[j]:
            found.append(level[j] - level[i])
        else:
            beside = level[i] == level[j] and max(abs(x - other_x), abs(y - other_y)) == 1
            found.append((beside != (lean and level[i] == level[j] == 1), level[i], level[j]))
    if needs & forms.NORTHING:
        found.append((y > other_y) - (y < other_y))
    if needs & forms.EASTING:
        found.append((x > other_x) - (x < other_x))
    return tuple(found)


def _in_line(cells: Cells, level: list[int], three: tuple[int, int, int]) -> bool:
    (ax, ay), (bx, by), (cx, cy) = (cells[i] for i in three)
    step = bx - ax, by - ay
    alike = len({level[i] for i in three}) == 1
    return alike and max(map(abs, step)) == 1 and (cx - bx, cy - by) == step


def renamed(found: Features, n: int) -> Iterator[Features]:
    """The features with the dice numbered anew, in every way, the given way first."""
    pairs = dict(zip(permutations(range(n), 2), found[0]))
    for order in permutations(range(n)):
        lines = sorted(tuple(order.index(i) for i in three) for three in found[1])
        yield tuple(pairs[order[i], order[j]] for i, j in permutations(range(n), 2)), tuple(lines)


@cache
def class_of(found: Features, n: int) -> Features:
    """One and the same for all placements that a law cannot tell apart."""
    return min(renamed(found, n), key=repr)


def experiments(found: Features, n: int) -> int:
    """How many experiments stand so, by Burnside's lemma: of 18 kinds each, up to a change of places."""
    orders = permutations(range(n))
    same = [order for order, other in zip(orders, renamed(found, n)) if other == found]
    return sum(18 ** _cycles(order) for order in same) // len(same)


def _cycles(order: Iterable[int]) -> int:
    goes = dict(enumerate(order))
    count = 0
    while goes:
        count += 1
        at = next(iter(goes))
        while at in goes:
            at = goes.pop(at)
    return count
