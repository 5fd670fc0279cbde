"""A question: who asks, what, whom; the answer is on the screen while A is held (items 11, 12)."""

from lawkeeper.games.pages.base import TrayPage
from lawkeeper.games.turing.fold import rules
from lawkeeper.games.turing.pages.digits import Digits
from lawkeeper.games.turing.pages.table import front
from lawkeeper.games.turing.pages.tray import LETTERS, digits, inside
from lawkeeper.games.turing.problems.problem import NIGHTMARE
from lawkeeper.ui.buttons import DOWN, LEFT, RIGHT, UP, A, B
from lawkeeper.ui.screen import Screen

_WHO, _DIGITS, _LETTER, _OPEN, _SEEN = range(5)
_STEPS = {UP: -1, LEFT: -1, DOWN: 1, RIGHT: 1}


class Ask(TrayPage):
    """From the seat to the letter, a step back with B. The first question fixes the proposal (item 11)."""

    holds = (A,)
    keys = True

    def __init__(self, app, arg=None):
        TrayPage.__init__(self, app, arg)
        game = self.game
        self._seats = inside(game)
        self._step = _WHO
        self._digits = None
        self._letter = 0
        self._passes = False
        self._laid = laid(game)
        self.seat = front(game)
        if len(self._seats) == 1:
            self._begin()

    def _begin(self):
        """This seat asks: with its proposal, when it has one in this round, else it enters one."""
        game, seat = self.game, self.seat
        fixed = game.proposal(seat)
        before = [row[3] for row in game.log if row[1] == seat]
        self._digits = Digits(before[-1] if before else 0)
        self._step = _DIGITS if fixed is None else _LETTER
        self._letter = 0
        self._skip(1)

    # -- what is on the screen ------------------------------------------------------------------------------

    def screen(self):
        return (self._who, self._enter, self._choose, self._answer, self._after)[self._step]()

    def _title(self, right=""):
        game = self.game
        return ("PLAYER %d" % (self.seat + 1) if game.seats > 1 else "ROUND %d" % game.round) + "\t" + right

    def _who(self):
        who = "◀ player %d ▶" % (self.seat + 1)
        rows = ("Who asks?", "", "\t%s\t" % who, "", "\tquestions left: %d\t" % self._left())
        return Screen("A QUESTION\tROUND %d" % self.game.round, rows, "B back\tA that is me")

    def _enter(self):
        rows = (self._digits.row(),)
        return Screen(self._title("PROPOSAL"), rows, "B back  ▲▼◀▶  A done", big=self._digits.big)

    def _choose(self):
        game = self.game
        asked = game.asked(self.seat)
        rows = []
        for letter in range(game.verifiers):
            right = "\tasked" if asked >> letter & 1 else ""
            rows.append(LETTERS[letter] + "  " + self._laid[letter] + right)
        return Screen(self._title(self._digits.big), rows, "B back\thold A: ask", self._letter)

    def _answer(self):
        said, sign = ("passes", "✓") if self._passes else ("fails", "✗")
        rows = ("\t%s %s %s\t" % (self._digits.big, said, LETTERS[self._letter]),)
        return Screen(self._title(self._digits.big), rows, "", big=sign, secret=True)

    def _after(self):
        left = self._left()
        rows = ["%s was asked about" % LETTERS[self._letter], digits(self.game.proposal(self.seat)) + ".", ""]
        rows += ["The answer stays in", "your notes.", "Questions left: %d" % left]
        return Screen(self._title("SEEN"), rows, "B done\tA ask more" if left else "\tB done")

    def _left(self):
        return self.game.left(self.seat)

    # -- what the buttons do --------------------------------------------------------------------------------

    def tap(self, button):
        if self._step != _OPEN:
            (self._tap_who, self._tap_enter, self._tap_choose, None, self._tap_after)[self._step](button)

    def _tap_who(self, button):
        if button == A:
            self._begin()
        elif button in _STEPS:
            at = self._seats.index(self.seat) + _STEPS[button]
            self.seat = self._seats[at % len(self._seats)]
        else:
            TrayPage.tap(self, button)

    def _tap_enter(self, button):
        if button == A:
            self._step = _LETTER
        elif button == B:
            self._back()
        else:
            self._digits.tap(button)

    def _tap_choose(self, button):
        if button in _STEPS:
            self._letter += _STEPS[button]
            self._skip(_STEPS[button])
        elif button == B:
            if self.game.proposal(self.seat) is None:
                self._step = _DIGITS
            else:
                self._back()
        elif button == A:
            self.app.say("Hold A: the answer is on the screen only while you hold it.")

    def _tap_after(self, button):
        if button == A and self._left():
            self._step = _LETTER
            self._skip(1)
        elif button == B:
            self.app.to_game()

    def _back(self):
        """One step back: to who asks, or to the table when there is one seat alone."""
        if len(self._seats) > 1:
            self._step = _WHO
        else:
            self.app.back()

    def _skip(self, step):
        """The cursor goes round, past what this seat has asked in this round."""
        verifiers = self.game.verifiers
        self._letter %= verifiers
        for _ in range(verifiers):
            if not self.game.asked(self.seat) >> self._letter & 1:
                return
            self._letter = (self._letter + step) % verifiers

    def hold(self, button):
        if self._step == _LETTER:
            self._ask()

    def release(self, button):
        if self._step == _OPEN:
            self._step = _SEEN

    def _ask(self):
        letter, code = self._letter, self._digits.code
        if self.app.play(rules.ASK | self.seat << 4 | letter, code):
            self._passes = self.game.answer(letter, code)
            self._step = _OPEN
            self.app.sound("o_x")


def laid(game):
    """-> what lies at each letter: its card, or two in extreme; in nightmare nobody knows (item 8)."""
    if game.mode == NIGHTMARE:
        return ("",) * game.verifiers
    problem = game.problem()
    shown = [problem.shown(letter) for letter in range(game.verifiers)]
    return [("card %d" if len(cards) == 1 else "cards %d, %d") % tuple(cards) for cards in shown]
