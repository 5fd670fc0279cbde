# portable: runs on CPython and on the MicroPython VM
"""What happens at a table: people come and go, dice are nudged, experiments wait (Infer items 70 to 87)."""

from fakes.infer import O, X, accept, begun, do, log_state, refusal, refuted
from lawkeeper.games.infer.fold import rules
from lawkeeper.games.infer.fold.log import NOBODY


def test_item_70_joining_and_leaving_changes_nothing_else():
    game = begun(researchers=3)
    refuted(game)
    before = (game.left, game.tokens, game.turns, log_state(game.log))
    do(game, rules.PLAYERS, 4)
    do(game, rules.PLAYERS, 2)
    assert (game.left, game.tokens, game.turns, log_state(game.log)) == before
    assert game.researchers == 2


def test_item_70_the_turn_goes_on_with_those_who_are_there():
    game = begun(researchers=4)
    for _ in range(3):
        do(game, rules.MARK, O)
    assert game.turn == 3
    do(game, rules.PLAYERS, 3)
    assert game.turn == 0
    assert "1 to 99" in refusal(game, rules.PLAYERS, 0)


def test_item_70_consent_asks_those_present():
    game = begun(researchers=4)
    do(game, rules.PUBLISH)
    do(game, rules.CONSENT, rules.ONE_YES)
    do(game, rules.PLAYERS, 3)
    assert game.phase == rules.CONSENTING
    do(game, rules.PLAYERS, 2)  # the one who has not answered is gone
    assert game.phase == rules.REPEATING


def test_item_71_a_nudged_experiment_keeps_its_marker_and_may_change_its_verdict():
    game = begun()
    left = game.left
    do(game, rules.CHANGED, 0, X)
    do(game, rules.CHANGED, 0, O)
    do(game, rules.CHANGED, 0, O)
    assert (game.left, game.log.verdict(0), game.turns) == (left, O, 0)
    assert game.log.before(0) == [O, X, O]
    assert game.log.before(1) == []


def test_item_71_also_with_no_marker_left_and_while_a_theory_is_judged():
    game = begun()
    for _ in range(18):
        do(game, rules.MARK, O)
    accept(game)
    do(game, rules.CHANGED, 5, X)
    assert not game.over and game.log.verdict(5) == X


def test_item_71_there_must_be_such_an_experiment():
    game = begun()
    assert "no experiment 3" in refusal(game, rules.CHANGED, 2, X)
    do(game, rules.TAKE_APART, 1)
    assert "taken apart" in refusal(game, rules.CHANGED, 1, O)
    assert "does not know" in refusal(game, rules.CHANGED, 0, 7)


def test_item_74_three_stones_of_each_colour_never_more():
    game = begun(highlights=True)
    for colour in (0, 1):
        for number in (0, 1, 1):
            do(game, rules.STONE, number, colour, 1)
        assert game.log.stones_left(colour) == 0
        assert "All 3" in refusal(game, rules.STONE, 0, colour, 1)
    assert [game.log.stones(1, colour) for colour in (0, 1)] == [2, 2]


def test_item_74_only_when_the_table_plays_with_them():
    assert "without" in refusal(begun(), rules.STONE, 0, 0, 1)


def test_item_75_stones_may_be_moved_and_taken_back():
    game = begun(highlights=True)
    for _ in range(3):
        do(game, rules.STONE, 0, 1, 1)  # any number on one experiment
    do(game, rules.STONE, 0, 1, 0)
    do(game, rules.STONE, 1, 1, 1)
    assert (game.log.stones(0, 1), game.log.stones(1, 1), game.log.stones_left(1)) == (2, 1, 0)
    assert "No stone" in refusal(game, rules.STONE, 0, 0, 0)


def test_item_75_stones_of_an_experiment_taken_apart_are_free_again():
    game = begun(highlights=True)
    do(game, rules.STONE, 0, 0, 1)
    do(game, rules.TAKE_APART, 0)
    assert game.log.stones_left(0) == 3


def test_item_76_two_colours_and_no_third():
    game = begun(highlights=True)
    assert "does not know" in refusal(game, rules.STONE, 0, 2, 1)
    assert "does not know" in refusal(game, rules.STONE, 0, 0, 2)


def test_item_86_several_experiments_wait_and_are_marked_later():
    game = begun(asynchronous=True)
    for _ in range(3):
        do(game, rules.QUEUE, 1)
    assert (game.queued, game.left) == (3, 18)  # a marker is used when it is placed
    do(game, rules.MARK, O)
    do(game, rules.MARK, X)
    assert (game.queued, game.left) == (1, 16)
    assert list(game.log.marks()) == [O, X, O, X]
    do(game, rules.QUEUE, 0)
    assert "waits" in refusal(game, rules.MARK, O)
    assert "waits" in refusal(game, rules.QUEUE, 0)


def test_item_86_there_are_no_turns():
    game = begun(asynchronous=True, researchers=3)
    do(game, rules.QUEUE, 1)
    do(game, rules.MARK, O)
    refuted(game)
    assert (game.turn, game.turns) == (0, 0)
    assert game.log.whose(2) == game.log.whose(3) == NOBODY
    assert "no turns" in refusal(game, rules.PASS)


def test_item_86_consents_are_collected_while_play_goes_on():
    game = begun(asynchronous=True, researchers=3)
    do(game, rules.QUEUE, 1)
    do(game, rules.PUBLISH)
    do(game, rules.CONSENT, rules.ONE_YES)
    do(game, rules.MARK, O)
    do(game, rules.QUEUE, 1)
    assert (game.phase, game.consents) == (rules.CONSENTING, 1)
    do(game, rules.CONSENT, rules.ONE_YES)
    assert game.phase == rules.REPEATING
    do(game, rules.ACCEPT)
    do(game, rules.QUEUE, 1)  # and while the Universe thinks
    assert game.queued == 2


def test_item_86_waiting_experiments_belong_to_asynchronous_play():
    assert "asynchronous" in refusal(begun(), rules.QUEUE, 1)
    game = begun(asynchronous=True)
    assert refusal(game, rules.QUEUE, 2)
    for _ in range(rules.QUEUE_MOST):
        do(game, rules.QUEUE, 1)
    assert "99" in refusal(game, rules.QUEUE, 1)


def test_item_87_more_may_wait_than_there_are_markers_and_the_one_without_loses():
    game = begun(asynchronous=True)
    for _ in range(20):
        do(game, rules.QUEUE, 1)
    for _ in range(18):
        do(game, rules.MARK, X)
    assert (game.over, game.left, game.queued) == (False, 0, 2)
    do(game, rules.MARK, O)
    assert (game.over, game.result) == (True, rules.NO_MARKER)
