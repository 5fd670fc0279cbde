"""The code of a deal is entered: that of another table, or of printed slips."""

from lawkeeper.games.deduction.pages.setup import begin
from lawkeeper.keep.seal import ALPHABET
from lawkeeper.ui.buttons import DOWN, LEFT, RIGHT, UP, A, B
from lawkeeper.ui.page import Page
from lawkeeper.ui.screen import Screen

_SIGNS = 8


class EnterCode(Page):
    """Eight signs: ▲▼ change one, held by eight; ◀▶ go to the next. `arg`: the values of the form."""

    holds = (UP, DOWN)

    def __init__(self, app, arg=None):
        Page.__init__(self, app, arg)
        kept = arg["code"]
        self._signs = [ALPHABET.index(sign) for sign in kept] if len(kept) == _SIGNS else [0] * _SIGNS

    def _text(self):
        return "".join([ALPHABET[sign] for sign in self._signs])

    def view(self):
        text = self._text()
        above = [" "] * (_SIGNS + 1)
        above[self.cursor + (self.cursor > 3)] = "▲"
        below = "".join(above).replace("▲", "▼")
        rows = ["The code of the deal:", "", "".join(above), text[:4] + "-" + text[4:], below]
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
        self._signs[self.cursor] = (self._signs[self.cursor] + step) % len(ALPHABET)

    def _start(self):
        from lawkeeper.games.deduction.deal.deal import read

        app, wish = self.app, self.arg
        wish["code"] = self._text()
        code = read(wish["code"])
        app.back()
        begin(app, wish, code)
