"""Step 2 of a turn: which universe?"""

from lawkeeper.games.multiverses.fold import moves
from lawkeeper.games.multiverses.pages.choice import Choice
from lawkeeper.games.multiverses.pages.tray import who
from lawkeeper.games.multiverses.pages.which import Sure, universes
from lawkeeper.ui.buttons import B
from lawkeeper.ui.nav import CURSOR

NONE = 100


class Place(Choice):
    """The universe first: behind each the box counts its words that fit. B is the way to everything else."""

    keep_cursor = False  # it begins where the law of this turn went
    busy = True

    def __init__(self, app, arg=None):
        Choice.__init__(self, app, arg)
        self._counted = 0  # universes
        self._asked = False  # whether a law on paper may let a word in: the table knows
        self._any = False  # whether a word fits anywhere
        self._first = self.cursor = app.nav.top()[CURSOR] or min(self.game.aimed, len(self.options) - 2)

    def find(self):
        return universes(self.app.game) + [(NONE, "Place no word")]

    def work(self):
        """One universe is looked at."""
        from lawkeeper.games.multiverses.fold.fitting import fits

        mine = self.game.multiverses[self.game.turn]
        number, row = self.options[self._counted]
        count, paper = len(fits(self.game, mine[number])), self.game.on_paper(mine[number])
        self._asked = self._asked or count and paper
        self._any = self._any or count
        self.options[self._counted] = (number, "%s\t%d%s" % (row, count, "?" if paper and count else ""))
        self._counted += 1
        self.app.stale = True
        if self._counted == len(mine):
            self.busy = False
            self.app.memory.litter()
            if not self._any and self.cursor == self._first:
                self.cursor = len(self.options) - 1

    def title(self):
        return who(self.game, self.game.turn) + ": A WORD FOR\tfit"

    def view(self):
        screen = Choice.view(self)
        screen.foot = "B more\tA " + ("pass" if self.options[self.cursor][0] == NONE else "words")
        return screen

    def chosen(self, value):
        if value != NONE:
            self.open("fits", value)
        elif self._asked:
            self.open("no_word")
        elif self.app.play(moves.NO_WORD):
            self.app.to_game()

    def tap(self, button):
        if button == B:
            self.open("more")
        else:
            Choice.tap(self, button)


class NoWord(Sure):
    """Where laws on paper decide, the box cannot see that nothing fits (item 14): all others agree."""

    def title(self):
        return "PLACE NO WORD?"

    def told(self):
        return "The box does not know your laws on paper. Do all agree that no word obeys them?"

    def chosen(self, value):
        if self.app.play(moves.NO_WORD):
            self.app.to_game()
