"""Figures of Turing Machine: counting, making, solving on the host; answering, making, pars on the board.

`python -m lawkeeper_host.games.turing.bench` prints them. Those of the board are estimates by the prices of
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
from lawkeeper_host.games.turing import bulk, count, text
from lawkeeper_host.games.turing.asking import Answer
from lawkeeper_host.games.turing.held import Held
from lawkeeper_host.games.turing.left import Left
from lawkeeper_host.games.turing.planner import Planner
from lawkeeper_host.measure.board_time import Counted, measured
from lawkeeper_host.measure.figures import Figure
from lawkeeper_host.places import TESTS

COUNT_4_S_MOST = 2
COUNT_6_S_MOST = 2
MADE_MS_MOST = 10  # a problem, every kind but nightmare, hard, 6 verifiers
NIGHTMARE_MS_MOST = 30
BEST_S_MOST = 2
POSITIONS = 500
# By mode: rounds and questions of an independent player on 200 published problems each. In extreme it asked
# 3.57, which the 91 problems here cannot show: played to the end they take 3.58 even when a round costs no
# more than a question, and 3.64 with the fewest rounds first. 3,000 others that were published need 1.52
# rounds and 3.50 questions.
AVERAGES_MOST = ((1.11, 1.93), (1.54, 3.64), (2.28, 5.67))
BOX_MORE = 1.1  # of them
ANSWER_MS_MOST = 20
MAKE_S_MOST = 5
SLICE_MS_MOST = 50
MADE = (400, 200, 100)  # problems, by mode
HASH_MS = 0.2  # SHA-256 of a few bytes, on the board


def figures() -> Iterator[Figure]:
    """The figures against their budgets."""
    yield from counting()
    yield from making()
    yield from positions()
    yield from averages()
    yield from board()


# -- on the host --------------------------------------------------------------------------------------------


def counting() -> Iterator[Figure]:
    """How long the whole space takes; the numbers themselves are tested."""
    for most, limit in ((4, COUNT_4_S_MOST), (6, COUNT_6_S_MOST)):
        taken, rows = _timed(partial(count.counts, most))
        note = f"{sum(row.item5 for row in rows):,} by item 5"
        yield Figure(f"turing: counting 2 to {most} verifiers", taken, "s", limit, note)


def making() -> Iterator[Figure]:
    """Finished problems with pars: all verifiers and difficulties alike, and the kind that takes longest."""
    for mode, number in enumerate(MADE):
        yield _made(f"{MODES[mode]} problems", bulk.Wish(number, mode), MADE_MS_MOST)
    for verifiers, most in ((5, MADE_MS_MOST), (6, NIGHTMARE_MS_MOST)):
        wish = bulk.Wish(MADE[NIGHTMARE], NIGHTMARE, verifiers, cards.HARD)
        yield _made(f"nightmare hard {verifiers}", wish, most)


def _made(what: str, wish: bulk.Wish, limit: float) -> Figure:
    taken, made = _timed(partial(bulk.make, wish))
    return Figure(
        f"turing: making {what}", 1000 * taken / wish.count, "ms", limit, f"{len(made) / taken:,.0f} a second"
    )


def positions() -> Iterator[Figure]:
    """The best question in nightmare, after any number of answers to any questions."""
    times = [_best_s(left) for left in nightmares(POSITIONS)]
    note = f"mean {mean(times):.2f}; {POSITIONS} random positions of the published problems"
    yield Figure("turing: best question in nightmare, slowest", max(times), "s", BEST_S_MOST, note)


def nightmares(number: int) -> Iterator[Left]:
    """Random positions of the published nightmare problems, always the same ones."""
    chance = random.Random(15)
    problems = published(NIGHTMARE)
    for at in range(number):
        problem = problems[at % len(problems)]
        mode, places, level = solve.view(problem)
        left = Left(mode, places, True, level)
        for _ in range(chance.randrange(9)):
            code, letter = chance.randrange(cards.CODES), chance.randrange(problem.verifiers)
            left.end_round()
            left.take([Answer(code, letter, bool(problem.answer(letter, code)))])
        yield left


def _best_s(left: Left) -> float:
    start = time.perf_counter()
    left.look()
    return time.perf_counter() - start


def averages() -> Iterator[Figure]:
    """What the Expert needs for the published problems, on the host and on the box."""
    for mode, (rounds_most, questions_most) in enumerate(AVERAGES_MOST):
        some = published(mode)
        host = [Planner(Held(solve.view(one))).par(one.answer) for one in some]
        box = [list(solve.expert(one))[-1] for one in some]
        for where, pars, more in (("host", host, 1.0), ("box", box, BOX_MORE)):
            rounds, questions = (mean(column) for column in zip(*pars, strict=True))
            name = f"turing: Expert of the {where}, {MODES[mode]}"
            note = f"{len(some)} published problems"
            yield Figure(f"{name}, rounds", rounds, "", round(more * rounds_most, 2), note)
            yield Figure(f"{name}, questions", questions, "", round(more * questions_most, 2), note)


def published(mode: int) -> list[Problem]:
    """The published problems of a mode of which the criteria are known."""
    found = []
    for line in (TESTS / "data" / "turing_problems.txt").read_text("utf-8").splitlines():
        fields = [field.strip() for field in line.split(";")]
        if len(fields) > 3 and fields[1] == MODES[mode] and "?" not in fields[3]:
            found.append(text.read(f"{fields[1]} {fields[2]} {_words(mode, fields[3].split())}"))
    return found


def _words(mode: int, words: list[str]) -> str:
    """The cards of a published problem as a pack has them: in nightmare rising, with the order."""
    if mode != NIGHTMARE:
        return f"{len(words)}: {' '.join(words)}"
    rising = sorted(words, key=lambda word: int(word[:-1]))
    order = " ".join(str(rising.index(word)) for word in words)
    return f"{len(words)}: {' '.join(rising)} order {order}"


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


def board_make_s(seed: int, verifiers: int, difficulty: int) -> float:
    """Seconds that the box needs to make a problem."""
    steps = make.make(Chance(bytes((seed,)), "bench"), CLASSIC, verifiers, difficulty)
    return sum(ms + HASH_MS for ms, _ in _board_steps(steps)) / 1000


def _board_pars(mode: int, number: int) -> Iterator[Figure]:
    whole, slices = [], []
    for one in sample(mode, 6, cards.HARD, number):
        pars = (solve.machine(one), solve.expert(one))
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


if __name__ == "__main__":
    for line in figures():
        print(line.line(), flush=True)
