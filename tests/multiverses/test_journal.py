# portable: runs on CPython and on the MicroPython VM
"""Long games of MultiVerses in the journal of 4096 bytes (item 48)."""

from fakes.flash import Nvm
from fakes.multiverses import SEED, law, setup
from lawkeeper.games.multiverses.fold import moves
from lawkeeper.games.multiverses.laws.kinds import PAPER
from lawkeeper.keep.journal import Journal
from lawkeeper.session import Session


class Table:
    """A game in a journal; a move every 40 seconds."""

    def __init__(self, **options):
        self.now = 0
        self.session = Session(Journal(Nvm()))
        self.session.begin(5, SEED, setup(**options).encode())
        self.game = self.session.game

    def play(self, *codes):
        self.now += 40000
        self.session.play(bytes(codes), self.now)

    def law(self, number):
        """A law that is tested each time, as long as there is paper: then none."""
        if number > PAPER:
            self.play(moves.NO_LAW)
            return
        mine = self.game.multiverses[self.game.turn]
        self.play(moves.PROPOSE, min(len(mine), 1), 0, *law("TABLE", number))
        self.play(moves.INCLUDED if mine else moves.EXCLUDED)

    def place(self):
        """The first word of the Dust goes to the first universe."""
        universe = self.game.multiverses[self.game.turn][0]
        self.play(moves.PLACE | self.game.tokens()[0], min(len(universe.lines), 2))

    def again(self):
        """-> the game as it is after a restart."""
        return Session(Journal(self.session.ledger.journal._nvm)).game


def test_multiverses_item_48_six_players_with_72_words_fit_with_a_law_in_each_turn():
    table = Table(seats=6, each=12)
    for number in range(72):
        table.law(number + 1)
        table.place()
        if number % 18 == 0:
            assert table.again().line() == table.game.line()
    assert table.game.over and table.game.result == moves.SCORED and table.game.left == 0
    assert table.again().line() == table.game.line() and table.now > 2 * 3600 * 1000


def test_multiverses_item_48_a_journal_nearly_full_is_announced_and_then_scored():
    table = Table(seats=6, each=12)
    told = []
    number = 0
    while not table.game.over:
        number += 1
        table.law(number)
        if not table.game.over and table.game.phase == moves.WORD:
            table.play(moves.NO_WORD)
        told.append(table.game.turns_left)
    assert table.game.result == moves.SCORED and table.game.left == 72
    assert told[-1] == 0 and max(told) > 100 and 5 in told
    assert table.session.ledger.journal.free > 0 and table.again().result == moves.SCORED


def test_a_turn_takes_four_cells_at_most_and_an_ordinary_one_three():
    table = Table(seats=2, each=36)
    journal = table.session.ledger.journal
    free = journal.free
    table.play(moves.PROPOSE, 0, 0, *law("COUNT", "q", 2, 9))
    table.play(moves.NO_WORD)
    assert free - journal.free == 3
    free = journal.free
    table.law(1)
    table.place()
    assert free - journal.free == 4
