"""The table: where a round is played from (items 11 to 15)."""

from lawkeeper.games.pages.base import GamePage
from lawkeeper.games.turing.pages.tray import inside
from lawkeeper.ui.buttons import DOWN, LEFT, RIGHT, UP, A, B
from lawkeeper.ui.screen import Screen

_ROWS = 6


def seats(game):
    """-> rows: alone how many questions; of several players, two in a row, who has asked and who is out."""
    if game.seats == 1:
        return ["Questions asked\t%d" % game.questions(0), "Left this round\t%d" % game.left(0)]
    cells = [_seat(game, seat) for seat in range(game.seats)] + [""]
    return ["%-11s%s" % (cells[at], cells[at + 1]) for at in range(0, game.seats, 2)]


def _seat(game, seat):
    if not game.inside(seat):
        return "P%d out" % (seat + 1)
    asked = game.asked(seat)
    count = sum([asked >> letter & 1 for letter in range(game.verifiers)])
    return "P%d asked %d" % (seat + 1, count)


def par(who, pair, total=""):
    """-> two rows: the rounds and the questions that `who` would need (item 15)."""
    ends = ["s" * (number != 1) for number in pair]
    return ["%s: %d round%s," % (who, pair[0], ends[0]), "\t%d question%s%s" % (pair[1], ends[1], total)]


def standing(game):
    """-> the rows of `seats`, and below them the pars, as far as there is room."""
    found = seats(game)
    if not game.machine[0]:
        return found + ["Machine: open ◀cards"]
    if game.seats == 1:
        return found + par("Machine", game.machine) + par("Expert", game.expert)
    if len(found) + 2 < _ROWS:
        found += [""] * (len(found) < 3) + par("To beat", game.machine, " in all")
    return found


def front(game):
    """-> the seat that asks next: the first one that has not asked in this round, then one that still may."""
    places = inside(game)
    for seat in places:
        if not game.asked(seat):
            return seat
    for seat in places:
        if game.left(seat):
            return seat
    return places[0]


class TableTop(GamePage):
    """How the round stands, and who is next; everything is one press away."""

    TAPS = {A: "ask", UP: ".notes", DOWN: ".more", LEFT: "cards", RIGHT: ".claim"}
    HOLDS = {B: "pause"}
    holds = (B,)

    def __init__(self, app, arg=None):
        GamePage.__init__(self, app, arg)
        game, seat = self.game, front(self.game)
        game.began = "table"
        self._asked = not game.left(seat)  # has everybody asked all there is?
        # where every seat has asked, none is in front: the ring would say that it is that one's turn
        self.seat = None if game.seats > 1 and game.asked(seat) else seat

    def screen(self):
        game = self.game
        rows = standing(game)
        if game.seats > 1:
            rows += [""] * (_ROWS - 1 - len(rows)) + [self._next()]
        claim = "claims" if game.seats > 1 else "code?"
        title = ("ROUND %d\t▲notes ◀cards" if game.round < 10 else "R%d\t▲notes ◀cards") % game.round
        return Screen(title, rows, ("A %s  ▼more" if self._asked else "A ask  ▼more  ▶%s") % claim)

    def _next(self):
        """-> who is to do something now."""
        if self.seat is not None:
            said = "P%d asks next" % (self.seat + 1)
            return said + ", or ▶" * (max(map(self.game.asked, inside(self.game))) > 0)
        return "All have asked." if self._asked else "All are done? ▶"

    def ask(self):
        """A question; to the claims when nobody has one left."""
        self.open("claim" if self._asked else "ask")

    def cards(self):
        self.app.go("turing.cards", "look")
