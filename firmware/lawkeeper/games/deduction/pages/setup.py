"""The set-up form."""

from lawkeeper.games import DEDUCTION
from lawkeeper.games.deduction import GRADES, MODES
from lawkeeper.games.pages import form
from lawkeeper.games.pages.form import NO_YES, START, last
from lawkeeper.ui.menu import COUNT, PICK

NEW, PACKS, CODE = range(3)

_SOURCES = ((NEW, "new"), (PACKS, "from packs"), (CODE, "by its code"))
_MODES = tuple(enumerate(MODES))
_GRADES = ((None, "any"),) + tuple(enumerate(GRADES))
_SPARE = ((False, "opened"), (True, "taken"))
_DEALT = ((False, "always"), (True, "mostly"))

# What a row means, for those who hold A.
_ABOUT = {
    "source": "Dealt now; a deal of a pack; or that of another table or of printed slips, by its code.",
    "coin": "Full: all 12 true Singles are in hands. Coin: for the last 3 a coin decides: 9 to 12 are.",
    "as_dealt": "Always: all nine hands together leave one card. Mostly: any deal may come; some leave more.",
    "grade": "How many hands have to lie open: up to 4 is light, 5 fair, more is hard.",
    "seats": "Hands without a player are spare. One alone asks all other hands.",
    "second": "After both rounds a spare hand is opened for all, or one player takes it.",
    "help": "The box tells what follows: for all from what was said, for one player from the own hand, too.",
    "slips": "Yes: the nine hands lie there on printed paper.",
}


def wishes(app):
    """-> dict of the form's values, as it was left or as the table last played it."""
    made = form.left(app, "deduction")
    if made:
        return made
    made = {"source": NEW, "coin": 0, "as_dealt": False, "grade": None, "seats": 4}
    made.update(second=False, help=False, slips=False, code=0)
    game = last(app, DEDUCTION)
    if game is not None:
        agreed = game.setup
        for key in ("as_dealt", "seats", "second", "help"):
            made[key] = getattr(agreed, key)
        made["coin"] = int(agreed.coin)
    return made


def begin(app, wish, code=b"", library=None, number=0):
    """The game begins; from here B leads to the form. code: of the deal, b"" when the box deals."""
    from lawkeeper.games.deduction.fold.setup import Setup

    setup = Setup()
    for key in ("seats", "second", "help"):
        setattr(setup, key, wish[key])
    setup.coin = code[0] >= 128 if code else bool(wish["coin"])
    setup.as_dealt = wish["as_dealt"] and not code
    setup.slips = wish["slips"] and wish["source"] == CODE
    setup.code = code
    if library:
        setup.library, setup.record = library, number
    app.start(DEDUCTION, setup.encode())


class SetupForm(form.SetupForm):
    """The rows depend on where the deal comes from. `arg`: the values, when players come back."""

    TITLE = "NEW: DEDUCTION"
    ABOUT = _ABOUT

    def __init__(self, app, arg=None):
        form.SetupForm.__init__(self, app, arg)
        self.values = arg or wishes(app)
        self.ROWS = self._rows()

    def _rows(self):
        """-> the rows that make sense."""
        now = self.values
        rows = [START, ("Deal", PICK, "source", _SOURCES), ("Players", COUNT, "seats", 1, 9)]
        if now["source"] != CODE:
            rows.append(("Mode", PICK, "coin", _MODES))
        if now["source"] == NEW:
            rows.append(("Solvable", PICK, "as_dealt", _DEALT))
        elif now["source"] == PACKS:
            rows.append(("Grade", PICK, "grade", _GRADES))
        else:
            rows.append(("Hands on slips", PICK, "slips", NO_YES))
        if 1 < now["seats"] < 9:
            rows.append(("Spare hands", PICK, "second", _SPARE))
        return rows + [("The box helps", PICK, "help", NO_YES)]

    def change(self, key, value):
        self.values[key] = value
        self._remember()
        self.ROWS = self._rows()

    def _remember(self):
        form.keep(self.app, "deduction", self.values)

    def start(self):
        self._remember()
        self.app.nav.top()[1] = self.values  # this page comes back as it is
        source = self.values["source"]
        if source == NEW:
            begin(self.app, self.values)
        else:
            self.app.go("deduction.making" if source == PACKS else "deduction.code", self.values)
