"""The set-up form."""

from lawkeeper.games import MULTIVERSES, Refused
from lawkeeper.games.multiverses.fold.setup import DUST, EACH, SEATS, YEARS, Setup, date, day_of
from lawkeeper.games.pages import form
from lawkeeper.games.pages.form import START, last
from lawkeeper.ui.menu import COUNT, PICK

_IMPLIED = ((False, "refused"), (True, "allowed"))
_ODDS = ((False, "hidden"), (True, "shown"))
_DRAWN = ((False, "drawn now"), (True, "of a day"))
_NAME = 11  # letters of the name of a list that there is room for

# What a row means, for those who hold A.
_ABOUT = {
    "seats": "1 to 6 players. One alone plays for the best score.",
    "each": "Words of the Dust for each player. First game: 10. A word takes two or three minutes.",
    "implied": "Refused: a law that follows from another of its universe would score for nothing.",
    "odds": "Shown: before it is tested, how often a law excludes a word. To learn with.",
    "list": "The words of the box, or those of a pack.",
    "daily": "The Dust and test words of a day are the same on all boxes: scores compare.",
}


def wishes(app):
    """-> dict of the form's values, as it was left or as the table last played it."""
    made = form.left(app, "multiverses")
    if made:
        return made
    made = {"seats": 3, "each": 10, "implied": False, "odds": False, "list": 0, "daily": False}
    game = last(app, MULTIVERSES)
    day = 0
    if game is not None:
        agreed = game.setup
        for key in ("seats", "each", "implied", "odds", "list"):
            made[key] = getattr(agreed, key)
        day = agreed.day
        made["daily"] = day > 0
    made["year"], made["month"], made["day"] = date(day or day_of(2026, 1, 1))
    return made


class SetupForm(form.SetupForm):
    """The Dust has 72 words at most. `arg`: the values, when players come back."""

    TITLE = "NEW: MULTIVERSES"
    ABOUT = _ABOUT
    busy = True

    def __init__(self, app, arg=None):
        form.SetupForm.__init__(self, app, arg)
        self.values = arg or wishes(app)
        self._begins = False
        self._lists = []  # (CRC-32, name) of the word lists on this box, its own first
        self._lay()

    def work(self):
        """What words there are: those of the box, then those of its packs."""
        self.busy = False  # also when they cannot be read: then that is said once
        if not self._lists:
            self._lists = [_own()]
            self.values["list"] = self.values["list"] or self._lists[0][0]
            self.busy = True
            return
        self._lists += _packed(self.app)
        if self.values["list"] not in [crc for crc, _ in self._lists]:
            self.values["list"] = self._lists[0][0]
        self._lay()
        self.app.memory.litter()
        self.app.stale = True
        if self._begins:
            self.start()

    def _lay(self):
        """The rows, with as many words for each as there is room for."""
        values = self.values
        most = min(EACH[1], DUST // values["seats"])
        values["each"] = min(values["each"], most)
        rows = [
            START,
            ("Players", COUNT, "seats", SEATS[0], SEATS[1]),
            ("Words for each", COUNT, "each", EACH[0], most),
            ("Implied laws", PICK, "implied", _IMPLIED),
            ("Odds", PICK, "odds", _ODDS),
            ("Dust", PICK, "daily", _DRAWN),
        ]
        if values["daily"]:
            rows += [
                ("Year", COUNT, "year", YEARS[0], YEARS[1]),
                ("Month", COUNT, "month", 1, 12),
                ("Day", COUNT, "day", 1, 31),
            ]
        if len(self._lists) > 1:
            rows.append(("Words", PICK, "list", self._lists))
        self.ROWS = rows

    def change(self, key, value):
        self.values[key] = value
        form.keep(self.app, "multiverses", self.values)
        self._lay()

    def start(self):
        self._begins = self.busy  # the press came first
        if self.busy:
            return
        app, values = self.app, self.values
        app.nav.top()[1] = values  # this page comes back as it is
        setup = Setup()
        try:
            for key in ("seats", "each", "implied", "odds", "list"):
                setattr(setup, key, values[key])
            if values["daily"]:
                setup.day = day_of(values["year"], values["month"], values["day"])
            app.start(MULTIVERSES, setup.encode())
        except Refused as refused:
            app.refuse(refused)


def _own():
    """-> (CRC-32, name) of the box's own words. Refused when they cannot be read."""
    from lawkeeper.games.multiverses.words.wordlist import opened

    words = opened()
    words.close()
    return words.crc, "the box's"


def _packed(app):
    """-> list of the same of packs."""
    from lawkeeper.games.multiverses.words.wordlist import PackList

    packs = [pack for pack in app.library.packs() if pack.game == MULTIVERSES]
    return [(PackList(app.library, pack).crc, pack.name[:_NAME]) for pack in packs]
