"""What was done, in rows that players scroll through."""

from lawkeeper.games.pages.base import TrayPage
from lawkeeper.ui.buttons import DOWN, UP, A
from lawkeeper.ui.screen import Screen
from lawkeeper.ui.text import window


class Record(TrayPage):
    """UP and DOWN scroll. Subclasses give TITLE and `lines`."""

    TITLE = "RECORD"
    runs = (UP, DOWN)

    def __init__(self, app, arg=None):
        TrayPage.__init__(self, app, arg)
        self._lines = self.lines(app.game)

    def lines(self, game):
        """-> list of str. Asked for once."""
        return []

    def shown(self):
        """-> (the rows in view, where they begin, where the last ones would), as `ui.text.window`."""
        return window(self._lines, self.cursor)

    def screen(self):
        rows, self.cursor, last = self.shown()
        ways = "▲" * (self.cursor > 0) + "▼" * (self.cursor < last)
        return Screen(self.TITLE, rows, "B back" + ("\t%s more" % ways if ways else ""))

    def tap(self, button):
        if button in (UP, DOWN):
            self.cursor += 1 if button == DOWN else -1
        else:
            TrayPage.tap(self, button)


class News(Record):
    """What has just happened: A goes on with the game."""

    def tap(self, button):
        if button == A:
            self.app.to_game()
        else:
            Record.tap(self, button)
