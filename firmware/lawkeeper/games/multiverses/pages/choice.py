"""One of several rows, A takes it: what the steps of a turn are made of."""

from lawkeeper.games.pages.rows import RowPage
from lawkeeper.ui.menu import DO, NOTE
from lawkeeper.ui.text import wrap


class Choice(RowPage):
    """Subclasses give `find`, `chosen` and a title. FOOT: what the buttons do."""

    FOOT = "B back\tA take"

    def __init__(self, app, arg=None):
        RowPage.__init__(self, app, arg)
        self.options = self.find()

    @property
    def game(self):
        """The fold of the game on the table."""
        return self.app.game

    def find(self):
        """-> list of (value, row); a row of None as its value is text only."""
        return []

    def chosen(self, value):
        """A was pressed at this one."""

    def count(self):
        return len(self.options)

    def row(self, index):
        value, text = self.options[index]
        return (text, NOTE) if value is None else (text, DO, "take")

    def take(self):
        """A was pressed."""
        self.chosen(self.options[self.cursor][0])

    def view(self):
        screen = RowPage.view(self)
        screen.foot = self.FOOT
        return screen

    def open(self, short, arg=None):
        """Open a page of this game by its short name."""
        self.app.go("multiverses." + short, arg)


class Sure(Choice):
    """A question, below what it is about; A does it."""

    def find(self):
        return [(None, row) for row in wrap(self.told())[:5]] + [(True, "Yes")]

    def told(self):
        """-> a sentence."""
        return ""


def universes(game):
    """-> list of (number, row) of the universes of the player whose turn it is."""
    rows = []
    for number, universe in enumerate(game.multiverses[game.turn]):
        laws, words = len(universe.laws), sum([len(line) for line in universe.lines])
        told = (number + 1, laws, "s" * (laws > 1), words, "s" * (words != 1))
        rows.append((number, "%d: %d law%s, %d word%s" % told))
    return rows
