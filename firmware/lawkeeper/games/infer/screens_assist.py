"""A human Universe marks an experiment, and the box looks after the mark (the decision on items 39 and 46).

Whatever is pressed, the same thing is seen from outside: a verdict, then a long hold of A. What the Universe
reads while holding is whether the law says so too; letting go in time leaves the marker where it is.
"""

from lawkeeper.games.infer import rules
from lawkeeper.games.infer.screens import XO, GamePage
from lawkeeper.ui.buttons import DOWN, UP, A, B
from lawkeeper.ui.screen import Screen


class Mark(GamePage):
    """The experiment was entered; now the Universe says O or X."""

    TAPS = {A: "follows", B: "not_follows", UP: "experiments", DOWN: "more"}
    HOLDS = {A: "compare", UP: "peek"}
    LONGS = {A: "place"}
    holds = (A, UP)
    longs = (A,)

    def __init__(self, app, arg=None):
        GamePage.__init__(self, app, arg)
        self._verdict = None
        self._comparing = False

    def screen(self):
        if self._comparing:
            return self._answer()
        if self._verdict is None:
            rows = ("The Universe judges", "what was built.", "", "A O: it follows", "B X: it does not")
            return Screen("O OR X?", rows, "▲ hold: the law\t▼more")
        rows = ["\t%s\t" % XO[self._verdict], "", "Hold A until the ring"]
        rows += ["is full: the marker", "is placed."]
        return Screen("PLACE IT?", rows, "B no, again\thold A")

    def _answer(self):
        """For the eyes of the Universe, who covers the screen."""
        says = self.game.judge(self.game.pending)
        if says == self._verdict:
            return Screen("THE BOX AGREES", ("", "Keep holding A."), "let go: not yet", secret=True)
        rows = ["By the law it is", "\t%s\t" % XO[says], "", "Let go, then B.", "Or keep holding."]
        return Screen("LOOK AGAIN", rows, secret=True)

    def follows(self):
        if self._verdict is None and not self.early():
            self._verdict = 1

    def not_follows(self):
        """B: X, or back from a verdict that is not placed yet."""
        if not self.early():
            self._verdict = 0 if self._verdict is None else None

    def compare(self):
        self._comparing = self._verdict is not None

    def release(self, button):
        self._comparing = False
        GamePage.release(self, button)

    def place(self):
        if self._comparing:
            self._comparing = False
            judging = self.game.phase == rules.JUDGING
            self.mark(rules.DISPROVE if judging else rules.MARK, self._verdict)
