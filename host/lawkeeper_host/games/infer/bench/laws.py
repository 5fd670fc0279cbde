"""Figures of laws on the board, estimated: a judgement, a disproof, the first counterexample, a starter.

The slowest is looked for among a law of each form, all laws of the packs, and random ones.
`python -m lawkeeper_host.games.infer.bench.laws [PACK ...]` prints them law by law, those of packs too.
"""

import importlib
import os
import random
import sys
from collections.abc import Collection, Iterator, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from statistics import median
from typing import Any
from unittest.mock import patch

from lawkeeper.games.infer.laws import english, experiment, forms, judge, looks, picking, search, shapes
from lawkeeper_host.games.infer.bench.parse import PACKS
from lawkeeper_host.games.infer.laws import LawRefused, understand
from lawkeeper_host.measure.board_time import Counted, Meter, measured
from lawkeeper_host.measure.figures import Figure
from lawkeeper_host.places import TESTS

JUDGE_MS_MOST = 20
SETS_S_MOST = 0.5
EXPERIMENTS_S_MOST = 5
STEP_MS_MOST = 50
FIRST_S_MOST = 1
DICE = 12  # in the experiment that is judged
STEPS = 60  # of a longer search so many are counted, the rest is taken to be alike
RANDOM = 300  # laws that nobody would write
DRAW = "LAWKEEPER_DRAW"  # in the environment: which random laws; else others each time
RANDOM_PICKED = 36  # of them starters are picked for
PLENTY = (20, 20, 20)

# A law of each form, and a theory that is not far from it.
PAIRS = (
    ("There must be exactly two odd blue dice.", "There must be at least two odd blue dice."),
    ("The sum of the blue dice must be prime.", "The sum of the blue dice must be odd."),
    ("The product of all dice must be exactly 12.", "The product of all dice must be a multiple of 12."),
    ("There must be more odd dice than even dice.", "There must be fewer even dice than odd dice."),
    ("There must be as many groups as colors.", "There must be as many groups as orange dice."),
    ("There must be a majority of white dice.", "There must be more white dice than blue dice."),
    ("All stacked dice must be odd.", "All stacked dice must be prime."),
    ("Every white die must touch an odd die.", "Every white die must touch a prime die."),
    ("All odd dice must be the same color.", "All even dice must be the same color."),
    ("All dice of the same color must show different numbers.", "All visible numbers must be different."),
    ("There must be a pair.", "There must be two dice of the same color."),
    ("The sum of touching dice must be even.", "The product of touching dice must be even."),
    ("Odd dice must touch each other.", "Prime dice must touch each other."),
    ("There must be exactly one group with an odd sum.", "There must be exactly one group with an even sum."),
    ("Every stack must have exactly two colors.", "Every stack must have at least two colors."),
    ("All groups must have the same number of dice.", "All groups must have the same number of colors."),
    ("The sum of every group must be the same.", "All groups must have the same number of dice."),
    ("There must be a line of three odd dice.", "There must be a line of three dice."),
    ("There must be a line that reads 1, 2, 3.", "There must be a line of three rising dice."),
    ("There must be a triangle of blue dice.", "There must be a square of blue dice."),
)


@dataclass
class Run:
    """A search on the board."""

    seconds: float = 0.0  # of the space
    samples: float = 0.0  # seconds
    longest: float = 0.0  # ms of one step
    steps: int = 0
    total: int = 0
    found: bytes | None = None
    meters: list[Meter] = field(default_factory=list)


class _Worlds(shapes.Worlds):
    """Masks that count what is done with them."""

    def __init__(self, n: int, covered: int, *how: Any) -> None:
        super().__init__(n, covered, *how)  # type: ignore[no-untyped-call]
        self.all = Counted(self.all)
        features: tuple[list[Any], ...] = self.number, self.colour
        for feature in features:
            feature[:] = [[Counted(mask) for mask in row] for row in feature]


def searched(law: Any, theory: Any, seed: int = 1) -> Run:
    """The search for a disproof of `theory` on the board, up to its end."""
    with patch.object(shapes, "Worlds", _Worlds):
        every = _steps(law, theory, seed) // STEPS | 1  # odd: the steps judge by law and theory in turn
        found = search.Search(law, theory, PLENTY, seed)
        run = Run(total=found.total)
        more = True
        while more:
            sampling = found.done == found.total
            if run.steps % every:
                more = found.step()
            else:
                more, meter = measured(found.step)
                run.meters.append(meter)
                run.longest = max(run.longest, meter.ms)
                if sampling:
                    run.samples += meter.ms * every / 1000
                else:
                    run.seconds += meter.ms * every / 1000
            run.steps += 1
        run.found = found.found
    return run


def _steps(law: Any, theory: Any, seed: int) -> int:
    found = search.Search(law, theory, PLENTY, seed)
    steps = 0
    while found.step():
        steps += 1
    return steps


def searched_in_vain(tree: Any) -> Run:
    """The search for a disproof of a theory that means the law, as hard to judge as it. A list is not equal
    to a tuple: so the box does not see that it is the law, and goes through everything."""
    return searched(tree, list(tree))


def judgement_ms(tree: Any, seed: int = 1) -> float:
    """Judging an experiment of a dozen dice in groups, stacks and lines."""
    chance = random.Random(seed)
    dice = [
        (chance.randint(1, 3), chance.randint(1, 6), chance.randrange(4), chance.randrange(4))
        for _ in range(DICE)
    ]
    code = experiment.pack(dice)
    return measured(lambda: judge.follows(tree, code))[1].ms


def picked(tree: Any, verdict: int, seed: int) -> tuple[float, float]:
    """Picking a starter: -> (seconds, ms of the longest step)."""
    chance = random.Random(seed)

    class Draws:
        below = staticmethod(chance.randrange)

    with patch.object(shapes, "Worlds", _Worlds):
        sizes, meter = measured(lambda: picking.sizes(tree))
        steps = [meter.ms]
        picks = picking.pick(tree, verdict, Draws, sizes)
        going = True
        while going:
            going, meter = measured(lambda: next(picks, 0) != 0)
            steps.append(meter.ms)
    return sum(steps) / 1000, max(steps)


def random_laws(count: int, draw: int) -> Iterator[tuple[str, Any]]:
    """(sentence, tree) of laws of all forms, as the tests make them; the same ones for a `draw`."""
    if str(TESTS) not in sys.path:
        sys.path.append(str(TESTS))
    trees, dice = (importlib.import_module("fakes." + name) for name in ("trees", "dice"))
    chance = dice.Dice(draw)
    for number in range(count):
        tree = trees.random_tree(chance, number % len(forms.SLOTS))
        yield english.sentence(tree, ("orange", "blue", "white")), tree


def shipped_laws() -> Iterator[tuple[str, Any]]:
    """(sentence, tree) of the laws of all packs that come with the box."""
    for law in _pack_laws([str(path) for path in sorted(PACKS.glob("*.txt"))]):
        try:
            yield law, understand(law)
        except LawRefused:
            continue


Pairs = list[tuple[str, Any, Any]]
"""(law as a sentence, its tree, the tree of a theory about it)"""


def figures(shipped: int | None = None, invented: int = RANDOM, draw: int | None = None) -> Iterator[Figure]:
    """The figures against their budgets. `shipped`: so many laws of packs only; `invented`: random ones,
    those of a `draw` or of another one each time."""
    if draw is None:
        draw = int(os.environ.get(DRAW) or random.SystemRandom().randrange(100_000))
    pairs = [(law, understand(law), understand(theory)) for law, theory in PAIRS]
    laws = dict([(law, tree) for law, tree, _ in pairs] + list(shipped_laws())[:shipped])
    others = dict(random_laws(invented, draw))
    yield _worst(
        "board: judging 12 dice, slowest law",
        "ms",
        JUDGE_MS_MOST,
        {law: judgement_ms(tree) for law, tree in laws.items()},
    )
    yield from _random_judged(others, draw)
    runs = {law: searched_in_vain(tree) for law, tree in laws.items()}
    yield from _searches(runs, "slowest", SETS_S_MOST, EXPERIMENTS_S_MOST)
    random_runs = {law: searched_in_vain(tree) for law, tree in others.items()}
    yield from _random_searched(random_runs, draw)
    yield _worst(
        "board: 60 samples of up to 8 dice, slowest",
        "s",
        None,
        {law: run.samples for law, run in runs.items()},
    )
    yield _worst(
        "board: one step of a search, longest",
        "ms",
        STEP_MS_MOST,
        {law: run.longest for law, run in (runs | random_runs).items()},
    )
    yield from _first_ones(pairs)
    yield from _picks(pairs, list(others.items()))


def _random_judged(laws: dict[str, Any], draw: int) -> Iterator[Figure]:
    taken = {law: judgement_ms(tree) for law, tree in laws.items()}
    yield _worst("board: judging 12 dice, random laws", "ms", JUDGE_MS_MOST, taken)
    yield _share("board: random laws judged in time", taken.values(), JUDGE_MS_MOST, draw)


def _random_searched(runs: dict[str, Run], draw: int) -> Iterator[Figure]:
    yield from _searches(runs, "random laws", None, EXPERIMENTS_S_MOST)
    taken = [run.seconds for run in runs.values()]
    yield _share("board: random laws searched in time", taken, EXPERIMENTS_S_MOST, draw)


def _share(name: str, taken: Collection[float], most: float, draw: int) -> Figure:
    within = sum(each <= most for each in taken)
    note = f"{len(taken)} laws, budget {most}; {DRAW}={draw} draws them again"
    return Figure(name, 100 * within / max(len(taken), 1), "%", None, note)


def _first_ones(pairs: Pairs) -> Iterator[Figure]:
    """How soon the first counterexample to a theory is found."""
    first = {law: searched(tree, theory).seconds for law, tree, theory in pairs}
    yield Figure(
        "board: first counterexample, median",
        median(first.values()),
        "s",
        FIRST_S_MOST,
        f"{len(first)} theories close to the law",
    )
    yield _worst("board: first counterexample, slowest", "s", None, first)


def _picks(pairs: Pairs, invented: list[tuple[str, Any]]) -> Iterator[Figure]:
    """How long it takes to pick the two first experiments."""
    picks = {law: [picked(tree, seed & 1, seed) for seed in range(4)] for law, tree, _ in pairs}
    yield _worst(
        "board: picking a starter, slowest",
        "s",
        None,
        {law: max(pick[0] for pick in some) for law, some in picks.items()},
    )
    for law, tree in invented[:RANDOM_PICKED]:
        picks[law] = [picked(tree, verdict, verdict) for verdict in (0, 1)]
    yield _worst(
        "board: one step of picking, longest",
        "ms",
        STEP_MS_MOST,
        {law: max(pick[1] for pick in some) for law, some in picks.items()},
    )


def _searches(runs: dict[str, Run], which: str, sets: float | None, places: float | None) -> Iterator[Figure]:
    """The slowest of some searches, for each space."""
    for total in sorted({run.total for run in runs.values()}):
        name = "7,315 sets" if total == 7315 else f"{total:,} experiments"
        most = {7315: sets, 1288075: places}.get(total)
        yield _worst(
            f"board: disproof over {name}, {which}",
            "s",
            most,
            {law: run.seconds for law, run in runs.items() if run.total == total},
        )


def _worst(name: str, unit: str, most: float | None, values: dict[str, float]) -> Figure:
    law = max(values, key=lambda law: values[law])
    return Figure(name, values[law], unit, most, f"estimate; {law}")


def _pack_laws(paths: Sequence[str]) -> Iterator[str]:
    for path in paths:
        for line in Path(path).read_text("utf-8").splitlines():
            if line.strip().endswith(".") and not line.startswith("#"):
                yield line.strip()


def main(arguments: Sequence[str]) -> int:
    """Print what each law takes."""
    print(f"{'law':<60} {'judge ms':>9} {'search s':>9} {'samples':>8} {'step ms':>8} {'steps':>6} {'of':>9}")
    for law in [law for law, _ in PAIRS] + list(_pack_laws(arguments)):
        try:
            tree = understand(law)
        except LawRefused as refused:
            print(f"{law[:60]:<60} {refused}")
            continue
        run = searched_in_vain(tree)
        print(
            f"{law[:60]:<60} {judgement_ms(tree):>9.1f} {run.seconds:>9.2f} {run.samples:>8.2f} "
            f"{run.longest:>8.0f} {run.steps:>6} {run.total:>9,} {looks.needs(tree)}",
            flush=True,
        )
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
