"""What was done, in rows; and why somebody has lost."""

from lawkeeper.games.pages import record
from lawkeeper.games.potions.brew.signs import signs
from lawkeeper.games.potions.fold import book
from lawkeeper.games.potions.fold.challenge import NAMES
from lawkeeper.games.potions.pages.tray import does, potion, who, words
from lawkeeper.ui.text import wrap


def told(game, event):
    """-> one thing that was done, in words, without who did it where no seat stands in it."""
    kind, seat, one, two = event
    if kind == book.BREWED:
        return "%s: %s" % (who(game, seat), potion(game.space, game.set_of(one), two, 99))
    if kind == book.PREDICTED:
        return "%s foretold %s" % (who(game, seat), game.space.called(two))
    if kind in (book.CALLED, book.STILL, book.POINTED):
        return _pointed(game, event)
    if kind == book.STOLE:
        return "%s: STEAL" % who(game, seat)
    if kind == book.WROTE:
        return "%s wrote rule %d" % (who(game, seat), one)
    if kind == book.NAMED:
        return _named(game, event)
    if kind == book.CHALLENGED:
        return "%s: %s, rule %d" % (who(game, seat), NAMES[one], two)
    if kind == book.DRANK:
        return "%s drank %s" % (who(game, seat), game.space.called(two))
    by = "" if one == book.NONE else " to " + who(game, one)
    return does(game, seat, "loses", "lose") + by


def _pointed(game, event):
    kind, seat, number, kept = event
    begin = {book.CALLED: ": ILLEGAL, rule %d", book.STILL: ": STILL LEGAL, rule %d"}.get(
        kind, " points at %d"
    )
    verdict = "compatible" if kept else "not compatible"
    return "%s%s: %s" % (who(game, seat), begin % number, verdict)


def _named(game, event):
    kind, seat, one, two = event
    if two == book.NONE:
        return "%s names %s" % (who(game, seat), signs(game.space, game.set_of(one)))
    return "%s names %s" % (who(game, seat), game.space.called(two))


def lines(game, events):
    """-> what was done, as rows of the screen; what goes on stands a little to the right."""
    found = []
    for event in events:
        first = True
        for part in wrap(told(game, event), 20):
            found.append(part if first else " " + part)
            first = False
    return found


def why(game, events):
    """-> rows on how somebody has lost: what was done, the rule that was pointed at in words."""
    found = lines(game, events)
    pointed = [event[2] for event in events if event[0] in (book.CALLED, book.STILL, book.POINTED)]
    if not pointed:
        return found
    told = words(game, pointed[-1])
    if not game.book.experiment(pointed[-1]):
        from lawkeeper.games.potions.brew.english import sentence

        told = "Rule %d: %s." % (pointed[-1], sentence(game.space, game.book.code(pointed[-1])))
    return found + wrap(told)


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
        return why(game, game.book.rows(self.arg))

    def screen(self):
        screen = record.News.screen(self)
        loser = [seat for kind, seat, _, _ in self.game.book.rows(self.arg) if kind == book.LOST][0]
        screen.title = does(self.game, loser, "LOSES", "LOSE")
        screen.foot = ("B back ▲▼" if "▲" in screen.foot else "B back") + "\tA go on"
        return screen
