"""After the end: the code, what the verifiers checked, and the proof."""

from lawkeeper.games.pages import told
from lawkeeper.games.turing import MODES
from lawkeeper.games.turing.pages.tray import LETTERS, digits
from lawkeeper.ui.buttons import DOWN, UP
from lawkeeper.ui.screen import Screen, arrows
from lawkeeper.ui.text import window, wrap

_RECORD = "\t▲record"  # in the title, where that is what ▲ does


class Told(told.Told):
    """The code, what the verifiers checked, and the proof.

    While the players look at the code, the rows of the verifiers are worked out."""

    PARTS = ("code", "cards", "proof")

    def __init__(self, app, arg=None):
        told.Told.__init__(self, app, arg)
        self._lines = []
        self._rest = _verifiers(self.game)

    def code(self):
        """-> the Screen of the code."""
        self.busy = self._rest is not None
        row = "\t" + MODES[self.game.mode] + "\t"
        return Screen("THE CODE" + _RECORD, (row,), self.foot(), big=digits(self.game.code))

    def proof(self):
        """-> the Screen of the proof; what to do with it."""
        shown = told.Told.proof(self)
        shown.title += _RECORD
        shown.rows = list(shown.rows) + ["PC: lawkeeper verify"]
        return shown

    def cards(self):
        """-> the Screen of every verifier: which card was the true one, and what it checked (item 8)."""
        while self._rest:
            self._more()
        rows, self.cursor, last = window(self._lines, self.cursor)
        title = "CHECKED " + digits(self.game.code)
        if self.cursor:
            title += arrows(True, self.cursor < last)
        else:
            title += " ▼" * (last > 0) + _RECORD
        return Screen(title, rows, self.foot())

    def work(self):
        if not self.app.stale:  # the page first
            self._more()

    def _more(self):
        """The rows of one more verifier."""
        lines = next(self._rest)
        if lines is None:
            self._rest, self.busy = None, False
            self.app.memory.clear(self.app.stage.in_use())  # what says it has done its work
            self.app.memory.litter()
        else:
            self._lines += lines

    def tap(self, button):
        scrolled = self.PARTS[self.part] == "cards" and (button == DOWN or button == UP and self.cursor > 0)
        if scrolled:
            self.cursor += 1 if button == DOWN else -1
        else:
            told.Told.tap(self, button)


def _verifiers(game):
    """Yield for each letter its rows: the text of its criterion, and what the fake card was about; with
    printed cards their numbers. At last None."""
    from lawkeeper.games.turing.problems.texts import about, text

    problem, printed = game.problem(), game.setup.printed
    for letter in range(game.verifiers):
        number = problem.order[letter]
        card, name = problem.cards[number], LETTERS[letter]
        said = text(card, problem.criteria[number])
        lines = ["%s  card %d" % (name, card), "   " + said] if printed else [name + "  " + said]
        if problem.fakes:
            fake = problem.fakes[number]
            lines += wrap("fake: " + ("card %d" % fake if printed else about(fake)))
        yield lines
    yield None
