"""A pause. Apart from the other pages, since it may come from every page of play."""

from lawkeeper.games.fold import RESUME
from lawkeeper.games.pages.base import TrayPage
from lawkeeper.ui.buttons import A, B
from lawkeeper.ui.screen import Screen


class Paused(TrayPage):
    """Everything stands still and can be read: a game shows how it stands."""

    FOOT = "B box menu\tA go on"

    def screen(self):
        return Screen("PAUSED", ("", "Nothing moves."), self.FOOT)

    def on(self):
        """The game goes on: to the page that it is at."""
        self.app.to_game()

    def tap(self, button):
        if button == A and self.app.play(RESUME):
            self.on()
        elif button == B:
            self.app.home()
