"""The dice of the experiments, one beside the other in time."""

from lawkeeper.games.infer.pages.dice_rows import apart, pages
from lawkeeper.games.infer.pages.tray import XO
from lawkeeper.games.pages.base import TrayPage
from lawkeeper.ui.buttons import DOWN, RIGHT, UP, A, B
from lawkeeper.ui.screen import Screen


class Compare(TrayPage):
    """`arg`: the number of an experiment. LEFT and RIGHT turn to another one; UP flips between that one and
    the first, so any two are compared with one button. DOWN shows what had no room. A: what can be done."""

    keep_cursor = True  # how many experiments further than `arg`

    def __init__(self, app, arg=0):
        TrayPage.__init__(self, app, arg)
        self._other = -1
        self._page = 0

    def screen(self):
        game = self.app.game
        log, number = game.log, self._number()
        found = pages(game.dice(number), game.setup.colours)
        self._page %= len(found)
        sign = "apart" if log.gone(number) else XO[log.verdict(number)]
        below = "▼%d/%d" % (self._page + 1, len(found)) if len(found) > 1 else ""
        foot = "◀▶all ▲flip\t%s A do" % below
        return Screen("EXPERIMENT %d\t%s" % (number + 1, sign), apart(found[self._page]), foot)

    def _number(self):
        return (self.arg + self.cursor) % self.app.game.log.count

    def tap(self, button):
        if button == A:
            self.app.go("infer.one", self._number())
        elif button == B:
            self.app.back()
        elif button == DOWN:
            self._page += 1
        else:
            self._page = 0
            if button == UP:
                self._flip()
            else:
                self.cursor += 1 if button == RIGHT else -1

    def _flip(self):
        if self.cursor:
            self._other, self.cursor = self.cursor, 0
        else:
            self.cursor = self._other
