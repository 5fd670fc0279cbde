"""Before a new game takes the place of one that is not over."""

from lawkeeper import games
from lawkeeper.ui.buttons import A
from lawkeeper.ui.page import Page
from lawkeeper.ui.screen import Screen
from lawkeeper.ui.text import wrap


class Abandon(Page):
    """`arg` is (game id, set-up) of the game that waits to begin."""

    longs = (A,)

    def view(self):
        app = self.app
        # One that this firmware cannot read has no title; the longest title takes two rows.
        rows = wrap("A game of " + games.title(app.ledger.game_id) if app.game else "The game kept here")
        rows += ["is not over. A new", "game ends it forever.", "What it still hides", "stays untold."]
        return Screen("STOP THAT GAME?", rows, "B back\tA long: stop")

    def long(self, button):
        game_id, setup = self.arg
        self.app.start(game_id, setup, True)
