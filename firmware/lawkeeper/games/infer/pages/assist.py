"""A human Universe marks what was built, and the box looks after the mark.

Whatever is pressed, the same thing is seen from outside: a verdict, then a long hold of A. What the Universe
reads while holding is whether the law says so too; letting go in time leaves the marker where it is.
"""

from lawkeeper.games.infer.fold import lawful, rules
from lawkeeper.games.infer.pages.lawful import LawfulTable
from lawkeeper.games.infer.pages.theory import none_left
from lawkeeper.games.infer.pages.tray import UNIVERSE, UNSEEN, XO, GamePage
from lawkeeper.ui.buttons import DOWN, LEFT, RIGHT, UP, A, B
from lawkeeper.ui.screen import Screen


class HelpedTable(LawfulTable):
    """As when the box is the Universe, but the law can be read again, and the Universe marks."""

    LONGS = {UP: "peek"}
    longs = (UP,)


class HelpedStarters(HelpedTable):
    """The two experiments to start with are entered and marked like all others (Infer items 12 to 15)."""

    TAPS = {A: "build", LEFT: ".undo", DOWN: ".more"}
    keys = False

    def screen(self):
        game = self.game
        done = [game.log.verdict(number) for number in range(game.log.count)]
        rows = ["Build two experiments", "of up to 4 dice, each", "with its own dice."]
        rows.append("○: follows the law" + ("\t✓" if 1 in done else ""))
        rows += ["✗: does not" + ("\t✓" if 0 in done else ""), "Law: others look away"]
        return Screen("TO START\tMARKERS %d" % game.left, rows, "A enter\t▲ long: law")


class HelpedJudge(GamePage):
    """A theory that only people know: the disproof is entered and marked like an experiment."""

    TAPS = {A: "build", UP: ".log", DOWN: ".more", LEFT: ".undo"}
    LONGS = {RIGHT: "undisproved", UP: "peek"}
    longs = (RIGHT, UP)

    def screen(self):
        rows = ["The Universe builds a", "disproof and enters", "it.", ""] + none_left(self.game)
        return Screen("JUDGE\tTOKENS %d" % self.game.tokens, rows, "A enter\t▶ long: none")

    def build(self):
        self.app.go("infer.build")

    def undisproved(self):
        self.act(rules.UNDISPROVED)


class Mark(GamePage):
    """The experiment was entered; now the Universe says O or X. `arg`: one that stands differently now."""

    TAPS = {A: "follows", B: "not_follows", LEFT: "enter_anew", UP: ".log", DOWN: ".more"}
    HOLDS = {A: "compare"}
    LONGS = {A: "place", UP: "peek"}
    holds = (A,)
    longs = (A, UP)

    def __init__(self, app, arg=None):
        GamePage.__init__(self, app, arg)
        self._verdict = None
        self._says = None  # what the law says, while A is held

    def screen(self):
        if self._says is not None:
            return self._answer()
        if self._verdict is None:
            rows = ("Does it follow law?", "A ○: it does", "B ✗: it does not", "◀ enter it anew")
            return Screen("○ OR ✗?", rows + UNSEEN, UNIVERSE)
        # Which of the two is not on the screen: nobody shall see that the Universe has thought again.
        lines = ["Universe, cover the", "screen and hold A:", "you read what the box"]
        lines += ["thinks. When the ring", "is full the marker is", "placed."]
        return Screen("PLACE IT?", lines, "B other\thold A long")

    def _answer(self):
        """For the eyes of the Universe alone."""
        yours = "You say " + XO[self._verdict]
        if self._says == self._verdict:
            return Screen("THE BOX AGREES", (yours, "", "Keep holding A."), "let go: not yet", secret=True)
        rows = (yours, "By the law it is %s." % XO[self._says], "", "Let go, then B.", "Or keep holding.")
        return Screen("LOOK AGAIN", rows, secret=True)

    def follows(self):
        if self._verdict is None and not self.early():
            self._verdict = 1

    def not_follows(self):
        """B: X, or back from a verdict that is not placed yet."""
        if not self.early():
            self._verdict = 0 if self._verdict is None else None

    def enter_anew(self):
        """What was entered is not what stands there, or nobody meant to enter it."""
        if self._verdict is None and self.arg is None:
            if not self.game.pending[0] or self.app.play(lawful.CLEAR):
                self.app.to_game()
        elif self._verdict is None:
            self.app.swap("infer.build", self.arg)

    def compare(self):
        if self._verdict is not None:
            self._says = self.game.judge(self.game.pending)
            self.app.memory.litter()  # what judges is large

    def short(self, button):
        """Who lets go of A in time has thought again."""
        return None if button == A else GamePage.short(self, button)

    def release(self, button):
        self._says = None
        GamePage.release(self, button)

    def place(self):
        if self._says is None:
            return
        self._says = None
        if self.arg is not None:
            self.mark(rules.CHANGED, self.arg, self._verdict)
        else:
            self.mark(rules.DISPROVE if self.game.phase == rules.JUDGING else rules.MARK, self._verdict)
        self._verdict = None
