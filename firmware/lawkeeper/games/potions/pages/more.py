"""Everything that has no button of its own: whoever gives up loses, the others go on."""

from lawkeeper.games.pages import giving_up, more
from lawkeeper.games.pages.base import TrayPage, sibling
from lawkeeper.games.potions.fold.moves import YIELD
from lawkeeper.games.potions.pages.step import onward
from lawkeeper.games.potions.pages.tray import does, who
from lawkeeper.ui.buttons import LEFT, RIGHT, A
from lawkeeper.ui.menu import DO, GO
from lawkeeper.ui.screen import Screen
from lawkeeper.ui.text import wrap


def may_yield(game):
    """-> list of the seats that may give up now (items 20, 51)."""
    if game.over or game.paused:
        return []
    if game.challenge:
        return [game.challenge.author, game.challenge.challenger]
    return [game.maker]


class GiveUp(giving_up.GiveUp):
    """All together."""

    TEXT = "This ends the game for everybody, and nobody wins. One player alone gives up with: I lose."


class Yield(TrayPage):
    """One player loses by choice: a long hold."""

    longs = (A,)

    def __init__(self, app, arg=None):
        TrayPage.__init__(self, app, arg)
        self._seats = may_yield(app.game)

    def screen(self):
        game = self.game
        seat = self._seats[self.cursor]
        whose = "your rules" if who(game, seat) == "YOU" else "rules of " + who(game, seat)
        told = "%s, and all %s are crossed off." % (does(game, seat, "loses", "lose"), whose)
        rows = wrap(told)
        if len(self._seats) > 1:
            rows += ["", "\t◀ %s ▶\t" % who(game, seat)]
        return Screen("I LOSE", rows, "B no\thold A: I lose")

    def tap(self, button):
        if button in (LEFT, RIGHT):
            self.cursor = (self.cursor + 1) % len(self._seats)
        else:
            TrayPage.tap(self, button)

    def long(self, button):
        before = self.game.book.count
        if self.app.play(YIELD, self._seats[self.cursor]):
            onward(self.app, before)


class More(more.More):
    """What makes sense at the moment. Here players have rules of their own."""

    IN_SHORT = "How to play"

    def own(self):
        game = self.app.game
        rows = [("Our rules\tB", GO, sibling(self.app, "list")), ("Undo", GO, sibling(self.app, "undo"))]
        if game.challenge and game.buck and game.challengeable():
            rows.insert(0, ("Pass the buck", GO, sibling(self.app, "challenge")))
        if may_yield(game):
            rows.append(("I lose", GO, sibling(self.app, "yield")))
        if game.drawn:
            rows.append(("Words of rules", DO, "words"))
        return rows + [more.PAUSING]

    def words(self):
        """What was drawn for the rules of this game."""
        self.app.say("\n".join(self.app.game.words().told()))
