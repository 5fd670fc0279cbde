"""The first page after the power was off in the middle of a game."""

from lawkeeper import games
from lawkeeper.ui.buttons import A
from lawkeeper.ui.page import Page
from lawkeeper.ui.screen import Screen


class Held(Page):
    """Says that nothing is lost, and holds the clock until the players are back."""

    def view(self):
        app = self.app
        rows = ["The power was off.", "The game stands where", "it stood."]
        if app.ledger.draft:
            rows.append("What you were")
            rows.append("entering is kept.")
        left = app.game.seconds_left(app.clock.seconds())
        if left is not None:
            rows.append("Clock: %d:%02d, waiting" % (left // 60, left % 60))
        if app.ledger.seal_broken:
            rows.append("✗ SEAL BROKEN")
        return Screen(games.title(app.ledger.game_id).upper(), rows, "B menu\tA go on")

    def tap(self, button):
        if button == A:
            self.app.go_on()
        else:
            Page.tap(self, button)
