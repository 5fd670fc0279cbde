"""A pause. Apart from the other pages, since it may come from every page of play."""

from lawkeeper.games.pages.base import TrayPage
from lawkeeper.ui.buttons import A, B
from lawkeeper.ui.screen import Screen


class Paused(TrayPage):
    """Everything stands still and can be read: `state`. MOVE: the one that goes on."""

    MOVE = None

    def screen(self):
        title, rows, big = self.state()
        return Screen(title, rows, "B box menu\tA go on", big=big)

    def state(self):
        """-> (title, rows, big) of the Screen: how the game stands."""
        return "PAUSED", ("", "Nothing moves."), None

    def on(self):
        """The game goes on: to the page that it is at."""
        self.app.to_game()

    def tap(self, button):
        if button == A and self.app.play(self.MOVE):
            self.on()
        elif button == B:
            self.app.home()
