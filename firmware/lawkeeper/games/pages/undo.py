"""Taking back the last move of the table."""

from lawkeeper.games.pages.base import TrayPage
from lawkeeper.ui.buttons import A
from lawkeeper.ui.screen import Screen
from lawkeeper.ui.text import wrap


class Undo(TrayPage):
    """Says what will be taken back; A does it. Subclasses say it in the words of their game."""

    def __init__(self, app, arg=None):
        TrayPage.__init__(self, app, arg)
        self._move = app.session.last_undoable()

    def told(self, move):
        """-> a sentence on what `move` (bytes), the last one that can be undone, has done."""
        return "The last move."

    def forbidden(self, move):
        """-> a sentence on why `move` stays all the same, or None."""
        return None

    def nothing(self):
        """-> a sentence where there is nothing to take back."""
        return "There is nothing that could be taken back."

    def on(self):
        """It is taken back: to the page that the game is at."""
        self.app.to_game()

    def screen(self):
        if self._move is None:
            return Screen("UNDO", wrap(self.nothing()), "B back")
        rows = wrap(self.told(self._move)) + ["", "Take that back?"]
        return Screen("UNDO?", rows, "B no\tA take it back")

    def tap(self, button):
        if button != A:
            TrayPage.tap(self, button)
        elif self._move is not None:
            why = self.forbidden(self._move)
            if why:
                self.app.say(why)
            elif self.app.undo():
                self.on()
