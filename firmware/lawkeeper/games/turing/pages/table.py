"""The table: where a round is played from (items 11 to 15)."""

from lawkeeper.games.pages import paused
from lawkeeper.games.pages.base import GamePage
from lawkeeper.games.turing.pages.play import par, to_table
from lawkeeper.games.turing.pages.tray import inside
from lawkeeper.ui.buttons import DOWN, LEFT, RIGHT, UP, A, B
from lawkeeper.ui.screen import WIDTH, Screen

_NOT_YET, _ASKED, _OUT = "○●–"


def pars(game):
    """-> both pars in a row: what the Machine needs, and the Expert who knows more (item 15)."""
    machine, expert = game.machine, game.expert
    if not machine[0]:
        return "Par: open ◀cards"
    right = "Expert " + par(expert)
    left = "Par " + par(machine)
    return left + "\t" + (right if len(left) + len(right) < WIDTH else par(expert))


def seats(game):
    """-> a row: every seat, whether it has asked in this round or is out."""
    if game.seats == 1:
        return "Questions %d\tleft %d" % (game.questions(0), game.left(0))
    signs = []
    for seat in range(game.seats):
        sign = _OUT if not game.inside(seat) else _ASKED if game.asked(seat) else _NOT_YET
        signs.append("%d%s" % (seat + 1, sign))
    return (" " if game.seats < 8 else "").join(signs)


def front(game):
    """-> the seat that asks next: the first one that has not asked in this round, or else the first one."""
    seats = inside(game)
    for seat in seats:
        if not game.asked(seat):
            return seat
    return seats[0]


class TableTop(GamePage):
    """The round is the big number; everything is one press away."""

    TAPS = {A: ".ask", UP: ".notes", DOWN: ".more", LEFT: "cards", RIGHT: ".claim"}
    HOLDS = {B: "pause"}
    holds = (B,)

    def __init__(self, app, arg=None):
        GamePage.__init__(self, app, arg)
        self.seat = front(self.game)

    def screen(self):
        game = self.game
        rows = (seats(game), pars(game))
        return Screen("ROUND\t▲notes ◀cards", rows, "A ask  ▼more  ▶claims", big=str(game.round))

    def cards(self):
        self.app.go("turing.cards", "look")


class Paused(paused.Paused):
    """Everything stands still and can be read."""

    def screen(self):
        game = self.game
        return Screen("PAUSED\tROUND %d" % game.round, ("", seats(game), pars(game)), self.FOOT)

    def on(self):
        to_table(self.app)
