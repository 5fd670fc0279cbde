"""The worlds of a table, all of them: for the companion, the pars and looking ahead.

A world says for each place on the table which card is true and which criterion of it, and in nightmare which
place each letter asks. The worlds of valid problems only (`strict`): one code, nothing superfluous (Turing
Machine item 5); in extreme a fake is among the first 25 cards, true cards are of different families and fit
the difficulty (items 6 to 8). Each is as likely as the others: so problems are made.
"""

from __future__ import annotations

from collections.abc import Sequence
from itertools import permutations
from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from lawkeeper.games.turing.problems import cards, solve
from lawkeeper.games.turing.problems.problem import EXTREME, NIGHTMARE
from lawkeeper_host.games.turing.count import EASY_CARDS, SMALL_CARDS, SMALL_IN_HARD, pool
from lawkeeper_host.games.turing.words import Words, whole, words

View = tuple[int, Sequence[Sequence[int]], int | None]
"""Mode, the cards of each place, the difficulty where it is known (`solve.view`)."""
Worlds = NDArray[np.int32]
"""Numbers of worlds, rising."""
_BYTES = 16  # of a mask


class _Grown(NamedTuple):
    """Combinations of the first places. `kin`: the cards that none may lie with, as bits; `small`: how many
    cards are up to 22; `large`: whether one is beyond 17."""

    rows: NDArray[np.uint8]
    left: Words
    lacking: list[Words]
    kin: NDArray[np.uint64]
    small: NDArray[np.uint8]
    large: NDArray[np.bool_]


class Held:
    """The worlds of what players see.

    choices       for each place its criteria: (mask, card, k)
    rows          the choice of each place, a row for each combination
    orders        which place each letter asks, a row for each order
    like          for each code the first one that passes the same criteria
    proposals     these first ones
    everything    all worlds; world w has row w // orders and order w % orders
    """

    def __init__(self, seen: View, strict: bool = True) -> None:
        self.mode, places, level = seen
        self.letters = len(places)
        self.choices = [solve.choices(tuple(place)) for place in places]
        grown = _combinations(self.choices, level if self.mode == EXTREME else None, strict)
        kept = _kept(grown, level, strict) if self.mode == EXTREME else _single(grown, strict)
        self.rows = grown.rows[kept]
        self.orders = _orders(self.letters, self.mode)
        self.everything: Worlds = np.arange(len(self.rows) * len(self.orders), dtype=np.int32)
        self._row, self._order = np.divmod(self.everything, np.int32(len(self.orders)))
        different, labels = np.unique(grown.left[:, kept], axis=1, return_inverse=True)
        self._label = labels[self._row]
        self._codes = [whole(column) for column in different.T]
        self._bits = self._passing()
        self.like = _like([mask for place in self.choices for mask, _, _ in place])
        self.proposals = np.unique(self.like)
        self._seen = np.ascontiguousarray(self._bits[:, :, self.proposals])

    def _passing(self) -> NDArray[np.uint8]:
        """[row][place][code]: whether the code passes."""
        found = np.empty((len(self.rows), self.letters, cards.CODES), np.uint8)
        for at, place in enumerate(self.choices):
            found[:, at] = _as_bits([mask for mask, _, _ in place])[self.rows[:, at]]
        return found

    # -- a set of worlds ------------------------------------------------------------------------------------

    def labels(self, worlds: Worlds) -> NDArray[np.intp]:
        """-> for each world a number for its code (or codes, of worlds that are not strict)."""
        return self._label[worlds]

    def codes(self, worlds: Worlds) -> int:
        """-> the codes that the worlds have, as a mask."""
        found = 0
        for label in np.unique(self.labels(worlds)):
            found |= self._codes[label]
        return found

    def known(self, worlds: Worlds) -> bool:
        """Whether all of them have the same code (and when there are none)."""
        labels = self.labels(worlds)
        return not len(labels) or bool((labels == labels[0]).all())

    def passes(self, worlds: Worlds, letter: int, code: int) -> NDArray[np.bool_]:
        """-> for each world whether the verifier lets the code pass."""
        row, order = self._row[worlds], self._order[worlds]
        return self._bits[row, self.orders[order, letter], code] > 0

    def patterns(self, worlds: Worlds, letters: Sequence[int], code: int) -> NDArray[np.uint8]:
        """-> [letter][world]: 1 where the verifier lets the code pass."""
        row, order = self._row[worlds], self._order[worlds]
        found: NDArray[np.uint8] = self._bits[row[:, None], self.orders[order][:, letters], code]
        return np.ascontiguousarray(found.T)

    def answered(self, worlds: Worlds, letter: int, code: int, yes: bool) -> Worlds:
        """-> the worlds in which the verifier says that."""
        return worlds[self.passes(worlds, letter, code) == yes]

    def split(self, worlds: Worlds, letter: int, code: int) -> tuple[Worlds, Worlds]:
        """-> (the worlds in which the verifier says no, those in which it says yes)."""
        passing = self.passes(worlds, letter, code)
        return worlds[~passing], worlds[passing]

    def cube(self, worlds: Worlds, letters: Sequence[int]) -> NDArray[np.uint8]:
        """-> [letter][proposal][world]: 1 where the verifier lets the proposal pass. `letters`: from A on."""
        row, order = self._row[worlds], self._order[worlds]
        found = np.empty((len(letters), len(self.proposals), len(worlds)), np.uint8)
        for letter in letters:
            found[letter] = self._seen[row, self.orders[order, letter]].T
        return found

    # -- told -----------------------------------------------------------------------------------------------

    def chosen(self, worlds: Worlds) -> list[dict[tuple[int, int], int]]:
        """-> for each place in how many worlds each (card, criterion) is true; those of none are left out."""
        row = self._row[worlds]
        found = []
        for at, place in enumerate(self.choices):
            counts = np.bincount(self.rows[row, at], minlength=len(place))
            found.append({(card, k): int(n) for (_, card, k), n in zip(place, counts, strict=True) if n})
        return found

    def asking(self, worlds: Worlds) -> list[list[int]]:
        """-> for each place the letters that may ask it."""
        orders = self.orders[np.unique(self._order[worlds])]
        return [np.flatnonzero((orders == place).any(axis=0)).tolist() for place in range(self.letters)]


def _orders(count: int, mode: int) -> NDArray[np.intp]:
    ways = permutations(range(count)) if mode == NIGHTMARE else [tuple(range(count))]
    return np.array(list(ways), np.intp)


def _as_bits(masks: Sequence[int]) -> NDArray[np.uint8]:
    """A row of 125 for each mask."""
    rows = np.array([list(mask.to_bytes(_BYTES, "little")) for mask in masks], np.uint8).reshape(-1, _BYTES)
    return np.unpackbits(rows, axis=1, count=cards.CODES, bitorder="little")


def _like(masks: Sequence[int]) -> NDArray[np.intp]:
    """For each code the first one that passes the same masks."""
    first: dict[bytes, int] = {}
    columns = enumerate(_as_bits(masks).T)
    return np.array([first.setdefault(column.tobytes(), code) for code, column in columns], np.intp)


# -- enumerated ---------------------------------------------------------------------------------------------


def _combinations(
    choices: Sequence[Sequence[tuple[int, int, int]]], level: int | None, strict: bool
) -> _Grown:
    """Combinations of a criterion for each place that leave a code; when `strict` none of them superfluous
    and the cards of different families."""
    grown = _Grown(
        np.zeros((1, 0), np.uint8), words([cards.ALL]), [],
        np.zeros(1, np.uint64), np.zeros(1, np.uint8), np.zeros(1, bool),
    )  # fmt: skip
    for place in choices:
        grown = _longer(grown, place, level, strict)
    return grown


def _longer(grown: _Grown, place: Sequence[tuple[int, int, int]], level: int | None, strict: bool) -> _Grown:
    masks, card = words([row[0] for row in place]), np.array([row[1] for row in place])
    row, choice = (index.ravel() for index in np.indices((len(grown.rows), len(place))))
    left = grown.left[:, row] & masks[:, choice]
    kept = left.any(axis=0)
    small = grown.small[row] + (card <= SMALL_CARDS)[choice]
    if strict:
        kept &= grown.kin[row] >> card[choice].astype(np.uint64) & np.uint64(1) == 0
        if level == cards.HARD:
            kept &= small <= SMALL_IN_HARD
        for codes in (*grown.lacking, None):
            others = grown.left[:, row] if codes is None else codes[:, row] & masks[:, choice]
            kept &= (others != left).any(axis=0)
    at = np.flatnonzero(kept)
    row, choice = row[at], choice[at]
    lacking = [*(codes[:, row] & masks[:, choice] for codes in grown.lacking), grown.left[:, row]]
    return _Grown(
        np.concatenate([grown.rows[row], choice[:, None].astype(np.uint8)], axis=1),
        left[:, at],
        lacking if strict else [],
        grown.kin[row] | pool().kin[card[choice]],
        small[at],
        grown.large[row] | (card > EASY_CARDS)[choice],
    )


def _single(grown: _Grown, strict: bool) -> NDArray[np.intp]:
    """Which of them have one code, when they have to."""
    one = np.bitwise_count(grown.left).sum(axis=0) == 1
    return np.flatnonzero(np.logical_or(not strict, one))


def _kept(grown: _Grown, level: int | None, strict: bool) -> NDArray[np.intp]:
    """Which of them are problems of that difficulty (item 7)."""
    kept = _single(grown, strict)
    if strict and level is not None and level < cards.HARD:
        size = grown.rows.shape[1]
        kept = kept[(grown.small[kept] == size) & (grown.large[kept] == (level == cards.STANDARD))]
    return kept
