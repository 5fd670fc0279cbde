"""The set-up form: what a table chooses before a game."""

from lawkeeper.ui.buttons import LEFT, RIGHT, A
from lawkeeper.ui.menu import DO, Menu

NO_YES = ((False, "no"), (True, "yes"))
START = ("Start", DO, "start")  # the first row: one press of A begins


def last(app, game_id):
    """-> the game on the table, running or over, when it is one of `game_id`; else None."""
    return app.game if app.game is not None and app.ledger.game_id == game_id else None


def left(app, name):
    """-> the values of the form of the game called `name` as it was left, also by starting; None before."""
    return app.home_data.data.get("forms", {}).get(name)


def keep(app, name, values):
    """Remember them (what JSON can say): until the power is off, and for good once something is saved."""
    app.home_data.data.setdefault("forms", {})[name] = values


class SetupForm(Menu):
    """Begins as it was left, or as the table last played. ABOUT: what a row means, by its key, for those who
    hold A."""

    ABOUT = {}
    holds = (LEFT, RIGHT, A)

    def view(self):
        """A changes a row as RIGHT does; held, it says what the row means."""
        screen = Menu.view(self)
        if self.count() and self.about(self.row(self.cursor)) and "change" in screen.foot:
            screen.foot = "A◀▶ change\thold A: ?"
        return screen

    def about(self, row):
        told = self.ABOUT.get(row[2])
        return "Begins the game as it is set up here." if told is None and row is START else told

    def start(self):
        """Begin the game as it is set up."""
