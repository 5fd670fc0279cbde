# portable: runs on CPython and on the MicroPython VM
"""After the game: when it was known, by which scenario, and the statement that would have solved it."""

import sys

from fakes.deduction import card as card_of
from fakes.deduction import do, game, kind, state, talking
from lawkeeper.games.deduction.deal import cards
from lawkeeper.games.deduction.deal.reason import Board
from lawkeeper.games.deduction.fold import account, board, review, rules
from lawkeeper.logic import masks

TABLES = 3 if sys.implementation.name == "cpython" else 1


class Told:
    """Stands for a game: a board of rows and one hand."""

    def __init__(self, rows, singles=b"", completes=b"", coin=False):
        self.rows, self.cards, self.coin = rows, (singles, completes), coin
        self.alone, self.seats = False, 9

    def board(self):
        return self.rows

    def hand(self, number):
        return self.cards

    def left(self, seat=None, rows=None):
        from lawkeeper.games.deduction.fold.account import known

        return known(self, seat, rows).left()


def out(letter):
    return (rules.CONCLUDED, 8, rules.NOT, kind(letter), 0)


def given(letter):
    return (rules.CONCLUDED, 8, rules.IS, kind(letter), 0)


def clue(letter, repeat=0):
    return (rules.TURNED, kind(letter), repeat)


def said(letter, counts, form=cards.COUNT):
    return [(rules.SAID, number, form + kind(letter), many) for number, many in enumerate(counts)]


def named(form, letter, rows, singles="", completes=(), seat=8):
    """-> the letter of the scenario by which IS or NOT `letter` is known after all of these rows."""
    from fakes.deduction import card, hand
    from lawkeeper.games.deduction.fold.account import used

    table = Told(rows, hand(singles), bytes([card(one) for one in completes]))
    mask = 1 << card(letter) if form == rules.CARD else rules.meaning(form, kind(letter), 0)
    assert not table.left(seat) & ~mask
    *_, needs = used(table, seat, mask)
    return review.scenario(table, form, needs)


def test_each_scenario_is_known_by_its_name():
    blue = said("B", (2, 2, 2, 1), cards.COUNT_CARDS)
    no_triangle = said("T", (0,) * 9, cards.COUNT_CARDS)
    filled = said("F", (2, 1, 1)) + said("H", (0,) * 9) + said("P", (0,) * 9)
    conditionals = [(rules.CONCLUDED, n, rules.IF, kind("P"), kind(then)) for n, then in enumerate("CS")]
    assert named(rules.IS, "R", [], "RRR") == "A"
    assert named(rules.NOT, "B", blue, completes=("FBC", "HBS")) == "B"
    assert named(rules.NOT, "S", said("S", (0,) * 7), "RGT") == "C"
    assert named(rules.IS, "F", filled, seat=None) == "D"
    assert named(rules.IS, "T", no_triangle, seat=None) == "E"
    assert named(rules.NOT, "B", [out("T")], "RGT") == "F"
    assert named(rules.NOT, "H", [clue("H")], seat=None) == "G"
    assert named(rules.IS, "C", [given("G")], "BRC") == "H"
    assert named(rules.NOT, "P", conditionals, seat=None) == "I"
    assert named(rules.IS, "R", [out("H")], "HHR") == "J"
    assert named(rules.IS, "P", [out("G"), out("S")], "GSP") == "K"
    assert named(rules.CARD, "FGT", [given("G"), given("T")], "RCF") == "L"
    assert named(rules.NOT, "C", [given("H"), given("B")], completes=("HBC",)) == "M"
    assert named(rules.CARD, "FRS", [given("F"), given("S"), out("B")], completes=("FGS",)) == "N"
    assert named(rules.NOT, "T", [clue("T"), clue("T", 1)], seat=None) == "O"


def test_what_is_like_no_scenario_has_no_letter():
    """Own Singles and Completes that others hold; Singles of a dimension; both kinds of cards counted."""
    held = [(rules.SAID, n, cards.HELD + card_of(one), 1) for n, one in enumerate(("FBC", "PBC", "HBC"))]
    assert named(rules.NOT, "C", held + [given("B")], "BBG") == ""
    gone = [(rules.SAID, n, cards.HELD + card_of(one), 1) for n, one in enumerate(("FBC", "FRC", "FGC"))]
    assert named(rules.NOT, "C", gone, "FFF") == ""
    colours = [(rules.SAID, n, cards.COUNT_DIM + 1, 0) for n in range(9)]
    clues = [clue("R"), clue("R"), clue("R"), clue("R")]
    assert named(rules.NOT, "R", colours + clues, seat=None) in ("G", "O")
    assert review.scenario(Told(colours), rules.IS, (0, 1)) == ""
    blue = said("B", (2, 2, 2, 1), cards.COUNT_CARDS)
    assert review.scenario(Told(blue + said("R", (1,))), rules.NOT, (0, 1, 4)) == ""
    assert review.scenario(Told(blue), rules.NOT, (0, 1, 2, 3, account.SINGLES)) == ""
    assert review.scenario(Told(blue), rules.NOT, (0, 1, 2, 3, account.COMPLETES)) == "B"


def test_what_is_known_of_single_characteristics():
    assert board.literals(cards.EVERY) == []
    assert board.literals(cards.SHOWS[0]) == [(rules.IS, 0), (rules.NOT, 1), (rules.NOT, 2)]
    assert (rules.NOT, 8) in board.literals(cards.EVERY & ~cards.SHOWS[8])


def test_what_is_announced_is_known_without_reasoning():
    table = Told([clue("H"), (rules.PASSED, 1, 1), given("R"), (rules.TURNED, rules.NONE, 0)])
    left = board.announced(table.board())
    assert board.literals(left) == [(rules.NOT, 2), (rules.IS, 3), (rules.NOT, 4), (rules.NOT, 5)]
    assert board.announced(said("F", (3,))) == cards.EVERY  # a statement is no conclusion


def test_candidates_fall_from_27_and_what_became_known_has_its_row():
    for number in range(TABLES):
        table = talking(9, seed=b"review %d" % number)
        do(table, rules.CLUE)
        do(table, rules.CLUE)
        for seat in (None, 4):
            *_, rows = review.known_when(table, seat)
            counts = [masks.count(row[0]) for row in rows]
            assert len(rows) == len(table.board()) + 1 and counts == sorted(counts, reverse=True)
            assert counts[-1] == masks.count(table.left(seat)) and (counts[0] == 27) == (seat is None)
        *_, rows = review.known_when(table)
        assert rows[0] == (cards.EVERY, [])
        first = table.board()[18][1]
        assert rows[19] == (cards.EVERY & ~cards.SHOWS[first], [(rules.NOT, first, "G", (18,))])


def test_the_statement_that_would_have_solved_it():
    """All but one seat have said which two Completes... here: the board leaves two cards, one of which a hand
    has; to say so would have solved it."""
    table = game(3)
    for seat in range(3):
        state(table, seat, cards.COUNT)
    held = table.hand(2)[1][0]
    left = Board.left
    Board.left = lambda self: left(self) & (1 << held | 1 << table.hidden)
    try:
        *steps, (seat, question, found) = review.solving(table)
    finally:
        Board.left = left
    assert found == 1 << table.hidden and steps
    told = Board(False)
    told.conclude(1 << held | 1 << table.hidden)
    told.tell(seat, question, table.answer(seat, question))
    assert told.left() in (found, 1 << held | 1 << table.hidden)


def test_where_none_would_have_it_is_the_one_that_leaves_fewest():
    table = game(2)
    for seat in range(2):
        state(table, seat, cards.COUNT_DIM)
    *_, (seat, question, left) = review.solving(table, 1)
    assert seat < 2 and masks.count(left) < 27 and left >> table.hidden & 1
    assert cards.counted(question) or table.answer(seat, question) in (0, 1)
