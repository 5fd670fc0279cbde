"""After a game alone: what a greedy player makes of the same Dust and test words."""

from lawkeeper.games.multiverses.fold.universe import short
from lawkeeper.games.pages.base import TrayPage
from lawkeeper.ui.screen import Screen


class Greedy(TrayPage):
    """The box plays it while the page is in front."""

    busy = True

    def __init__(self, app, arg=None):
        TrayPage.__init__(self, app, arg)
        self._steps = self._words = self._score = None

    def screen(self):
        game = self.game
        box = "plays ..." if self._score is None else short(self._score)
        rows = ["You\t%s" % short(game.score(0)), "The box\t%s" % box, "", "It plays by the odds."]
        return Screen("THE SAME DUST", rows, "B back")

    def work(self):
        """A piece of its game."""
        if self._steps is None:
            from lawkeeper.games.multiverses.fold.greedy import played
            from lawkeeper.games.multiverses.words.wordlist import opened

            self._words = opened(self.game.setup.list)
            self._steps = played(self.game, self._words)
            return
        self._score = next(self._steps)
        if self._score is not None:
            self._words.close()
            self._steps = self._words = None
            self.busy = False
            self.app.memory.litter()
            self.app.stale = True
