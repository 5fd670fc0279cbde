"""The law again, for the Universe alone; and the way out that gives it up."""

from lawkeeper.games.infer.fold import rules
from lawkeeper.games.infer.pages.tray import TrayPage, law_screen
from lawkeeper.ui.buttons import A
from lawkeeper.ui.screen import Screen


class Law(TrayPage):
    """The Universe reads the law again; the table sees how often (Infer item 11)."""

    holds = (A,)

    def __init__(self, app, arg=None):
        TrayPage.__init__(self, app, arg)
        self._reading = False

    def screen(self):
        game = self.app.game
        if self._reading:
            return law_screen(self.app, "THE LAW", game.law(game.kept))
        if game.setup.own_law:
            rows = ("The law is on paper.", "The box never saw it.")
            return Screen("THE LAW", rows, "B back")
        looks = "Looks so far: %d" % self.app.ledger.looks
        rows = ("For the Universe only", "", "Hold A to read it.", "", looks)
        return Screen("THE LAW", rows, "B back\thold A read")

    def hold(self, button):
        game = self.app.game
        self._reading = game.kept is not None and not game.setup.box_universe and self.app.look()

    def release(self, button):
        self._reading = False


class GiveUp(TrayPage):
    """Ends the game for good, so it wants a long hold."""

    longs = (A,)

    def screen(self):
        rows = ("This ends the game.", "Then the law may be", "told.")
        return Screen("GIVE UP?", rows, "B no\thold A give up")

    def long(self, button):
        if self.app.play(rules.GIVE_UP):
            self.app.to_game()
