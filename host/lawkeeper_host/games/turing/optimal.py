"""The best question by search: fewest rounds on average over the worlds left, then fewest questions.

Exact, and so only for so many worlds as a search can go through. Entropy (`solve.Worlds.best`) looks one
proposal ahead; this looks to the end.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from heapq import heapify, heappop, heappush

from lawkeeper.games.turing.problems import solve
from lawkeeper.logic.questions import entropy
from lawkeeper_host.games.turing.table import Table, View

MOST = 20  # worlds
NODES = 60_000  # places looked at: a second or two
_ROUND = 1 << 20  # a round in terms of questions: more than there ever are
_OUTCOMES = 1 << solve.QUESTIONS  # of a round


@dataclass(frozen=True)
class Question:
    """The proposal and the verifier to ask first. `rounds` and `questions`: what is still needed on average,
    this question included; a round that has begun is not counted again."""

    code: int
    letter: int
    rounds: float
    questions: float


class TooLarge(Exception):
    """The search would take too long."""


def best(
    seen: View,
    answers: Iterable[tuple[int, int, int]] = (),
    item5: bool = True,
    code: int | None = None,
    asked: int = 0,
) -> Question | None:
    """-> the best question after some answers (letter, code, 0 or 1), None when the code is known.

    code, asked: the proposal of a round that has begun, and the verifiers it was shown to as bits.
    Raises TooLarge where it cannot be told."""
    table = Table(seen, item5)
    worlds = table.everything
    for letter, proposal, answer in answers:
        passing = worlds & table.yes(letter, proposal)
        worlds = passing if answer else worlds ^ passing
    if worlds.bit_count() > MOST:
        raise TooLarge
    return Search(table).question(worlds, code, asked)


class Search:
    """The worlds of a table, searched to the end."""

    def __init__(self, table: Table) -> None:
        self._table = table
        self._known: dict[int, int] = {}
        self._in_round: dict[tuple[int, int, int], int] = {}
        self._nodes = 0

    def question(self, worlds: int, code: int | None = None, asked: int = 0) -> Question | None:
        """-> the best question, None when all worlds have the same code or nothing tells them apart."""
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
        return Question(code, letter, (cost // _ROUND) / begun, (cost % _ROUND) / begun)

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
            self._count()
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
            self._count()
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

    def _count(self) -> None:
        self._nodes += 1
        if self._nodes > NODES:
            raise TooLarge
