# portable: runs on CPython and on the MicroPython VM
"""Rounds, proposals and questions; who learns what (Turing Machine items 11, 12, 14, 16)."""

from fakes.turing import (
    A,
    B,
    C,
    D,
    E,
    F,
    ask,
    claim,
    code,
    do,
    extreme,
    game,
    nightmare,
    passes,
    refusal,
    refused_question,
)
from lawkeeper.games.turing.fold import rules


def test_turing_item_11_all_play_at_once_in_any_order():
    table = game(3)
    ask(table, 2, 111, A)
    ask(table, 0, 245, B)
    ask(table, 2, 111, C)
    ask(table, 1, 111, A)
    assert [row[1] for row in table.log] == [2, 0, 2, 1]
    assert [table.proposal(seat) for seat in range(3)] == [code(245), code(111), code(111)]


def test_turing_item_11_up_to_three_questions_a_round():
    table = game(2)
    ask(table, 0, 123, A, B, C)
    assert "No more questions" in refused_question(table, 0, 123, D)
    assert table.left(0) == 0 and table.left(1) == 3
    ask(table, 1, 123, D)


def test_turing_item_11_fewer_or_none_are_allowed():
    table = game(2)
    ask(table, 0, 123, A)
    claim(table)
    assert (table.round, table.questions(0), table.questions(1)) == (2, 1, 0)
    claim(table)
    assert (table.round, table.questions(0), table.questions(1)) == (3, 1, 0)


def test_turing_item_11_the_proposal_stays_the_same_in_a_round():
    table = game(2)
    ask(table, 0, 123, A)
    assert "stays the same" in refused_question(table, 0, 124, B)
    ask(table, 1, 124, B)  # everybody has their own
    claim(table)
    assert table.proposal(0) is None
    ask(table, 0, 555, B)
    assert table.proposal(0) == code(555)


def test_turing_item_11_a_verifier_is_asked_once_in_a_round():
    table = game(2)
    ask(table, 0, 123, A)
    assert "Verifier A has answered" in refused_question(table, 0, 123, A)
    ask(table, 1, 123, A)
    claim(table)
    ask(table, 0, 123, A)  # nobody forbids a question that is of no use


def test_turing_item_11_the_round_ends_for_all_when_the_first_one_says_so():
    table = game(2)
    do(table, rules.CLAIM, 0, 0)
    assert "everybody says" in refused_question(table, 1, 111, A)
    do(table, rules.CLAIM, 1, 0)
    ask(table, 1, 111, A)


def test_turing_item_11_there_are_as_many_verifiers_as_the_problem_has():
    table = game()
    assert "no verifier E" in refused_question(table, 0, 111, E)
    six = game(problem=nightmare())
    ask(six, 0, 111, E, F)
    assert refusal(six, rules.ASK | 6, 0) == "There is no verifier G."


def test_turing_item_11_digits_are_one_to_five():
    assert "does not know" in refusal(game(), rules.ASK, 125)
    ask(game(), 0, 555, A)


def test_turing_item_11_one_to_eight_seats():
    table = game(8)
    ask(table, 7, 111, A)
    assert "no such player" in refused_question(game(7), 7, 111, A)


def test_turing_item_12_an_answer_says_whether_the_proposal_passes_this_criterion():
    table = game()
    for digits in (435, 111, 245, 531, 444, 133):
        for letter in range(4):
            assert table.answer(letter, code(digits)) == passes(letter, digits)


def test_turing_item_12_in_extreme_the_true_card_answers_and_in_nightmare_another_order():
    assert [game(problem=extreme()).answer(letter, code(115)) for letter in range(4)] == [1, 1, 0, 1]
    table = game(problem=nightmare())
    assert [table.answer(letter, code(343)) for letter in range(6)] == [1] * 6
    assert [table.answer(letter, code(111)) for letter in range(6)] == [0, 0, 0, 0, 0, 0]


def test_turing_item_12_proposals_and_the_verifiers_asked_are_public_answers_are_not():
    table = game(2)
    ask(table, 1, 435, A, D)
    assert (table.asked(0), table.asked(1)) == (0, 0b1001)
    assert (table.proposal(0), table.proposal(1)) == (None, code(435))
    assert table.public(75) == {"phase": "play", "clock": 75}


def test_turing_item_14_every_question_is_on_record_with_proposal_and_answer():
    table = game(2)
    ask(table, 0, 123, A, C)
    ask(table, 1, 435, B)
    claim(table)
    ask(table, 0, 541, D)
    assert table.notes(0) == [
        (1, code(123), {A: passes(A, 123), C: passes(C, 123)}),
        (2, code(541), {D: passes(D, 541)}),
    ]
    assert table.notes(1) == [(1, code(435), {B: 1})]
    assert table.log == [
        (1, 0, A, code(123)),
        (1, 0, C, code(123)),
        (1, 1, B, code(435)),
        (2, 0, D, code(541)),
    ]


def test_turing_item_14_questions_are_counted_over_all_rounds():
    table = game(2)
    for _ in range(4):
        ask(table, 0, 123, A, B, C)
        ask(table, 1, 123, D)
        claim(table)
    assert (table.questions(0), table.questions(1)) == (12, 4)


def test_turing_item_16_filled_squares_count_as_questions_asked():
    table = game(3, handicap=[0, 1, 2])
    assert [table.questions(seat) for seat in range(3)] == [0, 1, 2]
    ask(table, 2, 111, A)
    assert table.questions(2) == 3


def test_turing_item_16_they_reduce_the_three_of_the_first_round_and_only_of_that():
    table = game(3, handicap=[0, 1, 2])
    assert [table.left(seat) for seat in range(3)] == [3, 2, 1]
    ask(table, 1, 111, A, B)
    ask(table, 2, 111, A)
    assert refused_question(table, 1, 111, C) and refused_question(table, 2, 111, B)
    claim(table)
    assert [table.left(seat) for seat in range(3)] == [3, 3, 3]
    ask(table, 2, 111, A, B, C)
    assert table.questions(2) == 6


def test_bytes_that_are_no_move_are_refused():
    table = game(2)
    for move in (
        (),
        (0,),
        (8, 1),
        (99,),
        (127, 0),
        (rules.CLAIM, 0),
        (rules.CODE, 0),
        (rules.GIVE_UP, 1),
        (rules.ASK,),
        (rules.ASK, 1, 1),
        (rules.PARS, 1, 2, 3),
        (255,),
    ):
        assert "does not know" in refusal(table, *move)
