# portable: runs on CPython and on the MicroPython VM
"""The box as the Universe: the first two experiments and the highlight stones (items 12, 13, 74 to 76)."""

from fakes.checks import raises
from fakes.infer_lawful import ALL_ODD, NO_ORANGE, SOME_ORANGE, ask, fold, lawful_setup, play, started
from lawkeeper.games import Refused
from lawkeeper.games.infer.fold import lawful, rules
from lawkeeper.games.infer.laws import experiment, forms, stones, universe
from lawkeeper.keep.chance import Chance

TOUCHING = (forms.TOUCHING, (forms.AT_LEAST, 1), (0, forms.ANY_NUMBER, 0))
LAWS = (
    SOME_ORANGE,
    NO_ORANGE,  # the null experiment is an O, but never a starter
    ALL_ODD,
    (forms.IS, (forms.COUNT, forms.ANY_DIE), (forms.AT_LEAST, 4)),
    (forms.IS, (forms.SUM, forms.ANY_DIE), (forms.PRIME, 0)),
    (forms.EVERY, forms.ANY_DIE, (0, forms.ANY_NUMBER, 0, TOUCHING)),
    (forms.IS, (forms.STACKS, forms.ANY_DIE), (forms.AT_LEAST, 1)),
)


def fresh(tree=SOME_ORANGE, **options):
    return fold(lawful_setup(tree, **options).encode())


def pair(game, label="starters"):
    """The (O, X) that the box thinks up for a game."""
    return list(universe.starters(game, Chance(b"seed", label)))[-1]


def test_item_12_one_follows_and_one_does_not_with_at_most_four_dice():
    for tree in LAWS:
        game = fresh(tree)
        o, x = pair(game)
        assert (game.judge(o), game.judge(x)) == (1, 0)
        for code in (x, o):
            assert 1 <= code[0] <= 4  # and none that leans: people have to build it
            play(game, lawful.ASK, code[1:])
        assert (game.phase, list(game.log.marks())) == (rules.PLAY, [0, 1])


def test_item_13_the_box_never_starts_with_the_null_experiment():
    for number in range(5):
        assert min([len(code) for code in pair(fresh(NO_ORANGE), str(number))]) > 1


def test_item_12_a_restart_thinks_up_the_same_pair():
    assert pair(fresh()) == pair(fresh())
    assert len({pair(fresh(), str(number)) for number in range(5)}) > 1


def test_item_12_the_two_differ_in_more_than_the_law():
    for number in range(5):
        o, x = [universe.counts(code) for code in pair(fresh(), str(number))]
        assert universe._unlike(o, x) >= 3


def test_item_12_a_law_that_four_dice_cannot_show_is_refused():
    game = fresh((forms.IS, (forms.COUNT, forms.ANY_DIE), (forms.AT_LEAST, 5)))
    told = raises(Refused, pair, game).args[0]
    assert "four dice" in told and "five" not in told and "5" not in told


def test_what_everybody_can_see_of_an_experiment():
    code = experiment.pack([(1, 3, 0, 0), (2, 6, 0, 0), (3, 5, 1, 0), (3, 2, 9, 9)])
    # 1 orange, 1 blue, 2 white; of 6, 5 and 2 (the 3 is covered) one odd, two even, two high; 4 dice; an odd
    # sum; 3 touch, 1 is stacked
    assert universe.counts(code) == [1, 1, 2, 1, 2, 2, 4, 1, 3, 1]


# -- stones -------------------------------------------------------------------------------------------------


def laid(game):
    """One wish for stones, as [(experiment, colour)]."""
    found = []
    for move in stones.highlights(game):
        assert move[0] == rules.STONE and move[3] == 1
        play(game, move)
        found.append((move[1], move[2]))
    return found


def with_pairs():
    game = started(highlights=True)  # 0: O1 is an O, 1: B2 is an X
    ask(game, "O3", "W5")  # 2: O
    ask(game, "B3", "W5")  # 3: X, differs from 2 in the colour that the law looks at
    ask(game, "O6", "B6", "W6", "W6")  # 4: O
    ask(game, "B6", "W6", "W6")  # 5: X, lacks the orange die of 4
    return game


def test_item_76_stones_lie_at_an_o_and_an_x_that_differ_as_little_as_possible():
    game = with_pairs()
    assert laid(game) == [(2, 0), (3, 0)]


def test_item_76_the_other_colour_is_another_line_of_thought():
    game = with_pairs()
    first = laid(game)
    second = laid(game)
    assert {colour for _, colour in second} == {1}
    assert {number for number, _ in first} != {number for number, _ in second}
    marks = [game.log.verdict(number) for number, _ in second]
    assert sorted(marks) == [0, 1]


def test_item_74_and_75_never_more_than_three_and_three_and_none_moved_back():
    game = with_pairs()
    lying = 0
    for _ in range(8):
        laid(game)
        now = 6 - game.log.stones_left(0) - game.log.stones_left(1)
        assert now >= lying
        lying = now
    assert lying == 6 and stones.highlights(game) == []


def test_item_76_without_an_o_or_an_x_in_play_there_is_nothing_to_point_at():
    game = started(highlights=True)
    play(game, rules.TAKE_APART, 0)
    assert stones.highlights(game) == []
    ask(game, "B1")
    assert stones.highlights(game) == []


def test_item_76_two_experiments_make_one_pair_only():
    game = started(highlights=True)
    assert [number for number, _ in laid(game)] == [0, 1]
    assert laid(game) == []


def test_item_76_a_pair_of_which_one_was_taken_apart_is_filled_up():
    game = with_pairs()
    laid(game)
    play(game, rules.TAKE_APART, 2)
    laid(game)
    third = laid(game)
    assert [(game.log.verdict(number), colour) for number, colour in third] == [(1, 0)]


def test_item_76_what_was_taken_apart_gets_no_stone():
    game = with_pairs()
    for number in (2, 3):
        play(game, rules.TAKE_APART, number)
    assert laid(game) == [(4, 0), (5, 0)]
