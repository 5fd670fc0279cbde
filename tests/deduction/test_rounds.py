# portable: runs on CPython and on the MicroPython VM
"""The two rounds: statements and questions (Deduction items 5, 25, 28 to 31, 67, 71, 72)."""

from fakes.checks import raises
from fakes.deduction import SEED, card, do, game, kind, refusal, setup, state, stated, talking
from lawkeeper.games import Refused
from lawkeeper.games.deduction.deal import cards
from lawkeeper.games.deduction.fold import rules
from lawkeeper.games.deduction.fold.setup import Setup


def test_deduction_item_5_one_to_nine_players_and_no_game_master():
    for seats in range(1, 10):
        table = game(seats)
        assert table.seats == seats and len(table.waiting()) == (seats if seats > 1 else 8)
    for seats in (0, 10):
        assert "1 to 9 players" in raises(Refused, setup(seats=seats).encode).args[0]


def test_deduction_item_25_hands_without_a_player_are_spare():
    table = game(3)
    assert table.waiting() == [0, 1, 2]
    assert refusal(table, rules.STATE | 3, 0) == "There is no such player."


def test_deduction_item_28_one_statement_each_in_any_order():
    table = game(3)
    state(table, 2, cards.SOME + kind("B"))
    state(table, 0, cards.COUNT_CARDS + kind("C"))
    assert table.waiting() == [1] and table.phase == rules.STATING
    assert refusal(table, rules.STATE | 2, 5) == "Player 3 has made a statement already, or declined."
    state(table, 1, cards.HELD + card("HGS"))
    assert table.phase == rules.ASKING and table.waiting() == [0, 1, 2]
    assert [row[:3] for row in table.board()] == [
        (rules.SAID, 2, cards.SOME + kind("B")),
        (rules.SAID, 0, cards.COUNT_CARDS + kind("C")),
        (rules.SAID, 1, cards.HELD + card("HGS")),
    ]


def test_deduction_item_67_the_box_fills_in_what_a_statement_says():
    """No move carries an answer, so nobody can type a wrong one and learn from the refusal."""
    for question in range(cards.QUESTIONS):
        table = game(2)
        state(table, 1, question)
        assert table.board() == [(rules.SAID, 1, question, cards.answer(question, *table.hand(1)))]
    assert refusal(game(2), rules.STATE | 1, 0, 1) == "The box does not know this move."


def test_deduction_item_29_a_statement_is_one_piece_of_information_or_none():
    table = game(2)
    do(table, rules.DECLINE, 1)
    assert table.board() == [(rules.PASSED, 1, rules.STATING)]
    assert "already" in refusal(table, rules.STATE | 1, 0)
    assert refusal(table, rules.STATE | 0, cards.QUESTIONS) == "The box does not know this move."
    do(table, rules.DECLINE, 0)
    assert table.phase == rules.ASKING and table.left() == cards.EVERY


def test_deduction_item_30_one_question_to_one_other_player_who_answers():
    table = stated(3)
    question = cards.COUNT_CARDS + kind("H")
    do(table, rules.ASK, 0, 2, question)
    assert table.board()[-1] == (rules.ANSWERED, 0, 2, question, table.answer(2, question))
    assert refusal(table, rules.ASK, 1, 1, 0) == "A question is for another player."
    assert refusal(table, rules.ASK, 0, 1, 0) == "Player 1 has asked a question already, or declined."
    assert refusal(table, rules.ASK, 3, 1, 0) == "There is no such player."
    for question in range(cards.QUESTIONS):
        most = 1 if not cards.counted(question) else 3 if question < cards.COUNT_CARDS else 2
        assert 0 <= table.answer(1, question) <= most == cards.most(question)


def test_deduction_item_31_one_player_may_be_asked_by_several_and_the_box_answers():
    table = stated(4)
    for seat in (0, 1, 3):
        do(table, rules.ASK, seat, 2, cards.SOME_DIM + 1)
    do(table, rules.DECLINE, 2)
    assert table.phase == rules.TALKING and table.asked == 3
    assert refusal(table, rules.ASK, 0, 1, 0) == "The round of questions is over."


def test_an_answer_tells_another_one_only_where_all_hands_with_it_agree():
    hands = [(singles, (0, card)) for singles in _TRIPLES for card in range(1, cards.CARDS)]
    hands += [(singles, (14, card)) for singles in _TRIPLES[:3] for card in range(15, cards.CARDS)]
    told = 0
    for known in range(cards.QUESTIONS):
        answers = [cards.answer(known, *hand) for hand in hands]
        for question in range(cards.QUESTIONS):
            for value in set(answers):
                if cards.answers(known, value, question):
                    told += 1
                    with_it = [hand for hand, answer in zip(hands, answers) if answer == value]
                    assert len({cards.answer(question, *hand) for hand in with_it}) == 1, (
                        known,
                        value,
                        question,
                    )
    for number, any_of in ((1, 10), (19, 22), (25, 34)):
        for value in range(3):
            assert cards.answers(number, value, any_of)
        assert cards.answers(any_of, 0, number) and not cards.answers(any_of, 1, number)
    assert told > 150


_TRIPLES = [(0, 1, 3), (0, 0, 0), (3, 3, 6), (1, 4, 7), (2, 5, 8), (6, 6, 7), (8, 8, 8), (3, 4, 5)]


def test_deduction_item_71_a_spare_hand_neither_states_nor_answers():
    table = game(3)
    assert "no such player" in refusal(table, rules.STATE | 5, 0)
    table = stated(3)
    assert refusal(table, rules.ASK, 0, 3, 0) == "A spare hand answers no questions."
    assert not [row for row in table.board() if row[1] > 2]


def test_deduction_item_72_what_was_said_stays_and_who_declined_may_think_again():
    assert game().undo_of(bytes((rules.STATE, 0))) == rules.FENCE
    for number in (rules.ASK, rules.CLUE, rules.OPEN, rules.TAKE, rules.CONCLUDE, rules.AGREE):
        assert game().undo_of(bytes((number,))) == rules.FENCE
    for number in (rules.DECLINE, rules.DECLARE, rules.WITHDRAW):
        assert game().undo_of(bytes((number,))) == rules.TAKEN_BACK


def test_moves_come_in_their_phase_with_a_sentence():
    assert refusal(game(), rules.CLUE) == "First everybody makes a statement, or declines."
    assert refusal(stated(), rules.DECLARE, 3) == "First everybody asks a question, or declines."
    assert refusal(talking(), rules.DECLINE, 0) == "Both rounds are over."
    table = talking()
    do(table, rules.DECLARE, 3)
    assert refusal(table, rules.CLUE) == "A card is declared: first all say whether they agree."


def test_a_setup_is_read_as_it_was_written_and_nothing_else_is():
    made = setup(seats=7, coin=True, second=True, help=True, code=b"\x80abcd", library=b"abcd", record=300)
    again = Setup.decode(made.encode())
    assert again.__dict__ == made.__dict__ and len(made.encode()) == 14
    for data in (b"", b"\1", made.encode()[:-1], b"\2" + made.encode()[1:], b"\1\xff\4", b"\1\0\x0a"):
        raises(Refused, Setup.decode, data)
    for wrong in ({"code": b"abc"}, {"code": b"\x80abcd"}, {"slips": True}, {"library": b"abcd"}):
        assert raises(Refused, setup(seats=4, **wrong).encode).args[0].endswith(".")


def test_a_deal_with_a_code_is_the_same_at_every_table():
    tables = [game(4, seed=seed, code=b"\x01abcd") for seed in (SEED, b"another!")]
    assert tables[0].secret() == tables[1].secret()
    assert tables[0].fingerprint() != tables[1].fingerprint()
