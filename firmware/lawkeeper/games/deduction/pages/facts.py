"""Alone: the box says of every other hand what tells most, one after the other (items 5, 29)."""

from lawkeeper.games.deduction.fold import rules
from lawkeeper.games.deduction.pages.tray import brief, title
from lawkeeper.games.pages.base import TrayPage
from lawkeeper.ui.buttons import DOWN, UP, A, B
from lawkeeper.ui.screen import Screen
from lawkeeper.ui.text import window


class Facts(TrayPage):
    """A statement in each piece of work; the newest stand on the screen, in the end the first. ▲▼ go to the
    others."""

    busy = True
    runs = (UP, DOWN)

    def __init__(self, app, arg=None):
        TrayPage.__init__(self, app, arg)
        self._shown = False
        self.cursor = rules.HANDS

    def screen(self):
        self._shown = True
        rows, self.cursor, last = window([brief(row) for row in self.game.board()], self.cursor)
        arrow = ("▲" if self.cursor else "") + ("▼" if self.cursor < last else "")
        foot = "One moment ..." if self.busy else arrow + "\tA go on"
        return Screen(title(self.game, "THE BOX SAYS"), rows, foot)

    def work(self):
        """The next hand; it is seen first that something is coming."""
        game = self.game
        if not self._shown:
            return
        from lawkeeper.games.deduction.fold import account

        waiting = game.waiting() if game.phase == rules.STATING else ()
        if not waiting or not self.app.play(rules.STATE | waiting[0], account.fact(game, waiting[0])):
            self.busy = False
        self.cursor = rules.HANDS if self.busy else 0  # the newest; at the end all are read from the first
        self.app.stale = True

    def tap(self, button):
        if self.busy:
            return
        if button in (UP, DOWN):
            self.cursor += 1 if button == DOWN else -1
        elif button in (A, B):
            self.app.to_game()
