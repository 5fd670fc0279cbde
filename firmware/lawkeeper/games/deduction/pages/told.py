"""After the end: the card, the hands, when it could be known, what would have solved it, the proof."""

from lawkeeper.games.deduction.deal.deal import spelt
from lawkeeper.games.deduction.fold import rules
from lawkeeper.games.deduction.pages.signs import picture
from lawkeeper.games.deduction.pages.tray import concluded, listed, mode, said
from lawkeeper.games.pages import told
from lawkeeper.logic import masks
from lawkeeper.ui.buttons import DOWN, UP
from lawkeeper.ui.screen import Screen
from lawkeeper.ui.text import window, wrap


class Told(told.Told):
    """The parts that take long are worked out piece by piece while they are looked at."""

    PARTS = ("card", "hands", "known", "fact", "proof")
    COUNTED = True

    def __init__(self, app, arg=None):
        told.Told.__init__(self, app, arg)
        self._lines = {}
        self._steps = None

    def card(self):
        """-> the Screen of the hidden card, and the code of the deal, by which tables compare."""
        rows, art = picture(self.game.hidden)
        rows += ["", "Deal\t" + spelt(self.game.code)]
        return Screen("THE CARD\t" + mode(self.game), rows, self.foot(), art=art.rows)

    def hands(self):
        """-> the Screen of all nine hands."""
        return self._list("HANDS")

    def known(self):
        """-> the Screen of when everybody could have known what."""
        return self._list("KNOWN TO ALL")

    def fact(self):
        """-> the Screen of the statement that would have solved it, or left fewest cards."""
        return self._list("THE BEST STATEMENT")

    def _list(self, title):
        part = self.PARTS[self.part]
        if part not in self._lines:
            self.busy = True
            return Screen(title, ("", "", "\tOne moment ...\t"), self.foot())
        rows, self.cursor, last = window(self._lines[part], self.cursor)
        return Screen(title, rows, self.foot("▲▼ more" if last else "A again"))

    def work(self):
        """A piece of the part in front; one that was left is begun anew."""
        part = self.PARTS[self.part]
        if part in self._lines or part in ("card", "proof"):
            self.busy, self._steps = False, None
            return
        if self._steps is None:
            self._steps = _STEPS[part](self.game)
        found = next(self._steps)
        if found is not None:
            self._lines[part] = found
            self._steps, self.busy = None, False
            self.app.memory.litter()  # what finds it is large
            self.app.stale = True

    def tap(self, button):
        part = self.PARTS[self.part]
        if button in (UP, DOWN) and part in self._lines:
            self.cursor += 1 if button == DOWN else -1
            return
        told.Told.tap(self, button)
        if part != self.PARTS[self.part]:
            self.cursor, self._steps = 0, None


def _hands(game):
    """Yield the rows of all hands."""
    found = []
    for hand in range(rules.HANDS):
        found += wrap("%d: %s" % (hand + 1, listed(game.hand(hand))))
    yield found


def _known(game):
    """Yield None at work, at last a row for the beginning and for each row of the board after which fewer
    cards were left, and what became known by it, with the letter of the published scenario."""
    from lawkeeper.games.deduction.fold import review

    steps = None
    for steps in review.known_when(game):
        if steps is None:
            yield None
    found, before = [], None
    for number, (left, news) in enumerate(steps):
        if left != before:
            found.append(("after row %d" % number if number else "at first") + "\t%d left" % left)
        before = left
        for form, kind, letter in news:
            found.append("  " + concluded(form, kind, 0) + ("\tlike " + letter if letter else ""))
    yield found


def _fact(game):
    """Yield None at work, at last the statement that would have left fewest cards."""
    from lawkeeper.games.deduction.fold import review

    best = None
    for best in review.solving(game):
        if best is None:
            yield None
    hand, question, left = best
    found = wrap("P%d: %s" % (hand + 1, said(question, game.answer(hand, question))))
    number = masks.count(left)
    yield found + ["", "That leaves 1 card." if number == 1 else "That leaves %d cards." % number]


_STEPS = {"hands": _hands, "known": _known, "fact": _fact}
