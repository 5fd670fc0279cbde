"""The set-up form. It begins as the first game: faster, four suits, red, fizzy and tasty."""

from binascii import unhexlify

from lawkeeper.games import POTIONS, Refused
from lawkeeper.games.pages import form
from lawkeeper.games.pages.form import NO_YES, START, last
from lawkeeper.ui.menu import COUNT, GO, PICK, Menu

BASE, REDUNDANT, MATHEMATICAL, EMPERICAL = range(4)
PLAIN, MANY, ABOUT = range(3)
FREE, NEVER, DRAWN = range(3)
_LOADED = 100  # and up: lists of the library

_PLAYERS = ((2, "2"), (3, "3"), (4, "4"), (1, "you + box"))
_STRENGTHS = ((1, "careless"), (2, "fair"), (3, "sharp"))
_COLOURS = ((False, "4 suits"), (True, "6 colours"))
_LENGTH = ((True, "faster"), (False, "to the last"))
_RULES = (
    (BASE, "base"),
    (REDUNDANT, "+redundancy"),
    (MATHEMATICAL, "mathematical"),
    (EMPERICAL, "experiments"),
)
_KINDS = ((PLAIN, "one type"), (MANY, "adjectives"), (ABOUT, "adj. + IF"))
_WORDS = ((FREE, "free"), (NEVER, "THEN not"), (DRAWN, "drawn"))


def wishes(app):
    """-> dict of the form's values, as it was left or as the table last played it."""
    made = form.left(app, "potions")
    if made:
        return made
    made = {"seats": 3, "strength": 2, "faster": True, "colours": False, "list": 0, "count": 3}
    made.update(kind=PLAIN, victory=False, simpler=False, rules=BASE, buck=False, words=FREE, timer=0)
    game = last(app, POTIONS)
    if game is not None:
        agreed = game.setup
        for key in ("seats", "faster", "colours", "list", "count", "victory", "simpler", "buck", "timer"):
            made[key] = getattr(agreed, key)
        made["kind"] = agreed.adjectives + agreed.about
        made["rules"] = REDUNDANT if agreed.redundancy else MATHEMATICAL if agreed.mathematical else BASE
        if agreed.emperical:
            made["rules"] = EMPERICAL
        made["words"] = NEVER if agreed.never else 2 * agreed.drawn
        if agreed.strength:
            made.update(seats=1, strength=agreed.strength)
    return made


def agreed(wish):
    """-> the Setup of the form's values, its potion list apart."""
    from lawkeeper.games.potions.fold.setup import Setup

    setup = Setup()
    for key in ("faster", "colours", "count", "victory", "simpler", "timer"):
        setattr(setup, key, wish[key])
    setup.seats = max(2, wish["seats"])
    setup.strength = wish["strength"] if wish["seats"] == 1 else 0
    setup.adjectives, setup.about = wish["kind"] > PLAIN, wish["kind"] == ABOUT
    setup.never, setup.drawn = wish["words"] == NEVER, wish["words"] == DRAWN
    if not wish["simpler"]:
        setup.buck = wish["buck"]
        setup.redundancy = wish["rules"] == REDUNDANT
        setup.mathematical = wish["rules"] >= MATHEMATICAL
        setup.emperical = wish["rules"] == EMPERICAL
    return setup


class SetupForm(form.SetupForm):
    """The rows depend on each other. `arg`: the values, when players come back."""

    TITLE = "NEW: LOGIC POTIONS"

    def __init__(self, app, arg=None):
        form.SetupForm.__init__(self, app, arg)
        self.values = arg or wishes(app)
        self._loaded = {}
        self.busy = self.values["list"] < _LOADED
        if not self.busy:  # what that list is called is seen at once
            self._loaded = self._read()
        if self.values["list"] not in [value for value, _ in self._lists()]:
            self.values["list"] = 0
        self.ROWS = self._rows()

    def view(self):
        """Every row that changes has a sentence for those who hold A; it is not in memory before."""
        screen = Menu.view(self)
        if "change" in screen.foot:
            screen.foot = "A◀▶ change\thold A: ?"
        return screen

    def about(self, row):
        from lawkeeper.games.potions.pages.about import ROW_MEANS

        self.app.memory.litter()  # it has done its work
        return ROW_MEANS.get(row[2]) or form.SetupForm.about(self, row)

    def work(self):
        """The form is there; the library is looked into for more lists."""
        if not self.app.stale:
            self.busy = False
            self._loaded = self._read()
            self.ROWS = self._rows()

    def _read(self):
        """-> dict: number of the row of a potion list of the library -> (number of its record, its names)."""
        if not self.app.library.count(POTIONS):
            return {}
        from lawkeeper.games.potions.fold import kept

        found = {}
        for number, names in kept.lists(self.app.library):
            found[_LOADED + len(found)] = number, names
        return found

    def _lists(self):
        """-> choices: lists of the box, then those that were loaded, by their first name."""
        from lawkeeper.games.potions.brew.names import LISTS

        found = [(number, title) for number, (title, _) in enumerate(LISTS)]
        return found + [(row, self._loaded[row][1][0] + " ...") for row in sorted(self._loaded)]

    def _rows(self):
        """-> the rows that make sense."""
        from lawkeeper.games.potions.brew.names import ADJECTIVES, TIMERS, TYPES

        now = self.values
        alone = now["seats"] == 1
        rows = [START, ("Players", PICK, "seats", _PLAYERS)]
        if alone:
            rows.append(("The box is", PICK, "strength", _STRENGTHS))
        low, high = ADJECTIVES if now["kind"] else TYPES
        if now["list"] in self._loaded:
            high = min(high, len(self._loaded[now["list"]][1]) + now["victory"])
        now["count"] = max(low, min(high, now["count"]))
        rows.append(("Play", PICK, "faster", _LENGTH))
        rows += [("Of", PICK, "colours", _COLOURS), ("Potions", PICK, "list", self._lists())]
        rows += [("How many", COUNT, "count", low, high), ("Each is", PICK, "kind", _KINDS)]
        rows += [("Victory potion", PICK, "victory", NO_YES), ("Simpler", PICK, "simpler", NO_YES)]
        if not now["simpler"]:
            rows += [("Rules", PICK, "rules", _RULES), ("Passing the buck", PICK, "buck", NO_YES)]
        rows.append(("Words", PICK, "words", _WORDS))
        if not alone:
            timers = [(seconds, "%d s" % seconds if seconds else "all pass") for seconds in TIMERS]
            rows.append(("Call-outs", PICK, "timer", timers))
        return rows + [("Puzzles", GO, "potions.puzzles")]

    def change(self, key, value):
        self.values[key] = value
        self._remember()
        self.ROWS = self._rows()

    def _remember(self):
        form.keep(self.app, "potions", self.values)

    def start(self):
        app = self.app
        self._remember()
        app.nav.top()[1] = self.values  # this page comes back as it is
        setup = agreed(self.values)
        if setup.strength:
            setup.timer = 0
        self._name(setup)
        try:
            coded = setup.encode()
        except Refused as refused:
            app.refuse(refused)
            return
        app.start(POTIONS, coded)

    def _name(self, setup):
        """The potions are called as the list says, that of the library together with its effects."""
        row = self.values["list"]
        if row in self._loaded:
            setup.record, names = self._loaded[row]
            setup.own = tuple(names[: setup.count - setup.victory])
            setup.library = unhexlify(self.app.library.id)
        else:
            setup.list = row
