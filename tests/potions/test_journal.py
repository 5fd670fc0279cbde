# portable: runs on CPython and on the MicroPython VM
"""A long game of Logic Potions fits into the journal of 4096 bytes: 40 rules of two conditions, the longest
set-up, two hours; at its end the players left share the win (item 83), also after a restart."""

from fakes.flash import Nvm
from fakes.potions import SEED, made, setup
from lawkeeper.games.potions.brew.space import number
from lawkeeper.games.potions.fold import moves
from lawkeeper.keep.journal import Journal
from lawkeeper.session import Session

RED = 0
RULE = made("H>=1 S>=1 | : -red")


class Table:
    """A game in a journal; `now` in milliseconds."""

    def __init__(self, **options):
        self.now = 0
        self.session = Session(Journal(Nvm()))
        self.session.begin(4, SEED, setup(**options).encode())

    def play(self, *codes):
        self.now += 20000
        self.session.play(bytes(codes), self.now)

    def turn(self):
        game = self.session.game
        self.play(moves.BREW, number(4, game.cards.hands[game.turn][:1]))
        self.play(moves.PASS)
        self.play(moves.NAME, RED)
        if game.phase == moves.ILLEGAL:
            self.play(moves.PASS)
        self.play(moves.WRITE, *RULE)
        self.play(moves.PASS)
        self.play(moves.TAKE, 1)


LONGEST = {
    "own": ("aaaaaaaa", "bbbbbbbb", "cccccccc", "dddddddd", "eeeeeeee", "ffffffff"),
    "count": 6,
    "library": b"abcd",
    "record": 7,
}


def test_potions_item_83_forty_rules_of_two_conditions_fit_and_the_end_is_shared():
    table = Table(**LONGEST)
    game = table.session.game
    while not game.over:
        table.turn()
    assert len(game.book.entries) >= 45 and game.result == moves.SHARED
    assert table.session.ledger.journal.free >= 0 and table.now > 2 * 3600 * 1000
    again = Session(Journal(table.session.ledger.journal._nvm))
    assert again.game.over and again.game.result == moves.SHARED and again.complaint is None
    assert again.game.line() == game.line() and len(again.game.book.entries) == len(game.book.entries)


def test_a_turn_takes_nine_cells_at_most_and_a_move_two():
    table = Table()
    journal = table.session.ledger.journal
    table.turn()
    free = journal.free
    game = table.session.game
    table.play(moves.BREW, number(4, game.cards.hands[game.turn][:1]))
    table.play(moves.CALL, (game.turn + 1) % 3)
    table.play(moves.NAME, RED)
    table.play(moves.NAME, RED + 1)
    table.play(moves.PASS)
    table.play(moves.WRITE, *made("H>=1 S>=1 | C=0 & D=0 | : -red -fizzy &"))
    table.play(moves.PASS)
    table.play(moves.TAKE, 1)
    assert free - journal.free <= 9
    free = journal.free
    table.play(moves.CHALLENGE | 1, 2 if game.book.author(2) != game.turn else 1)
    assert free - journal.free == 1
