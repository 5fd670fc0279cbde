"""A question: what, whom; the answer is on the screen while A is held (items 11, 12)."""

from lawkeeper.games.pages.base import TrayPage
from lawkeeper.games.turing.fold import rules
from lawkeeper.games.turing.pages import laid
from lawkeeper.games.turing.pages.digits import Digits, begun
from lawkeeper.games.turing.pages.table import front
from lawkeeper.games.turing.pages.tray import LETTERS, inside, letters_at
from lawkeeper.ui import ring
from lawkeeper.ui.buttons import DOWN, KEYS, LEFT, RIGHT, UP, A, B
from lawkeeper.ui.screen import Screen

_WHO, _DIGITS, _LETTER, _OPEN, _DONE = range(5)
_STEPS = {UP: -1, LEFT: -1, DOWN: 1, RIGHT: 1}
_SHOWN = 6  # rows
_ROUNDS = 50  # cells of the journal that ten rounds take for each seat
_AT_LEAST = 64  # cells besides
_LONGER = "\thold A longer\t"
_JUMPED = "* asked"  # the left half of the foot, when the cursor has jumped over some
_MARKED = "*"  # behind a letter, as a foot-note's: no sign that could be taken for an answer


class Ask(TrayPage):
    """Whoever is next enters digits, chooses a letter, holds A; a step back with B, at last to who it is.

    The first question fixes the proposal (item 11). Who has no question left is told so at once. One alone
    has nobody to hide the answers from: they stay beside the letters, and on the ring.

    `arg`: None; the seat that a power cut has interrupted, whose digits `Session.sketch` may have kept: one
    more than the seat, then the code; or, from the notes, (seat, letter, code): it still has the box, and
    the list is as it was.
    """

    holds = (A,)
    runs = (UP, DOWN)
    keys = True

    def __init__(self, app, arg=None):
        TrayPage.__init__(self, app, arg)
        game = self.game
        self._seats = inside(game)
        self._step = _WHO
        self._was = None  # (seat, step) before that
        self._digits = None
        self._letter = 0
        self._passes = False
        self._seen = False  # has this seat just seen an answer?
        self._signs = []  # by letter, what stands behind it: whether it was asked, for one alone the answer
        self._rows = {}  # letter -> what may be checked there; all, once they are listed
        self._foot = ""  # in the foot, until the next press
        self._legend = False  # is there a row that says what the mark means?
        from_notes = isinstance(arg, tuple)
        self.seat = front(game) if arg is None else arg[0] if from_notes else arg
        self._begin()
        if from_notes:
            self._letter, self._digits = arg[1], Digits(arg[2])
            self._step = _LETTER
            self._seen = bool(game.asked(self.seat))
        elif len(self._seats) > 1 and (game.asked(self.seat) or arg is not None):
            self._who_asks()  # nobody can tell who has the box: all have asked, or the power was off

    def _begin(self):
        """This seat has the box: it goes on with its proposal of this round, or enters one."""
        game, seat = self.game, self.seat
        self._digits = begun(game, seat)
        draft = self.app.ledger.draft
        if len(draft) == 2 and draft[0] == seat + 1 and game.proposal(seat) is None:
            self._digits = Digits(draft[1])
        self._letter = 0
        asked = game.asked(seat)
        self._signs = [self._sign(at) if asked >> at & 1 else " " for at in range(game.verifiers)]
        self._next()
        if self._step == _LETTER and game.proposal(seat) is None:
            self._step = _DIGITS

    def _next(self):
        """To the next letter that has not been asked, while there are questions left."""
        self._step = _LETTER if self._left() else _DONE
        self._skip(1)

    def _who_asks(self):
        """First it is asked who has the box. When that is the same seat, all stays as it is."""
        self._was = (self.seat, self._step)
        self._step = _WHO

    # -- what is on the screen ------------------------------------------------------------------------------

    def screen(self):
        return (self._who, self._enter, self._choose, self._answer, self._after)[self._step]()

    def _title(self, what, right=""):
        return ("P%d " % (self.seat + 1) if self.game.seats > 1 else "") + what + "\t" + right

    def _who(self):
        who = "◀ player %d ▶" % (self.seat + 1)
        rows = ("Who asks?", "", "\t%s\t" % who, "", "\tquestions left: %d\t" % self._left())
        return Screen("QUESTION\tROUND %d" % self.game.round, rows, "B back\tA that is me")

    def _enter(self):
        there = self._row(self._letter)
        rows = self._digits.row(), there[0] if len(there) == 1 else there[0][0] + "  one of two cards"
        title = self._title("PROPOSAL", "B not me" if len(self._seats) > 1 else "ROUND %d" % self.game.round)
        # the verifier as where the list has its cursor: its letter is no button
        return Screen(title, rows, "A list\thold A: ask " + LETTERS[self._letter], 1, self._digits.big)

    def _choose(self):
        game, rows = self.game, []
        if len(self._rows) < game.verifiers:
            self._rows = dict(enumerate(laid.by_letter(game)))
        for letter in range(game.verifiers):
            if letter == self._letter:
                cursor = len(rows)
            rows += self._row(letter)
            if letter == self._letter:
                top = max(0, len(rows) - _SHOWN)
        below = len(rows) > top + _SHOWN
        more = " " + "▲" * (top > 0) + "▼" * below
        title = self._title("MAY ASK %d" % self._left() + more.rstrip(), self._digits.big)
        self._legend = bool(game.asked(self.seat)) and len(rows) < _SHOWN and not game.alone
        if self._legend:
            rows.append(_MARKED + " asked in this round")
        if game.questions(self.seat) and len(rows) < _SHOWN:
            rows.append("◀ all your answers")
        foot = self._foot or ("B done" if self._seen else "B back")
        if foot != _LONGER:
            foot += "\thold A: ask " + LETTERS[self._letter]
        return Screen(title, rows[top : top + _SHOWN], foot, cursor - top)

    def _row(self, letter):
        """-> what may be checked there, a row or two."""
        if letter not in self._rows:
            self._rows[letter] = laid.at(self.game, letter)
        rows = self._rows[letter]
        return [LETTERS[letter] + self._signs[letter] + rows[0][1:]] + [" " + row for row in rows[1:]]

    def _sign(self, letter):
        return "✗✓"[self.game.answer(letter, self._digits.code)] if self.game.alone else _MARKED

    def _answer(self):
        said, sign = ("passes", "✓") if self._passes else ("fails", "✗")
        rows = ("\t%s %s %s\t" % (self._digits.big, said, LETTERS[self._letter]),)
        return Screen(self._title("ANSWER", self._digits.big), rows, "", big=sign, secret=True)

    def _after(self):
        rows = ["No questions left", "in this round.", ""]
        names = [name + sign.strip(_MARKED) for name, sign in zip(LETTERS, self._signs) if sign != " "]
        rows += ["Asked " + " ".join(names), "The answers are in", "your notes (▲)."]
        title = self._title("MAY ASK 0", self._digits.big)
        back = "B not me" if len(self._seats) > 1 and not self._seen else ""
        return Screen(title, rows, back + "\tA go on")

    def _left(self):
        return self.game.left(self.seat)

    # -- what the buttons do --------------------------------------------------------------------------------

    def tap(self, button):
        self._foot = ""
        if self._step != _OPEN:
            (self._tap_who, self._tap_enter, self._tap_choose, None, self._tap_after)[self._step](button)

    def _tap_who(self, button):
        if button == A and self._was[0] == self.seat:
            self._step = self._was[1]
        elif button == A:
            self._begin()
        elif button in _STEPS:
            at = self._seats.index(self.seat) + _STEPS[button]
            self.seat = self._seats[at % len(self._seats)]
        elif button == B:
            self._leave()

    def _tap_enter(self, button):
        if button == A:
            self._step = _LETTER
        elif button == B:
            self._back(True)
        elif self._digits.tap(button):
            self._sketch(bytes((self.seat + 1, self._digits.code)))

    def _tap_choose(self, button):
        if button == LEFT:
            self.app.nav.top()[1] = self.seat, self._letter, self._digits.code  # from there back to it
            self.app.go("turing.notes", self.seat)
        elif button in _STEPS:
            self._letter += _STEPS[button]
            if self._skip(_STEPS[button]) and not (self._legend or self.game.alone):
                self._foot = _JUMPED
        elif KEYS <= button < KEYS + self.game.verifiers:
            if not self.game.asked(self.seat) >> button - KEYS & 1:
                self._letter = button - KEYS
        elif button == A:
            self._foot = _LONGER
        elif button == B and self.game.proposal(self.seat) is None:
            self._step = _DIGITS
        elif button == B:
            self._back()

    def _tap_after(self, button):
        if button == A:
            self.app.back()
        elif button == B:
            self._back(True)
        elif button == UP:
            self.app.swap("turing.notes", self.seat)  # from there back to the table

    def _sketch(self, draft):
        """The digits survive a power cut, as long as there is room in the journal for ten rounds besides."""
        if self.app.ledger.journal.free > _ROUNDS * self.game.seats + _AT_LEAST:
            self.app.session.sketch(draft)

    def _back(self, other=False):
        """One step back: to who asks; to the table when that is clear. `other`: the box is with somebody else
        than it thinks, likely the next one who may still ask."""
        if self._seen or len(self._seats) == 1:
            self._leave()
            return
        self._who_asks()
        if other:
            at = self._seats.index(self.seat) + 1
            others = self._seats[at:] + self._seats[: at - 1]
            self.seat = ([seat for seat in others if self.game.left(seat)] or others)[0]

    def _leave(self):
        """To the table. What was not asked is nobody's."""
        if self.app.ledger.draft:
            self._sketch(b"")
        self.app.back()

    def _skip(self, step):
        """The cursor goes round, past what this seat has asked in this round. -> how many letters"""
        verifiers = self.game.verifiers
        self._letter %= verifiers
        past = 0
        while past < verifiers and self.game.asked(self.seat) >> self._letter & 1:
            self._letter = (self._letter + step) % verifiers
            past += 1
        return past

    def hold(self, button):
        self._foot = ""
        if self._step in (_DIGITS, _LETTER):
            self._put()

    def release(self, button):
        if self._step == _OPEN:
            self._seen = True
            self._next()

    def _put(self):
        letter, code = self._letter, self._digits.code
        if self.app.play(rules.ASK | self.seat << 4 | letter, code):
            self._passes = self.game.answer(letter, code)
            self._step = _OPEN
            self._signs[letter] = self._sign(letter)
            self.app.sound("o_x")

    def ring(self, frame):
        """As on every page; what all may know as on the screen: green passes, red fails."""
        TrayPage.ring(self, frame)
        first = letters_at(self.game, len(frame))
        if first:
            for letter, sign in enumerate(self._signs):
                if sign in "✗✓":
                    frame[first + letter] = ring.O_LIGHT if sign == "✓" else ring.X_LIGHT
