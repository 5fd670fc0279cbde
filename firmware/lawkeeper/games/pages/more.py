"""Everything that has no button of its own at the table, and the way to what has one."""

from lawkeeper.games.fold import PAUSE
from lawkeeper.games.pages.base import sibling
from lawkeeper.games.pages.rows import RowPage
from lawkeeper.ui.menu import DO, GO

# The sign behind a row is its button at the table.
PAUSING = ("Pause\thold B", DO, "pause")


class More(RowPage):
    """The rows of the game, then those of every game."""

    TITLE = "MORE"
    IN_SHORT = "Rules in short"

    def __init__(self, app, arg=None):
        RowPage.__init__(self, app, arg)
        self.ROWS = list(self.own()) + [
            (self.IN_SHORT, GO, sibling(app, "rules")),
            ("Seal number", GO, sibling(app, "seal"), "look"),
            ("Box menu", DO, "leave"),
            ("Give up", GO, sibling(app, "give_up")),
        ]

    def own(self):
        """-> rows of this game that make sense at the moment, `PAUSING` among them."""
        return (PAUSING,)

    def go_on(self, move):
        """Play `move` (a byte) and go to the page that the game is at then."""
        if self.app.play(move):
            self.app.to_game()

    def pause(self):
        """Everything stands still."""
        self.go_on(PAUSE)

    def leave(self):
        """To the box's own menu; the game stays on the table."""
        self.app.home()
