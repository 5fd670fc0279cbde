"""What was asked: in play what all may know, after the end everything (items 12, 14)."""

from lawkeeper.games.turing.pages.tray import LETTERS, TrayPage, digits
from lawkeeper.ui.buttons import DOWN, UP
from lawkeeper.ui.screen import Screen

_SHOWN = 6


class Lines(TrayPage):
    """A list to scroll through. Subclasses give `title` and `lines`."""

    title = ""

    def __init__(self, app, arg=None):
        TrayPage.__init__(self, app, arg)
        self._lines = self.lines(app.game)

    def lines(self, game):
        return []

    def screen(self):
        last = max(0, len(self._lines) - _SHOWN)
        self.cursor = max(0, min(self.cursor, last))
        rows = self._lines[self.cursor : self.cursor + _SHOWN]
        return Screen(self.title, rows, "B back\t▲▼ more" if last else "B back")

    def tap(self, button):
        if button in (UP, DOWN):
            self.cursor += 1 if button == DOWN else -1
        else:
            TrayPage.tap(self, button)


class Seats(Lines):
    """Every player: in or out, the proposal of this round, the verifiers asked, questions in all."""

    title = "PLAYERS\tquestions"

    def lines(self, game):
        return [_line(game, seat) + "\t%d" % game.questions(seat) for seat in range(game.seats)]


def _line(game, seat):
    head = "%d  " % (seat + 1)
    if not game.inside(seat):
        return head + "out"
    code = game.proposal(seat)
    if code is None:
        return head + "-"
    asked = game.asked(seat)
    return head + digits(code) + " " + "".join([sign for i, sign in enumerate(LETTERS) if asked >> i & 1])


class Record(Lines):
    """After the end: all questions with their answers, round by round (item 14)."""

    title = "RECORD"

    def lines(self, game):
        found = []
        for seat in range(game.seats):
            found += [(number, seat, code, answers) for number, code, answers in game.notes(seat)]
        found.sort(key=_order)
        return [_asked(game, row) for row in found] or ["Nothing was asked."]


def _order(row):
    return row[:2]


def _asked(game, row):
    number, seat, code, answers = row
    signs = "".join([LETTERS[letter] + "✗✓"[answers[letter]] for letter in sorted(answers)])
    who = " P%d" % (seat + 1) if game.seats > 1 else ""
    return "%d%s %s\t%s" % (number, who, digits(code), signs)
