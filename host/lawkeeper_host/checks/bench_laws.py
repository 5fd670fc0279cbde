"""Figures of laws on the board, estimated: a judgement, a disproof, the first counterexample, a starter.

`python -m lawkeeper_host.checks.bench_laws [PACK ...]` prints them law by law, for the laws of packs too.
"""

import random
import sys
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from statistics import median
from typing import Any
from unittest.mock import patch

from lawkeeper.logic import experiment, judge, looks, picking, search, shapes
from lawkeeper_host.checks.board_time import Counted, Meter, measured
from lawkeeper_host.checks.figures import Figure
from lawkeeper_host.laws import LawRefused, understand

JUDGE_MS_MOST = 20
SETS_S_MOST = 1
EXPERIMENTS_S_MOST = 30
FIRST_S_MOST = 1
DICE = 12  # in the experiment that is judged
STEPS = 200  # of a longer search so many are counted, the rest is taken to be alike
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
        every = _steps(law, theory, seed) // STEPS + 1
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
    dice = [(chance.randint(1, 3), chance.randint(1, 6), chance.randrange(4), chance.randrange(4))
            for _ in range(DICE)]
    code = experiment.pack(dice)
    return measured(lambda: judge.follows(tree, code))[1].ms


def pick_s(tree: Any, verdict: int, seed: int) -> float:
    """Picking a starter."""
    chance = random.Random(seed)

    class Draws:
        below = staticmethod(chance.randrange)

    with patch.object(shapes, "Worlds", _Worlds):
        _, meter = measured(lambda: list(picking.pick(tree, verdict, Draws, picking.sizes(tree))))
    return meter.ms / 1000


def figures() -> Iterator[Figure]:
    """The figures against their budgets."""
    pairs = [(law, understand(law), understand(theory)) for law, theory in PAIRS]
    yield _worst("board: judging 12 dice, slowest law", "ms", JUDGE_MS_MOST,
                 {law: judgement_ms(tree) for law, tree, _ in pairs})
    runs = {law: searched_in_vain(tree) for law, tree, _ in pairs}
    sets = {law: run.seconds for law, run in runs.items() if run.total == 7315}
    yield _worst("board: disproof over 7,315 sets, slowest", "s", SETS_S_MOST, sets)
    places = {law: run.seconds for law, run in runs.items() if run.total == 1288075}
    yield _worst("board: over 1,288,075 experiments, slowest", "s", EXPERIMENTS_S_MOST, places)
    lines = {law: run.seconds for law, run in runs.items() if run.total == 1880347}
    yield _worst("board: over 1,880,347 experiments, slowest", "s", None, lines)
    yield _worst("board: 60 samples of up to 8 dice, slowest", "s", None,
                 {law: run.samples for law, run in runs.items()})
    yield _worst("board: one step of a search, longest", "ms", None,
                 {law: run.longest for law, run in runs.items()})
    first = {law: searched(tree, theory).seconds for law, tree, theory in pairs}
    yield Figure("board: first counterexample, median", median(first.values()), "s", FIRST_S_MOST,
                 f"{len(first)} theories close to the law")
    yield _worst("board: first counterexample, slowest", "s", None, first)
    yield _worst("board: picking a starter, slowest", "s", None,
                 {law: max(pick_s(tree, seed & 1, seed) for seed in range(4)) for law, tree, _ in pairs})


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
        print(f"{law[:60]:<60} {judgement_ms(tree):>9.1f} {run.seconds:>9.2f} {run.samples:>8.2f} "
              f"{run.longest:>8.0f} {run.steps:>6} {run.total:>9,} {looks.needs(tree)}", flush=True)
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
