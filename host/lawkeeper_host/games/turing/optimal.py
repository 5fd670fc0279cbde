"""The best question by search to the end: what needs least on average over the worlds left.

A round counts as much as the three questions it has; of two ways that need as much the one with fewer rounds
is better. Exact. A proposal is what it can split the worlds into, whichever codes and letters do it: so most
proposals about a few worlds come to the same, and a branch is left as soon as it cannot be the best any more.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from heapq import heapify, heappop, heappush
from typing import Any, NamedTuple

import numpy as np
from numpy.typing import NDArray

from lawkeeper.games.turing.problems.solve import QUESTIONS
from lawkeeper_host.games.turing.held import Held, Worlds

MOST = 200  # worlds
_QUESTION = 1 << 16  # what it costs: more than there are rounds in any sum
_ROUND = QUESTIONS * _QUESTION + 1  # the lowest bits of a cost count the rounds
_NEVER = _ROUND * _QUESTION

Splits = tuple[int, ...]
"""What a proposal can be asked about some worlds: for each way to cut them one of the two parts."""


class Found(NamedTuple):
    """A question; whether it begins a round; rounds and questions still needed on average, this question
    included and a round that has begun not."""

    code: int
    letter: int
    begins: bool
    rounds: float
    questions: float


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
        same = {label: _bits(labels == label) for label in set(labels.tolist())}
        self._same = [same[label] for label in labels.tolist()]

    def same(self, worlds: int) -> int:
        """Those worlds of all that have the code of the first of these."""
        return self._same[(worlds & -worlds).bit_length() - 1]

    def known(self, worlds: int) -> bool:
        """Whether all of them have one and the same code (and when there are none)."""
        return not worlds or not worlds & ~self.same(worlds)

    def shares(self, worlds: int) -> Iterator[int]:
        """How many of the worlds each code has."""
        while worlds:
            part = worlds & self.same(worlds)
            yield part.bit_count()
            worlds ^= part

    def yes(self, letter: int, code: int) -> int:
        """The worlds in which the verifier lets the code pass."""
        return self._pass[letter][self._like[code]]

    def open(self, worlds: int, code: int, asked: int) -> list[int]:
        """The verifiers not in the bits `asked` whose answer is open."""
        letters = [letter for letter in range(self.letters) if not asked >> letter & 1]
        return [letter for letter in letters if 0 < worlds & self.yes(letter, code) < worlds]


def _bits(column: NDArray[Any]) -> int:
    return int.from_bytes(np.packbits(column > 0, bitorder="little").tobytes(), "little")


class Search:
    """Few worlds, searched to the end. `tick` is called all the time and may raise: what was found until then
    is kept, and the next call goes on.

    Costs are of all worlds together: rounds x _ROUND + questions x _QUESTION. A cost that is not below a
    `bound` is of no interest: then the bound is given back."""

    def __init__(self, few: Few, tick: Callable[[], None] = lambda: None) -> None:
        self.few = few
        self.tick = tick
        self._cost: dict[int, int] = {}
        self._bound: dict[int, int] = {}  # of worlds whose cost is not known yet: it is no less
        self._lowest: dict[tuple[int, int], int] = {}
        asked = range(few.letters)
        self._every = [tuple([few.yes(letter, code) for letter in asked]) for code in few.unlike]

    def question(self, worlds: int, code: int | None = None, asked: int = 0) -> Found | None:
        """-> the best question; None when all worlds have the same code or nothing tells them apart.

        code, asked: the proposal of a round that has begun, and the verifiers it was shown to as bits."""
        if self.few.known(worlds):
            return None
        found = best = None
        if code is not None and 0 < asked.bit_count() < QUESTIONS:
            best = found = self._on(worlds, code, asked)
        least = best[0] if best else _NEVER
        # To break a round off costs the next one.
        if self.cost(worlds, least) < least:
            found = self._begun(worlds)
        if not found:
            return None
        cost, code, letter = found
        rounds, size = cost % _QUESTION, worlds.bit_count()
        questions = (cost - rounds * _ROUND) // _QUESTION
        return Found(code, letter, found is not best, rounds / size, questions / size)

    def cost(self, worlds: int, bound: int = _NEVER) -> int:
        """The cost of the worlds when no round is on."""
        return self._between(worlds, self._every, bound)

    def _on(self, worlds: int, code: int, asked: int) -> tuple[int, int, int] | None:
        """(cost, proposal, verifier) of the best way to go on with a round."""
        letters = self.few.open(worlds, code, asked)
        splits = {letter: self.few.yes(letter, code) for letter in letters}
        left, best = QUESTIONS - asked.bit_count(), None
        for letter, split in splits.items():
            bound = best[0] if best else _NEVER
            cost = self._asking(worlds, split, tuple(splits.values()), left, bound, self._every)
            if cost < bound:
                best = cost, code, letter
        return best

    def _begun(self, worlds: int) -> tuple[int, int, int] | None:
        """(cost, proposal, verifier) of the best round to begin, of which the cost is known."""
        bound = self.cost(worlds) + 1
        begun = worlds.bit_count() * _ROUND
        for code, splits in zip(self.few.unlike, self._every, strict=True):
            for letter in self.few.open(worlds, code, 0):
                cost = self._asking(worlds, splits[letter], splits, QUESTIONS, bound - begun, self._every)
                if begun + cost < bound:
                    return begun + cost, code, letter
        return None

    def _between(self, worlds: int, proposals: Iterable[Splits], bound: int) -> int:
        """The cost when no round is on. `proposals`: all that tell anything about these worlds."""
        if self.few.known(worlds):
            return 0
        if worlds in self._cost:
            return self._cost[worlds]
        begun = worlds.bit_count() * _ROUND
        least = self._bound.get(worlds) or begun + self._least(worlds, 1 << QUESTIONS)
        if least >= bound:
            return bound
        self.tick()
        proposals, best = _unlike(worlds, proposals), bound
        for splits in proposals:
            best = min(best, begun + self._round(worlds, splits, QUESTIONS, best - begun, proposals))
            if best <= least:
                break
        if best < bound or not proposals:
            self._cost[worlds] = best if proposals else 0
        else:
            self._bound[worlds] = bound
        return best

    def _round(self, worlds: int, splits: Splits, left: int, bound: int, proposals: list[Splits]) -> int:
        """The cost in a round about a proposal that has so many questions left: ask on, or let it end."""
        if self.few.known(worlds):
            return 0
        if self._least(worlds, 1 << left) >= bound:
            return bound
        best = bound
        for split in splits if left else ():
            if 0 < worlds & split < worlds:
                best = min(best, self._asking(worlds, split, splits, left, best, proposals))
        # Less than another round for all of them: then there is no point in ending this one.
        if left < QUESTIONS and best > worlds.bit_count() * _ROUND:
            best = min(best, self._between(worlds, proposals, best))
        return best

    def _asking(
        self, worlds: int, split: int, splits: Splits, left: int, bound: int, proposals: list[Splits]
    ) -> int:
        """The cost of asking this now, the part that costs more first."""
        self.tick()
        one, other = worlds & split, worlds & ~split
        at_least, other_at_least = self._least(one, 1 << left - 1), self._least(other, 1 << left - 1)
        if at_least < other_at_least:
            one, other, other_at_least = other, one, at_least
        cost = worlds.bit_count() * _QUESTION
        if cost + at_least + other_at_least >= bound:
            return bound
        cost += self._round(one, splits, left - 1, bound - cost - other_at_least, proposals)
        if cost + other_at_least >= bound:
            return bound
        return cost + self._round(other, splits, left - 1, bound - cost, proposals)

    def _least(self, worlds: int, outcomes: int) -> int:
        """No way is cheaper when a round has so many outcomes left: each makes one code known at best, and a
        question has two answers."""
        key = worlds, outcomes
        if key not in self._lowest:
            sizes = sorted(self.few.shares(worlds))
            late = sum(sizes if outcomes == 1 else sizes[:-outcomes])
            cost = late * _ROUND if len(sizes) > 1 else 0
            heapify(sizes)
            while len(sizes) > 1:
                joined = heappop(sizes) + heappop(sizes)
                heappush(sizes, joined)
                cost += joined * _QUESTION
            self._lowest[key] = cost
        return self._lowest[key]


def _unlike(worlds: int, proposals: Iterable[Splits]) -> list[Splits]:
    """Proposals that tell something, those that split most evenly first; of those that split alike one."""
    found: dict[frozenset[int], tuple[int, Splits]] = {}
    total = worlds.bit_count()
    for splits in proposals:
        parts = {min(part, worlds ^ part) for split in splits if 0 < (part := worlds & split) < worlds}
        alike = frozenset(parts)
        if parts and alike not in found:
            uneven = sorted([(abs(total - 2 * part.bit_count()), part) for part in parts])
            worst = [apart for apart, _ in uneven[:QUESTIONS]] + [total] * (QUESTIONS - len(uneven))
            found[alike] = sum(worst), tuple([part for _, part in uneven])
    return [splits for _, splits in sorted(found.values())]
