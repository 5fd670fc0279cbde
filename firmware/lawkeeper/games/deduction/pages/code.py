"""The code of a deal is entered: that of another table, or of printed slips."""

from lawkeeper.games.deduction.deal.code import SIGNS, dashed, whole
from lawkeeper.games.deduction.pages.setup import begin
from lawkeeper.ui.buttons import DOWN, LEFT, RIGHT, UP, A, B
from lawkeeper.ui.page import Page
from lawkeeper.ui.screen import Screen


class EnterCode(Page):
    """Nine signs: ▲▼ change one, held by eight; ◀▶ go to the next. `arg`: the values of the form."""

    holds = (UP, DOWN)

    def __init__(self, app, arg=None):
        Page.__init__(self, app, arg)
        self._number = arg["code"] or 0  # 45 bits, be it a code or not yet

    def view(self):
        above = [" "] * (SIGNS + 3)
        above[self.cursor + self.cursor // 3] = "▲"
        below = "".join(above).replace("▲", "▼")
        rows = ["The code of the deal:", "", "".join(above), dashed(self._number), below]
        rows[2:] = ["     " + row for row in rows[2:]]
        return Screen("ENTER THE CODE\t%d/9" % (self.cursor + 1), rows, "B back ◀▶▲▼\tA start")

    def tap(self, button):
        if button in (UP, DOWN):
            self._turn(1 if button == UP else -1)
        elif button in (LEFT, RIGHT):
            self.cursor = (self.cursor + (1 if button == RIGHT else -1)) % (SIGNS + 1)
        elif button == A:
            self._start()
        elif button == B:
            self.app.back()

    def hold(self, button):
        self._turn(8 if button == UP else -8)

    def _turn(self, step):
        """The sign at the cursor, five bits of the code, goes on in the alphabet."""
        shift = 5 * (SIGNS - self.cursor)
        sign = self._number >> shift & 31
        self._number += ((sign + step) % 32 - sign) << shift

    def _start(self):
        app, wish = self.app, self.arg
        wish["code"] = self._number
        try:
            code = whole(self._number)
        except ValueError as error:
            app.say(error.args[0])
            return
        app.back()
        begin(app, wish, code)
