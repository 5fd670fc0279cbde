"""After the end: the law, and the proof that it was the law all along."""

from lawkeeper.games.pages import told
from lawkeeper.ui.screen import Screen
from lawkeeper.ui.text import wrap


class Told(told.Told):
    """The law, then the proof."""

    PARTS = ("law", "proof")
    RECORD = "log"
    COUNTED = True

    def law(self):
        """-> the Screen that tells it."""
        game = self.game
        if game.kept is None:
            rows = ["It stands on paper."] if game.setup.own_law else ["No law was kept yet."]
            return Screen("THE LAW", rows, self.foot())
        level = game.setup.laws[game.kept][1]
        return Screen("THE LAW\tlevel %d" % level, wrap(game.law(game.kept))[:6], self.foot())

    def sealed(self):
        return "Seal number" + (" on paper" if self.game.setup.own_law else "")
