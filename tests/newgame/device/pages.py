"""What the players of Higher or Lower see and press. Most of it is words for pages that every game has."""

from lawkeeper import games
from lawkeeper.games.highlow import fold
from lawkeeper.games.pages import chapters, ended, form, giving_up, more, record, seal, told, undo
from lawkeeper.games.pages.rows import RowPage
from lawkeeper.logic import masks
from lawkeeper.ui import ring
from lawkeeper.ui.buttons import LEFT, RIGHT
from lawkeeper.ui.menu import COUNT, DO, GO
from lawkeeper.ui.screen import Screen

# Short name of a page, what newcomers read of it once.
SENTENCES = (
    ("seal", "All may look. Write the number down, then name numbers in turn."),
    ("table", "Whose turn it is names a number for all to hear. The box says whether its own is higher."),
    ("end", "All may look. Hold A until the ring is full, and the box tells its number."),
    ("told", "▶ proves that the number was never changed."),
)


def lights(app, frame, seat):
    """A light for each guess that is left."""
    ring.fill_up(frame, app.game.tries - len(app.game.guesses))


def said(game):
    """-> a row a guess, the last one first: "3   64\thigher"."""
    rows = ["%d  %4d\t%s" % (at + 1, guess, game.answer(guess)) for at, guess in enumerate(game.guesses)]
    return rows[::-1]


class SetupForm(form.SetupForm):
    """How many guesses there are."""

    TITLE = "NEW: HIGHER OR LOWER"
    ROWS = (form.START, ("Guesses", COUNT, "tries", fold.FEWEST, fold.LONGEST))
    ABOUT = {"tries": "Seven are always enough, if you halve what is left each time."}

    def __init__(self, app, arg=None):
        form.SetupForm.__init__(self, app, arg)
        game = form.last(app, games.HIGHLOW)
        self.values = {"tries": game.tries if game else 7}

    def start(self):
        self.app.start(games.HIGHLOW, bytes((self.values["tries"],)))


class SealNumber(seal.SealNumber):
    WHAT = "number"
    NEXT = "table"


MORE = (("Undo", GO, "highlow.undo"), ("More", GO, "highlow.more"))
ROWS = (("Number", COUNT, "number", 1, fold.MOST), ("Name it", DO, "name")) + MORE


class Table(RowPage):
    """Where a number is named, and its answer heard."""

    holds = (LEFT, RIGHT)

    def __init__(self, app, arg=None):
        RowPage.__init__(self, app, arg)
        self.values = {"number": 63}
        named = app.game.named
        self.ROWS = ROWS if named is None else (("Is it %d?" % named, DO, "hear"),) + MORE

    def title(self):
        game = self.app.game
        left = game.tries - len(game.guesses)
        return "%d GUESSES\tof %d" % (left, masks.count(game.possible()))

    def view(self):
        screen = RowPage.view(self)
        return Screen(screen.title, list(screen.rows) + said(self.app.game)[:2], screen.foot, screen.cursor)

    def name(self):
        """Name the number: that can be taken back."""
        if self.app.play(fold.NAME, self.values["number"]):
            self.app.to_game()

    def hear(self):
        """The answer: it is the first row below."""
        if self.app.play(fold.HEAR):
            self.app.to_game()


class Undo(undo.Undo):
    def told(self, move):
        return "%d was named." % move[1]


class More(more.More):
    def own(self):
        return (("What was said", GO, "highlow.record"), more.PAUSING)


class GiveUp(giving_up.GiveUp):
    TEXT = "This ends the game. Then the number may be told."


class Record(record.Record):
    TITLE = "WHAT WAS SAID"

    def lines(self, game):
        return said(game) or ["Nothing yet."]


class RulesInShort(chapters.RulesInShort):
    CHAPTERS = (
        """THE GAME
The box thinks of a number, 1 to 125. Name one; it says whether its own is higher or lower. Find it before \
the guesses are used up.""",
    )


class End(ended.End):
    WHAT = "number"

    def score(self):
        game = self.game
        title = {"won": "FOUND", "lost": "NOT FOUND"}.get(game.outcome(), "GIVEN UP")
        return title, ["", "Guesses\t%d of %d" % (len(game.guesses), game.tries)]


class Told(told.Told):
    def secret(self):
        return Screen("THE NUMBER", ("",), self.foot(), big=str(self.game.secret()[0]))
