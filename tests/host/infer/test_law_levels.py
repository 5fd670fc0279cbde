"""The difficulty of laws agrees with levels that were given before any score was looked at."""

from lawkeeper_host.games.infer.bench import levels
from lawkeeper_host.games.infer.bench.levels import Rated, ranks, spearman


def test_equal_values_share_their_mean_rank() -> None:
    assert ranks([3, 1, 3, 7]) == [2.5, 1, 2.5, 4]


def test_the_correlation_is_of_ranks() -> None:
    rising = [Rated("", level, score) for level, score in ((1, 5), (2, 6), (3, 60))]
    assert spearman(rising) > 0.999
    assert spearman([each._replace(score=-each.score) for each in rising]) < -0.999


def test_scores_agree_with_people_on_both_halves_and_on_the_packs() -> None:
    figures = list(levels.figures())
    assert [figure.name.split(", ")[-1] for figure in figures] == ["looked at", "held back", "packs"]
    assert not [figure.line() for figure in figures if figure.over]


def test_towers_are_found_sooner_than_parities() -> None:
    easy = levels.rate([("Every stack must have exactly two dice.", 2), ("There must be a stack.", 1)])
    hard = levels.rate([("There must be an odd number of odd dice.", 4)])
    assert max(each.score for each in easy) <= hard[0].score + 2
    assert min(each.score for each in easy) < hard[0].score
