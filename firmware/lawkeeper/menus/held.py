"""The first page after the power was off in the middle of a game."""

from lawkeeper import games, modules
from lawkeeper.ui.buttons import A
from lawkeeper.ui.page import Page
from lawkeeper.ui.screen import Screen


class Held(Page):
    """Says that nothing is lost, and holds the clock until the players are back."""

    def __init__(self, app, arg=None):
        Page.__init__(self, app, arg)
        self._stands = None if app.ledger.draft else _standing(app)

    def view(self):
        app = self.app
        what = "The box has stumbled." if app.ledger.faults else "The power was off."
        rows = [what, "The game stands where", "it stood."]
        if app.ledger.draft:
            rows.append("What you were")
            rows.append("entering is kept.")
        if self._stands:
            rows.append(self._stands[0])
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
        page = _entered(self.app, self._stands)
        if page and not self.app.game.paused:
            self.app.go(*page)


def _declared(app, name):
    """-> (package of the game on the table, what it declares under `name`, or None)."""
    package = "lawkeeper.games." + games.root(app.ledger.game_id, app.game).split(".")[0]
    return package, getattr(modules.load(package), name, None)


def _standing(app):
    """-> what HELD of the game says: see `lawkeeper.games`. None where it says nothing."""
    package, row = _declared(app, "HELD")
    if row is None:
        return None
    module = games.full(package, row[0])
    found = getattr(modules.load(module), row[1])(app.game)
    if module not in app.stage.in_use():
        app.memory.drop(module)
    return found


def _entered(app, stands):
    """-> (name, argument) of the page on which something was being entered when the power went, or that goes
    on with how the game `stands`; or None."""
    draft = app.ledger.draft
    package, short = _declared(app, "ENTERING")
    if short is None or not (draft or stands):
        return None
    name = package.split(".")[-1] + "."
    if not draft and len(stands) < 2:
        return None  # it stands on the page itself
    if not draft:
        return name + (stands[2] if len(stands) > 2 else short), stands[1]
    return name + short, draft[0] - 1 if draft[0] else None
