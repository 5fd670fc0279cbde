"""The Expert who thinks ahead: rounds before questions.

When a search to the end comes to its end soon (`optimal`), the best question of all. Otherwise, of the ways
to ask that tell most, the one with which the fewest rounds are to be expected: for each answer it may get,
how likely the code is known at the end of this round, and if not, of the next one.
"""

from __future__ import annotations

from contextlib import suppress
from typing import NamedTuple

import numpy as np

from lawkeeper.games.turing.problems.solve import QUESTIONS
from lawkeeper_host.games.turing.asker import Asker, Asking, Ways, together
from lawkeeper_host.games.turing.held import Held, Worlds
from lawkeeper_host.games.turing.optimal import MOST, Few, Found, Search

STEPS = 60_000  # of a search to the end: a quarter of a second
OPTIONS = 30  # ways that are looked at
LOOKED = 20  # proposals of which all ways to ask are weighed
FEW, LOOKED_AFTER, WEIGHED_AFTER = 30, 8, 300  # for the round after; of few worlds all proposals
LATER = 1.1  # rounds needed by who does not know the code after the next round
LIKE = 0.02  # of two ways as quick the one that is worth more
_NOTHING = 1e-9


class Way(NamedTuple):
    """A proposal with the letters to show it to in this round, the best of them first; what that is worth;
    whether it begins a round."""

    code: int
    letters: tuple[int, ...]
    worth: float
    begins: bool

    @property
    def asking(self) -> Asking:
        """The first question."""
        return Asking(self.code, self.letters[0], self.begins)


class StepsUp(Exception):
    """A search has done the steps it was given."""


class Steps:
    """So many steps for a search: call it for each."""

    def __init__(self, number: int) -> None:
        self.left = number

    def __call__(self) -> None:
        self.left -= 1
        if self.left < 0:
            raise StepsUp


class Planner(Asker):
    """Asks what needs the fewest rounds, as far as can be seen. `steps`: of a search to the end."""

    def __init__(self, held: Held, steps: int = STEPS) -> None:
        super().__init__(held)
        self._steps = steps

    def next(self, worlds: Worlds, code: int | None = None, asked: int = 0) -> Asking | None:
        """-> the next question, None when the code is known or nothing is open (see `Asker.next`)."""
        if len(worlds) <= MOST and (found := self._searched(worlds, code, asked)):
            return Asking(found.code, found.letter, found.begins)
        ways = self.ways(worlds, code, asked)
        return min(ways, key=lambda way: self.rounds(worlds, way)).asking if ways else None

    def _searched(self, worlds: Worlds, code: int | None, asked: int) -> Found | None:
        few = Few(self.held, worlds)
        with suppress(StepsUp):
            return Search(few, Steps(self._steps)).question(few.everything, code, asked)
        return None

    def ways(self, worlds: Worlds, code: int | None = None, asked: int = 0, most: int = OPTIONS) -> list[Way]:
        """-> the ways to ask that tell most, best first."""
        if self.held.known(worlds):
            return []
        found: list[Way] = []
        if code is not None and 0 < asked.bit_count() < QUESTIONS:
            on = self.on(worlds, code, asked)
            found = _best(on, most, False) if on.telling.told.max() > _NOTHING else []
        return found or _best(self.begun(worlds, LOOKED), most, True)

    def rounds(self, worlds: Worlds, way: Way) -> float:
        """-> rounds to be expected after this one, a little less where the way is worth more."""
        worlds = self._spread(worlds)
        answers = self.held.patterns(worlds, way.letters, way.code)
        patterns = together(answers, range(len(way.letters)))
        found = -LIKE * way.worth
        for pattern in np.unique(patterns):
            left = worlds[patterns == pattern]
            if not self.held.known(left):
                found += len(left) / len(worlds) * (1 + LATER * (1 - self._known_after(left)))
        return found

    def _known_after(self, worlds: Worlds) -> float:
        """-> how likely the code is known after another round, at best."""
        few = len(worlds) <= FEW
        player = Asker(self.held, WEIGHED_AFTER)
        ways = player.begun(worlds, len(self.held.proposals) if few else LOOKED_AFTER)
        return float(ways.telling.known.max())


def _best(ways: Ways, most: int, begins: bool) -> list[Way]:
    worth = ways.telling.worth
    found = []
    for flat in np.argsort(-worth, axis=None, kind="stable")[:most]:
        some, at = (int(index) for index in np.unravel_index(flat, worth.shape))
        if worth[some, at] > _NOTHING:
            rest = sorted(ways.places[some], key=lambda place: -float(ways.alone[place, at]))
            letters = tuple(ways.letters[place] for place in rest)
            found.append(Way(int(ways.codes[at]), letters, float(worth[some, at]), begins))
    return found
