"""Everything that has no button of its own at the table, and the way to what has one."""

from lawkeeper.games.turing.fold import rules
from lawkeeper.games.turing.pages.tray import TrayPage, lights, seen
from lawkeeper.ui.buttons import A
from lawkeeper.ui.menu import DO, GO, Menu
from lawkeeper.ui.screen import Screen

# The sign behind a row is its button at the table.
_ROWS = (
    ("The cards\t◀", GO, "turing.cards", "look"),
    ("My notes\t▲", GO, "turing.notes"),
    ("All players", GO, "turing.seats"),
    ("Pause\thold B", DO, "pause"),
    ("Rules in short", GO, "turing.rules"),
    ("Seal number", GO, "turing.seal", "look"),
    ("Box menu", DO, "leave"),
    ("Give up", GO, "turing.give_up"),
)


class More(Menu):
    """The same rows in every phase."""

    TITLE = "MORE"
    ROWS = _ROWS

    def view(self):
        return seen(self.app, Menu.view(self))

    def ring(self, frame):
        lights(self.app, frame)

    def pause(self):
        if self.app.play(rules.PAUSE):
            self.app.to_game()

    def leave(self):
        self.app.home()


class GiveUp(TrayPage):
    """Ends the game for good, so it wants a long hold."""

    longs = (A,)

    def screen(self):
        rows = ("This ends the game", "for everybody. Then", "the code may be told.")
        return Screen("GIVE UP?", rows, "B no\thold A give up")

    def long(self, button):
        if self.app.play(rules.GIVE_UP):
            self.app.to_game()
