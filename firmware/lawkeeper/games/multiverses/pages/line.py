"""Step 2 of a turn, when the word is chosen: which line, and under a law on paper the table's word on it."""

from lawkeeper.games.multiverses.fold import moves
from lawkeeper.games.multiverses.pages.choice import Choice


class Line(Choice):
    """To the end of which line, or is it a new one? `arg`: (universe, token)."""

    FOOT = "B back\tA place it"

    def find(self):
        from lawkeeper.games.multiverses.fold.fitting import lines_for

        game = self.app.game
        universe = game.multiverses[game.turn][self.arg[0]]
        rows = []
        for line in lines_for(game, universe, self.arg[1]):
            if line == len(universe.lines):
                rows.append((line, "a new line"))
            else:
                words = universe.lines[line]
                rows.append((line, "after %s\t%d" % (game.spelt(words[-1]), len(words))))
        return rows

    def title(self):
        return self.game.spelt(self.arg[1]) + " GOES\twords"

    def chosen(self, value):
        to(self.app, self.arg[0], self.arg[1], value)


def to(app, number, token, line):
    """A word goes to a line, when the table agrees."""
    if app.game.on_paper(app.game.multiverses[app.game.turn][number]):
        app.go("multiverses.agree", (number, token, line))
    else:
        place(app, number, token, line)


class Agree(Choice):
    """Laws on paper: the table says whether the word obeys (item 17). `arg`: (universe, token, line)."""

    def find(self):
        game = self.app.game
        universe = game.multiverses[game.turn][self.arg[0]]
        rows = [(None, "Does it obey")]
        for number in game.on_paper(universe)[:3]:
            rows.append((None, " law %d on paper?" % (number + 1)))
        return rows + [(False, "No"), (True, "Yes: place it")]

    def title(self):
        return ("" if self.game.alone else "TABLE: ") + self.game.spelt(self.arg[1])

    def chosen(self, value):
        if value:
            place(self.app, *self.arg)
        else:
            self.app.back()
            self.app.say("%s breaks a law on paper, says the table." % self.game.spelt(self.arg[1]))


def place(app, universe, token, line):
    """The word is placed."""
    if app.play(moves.PLACE | token, universe << 4 | line):
        app.to_game()
