"""The first page after the power was off in the middle of a game."""

from lawkeeper import games, modules
from lawkeeper.ui.buttons import A
from lawkeeper.ui.page import Page
from lawkeeper.ui.screen import Screen


class Held(Page):
    """Says that nothing is lost, and holds the clock until the players are back."""

    def view(self):
        app = self.app
        what = "The box has stumbled." if app.ledger.faults else "The power was off."
        rows = [what, "The game stands where", "it stood."]
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
        if button != A:
            Page.tap(self, button)
            return
        self.app.go_on()
        page = _entered(self.app)
        if page and not self.app.game.paused:
            self.app.go(*page)


def _entered(app):
    """-> (name, argument) of the page on which something was being entered when the power went, or None."""
    draft, room = app.ledger.draft, app.nav.top()[0].split(".")[0]
    short = getattr(modules.load("lawkeeper.games." + room), "ENTERING", None)
    if not draft or short is None:
        return None
    return room + "." + short, draft[0] - 1 if draft[0] else None
