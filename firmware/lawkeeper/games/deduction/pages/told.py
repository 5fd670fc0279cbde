"""After the end: the card, the hands, when all and each seat could know it, what would have solved it, the
proof."""

from lawkeeper.games.deduction.deal.code import spelt
from lawkeeper.games.deduction.fold import rules
from lawkeeper.games.deduction.pages.picture import hand_drawn, picture
from lawkeeper.games.deduction.pages.tray import mode
from lawkeeper.games.pages import told
from lawkeeper.ui.buttons import DOWN, RIGHT, UP, A
from lawkeeper.ui.screen import Screen
from lawkeeper.ui.text import window

_PAGE = 6  # rows
_TELL = 8  # so many pieces of work, and players see that it goes on


class Told(told.Told):
    """The parts that take long are worked out piece by piece while they are looked at. "P1" is what seat 0
    could have known, and so on. A goes on to the next part, and does nothing at the last one: whoever turns
    the pages must not be led into a new game."""

    runs = (UP, DOWN)

    def __init__(self, app, arg=None):
        told.Told.__init__(self, app, arg)
        seats = tuple(["P%d" % (seat + 1) for seat in range(app.game.seats)])
        self.COUNTED = not app.game.alone
        self.PARTS = ("card", "hands", "known") + seats + ("fact", "proof")
        self._steps = None
        self._looked = 0  # pieces of work for the part in front
        self._found = {}  # by part, what was worked out: bytes
        self._lines = None  # of the part in front

    def screen(self):
        part = self.PARTS[self.part]
        if part in ("card", "hands", "proof"):
            return getattr(self, part)()
        if part == "fact":
            return self._list("THE BEST STATEMENT", part)
        return self._list("KNOWN TO " + ("ALL" if part == "known" else part), part)

    def card(self):
        """-> the Screen of the hidden card, and the code of the deal, by which tables compare."""
        rows, art = picture(self.game.hidden)
        rows += ["", "Deal\t" + spelt(self.game.code)]
        return Screen("THE CARD\t" + mode(self.game), rows, self.foot(), art=art.rows)

    def hands(self):
        """-> the Screen of one of the nine hands."""
        self.cursor %= rules.HANDS
        rows, art = hand_drawn(*self.game.hand(self.cursor))
        return Screen("HAND %d of 9\t▲▼" % (self.cursor + 1), rows, self.foot(), art=art.rows)

    def _list(self, title, part):
        if part not in self._found:
            self.busy = True
            rows = ("", "\tOne moment ...\t", "", "\tboards looked at: %d\t" % self._looked)
            return Screen(title, rows, self.foot())
        if self._lines is None:
            from lawkeeper.games.deduction.pages import known

            self._lines = known.worded(self.game, part, self._found[part])
        rows, self.cursor, last = window(self._lines, self.cursor)
        return Screen(title, rows, self.foot(" ▲▼" if last else ""))

    def work(self):
        """A piece of the part in front; one that was left is begun anew."""
        part = self.PARTS[self.part]
        if part in self._found or part in ("card", "hands", "proof"):
            self.busy, self._steps = False, None
            return
        if self._steps is None:
            from lawkeeper.games.deduction.pages import known

            self._steps = known.steps(self.game, part)
        found = next(self._steps)
        self._looked += 1
        if self._looked % _TELL == 0:
            self.app.stale = True
        if found is not None:
            self._found[part] = found
            self._steps, self.busy = None, False
            self.app.memory.litter()  # what finds it is large
            self.app.stale = True

    def foot(self, right=""):
        """As in all games, but that A turns the page until there is no other."""
        if self.part + 1 == len(self.PARTS):
            return "B menu" + right
        return "B menu%s\tA on: %s" % (right, self.PARTS[self.part + 1])

    def tap(self, button):
        part = self.part
        if button == A:
            if part + 1 == len(self.PARTS):
                return
            button = RIGHT
        if button in (UP, DOWN):
            step = 1 if self.PARTS[part] == "hands" else _PAGE
            self.cursor += step if button == DOWN else -step
            return
        told.Told.tap(self, button)
        if part != self.part:
            self.cursor = self._looked = 0
            self._steps = self._lines = None
            self.app.memory.litter()
