"""With which word is the test word compared (item 20)?"""

from lawkeeper.games.multiverses.fold import moves
from lawkeeper.games.multiverses.pages.choice import Choice
from lawkeeper.games.multiverses.pages.testing import TEST, loading, propose, references
from lawkeeper.ui.menu import DO


class Reference(Choice):
    """With which word is the test word compared (item 20)? `arg`: (universe, the law)."""

    busy = True
    needs = TEST

    def __init__(self, app, arg=None):
        Choice.__init__(self, app, arg)
        if not app.game.odds:  # the press is the last one before the test word: there is no way back from it
            self.FOOT = "B back\tA test"
        self._steps = loading()

    def work(self):
        """The test comes."""
        if next(self._steps) is None:
            self.busy = False
            self.app.memory.litter()

    def find(self):
        return bytes(references(self.app.game, self.arg[0]))

    def row(self, index):
        """A word is spelt when it is seen: there may be 72."""
        game = self.game
        token = self.options[index]
        if token & moves.OF_DUST:
            token &= ~moves.OF_DUST
        else:
            token = game.multiverses[game.turn][self.arg[0]].lines[token][-1]
        return game.spelt(token), DO, "take"

    def take(self):
        self.chosen(self.options[self.cursor])

    def title(self):
        return "REFERENCE WORD"

    def chosen(self, value):
        if self.game.odds:
            self.open("ready", self.arg + (value,))
        else:
            propose(self.app, self.arg[0], value, self.arg[1])
