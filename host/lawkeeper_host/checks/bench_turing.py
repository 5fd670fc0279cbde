"""Figures of Turing Machine: counting, making, solving on the host; answering, making, pars on the board.

`python -m lawkeeper_host.checks.bench_turing` prints them. Those of the board are estimates by the prices of
`board_time`.
"""

import random
import time
from collections.abc import Callable, Iterator
from functools import partial
from itertools import islice
from statistics import mean, median
from typing import Any
from unittest.mock import patch

from lawkeeper.games.turing import MODES
from lawkeeper.games.turing.problems import cards, make, solve
from lawkeeper.games.turing.problems.problem import CLASSIC, EXTREME, NIGHTMARE, Problem
from lawkeeper.keep.chance import Chance
from lawkeeper_host.checks.board_time import Counted, measured
from lawkeeper_host.checks.figures import Figure
from lawkeeper_host.checks.places import TESTS
from lawkeeper_host.turing import bulk, count, text
from lawkeeper_host.turing.table import Table

COUNT_4_S_MOST = 2
COUNT_6_S_MOST = 60
MADE_S_LEAST = 200
STEP_MS_MOST = (50, 50, 1000)  # by mode
EXPERT_MOST = 2.0
ANSWER_MS_MOST = 20
MAKE_S_MOST = 5
SLICE_MS_MOST = 50
MADE = (600, 200, 40)  # problems, by mode
SEARCHED = 40  # problems whose pars might be given up
HASH_MS = 0.2  # SHA-256 of a few bytes, on the board


def figures() -> Iterator[Figure]:
    """The figures against their budgets."""
    yield from counting()
    yield from making()
    yield from solving()
    yield expert()
    yield from board()


# -- on the host --------------------------------------------------------------------------------------------


def counting() -> Iterator[Figure]:
    """How long the whole space takes; the numbers themselves are tested."""
    for most, limit in ((4, COUNT_4_S_MOST), (6, COUNT_6_S_MOST)):
        taken, rows = _timed(partial(count.counts, most))
        note = f"{sum(row.item5 for row in rows):,} by item 5"
        yield Figure(f"turing: counting 2 to {most} verifiers", taken, "s", limit, note)


def making() -> Iterator[Figure]:
    """Finished problems with pars, of all verifiers and difficulties alike."""
    for mode, number in enumerate(MADE):
        taken, made = _timed(partial(bulk.make, bulk.Wish(number, mode)))
        limit = 1000 / MADE_S_LEAST if mode == CLASSIC else None
        note = f"{len(made) / taken:,.0f} a second"
        name = f"turing: making {MODES[mode]} problems with pars"
        yield Figure(name, 1000 * taken / number, "ms", limit, note)


def solving() -> Iterator[Figure]:
    """A step of the companion: counting what an answer leaves, and the best question."""
    for mode, limit in enumerate(STEP_MS_MOST):
        times = [taken for problem in sample(mode, 6, cards.HARD, 12) for taken in _steps(problem)]
        note = f"mean {mean(times):.1f}; hard, 6 verifiers, all steps of both pars"
        yield Figure(f"turing: solver, slowest {MODES[mode]} step", max(times), "ms", limit, note)


def _steps(problem: Problem) -> Iterator[float]:
    """Milliseconds of each step of the way to the code, without item 5 and with it."""
    for item5 in (False, True):
        worlds = solve.Worlds(solve.view(problem), item5)
        while True:
            start = time.perf_counter()
            best = worlds.settle().best()
            yield 1000 * (time.perf_counter() - start)
            if best is None:
                break
            worlds.take(best[1][0], best[0], problem.answer(best[1][0], best[0]))


def expert() -> Figure:
    """Greedy play over the published classic problems (item 10)."""
    pars = [Table(solve.view(one), True).par(one.answer) for one in published()]
    rounds, questions = zip(*pars, strict=True)
    note = f"{len(questions)} published problems, {mean(rounds):.2f} rounds"
    return Figure("turing: questions of the Expert, classic", mean(questions), "", EXPERT_MOST, note)


def published() -> Iterator[Problem]:
    """The published classic problems of which the criteria are known."""
    for line in (TESTS / "data" / "turing_problems.txt").read_text("utf-8").splitlines():
        fields = [field.strip() for field in line.split(";")]
        if len(fields) > 3 and fields[1] == MODES[CLASSIC] and "?" not in fields[3]:
            yield text.read(f"{fields[1]} {fields[2]} {len(fields[3].split())}: {fields[3]}")


def sample(mode: int, verifiers: int, difficulty: int, number: int) -> list[Problem]:
    """Problems without pars, evenly spread, always the same ones."""
    drawn = bulk.draw(verifiers, difficulty, count.EVERY, seed=1)
    chance = random.Random(1)
    return [bulk.problem(mode, difficulty, names, chance) for names in islice(drawn, number)]


def _timed(call: Callable[[], Any]) -> tuple[float, Any]:
    start = time.perf_counter()
    result = call()
    return time.perf_counter() - start, result


# -- on the board -------------------------------------------------------------------------------------------


def board() -> Iterator[Figure]:
    """Estimates of what the box does in a game."""
    answers = [_board_ms(partial(one.answer, 2, 62)) for one in sample(NIGHTMARE, 6, cards.HARD, 20)]
    slowest = max(ms for ms, _ in answers)
    yield Figure("board: an answer of a verifier", slowest, "ms", ANSWER_MS_MOST, "6 verifiers")
    for verifiers, difficulty in ((5, cards.EASY), (6, cards.STANDARD), (6, cards.HARD)):
        times = [board_make_s(seed, verifiers, difficulty) for seed in range(16)]
        name = f"board: making, {text.DIFFICULTIES[difficulty]}, {verifiers} verifiers"
        note = f"median {median(times):.2f}, slowest of {len(times)}"
        yield Figure(name, max(times), "s", MAKE_S_MOST, note)
    for mode, number in ((CLASSIC, 6), (EXTREME, 3), (NIGHTMARE, 2)):
        yield from _board_pars(mode, number)
    share = 100 * given_up(NIGHTMARE, SEARCHED) / SEARCHED
    note = f"hard, 6 verifiers, {SEARCHED} problems"
    yield Figure("board: pars given up, nightmare", share, "%", None, note)


def board_make_s(seed: int, verifiers: int, difficulty: int) -> float:
    """Seconds that the box needs to make a problem."""
    steps = make.make(Chance(bytes((seed,)), "bench"), CLASSIC, verifiers, difficulty)
    return sum(ms + HASH_MS for ms, _ in _board_steps(steps)) / 1000


def _board_pars(mode: int, number: int) -> Iterator[Figure]:
    whole, slices = [], []
    for one in sample(mode, 6, cards.HARD, number):
        pars = [solve.par(solve.view(one), one, item5) for item5 in (False, True)]
        steps = [ms for par in pars for ms, _ in _board_steps(par)]
        whole.append(sum(steps) / 1000)
        slices.append(max(steps))
    note = f"median {median(whole):.1f}; hard, 6 verifiers, in the background"
    yield Figure(f"board: both pars, {MODES[mode]}", max(whole), "s", None, note)
    yield Figure(f"board: a slice of that, {MODES[mode]}", max(slices), "ms", SLICE_MS_MOST)


def _board_steps(steps: Iterator[Any]) -> Iterator[tuple[float, Any]]:
    """Milliseconds of each step of a generator, and what it gave."""
    while True:
        ms, found = _board_ms(partial(next, steps))
        yield ms, found
        if found is not None:
            return


def _board_ms(call: Callable[[], Any]) -> tuple[float, Any]:
    """-> (milliseconds on the board, result); the masks count what is done with them."""
    real: Callable[[int, int], int] = cards.mask

    def mask(card: int, k: int) -> Counted:
        return Counted(real(card, k))

    every = Counted(cards.ALL)
    with (
        patch.object(cards, "mask", mask),
        patch.object(solve, "mask", mask),
        patch.object(make, "mask", mask),
        patch.object(solve, "ALL", every),
        patch.object(make, "ALL", every),
    ):
        result, meter = measured(call)
    return meter.ms, result


def given_up(mode: int, number: int) -> int:
    """For how many of so many hard problems with 6 verifiers the box gives up the Machine's par."""
    found = 0
    for one in sample(mode, 6, cards.HARD, number):
        *_, par = solve.par(solve.view(one), one, False, solve.MOST)
        found += par == (0, 0)
    return found


if __name__ == "__main__":
    for line in figures():
        print(line.line(), flush=True)
