"""Those who claim to have the code give it, each alone with the box (item 13)."""

from lawkeeper.games.pages.base import GamePage
from lawkeeper.games.turing.fold import rules
from lawkeeper.games.turing.pages.digits import Digits
from lawkeeper.games.turing.pages.play import listed
from lawkeeper.ui.buttons import LEFT, A, B
from lawkeeper.ui.screen import Screen


class Code(GamePage):
    """First the box is handed over, then the digits are entered; holding A hands them in."""

    holds = (A,)
    keys = True

    def __init__(self, app, arg=None):
        GamePage.__init__(self, app, arg)
        game = self.game
        self.seat = game.waiting()[0]
        self._digits = Digits() if game.seats == 1 else None  # None: the box is being handed over

    def screen(self):
        game = self.game
        if self._digits is not None:
            title = "PLAYER %d\tCODE" % (self.seat + 1) if game.seats > 1 else "THE CODE"
            return Screen(title, (self._digits.row(),), "B back\thold A: give", big=self._digits.big)
        claimers = [seat for seat in range(game.seats) if game.claimed >> seat & 1]
        number = self.seat + 1
        rows = ("Players who claim:", "\t" + listed(claimers), "Player %d takes the" % number)
        rows += ("box, all others look", "away, and enters the", "code.")
        return Screen("THUMBS UP", rows, ("◀ undo" if game.hidden else "B more") + "\tA I am %d" % number)

    def tap(self, button):
        if self._digits is None:
            self._take(button)
        elif button == B:
            self._put_away()
        else:
            self._digits.tap(button)

    def _take(self, button):
        if button == A and not self.early():
            self._digits = Digits()
        elif button == LEFT and self.game.hidden:
            self.open("undo")
        elif button == B:
            self.open("more")

    def _put_away(self):
        """What was entered goes from the screen."""
        if self.game.seats == 1:
            self.open("more")
        else:
            self._digits = None

    def hold(self, button):
        game = self.game
        if self._digits is None or not self.mark(rules.CODE, self.seat, self._digits.code):
            return
        if game.seats > 1 and not game.hidden:
            self.app.swap("turing.opened")
