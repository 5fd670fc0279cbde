"""The way out that gives the game up."""

from lawkeeper.games.pages.base import TrayPage
from lawkeeper.ui.buttons import A
from lawkeeper.ui.screen import Screen
from lawkeeper.ui.text import wrap


class GiveUp(TrayPage):
    """Ends the game for good, so it wants a long hold. TEXT says so; MOVE: the one that does it."""

    TEXT = "This ends the game. Then the secret may be told."
    MOVE = None
    longs = (A,)

    def screen(self):
        return Screen("GIVE UP?", wrap(self.TEXT), "B no\thold A give up")

    def long(self, button):
        if self.app.play(self.MOVE):
            self.app.to_game()
