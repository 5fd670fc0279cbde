"""The Expert of the host: which question to ask, by what its answer tells about the code.

What is wanted is the code; which criterion is whose, and who asks what, are of no interest in themselves. So
the worth of a round is the entropy that the code loses, plus half the chance that the code is known then,
plus a tenth of the entropy of the answers: what is learnt besides helps later. The weights were found by
trial on the published problems (`bench.averages`).
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from itertools import combinations
from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from lawkeeper.games.turing.problems.solve import QUESTIONS
from lawkeeper_host.games.turing.held import Held, Worlds

WEIGHED = 2000  # worlds; of more, so many evenly spread
LOOKED = 6  # proposals of which all ways to ask three verifiers are looked at
KNOWN, BESIDES = 0.5, 0.1
_NOTHING = 1e-9

Patterns = NDArray[np.uint8]
"""Answers of one to three verifiers together as a number 0..7, along the last axis for each world."""


class Asking(NamedTuple):
    """The next question: proposal and verifier; whether it begins a round."""

    code: int
    letter: int
    begins: bool


class Telling(NamedTuple):
    """Of some questions: bits that they tell about the code, how likely it is known then, what they are
    worth."""

    told: NDArray[np.float64]
    known: NDArray[np.float64]
    worth: NDArray[np.float64]

    def some(self, at: NDArray[np.intp]) -> Telling:
        """-> of some along the last axis."""
        return Telling(self.told[..., at], self.known[..., at], self.worth[..., at])


class Ways(NamedTuple):
    """Ways to ask some of the `letters` about one of the `codes`.

    places     for each way which of the letters
    telling    [way][code]
    alone      [letter][code]: what each question is worth by itself"""

    codes: NDArray[np.intp]
    letters: Sequence[int]
    places: list[tuple[int, ...]]
    telling: Telling
    alone: NDArray[np.float64]

    def first(self, way: int, at: int) -> int:
        """-> the letter to begin with: the one that tells most alone."""
        return self.letters[max(self.places[way], key=lambda place: float(self.alone[place, at]))]


class Count(NamedTuple):
    """Rounds and questions still needed, summed over some worlds."""

    rounds: int
    questions: int


class Asker:
    """Asks about the worlds of a table. `most`: how many of them are weighed for a question."""

    def __init__(self, held: Held, most: int = WEIGHED) -> None:
        self.held = held
        self.most = most

    def next(self, worlds: Worlds, code: int | None = None, asked: int = 0) -> Asking | None:
        """-> the next question, None when the code is known or nothing is open.

        code, asked: the proposal of a round that has begun and, as bits, the verifiers that it was shown
        to."""
        if self.held.known(worlds):
            return None
        if code is not None and 0 < asked.bit_count() < QUESTIONS:
            letter = self.letter(worlds, code, asked)
            if letter is not None:
                return Asking(code, letter, False)
        return self.proposal(worlds)

    def letter(self, worlds: Worlds, code: int, asked: int) -> int | None:
        """-> the verifier to go on with in a round, None when the others tell nothing about the code."""
        on = self.on(worlds, code, asked)
        if on.telling.told.max() <= _NOTHING:
            return None
        return on.first(int(on.telling.worth.argmax()), 0)

    def on(self, worlds: Worlds, code: int, asked: int) -> Ways:
        """All ways to go on with a round."""
        letters = [at for at in range(self.held.letters) if not asked >> at & 1]
        worlds, labels = self._weighed(worlds)
        answers = self.held.patterns(worlds, letters, code)[:, None]
        size = min(QUESTIONS - asked.bit_count(), len(letters))
        return _ways(np.array([code]), letters, size, answers, labels, _telling(answers, labels, 2))

    def proposal(self, worlds: Worlds) -> Asking | None:
        """-> the proposal for a new round that tells most, with its first verifier."""
        ways = self.begun(worlds, LOOKED)
        worth = ways.telling.worth
        at = int(worth.max(axis=0).argmax())
        some = int(worth[:, at].argmax())
        if worth[some, at] <= _NOTHING:
            return None
        return Asking(int(ways.codes[at]), ways.first(some, at), True)

    def begun(self, worlds: Worlds, looked: int) -> Ways:
        """All ways to begin a round with one of the `looked` best proposals."""
        fresh = len(worlds) == len(self.held.everything) and len(self.held.orders) > 1
        # Before any answer the letters of nightmare are all alike.
        letters = range(min(QUESTIONS, self.held.letters) if fresh else self.held.letters)
        worlds, labels = self._weighed(worlds)
        cube = self.held.cube(worlds, letters)
        alone = _telling(cube, labels, 2)
        best = np.sort(alone.worth, axis=0)[-QUESTIONS:].sum(axis=0)
        kept = np.argsort(-best, kind="stable")[:looked]
        size = min(QUESTIONS, len(letters))
        return _ways(self.held.proposals[kept], letters, size, cube[:, kept], labels, alone.some(kept))

    def _weighed(self, worlds: Worlds) -> tuple[Worlds, NDArray[np.intp]]:
        """-> the worlds to weigh, those of one code together, and the numbers of their codes, closed up from
        0."""
        worlds = self._spread(worlds)
        found = self.held.labels(worlds)
        order = found.argsort(kind="stable")
        found = found[order]
        new = np.empty(len(found), np.intp)
        new[0], new[1:] = 0, found[1:] != found[:-1]
        return worlds[order], new.cumsum()

    def _spread(self, worlds: Worlds) -> Worlds:
        if len(worlds) <= self.most:
            return worlds
        return worlds[np.arange(self.most) * len(worlds) // self.most]

    # -- playing --------------------------------------------------------------------------------------------

    def play(
        self, answer: Callable[[int, int], int], worlds: Worlds | None = None
    ) -> Iterator[tuple[Asking, bool, Worlds]]:
        """The way to the code: each question, what it was answered, the worlds left. answer(letter, code) is
        the verifier."""
        worlds = self.held.everything if worlds is None else worlds
        code, asked = None, 0
        while step := self.next(worlds, code, asked):
            asked = (0 if step.begins else asked) | 1 << step.letter
            code = step.code
            yes = bool(answer(step.letter, code))
            worlds = self.held.answered(worlds, step.letter, code, yes)
            yield step, yes, worlds

    def par(self, answer: Callable[[int, int], int]) -> tuple[int, int]:
        """-> (rounds, questions) of a game. Who knows the code at once still needs a round to say so."""
        steps = [step for step, _, _ in self.play(answer)]
        return sum(step.begins for step in steps) or 1, len(steps)

    def count(self, worlds: Worlds, some: Worlds, code: int | None = None, asked: int = 0) -> Count:
        """What is still needed when each of `some` of the worlds is the true one."""
        step = self.next(worlds, code, asked)
        if step is None:
            return Count(0, 0)
        asked = (0 if step.begins else asked) | 1 << step.letter
        rounds, questions = len(some) * step.begins, len(some)
        ask = step.letter, step.code
        parts = zip(self.held.split(worlds, *ask), self.held.split(some, *ask), strict=True)
        for rest, follow in parts:
            if len(follow):
                more = self.count(rest, follow, step.code, asked)
                rounds, questions = rounds + more.rounds, questions + more.questions
        return Count(rounds, questions)


def _ways(
    codes: NDArray[np.intp],
    letters: Sequence[int],
    size: int,
    answers: Patterns,
    labels: NDArray[np.intp],
    alone: Telling,
) -> Ways:
    """All ways to show the codes to `size` of the letters.

    answers: [letter][code][world]; alone: what each of them tells by itself."""
    places = list(combinations(range(len(letters)), size))
    if size == 1:
        return Ways(codes, letters, places, alone, alone.worth)
    patterns = together(answers, np.array(places).T)
    return Ways(codes, letters, places, _telling(patterns, labels, 1 << size), alone.worth)


def together(answers: Patterns, places: Sequence[int] | NDArray[np.intp]) -> Patterns:
    """The answers at some places as one pattern; several ways, when there is a row of them for each place."""
    found = answers[places[0]]
    for place in places[1:]:
        found = found << 1 | answers[place]
    return found


def _telling(patterns: Patterns, labels: NDArray[np.intp], kinds: int) -> Telling:
    """What the patterns, each below `kinds`, tell about the code, without the last axis. labels: rising."""
    shape, size = patterns.shape[:-1], patterns.shape[-1]
    flat = patterns.reshape(-1, size)
    ways, of_code = len(flat), np.bincount(labels)
    counts = _yes_and_no(flat, of_code) if kinds == 2 else _counted(flat, labels, kinds)
    each = np.add.reduce(counts, axis=0)
    alone = each * (np.maximum.reduce(counts, axis=0) == each)  # worlds in answers that only one code gives
    both = np.add.reduce(_LOGS.take(counts), axis=0).reshape(ways, kinds)
    each, bits = each.reshape(ways, kinds), np.log2(size)
    answers = bits - np.add.reduce(_LOGS.take(each), axis=1) / size
    code = bits - np.add.reduce(_LOGS.take(of_code)) / size
    told = answers + code - (bits - np.add.reduce(both, axis=1) / size)
    known = np.add.reduce(alone.reshape(ways, kinds), axis=1) / size
    worth = told + KNOWN * known + BESIDES * answers
    worth[np.maximum.reduce(each, axis=1) == size] = 0.0
    return Telling(told.reshape(shape), known.reshape(shape), worth.reshape(shape))


_LOGS = np.arange(WEIGHED + 1) * np.log2(np.maximum(np.arange(WEIGHED + 1), 1))


def _counted(flat: Patterns, labels: NDArray[np.intp], kinds: int) -> NDArray[np.intp]:
    """[code][way * kinds + pattern]: how many worlds."""
    ways, codes = len(flat), int(labels[-1]) + 1
    keys = (labels * (ways * kinds))[None] + (np.arange(ways) * kinds)[:, None] + flat
    return np.bincount(keys.ravel(), minlength=codes * ways * kinds).reshape(codes, -1)


def _yes_and_no(flat: Patterns, of_code: NDArray[np.intp]) -> NDArray[np.intp]:
    """`_counted` for one question a way, of which there are many: summed up code by code. of_code: how many
    worlds each code has, one behind the other."""
    counts = np.empty((len(of_code), len(flat), 2), np.intp)
    counts[:, :, 1] = np.add.reduceat(flat, of_code.cumsum() - of_code, axis=1, dtype=np.intp).T
    np.subtract(of_code[:, None], counts[:, :, 1], out=counts[:, :, 0])
    return counts.reshape(len(of_code), -1)
