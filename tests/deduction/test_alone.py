# portable: runs on CPython and on the MicroPython VM
"""One player alone: the box speaks for the other hands; score and par."""

import sys

from fakes.deduction import card, do, game, hand, refusal, state, talking
from lawkeeper.games.deduction.deal import alone, cards
from lawkeeper.games.deduction.deal.reason import Board
from lawkeeper.games.deduction.fold import account, rules
from lawkeeper.logic import masks

GAMES = 12 if sys.implementation.name == "cpython" else 2


def begun(number, coin=False):
    """A game in which the box has stated what tells most of each hand."""
    table = game(1, seed=b"alone %d" % number, coin=coin)
    for other in table.waiting():
        state(table, other, account.fact(table, other))
    return table


def test_the_box_states_something_for_each_other_hand_and_the_player_nothing():
    table = game(1)
    assert table.waiting() == list(range(1, 9)) and table.alone
    assert refusal(table, rules.STATE | 0, 3) == "There is no such player."
    assert refusal(table, rules.DECLINE, 1) == "The box declines no statement."
    for other in table.waiting():
        state(table, other, cards.COUNT)
    assert table.phase == rules.TALKING


def test_any_hand_is_asked_as_often_as_one_likes_and_that_is_the_score():
    table = talking(1)
    for number in range(5):
        do(table, rules.ASK, 0, 1 + number % 2, cards.COUNT + number)
    do(table, rules.CLUE)
    assert (table.asked, table.clues, table.score) == (5, 1, 7)
    assert refusal(table, rules.ASK, 0, 0, 0) == "A question is for another player."
    assert refusal(table, rules.OPEN, 3) == "That is no spare hand."
    do(table, rules.PAR, 4, 1)
    assert refusal(table, rules.PAR, 4, 1) == "The par of this deal is known."
    do(table, rules.DECLARE, table.hidden)
    do(table, rules.AGREE)
    assert table.line() == "Deduction won: score 7 (the box 6), 0 min"
    assert "only for one player" in refusal(talking(2), rules.PAR, 4, 1)


def test_a_fact_is_what_rules_most_out_then_the_rarest():
    three, two, none = hand("RRR"), hand("RRC"), hand("RGC")
    completes = bytes((card("FRC"), card("HBT")))
    assert alone.fact(three, completes, cards.EVERY) == cards.COUNT + 3
    assert alone.fact(two, completes, cards.EVERY) == cards.HELD + card("FRC")
    left = cards.EVERY & ~(1 << card("FRC")) & ~(1 << card("HBT"))
    assert alone.fact(two, completes, left) == cards.COUNT + 3  # 8 of 165 hands have two Red
    assert alone.fact(none, completes, left) == cards.HELD + card("FRC")  # 26 of 351


def test_how_rare_an_answer_is_was_counted_over_all_hands():
    pairs = [bytes((one, two)) for one in range(27) for two in range(one)]
    threes = [bytes((a, b, c)) for a in range(9) for b in range(a + 1) for c in range(b + 1)]
    for question in (0, 9, 18, 21, 24, 33, 42):
        completes = question >= cards.COUNT_CARDS
        for number in range(cards.most(question) + 1):
            hands = [(b"", pair) for pair in pairs] if completes else [(three, b"") for three in threes]
            agree = len([1 for one in hands if cards.answer(question, *one) == number])
            assert alone.rarity(question, number) == agree * (165 if completes else 351)


def test_the_par_is_what_the_box_needs_to_be_sure():
    for number in range(GAMES):
        table = begun(number, coin=number & 1)
        board = account.known(table, 0)
        *steps, (questions, turned) = alone.par(board, [table.hand(one) for one in range(9)], table.deck)
        do(table, rules.ASK, 0, 3, 0)  # what is asked later does not matter
        assert list(account.par(table)) == steps + [(questions, turned)]
        assert turned <= 3 and questions <= 8 * 9 and len(steps) >= questions
        assert board.left() >> table.hidden & 1
        left = board.left()
        sure = masks.one_left(left)
        # When it is not sure, there is nothing left that it could ask.
        assert sure or list(alone._best(board, left))[-1] is None


def test_a_par_is_nothing_when_the_card_is_known_at_once():
    board = Board(False)
    board.conclude(1 << 5)
    *_, found = alone.par(board, [(b"", b"")] * 9, b"\0\1\3")
    assert found == (0, 0)
