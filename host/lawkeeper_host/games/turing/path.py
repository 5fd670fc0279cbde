"""The way to the code: what a good player asks, question after question, and what remains after each.

It is the player of the pars (`problems.solve`): the proposal whose three best questions tell
most together, then of its verifiers the one that tells most.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import NamedTuple

from lawkeeper.games.turing.problems import solve
from lawkeeper.games.turing.problems.problem import Problem
from lawkeeper.logic.masks import bits


class Step(NamedTuple):
    """One question: its round from 1, proposal, letter, answer; the worlds and codes left after it."""

    round: int
    code: int
    letter: int
    yes: bool
    worlds: int
    codes: int


def path(problem: Problem, item5: bool = True) -> Iterator[Step]:
    """The steps to the code; with `item5` those of the Expert, else those of the Machine (item 10)."""
    worlds = solve.Worlds(solve.view(problem), item5).settle()
    number = 0
    asked: list[int] = []
    code = -1
    while worlds.codes & (worlds.codes - 1):
        letters = open_letters(worlds, code, asked)
        if not letters:
            best = worlds.best()
            if best is None:
                return
            number, asked, (code, letters) = number + 1, [], best
        letter = letters[0]
        yes = bool(problem.answer(letter, code))
        asked.append(letter)
        worlds.take(letter, code, int(yes))
        worlds.settle()
        yield Step(number, code, letter, yes, int(worlds.left), len(bits(worlds.codes)))


def open_letters(worlds: solve.Worlds, code: int, asked: Sequence[int]) -> list[int]:
    """The verifiers worth asking on in a round in which `asked` were asked about the code, best first."""
    if not 0 < len(asked) < solve.QUESTIONS:
        return []
    return list(worlds.letters(code, sum(1 << letter for letter in set(asked))))


def score(steps: Sequence[Step]) -> tuple[int, int]:
    """(rounds, questions) of a path. Who knows the code at once still needs a round to say so."""
    return (steps[-1].round, len(steps)) if steps else (1, 0)
