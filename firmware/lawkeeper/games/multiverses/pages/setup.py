"""The set-up form."""

from lawkeeper.games import MULTIVERSES, Refused
from lawkeeper.games.multiverses.fold.setup import DUST, EACH, SEATS, Setup
from lawkeeper.games.pages import form
from lawkeeper.games.pages.form import START, last
from lawkeeper.ui.menu import COUNT, PICK

_IMPLIED = ((False, "refused"), (True, "allowed"))

# What a row means, for those who hold A.
_ABOUT = {
    "seats": "1 to 6 players. One alone plays for the best score.",
    "each": "Words of the Dust for each player. First game: 10. A word takes two or three minutes.",
    "implied": "Refused: a law that follows from another of its universe would score for nothing.",
}


def wishes(app):
    """-> dict of the form's values, as it was left or as the table last played it."""
    made = form.left(app, "multiverses")
    if made:
        return made
    made = {"seats": 3, "each": 10, "implied": False}
    game = last(app, MULTIVERSES)
    if game is not None:
        agreed = game.setup
        for key in made:
            made[key] = getattr(agreed, key)
    return made


class SetupForm(form.SetupForm):
    """The Dust has 72 words at most. `arg`: the values, when players come back."""

    TITLE = "NEW: MULTIVERSES"
    ABOUT = _ABOUT

    def __init__(self, app, arg=None):
        form.SetupForm.__init__(self, app, arg)
        self.values = arg or wishes(app)
        self._lay()

    def _lay(self):
        """The rows, with as many words for each as there is room for."""
        most = min(EACH[1], DUST // self.values["seats"])
        self.values["each"] = min(self.values["each"], most)
        self.ROWS = [
            START,
            ("Players", COUNT, "seats", SEATS[0], SEATS[1]),
            ("Words for each", COUNT, "each", EACH[0], most),
            ("Implied laws", PICK, "implied", _IMPLIED),
        ]

    def change(self, key, value):
        self.values[key] = value
        form.keep(self.app, "multiverses", self.values)
        self._lay()

    def start(self):
        app = self.app
        app.nav.top()[1] = self.values  # this page comes back as it is
        setup = Setup()
        for key in self.values:
            setattr(setup, key, self.values[key])
        try:
            setup.list = listed()
            app.start(MULTIVERSES, setup.encode())
        except Refused as refused:
            app.refuse(refused)


def listed():
    """-> which word list is on this box: its CRC-32. Refused when it cannot be read."""
    from lawkeeper.games.multiverses.words.wordlist import opened

    words = opened()
    words.close()
    return words.crc
