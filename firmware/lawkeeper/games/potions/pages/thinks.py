"""The box plays: it thinks, makes its move, and all see what it was."""

from lawkeeper.games.pages.base import TrayPage, sibling
from lawkeeper.games.potions.fold.moves import CHALLENGE
from lawkeeper.games.potions.pages.step import onward
from lawkeeper.keep.chance import Chance
from lawkeeper.ui.buttons import B
from lawkeeper.ui.screen import Screen

BOX = 1  # its seat


class Thinks(TrayPage):
    """B: to the box's own menu; it thinks on when players come back."""

    busy = True

    def __init__(self, app, arg=None):
        TrayPage.__init__(self, app, arg)
        self._steps = None

    def screen(self):
        return Screen("THE BOX PLAYS", ("", "", "\tIt thinks ...\t"), "B menu")

    def tap(self, button):
        if button == B:
            self.app.home()

    def work(self):
        """A piece of its thinking."""
        if self._steps is None:
            from lawkeeper.games.potions.mind.player import Player

            self._steps = Player(self.game, BOX, Chance(self.app.random(8), "box")).steps()
        found = next(self._steps)
        if found is not None:
            self.busy, self._steps = False, None
            self._play(found)

    def _play(self, move):
        """The move is made; where somebody has lost by it, why."""
        app, game = self.app, self.game
        before = game.book.count
        if app.play(*move):
            challenged = move[0] >= CHALLENGE and game.challenge
            onward(app, before, sibling(app, "challenged") if challenged else None)
