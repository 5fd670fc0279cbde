"""What was said, for all to read: the last of it large enough, or everything."""

from lawkeeper.games.deduction.pages.tray import known, lines, mode, title
from lawkeeper.games.pages import record
from lawkeeper.ui.buttons import A


class Board(record.Record):
    """Everything that was said, shown and concluded. It begins at its end."""

    def __init__(self, app, arg=None):
        record.Record.__init__(self, app, arg)
        self.TITLE = title(app.game, "BOARD")
        self.cursor = len(self._lines)

    def lines(self, game):
        return lines(game, game.board()) or ["Nothing was said yet."]


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


class Follows(record.Record):
    """What follows from the board alone, where the table allowed help."""

    def __init__(self, app, arg=None):
        record.Record.__init__(self, app, arg)
        self.TITLE = "FOR ALL FOLLOWS\t" + mode(app.game)

    def lines(self, game):
        return known(game.left())
