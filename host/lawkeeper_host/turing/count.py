"""The whole space of problems, enumerated (Turing Machine item 9).

Sets of criteria are grown one criterion at a time, in the order of their masks, as columns of numpy arrays: a set
stays while each of its criteria rules out a code that all others let pass (item 5: a set with a superfluous
criterion never gets rid of it by growing). With one code left it is a problem; with more it grows on. Masks that
several cards have are gone through once, then the cards are dealt to them.
"""

from __future__ import annotations

import os
from collections.abc import Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass
from functools import cache

import numpy as np
from numpy.typing import NDArray

from lawkeeper.games.turing import cards as tables

Words = NDArray[np.uint64]  # 2 x n: the lower 64 codes and the other 61
Rows = NDArray[np.uint8]  # n x size: numbers of masks, rising

SMALL_CARDS = 22  # hard problems have two of them at most (item 7)
EASY_CARDS = 17
SMALL_IN_HARD = 2


@dataclass(frozen=True)
class Counts:
    """How many problems there are with `verifiers` verifiers: by item 5 alone, with items 5 and 6, and of those
    the easy, standard and hard ones (item 7)."""

    verifiers: int
    item5: int = 0
    item6: int = 0
    easy: int = 0
    standard: int = 0
    hard: int = 0

    @property
    def item7(self) -> int:
        """Problems by items 5, 6 and 7."""
        return self.easy + self.standard + self.hard

    def __add__(self, other: Counts) -> Counts:
        sums = (getattr(self, name) + getattr(other, name) for name in ("item5", "item6", "easy", "standard", "hard"))
        return Counts(self.verifiers, *sums)


@dataclass(frozen=True)
class Tables:
    """`masks`: the masks of used criteria, 2 x m words. `owners`: m x most, the cards of each, 0 for none.
    `kin`: by card, the bits of the cards that it may not lie with, itself included."""

    masks: Words
    owners: NDArray[np.uint8]
    kin: Words


@cache
def masks() -> Tables:
    """The criteria as arrays."""
    owners: dict[int, list[int]] = {}
    for card in range(1, tables.CARDS + 1):
        for k in range(tables.criteria(card)):
            if tables.used(card, k):
                owners.setdefault(tables.mask(card, k), []).append(card)
    most = max(map(len, owners.values()))
    kin = [0] + [
        sum(1 << other for other in range(1, tables.CARDS + 1) if tables.clash(card, other) or card == other)
        for card in range(1, tables.CARDS + 1)
    ]
    return Tables(words(list(owners)), np.array([row + [0] * (most - len(row)) for row in owners.values()], np.uint8),
                  np.array(kin, np.uint64))


def words(whole: Sequence[int]) -> Words:
    """Masks as columns of two words."""
    low = (1 << 64) - 1
    return np.array([[mask & low for mask in whole], [mask >> 64 for mask in whole]], np.uint64)


@dataclass
class Level:
    """Sets of as many criteria that grow on. `left`: the codes that pass them all; `lacking`: for each place of
    the set those that pass all others. Sets that end with mask m lie before ends[m]."""

    rows: Rows
    left: Words
    lacking: list[Words]
    ends: list[int]


def sets(first: int, most: int) -> Iterator[Rows]:
    """-> for 2 .. `most` verifiers the sets of masks that are problems by item 5 and begin with mask `first`."""
    every = masks().masks
    everything = words([tables.ALL])
    level = Level(np.array([[first]], np.uint8), every[:, first : first + 1], [everything],
                  [int(m >= first) for m in range(every.shape[1])])
    for size in range(2, most + 1):
        grown = [_grown(level, m, size == most) for m in range(first + 1, every.shape[1]) if level.ends[m - 1]]
        yield np.concatenate([np.empty((0, size), np.uint8), *(done for done, _ in grown)])
        if size < most:
            level = _joined([more for _, more in grown if more is not None], size, every.shape[1])


def _grown(level: Level, m: int, last: bool) -> tuple[Rows, Level | None]:
    """-> (the sets that mask `m` completes, those that it makes longer)."""
    end = level.ends[m - 1]
    mask = masks().masks[:, m : m + 1]
    left = level.left[:, :end] & mask
    codes = np.bitwise_count(left[0]) + np.bitwise_count(left[1])
    kept = np.flatnonzero(codes == 1 if last else codes)
    left, codes = left[:, kept], codes[kept]
    lacking = [level.left[:, kept]]
    for other in level.lacking:
        lacking.append(other[:, kept] & mask)
    needed = np.ones(len(kept), bool)
    for other in lacking:
        needed &= (other != left).any(axis=0)
    rows = np.concatenate([level.rows[kept], np.full((len(kept), 1), m, np.uint8)], axis=1)
    done = rows[needed & (codes == 1)]
    if last:
        return done, None
    on = needed & (codes > 1)
    return done, Level(rows[on], left[:, on], [other[:, on] for other in lacking], [m])


def _joined(parts: Sequence[Level], size: int, count: int) -> Level:
    """One level of those for each mask, `ends` holding the mask."""
    ends = [0] * count
    for part in parts:
        ends[part.ends[0]] = len(part.rows)
    nothing = words([])
    return Level(
        np.concatenate([np.empty((0, size), np.uint8), *(part.rows for part in parts)]),
        np.concatenate([nothing, *(part.left for part in parts)], axis=1),
        [np.concatenate([nothing, *(part.lacking[at] for part in parts)], axis=1) for at in range(size)],
        np.cumsum(ends).tolist(),
    )


def dealt(rows: Rows) -> tuple[NDArray[np.intp], Words, NDArray[np.bool_]]:
    """Deal different cards to the masks of each row in all ways.

    -> (the row of each deal, its cards as bits, whether two of them are of one family)."""
    every = masks()
    row = np.arange(len(rows))
    cards = np.zeros(len(rows), np.uint64)
    kin = np.zeros(len(rows), bool)
    for at in range(rows.shape[1]):
        parts = []
        for choice in range(every.owners.shape[1]):
            card = every.owners[rows[row, at], choice]
            bit = np.uint64(1) << card.astype(np.uint64)
            free = np.flatnonzero((card > 0) & (cards & bit == 0))
            related = kin[free] | (every.kin[card[free]] & cards[free] != 0)
            parts.append((row[free], cards[free] | bit[free], related))
        row, cards, kin = (np.concatenate(column) for column in zip(*parts, strict=True))
    return row, cards, kin


def difficulties(cards: Words, size: int) -> NDArray[np.int8]:
    """-> for sets of `size` cards as bits EASY, STANDARD or HARD, -1 for none of them (item 7)."""
    small = np.bitwise_count(cards & np.uint64((2 << SMALL_CARDS) - 1))
    easy = np.bitwise_count(cards & np.uint64((2 << EASY_CARDS) - 1))
    found = np.full(len(cards), -1, np.int8)
    found[small <= SMALL_IN_HARD] = tables.HARD
    found[small == size] = tables.STANDARD
    found[easy == size] = tables.EASY
    return found


def _counted(task: tuple[int, int]) -> list[Counts]:
    """Those that begin with one mask: for 2 .. most verifiers."""
    first, most = task
    found = []
    for size, rows in enumerate(sets(first, most), 2):
        _, cards, kin = dealt(rows)
        level = difficulties(cards[~kin], size)
        kinds = [int(np.count_nonzero(level == kind)) for kind in (tables.EASY, tables.STANDARD, tables.HARD)]
        found.append(Counts(size, len(cards), len(level), *kinds))
    return found


def counts(most: int, processes: int | None = None) -> list[Counts]:
    """-> the counts for 2 .. `most` verifiers (6 at most is what the game has)."""
    number = masks().masks.shape[1]
    total = [Counts(size) for size in range(2, most + 1)]
    with ProcessPoolExecutor(processes or min(os.cpu_count() or 1, number)) as pool:
        for part in pool.map(_counted, ((first, most) for first in range(number))):
            total = [one + other for one, other in zip(total, part, strict=True)]
    return total


def main() -> None:
    """`python -m lawkeeper_host.turing.count`: the table of all of them."""
    for row in counts(6):
        print(f"{row.verifiers}  {row.item5:>12,}  {row.item6:>12,}  {row.item7:>12,}")


if __name__ == "__main__":
    main()
