"""The whole space of problems, enumerated (Turing Machine item 9).

Sets of criteria are grown one criterion at a time, in the order of their masks, as columns of numpy arrays.
A set stays while each of its criteria rules out a code that all others let pass (item 5: what is superfluous
stays so in every larger set). With one code left it is a problem; with more it grows on. Masks that several
cards have are gone through once, then the cards are dealt to them.
"""

from __future__ import annotations

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
PROCESSES = 2
_BATCHES = 2  # for each of them
_CHUNK = 1 << 11  # rows whose deals are looked at together


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


def sets(cards: Pool, firsts: Sequence[int], most: int) -> Iterator[Rows]:
    """-> for 2 .. `most` verifiers the valid sets of masks (item 5) that begin with one of the numbers
    `firsts`, which rise."""
    ends = np.searchsorted(firsts, np.arange(cards.size), side="right").tolist()
    rows = np.array(firsts, np.uint8)[:, None]
    level = Level(rows, cards.masks[:, list(firsts)], [words([tables.ALL] * len(firsts))], ends)
    for size in range(2, most + 1):
        grown = [
            _grown(level, m, cards.masks[:, m : m + 1], size == most)
            for m in range(firsts[0] + 1, cards.size)
            if level.ends[m - 1]
        ]
        yield np.concatenate([np.empty((0, size), np.uint8), *(done for done, _ in grown)])
        if size < most:
            level = _joined([more for _, more in grown if more is not None], size, cards.size)


def _grown(level: Level, m: int, mask: Words, last: bool) -> tuple[Rows, Level | None]:
    """-> (the sets that mask number `m` completes, those that it makes longer)."""
    before = level.left[:, : level.ends[m - 1]]
    left = before & mask
    if last:
        kept = np.flatnonzero(_codes(left) == 1)
    else:
        kept = np.flatnonzero(((left[0] | left[1]) > 0) & _unlike(left, before))
    left = left.take(kept, axis=1)
    lacking: list[Words] = []
    for other in level.lacking:  # after each of them there are fewer to look at
        lacking.append(other.take(kept, axis=1) & mask)
        needed = np.flatnonzero(_unlike(lacking[-1], left))
        if len(needed) < len(kept):
            kept, left = kept.take(needed), left.take(needed, axis=1)
            lacking = [some.take(needed, axis=1) for some in lacking]
    if last:
        return _longer(level.rows[kept], m), None
    single = _codes(left) == 1
    on = np.flatnonzero(~single)
    lacking = [before.take(kept, axis=1), *lacking]
    more = [some.take(on, axis=1) for some in (left, *lacking)]
    return _longer(level.rows[kept[single]], m), Level(
        _longer(level.rows[kept[on]], m), more[0], more[1:], [m]
    )


def _codes(masks: Words) -> NDArray[np.uint8]:
    """How many codes each of them has."""
    return np.bitwise_count(masks[0]) + np.bitwise_count(masks[1])


def _unlike(masks: Words, others: Words) -> NDArray[np.bool_]:
    return (masks[0] != others[0]) | (masks[1] != others[1])


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


# -- deals, counted ------------------------------------------------------------------------------------------


@dataclass(frozen=True)
class _Hands:
    """All deals of cards to some rows of masks, row after row. `start`, `count`: those of each row.
    `cards`: as bits; `kin`: the cards that none of them may lie with; `related`: two of them may not;
    `easy`, `small`: how many are up to 17, up to 22."""

    start: NDArray[np.intp]
    count: NDArray[np.intp]
    cards: NDArray[np.uint64]
    kin: NDArray[np.uint64]
    related: NDArray[np.bool_]
    easy: NDArray[np.int8]
    small: NDArray[np.int8]


def _hands(cards: Pool, rows: Rows) -> _Hands:
    row, given, related = dealt(cards, rows)
    order = np.argsort(row, kind="stable")
    given, related = given[order], related[order]
    many = np.bincount(row, minlength=len(rows))
    kin = (
        np.bitwise_or.reduce(cards.kin[given], axis=1) if given.shape[1] else np.zeros(len(given), np.uint64)
    )
    easy, small = ((given <= last).sum(axis=1, dtype=np.int8) for last in (EASY_CARDS, SMALL_CARDS))
    return _Hands(np.cumsum(many) - many, many, as_bits(given), kin, related, easy, small)


def _tally(cards: Pool, rows: Rows) -> Counts:
    """How many deals of different cards there are to rows of masks, and what they are.

    Masks on the same cards are dealt alike, and so are rows of such: they are counted once. Each row is cut
    in two: the deals of its halves are listed, and which of them go together is one operation on their
    bits."""
    size = rows.shape[1]
    found = Counts(size)
    if not len(rows):
        return found
    _, first, alike = np.unique(cards.owners, axis=0, return_index=True, return_inverse=True)
    same, times = _unique(np.sort(alike[rows].astype(np.uint8), axis=1))
    masks = first.astype(np.uint8)[same]
    (left, at_left), (right, at_right) = (
        _halves(half) for half in (masks[:, : size // 2], masks[:, size // 2 :])
    )
    one, other = _hands(cards, left), _hands(cards, right)
    for at in range(0, len(same), _CHUNK):
        part = slice(at, at + _CHUNK)
        found += _together(size, one, at_left[part], other, at_right[part], times[part])
    return found


def _unique(rows: Rows) -> tuple[Rows, NDArray[np.intp]]:
    """-> (the different rows, how many times each is there)."""
    keys = np.zeros(len(rows), np.uint64)
    for column in rows.T:
        keys = keys << np.uint64(8) | column
    _, first, times = np.unique(keys, return_index=True, return_counts=True)
    return rows[first], times


def _halves(rows: Rows) -> tuple[Rows, NDArray[np.intp]]:
    """-> (the different rows, which of them each is)."""
    keys = np.zeros(len(rows), np.uint64)
    for column in rows.T:
        keys = keys << np.uint64(8) | column
    _, first, which = np.unique(keys, return_index=True, return_inverse=True)
    return rows[first], which


def _together(
    size: int,
    one: _Hands,
    at_one: NDArray[np.intp],
    other: _Hands,
    at_other: NDArray[np.intp],
    times: NDArray[np.intp],
) -> Counts:
    """Each hand of a row's one half with each of its other half."""
    row, here = _spread(one.start[at_one], one.count[at_one])
    hand, there = _spread(other.start[at_other][row], other.count[at_other][row])
    row, here = row[hand], here[hand]
    apart = np.flatnonzero(one.cards[here] & other.cards[there] == 0)
    row, here, there = row[apart], here[apart], there[apart]
    many = times[row]
    item5 = int(many.sum())
    free = ~(one.related[here] | other.related[there]) & (one.kin[here] & other.cards[there] == 0)
    many, here, there = many[free], here[free], there[free]
    easy, small = one.easy[here] + other.easy[there], one.small[here] + other.small[there]
    low, high = easy == size, small == size
    levels = [int(many[kind].sum()) for kind in (low, high & ~low, ~high & (small <= SMALL_IN_HARD))]
    return Counts(size, item5, int(many.sum()), *levels)


def _spread(start: NDArray[np.intp], count: NDArray[np.intp]) -> tuple[NDArray[np.intp], NDArray[np.intp]]:
    """-> for each of `count` numbers from `start` on, one after the other: which of them it is of, itself."""
    which = np.repeat(np.arange(len(count)), count)
    return which, np.arange(len(which)) + np.repeat(start - np.cumsum(count) + count, count)


def _counted(firsts: Sequence[int], most: int) -> list[Counts]:
    """Those that begin with some masks: for 2 .. most verifiers."""
    return [_tally(pool(), rows) for rows in sets(pool(), firsts, most)]


def counts(most: int, processes: int = PROCESSES) -> list[Counts]:
    """-> the counts for 2 .. `most` verifiers; the game has 6 at most."""
    total = [Counts(size) for size in range(2, most + 1)]
    every = range(pool().size)
    batches = [every[at :: processes * _BATCHES] for at in range(processes * _BATCHES)]
    with ProcessPoolExecutor(processes) as workers:
        for part in workers.map(partial(_counted, most=most), batches):
            total = [one + other for one, other in zip(total, part, strict=True)]
    return total
