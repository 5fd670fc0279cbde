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
        return next(self.proposals(worlds), None)

    def letter(self, worlds: Worlds, code: int, asked: int) -> int | None:
        """-> the verifier to go on with in a round, None when the others tell nothing about the code."""
        worlds = self._spread(worlds)
        letters = [at for at in range(self.held.letters) if not asked >> at & 1]
        answers = self.held.patterns(worlds, letters, code)
        size = min(QUESTIONS - asked.bit_count(), len(letters))
        sets = list(combinations(range(len(letters)), size))
        labels = self._labels(worlds)
        told, worth = _worth(np.stack([_together(answers, some) for some in sets]), labels)
        if told.max() <= _NOTHING:
            return None
        best = sets[int(worth.argmax())]
        _, alone = _worth(answers[list(best)], labels)
        return letters[best[int(alone.argmax())]]

    def proposals(self, worlds: Worlds, most: int = 1) -> Iterator[Asking]:
        """Proposals for a new round that tell something, best first, each with its first verifier."""
        fresh = len(worlds) == len(self.held.everything) and len(self.held.orders) > 1
        # Before any answer the letters of nightmare are all alike.
        letters = range(min(QUESTIONS, self.held.letters) if fresh else self.held.letters)
        worlds = self._spread(worlds)
        labels = self._labels(worlds)
        cube = self.held.cube(worlds, letters)
        _, alone = _worth(cube, labels)
        best = np.sort(alone, axis=0)[-QUESTIONS:].sum(axis=0)
        looked = np.argsort(-best, kind="stable")[: max(LOOKED, most)]
        sets = list(combinations(letters, min(QUESTIONS, len(letters))))
        _, worth = _worth(np.stack([_together(cube[:, looked], some) for some in sets]), labels)
        order = np.argsort(-worth.max(axis=0), kind="stable")[:most]
        for at in order:
            if worth[:, at].max() > _NOTHING:
                together = sets[int(worth[:, at].argmax())]
                first = max(together, key=lambda letter: alone[letter, looked[at]])
                yield Asking(int(self.held.proposals[looked[at]]), first, True)

    def _labels(self, worlds: Worlds) -> NDArray[np.intp]:
        return np.unique(self.held.labels(worlds), return_inverse=True)[1]

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
        for yes in (False, True):
            follow = self.held.answered(some, step.letter, step.code, yes)
            if len(follow):
                rest = self.held.answered(worlds, step.letter, step.code, yes)
                more = self.count(rest, follow, step.code, asked)
                rounds, questions = rounds + more.rounds, questions + more.questions
        return Count(rounds, questions)


def _together(answers: Patterns, letters: Sequence[int]) -> Patterns:
    """The answers of some letters as one pattern."""
    found = answers[letters[0]]
    for letter in letters[1:]:
        found = found << 1 | answers[letter]
    return found


def _worth(patterns: Patterns, labels: NDArray[np.intp]) -> tuple[NDArray[np.float64], NDArray[np.float64]]:
    """-> (bits that the patterns tell about the code, their worth), without the last axis."""
    shape, size = patterns.shape[:-1], patterns.shape[-1]
    flat = patterns.reshape(-1, size)
    kinds = int(flat.max(initial=0)) + 1
    width = kinds * (int(labels.max(initial=0)) + 1)
    keys = np.arange(len(flat))[:, None] * width + (labels * kinds)[None] + flat
    counts = np.bincount(keys.ravel(), minlength=len(flat) * width).reshape(len(flat), -1, kinds)
    each = counts.sum(axis=1)
    answers = _entropy(each, size)
    code = _entropy(np.bincount(labels), size)
    told = answers + code - _entropy(counts.reshape(len(flat), -1), size)
    alone = each * (counts.max(axis=1) == each)  # worlds in answers that only one code gives
    worth = told + KNOWN * alone.sum(axis=1) / size + BESIDES * answers
    open_ = each.max(axis=1) < size
    return told.reshape(shape), np.where(open_, worth, 0.0).reshape(shape)


_LOGS = np.arange(WEIGHED + 1) * np.log2(np.maximum(np.arange(WEIGHED + 1), 1))


def _entropy(counts: NDArray[np.intp], size: int) -> NDArray[np.float64]:
    """In bits, along the last axis."""
    found: NDArray[np.float64] = np.log2(size) - _LOGS[counts].sum(axis=-1) / size
    return found
