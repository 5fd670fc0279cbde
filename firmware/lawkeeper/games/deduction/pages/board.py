"""What was said, for all to read: what came last, large enough; or everything, a fact in a row."""

from lawkeeper.games.deduction.fold import rules
from lawkeeper.games.deduction.pages.tray import brief, title
from lawkeeper.games.deduction.pages.wording import lines
from lawkeeper.games.pages import record
from lawkeeper.games.pages.base import TrayPage
from lawkeeper.ui.buttons import DOWN, LEFT, RIGHT, UP, A
from lawkeeper.ui.screen import Screen
from lawkeeper.ui.text import window

PAGE = 6


def about(row, seat):
    """-> whether a row of the board is about a seat or a hand: it spoke, asked, was asked, or lies open."""
    return row[0] != rules.TURNED and seat in row[1 : 3 if row[0] in (rules.ANSWERED, rules.TAKEN) else 2]


class Board(TrayPage):
    """Everything that was said, shown and concluded, six facts at a time; it begins with the last ones. ▲▼
    turn the pages; ◀▶ choose whose facts these are, of all players or of one. A shows the hands that lie
    open."""

    runs = (UP, DOWN)

    def __init__(self, app, arg=None):
        TrayPage.__init__(self, app, arg)
        self._who = 0  # 0: all; 1: the first player
        self._open = [row[1] for row in app.game.board() if row[0] == rules.OPENED]
        self._choose()

    def _choose(self):
        rows = self.game.board()
        if self._who:
            rows = [row for row in rows if about(row, self._who - 1)]
        self._rows = rows
        self.cursor = len(rows)

    def screen(self):
        rows, self.cursor, last = window(self._rows, self.cursor)
        count = len(self._rows)
        head = "PLAYER %d" % self._who if self._who else "BOARD"
        if last:
            head += " %d-%d/%d" % (self.cursor + 1, self.cursor + len(rows), count)
        foot = "B back%s ◀▶%s" % (" A hands" if self._open else "", "" if self._open else " player")
        arrows = ("▲" if self.cursor else "") + ("▼" if self.cursor < last else "")
        shown = [brief(row) for row in rows] or ["Nothing was said yet."]
        return Screen(title(self.game, head), shown, foot + "\t" + arrows)

    def tap(self, button):
        if button in (UP, DOWN):
            self.cursor += PAGE if button == DOWN else -PAGE
        elif button in (LEFT, RIGHT):
            game = self.game
            most = 1 + (rules.HANDS if game.alone else game.seats)
            self._who = (self._who + (1 if button == RIGHT else -1)) % most
            self._choose()
        elif button == A and self._open:
            self.open("opened", self._open[-1])
        else:
            TrayPage.tap(self, button)


class Heard(record.News):
    """What was just said. `arg`: how many rows the board had before."""

    def lines(self, game):
        return lines(game, game.board()[self.arg :])

    def screen(self):
        screen = record.News.screen(self)
        screen.title = title(self.game, "THE BOX SAYS" if self.game.alone else "ALL HEAR")
        screen.foot = screen.foot.replace("B back", "").replace(" more", "") + "\tA go on"
        return screen
