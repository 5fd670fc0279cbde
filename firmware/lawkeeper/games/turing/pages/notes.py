"""A seat reads its own notes: proposals, verifiers, answers (item 14)."""

from lawkeeper.games.turing.pages.table import front
from lawkeeper.games.turing.pages.tray import LETTERS, TrayPage, digits
from lawkeeper.ui.buttons import DOWN, LEFT, RIGHT, UP, A
from lawkeeper.ui.screen import Screen

_SHOWN = 6


class Notes(TrayPage):
    """LEFT and RIGHT choose the seat, holding A shows its sheet; UP and DOWN then scroll it."""

    holds = (A,)

    def __init__(self, app, arg=None):
        TrayPage.__init__(self, app, arg)
        game = self.game
        self.seat = 0 if game.over else front(game)
        self._reading = False

    def screen(self):
        game, seat = self.game, self.seat
        if self._reading:
            return self._sheet(game.notes(seat))
        rows = ["", "\t◀ player %d ▶\t" % (seat + 1), "", "All others look away."]
        if game.seats == 1:
            rows[1] = rows[3] = ""
        rows += ["Hold A to read them.", "Questions %d" % game.questions(seat)]
        return Screen("NOTES", rows, "B back\thold A read")

    def _sheet(self, notes):
        verifiers = range(self.game.verifiers)
        last = max(0, len(notes) - _SHOWN)
        self.cursor = max(0, min(self.cursor, last))
        rows = []
        for number, code, answers in notes[self.cursor : self.cursor + _SHOWN]:
            signs = ["✗✓"[answers[letter]] if letter in answers else "·" for letter in verifiers]
            rows.append("%2d %s\t%s" % (number, digits(code), " ".join(signs)))
        if not rows:
            rows = ["Nothing asked yet."]
        title = "PLAYER %d\t" % (self.seat + 1) + " ".join(LETTERS[: len(verifiers)])
        foot = "questions %d" % self.game.questions(self.seat)
        return Screen(title, rows, foot + ("\t▲▼ more" if last else ""), secret=True)

    def tap(self, button):
        if self._reading and button in (UP, DOWN):
            self.cursor += 1 if button == DOWN else -1
        elif button in (LEFT, RIGHT) and not self._reading:
            self.seat = (self.seat + (1 if button == RIGHT else -1)) % self.game.seats
        else:
            TrayPage.tap(self, button)

    def hold(self, button):
        self._reading = True
        self.cursor = len(self.game.notes(self.seat))  # the newest

    def release(self, button):
        self._reading = False
