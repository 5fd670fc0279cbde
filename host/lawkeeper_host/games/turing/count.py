"""The whole space of problems, enumerated (Turing Machine item 9).

Sets of criteria are grown one criterion at a time, in the order of their masks, as columns of numpy arrays.
A set stays while each of its criteria rules out a code that all others let pass (item 5: what is superfluous
stays so in every larger set). With one code left it is a problem; with more it grows on. Masks that several
cards have are gone through once, then the cards are dealt to them.
"""

from __future__ import annotations

import os
from collections.abc import Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass
from functools import cache, partial

import numpy as np
from numpy.typing import NDArray

from lawkeeper.games.turing.problems import cards as tables
from lawkeeper_host.games.turing.words import Words, words

Rows = NDArray[np.uint8]  # n x size: numbers of masks, rising

SMALL_CARDS = 22  # hard problems have two of them at most (item 7)
EASY_CARDS = 17
SMALL_IN_HARD = 2


@dataclass(frozen=True)
class Counts:
    """How many problems there are with so many verifiers: by item 5 alone, with items 5 and 6, and of those
    easy, standard and hard ones (item 7)."""

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
        names = ("item5", "item6", "easy", "standard", "hard")
        return Counts(self.verifiers, *(getattr(self, name) + getattr(other, name) for name in names))


EVERY = frozenset(range(1, tables.CARDS + 1))


@dataclass(frozen=True)
class Pool:
    """Criteria of some cards. `masks`: 2 x m words; `owners`: m x most, the cards that have each, 0 for none;
    `kin`: by card, as bits the cards that it may not lie with, itself included (item 6)."""

    masks: Words
    owners: NDArray[np.uint8]
    kin: NDArray[np.uint64]

    @property
    def size(self) -> int:
        """How many different masks."""
        return self.masks.shape[1]


@cache
def pool(cards: frozenset[int] = EVERY) -> Pool:
    """The used criteria of the cards (item 3)."""
    owners: dict[int, list[int]] = {}
    for card in sorted(cards):
        for k in range(tables.criteria(card)):
            if tables.used(card, k):
                owners.setdefault(tables.mask(card, k), []).append(card)
    most = max(map(len, owners.values()), default=0)
    padded = [row + [0] * (most - len(row)) for row in owners.values()]
    kin = [0] + [
        sum(1 << other for other in EVERY if other == card or tables.clash(card, other))
        for card in sorted(EVERY)
    ]
    return Pool(words(list(owners)), np.array(padded, np.uint8).reshape(-1, most), np.array(kin, np.uint64))


@dataclass
class Level:
    """Sets of as many criteria that grow on. `left`: the codes that pass them all; `lacking`: for each place
    of the set those that pass all others. Sets that end with mask m lie before ends[m]."""

    rows: Rows
    left: Words
    lacking: list[Words]
    ends: list[int]


def sets(cards: Pool, first: int, most: int) -> Iterator[Rows]:
    """-> for 2 .. `most` verifiers the valid sets of masks (item 5) that begin with number `first`."""
    start = cards.masks[:, first : first + 1]
    ends = [int(m >= first) for m in range(cards.size)]
    level = Level(np.array([[first]], np.uint8), start, [words([tables.ALL])], ends)
    for size in range(2, most + 1):
        grown = [
            _grown(level, m, cards.masks[:, m : m + 1], size == most)
            for m in range(first + 1, cards.size)
            if level.ends[m - 1]
        ]
        yield np.concatenate([np.empty((0, size), np.uint8), *(done for done, _ in grown)])
        if size < most:
            level = _joined([more for _, more in grown if more is not None], size, cards.size)


def _grown(level: Level, m: int, mask: Words, last: bool) -> tuple[Rows, Level | None]:
    """-> (the sets that mask number `m` completes, those that it makes longer)."""
    end = level.ends[m - 1]
    left = level.left[:, :end] & mask
    codes = np.bitwise_count(left[0]) + np.bitwise_count(left[1])
    kept = np.flatnonzero(codes == 1 if last else codes)
    left = left[:, kept]
    lacking = [level.left[:, kept], *(other[:, kept] & mask for other in level.lacking)]
    needed = codes[kept] > 0
    for other in lacking:
        changed = other != left
        needed &= changed[0] | changed[1]
    single = codes[kept] == 1
    done = _longer(level.rows[kept[needed & single]], m)
    if last:
        return done, None
    on = np.flatnonzero(needed & ~single)
    return done, Level(_longer(level.rows[kept[on]], m), left[:, on], [some[:, on] for some in lacking], [m])


def _longer(rows: Rows, m: int) -> Rows:
    return np.concatenate([rows, np.full((len(rows), 1), m, np.uint8)], axis=1)


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


def dealt(cards: Pool, rows: Rows) -> tuple[NDArray[np.intp], Rows, NDArray[np.bool_]]:
    """Deal different cards to the masks of each row in all ways.

    -> (the row of each deal, its cards mask by mask, whether two of them are of one family)."""
    row = np.arange(len(rows))
    given = np.empty((len(rows), 0), np.uint8)
    kin = np.zeros(len(rows), bool)
    for at in range(rows.shape[1]):
        parts = []
        taken = as_bits(given)
        for choice in range(cards.owners.shape[1]):
            card = cards.owners[rows[row, at], choice]
            free = np.flatnonzero((card > 0) & (taken >> card & np.uint64(1) == 0))
            related = kin[free] | (cards.kin[card[free]] & taken[free] != 0)
            parts.append((row[free], np.concatenate([given[free], card[free, None]], axis=1), related))
        row, given, kin = (np.concatenate(column) for column in zip(*parts, strict=True))
    return row, given, kin


def as_bits(cards: Rows) -> NDArray[np.uint64]:
    """Rows of cards as a bit for each."""
    found = np.zeros(len(cards), np.uint64)
    for column in cards.T:
        found |= np.uint64(1) << column.astype(np.uint64)
    return found


def difficulties(cards: Rows) -> NDArray[np.int8]:
    """-> for rows of cards EASY, STANDARD or HARD, -1 for none of them (item 7)."""
    small = (cards <= SMALL_CARDS).sum(axis=1)
    found = np.full(len(cards), -1, np.int8)
    found[small <= SMALL_IN_HARD] = tables.HARD
    found[small == cards.shape[1]] = tables.STANDARD
    found[(cards <= EASY_CARDS).all(axis=1)] = tables.EASY
    return found


def _counted(first: int, most: int) -> list[Counts]:
    """Those that begin with one mask: for 2 .. most verifiers."""
    found = []
    for size, rows in enumerate(sets(pool(), first, most), 2):
        _, cards, kin = dealt(pool(), rows)
        level = difficulties(cards[~kin])
        kinds = [int(np.count_nonzero(level == kind)) for kind in (tables.EASY, tables.STANDARD, tables.HARD)]
        found.append(Counts(size, len(cards), len(level), *kinds))
    return found


def counts(most: int, processes: int | None = None) -> list[Counts]:
    """-> the counts for 2 .. `most` verifiers; the game has 6 at most."""
    total = [Counts(size) for size in range(2, most + 1)]
    with ProcessPoolExecutor(processes or os.cpu_count()) as workers:
        for part in workers.map(partial(_counted, most=most), range(pool().size)):
            total = [one + other for one, other in zip(total, part, strict=True)]
    return total
