"""The way out that gives the game up."""

from lawkeeper.games.fold import GIVE_UP
from lawkeeper.games.pages.base import TrayPage
from lawkeeper.ui.buttons import A
from lawkeeper.ui.screen import Screen
from lawkeeper.ui.text import wrap


class GiveUp(TrayPage):
    """Ends the game for good, so it wants a long hold. TEXT says so."""

    TEXT = "This ends the game. Then the secret may be told."
    longs = (A,)
    short = False  # was A let go too soon?

    def screen(self):
        foot = "\thold A longer\t" if self.short else "B no\thold A: give up"
        return Screen("GIVE UP?", wrap(self.TEXT), foot)

    def tap(self, button):
        self.short = button == A
        TrayPage.tap(self, button)

    def release(self, button):
        self.short = True

    def long(self, button):
        if self.app.play(GIVE_UP):
            self.app.to_game()
