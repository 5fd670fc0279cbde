"""After the game: which laws each universe obeyed as well, and what it would have been worth with one."""

from lawkeeper.games.multiverses.pages.tray import who
from lawkeeper.games.pages.base import TrayPage
from lawkeeper.ui.buttons import DOWN, UP
from lawkeeper.ui.screen import Screen
from lawkeeper.ui.text import window, wrap


class Missed(TrayPage):
    """`arg`: a seat. The box looks universe by universe; what it has found stands there already."""

    busy = True

    def __init__(self, app, arg=None):
        TrayPage.__init__(self, app, arg)
        self._left = [one for one in app.game.multiverses[arg] if one.lines]
        self._rows = []
        self._number = 0
        self._steps = self._words = None

    def screen(self):
        rows = self._rows + (["The box looks ..."] if self.busy else [])
        shown, self.cursor, more = window(rows or ["No universe has words."], self.cursor)
        title = "MISSED BY " + who(self.game, self.arg)
        return Screen(title, shown, "B back" + ("\t▲▼" if more else ""))

    def work(self):
        """A piece of it."""
        if self._steps is None:
            self._next()
            return
        found = next(self._steps)
        if found is not None:
            self._tell(found)
            self._steps = None
            self.app.stale = True

    def _next(self):
        """On to the next universe, or the end."""
        if self._left:
            from lawkeeper.games.multiverses.fold.missed import missed
            from lawkeeper.games.multiverses.words.wordlist import opened

            self._words = self._words or opened(self.game.setup.list)
            self._steps = missed(self.game, self._left[0], self._words)
            return
        if self._words:
            self._words.close()
        self.busy = False
        self.app.memory.litter()
        self.app.stale = True

    def _tell(self, found):
        from lawkeeper.games.multiverses.laws.english import sentence

        universe = self._left.pop(0)
        self._number += 1
        laws, worth = len(universe.laws), universe.score()
        self._rows += wrap("UNIVERSE %d: %d" % (self._number, worth))
        if not found:
            self._rows.append(" none that was likely")
            return
        self._rows += wrap("with one more: %d" % (worth // laws * (laws + 1)))
        for share, code in found:
            told = wrap("%s (%d%% valid)" % (sentence(code), share), 20)
            self._rows += [("" if not at else " ") + row for at, row in enumerate(told)]

    def tap(self, button):
        if button in (UP, DOWN):
            self.cursor += 1 if button == DOWN else -1
        else:
            TrayPage.tap(self, button)
