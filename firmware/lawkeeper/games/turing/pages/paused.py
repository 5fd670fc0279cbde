"""The table while everything stands still."""

from lawkeeper.games.pages import paused
from lawkeeper.games.turing.pages.play import to_table
from lawkeeper.games.turing.pages.table import standing
from lawkeeper.ui.screen import Screen


class Paused(paused.Paused):
    """It can be read."""

    def screen(self):
        return Screen("PAUSED\tROUND %d" % self.game.round, standing(self.game), self.FOOT)

    def on(self):
        to_table(self.app)
