"""What was said, for all to read: the last of it large enough, or everything."""

from lawkeeper.games.deduction.fold import rules
from lawkeeper.games.deduction.pages.tray import lines, title
from lawkeeper.games.pages import record
from lawkeeper.ui.buttons import RIGHT, UP, A

_FULL = 6  # rows that fill the screen at least


class Board(record.Record):
    """Everything that was said, shown and concluded, in numbered lines. It begins at its end; what stands
    before is worded when players go there. ▶ shows the hands that lie open."""

    def __init__(self, app, arg=None):
        record.Record.__init__(self, app, arg)
        self.TITLE = title(app.game, "BOARD")
        self.cursor = len(self._lines)
        self._open = [row[1] for row in app.game.board() if row[0] == rules.OPENED]

    def lines(self, game):
        self._first = len(game.board())
        return self._earlier(game) or ["Nothing was said yet."]

    def _earlier(self, game):
        """-> the lines of some more rows, those before what is worded."""
        last = self._first
        self._first = first = max(0, last - _FULL)
        return lines(game, game.board()[first:last], first + 1)

    def screen(self):
        screen = record.Record.screen(self)
        screen.foot = "B back%s%s" % (
            " ▶hands" if self._open else "",
            "\t▲▼ more" if self._first or "\t" in screen.foot else "",
        )
        return screen

    def tap(self, button):
        if button == RIGHT and self._open:
            self.open("opened", self._open[-1])
            return
        if button == UP and not self.cursor and self._first:
            earlier = self._earlier(self.game)
            self.cursor = len(earlier)
            self._lines = earlier + self._lines
        record.Record.tap(self, button)


class Heard(record.Record):
    """What was just said. `arg`: how many rows the board had before."""

    def lines(self, game):
        return lines(game, game.board()[self.arg :])

    def screen(self):
        screen = record.Record.screen(self)
        screen.title = title(self.game, "ALL HEAR")
        screen.foot += "\tA go on"
        return screen

    def tap(self, button):
        if button == A:
            self.app.to_game()
        else:
            record.Record.tap(self, button)
