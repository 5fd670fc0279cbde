"""The theory as the box understands it, shown back to the table until all agree (Infer items 28, 30)."""

from lawkeeper.games.infer.fold import rules
from lawkeeper.games.infer.laws.forms import decode
from lawkeeper.games.infer.pages.theory_page import TheoryPage
from lawkeeper.games.infer.pages.tray import XO
from lawkeeper.ui.buttons import DOWN, LEFT, RIGHT, UP, A, B
from lawkeeper.ui.screen import Screen
from lawkeeper.ui.text import wrap

SHOWN = 6  # rows of a sentence


class Agreed(TheoryPage):
    """The box says the theory back. Whether the table contradicts it already (item 30) stands beside the
    question to spend a token: so the box looks first, and asks then."""

    # A that is still held from "hold A: say it" must not be a yes.
    holds = (A, B)
    TAPS = {A: "agreed", B: "reword", LEFT: "take_back", RIGHT: "turn", UP: ".log", DOWN: ".more"}

    def __init__(self, app, arg=None):
        TheoryPage.__init__(self, app, arg)
        self._lines = wrap(self.sentence(decode(self.game.theory)))
        self._against = None  # the first experiment that the theory is wrong about
        self._rest = False
        self.busy = self.game.setup.warn_table

    def work(self):
        """The sentence stands there; meanwhile the table is looked at."""
        if self.app.stale:
            return  # the picture first
        self.busy = False
        self._against = self.game.contradiction()
        self.app.memory.litter()  # what judges is large
        self._opened = self.app.box.ticks()  # a press that came meanwhile was no answer
        self.app.stale = True

    def screen(self):
        lines, foot = self._lines, "B reword ◀stop A yes"
        asked = self._asked()
        room = SHOWN - len(asked)
        if len(lines) > room:
            lines = lines[-room:] if self._rest else lines[:room]
            foot = "B reword ▶rest A yes"
        title = "THEORY" if self._against is None else "BUT LOOK"
        if len(lines) < room - 1:
            lines = lines + [""]
        lines = lines + asked
        return Screen("%s\tTOKENS %d" % (title, self.game.tokens), lines, foot)

    def _asked(self):
        """-> the rows of the question below the sentence."""
        if self.busy:
            return ["The box looks ..."]
        if self._against is None:
            return ["Spend a token on it?"]
        verdict = self.game.log.verdict(self._against)
        told = "%d is %s, it says %s." % (self._against + 1, XO[verdict], XO[1 - verdict])
        return [told, "Spend a token still?"]

    def turn(self):
        self._rest = not self._rest

    def agreed(self):
        if self.busy:
            self.nothing()
        else:
            self.act(rules.ACCEPT)

    def reword(self):
        """The sentence goes on at its last word."""
        self.app.swap("infer.words")
