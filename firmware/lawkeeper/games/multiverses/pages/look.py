"""A multiverse to page through: its universes, their laws in words, their lines, their worth."""

from lawkeeper.games.multiverses.pages.tray import law, who
from lawkeeper.games.pages.base import TrayPage
from lawkeeper.ui.buttons import DOWN, LEFT, RIGHT, UP, A
from lawkeeper.ui.screen import Screen
from lawkeeper.ui.text import window, wrap


def told(game, seat):
    """-> list of rows on the multiverse of a seat."""
    rows = []
    for number, universe in enumerate(game.multiverses[seat]):
        rows += wrap("UNIVERSE %d = %d" % (number + 1, universe.score() or 0))
        for one in universe.laws:
            rows += [(" " if at else "") + row for at, row in enumerate(wrap(law(game, one), 20))]
        for line in universe.lines:
            words = " ".join([game.spelt(token) for token in line])
            rows += [("  " if at else "-") + row for at, row in enumerate(wrap(words, 19))]
    return rows + wrap("In all: %d" % game.score(seat)) if rows else ["No universe yet."]


class Look(TrayPage):
    """▲▼ scroll, ◀▶ go to the next player. After the game A leads to the laws that were missed."""

    def __init__(self, app, arg=None):
        TrayPage.__init__(self, app, arg)
        self.seat = app.game.turn
        self._lines = told(app.game, self.seat)

    def screen(self):
        rows, self.cursor, more = window(self._lines, self.cursor)
        foot = "B back ◀▶ player" if self.game.seats > 1 else "B back"
        if self.game.over:
            foot = "B back ◀▶ A missed" if self.game.seats > 1 else "B back A missed"
        whose = "YOUR" if self.game.seats == 1 else who(self.game, self.seat)
        return Screen(whose + " MULTIVERSE", rows, foot + ("\t▲▼" if more else ""))

    def tap(self, button):
        if button in (UP, DOWN):
            self.cursor += 1 if button == DOWN else -1
        elif button in (LEFT, RIGHT):
            self.seat = (self.seat + (1 if button == RIGHT else -1)) % self.game.seats
            self._lines = told(self.game, self.seat)
            self.cursor = 0
        elif button == A and self.game.over:
            self.open("missed", self.seat)
        else:
            TrayPage.tap(self, button)
