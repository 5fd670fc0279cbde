# portable: runs on CPython and on the MicroPython VM
"""Setting up, building, marking, turns, taking apart (Infer items 1 to 26)."""

from fakes.infer import O, X, begun, dealt, do, refusal
from lawkeeper.games.infer.fold import rules
from lawkeeper.games.infer.fold.log import BUILT, GONE, NOBODY, STARTER


def spent(**options):
    """A game in which the last marker has just been placed."""
    game = begun(**options)
    for _ in range(rules.MARKERS - 2):
        do(game, rules.MARK, X)
    return game


def test_item_04_twenty_markers_at_the_start():
    assert dealt().left == 20


def test_item_05_four_tokens_at_the_start():
    assert dealt().tokens == 4


def test_item_09_the_universe_has_the_markers_and_the_researchers_the_tokens():
    game = begun(researchers=2)
    do(game, rules.MARK, O)
    assert (game.left, game.tokens) == (17, 4)


def test_item_10_the_universe_keeps_one_of_two():
    for law in (0, 1):
        game = dealt()
        do(game, rules.KEEP, law)
        assert game.kept == law and game.secret() == game.setup.laws[law][2].encode()
    assert "no such law" in refusal(dealt(), rules.KEEP, 2)


def test_item_10_a_kept_law_is_not_exchanged():
    game = dealt()
    do(game, rules.KEEP, 0)
    assert refusal(game, rules.KEEP, 1)
    assert game.kept == 0


def test_item_10_draw_one_leaves_no_choice():
    game = dealt(draw_one=True, laws=[(3, 1, "There must be dice.", b"")])
    assert refusal(game, rules.KEEP, 1)
    do(game, rules.KEEP, 0)
    assert game.phase == rules.STARTERS


def test_item_12_one_starter_follows_and_one_does_not():
    for first in (O, X):
        game = dealt()
        do(game, rules.KEEP, 0)
        do(game, rules.MARK, first)
        assert "other one must be a %s" % ("circle", "cross")[first] in refusal(game, rules.MARK, first)
        do(game, rules.MARK, 1 - first)
        assert game.phase == rules.PLAY
        assert [game.log.kind(n) for n in (0, 1)] == [STARTER, STARTER]


def test_item_12_nothing_is_built_before_the_starters():
    game = dealt()
    assert refusal(game, rules.MARK, O)
    do(game, rules.KEEP, 0)
    for move in ((rules.PASS,), (rules.PUBLISH,), (rules.TAKE_APART, 0), (rules.CHANGED, 0, 1)):
        assert "starting experiments" in refusal(game, *move)


def test_item_14_the_starters_take_two_markers():
    assert begun().left == 18


def test_item_16_turns_go_round_the_table():
    game = begun(researchers=3)
    whose = []
    for _ in range(7):
        whose.append(game.turn)
        do(game, rules.MARK, O)
    assert whose == [0, 1, 2, 0, 1, 2, 0]
    assert [game.log.whose(n) for n in range(2, 9)] == whose


def test_item_17_the_starters_are_nobodys_turn():
    game = begun(researchers=3)
    assert (game.turn, game.turns) == (0, 0)
    assert game.log.whose(0) == game.log.whose(1) == NOBODY


def test_item_18_an_experiment_ends_the_turn():
    game = begun(researchers=2)
    do(game, rules.MARK, O)
    assert (game.turn, game.turns, game.phase) == (1, 1, rules.PLAY)


def test_item_18_a_researcher_may_pass():
    game = begun(researchers=2)
    do(game, rules.PASS)
    assert (game.turn, game.turns, game.left, game.tokens) == (1, 1, 18, 4)


def test_item_18_no_experiment_while_a_theory_is_on_its_way():
    game = begun(researchers=2)
    do(game, rules.PUBLISH)
    assert refusal(game, rules.MARK, O)
    assert refusal(game, rules.PASS)
    do(game, rules.CONSENT, rules.ALL_YES)
    assert refusal(game, rules.MARK, O)
    do(game, rules.ACCEPT)
    assert refusal(game, rules.MARK, O)


def test_item_19_and_20_a_mark_takes_one_marker_whatever_was_built():
    # The dice stand on the table, the box never asks for them: fifty dice or none, it is one marker.
    game = begun()
    do(game, rules.MARK, X)
    assert game.left == 17


def test_item_20_the_null_experiment_costs_a_marker_like_any_other():
    game = begun()
    do(game, rules.MARK, O)
    assert game.left == 17 and game.log.count == 3


def test_item_21_the_log_keeps_order_marker_and_builder():
    game = begun(researchers=2)
    for verdict in (X, X, O):
        do(game, rules.MARK, verdict)
    assert list(game.log.marks()) == [O, X, X, X, O]
    assert [game.log.kind(n) for n in range(2, 5)] == [BUILT] * 3
    assert game.log.tally() == (2, 3)


def test_item_22_a_marker_of_an_experiment_taken_apart_is_gone():
    game = begun()
    do(game, rules.MARK, O)
    left = game.left
    do(game, rules.TAKE_APART, 2)
    assert game.left == left
    assert game.log.gone(2) and game.log.verdict(2) == O and game.log.count == 3
    assert list(game.log.marks()) == [O, X, GONE]


def test_item_22_once_is_enough_and_there_must_be_something():
    game = begun()
    do(game, rules.TAKE_APART, 0)
    assert "taken apart" in refusal(game, rules.TAKE_APART, 0)
    assert "no experiment 3" in refusal(game, rules.TAKE_APART, 2)


def test_item_22_at_any_time_also_while_a_theory_is_judged():
    game = begun(researchers=2)
    do(game, rules.PUBLISH)
    do(game, rules.TAKE_APART, 0)
    do(game, rules.CONSENT, rules.ALL_YES)
    do(game, rules.ACCEPT)
    turns = game.turns
    do(game, rules.TAKE_APART, 1)
    assert (game.phase, game.turns) == (rules.JUDGING, turns)


def test_item_23_the_universe_marks_o_or_x():
    game = begun()
    do(game, rules.MARK, O)
    do(game, rules.MARK, X)
    assert [game.log.verdict(n) for n in (2, 3)] == [O, X]
    assert "does not know" in refusal(game, rules.MARK, 2)


def test_item_24_the_twentieth_marker_is_fine_the_next_one_loses():
    game = spent()
    assert (game.left, game.over) == (0, False)
    do(game, rules.MARK, O)
    assert (game.over, game.result, game.outcome()) == (True, rules.NO_MARKER, "lost")
    assert game.log.count == 20


def test_item_24_taking_apart_never_gives_a_marker_back():
    game = spent()
    for number in range(20):
        do(game, rules.TAKE_APART, number)
    do(game, rules.MARK, O)
    assert game.result == rules.NO_MARKER


def test_item_24_passing_with_no_marker_left_loses_nothing():
    game = spent()
    do(game, rules.PASS)
    assert not game.over


def test_item_72_out_of_dice_is_taking_apart_and_out_of_markers_is_a_loss():
    game = spent()
    do(game, rules.TAKE_APART, 5)
    assert not game.over
    do(game, rules.MARK, X)
    assert game.result == rules.NO_MARKER


def test_nothing_but_the_law_may_follow_the_end():
    game = spent()
    do(game, rules.MARK, O)
    for op in rules.ROWS:
        assert "over" in refusal(game, op, *rules.ROWS[op][1])
    do(game, rules.REVEAL)
    assert game.finished
    assert "told already" in refusal(game, rules.REVEAL)


def test_a_game_given_up_is_over_and_not_lost():
    game = begun()
    do(game, rules.GIVE_UP)
    assert (game.over, game.outcome()) == (True, "given up")


def test_moves_of_the_wrong_shape_are_refused():
    game = begun()
    for codes in ((), (0,), (99, 1), (rules.MARK,), (rules.MARK, 1, 1), (rules.PASS, 0)):
        assert refusal(game, *codes)
