"""The problem as it lies on the table: which cards, and what is printed on them (items 2, 8)."""

from lawkeeper.games.pages.base import TrayPage
from lawkeeper.games.turing import LEVELS, MODES
from lawkeeper.games.turing.pages import laid
from lawkeeper.games.turing.pages.tray import LETTERS
from lawkeeper.games.turing.problems import cards
from lawkeeper.games.turing.problems.problem import EXTREME, NIGHTMARE
from lawkeeper.ui.buttons import DOWN, LEFT, RIGHT, UP, A
from lawkeeper.ui.screen import Screen
from lawkeeper.ui.text import window


class Cards(TrayPage):
    """`arg`: None at the start, where A goes on to the first round; later the page is only looked at.

    A row says what a card is about; LEFT and RIGHT leaf through what is printed on them. While the players
    read, what that needs is loaded, and the pars are worked out.
    """

    needs = ("lawkeeper.games.turing.problems.texts",)

    def __init__(self, app, arg=None):
        TrayPage.__init__(self, app, arg)
        game = self.game
        if arg is None:
            game.began = "cards"
        problem = game.problem()
        self._title = MODES[game.mode].upper() + "\t" + (problem.label or LEVELS[problem.difficulty])
        self._blind = game.mode == NIGHTMARE
        self._printed = game.setup.printed
        self._laid = laid.places(game)
        self._all = self._list()
        self._card = -1  # the list of all, or the one that is read
        self._lines = ()
        self._later = _later(app)
        self.busy = not game.over

    # -- what is on the screen ------------------------------------------------------------------------------

    def screen(self):
        if self._card >= 0:
            return self._read()
        rows, self.cursor, last = window(self._all, self.cursor)
        more = "▲" * (self.cursor > 0) + "▼" * (self.cursor < last)
        title = self._title.replace("\t", " " + more + "\t") if last else self._title
        return Screen(title, rows, "B back\t◀▶ read one" if self.arg else "B back ◀▶read\tA begin")

    def _list(self):
        """-> the rows of all cards, the second one of a letter below its first."""
        found = []
        for place, each in enumerate(laid.rows(self.game, self._laid)):
            name = self._letter(place)
            for row in each:
                found.append(name + row)
                name = " "
        return found

    def _letter(self, place):
        return "?" if self._blind else LETTERS[place]

    def _read(self):
        each = len(self._laid[0])
        place = self._card // each
        rows, self.cursor, last = window(self._lines, self.cursor)
        number = " %d" % self._laid[place][self._card % each] if self._printed else ""
        title = "%s  CARD%s\t%d/%d" % (self._letter(place), number, self._card + 1, len(self._laid) * each)
        on = "all" if self._card + 1 == len(self._laid) * each else "next"
        return Screen(title, rows, "B all ◀▶" + "▲▼" * (last > 0) + "\tA " + on)

    # -- what the buttons do --------------------------------------------------------------------------------

    def tap(self, button):
        if button in (LEFT, RIGHT):
            self._leaf(1 if button == RIGHT else -1)
        elif button in (UP, DOWN):
            self.cursor += 1 if button == DOWN else -1
        elif self._card >= 0 and button == A:
            self._leaf(1)
        elif self._card >= 0:
            self._card, self.cursor = -1, 0
        elif not self.arg:
            self.app.swap("turing.table" if button == A else "turing.seal")
        else:
            TrayPage.tap(self, button)

    def _leaf(self, step):
        """To the next card; behind the last one comes the list of all again."""
        each = len(self._laid[0])
        self._card = (self._card + 1 + step) % (len(self._laid) * each + 1) - 1
        self.cursor = 0
        if self._card >= 0:
            self._lines = _texts(self.game.mode, self._laid[self._card // each][self._card % each])

    def work(self):
        if self.app.stale:  # the page first
            return
        self.busy = next(self._later)
        if not self.busy:
            self._later = None
            self.app.memory.litter()  # what finds the pars is large


def _later(app):
    """What would take as long as the page itself: load what the cards say, find the pars. Yield whether there
    is more to do."""
    from lawkeeper.games.turing.problems import texts  # noqa: F401 - for those who read one

    yield True
    if not app.game.machine[0]:
        from lawkeeper.games.turing.pages import pars

        yield True
        yield from pars.steps(app)
    yield False


def _texts(mode, card):
    """-> what a verifier may check on this card (item 3), a text each, below what that list is."""
    from lawkeeper.games.turing.problems import texts

    first = "If not fake, one of:" if mode == EXTREME else "It checks one of:"
    return [first] + [texts.text(card, k) for k in range(cards.criteria(card)) if cards.used(card, k)]
