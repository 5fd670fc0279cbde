"""The way out that gives the game up."""

from lawkeeper.games.fold import GIVE_UP
from lawkeeper.games.pages.base import GamePage
from lawkeeper.ui.buttons import A, B
from lawkeeper.ui.screen import Screen
from lawkeeper.ui.text import wrap


class GiveUp(GamePage):
    """Ends the game for good, so it wants a long hold. TEXT says so."""

    TEXT = "This ends the game. Then the secret may be told."
    TAPS = {B: "leave"}
    LONGS = {A: "give_up"}
    longs = (A,)

    def screen(self):
        return Screen("GIVE UP?", wrap(self.TEXT), "B no\tA long: give up")

    def leave(self):
        """Back to where they were."""
        self.app.back()

    def give_up(self):
        """It ends."""
        if self.app.play(GIVE_UP):
            self.app.to_game()
