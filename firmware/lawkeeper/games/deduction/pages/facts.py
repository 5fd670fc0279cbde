"""Alone: the box says of every other hand what tells most, one after the other (items 5, 29)."""

from lawkeeper.games.deduction.fold import rules
from lawkeeper.games.deduction.pages.tray import lines, title
from lawkeeper.games.pages.base import TrayPage
from lawkeeper.ui.buttons import A, B
from lawkeeper.ui.screen import Screen


class Facts(TrayPage):
    """A statement in each piece of work; the newest stand on the screen."""

    busy = True

    def __init__(self, app, arg=None):
        TrayPage.__init__(self, app, arg)
        self._shown = False

    def screen(self):
        self._shown = True
        foot = "One moment ..." if self.busy else "B back\tA go on"
        return Screen(title(self.game, "THE BOX SAYS"), lines(self.game, self.game.board())[-6:], foot)

    def work(self):
        """The next hand; it is seen first that something is coming."""
        game = self.game
        if not self._shown:
            return
        from lawkeeper.games.deduction.fold import account

        waiting = game.waiting() if game.phase == rules.STATING else ()
        if not waiting or not self.app.play(rules.STATE | waiting[0], account.fact(game, waiting[0])):
            self.busy = False
        self.app.stale = True

    def tap(self, button):
        if button in (A, B) and not self.busy:
            self.app.to_game()
