"""Beyond four dice a search goes through samples: laws that differ only from five dice on are told apart."""

import pytest

from lawkeeper.games.infer.laws.experiment import dice
from lawkeeper_host.games.infer.bench import samples

SEEDS = 30


def test_laws_that_differ_only_from_five_dice_on_are_told_apart() -> None:
    assert samples.found(SEEDS) >= samples.FOUND_LEAST


@pytest.mark.parametrize("seed", range(5))
def test_samples_are_built_of_the_dice_that_are_left(seed: int) -> None:
    code = samples.sampled(
        "There must be at least four odd dice.", "There must be exactly four odd dice.", seed, (2, 3, 1)
    )
    colours = [die[0] for die in dice(code)] if code else []
    assert len(colours) > 4
    assert all(colours.count(slot) <= most for slot, most in zip((1, 2, 3), (2, 3, 1), strict=True))
