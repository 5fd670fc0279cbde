"""The code of a deal is entered: that of another table, or of printed slips."""

from lawkeeper.games.deduction.deal.code import CODE, read, spelt
from lawkeeper.games.deduction.pages.setup import begin
from lawkeeper.ui.buttons import DOWN, LEFT, RIGHT, UP, A, B
from lawkeeper.ui.page import Page
from lawkeeper.ui.screen import Screen

_SIGNS = 8


class EnterCode(Page):
    """Eight signs: ▲▼ change one, held by eight; ◀▶ go to the next. `arg`: the values of the form."""

    holds = (UP, DOWN)

    def __init__(self, app, arg=None):
        Page.__init__(self, app, arg)
        self._code = read(arg["code"]) if arg["code"] else bytes(CODE)

    def view(self):
        above = [" "] * (_SIGNS + 1)
        above[self.cursor + (self.cursor > 3)] = "▲"
        below = "".join(above).replace("▲", "▼")
        rows = ["The code of the deal:", "", "".join(above), spelt(self._code), below]
        rows[2:] = ["      " + row for row in rows[2:]]
        return Screen("ENTER THE CODE\t%d/8" % (self.cursor + 1), rows, "B back ◀▶▲▼\tA start")

    def tap(self, button):
        if button in (UP, DOWN):
            self._turn(1 if button == UP else -1)
        elif button in (LEFT, RIGHT):
            self.cursor = (self.cursor + (1 if button == RIGHT else -1)) % _SIGNS
        elif button == A:
            self._start()
        elif button == B:
            self.app.back()

    def hold(self, button):
        self._turn(8 if button == UP else -8)

    def _turn(self, step):
        """The sign at the cursor, five bits of the code, goes on in the alphabet."""
        number, shift = int.from_bytes(self._code, "big"), 5 * (_SIGNS - 1 - self.cursor)
        sign = number >> shift & 31
        number += ((sign + step) % 32 - sign) << shift
        self._code = number.to_bytes(CODE, "big")

    def _start(self):
        app, wish = self.app, self.arg
        wish["code"] = spelt(self._code)
        app.back()
        begin(app, wish, self._code)
