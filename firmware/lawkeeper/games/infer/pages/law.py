"""The law again, for the Universe alone; and the way out that gives it up."""

from lawkeeper.games.infer.pages.tray import law_screen
from lawkeeper.games.pages import giving_up
from lawkeeper.games.pages.secret import Secret
from lawkeeper.ui.screen import Screen


class Law(Secret):
    """The Universe reads the law again; the table sees how often (Infer item 11)."""

    def secret(self):
        return law_screen(self.app, "THE LAW", self.game.law(self.game.kept))

    def closed(self):
        if self.game.setup.own_law:
            rows = ("The law is on paper.", "The box never saw it.")
            return Screen("THE LAW", rows, "B back")
        looks = "Looks so far: %d" % self.app.ledger.looks
        rows = ("For the Universe only", "", "All others look away.", "Hold A to read it.", "", looks)
        return Screen("THE LAW", rows, "B back\thold A read")

    def may(self):
        game = self.game
        return game.kept is not None and not game.setup.box_universe and self.app.look()


class GiveUp(giving_up.GiveUp):
    """Nobody has found the law."""

    TEXT = "This ends the game. Then the law may be told."
