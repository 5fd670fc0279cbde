"""Beyond four dice a search goes through samples: laws that differ only from five dice on are told apart."""

import pytest

from lawkeeper.games.infer.laws import judge
from lawkeeper.games.infer.laws.experiment import dice
from lawkeeper.games.infer.laws.search import Search
from lawkeeper_host.games.infer.laws import parse

SEEDS = 30
FOUND_LEAST = 0.95  # of all pairs and seeds
PAIRS = (
    ("The sum of the visible numbers must be at least 24.",
     "The sum of the visible numbers must be exactly 24."),
    ("There must be at least four odd dice.", "There must be exactly four odd dice."),
    ("There must be at least four blue dice.", "There must be exactly four blue dice."),
    ("There must be at least four groups.", "There must be exactly four groups."),
    ("There must be at least four different numbers.", "There must be exactly four different numbers."),
    ("There must be at least four consecutive numbers.", "The longest run of numbers must be exactly 4."),
    ("The number of dice must be a factor of 12.", "There must be at least one die."),
    ("The largest group must have at least four dice.", "The largest group must have exactly four dice."),
    ("There must be exactly four 6s.", "There must be at least four 6s."),
    ("There must be exactly two stacks.", "There must be at least two stacks."),
    ("There must be exactly two numbers with at least two dice.",
     "There must be at least two numbers with at least two dice."),
    ("Every blue die must touch at most three other dice.",
     "Every blue die must touch at most four other dice."),
    ("The sum of the blue dice must be at most 24.", "The sum of the blue dice must be less than 27."),
    ("The tallest stack must have at least four dice.", "The tallest stack must have exactly four dice."),
    ("There must be exactly two triangles.", "There must be at least two triangles."),
)  # fmt: skip


def sampled(one: str, other: str, seed: int, left: tuple[int, int, int] = (20, 20, 20)) -> bytes | None:
    """What the samples alone find: an experiment that one of the laws allows and the other does not."""
    law, theory = parse.parse(one), parse.parse(other)
    search = Search(law, theory, left, seed)
    search.at = search.total, 0  # all of the space is done with
    while search.step():
        pass
    if search.found:
        assert judge.follows(law, search.found) != judge.follows(theory, search.found)
    return search.found


def test_laws_that_differ_only_from_five_dice_on_are_told_apart() -> None:
    found = [bool(sampled(*pair, seed)) for pair in PAIRS for seed in range(SEEDS)]
    assert sum(found) >= FOUND_LEAST * len(found)


@pytest.mark.parametrize("seed", range(5))
def test_samples_are_built_of_the_dice_that_are_left(seed: int) -> None:
    code = sampled(
        "There must be at least four odd dice.", "There must be exactly four odd dice.", seed, (2, 3, 1)
    )
    colours = [die[0] for die in dice(code)] if code else []
    assert len(colours) > 4
    assert all(colours.count(slot) <= most for slot, most in zip((1, 2, 3), (2, 3, 1), strict=True))
