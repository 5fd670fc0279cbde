# portable: runs on CPython and on the MicroPython VM
"""The whole game fits into the journal of 4096 bytes, and a game that does not ends in good order."""

from fakes.checks import raises
from fakes.flash import Nvm
from fakes.turing import SEED, code, nightmare, setup
from lawkeeper.games import Refused
from lawkeeper.games.turing.fold import rules
from lawkeeper.keep.journal import CELL, Journal
from lawkeeper.session import Session

MINUTES = 180  # as long as anybody plays


def begun(seats=8):
    """The longest set-up, and the pars come as a move."""
    table = Session(Journal(Nvm()))
    made = setup(seats=seats, problem=nightmare((1, 1), (1, 1)) + bytes(6), handicap=[0] * 8)
    table.begin(2, SEED, made.encode())
    return table


def question(table, seat, number, now=0):
    """The seat asks three verifiers, whatever they are good for."""
    table.play(bytes((rules.ASK | seat << 4 | number % 6, code(111 + number // 6 % 5))), now)


def thumbs(table, up=(), now=0):
    for seat in table.game.waiting():
        table.play(bytes((rules.CLAIM, seat, int(seat in up))), now)


def whole_round(table, number, now=0):
    for seat in table.game.waiting():
        for count in range(3):
            question(table, seat, 6 * number + count, now)
    thumbs(table, (), now)


def codes(table, *given):
    for seat, one in zip(table.game.waiting(), given):
        table.play(bytes((rules.CODE, seat, one)), 0)


def test_turing_item_14_a_move_takes_8_or_16_bytes():
    table = begun()
    free = table.ledger.journal.free
    question(table, 0, 0)
    assert (free - table.ledger.journal.free) * CELL == 8
    free = table.ledger.journal.free
    thumbs(table)
    assert (free - table.ledger.journal.free) * CELL == 8 * 16


def test_turing_item_14_eight_seats_ten_rounds_of_three_questions_and_three_hours_fit():
    table = begun()
    for number in range(9):
        whole_round(table, number, MINUTES * 60000 * number // 10)
        for second in range(60):  # the box stands there and its clock runs
            table.tend(MINUTES * 60000 * number // 10 + second * MINUTES * 100)
    assert len(table.game.log) == 9 * 24 and table.clock.seconds() > MINUTES * 48
    for seat in range(8):
        for count in range(3):
            question(table, seat, 60 + count, MINUTES * 54000)
    thumbs(table, range(8))
    codes(table, *[3] * 7, table.game.code)
    assert table.game.winners == [7]
    table.play(bytes((rules.REVEAL,)), 0)
    again = Session(Journal(table.ledger.journal._nvm))
    assert again.complaint is None and again.game.log == table.game.log and again.game.finished


def test_when_the_record_is_nearly_full_the_box_says_so_and_claims_still_fit():
    table = begun()
    number = 0
    while table.game.room:
        for seat in table.game.waiting():
            for count in range(3):
                if table.game.room:
                    question(table, seat, 6 * number + count)
        thumbs(table)
        number += 1
    refused = raises(Refused, question, table, 0, 0).args[0]
    assert refused == "The box's record is nearly full: ask no more. Say who has the code, or give up."
    thumbs(table, (0, 1))
    codes(table, 3, table.game.code)
    assert table.game.winners == [1]
    assert Session(Journal(table.ledger.journal._nvm)).game.winners == [1]


def test_full_to_the_brim_the_game_can_still_be_given_up_and_told():
    table = begun()
    refused = None
    while refused is None:
        try:
            thumbs(table)
        except Refused as full:
            refused = full.args[0]
    assert "bring the game to its end" in refused
    before = table.game.hidden, table.game.round
    again = Session(Journal(table.ledger.journal._nvm))
    assert (again.game.hidden, again.game.round) == before
    again.play(bytes((rules.GIVE_UP,)), 0)
    again.play(bytes((rules.REVEAL,)), 0)
    assert Session(Journal(table.ledger.journal._nvm)).game.finished


def test_fewer_seats_have_room_for_more_rounds():
    rounds = []
    for seats in (1, 2, 4, 8):
        table = begun(seats)
        while table.game.room >= 3 * seats:
            whole_round(table, table.game.round)
        rounds.append(table.game.round - 1)
    assert rounds[3] >= 10 and rounds == sorted(rounds, reverse=True)
