"""A law is put together: must or must not, then its parameters, one after the other. Letters stand in a
grid. What is there of it stands above; it is there again after a power cut, see `Session.sketch`."""

from lawkeeper.games.fold import Refused
from lawkeeper.games.multiverses.fold.moves import TURN_CELLS
from lawkeeper.games.multiverses.laws import kinds
from lawkeeper.games.multiverses.pages.choice import Choice
from lawkeeper.ui.buttons import DOWN, LEFT, RIGHT, A, B
from lawkeeper.ui.text import wrap

_COLUMNS = 10
_SIGNS = "ABCDEFGHIJKLMNOPQRSTUVWXYZ"
VOWEL, CONSONANT, DONE = range(26, 29)
_TITLES = {
    "!": "MUST IT?",
    "n": "AT WHICH PLACE?",
    "m": "A WORD IS",
    "p": "WHICH LETTERS?",
    "s": "WHICH LETTER?",
}
_BLOCKED = 39  # turns without a word that any game has room for: drafts leave it
_SPARE = 60  # cells of the journal besides: the end, what the clock and the help write


class Build(Choice):
    """`arg`: (universe, kind), or behind them what there is of the law; None after a power cut: then it is
    in the draft. B goes one step back.

    A draft is 0; 32 * universe + kind; then NOT or 0 and the parameters, as far as they are chosen."""

    FOOT = "B back\tA take"
    keep_cursor = False

    def __init__(self, app, arg=None):
        draft = app.ledger.draft
        if arg is None:
            arg = (draft[1] >> 5, draft[1] & 31, draft[2:])
        from lawkeeper.games.multiverses.pages.options import steps

        self._sorts = steps(arg[1])
        # NOT or 0, then the parameters.
        self.made = list(arg[2]) if len(arg) > 2 else [0] * (self._sorts[0] != "!")
        self._first = 1 - (self._sorts[0] == "!")  # what of it was not asked
        Choice.__init__(self, app, arg[:2])
        self._aim()

    @property
    def _at(self):
        """Number of the step."""
        return min(len(self.made) - self._first, len(self._sorts) - 1)

    def _sort(self):
        return self._sorts[self._at]

    def _grid(self):
        return self._sort() in "ps"

    def _letters(self):
        """-> how many letters of a pattern are there."""
        return len(self.made) - 1 if self._sort() == "p" else 0

    def find(self):
        from lawkeeper.games.multiverses.pages.options import options, so_far

        self._told = wrap(so_far(self.arg[1], self.made))[:2]
        if self._grid():
            return []
        told = [(None, row) for row in self._told]
        found = options(self._sort(), self.arg[1])
        return found + told if self._sort() == "!" else told + found

    def _aim(self, value=None):
        """The step begins: at this value, or at the one that was chosen before."""
        if value is None and len(self.made) - self._first == len(self._sorts) and self._sorts[-1] != "p":
            value = self.made.pop()
        self.options = self.find()
        if self._grid():
            self.cursor = DONE if self._letters() else 0
            if value is not None:
                self.cursor = value - 97 if value > kinds.VOWEL else VOWEL + (value == kinds.CONSONANT)
            return
        values = [one for one, _ in self.options]
        self.cursor = values.index(value) if value in values else 0

    def title(self):
        return _TITLES.get(self._sort()) or ("HOW MANY?" if self._sort() in "cew" else "HOW?")

    def leads(self):
        return ("multiverses.ready",)

    # -- the grid ---------------------------------------------------------------------------------------

    def count(self):
        return DONE + (self._sort() == "p") if self._grid() else Choice.count(self)

    def view(self):
        if not self._grid():
            return Choice.view(self)
        from lawkeeper.games.pages.base import seen
        from lawkeeper.ui.screen import Screen

        signs = [" %s" % sign for sign in _SIGNS] + [" *", " #", " ✓"[: 2 * (self._sort() == "p")]]
        signs[self.cursor] = "▶" + signs[self.cursor][1:]
        rows = ["".join(signs[at : at + _COLUMNS]) for at in range(0, len(signs), _COLUMNS)]
        rows += self._told + [""] * (2 - len(self._told)) + ["* vowel  # consonant"]
        foot = "B back\tA done" if self.cursor == DONE else "B back ▲▼◀▶\tA take"
        return seen(self.app, Screen(self.title(), rows, foot))

    def _symbol(self):
        if self.cursor < VOWEL:
            return 97 + self.cursor
        return kinds.VOWEL if self.cursor == VOWEL else kinds.CONSONANT

    # -- what the buttons do ----------------------------------------------------------------------------

    def tap(self, button):
        if button == B:
            self._back()
        elif not self._grid():
            Choice.tap(self, button)
        elif button == A:
            self._letter()
        else:
            self._steer(button)

    def _steer(self, button):
        """Around in its column, or on to the next sign."""
        if button in (LEFT, RIGHT):
            self.cursor = (self.cursor + (1 if button == RIGHT else -1)) % self.count()
            return
        column = range(self.cursor % _COLUMNS, self.count(), _COLUMNS)
        step = 1 if button == DOWN else -1
        self.cursor = column[(self.cursor // _COLUMNS + step) % len(column)]

    def _letter(self):
        if self._sort() == "s":
            self.chosen(self._symbol())
        elif self.cursor != DONE and self._letters() < kinds.PATTERN:
            self.made.append(self._symbol())
            self._keep()
            self._aim()
        elif self._letters():
            self._ready()
        else:
            self.app.say("First a letter.")

    def chosen(self, value):
        self.made.append(value)
        self._keep()
        if len(self.made) - self._first == len(self._sorts):
            self._ready()
        else:
            self._aim()

    def _ready(self):
        """The law is read."""
        from lawkeeper.games.multiverses.laws.law import canonical

        universe, kind = self.arg
        code = bytes([self.made[0] | kind] + self.made[1:])
        try:
            code = canonical(code)
        except Refused as refused:
            self._aim()
            self.app.refuse(refused)
            return
        self.app.nav.top()[1] = (universe, kind, bytes(self.made))  # who comes back finds it
        self.open("ready", (universe, code))

    def _back(self):
        """A letter less, or a step."""
        if len(self.made) <= self._first:
            self.app.back()
            return
        value = self.made.pop()
        self._keep()
        self._aim(None if self._sort() == "p" else value)

    def _keep(self):
        """What there is of the law survives a power cut, while the journal has room for all turns to come."""
        session, game = self.app.session, self.app.game
        draft = b""
        if len(self.made) > self._first:
            draft = bytes([0, self.arg[0] << 5 | self.arg[1]] + self.made)
        turns = min(game.turns_left, game.left + _BLOCKED)
        if not draft or session.ledger.journal.free > TURN_CELLS * turns + _SPARE:
            session.sketch(draft)
