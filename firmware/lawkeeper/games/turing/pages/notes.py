"""A seat reads its own notes: proposals, verifiers, answers (item 14)."""

from lawkeeper.games.pages.own_secret import OwnSecret
from lawkeeper.games.turing.pages.tray import LETTERS, digits
from lawkeeper.ui.buttons import DOWN, UP
from lawkeeper.ui.screen import Screen
from lawkeeper.ui.text import window


class Notes(OwnSecret):
    """While A is held, UP and DOWN scroll the sheet; first the newest rows are seen. One alone need not
    hold it.

    `arg`: the seat whose notes are offered first; None: of who asked last.
    """

    TITLE = "NOTES"
    IT = "them"

    def __init__(self, app, arg=None):
        OwnSecret.__init__(self, app, arg)
        log = self.game.log
        self.seat = (log[-1][1] if log else 0) if arg is None else arg
        self._alone = self.game.seats == 1
        if self._alone:
            self.holds = ()
            self.hold(None)

    def players(self):
        return self.game.seats

    def below(self):
        return ["Questions %d" % self.game.questions(self.seat)]

    def secret(self):
        game, seat = self.game, self.seat
        verifiers = range(game.verifiers)
        notes, self.cursor, last = window(game.notes(seat), self.cursor)
        rows = []
        for number, code, answers in notes:
            signs = ["✗✓"[answers[letter]] if letter in answers else "·" for letter in verifiers]
            rows.append("%2d %s\t%s" % (number, digits(code), " ".join(signs)))
        if not rows:
            rows = ["Nothing asked yet."]
        title = (
            ("NOTES" if self._alone else "PLAYER %d" % (seat + 1))
            + "\t"
            + " ".join(LETTERS[: len(verifiers)])
        )
        foot = "B back" if self._alone else "questions %d" % game.questions(seat)
        return Screen(title, rows, foot + ("\t▲▼ more" if last else ""), secret=not self._alone)

    def tap(self, button):
        if self.opened and button in (UP, DOWN):
            self.cursor += 1 if button == DOWN else -1
        else:
            OwnSecret.tap(self, button)

    def hold(self, button):
        OwnSecret.hold(self, button)
        self.cursor = len(self.game.notes(self.seat))  # the newest
