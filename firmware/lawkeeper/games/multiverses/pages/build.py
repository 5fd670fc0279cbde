"""A law is put together: must or must not, then its parameters, one after the other. Letters stand in a
grid."""

from lawkeeper.games.fold import Refused
from lawkeeper.games.multiverses.laws import kinds
from lawkeeper.games.multiverses.pages.choice import Choice
from lawkeeper.ui.buttons import DOWN, LEFT, RIGHT, UP, A, B

_COLUMNS = 10
_SIGNS = "ABCDEFGHIJKLMNOPQRSTUVWXYZ"
VOWEL, CONSONANT, DONE = range(26, 29)


class Build(Choice):
    """`arg`: (universe, kind). B goes one step back."""

    FOOT = "B back\tA take"

    def __init__(self, app, arg=None):
        self._sorts = "!" + kinds.PARAMETERS[arg[1]]
        self.made = [0]  # NOT or 0, then the parameters
        self._at = 0
        Choice.__init__(self, app, arg)

    def _sort(self):
        return self._sorts[self._at]

    def _grid(self):
        return self._sort() in "ps"

    def find(self):
        if self._grid():
            return []
        from lawkeeper.games.multiverses.pages.options import options

        return options(self._sort(), self.arg[1])

    def title(self):
        return {"!": "MUST IT?", "n": "AT WHICH PLACE?", "m": "A WORD IS"}.get(self._sort(), "HOW?")

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
        rows += ["", self._spelt(), "* vowel  # consonant"]
        foot = "B back\tA done" if self.cursor == DONE else "B back ▲▼◀▶\tA take"
        return seen(
            self.app, Screen("WHICH LETTERS?" if self._sort() == "p" else "WHICH LETTER?", rows, foot)
        )

    def _spelt(self):
        signs = {kinds.VOWEL: "*", kinds.CONSONANT: "#"}
        return " " + "".join([signs.get(code) or chr(code - 32) for code in self.made[self._at :]])

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
            by = {UP: -_COLUMNS, DOWN: _COLUMNS, LEFT: -1, RIGHT: 1}[button]
            self.cursor = (self.cursor + by) % self.count()

    def _letter(self):
        if self.cursor == DONE:
            if len(self.made) > self._at:
                self._on()
            else:
                self.app.say("First a letter.")
            return
        self.made.append(self._symbol())
        if self._sort() == "s" or len(self.made) == self._at + kinds.PATTERN:
            self._on()
        else:
            self.cursor = DONE

    def chosen(self, value):
        if self._at:
            self.made.append(value)
        else:
            self.made = [value]
        self._on()

    def _on(self):
        """The next parameter; behind the last one the law is read."""
        self._at += 1
        self.cursor = 0
        if self._at < len(self._sorts):
            self.options = self.find()
            return
        self._at -= 1
        code = bytes([self.made[0] | self.arg[1]] + self.made[1:])
        try:
            from lawkeeper.games.multiverses.laws.law import canonical

            code = canonical(code)
        except Refused as refused:
            self._forget()
            self.app.refuse(refused)
            return
        self._forget()
        self.open("ready", (self.arg[0], code))

    def _forget(self):
        """Who comes back is at the last parameter."""
        del self.made[max(1, self._at) :]
        self.options = self.find()

    def _back(self):
        if self._grid() and len(self.made) > self._at:
            self.made.pop()
        elif self._at:
            self._at -= 1
            del self.made[max(1, self._at) :]
            self.cursor = 0
            self.options = self.find()
        else:
            self.app.back()
