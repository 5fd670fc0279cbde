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
    """The box says the theory back; a glance at the table (item 30); then the token goes."""

    # A that is still held from "hold A: say it" must not be a yes.
    holds = (A, B)
    TAPS = {A: "agreed", B: "reword", LEFT: "take_back", RIGHT: "turn", UP: ".log", DOWN: ".more"}

    def __init__(self, app, arg=None):
        TheoryPage.__init__(self, app, arg)
        self._lines = wrap(self.sentence(decode(self.game.theory)))
        self._against = None  # the experiment that the theory is wrong about, when it was told
        self._rest = False

    def screen(self):
        if self._against is not None:
            return Screen("BUT LOOK", wrap(self._told(self._against)), "B reword\tA go on")
        lines, foot = self._lines, "B reword ◀stop A yes"
        if len(lines) < SHOWN - 2:
            lines = lines + [""] * (SHOWN - 2 - len(lines)) + ["Spend a token on it?"]
        if len(lines) > SHOWN:
            lines = lines[-SHOWN:] if self._rest else lines[:SHOWN]
            foot = "B reword ▶rest A yes"
        return Screen("THEORY\tTOKENS %d" % self.game.tokens, lines, foot)

    def _told(self, number):
        verdict = self.game.log.verdict(number)
        told = "Experiment %d is %s.\nThe theory says %s.\n\nA spends the token all the same."
        return told % (number + 1, XO[verdict], XO[1 - verdict])

    def turn(self):
        self._rest = not self._rest

    def agreed(self):
        if self.early():
            return
        if self._against is None and self.game.setup.warn_table:
            self._against = self.game.contradiction()
            self.app.memory.litter()  # what judges is large
            if self._against is not None:
                self._opened = self.app.box.ticks()
                return
        self.act(rules.ACCEPT)

    def reword(self):
        """The sentence goes on at its last word."""
        self.app.swap("infer.words")
