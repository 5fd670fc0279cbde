# portable: runs on CPython and on the MicroPython VM
"""Theories that the box understands, and its disproofs (Infer items 25 to 38), undo in such games."""

from fakes.infer import SEED
from fakes.infer_lawful import (
    ALL_ODD,
    NO_EVEN,
    NO_ORANGE,
    NORTHERN,
    SOME_BLUE,
    SOME_ORANGE,
    ask,
    fold,
    judging,
    lawful_setup,
    lawful_state,
    play,
    records,
    refused,
    said,
    started,
)
from lawkeeper.games.infer.fold import lawful, rules
from lawkeeper.games.infer.fold.log import DISPROOF
from lawkeeper.games.infer.laws import forms
from lawkeeper.keep.journal import Journal
from lawkeeper.session import Session


def refuted(game, theory=SOME_BLUE, names=("O1",)):
    judging(game, theory)
    ask(game, *names, op=lawful.SHOWN)


def spent(**options):
    """A game in which the last marker has been placed."""
    game = started(**options)
    while game.left:
        play(game, lawful.ASK)
    return game


def test_item_25_a_disproof_takes_a_marker_too():
    game = started(researchers=2)
    refuted(game)
    assert (game.left, game.tokens, game.turn) == (17, 3, 1)
    assert (game.log.kind(2), game.log.verdict(2)) == (DISPROOF, 1)
    assert game.dice(2) == game.dice(0)


def test_item_25_a_disproof_without_a_marker_loses():
    game = spent()
    refuted(game)
    assert (game.over, game.result) == (True, rules.NO_MARKER)
    assert game.dice(20) is None


def test_item_26_without_a_marker_and_without_a_disproof_it_is_a_win():
    game = spent()
    judging(game, SOME_ORANGE)
    play(game, rules.UNDISPROVED)
    assert (game.result, game.outcome()) == (rules.WON, "won")


def test_item_28_a_theory_is_in_the_box_before_the_token_goes():
    game = started()
    play(game, rules.PUBLISH)
    play(game, rules.CONSENT, rules.ALL_YES)
    assert "put into the box" in refused(game, rules.ACCEPT)
    play(game, lawful.THEORY, forms.encode(SOME_BLUE))
    play(game, lawful.THEORY, forms.encode(ALL_ODD))  # said anew until all agree
    assert (game.theory, game.tokens) == (forms.encode(ALL_ODD), 4)
    play(game, rules.ACCEPT)
    assert game.tokens == 3


def test_item_28_the_next_theory_begins_from_nothing():
    game = started(researchers=1)
    said(game, SOME_BLUE)
    play(game, rules.WITHDRAW)
    play(game, rules.PUBLISH)
    assert game.theory == b"" and refused(game, rules.ACCEPT)


def test_item_28_what_says_nothing_is_no_theory():
    game = started(researchers=1)
    play(game, rules.PUBLISH)
    good = forms.encode(SOME_BLUE)
    says_nothing = (forms.IS, (forms.COUNT, forms.ANY_DIE), (forms.AT_LEAST, 0))
    for data in (b"", good[:-1], good + b"\0", b"\xff" * 9, forms.encode(says_nothing)):
        assert refused(game, lawful.THEORY, data)


def test_item_29_the_marker_says_what_the_law_says():
    game = started()
    refuted(game, SOME_BLUE, ("W1", "B1"))  # fits the theory, not the law
    assert game.log.verdict(2) == 0
    refuted(game, SOME_BLUE, ("O1",))  # fits the law, not the theory
    assert game.log.verdict(3) == 1


def test_item_29_law_and_theory_differ_on_a_disproof():
    game = started()
    judging(game, SOME_BLUE)
    for names in (("O1", "B1"), ("W1",), ()):
        assert "agree" in refused(game, lawful.SHOWN, records(*names))
    play(game, lawful.SHOWN, records("B1"))


def test_item_30_the_first_experiment_that_denies_the_theory():
    game = started()  # O1 is an O, B2 is an X
    ask(game, "W3")
    said(game, NO_EVEN)
    assert game.contradiction() == 2
    play(game, lawful.THEORY, forms.encode(SOME_BLUE))
    assert game.contradiction() == 0
    play(game, lawful.THEORY, forms.encode(SOME_ORANGE))
    assert game.contradiction() is None


def test_item_30_what_was_taken_apart_does_not_count_and_no_theory_denies_nothing():
    game = started()
    assert game.contradiction() is None
    play(game, rules.TAKE_APART, 0)
    said(game, SOME_BLUE)
    assert game.contradiction() == 1
    play(game, rules.TAKE_APART, 1)
    assert game.contradiction() is None


def test_item_30_they_may_go_back_before_the_token_goes():
    game = started()
    said(game, SOME_BLUE)
    assert game.contradiction() == 0
    play(game, rules.WITHDRAW)
    assert (game.tokens, game.phase, game.left) == (4, rules.PLAY, 18)


def test_item_31_a_disproof_never_uses_more_of_a_colour_than_is_left():
    game = started()
    ask(game, *["O1"] * 19)
    judging(game, SOME_BLUE)
    assert "orange" in refused(game, lawful.SHOWN, records("O1"))
    play(game, lawful.SHOWN, records("B1"))


def test_item_31_a_disproof_may_have_more_than_four_dice():
    game = started()
    judging(game, NO_ORANGE)
    ask(game, *["W1"] * 7 + ["O1"], op=lawful.SHOWN)
    assert len(game.dice(2)) == 17


def test_item_32_no_disproof_wins():
    game = started()
    judging(game, SOME_ORANGE)
    play(game, rules.UNDISPROVED)
    assert game.outcome() == "won" and game.line().startswith("Infer won")


def test_item_33_a_theory_need_not_be_worded_like_the_law():
    game = started(ALL_ODD)
    said(game, NO_EVEN)
    assert game.contradiction() is None
    play(game, rules.ACCEPT)
    for names in ((), ("O1",), ("O2",), ("O2@0,0", "B1@0,0"), ("O1@0,0", "B2@0,0")):
        assert "agree" in refused(game, lawful.SHOWN, records(*names))


def test_item_36_the_fourth_token_without_a_win_loses():
    game = started()
    for number in range(4):
        assert not game.over
        refuted(game)
        assert game.tokens == 3 - number
    assert (game.over, game.result, game.left) == (True, rules.NO_TOKEN, 14)
    assert game.dice(5) is not None


def test_item_37_a_right_fourth_theory_wins():
    game = started()
    for _ in range(3):
        refuted(game)
    judging(game, SOME_ORANGE)
    play(game, rules.UNDISPROVED)
    assert game.result == rules.WON


def test_item_38_a_theory_that_the_table_denies_may_be_published():
    game = started()
    said(game, SOME_BLUE)
    assert game.contradiction() == 0
    play(game, rules.ACCEPT)
    assert game.tokens == 3


def test_item_85_directions_only_with_the_compass_rose():
    game = started(researchers=1)
    play(game, rules.PUBLISH)
    assert "Compass Rose" in refused(game, lawful.THEORY, forms.encode(NORTHERN))
    said(started(researchers=1, compass=True), NORTHERN)


def test_dice_begun_before_a_theory_are_no_part_of_its_disproof():
    game = started()
    play(game, lawful.DICE, records("W1", "W2"))
    judging(game, SOME_BLUE)
    assert game.pending == b"\0"
    play(game, lawful.SHOWN, records("B1"))
    assert len(game.dice(2)) == 3


# -- undo ---------------------------------------------------------------------------------------------------


def table(**options):
    """A Session with a game of the box after its two starters."""
    made = Session(Journal(bytearray(b"\xff" * 4096)))
    made.begin(1, SEED, lawful_setup(**options).encode())
    for name in ("O1", "B2"):
        put(made, lawful.ASK, records(name))
    return made


def put(made, *parts):
    made.play(b"".join([bytes((part,)) if isinstance(part, int) else part for part in parts]), 0)


def resumed(made):
    """The game as the journal alone gives it."""
    return Session(made.ledger.journal).game


def test_what_the_box_has_told_is_not_taken_back():
    made = table(researchers=2)
    assert made.last_undoable() is None and not made.undo(0)
    put(made, lawful.DICE, records("W1"))
    put(made, lawful.ASK, records("W2@4,0"))
    assert not made.undo(0)  # nor the dice before it: the answer was about them
    assert made.game.log.count == 3


def test_what_the_box_has_not_answered_is_taken_back_move_by_move():
    made = table(researchers=2)
    before = lawful_state(made.game)
    moves = (
        (lawful.DICE, records("W1")),
        (lawful.CLEAR,),
        (lawful.DICE, records("W2")),
        (rules.PLAYERS, 3),
        (rules.TAKE_APART, 1),
        (rules.PUBLISH,),
        (rules.CONSENT, rules.ALL_YES),
        (lawful.THEORY, forms.encode(SOME_BLUE)),
        (rules.WITHDRAW,),
        (rules.PASS,),
    )
    for move in moves:
        put(made, *move)
    for _ in moves:
        assert made.undo(0)
        assert lawful_state(resumed(made)) == lawful_state(made.game)
    assert not made.undo(0)
    assert lawful_state(made.game) == before


def test_an_accepted_theory_is_not_taken_back_and_nor_is_the_verdict_on_it():
    made = table(researchers=1)
    put(made, rules.PUBLISH)
    put(made, lawful.THEORY, forms.encode(SOME_ORANGE))
    assert made.last_undoable() == bytes((lawful.THEORY,)) + forms.encode(SOME_ORANGE)
    put(made, rules.ACCEPT)
    assert not made.undo(0)
    put(made, rules.UNDISPROVED)
    assert made.game.over and not made.undo(0)


def test_undo_goes_on_after_an_answer():
    made = table(researchers=2)
    put(made, rules.PASS)
    assert made.undo(0)
    put(made, lawful.ASK, records("W1"))
    put(made, rules.PASS)
    put(made, rules.PAUSE)
    put(made, rules.RESUME)
    assert made.undo(0) and not made.undo(0)
    assert (made.game.turns, made.game.log.count) == (1, 3)
    assert lawful_state(resumed(made)) == lawful_state(made.game)


def test_a_human_universe_takes_verdicts_back():
    made = Session(Journal(bytearray(b"\xff" * 4096)))
    made.begin(1, SEED, lawful_setup(assist=True).encode())
    for move in ((rules.KEEP, 0), (lawful.DICE, records("O1")), (rules.MARK, 0)):
        put(made, *move)
    assert made.undo(0)
    assert made.game.pending == b"\x01" + records("O1")
    assert made.undo(0) and not made.undo(0)
    assert (made.game.pending, made.game.kept) == (b"\0", 0)
    assert type(fold(made.ledger.setup)).__name__ == "Assisted"
