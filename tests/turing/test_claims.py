# portable: runs on CPython and on the MicroPython VM
"""Claims and codes, opened together; who wins and who is out (Turing Machine item 13)."""

from fakes.flash import Nvm
from fakes.turing import NO, SEED, YES, A, B, C, ask, claim, code, do, game, give, refusal, setup
from lawkeeper.games import TURING
from lawkeeper.games.turing.fold import rules
from lawkeeper.keep.journal import Journal
from lawkeeper.session import Session


def test_turing_item_13_nobody_claims_and_the_next_round_begins():
    table = game(3)
    claim(table)
    assert (table.phase, table.round, table.claimed) == (rules.PLAY, 2, 0)


def test_turing_item_13_claims_lie_hidden_until_all_have_answered():
    table = game(3)
    do(table, rules.CLAIM, 1, YES)
    do(table, rules.CLAIM, 0, NO)
    assert (table.phase, table.claimed, table.waiting(), table.hidden) == (rules.CLAIMING, 0, [2], 2)
    do(table, rules.CLAIM, 2, YES)
    assert (table.phase, table.claimed, table.waiting(), table.hidden) == (rules.CODES, 0b110, [1, 2], 0)


def test_turing_item_13_a_thumb_is_up_or_down_and_is_shown_once():
    table = game(2)
    assert "does not know" in refusal(table, rules.CLAIM, 0, 2)
    do(table, rules.CLAIM, 0, NO)
    assert "answered already" in refusal(table, rules.CLAIM, 0, YES)


def test_turing_item_13_codes_lie_hidden_until_all_are_given():
    table = game(3)
    claim(table, 0, 2)
    do(table, rules.CODE, 2, code(435))
    assert (table.phase, table.winners, table.waiting()) == (rules.CODES, [], [0])
    assert table.codes == bytes([rules.NONE] * 3) and not table.over
    do(table, rules.CODE, 0, code(111))
    assert table.over and table.winners == [2]
    assert table.codes == bytes([code(111), rules.NONE, code(435)])


def test_turing_item_13_only_those_who_claim_give_a_code():
    table = game(2)
    assert "have the code" in refusal(table, rules.CODE, 0, 1)
    claim(table, 1)
    assert "has not said" in refusal(table, rules.CODE, 0, 1)
    assert "does not know" in refusal(table, rules.CODE, 1, 125)
    assert refusal(table, rules.CLAIM, 0, YES) and refusal(table, rules.ASK, 0)


def test_turing_item_13_who_is_right_wins():
    table = game(3)
    ask(table, 1, 111, A, B, C)
    claim(table, 1)
    give(table, 435)
    assert (table.result, table.winners, table.outcome()) == (rules.FOUND, [1], "won")
    assert table.line() == "Turing won by 2: rounds 1, questions 3, 0 min"


def test_turing_item_13_of_several_right_ones_the_fewest_questions_win():
    table = game(3)
    ask(table, 0, 111, A, B, C)
    ask(table, 2, 111, A, B)
    claim(table, 0, 2)
    give(table, 435, 435)
    assert table.winners == [2]


def test_turing_item_13_filled_squares_count_in_the_tie():
    table = game(2, handicap=[2, 0])
    ask(table, 0, 111, A)
    ask(table, 1, 111, A, B)
    claim(table, 0, 1)
    give(table, 435, 435)
    assert table.winners == [1]


def test_turing_item_13_still_tied_all_of_them_win():
    table = game(4)
    for seat in (0, 1, 3):
        ask(table, seat, 111, *range(3 if seat == 0 else 2))
    claim(table, 0, 1, 3)
    give(table, 435, 435, 435)
    assert table.winners == [1, 3]
    assert table.line() == "Turing won by 2, 4: rounds 1, questions 2, 0 min"


def test_turing_item_13_fewer_questions_do_not_help_a_wrong_code():
    table = game(2)
    ask(table, 0, 111, A, B, C)
    claim(table, 0, 1)
    give(table, 435, 434)
    assert table.winners == [0]


def test_turing_item_13_nobody_is_right_the_wrong_are_out_and_the_rest_go_on():
    table = game(4)
    ask(table, 0, 111, A)
    claim(table, 0, 3)
    give(table, 434, 111)
    assert (table.phase, table.round) == (rules.PLAY, 2)
    assert [table.inside(seat) for seat in range(4)] == [False, True, True, False]
    assert "Player 1 is out" in refusal(table, rules.ASK, 1)
    assert "Player 4 is out" in refusal(table, rules.CLAIM, 3, NO)
    claim(table, 1)  # only two are asked
    give(table, 435)
    assert table.winners == [1]


def test_turing_item_13_one_left_wins_by_default():
    table = game(3)
    claim(table, 0)
    give(table, 111)
    assert not table.over
    claim(table, 2)
    give(table, 111)
    assert (table.result, table.winners, table.outcome()) == (rules.DEFAULT, [1], "won")


def test_turing_item_13_nobody_left_is_lost_for_all():
    table = game(2)
    claim(table, 0, 1)
    give(table, 111, 112)
    assert (table.result, table.winners, table.outcome()) == (rules.NOBODY, [], "lost")


def test_turing_item_13_what_was_claimed_before_does_not_count_again():
    table = game(4)
    claim(table, 0)
    give(table, 111)
    claim(table, 1)
    assert table.claimed == 0b0010
    give(table, 112)
    assert table.codes == bytes([rules.NONE, code(112), rules.NONE, rules.NONE])
    assert [table.inside(seat) for seat in range(4)] == [False, False, True, True]


def cut_after(*moves):
    """A game of three seats that comes back after the power was cut."""
    nvm = Nvm()
    table = Session(Journal(nvm))
    table.begin(TURING, SEED, setup(seats=3).encode())
    for move in moves:
        table.play(bytes(move), 0)
    return Session(Journal(nvm.restarted()))


def test_after_a_cut_the_claims_that_lie_hidden_are_still_hidden_and_may_be_taken_back():
    again = cut_after((rules.CLAIM, 0, YES), (rules.CLAIM, 1, NO))
    assert (again.game.hidden, again.game.claimed, again.game.waiting()) == (2, 0, [2])
    assert again.undo(0) and again.game.waiting() == [1, 2]


def test_the_answers_that_were_shown_are_still_in_the_notes_after_a_cut():
    again = cut_after(*[(rules.ASK | 1 << 4 | letter, code(123)) for letter in (A, B, C)])
    assert again.game.notes(1) == [(1, code(123), {A: 0, B: 1, C: 0})]
