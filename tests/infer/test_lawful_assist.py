# portable: runs on CPython and on the MicroPython VM
"""A human Universe whose marks the box looks after (Infer items 10 to 13, 22, 30, 39, 71)."""

from fakes.infer_lawful import (
    SOME_BLUE,
    fold,
    judging,
    lawful_setup,
    marked,
    play,
    records,
    refused,
    said,
    shown,
    started,
)
from lawkeeper.games.infer.fold import lawful, rules
from lawkeeper.games.infer.fold.log import DISPROOF
from lawkeeper.games.infer.laws import forms


def dealt(**options):
    return fold(lawful_setup(assist=True, **options).encode())


def kept(**options):
    game = dealt(**options)
    play(game, rules.KEEP, 0)
    return game


def test_item_10_the_universe_keeps_one_of_two():
    game = dealt()
    assert game.phase == rules.DRAW and game.kept is None
    play(game, rules.KEEP, 1)
    assert game.tree() == SOME_BLUE


def test_item_12_starters_have_at_most_four_dice():
    game = kept()
    play(game, lawful.DICE, records("O1", "O2", "O3", "O4"))
    play(game, lawful.DICE, records("O5@8,8"))
    assert "too many" in refused(game, rules.MARK, 1)
    play(game, lawful.CLEAR)
    marked(game, 1, "O1", "O2", "O3", "O4")
    assert game.log.count == 1 and "other one" in refused(game, rules.MARK, 1)


def test_item_13_a_human_universe_may_start_with_the_null_experiment():
    game = kept()
    play(game, rules.MARK, 0)
    assert shown(game, 0) == "-"
    assert "or none" in refused(kept(null_start=False), rules.MARK, 0)


def test_item_21_the_dice_go_into_the_log_with_the_mark():
    game = started(assist=True, researchers=2)
    marked(game, 0, "W1@3,3", "W2@3,3")
    assert (shown(game, 2), game.log.verdict(2), game.turn) == ("W1/W2", 0, 1)
    assert game.pending == b"\0"


def test_item_22_the_dice_go_back():
    game = started(assist=True)
    marked(game, 1, "O1", "O2")
    assert game.supply() == [17, 19, 20]
    play(game, rules.TAKE_APART, 2)
    assert game.supply() == [19, 19, 20]


def test_item_30_the_table_is_looked_over_when_the_theory_is_known():
    game = started(assist=True)
    said(game, SOME_BLUE)
    assert game.contradiction() == 0
    play(game, rules.WITHDRAW)
    play(game, rules.PUBLISH)
    play(game, rules.CONSENT, rules.ALL_YES)
    assert game.contradiction() is None  # they did not put it in
    play(game, rules.ACCEPT)
    assert game.tokens == 3


def test_item_30_it_is_the_marks_on_the_table_that_count():
    game = started(assist=True)
    marked(game, 1, "W1")  # by the law an X, but the marker says O
    said(game, SOME_BLUE)
    play(game, lawful.THEORY, forms.encode((forms.IS, (forms.COUNT, forms.ANY_DIE), (forms.ODD, 0))))
    assert game.contradiction() == 1


def test_item_39_a_mark_is_taken_as_it_is_given_whatever_the_law_says():
    # Refusing it would tell the whole table; the Universe alone is told before.
    for verdict in (1, 0):
        game = started(assist=True)
        play(game, lawful.DICE, records("W1"))
        assert game.judge(game.pending) == 0
        play(game, rules.MARK, verdict)
        assert game.log.verdict(2) == verdict


def test_item_39_judging_changes_nothing():
    game = started(assist=True)
    play(game, lawful.DICE, records("O1"))
    before = game.pending
    assert game.judge(before) == 1 and game.judge(b"\0") == 0
    assert (game.pending, game.left) == (before, 18)


def test_item_25_a_disproof_is_the_universes_and_has_dice():
    game = started(assist=True)
    judging(game, SOME_BLUE)
    play(game, lawful.DICE, records("B1"))
    play(game, rules.DISPROVE, 0)
    assert (game.log.kind(2), shown(game, 2), game.left) == (DISPROOF, "B1", 17)


def test_item_71_a_nudged_experiment_gets_the_dice_that_stand_there_now():
    game = started(assist=True)
    play(game, lawful.DICE, records("B1"))
    play(game, rules.CHANGED, 0, 0)
    assert (shown(game, 0), game.log.before(0), game.log.verdict(0)) == ("B1", [1], 0)
    assert game.supply() == [20, 18, 20]
    assert "no experiment" in refused(game, rules.CHANGED, 9, 0)


def test_item_86_experiments_wait_for_a_human_universe():
    game = started(assist=True, asynchronous=True)
    assert "waits" in refused(game, rules.MARK, 1)
    play(game, rules.QUEUE, 1)
    marked(game, 1, "O2")
    assert (game.queued, game.log.count) == (0, 3)


def test_the_box_does_not_judge_where_people_do():
    game = started(assist=True)
    for move in ((lawful.ASK,), (lawful.AGAIN, 0), (lawful.SHOWN,)):
        assert "does not know" in refused(game, *move)
