"""After the end: how it went."""

from lawkeeper.games.fold import REVEAL
from lawkeeper.games.pages.base import GamePage
from lawkeeper.ui.buttons import LEFT, UP, A, B
from lawkeeper.ui.screen import Screen


class End(GamePage):
    """The score. The secret is given up only by a long hold.

    WHAT is the secret, such as "law".
    """

    TAPS = {LEFT: ".undo", UP: ".record", B: "leave"}
    LONGS = {A: "reveal"}
    WHAT = "secret"
    longs = (A,)

    def screen(self):
        title, rows = self.score()
        return Screen(title, rows, self.foot() + "\tA long: " + self.WHAT)

    def score(self):
        """-> (title: who has won, rows: why, and by how much)."""
        return self.game.outcome().upper(), ()

    def foot(self):
        """-> the left half of the last row."""
        return "◀ undo" if self.app.session.last_undoable() is not None else "B menu"

    def reveal(self):
        """The secret is told."""
        if self.app.play(REVEAL):
            self.app.to_game()

    def leave(self):
        """To the box's own menu."""
        self.app.home()
