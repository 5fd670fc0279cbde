"""Which answers cannot all be right: the smallest set of answers that no world fits."""

from __future__ import annotations

from collections.abc import Sequence


def smallest_clash(excluded: Sequence[int], everything: int) -> tuple[int, ...] | None:
    """The fewest answers that leave no world between them, as indices in rising order.

    `excluded[i]` are the worlds that answer `i` rules out, `everything` all worlds there are, both with one bit
    for each world. None when all answers together leave something."""
    union = 0
    for worlds in excluded:
        union |= worlds
    if union & everything != everything:
        return None
    for size in range(1, len(excluded) + 1):
        found = _cover(excluded, everything, size)
        if found is not None:
            return tuple(sorted(found))
    return tuple(range(len(excluded)))


def _cover(excluded: Sequence[int], left: int, size: int) -> tuple[int, ...] | None:
    """`size` answers that rule out all worlds `left`; one of those that rule out its lowest bit is among them."""
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
