# portable: runs on CPython and on the MicroPython VM
"""The box judges what is built: dice, starters, marks, turns (Infer items 1 to 24, 46, 69, 71)."""

from fakes.checks import raises
from fakes.infer import SEED, setup
from fakes.infer_lawful import (
    ALL_ODD,
    NO_ORANGE,
    SOME_ORANGE,
    ask,
    fold,
    lawful_setup,
    play,
    records,
    refused,
    shown,
    started,
)
from lawkeeper.games.fold import TAKEN_BACK
from lawkeeper.games.infer.fold import lawful, rules
from lawkeeper.games.infer.fold.log import BUILT, GONE, NOBODY, STARTER
from lawkeeper.games.infer.laws import experiment, forms
from lawkeeper.keep.journal import CELL, Journal
from lawkeeper.keep.ledger import Ledger


def fresh(**options):
    return fold(lawful_setup(**options).encode())


def test_item_01_a_21st_die_of_one_colour_is_refused_while_20_are_on_the_table():
    game = started()  # one orange and one blue die are in the starters
    ask(game, *["O1"] * 19)
    assert game.supply() == [0, 19, 20]
    assert "Of the orange dice only 0 are left" in refused(game, lawful.ASK, records("O1"))
    ask(game, "B1")
    assert game.supply() == [0, 18, 20]


def test_item_01_dice_in_several_moves_count_together():
    game = started()
    ask(game, *["O1"] * 17)
    play(game, lawful.DICE, records("O1", "O2"))
    assert "orange" in refused(game, lawful.ASK, records("O3@0,9"))
    play(game, lawful.CLEAR)
    ask(game, "O1", "O2")


def test_item_02_the_sentence_names_the_owners_colours():
    game = started(colours=("red", "green", "black"))
    ask(game, *["O1"] * 19)
    assert "red dice" in refused(game, lawful.ASK, records("O1"))


def test_item_03_only_dice_that_there_are():
    game = started()
    for kind in (18, 31):
        assert refused(game, lawful.ASK, bytes((kind, 0)))
        assert refused(game, lawful.DICE, bytes((kind, 0)))


def test_item_12_the_box_needs_one_o_and_one_x_of_at_most_four_dice():
    game = fresh()
    assert (game.phase, game.kept) == (rules.STARTERS, 0)
    assert refused(game, rules.KEEP, 0)
    play(game, lawful.DICE, records("O1"))
    assert "too many dice" in refused(game, lawful.ASK, records("O1@2,0", "O2@4,0", "O3@6,0", "O4@8,0"))
    play(game, lawful.CLEAR)
    ask(game, "O1", "O2", "O3", "O4")
    assert "other one must be a cross" in refused(game, lawful.ASK, records("O5"))
    ask(game, "B6")
    assert game.phase == rules.PLAY
    assert [(game.log.verdict(n), game.log.kind(n), game.log.whose(n)) for n in (0, 1)] == [
        (1, STARTER, NOBODY),
        (0, STARTER, NOBODY),
    ]


def test_item_12_nothing_else_is_done_before_the_starters():
    game = fresh()
    for move in ((rules.PASS,), (rules.PUBLISH,), (lawful.AGAIN, 0), (lawful.THEORY, 0)):
        assert "starting experiments" in refused(game, *move)


def test_item_13_the_box_never_starts_with_the_null_experiment():
    for null_start in (True, False):
        game = fresh(null_start=null_start)
        assert "or none" in refused(game, lawful.ASK)


def test_item_14_the_starters_take_two_markers():
    assert started().left == 18


def test_item_18_an_answer_ends_the_turn_and_a_pass_clears_what_was_begun():
    game = started(researchers=2)
    ask(game, "W1")
    assert (game.turn, game.turns) == (1, 1)
    play(game, lawful.DICE, records("W1"))
    play(game, rules.PASS)
    assert (game.turn, game.pending) == (0, b"\0")


def test_item_19_twenty_dice_in_five_moves():
    game = started()
    ask(game, *["W1"] * 10 + ["B1"] * 10)
    assert len(experiment.dice(game.dice(2))) == 20
    play(game, lawful.DICE, records(*["B1"] * 4))
    for _ in range(4):
        play(game, lawful.DICE, records(*["O1@9,9"] * 4))
    assert "at most 20" in refused(game, lawful.DICE, records("W1"))


def test_item_20_the_null_experiment_is_judged_and_costs_a_marker():
    for tree, verdict in ((SOME_ORANGE, 0), (NO_ORANGE, 1)):
        game = fresh(tree=tree)
        for names in (("O1",), ("B1",)):
            ask(game, *names)
        play(game, lawful.ASK)
        assert (game.log.verdict(2), game.left, shown(game, 2)) == (verdict, 17, "-")


def test_item_21_every_experiment_stays_with_its_dice():
    game = started(researchers=2)
    ask(game, "O3@5,5", "B5@6,5", "W2@6,5")
    ask(game, "W1")
    assert [shown(game, n) for n in range(4)] == ["O1", "B2", "O3 B5/W2", "W1"]
    assert list(game.log.marks()) == [1, 0, 1, 0]
    assert [game.log.kind(n) for n in (2, 3)] == [BUILT, BUILT]
    assert [game.log.whose(n) for n in (2, 3)] == [0, 1]
    assert game.dice(4) is None


def test_item_22_the_dice_go_back_and_the_marker_does_not():
    game = started()
    ask(game, *["O1"] * 12)
    assert game.supply() == [7, 19, 20]
    play(game, rules.TAKE_APART, 2)
    assert (game.supply(), game.left) == ([19, 19, 20], 17)
    assert list(game.log.marks()) == [1, 0, GONE]
    assert shown(game, 2).startswith("O1 .")  # the log keeps what it was
    ask(game, *["O1"] * 19)


def test_item_22_taken_apart_by_mistake_is_undone():
    assert lawful.Lawful.undo_of(bytes((rules.TAKE_APART, 2))) == TAKEN_BACK


def test_item_24_the_21st_marker_loses():
    game = started()
    for _ in range(18):
        play(game, lawful.ASK)
    assert (game.left, game.over) == (0, False)
    play(game, lawful.ASK, records("W1"))
    assert (game.over, game.result) == (True, rules.NO_MARKER)
    assert game.log.count == 20 and game.dice(20) is None


def test_item_46_nothing_but_the_experiment_counts():
    early, late = started(ALL_ODD), started(ALL_ODD, researchers=9, highlights=True)
    for _ in range(5):
        ask(late, "W2", "O2")
    play(late, rules.TAKE_APART, 2)
    for names in (("O1", "B3"), ("O1", "B4"), (), ("O2@0,0", "B1@0,0")):
        ask(early, *names)
        ask(late, *names)
        assert early.log.verdict(early.log.count - 1) == late.log.verdict(late.log.count - 1)


def test_item_69_the_same_experiment_always_gets_the_same_mark():
    game = started()
    for names in (("O1@4,4", "B2@5,4"), ("B2@9,3", "O1@8,3"), ("O1@0,0", "B2@1,0")):
        ask(game, *names)  # the same dice put in in other orders and places
    assert len({game.dice(n) for n in (2, 3, 4)}) == 1
    assert len({game.log.verdict(n) for n in (2, 3, 4)}) == 1


def test_item_71_a_nudged_experiment_is_judged_again_with_its_marker():
    game = started()
    ask(game, "O1", "B1")
    turn, left = game.turn, game.left
    play(game, lawful.AGAIN, 2, records("W1", "B1"))
    assert (game.log.verdict(2), game.log.before(2), shown(game, 2)) == (0, [1], "W1 . B1")
    assert (game.turn, game.left, game.supply()) == (turn, left, [19, 18, 19])
    play(game, lawful.AGAIN, 2)
    assert shown(game, 2) == "-"


def test_item_71_its_own_dice_can_be_used_again():
    game = started()
    ask(game, *["O1"] * 19)
    ask(game, op=lawful.ASK)
    play(game, lawful.DICE, records("O2", "O3"))
    play(game, lawful.AGAIN, 2, records("O4@4,0"))
    assert game.supply()[0] == 16
    play(game, lawful.DICE, records("O2", "O3", "O4"))
    assert refused(game, lawful.AGAIN, 7, b"")
    assert "no experiment 8" in refused(game, lawful.AGAIN, 7)
    play(game, rules.TAKE_APART, 3)
    assert "taken apart" in refused(game, lawful.AGAIN, 3)


def test_item_86_waiting_experiments_are_answered_one_by_one():
    game = started(asynchronous=True)
    play(game, rules.QUEUE, 1)
    play(game, rules.QUEUE, 1)
    ask(game, "O1")
    assert (game.queued, game.left) == (1, 17)
    ask(game, "O1")
    ask(game, "O2")  # nobody said that this one waits
    assert (game.queued, game.left, game.turns) == (0, 15, 0)
    play(game, rules.PUBLISH)
    ask(game, "B1")
    assert game.phase == rules.CONSENTING


def test_people_do_not_mark_where_the_box_does():
    game = started()
    for move in ((rules.MARK, 1), (rules.CHANGED, 0, 1), (rules.DISPROVE, 1)):
        assert "does not know" in refused(game, *move)


def test_moves_that_make_no_sense_are_refused():
    game = started()
    one = records("O1")
    for move in (
        (lawful.DICE,),
        (lawful.DICE, one[:1]),
        (lawful.DICE, one, lawful.LEANING),
        (lawful.DICE, records(*["O1"] * 5)),
        (lawful.ASK, records(*["O1"] * 5)),
        (lawful.ASK, one, 7),
        (lawful.CLEAR, 1),
        (lawful.AGAIN,),
        (lawful.AGAIN, 0, one, lawful.LEANING),
        (lawful.SHOWN, one),
        (lawful.THEORY, 0),
        (99,),
    ):
        assert refused(game, *move)


def test_a_leaning_experiment_is_two_stacks_of_two():
    game = started()
    leaning = records("O1@0,0", "B2@0,0", "O3@1,0", "B4@1,0")
    play(game, lawful.ASK, leaning, lawful.LEANING)
    assert game.dice(2) == bytes((4 | experiment.LEAN,)) + leaning
    assert "two stacks" in refused(game, lawful.ASK, records("O1"), lawful.LEANING)


def test_no_move_takes_more_than_16_bytes_of_the_journal():
    ledger = Ledger(Journal(bytearray(b"\xff" * 4096)))
    ledger.begin(1, SEED, lawful_setup().encode())
    four = records("O1", "O2", "O3", "O4")
    for move in (
        bytes((lawful.DICE,)) + four,
        bytes((lawful.ASK,)) + four + bytes((lawful.LEANING,)),
        bytes((lawful.AGAIN, 19)) + four,
        bytes((lawful.SHOWN,)) + four + bytes((lawful.LEANING,)),
        bytes((lawful.THEORY,)) + bytes(9),
    ):
        free = ledger.journal.free
        ledger.move(move, 60000)
        # One cell of 8 bytes may stay empty at the end of a page.
        assert (free - ledger.journal.free) * CELL <= 16 + CELL
        assert len(move) <= 10


def test_a_law_without_a_meaning_is_not_played_with_the_box():
    made = setup(box_universe=True)
    assert "does not understand" in raises(rules.Refused, fold, made.encode()).args[0]
    paper = setup(box_universe=True, own_law=True)
    assert "does not understand" in raises(rules.Refused, fold, paper.encode()).args[0]


def test_the_fold_of_each_kind_of_game():
    # By name: other tests load the modules anew.
    made = (fresh(), fresh(assist=True), fold(setup().encode()))
    assert [type(game).__name__ for game in made] == ["Lawful", "Assisted", "Infer"]


def test_the_law_is_told_as_ever():
    game = started(NOT_BLUE)
    assert game.tree() == NOT_BLUE
    assert game.secret() == b"There must be at least one \x01 die."
    play(game, rules.GIVE_UP)
    play(game, rules.REVEAL)
    assert game.finished and game.line().startswith("Infer given up: O 1 X 1")


# A law that gives O1 an O and B2 an X.
NOT_BLUE = (forms.IS, (forms.COUNT, (5, forms.ANY_NUMBER, 0, None)), (forms.AT_LEAST, 1))
