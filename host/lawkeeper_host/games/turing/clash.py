"""Which answers cannot all be right: the smallest set of answers that no world fits."""

from __future__ import annotations

from collections.abc import Sequence

import numpy as np

from lawkeeper_host.games.turing.asking import Answer
from lawkeeper_host.games.turing.held import Held


def smallest_clash(held: Held, answers: Sequence[Answer]) -> list[int]:
    """The fewest answers that leave no world between them, as places in rising order; [] when there are."""
    rows = [held.passes(held.everything, one.letter, one.code) != one.yes for one in answers]
    if not rows or not np.logical_or.reduce(rows).all():
        return []
    different = np.unique(np.array(rows), axis=1)  # worlds that all answers treat alike count once
    excluded = [int.from_bytes(np.packbits(row, bitorder="little").tobytes(), "little") for row in different]
    return list(smallest_cover(excluded, (1 << different.shape[1]) - 1) or ())


def smallest_cover(excluded: Sequence[int], everything: int) -> tuple[int, ...] | None:
    """The fewest of the sets `excluded` that make up `everything` together, as indices in rising order; None
    when all of them do not. Sets are integers with a bit for each element."""
    union = 0
    for worlds in excluded:
        union |= worlds
    if everything & ~union:
        return None
    for size in range(len(excluded) + 1):
        found = _cover(excluded, everything, size)
        if found is not None:
            return tuple(sorted(found))
    return tuple(range(len(excluded)))


def _cover(excluded: Sequence[int], left: int, size: int) -> tuple[int, ...] | None:
    """`size` sets that make up what is `left`, or None; one that has its lowest bit is among them."""
    if not left:
        return ()
    if not size:
        return None
    lowest = left & -left
    for at, worlds in enumerate(excluded):
        if worlds & lowest:
            rest = _cover(excluded, left & ~worlds, size - 1)
            if rest is not None:
                return (at, *rest)
    return None
