"""All experiments of up to four dice: how many there are, what a law says of them, how hard it is to find."""

from itertools import product

import pytest
from laws.model import BLUE, ODD, ORANGE, Law, at_least, both, dice_code, sample, summed, touching

from fakes.trees import random_tree
from lawkeeper.games.infer.laws import experiment, judge, shapes
from lawkeeper.games.infer.laws.forms import (
    ANY_DIE,
    ANY_NUMBER,
    AT_LEAST,
    AT_MOST,
    COUNT,
    EACH,
    EASTING,
    EVERY,
    EXACTLY,
    IS,
    LINE,
    MORE,
    NORTH,
    NORTHING,
    PAIR_SUM,
    PAIRS,
    PLACE,
    PLAIN,
    PRIME,
    ROWS,
    SOUTH,
    STACKED,
    SUM,
    TOUCHING,
    WEST,
)
from lawkeeper.games.infer.laws.forms import (
    ODD as ODD_NUMBER,
)
from lawkeeper.keep.chance import Chance
from lawkeeper_host.games.infer.laws.analysis import NEAR, analyse, analyse_all, nearest
from lawkeeper_host.games.infer.laws.difficulty import difficulty
from lawkeeper_host.games.infer.laws.engine import Tree, Verdicts, decide, distance, looks_at
from lawkeeper_host.games.infer.laws.worlds import KINDS, space

ODDS = (ODD_NUMBER, 0)


def die(
    colour: int = 0, test: tuple[int, int] = ANY_NUMBER, place: int = 0, relation: Tree | None = None
) -> Tree:
    return (colour, test, place, relation)


def some(*of: object, least: int = 1) -> Tree:
    """There must be at least `least` such dice."""
    return (IS, (COUNT, die(*of)), (AT_LEAST, least))  # type: ignore[arg-type]


def none(*of: object) -> Tree:
    return (IS, (COUNT, die(*of)), (EXACTLY, 0))  # type: ignore[arg-type]


ORANGE_THERE = some(1)
SUM_ODD = (IS, (SUM, ANY_DIE), ODDS)
ORANGE_BY_BLUE = some(1, ANY_NUMBER, 0, (TOUCHING, (AT_LEAST, 1), (2, ANY_NUMBER, 0)))
NORTH_OF_BLUE = some(1, ANY_NUMBER, 0, (NORTH, (AT_LEAST, 1), (2, ANY_NUMBER, 0)))
SOUTH_OF_ORANGE = some(2, ANY_NUMBER, 0, (SOUTH, (AT_LEAST, 1), (1, ANY_NUMBER, 0)))
WEST_OF_BLUE = some(1, ANY_NUMBER, 0, (WEST, (AT_LEAST, 1), (2, ANY_NUMBER, 0)))
THREE_IN_LINE = (LINE, 1, 3, PLAIN, ANY_DIE)
MEANINGS: list[tuple[Tree, Law]] = [
    (ORANGE_THERE, at_least(1, ORANGE)),
    (SUM_ODD, summed(lambda total: total % 2 == 1)),
    (ORANGE_BY_BLUE, at_least(1, both(ORANGE, touching(BLUE)))),
    ((MORE, (COUNT, die(0, ODDS)), (COUNT, die(2))), lambda e: _count(e, ODD) > _count(e, BLUE)),
    (THREE_IN_LINE, lambda e: any(True for _ in e.lines(3))),
]


def _count(e, pick):  # type: ignore[no-untyped-def]
    return sum(pick(e, i) for i in e.all)


# --- the worlds ---


def test_item_34_there_are_1_288_075_experiments_of_up_to_four_dice() -> None:
    plain = space()
    assert (len(plain.shapes), plain.total) == (36, 1_288_075)
    sizes = [sum(shape.count for shape in plain.shapes if shape.n == n) for n in range(5)]
    assert sizes == [1, 18, 666, 25_932, 1_261_458]


def test_item_34_7315_of_them_are_sets_of_dice_that_stand_apart() -> None:
    apart = [shape for shape in space().shapes if not any(shape.worlds.layout.touch)]
    assert sum(shape.count for shape in apart) == 7315


@pytest.mark.parametrize("needs", [PLACE, PLACE | ROWS])
def test_the_box_searches_the_same_shapes(needs: int) -> None:
    theirs = sorted((len(cells), count) for cells, _, _, count in shapes.placements(needs))
    assert theirs == sorted((shape.n, shape.count) for shape in space(needs & ROWS).shapes)
    assert shapes.space(needs)[0] == space(needs & ROWS).total


def test_finer_spaces_tell_more_apart_and_directions_are_alike() -> None:
    assert space().total < space(ROWS).total < space(ROWS | NORTHING).total
    assert space(NORTHING).total == space(EASTING).total
    assert {shape.plain for shape in space(ROWS).shapes} == {shape.plain for shape in space().shapes}


@pytest.mark.parametrize("needs", [0, ROWS, NORTHING, EASTING])
def test_every_experiment_of_two_dice_is_one_world_of_one_shape(needs: int) -> None:
    two = [shape for shape in space(needs).shapes if shape.n == 2]
    codes = [shape.code(k) for shape in two for k in range(KINDS**2) if shape.distinct >> k & 1]
    assert len(set(codes)) == len(codes) == sum(shape.count for shape in two)


@pytest.mark.parametrize("needs", [0, ROWS, NORTHING])
@pytest.mark.parametrize(("tree", "law"), MEANINGS[:4])
def test_a_world_is_judged_like_its_dice_code(needs: int, tree: Tree, law: Law) -> None:
    verdicts = Verdicts(tree, space(needs))
    for number, shape in enumerate(verdicts.space.shapes):
        for world in range(0, KINDS**shape.n, 1 + KINDS**shape.n // 7):
            assert (verdicts.mask(number) >> world & 1) == judge.follows(tree, shape.code(world))


@pytest.mark.parametrize(("tree", "law"), MEANINGS)
def test_the_trees_here_mean_what_people_say(tree: Tree, law: Law) -> None:
    assert all(judge.follows(tree, dice_code(e)) == law(e) for e in sample(seed=3, each=60, most=5))


# --- how often, and examples ---


def test_shares_of_dice_thrown_at_random() -> None:
    assert decide(ORANGE_THERE).shares == pytest.approx([1 - (2 / 3) ** n for n in (1, 2, 3, 4)])
    # Two dice stand apart, beside each other, or one on the other, where one number is visible: 1/2 each.
    assert decide(SUM_ODD).shares[:2] == pytest.approx([1 / 2, 1 / 2])


def test_a_share_does_not_depend_on_what_is_told_apart() -> None:
    for tree in (ORANGE_THERE, SUM_ODD, ORANGE_BY_BLUE):
        fine = Verdicts(tree, space(ROWS))
        assert fine.shares == pytest.approx(decide(tree).shares)


def test_the_null_experiment_and_the_count_of_all() -> None:
    assert not decide(ORANGE_THERE).nothing and decide(none(1)).nothing
    assert decide(ORANGE_THERE).followed + decide(none(1)).followed == space().total


def test_examples_are_the_smallest_and_have_their_verdict() -> None:
    for tree, _ in MEANINGS:
        verdicts = decide(tree)
        for follows in (True, False):
            codes = verdicts.examples(follows)
            assert len(set(codes)) == 2 and all(judge.follows(tree, code) == follows for code in codes)
    assert [code[0] for code in decide(THREE_IN_LINE).examples(True)] == [3, 3]
    assert decide(ORANGE_THERE).examples(False)[0] == experiment.pack([])


def test_examples_are_always_the_same() -> None:
    assert decide(SUM_ODD).examples(True) == decide(SUM_ODD).examples(True)


def test_where_there_is_no_example_there_is_none() -> None:
    assert decide(some(least=5)).examples(True) == []
    assert [code[0] for code in decide(some(least=4)).examples(True)] == [4, 4]


# --- two laws ---


def test_item_33_laws_in_other_words_are_the_same() -> None:
    all_even = (EVERY, ANY_DIE, die(0, (2, 0)))
    found = distance(all_even, none(0, ODDS))
    assert found is not None and found.differ == 0


def test_item_35_what_differs_beyond_four_dice_is_the_same_here() -> None:
    found = distance((IS, (COUNT, die(1)), (AT_MOST, 5)), (IS, (COUNT, die(1)), (AT_MOST, 6)))
    assert found is not None and found.differ == 0


def test_a_distance_is_counted_over_different_experiments() -> None:
    found = distance(ORANGE_THERE, none(1))
    assert found is not None and found.differ == found.total == space().total
    assert distance(ORANGE_THERE, none(1), NEAR) is None


def test_north_of_and_south_of_say_the_same_the_other_way_round() -> None:
    found = distance(NORTH_OF_BLUE, SOUTH_OF_ORANGE)
    assert found is not None and found.differ == 0
    assert looks_at(NORTH_OF_BLUE, THREE_IN_LINE) == NORTHING | ROWS


def test_of_many_laws_the_same_and_the_nearly_same_are_found() -> None:
    # Four dice hardly ever sum up to that much, so these are nearly the same.
    close = (IS, (SUM, ANY_DIE), (AT_LEAST, 22))
    closer = (IS, (SUM, ANY_DIE), (AT_LEAST, 23))
    trees = [ORANGE_THERE, SOUTH_OF_ORANGE, none(1), close, NORTH_OF_BLUE, ORANGE_THERE, closer, WEST_OF_BLUE]
    told, twins = analyse_all(trees)
    assert [law.tree for law in told] == trees
    assert [(pair.one, pair.two, pair.distance.differ == 0) for pair in twins] == [
        (0, 5, True), (1, 4, True), (3, 6, False)
    ]  # fmt: skip
    assert [place for place, _ in nearest(analyse(close), trees)] == [3, 6]
    alone = [analyse(tree) for tree in trees]
    assert [law.verdicts.shares for law in told] == [pytest.approx(law.verdicts.shares) for law in alone]


def test_laws_that_differ_on_small_experiments_only_are_not_nearly_the_same() -> None:
    odd, three = (IS, (COUNT, ANY_DIE), ODDS), (IS, (COUNT, ANY_DIE), (EXACTLY, 3))
    found = distance(odd, three)
    assert found is not None and (found.differ, found.random) == (18, 1 / 4)
    assert found.share < NEAR and analyse_all([odd, three])[1] == nearest(analyse(odd), [three]) == []


# --- what is told of a law ---


def test_item_50_a_law_that_cannot_be_shown_is_useless() -> None:
    assert "cannot be shown" in analyse(some(least=5)).useless
    assert "says nothing" in analyse((IS, (COUNT, ANY_DIE), (AT_MOST, 9))).useless
    assert not analyse(ORANGE_THERE).useless and not analyse(ORANGE_THERE).warning


def test_a_law_that_is_hardly_ever_followed_or_broken_is_warned_of() -> None:
    rare = analyse((IS, (SUM, ANY_DIE), (AT_LEAST, 22)))
    assert not rare.useless and "follow it" in rare.warning
    common = analyse((IS, (SUM, ANY_DIE), (AT_MOST, 21)))
    assert not common.useless and "break it" in common.warning


def test_what_is_more_to_find_is_harder() -> None:
    ladder = [
        ORANGE_THERE,
        some(1, ODDS),
        (MORE, (COUNT, die(0, ODDS)), (COUNT, die(2))),
        (PAIRS, 1, PAIR_SUM, (PRIME, 0)),
        (EVERY, die(3, ODDS), die(0, ANY_NUMBER, 0, (TOUCHING, (EACH, 0), (2, (2, 0), STACKED)))),
    ]
    scores = [difficulty(tree, 0.5).score for tree in ladder]
    assert scores == sorted(set(scores)) and scores[-1] <= 100
    assert [difficulty(tree, 0.5).level for tree in (ladder[0], ladder[-1])] == [1, 3]


@pytest.mark.parametrize("share", [0.01, 0.99])
def test_what_shows_itself_rarely_is_harder(share: float) -> None:
    rare = difficulty(ORANGE_THERE, share)
    assert rare.score > difficulty(ORANGE_THERE, 0.5).score
    assert "1.0%" in rare.reasons[0].words


def test_the_reasons_add_up_heaviest_first() -> None:
    for (tree, _), share in product(MEANINGS, (0.1, 0.5)):
        told = difficulty(tree, share)
        points = [reason.points for reason in told.reasons]
        assert sum(points) == told.score and points == sorted(points, reverse=True)
        assert all(not reason.words.endswith(".") for reason in told.reasons)


def test_even_and_odd_are_one_idea() -> None:
    both_ways = (MORE, (COUNT, die(0, ODDS)), (COUNT, die(0, (2, 0))))
    words = [reason.words for reason in difficulty(both_ways, 0.5).reasons]
    assert words.count("odd and even") == 1


@pytest.mark.parametrize("seed", range(6))
def test_every_law_that_makes_sense_has_a_difficulty(seed: int) -> None:
    chance = Chance(bytes((seed,)) * 8, "trees")
    for _ in range(60):
        told = difficulty(random_tree(chance), 0.3)
        assert 0 <= told.score <= 100 and told.level in (1, 2, 3)
