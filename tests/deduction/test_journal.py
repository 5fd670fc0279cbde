# portable: runs on CPython and on the MicroPython VM
"""A game of nine seats fits into the journal of 4096 bytes; looks, undo and a restart (items 26, 66, 72)."""

from fakes.deduction import SEED, Registered, setup
from fakes.flash import Nvm
from lawkeeper.games import Refused
from lawkeeper.games.deduction.deal import cards
from lawkeeper.games.deduction.deal.reason import Board
from lawkeeper.games.deduction.fold import rules
from lawkeeper.games.fold import REVEAL
from lawkeeper.keep.journal import CELL, Journal
from lawkeeper.session import Session


def begun(seats=9, **options):
    """A game in a journal, with the longest set-up."""
    table = Session(Journal(Nvm()))
    made = setup(seats=seats, code=b"\0abcd", library=b"abcd", record=7, **options)
    table.begin(3, SEED, made.encode())
    return table


def play(table, *codes, now=0):
    table.play(bytes(codes), now)


def cells(table, *codes):
    """Cells of the journal that a move takes."""
    free = table.ledger.journal.free
    play(table, *codes)
    return free - table.ledger.journal.free


def restarted(table):
    return Session(Journal(table.ledger.journal._nvm))


def follows(table, seat):
    """-> a conclusion that follows for the seat: the cards that it holds are not it, put as a conditional."""
    left = table.game.left(seat)
    for one in range(9):
        for two in range(9):
            if one // 3 != two // 3 and not left & cards.SHOWS[one] & ~cards.SHOWS[two]:
                return rules.IF, one, two
        if not left & cards.SHOWS[one]:
            return rules.NOT, one, 0
    return None


def rounds(table):
    """All state and ask. -> cells for each statement, cells for each question"""
    seats = table.game.seats
    said = [cells(table, rules.STATE | seat, cards.COUNT + seat) for seat in range(seats)]
    asked = [
        cells(table, rules.ASK, seat, (seat + 1) % seats, cards.COUNT + seat % 3) for seat in range(seats)
    ]
    return said, asked


def test_a_statement_takes_8_bytes_a_question_or_conclusion_16_at_most():
    with Registered():
        table = begun()
        said, asked = rounds(table)
        assert (max(said), max(asked)) == (1, 2)
        assert sum(said) * CELL == 72
        assert cells(table, rules.CLUE) == 1
        for seat in range(9):
            found = follows(table, seat)
            if found:
                assert cells(table, rules.CONCLUDE, seat, *found) <= 3
        assert cells(table, rules.DECLARE, 3) == cells(table, rules.WITHDRAW) == 1


def test_nine_seats_a_whole_game_with_27_conclusions_and_its_end_fit():
    with Registered():
        table = begun()
        used = 512 - table.ledger.journal.free
        assert used <= 6
        said, asked = rounds(table)
        used += sum(said) + sum(asked) + sum([cells(table, rules.CLUE) for _ in range(3)])
        made = 0
        for seat in range(9):
            found = follows(table, seat)
            for _ in range(3 if found else 0):
                used += cells(table, rules.CONCLUDE, seat, *found)
                made += 1
        assert made == 27 and used <= 100
        used += cells(table, rules.DECLARE, table.game.hidden) + cells(table, rules.AGREE)
        play(table, REVEAL)
        assert used * CELL < 4096 and table.game.outcome() == "won"
        again = restarted(table)
        assert again.complaint is None and again.game.board() == table.game.board() and again.game.finished


def test_own_hands_are_looked_at_as_often_as_one_likes_and_the_count_survives_restarts():
    with Registered():
        table = begun()
        for count in range(1, 101):
            table.look()
            table = restarted(table)
            assert table.ledger.looks == count
        for _ in range(1000):
            table.look()
        kept = restarted(table).ledger.looks
        assert table.ledger.looks == 1100 and 150 < kept < 200  # the others count until the power goes


def test_looks_leave_room_for_the_whole_game():
    with Registered():
        table = begun()
        for _ in range(1000):
            table.look()
        rounds(table)
        for _ in range(3):
            play(table, rules.CLUE)
        refused = None
        found = [(seat, follows(table, seat)) for seat in range(9)]
        seat, one = [pair for pair in found if pair[1]][0]
        made = 0
        while refused is None:
            try:
                play(table, rules.CONCLUDE, seat, *one)
                made += 1
            except Refused as full:
                refused = full.args[0]
        assert made > 27 and refused == "The box's record is nearly full: declare a card now, or give up."
        play(table, rules.DECLARE, table.game.hidden)
        table.look()
        play(table, rules.AGREE)
        play(table, REVEAL)
        assert restarted(table).game.finished and restarted(table).complaint is None


def test_deduction_item_66_a_restart_does_not_reason_anew():
    """A conclusion that is read from the journal was held against board and hand when it was played."""
    with Registered():
        table = begun()
        rounds(table)
        for seat in range(9):
            found = follows(table, seat)
            if found:
                play(table, rules.CONCLUDE, seat, *found)
        asked = []
        left = Board.left
        Board.left = lambda self: asked.append(1) or left(self)
        try:
            again = restarted(table)
        finally:
            Board.left = left
        assert not asked and again.game.board() == table.game.board() and not again.game.proven


def test_when_the_record_is_nearly_full_a_card_can_still_be_declared():
    with Registered():
        table = begun(1)
        for hand in range(1, 9):
            play(table, rules.STATE | hand, cards.COUNT)
        refused = None
        while refused is None:
            try:
                play(table, rules.ASK, 0, 1, 0)
            except Refused as full:
                refused = full.args[0]
        assert refused == "The box's record is nearly full: declare a card now, or give up."
        for _ in range(3):
            play(table, rules.CLUE)
        play(table, rules.DECLARE, table.game.hidden)
        play(table, rules.AGREE)
        assert restarted(table).game.outcome() == "won"


def test_deduction_item_72_a_declaration_is_taken_back_and_nothing_that_was_told():
    with Registered():
        table = begun(3)
        for seat in range(3):
            play(table, rules.STATE | seat, seat)
        for seat in range(3):
            play(table, rules.DECLINE, seat)
        play(table, rules.DECLARE, 4)
        for phase in (rules.TALKING, rules.ASKING, rules.ASKING, rules.ASKING):
            assert table.undo(0) and table.game.phase == phase
        assert not table.undo(0) and len(table.game.board()) == 3


def test_deduction_item_26_what_a_seat_is_told_comes_from_the_board_and_its_own_hand_alone():
    """Two other hands change places: nobody else can tell, and what they are told themselves is another."""
    with Registered():
        table, other = begun(4).game, begun(4).game
        own, two, three = [other.hand(number) for number in (0, 2, 3)]
        singles, completes = other._hands[:27], other._hands[27:]
        other._hands = singles[:6] + three[0] + two[0] + singles[12:]
        other._hands += completes[:4] + three[1] + two[1] + completes[8:]
        assert other.hand(0) == own and (other.hand(2), other.hand(3)) == (three, two)
        for seat in (None, 0, 1):
            assert other.left(seat) == table.left(seat)
        assert other.left(2) == table.left(3) != table.left(2)
        assert not [name for name in table.public(0) if "hand" in name]
