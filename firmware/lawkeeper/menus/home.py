"""The first page: go on with the game on the table, or pick what to do."""

from lawkeeper import games
from lawkeeper.ui.menu import DO, GO, NOTE, Menu

_OTHERS = (
    ("Packs", GO, "menus.packs"),
    ("Results", GO, "menus.results"),
    ("Settings", GO, "menus.settings"),
    ("Check the box", GO, "menus.check"),
    ("About this box", GO, "menus.about"),
)


class Home(Menu):
    """Menu of the box. Its rows depend on whether a game is on the table."""

    TITLE = "LAWKEEPER"

    def __init__(self, app, arg=None):
        Menu.__init__(self, app, arg)
        rows = []
        if app.ledger.seal_broken:
            rows.append(("✗ SEAL BROKEN", NOTE))
        if app.game is not None:
            row = ("Ended: " if app.game.over else "Go on: ") + games.title(app.ledger.game_id)
            rows.append((row, DO, "go_on"))
        elif app.ledger.game_id:
            rows.append(("A game is kept", NOTE))
        for _, name, title in games.GAMES:
            rows.append(("Play " + title, GO, name + ".setup"))
        self.ROWS = rows + list(_OTHERS)

    def view(self):
        screen = Menu.view(self)
        screen.foot = "\tA open"  # there is nothing behind this page
        return screen

    def go_on(self):
        """Back to the table; after a power cut by way of the page that says so."""
        if self.app.session.held:
            self.app.go("menus.held")
        else:
            self.app.to_game()
