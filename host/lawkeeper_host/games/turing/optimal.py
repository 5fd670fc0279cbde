"""The best question by search to the end: fewest rounds on average over the worlds left, then fewest
questions.

Exact, and so only for so few worlds as a search can go through.
"""

from __future__ import annotations

from collections.abc import Callable
from heapq import heapify, heappop, heappush
from typing import Any

import numpy as np
from numpy.typing import NDArray

from lawkeeper.games.turing.problems import solve
from lawkeeper.logic.questions import entropy
from lawkeeper_host.games.turing.held import Held, Worlds

MOST = 24  # worlds
_ROUND = 1 << 20  # a round in terms of questions: more than there ever are
_OUTCOMES = 1 << solve.QUESTIONS  # of a round


class Few:
    """Few worlds of a table. A set of them is a whole number with a bit for each.

    everything    all of them
    unlike        proposals but for those like an earlier one to all letters"""

    def __init__(self, held: Held, worlds: Worlds) -> None:
        self.letters = held.letters
        self.everything = (1 << len(worlds)) - 1
        self.unlike = held.proposals.tolist()
        self._like = held.like.tolist()
        cube = held.cube(worlds, range(held.letters))
        self._pass = [
            {code: _bits(cube[letter, at]) for at, code in enumerate(self.unlike)}
            for letter in range(self.letters)
        ]
        labels = held.labels(worlds)
        self._same = [_bits(labels == label) for label in set(labels.tolist())]

    def known(self, worlds: int) -> bool:
        """Whether all of them have one and the same code (and when there are none)."""
        return not worlds or any(worlds & same == worlds for same in self._same)

    def shares(self, worlds: int) -> list[int]:
        """How many of the worlds each code has."""
        return [part for same in self._same if (part := (worlds & same).bit_count())]

    def yes(self, letter: int, code: int) -> int:
        """The worlds in which the verifier lets the code pass."""
        return self._pass[letter][self._like[code]]

    def open(self, worlds: int, code: int, asked: int) -> list[int]:
        """The verifiers not in the bits `asked` whose answer is open, best first."""
        total = worlds.bit_count()
        found = []
        for letter in range(self.letters):
            part = 0 if asked >> letter & 1 else (worlds & self.yes(letter, code)).bit_count()
            if 0 < part < total:
                found.append((-min(part, total - part), letter))
        return [letter for _, letter in sorted(found)]


def _bits(column: NDArray[Any]) -> int:
    return int.from_bytes(np.packbits(column > 0, bitorder="little").tobytes(), "little")


class Search:
    """Few worlds, searched to the end. `tick` is called all the time and may raise: what was found until then
    is kept, and the next call goes on."""

    def __init__(self, few: Few, tick: Callable[[], None] = lambda: None) -> None:
        self._table = few
        self.tick = tick
        self._known: dict[int, int] = {}
        self._in_round: dict[tuple[int, int, int], int] = {}

    def question(
        self, worlds: int, code: int | None = None, asked: int = 0
    ) -> tuple[int, int, float, float] | None:
        """-> the best proposal, the verifier to ask first, rounds and questions still needed on average (a
        round that has begun is not counted again); None when all worlds have the same code or nothing tells
        them apart.

        code, asked: the proposal of a round that has begun, and the verifiers it was shown to as bits."""
        if self._table.known(worlds):
            return None
        options = []
        if code is not None and 0 < asked.bit_count() < solve.QUESTIONS:
            options = [(self._asking(worlds, code, asked, letter), code, letter)
                       for letter in self._table.open(worlds, code, asked)]  # fmt: skip
        # To break a round off costs the next one.
        rest, begun = self._between(worlds), worlds.bit_count()
        if not options or rest < min(options)[0]:
            options = [
                (begun * _ROUND + self._asking(worlds, proposal, 0, letter), proposal, letter)
                for proposal in self._proposals(worlds)
                if begun * _ROUND + self._round(worlds, proposal, 0) == rest
                for letter in self._table.open(worlds, proposal, 0)
            ]
        if not options:
            return None
        cost, code, letter = min(options)
        return code, letter, (cost // _ROUND) / begun, (cost % _ROUND) / begun

    def _asking(self, worlds: int, code: int, asked: int, letter: int) -> int:
        """The cost of asking this verifier now, all worlds together."""
        passing = worlds & self._table.yes(letter, code)
        asked |= 1 << letter
        rest = self._round(passing, code, asked) + self._round(worlds ^ passing, code, asked)
        return worlds.bit_count() + rest

    def _between(self, worlds: int) -> int:
        """The cost of the worlds when no round is on: rounds x _ROUND + questions."""
        if self._table.known(worlds):
            return 0
        if worlds not in self._known:
            self.tick()
            begun = worlds.bit_count() * _ROUND
            least = self._least(worlds)
            found = None
            for code in self._proposals(worlds):
                cost = begun + self._round(worlds, code, 0)
                found = cost if found is None else min(found, cost)
                if found <= least:
                    break
            self._known[worlds] = found or 0
        return self._known[worlds]

    def _round(self, worlds: int, code: int, asked: int) -> int:
        """The cost of the worlds in a round that has begun: ask on, or let it end."""
        if self._table.known(worlds):
            return 0
        letters = self._table.open(worlds, code, asked) if asked.bit_count() < solve.QUESTIONS else []
        if not letters:
            return self._between(worlds) if asked else self._endless(worlds)
        key = (worlds, code, asked)
        if key not in self._in_round:
            self.tick()
            found = min(self._asking(worlds, code, asked, letter) for letter in letters)
            # Less than another round for all of them: then there is no point in ending this one.
            if asked and found > self._least(worlds):
                found = min(found, self._between(worlds))
            self._in_round[key] = found
        return self._in_round[key]

    def _endless(self, worlds: int) -> int:
        return worlds.bit_count() * _ROUND * _ROUND

    def _proposals(self, worlds: int) -> list[int]:
        """Proposals that tell something, those that tell most first; of some that split alike one only."""
        found: dict[tuple[int, ...], tuple[int, int]] = {}
        total = worlds.bit_count()
        for code in self._table.unlike:
            parts = []
            worth = 0
            for letter in range(self._table.letters):
                passing = worlds & self._table.yes(letter, code)
                parts.append(min(passing, worlds ^ passing))
                worth += entropy(min(passing.bit_count(), total - passing.bit_count()), total)
            if any(parts):
                found.setdefault(tuple(parts), (-worth, code))
        return [code for _, code in sorted(found.values())]

    def _least(self, worlds: int) -> int:
        """No way is cheaper between two rounds: a round has eight outcomes, a question two."""
        sizes = sorted(self._table.shares(worlds))
        late = sum(sizes[:-_OUTCOMES])
        cost = (worlds.bit_count() + late) * _ROUND
        heapify(sizes)
        while len(sizes) > 1:
            joined = heappop(sizes) + heappop(sizes)
            heappush(sizes, joined)
            cost += joined
        return cost
