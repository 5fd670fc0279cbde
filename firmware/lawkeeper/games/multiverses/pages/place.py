"""Step 2 of a turn: which universe?"""

from lawkeeper.games.multiverses.fold import moves
from lawkeeper.games.multiverses.pages.choice import Choice, universes
from lawkeeper.games.multiverses.pages.tray import who
from lawkeeper.ui.buttons import B

NO_WORD = 100


class Place(Choice):
    """The universe first. B is the way to everything else, held it pauses."""

    FOOT = "B more\tA words"

    def find(self):
        return universes(self.app.game) + [(NO_WORD, "No word fits")]

    def title(self):
        return who(self.game, self.game.turn) + ": A WORD FOR"

    def chosen(self, value):
        if value != NO_WORD:
            self.open("fits", value)
        elif self.app.play(moves.NO_WORD):
            self.app.to_game()

    def tap(self, button):
        if button == B:
            self.open("more")
        else:
            Choice.tap(self, button)
