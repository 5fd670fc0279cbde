"""Looking for the best question for as long as there is time: the best found so far is always there.

First what the Expert would ask at once (`asker`). Then, when few worlds are left, a search to the end, which
mostly takes less than a second (`optimal`). If it takes longer, the ways to ask that tell most, looked at one
round further (`planner`), and what the best one needs on some of the worlds left; at last the search goes on.
"""

from __future__ import annotations

from collections.abc import Callable
from contextlib import suppress
from dataclasses import dataclass

import numpy as np

from lawkeeper_host.games.turing.asker import Asker, Asking
from lawkeeper_host.games.turing.held import Held, Worlds
from lawkeeper_host.games.turing.optimal import MOST, Few, Search
from lawkeeper_host.games.turing.planner import Planner, Steps, StepsUp, Way

SEARCHED = 200_000  # steps of the search to the end before anything else is looked at
TRIED = 24  # worlds that the best question is tried on
OPTIONS = 80  # ways to ask that are looked at
WEIGHED = 500  # worlds weighed for a question on trial


@dataclass(frozen=True)
class Question:
    """Proposal and verifier. `rounds`, `questions`: what is still needed on average, this question included
    and a round that has begun not; None before it was looked at."""

    code: int
    letter: int
    rounds: float | None = None
    questions: float | None = None


class TimeUp(Exception):
    """The time for looking is over."""


class Thinker:
    """Looks for the best question about some worlds.

    code, asked   the proposal of a round that has begun and, as bits, the verifiers that it was shown to
    best          the best question so far, None when nothing is open
    plan          the best way to ask as the planner reckons: rounds after this one, and the question
    looked        how many questions were looked at
    done          whether there is no more to look at
    exact         whether the best one is the best of all
    """

    def __init__(self, held: Held, worlds: Worlds, code: int | None = None, asked: int = 0) -> None:
        self._held, self._worlds = held, worlds
        self._code, self._asked = code, asked
        self._up: Callable[[], bool] = lambda: False
        self._player = _Timed(held, self._tick)
        self._planner = Planner(held)
        self._search: Search | None = None
        self._steps = Steps(SEARCHED)
        first = Asker(held).next(worlds, code, asked)
        self.best = Question(first.code, first.letter) if first else None
        self.looked, self.done, self.exact = 0, first is None, False
        self._some = worlds[np.arange(min(TRIED, len(worlds))) * len(worlds) // min(TRIED, len(worlds) or 1)]
        self._waiting = self._planner.ways(worlds, code, asked, OPTIONS) if first else []
        self.plan: tuple[float, Asking] | None = None

    def look(self, up: Callable[[], bool]) -> None:
        """Look further until `up()` says that the time is up, or nothing is left to look at."""
        self._up = up
        with suppress(TimeUp):  # the best so far stands
            if not self.done:
                self._look()
            self.done = True

    def _look(self) -> None:
        few = len(self._worlds) <= MOST
        with suppress(StepsUp):
            if few and self._to_the_end(self._some_steps):
                return
        while self._waiting:
            self._tick()
            self._weigh(self._waiting[0])
            del self._waiting[0]
        if self.plan:
            self._try(self.plan[1])
        if few:
            self._to_the_end(self._tick)

    def _some_steps(self) -> None:
        self._steps()
        self._tick()

    def _tick(self) -> None:
        if self._up():
            raise TimeUp

    def _weigh(self, way: Way) -> None:
        """Whether this way to ask needs fewer rounds than the best so far."""
        rounds = self._planner.rounds(self._worlds, way)
        self.looked += 1
        if self.plan is None or rounds < self.plan[0]:
            self.plan = rounds, way.asking
            self.best = Question(way.asking.code, way.asking.letter)

    def _try(self, best: Asking) -> None:
        """What the Expert needs when this is asked now."""
        asked = (0 if best.begins else self._asked) | 1 << best.letter
        rounds, questions = len(self._some) * best.begins, len(self._some)
        for yes in (False, True):
            some, rest = (
                self._held.answered(worlds, best.letter, best.code, yes)
                for worlds in (self._some, self._worlds)
            )
            if len(some):
                more = self._player.count(rest, some, best.code, asked)
                rounds, questions = rounds + more.rounds, questions + more.questions
        size = len(self._some)
        self.best = Question(best.code, best.letter, rounds / size, questions / size)

    def _to_the_end(self, tick: Callable[[], None]) -> bool:
        """All the ways there are. -> whether there is a best of them."""
        if self._search is None:
            self._search = Search(Few(self._held, self._worlds))
        self._search.tick = tick
        found = self._search.question(self._search.few.everything, self._code, self._asked)
        if found:
            self.best = Question(found.code, found.letter, found.rounds, found.questions)
            self.exact = True
        return self.exact


class _Timed(Asker):
    """An Expert that says before each question that it is still at work."""

    def __init__(self, held: Held, tick: Callable[[], None]) -> None:
        super().__init__(held, WEIGHED)
        self._tick = tick

    def next(self, worlds: Worlds, code: int | None = None, asked: int = 0) -> Asking | None:
        self._tick()
        return super().next(worlds, code, asked)
