"""What the pages share at which moves are played. Apart from `screens`, since others need the room."""

from lawkeeper import ticks
from lawkeeper.games.turing.fold import rules
from lawkeeper.games.turing.pages.tray import TrayPage

GUARD_MS = 1000  # a page that has just opened takes no claim: the press was meant for the page before


def listed(seats):
    """-> seats as players count them: "1 3"."""
    return " ".join([str(seat + 1) for seat in seats])


def par(pair):
    """-> rounds and questions in a few characters."""
    return "%dr%dq" % tuple(pair)


def to_table(app, name="turing.table"):
    """To the page that the game is at; in play to `name`, also before the first question."""
    app.to_game()
    if app.game.phase == rules.PLAY:
        app.swap(name)


class GamePage(TrayPage):
    """A page at which moves are played. TAPS, HOLDS and LONGS are its buttons: button -> name of a method."""

    TAPS = {}
    HOLDS = {}
    LONGS = {}

    def __init__(self, app, arg=None):
        TrayPage.__init__(self, app, arg)
        self._opened = app.box.ticks()

    def tap(self, button):
        self._do(self.TAPS, button)

    def hold(self, button):
        self._do(self.HOLDS, button)

    def long(self, button):
        self._do(self.LONGS, button)

    def _do(self, table, button):
        name = table.get(button)
        if name:
            getattr(self, name)()

    def early(self):
        """Is this press so close to the opening of the page that it was not meant for it?"""
        return ticks.diff(self.app.box.ticks(), self._opened) < GUARD_MS

    def act(self, *codes):
        """Play a move and go to the page that the game is at then. False when refused, or too early."""
        if self.early() or not self.app.play(*codes):
            return False
        over = self.game.over
        self.app.sound(("win" if self.game.outcome() == "won" else "loss") if over else "o_x")
        self.app.to_game()
        return True

    def leave(self):
        """To the page that this one was opened from."""
        self.app.back()
