"""One of several rows, A takes it: what the steps of a turn are made of."""

from lawkeeper.games.pages.rows import RowPage
from lawkeeper.ui.menu import DO, NOTE


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
