"""The Dust, in two columns: what fits and what does not is told for each word; and where a word is placed.

What judges the words comes only while it is asked, and goes again when there is little room."""

from lawkeeper.games.multiverses.fold.moves import LINES
from lawkeeper.games.multiverses.pages.tray import law, who
from lawkeeper.games.pages.base import TrayPage
from lawkeeper.ui.buttons import DOWN, LEFT, RIGHT, UP, A
from lawkeeper.ui.screen import Screen, arrows

_ROWS = 6


def why(game, seat, token):
    """-> a sentence for each universe of a seat: where a word fits, or which law it breaks."""
    from lawkeeper.games.multiverses.fold.fitting import lines_for, misfit

    told = []
    for number, universe in enumerate(game.multiverses[seat]):
        begin = "Universe %d: " % (number + 1)
        fit = lines_for(game, universe, token)
        if not fit:
            line = len(universe.lines) if len(universe.lines) < LINES else 0
            told.append(begin + "breaks " + law(game, misfit(game, universe, line, token)) + ".")
            continue
        where = ["new" if line == len(universe.lines) else str(line + 1) for line in fit]
        paper = ", if the table agrees" if game.on_paper(universe) else ""
        told.append(begin + "fits line " + ", ".join(where) + paper + ".")
    none = "You have no universe." if game.alone else who(game, seat) + " has no universe."
    return "\n".join(told) or none


class Grid(TrayPage):
    """Words in two columns, ▲▼◀▶ walk; ◀ or ▶ held goes to the next letter. Subclasses give `find`."""

    holds = (LEFT, RIGHT)

    def __init__(self, app, arg=None):
        TrayPage.__init__(self, app, arg)
        self.tokens = self.find()

    def find(self):
        """-> list of tokens of the Dust."""
        return self.app.game.tokens()

    def title(self):
        return "DUST %d" % len(self.tokens)

    # What A does with the word.
    DO = "why"

    def foot(self):
        """It names the word: two stand in a row."""
        told = "A %s %s" % (self.DO, self.game.spelt(self.tokens[self.cursor]))
        return ("B back\t" if len(told) < 15 else "B\t") + told

    def screen(self):
        tokens = self.tokens
        if not tokens:
            return Screen(self.title(), ("", "No word fits here."), "B back")
        self.cursor = max(0, min(self.cursor, len(tokens) - 1))
        count = (len(tokens) + 1) // 2
        row = self.cursor // 2
        top = max(0, min(row - _ROWS // 2, count - _ROWS))
        rows = [self._row(number) for number in range(top, min(count, top + _ROWS))]
        screen = Screen(self.title() + arrows(top, top + _ROWS < count), rows, self.foot(), row - top)
        screen.half = 1 + (self.cursor & 1)
        return screen

    def _row(self, number):
        words = [self.game.spelt(token) for token in self.tokens[2 * number : 2 * number + 2]]
        return "%-10s %s" % (words[0], words[1] if len(words) > 1 else "")

    def tap(self, button):
        steps = {UP: -2, DOWN: 2, LEFT: -1, RIGHT: 1}
        if not self.tokens:
            TrayPage.tap(self, button)
        elif button in steps:
            self.cursor = (self.cursor + steps[button]) % len(self.tokens)
        elif button == A:
            self.chosen(self.tokens[self.cursor])
        else:
            TrayPage.tap(self, button)

    def hold(self, button):
        if button in (LEFT, RIGHT) and self.tokens:
            letter = self._letter()
            for _ in self.tokens:
                self.cursor = (self.cursor + (1 if button == RIGHT else -1)) % len(self.tokens)
                if self._letter() != letter:
                    break

    def _letter(self):
        return self.game.spelt(self.tokens[self.cursor])[0]

    def chosen(self, token):
        """A was pressed at this word."""
        self.app.say(self.game.spelt(token) + "\n" + why(self.game, self.game.turn, token))
        self.app.memory.litter()  # what has judged and worded it may go


class Dust(Grid):
    """All words that are left."""


class Fits(Grid):
    """The words that fit into a universe for all that the box can judge. `arg`: its number."""

    def find(self):
        game = self.app.game
        from lawkeeper.games.multiverses.fold.fitting import fits

        return fits(game, game.multiverses[game.turn][self.arg])

    def title(self):
        paper = self.game.on_paper(self.game.multiverses[self.game.turn][self.arg])
        return "FIT UNIVERSE %d" % (self.arg + 1) + ("?" if paper else "")

    DO = "place"

    def chosen(self, token):
        from lawkeeper.games.multiverses.fold.fitting import lines_for

        game = self.app.game
        some = lines_for(game, game.multiverses[game.turn][self.arg], token)
        if len(some) > 1:
            self.open("line", (self.arg, token))
        else:
            from lawkeeper.games.multiverses.pages.line import to

            to(self.app, self.arg, token, some[0])
