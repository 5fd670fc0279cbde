"""All that was done; why somebody has lost; what the box challenges."""

from lawkeeper.games.pages import record
from lawkeeper.games.potions.fold import book
from lawkeeper.games.potions.pages.step import once
from lawkeeper.games.potions.pages.tray import does
from lawkeeper.games.potions.pages.why import lines, why
from lawkeeper.ui.text import wrap


def going_on(screen):
    """-> the Screen of some news with a foot that says that A goes on."""
    screen.foot = ("B back ▲▼" if "more" in screen.foot else "B back") + "\tA go on"
    return screen


class Record(record.Record):
    """Everything; it begins at its end."""

    TITLE = "WHAT WAS DONE"

    def __init__(self, app, arg=None):
        record.Record.__init__(self, app, arg)
        self.cursor = len(self._lines)

    def lines(self, game):
        return lines(game, game.book.rows()) or ["Nothing was done yet."]


class Lost(record.News):
    """Somebody has lost: what was just done. `arg`: how many events there were before."""

    def lines(self, game):
        return why(game, self.arg)

    def screen(self):
        screen = record.News.screen(self)
        loser = [seat for kind, seat, _, _ in self.game.book.rows(self.arg) if kind == book.LOST][0]
        screen.title = does(self.game, loser, "LOSES", "LOSE")
        return going_on(screen)


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
