"""Step 2 of a turn: which universe, which word, which line."""

from lawkeeper.games.multiverses.fold import moves
from lawkeeper.games.multiverses.pages.choice import Choice, universes
from lawkeeper.games.multiverses.pages.tray import who
from lawkeeper.games.multiverses.pages.words import lines_for
from lawkeeper.ui.buttons import B
from lawkeeper.ui.screen import CUT

NO_WORD = 100
_WIDTH = 19


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


class Line(Choice):
    """To the end of which line, or is it a new one? `arg`: (universe, token)."""

    FOOT = "B back\tA place it"

    def find(self):
        game = self.app.game
        universe = game.multiverses[game.turn][self.arg[0]]
        rows = []
        for line in lines_for(game, universe, self.arg[1]):
            if line == len(universe.lines):
                rows.append((line, "a new line"))
            else:
                told = " ".join([game.spelt(token) for token in universe.lines[line]])
                rows.append((line, told if len(told) <= _WIDTH else CUT + told[1 - _WIDTH :]))
        return rows

    def title(self):
        return self.game.spelt(self.arg[1])

    def chosen(self, value):
        game = self.game
        universe = game.multiverses[game.turn][self.arg[0]]
        if game.on_paper(universe):
            self.open("agree", self.arg + (value,))
        else:
            place(self.app, *self.arg, value)


class Agree(Choice):
    """Laws on paper: the table says whether the word obeys (item 17). `arg`: (universe, token, line)."""

    def find(self):
        game = self.app.game
        universe = game.multiverses[game.turn][self.arg[0]]
        rows = [(None, "Does it obey")]
        for number in game.on_paper(universe)[:3]:
            rows.append((None, " paper law %d?" % game.register.law(number)[1]))
        return rows + [(False, "No"), (True, "Yes: place it")]

    def title(self):
        return "TABLE: " + self.game.spelt(self.arg[1])

    def chosen(self, value):
        if value:
            place(self.app, *self.arg)
        else:
            self.app.back()


def place(app, universe, token, line):
    """The word is placed."""
    if app.play(moves.PLACE | token, universe << 4 | line):
        app.to_game()
