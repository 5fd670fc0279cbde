"""The worlds of `problems.solve` held all at once: for many problems, and for looking ahead.

A set of worlds is a whole number with a bit for each. The players are those of the box, move for move: the
same proposals, the same verifiers in the same order.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from functools import lru_cache
from itertools import permutations
from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from lawkeeper.games.turing.problems import cards, solve
from lawkeeper.games.turing.problems.problem import NIGHTMARE, Problem
from lawkeeper.logic.masks import bits
from lawkeeper.logic.questions import entropy

View = tuple[int, Sequence[Sequence[int]]]
Words = NDArray[np.uint64]  # 2 x n: the lower 64 codes and the other 61
_ENTROPY = [2 * entropy(part, 256) for part in range(129)]


def words(masks: Sequence[int]) -> Words:
    """Masks as columns of two words."""
    low = (1 << 64) - 1
    return np.array([[mask & low for mask in masks], [mask >> 64 for mask in masks]], np.uint64)


def combinations(seen: View, item5: bool) -> tuple[NDArray[np.uint8], Words]:
    """-> (the choice of each place, a row for each combination; the codes that pass them all).

    The combinations of `solve.combinations`, in the same order."""
    rows = np.zeros((1, 0), np.uint8)
    left = words([cards.ALL])
    lacking: list[Words] = []
    for place in seen[1]:
        masks = words(_place(tuple(place)).masks)
        count = masks.shape[1]
        longer = (left[:, :, None] & masks[:, None, :]).reshape(2, -1)
        kept = longer.any(axis=0)
        if item5:
            lacking = [(codes[:, :, None] & masks[:, None, :]).reshape(2, -1) for codes in lacking]
            lacking.append(np.repeat(left, count, axis=1))
            for codes in lacking:
                kept &= (codes != longer).any(axis=0)
            lacking = [codes[:, kept] for codes in lacking]
        at = np.flatnonzero(kept)
        rows = np.concatenate([rows[at // count], (at % count)[:, None].astype(np.uint8)], axis=1)
        left = longer[:, at]
    if item5:
        single = np.bitwise_count(left).sum(axis=0) == 1
        rows, left = rows[single], left[:, single]
    return rows, left


class Table:
    """The worlds of what players see (`solve.view`), by item 5 or without it.

    size          how many there are
    everything    the set of all of them
    """

    def __init__(self, seen: View, item5: bool) -> None:
        self.letters = len(seen[1])
        rows, left = combinations(seen, item5)
        orders = _orders(self.letters) if seen[0] == NIGHTMARE else None
        self.size = len(rows) * (1 if orders is None else len(orders))
        self.everything = (1 << self.size) - 1
        places = [_place(tuple(place)) for place in seen[1]]
        chosen = [[rows[:, at] == n for n in range(len(place.masks))] for at, place in enumerate(places)]
        if orders is None:
            self._sets([(place, [_bits(column) for column in chosen[at]]) for at, place in enumerate(places)])
        else:
            whole = _together(tuple(places))
            self._sets([(whole, list(_ordered(chosen, orders[:, at]))) for at in range(self.letters)])
        self._codes = _only(left) if orders is None else np.repeat(_only(left), len(orders))
        self._single: dict[int, int] = {}

    def _sets(self, standing: Sequence[tuple[_Place, Sequence[int]]]) -> None:
        """`_pass[letter][kind]`: worlds in which the letter lets a kind of code pass; `unlike`: codes but for
        those like an earlier one to all letters; `_unlike`: their kinds, counted over all letters."""
        self._pass = [[_union(worlds, kind) for kind in place.kinds] for place, worlds in standing]
        columns = np.array([place.column for place, _ in standing])
        starts = np.cumsum([0] + [len(sets) for sets in self._pass[:-1]])
        self._column = columns.T.tolist()
        first: dict[tuple[int, ...], int] = {}
        for code, kinds in enumerate(self._column):
            first.setdefault(tuple(kinds), code)
        self.unlike = list(first.values())
        self._unlike = (columns + starts[:, None]).T[self.unlike]

    # -- one set of worlds ----------------------------------------------------------------------------------

    def known(self, worlds: int) -> bool:
        """Whether all of them have one and the same code (and when there are none)."""
        if not worlds:
            return True
        code = int(self._codes[(worlds & -worlds).bit_length() - 1])
        if code not in self._single:
            self._single[code] = _bits(self._codes == code) if code >= 0 else 0
        return worlds & self._single[code] == worlds

    def shares(self, worlds: int) -> list[int]:
        """How many of the worlds each code has."""
        return list(Counter(self._codes[bits(worlds)].tolist()).values())

    def yes(self, letter: int, code: int) -> int:
        """The worlds in which the verifier lets the code pass."""
        return self._pass[letter][self._column[code][letter]]

    def choose(self, worlds: int) -> int | None:
        """The best proposal (`solve.Worlds.choose`)."""
        total = worlds.bit_count()
        worth = []
        for sets in self._pass:
            for passing in sets:
                part = (passing & worlds).bit_count()
                # The last bit says that something is open, however little entropy it has.
                worth.append(_ENTROPY[min(part, total - part) * 256 // total] | (0 < part < total))
        parts = np.sort(np.array(worth)[self._unlike], axis=1)[:, -solve.QUESTIONS :]
        values = (parts & ~1).sum(axis=1) | parts[:, -1] & 1
        best = int(values.argmax())
        return self.unlike[best] if values[best] else None

    def open(self, worlds: int, code: int, asked: int) -> list[int]:
        """The verifiers not in the bits `asked` whose answer is open, best first (`solve.Worlds.letters`)."""
        total = worlds.bit_count()
        found = []
        for letter in range(self.letters):
            part = 0 if asked >> letter & 1 else (worlds & self.yes(letter, code)).bit_count()
            if 0 < part < total:
                found.append((-min(part, total - part), letter))
        return [letter for _, letter in sorted(found)]

    # -- the player of the pars -----------------------------------------------------------------------------

    def par(self, answer: Callable[[int, int], int]) -> tuple[int, int]:
        """-> (rounds, questions) as `solve.par`; answer(letter, code) is the verifier."""
        worlds, code, asked, left = self.everything, None, 0, 0
        rounds = questions = 0
        while step := self._step(worlds, code, asked, left):
            code, asked, left, letter = step
            rounds += left == solve.QUESTIONS - 1
            questions += 1
            passing = worlds & self.yes(letter, code)
            worlds = passing if answer(letter, code) else worlds ^ passing
        return rounds or 1, questions

    def _step(self, worlds: int, code: int | None, asked: int, left: int) -> tuple[int, int, int, int] | None:
        """-> (proposal, verifiers asked in this round, questions left in it, the verifier to ask now)."""
        if self.known(worlds):
            return None
        letters = self.open(worlds, code, asked) if left and code is not None else []
        if not letters:
            code, asked, left = self.choose(worlds), 0, solve.QUESTIONS
            if code is None:
                return None
            letters = self.open(worlds, code, 0)
        assert code is not None
        return code, asked | 1 << letters[0], left - 1, letters[0]

    def expected(self) -> float:
        """Questions of the player on average over all worlds."""
        return self._total(self.everything, None, 0, 0) / max(self.size, 1)

    def _total(self, worlds: int, code: int | None, asked: int, left: int) -> int:
        step = self._step(worlds, code, asked, left)
        if step is None:
            return 0
        passing = worlds & self.yes(step[3], step[0])
        return worlds.bit_count() + self._total(passing, *step[:3]) + self._total(worlds ^ passing, *step[:3])

    def sampled(self, samples: Sequence[int]) -> float:
        """Questions of the player on average over some of the worlds, given by number."""
        total = 0
        for at in samples:
            total += self.par(lambda letter, code, at=at: self.yes(letter, code) >> at & 1)[1]  # type: ignore[misc]
        return total / max(len(samples), 1)


class _Place(NamedTuple):
    """What a letter may stand for. `kinds`: which of the masks let a code pass, for codes that are not alike;
    `column`: the kind of each code."""

    masks: list[int]
    kinds: list[list[int]]
    column: list[int]


@lru_cache(4096)
def _place(shown: tuple[int, ...]) -> _Place:
    return _of([row[0] for row in solve.choices(shown)])


def _together(places: tuple[_Place, ...]) -> _Place:
    return _of([mask for place in places for mask in place.masks])


def _of(masks: list[int]) -> _Place:
    kinds: dict[tuple[int, ...], int] = {}
    column = []
    for code in range(cards.CODES):
        passing = tuple([at for at, mask in enumerate(masks) if mask >> code & 1])
        column.append(kinds.setdefault(passing, len(kinds)))
    return _Place(masks, [list(kind) for kind in kinds], column)


def _orders(count: int) -> NDArray[np.uint8]:
    """Which place each letter asks, a row for each order."""
    return np.array(list(permutations(range(count))), np.uint8)


def _ordered(chosen: Sequence[Sequence[NDArray[np.bool_]]], places: NDArray[np.uint8]) -> Iterator[int]:
    """For each choice of each place the worlds in which the letter that asks `places` has it."""
    for place, columns in enumerate(chosen):
        for column in columns:
            yield _bits(np.logical_and.outer(column, places == place).ravel())


def _bits(column: NDArray[np.bool_]) -> int:
    return int.from_bytes(np.packbits(column, bitorder="little").tobytes(), "little")


def _only(left: Words) -> NDArray[np.int16]:
    """The code where there is one, -1 where there are several."""
    code = np.where(left[0] > 0, _lowest(left[0]), 64 + _lowest(left[1])).astype(np.int16)
    code[np.bitwise_count(left).sum(axis=0) != 1] = -1
    return code


def _lowest(word: Words) -> NDArray[np.uint8]:
    """The place of the lowest bit."""
    return np.bitwise_count(word - np.uint64(1) & ~word)


def _union(sets: Sequence[int], some: Sequence[int]) -> int:
    found = 0
    for at in some:
        found |= sets[at]
    return found


def pars(problem: Problem) -> tuple[tuple[int, int], tuple[int, int]]:
    """-> (rounds, questions) of the Machine and of the Expert."""
    seen = solve.view(problem)
    masks = [problem.masks()[at] for at in problem.order]

    def answer(letter: int, code: int) -> int:
        return masks[letter] >> code & 1

    if problem.mode != NIGHTMARE:
        return Table(seen, False).par(answer), Table(seen, True).par(answer)
    *_, machine = solve.par(seen, problem, False)
    *_, expert = solve.par(seen, problem, True)
    return machine, expert
