"""What the pages share on which a player says something to all."""

from lawkeeper.games.pages.base import GamePage, sibling
from lawkeeper.ui.buttons import LEFT, RIGHT, A, B
from lawkeeper.ui.screen import Screen


class Chosen(GamePage):
    """Whose words they are, and the page on which all hear them. `seats`: list of those who may speak."""

    seats = []

    def name(self):
        """-> who speaks, for titles."""
        return "PLAYER %d" % (self.seat + 1)

    def not_me(self):
        """-> the left half of the last row on a player's first page."""
        return "B not me" if len(self.seats) > 1 else "B back"

    def who(self):
        """-> the Screen on which a player says who it is."""
        rows = ("Who has the box?", "", "\t◀ player %d ▶\t" % (self.seat + 1))
        return Screen("WHO SPEAKS", rows, "B back\tA that is me")

    def chosen(self):
        """A player said: that is me."""

    def next_seat(self, step):
        """Another one of those who may speak."""
        self.seat = self.seats[(self.seats.index(self.seat) + step) % len(self.seats)]

    def tap_who(self, button):
        """A button on the page of `who`."""
        if button == A:
            self.chosen()
        elif button in (LEFT, RIGHT):
            self.next_seat(1 if button == RIGHT else -1)
        elif button == B:
            self.app.back()

    def tell(self, *codes):
        """Play a move; then all read what the board says now. -> whether it was played."""
        before = len(self.game.board())
        if self.early() or not self.app.play(*codes):
            return False
        self.cue("o_x")
        self.app.to_game(sibling(self.app, "heard"), before)
        return True
