"""All that was done; why somebody has lost; what the box challenges."""

from lawkeeper.games.pages import record
from lawkeeper.games.potions.fold import book
from lawkeeper.games.potions.pages.step import explain, once
from lawkeeper.games.potions.pages.tray import does, who
from lawkeeper.games.potions.pages.why import in_words, lines, why
from lawkeeper.ui.buttons import A
from lawkeeper.ui.text import wrap

_ROWS = 6


def going_on(screen):
    """-> the Screen of some news with a foot that says that A goes on."""
    screen.foot = ("B back ▲▼" if "more" in screen.foot else "B back") + "\tA go on"
    return screen


class Record(record.Record):
    """Everything, an event a press; it begins at its end. Only what is seen is put into words: a full record
    has some 150 events."""

    TITLE = "WHAT WAS DONE"

    def lines(self, game):
        return ["Nothing was done yet."]

    def __init__(self, app, arg=None):
        record.Record.__init__(self, app, arg)
        # The last events for which there is room, all their rows in view.
        self._last = at = self.game.book.count
        room = _ROWS
        while at and room > 0:
            at -= 1
            room -= len(self._event(at))
            if room >= 0:
                self._last = at
        self.cursor = self._last

    def _event(self, at):
        """-> the rows of an event, by its number."""
        return lines(self.game, self.game.book.rows(at, at + 1))

    def shown(self):
        rows = []
        top = at = max(0, min(self.cursor, self._last))
        while len(rows) < _ROWS and at < self.game.book.count:
            rows += self._event(at)
            at += 1
        return rows[:_ROWS] or self._lines, top, self._last


class Lost(record.News):
    """Somebody has lost: what was just done, and whose turn it is now. `arg`: how many events there were
    before."""

    holds = (A,)

    def hold(self, button):
        explain(self.app)

    def lines(self, game):
        told, self._rule = why(game, self.arg)
        self.busy = self._rule > 0
        return told

    def work(self):
        """Who has lost is seen at once, the words of the rule a moment later: they have to be loaded."""
        if not self.app.stale:
            self.busy = False
            self._lines += in_words(self.game, self._rule, _ROWS - len(self._lines))
            self.app.stale = True

    def screen(self):
        screen = record.News.screen(self)
        loser = [seat for kind, seat, _, _ in self.game.book.rows(self.arg) if kind == book.LOST][0]
        screen.title = does(self.game, loser, "LOSES", "LOSE") + "\thold A:?"
        more = "▲▼ more" if "more" in screen.foot else "B back"
        screen.foot = "%s\tA: %s's turn" % (more, who(self.game, self.game.turn))
        return screen


class Challenged(record.News):
    """The box challenges a rule: which, and what it says of it."""

    TITLE = "THE BOX CHALLENGES"

    def __init__(self, app, arg=None):
        record.News.__init__(self, app, arg)
        once(app, "challenged")

    def lines(self, game):
        from lawkeeper.games.potions.fold.challenge import CLAIMS, NAMES
        from lawkeeper.games.potions.pages.words import words

        made = game.challenge
        told = wrap("%s: %s" % (NAMES[made.kind], CLAIMS[made.kind] % made.number))
        return told + wrap(words(game, made.number))

    def screen(self):
        return going_on(record.News.screen(self))
