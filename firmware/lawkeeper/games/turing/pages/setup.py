"""The set-up form, and the handicaps."""

from lawkeeper.games import TURING
from lawkeeper.games.pages import form
from lawkeeper.games.pages.form import NO_YES, START, last
from lawkeeper.games.turing import LEVELS, MODES
from lawkeeper.ui.menu import COUNT, DO, PICK, Menu

PACKS, NEW, DAY = range(3)

_SOURCES = ((PACKS, "from packs"), (NEW, "new"), (DAY, "of the day"))
_MODES = ((None, "any"),) + tuple(enumerate(MODES))
_LEVELS = ((None, "any"),) + tuple(enumerate(LEVELS))
_VERIFIERS = ((None, "any"), (4, "4"), (5, "5"), (6, "6"))
_FIRST_YEAR, _LAST_YEAR = 2024, 2099
_LENGTHS = b"\x1f\x1c\x1f\x1e\x1f\x1e\x1f\x1f\x1e\x1f\x1e\x1f"

_KIND = (("Mode", PICK, "mode", _MODES), ("Difficulty", PICK, "level", _LEVELS))
_KIND += (("Verifiers", PICK, "verifiers", _VERIFIERS),)

# What a row means, for those who hold A.
_ABOUT = {
    "source": "From the packs that are loaded, made by the box just now, or the one of a date, the same on "
    "every box.",
    "mode": "Extreme: two cards a verifier, one is fake. Nightmare: nobody knows whose card is whose.",
    "level": "Easy: the first 17 cards. Standard: the first 22. Hard: mostly the others.",
    "verifiers": "With more verifiers there is more to find out.",
    "seats": "All play at once. One alone plays against the Machine.",
    "together": "All think together, with one sheet of notes, against the Machine.",
    "printed": "Yes: rows also give the numbers of the cards on the table. No: only what they check.",
    "handicaps": "For who plays better: 1 or 2 questions count as asked before the game begins.",
}


def wishes(app):
    """-> dict of the form's values, as it was left or as the table last played it. A date is left for a day:
    the next one begins with its own."""
    today = app.box.date() // 86400
    kept = form.left(app, "turing")
    if kept and kept["today"] == today:
        return kept
    year, month, day = _date(today)
    if kept:
        kept.update(year=year, month=month, day=day, today=today)
        return kept
    made = {"source": PACKS, "year": year, "month": month, "day": day, "handicap": [0] * 8, "today": today}
    made.update(mode=0, level=0, verifiers=4, seats=2, together=False, printed=False)
    game = last(app, TURING)
    if game is not None:
        agreed = game.setup
        for key in ("seats", "together", "printed"):
            made[key] = getattr(agreed, key)
        made["handicap"] = list(agreed.handicap)
        made["mode"], made["verifiers"] = game.mode, game.verifiers
        made["level"] = game.problem().difficulty
    return made


def _length(year, month):
    """-> days of a month, 2000 to 2099."""
    return _LENGTHS[month - 1] + (month == 2 and not year % 4)


def _date(days):
    """-> (year, month, day) from the days since 1970; a box that does not know gives a day to begin with."""
    year, month = 1970 + (4 * days + 2) // 1461, 1
    days -= 365 * (year - 1970) + (year - 1969) // 4
    while days >= _length(year, month):
        days -= _length(year, month)
        month += 1
    return (year, month, days + 1) if year >= _FIRST_YEAR else (_FIRST_YEAR + 2, 1, 1)


def days(year, month, day):
    """-> days since 1970, for 2000 to 2099."""
    before = sum([_length(year, some) for some in range(1, month)])
    return 365 * (year - 1970) + (year - 1969) // 4 + before + day - 1


class SetupForm(form.SetupForm):
    """The rows depend on where the problem comes from.

    `arg`: the values, when players come back to this page.
    """

    TITLE = "NEW GAME: TURING"
    ABOUT = _ABOUT

    def __init__(self, app, arg=None):
        form.SetupForm.__init__(self, app, arg)
        self.busy = not arg and not form.left(app, "turing")
        self.values = arg or wishes(app)
        self._fit()

    def work(self):
        """Whether there are packs is looked up behind the first picture: it takes as long as that."""
        if not self.app.stale:
            self._look()

    def _look(self):
        if self.busy:
            self.busy = False  # also when they cannot be read: then that is said once
            if not self.app.library.count(TURING):
                self.values["source"] = NEW
                self._fit()
                self.app.stale = True

    def _fit(self):
        """Show the rows that make sense; the day exists in its month."""
        now = self.values
        rows = [START, ("Problem", PICK, "source", _SOURCES)]
        if now["source"] == DAY:
            most = _length(now["year"], now["month"])
            now["day"] = min(now["day"], most)
            rows += [("Year", COUNT, "year", _FIRST_YEAR, _LAST_YEAR), ("Month", COUNT, "month", 1, 12)]
            rows.append(("Day", COUNT, "day", 1, most))
        else:
            rows += list(_KIND)
        rows.append(("Players", COUNT, "seats", 1, 8))
        if now["seats"] > 1:
            rows.append(("Together", PICK, "together", NO_YES))
        rows += [("Printed cards", PICK, "printed", NO_YES), ("Handicaps", DO, "handicaps")]
        self.ROWS = rows

    def change(self, key, value):
        self.busy = self.busy and key != "source"
        self.values[key] = value
        self._fit()
        form.keep(self.app, "turing", self.values)

    def _leave(self, name):
        self._look()  # the press may have come first
        self.app.nav.top()[1] = self.values  # this page comes back as it is
        self.app.go(name, self.values)

    def handicaps(self):
        self._leave("turing.handicaps")

    def start(self):
        self._look()
        form.keep(self.app, "turing", self.values)
        self._leave("turing.making")


class Handicaps(Menu):
    """Filled squares, by seat (item 16). `arg`: the values of the form."""

    TITLE = "HANDICAPS"

    def __init__(self, app, arg=None):
        Menu.__init__(self, app, arg)
        sheets = 1 if arg["together"] else arg["seats"]
        self.ROWS = [("Player %d" % (seat + 1), COUNT, seat, 0, 2) for seat in range(sheets)]
        self.values = arg["handicap"]
