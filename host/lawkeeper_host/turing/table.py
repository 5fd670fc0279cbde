"""The worlds of `lawkeeper.games.turing.solve` held all at once: for many problems, and for looking ahead.

A set of worlds is a whole number with a bit for each. The players are those of the box, move for move: the same
proposals, the same verifiers in the same order.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from functools import cached_property
from itertools import permutations

import numpy as np
from numpy.typing import NDArray

from lawkeeper.games.turing import cards, solve
from lawkeeper.games.turing.problem import NIGHTMARE, Problem

View = tuple[int, Sequence[Sequence[int]]]
Words = NDArray[np.uint64]  # 2 x n: the lower 64 codes and the other 61


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
        masks = words([row[0] for row in solve.choices(place)])
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
        choices = [solve.choices(place) for place in seen[1]]
        chosen = [[rows[:, place] == choice for choice in range(len(row))] for place, row in enumerate(choices)]
        masks = [[choice[0] for choice in row] for row in choices]
        # For each letter what it may stand for: masks, and the worlds in which it does.
        if orders is None:
            standing = [(masks[at], [_bits(column) for column in chosen[at]]) for at in range(self.letters)]
        else:
            whole = [mask for row in masks for mask in row]
            standing = [(whole, list(_ordered(chosen, orders[:, at]))) for at in range(self.letters)]
        self._sets(standing)
        self._left = left if orders is None else np.repeat(left, len(orders), axis=1)

    def _sets(self, standing: Sequence[tuple[Sequence[int], Sequence[int]]]) -> None:
        """`_pass[letter][kind]`: the worlds in which the letter lets a kind of code pass; `_kinds`: for codes
        that are not alike to all letters the kind for each letter."""
        self._pass: list[list[int]] = []
        columns: list[list[int]] = []
        for masks, worlds in standing:
            known: dict[tuple[bool, ...], int] = {}
            sets: list[int] = []
            column = []
            for code in range(cards.CODES):
                key = tuple([mask >> code & 1 == 1 for mask in masks])
                if key not in known:
                    known[key] = len(sets)
                    sets.append(_union(some for some, passes in zip(worlds, key, strict=True) if passes))
                column.append(known[key])
            self._pass.append(sets)
            columns.append(column)
        self._column = list(zip(*columns, strict=True))
        first: dict[tuple[int, ...], int] = {}
        for code, kinds in enumerate(self._column):
            first.setdefault(kinds, code)
        self.unlike = [(code, kinds) for kinds, code in first.items()]

    @cached_property
    def _single(self) -> dict[int, int]:
        """Code -> the worlds that have this code alone."""
        single = np.flatnonzero(np.bitwise_count(self._left).sum(axis=0) == 1)
        codes = np.where(self._left[0] > 0, _place(self._left[0]), 64 + _place(self._left[1]))[single]
        found = {}
        for code in np.unique(codes):
            column = np.zeros(self.size, bool)
            column[single[codes == code]] = True
            found[int(code)] = _bits(column)
        return found

    @cached_property
    def _code(self) -> list[int]:
        """For each world its code, -1 for several."""
        found = [-1] * self.size
        for code, worlds in self._single.items():
            for at in solve.bits(worlds):
                found[at] = code
        return found

    # -- one set of worlds ----------------------------------------------------------------------------------

    def known(self, worlds: int) -> bool:
        """Whether all of them have one and the same code (and when there are none)."""
        if not worlds:
            return True
        lowest = worlds & -worlds
        return any(lowest & some and worlds & some == worlds for some in self._single.values())

    def yes(self, letter: int, code: int) -> int:
        """The worlds in which the verifier lets the code pass."""
        return self._pass[letter][self._column[code][letter]]

    def choose(self, worlds: int) -> int | None:
        """The best proposal (`solve.Worlds.choose`)."""
        total = worlds.bit_count()
        worth = []
        for sets in self._pass:
            passing = [(some & worlds).bit_count() for some in sets]
            worth.append([solve.entropy(min(part, total - part), total) * 2 + (0 < part < total) for part in passing])
        best, most = None, 0
        for code, kinds in self.unlike:
            parts = sorted([row[kind] for row, kind in zip(worth, kinds, strict=True)])
            # The last bit says that something is open, however little entropy it has.
            value = sum([part >> 1 for part in parts[-solve.QUESTIONS :]]) * 2 + (parts[-1] & 1)
            if value > most:
                best, most = code, value
        return best

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


def _place(word: NDArray[np.uint64]) -> NDArray[np.uint8]:
    """The place of the lowest bit."""
    return np.bitwise_count(word - np.uint64(1) & ~word)


def _union(sets: Iterator[int]) -> int:
    found = 0
    for worlds in sets:
        found |= worlds
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
