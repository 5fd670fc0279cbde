"""What the pages share at which a move of Logic Potions is played."""

from lawkeeper.games.pages.base import GamePage, sibling
from lawkeeper.games.potions.fold.book import LOST
from lawkeeper.ui.buttons import A, B

ARBITER = "lawkeeper.games.potions.fold.arbiter"
# A page that came by itself takes no A that goes on before it can have been read: who presses twice would
# close a call-out that nobody has seen.
READ_MS = 1000
_TURN_CELLS = 9  # of the journal that a turn takes at most
_SPARE = 60  # cells besides: a last turn, the end, and what the clock writes


def keep(app, draft):
    """What is being put together (bytes) is there again when players come back to its page, before the next
    move; after a power cut, too, while the journal has room beside all turns that this game may have."""
    session = app.session
    session.found["draft"] = draft
    if session.ledger.journal.free > _TURN_CELLS * app.game.turns_left + _SPARE:
        session.sketch(draft)


def kept(app):
    """-> what `keep` was given last, b"" where there is nothing."""
    return app.session.found.get("draft", app.ledger.draft)


def once(app, page):
    """Players meet a page (short name) for the first time on this box, in whichever game: most first games
    have no challenge. They read its sentence then, as newcomers do."""
    met = app.home_data.data.setdefault("met", [])
    if page in met or app.preferences.explain == "never":
        return
    met.append(page)
    if app.stage.guide is None and "" not in app.ledger.told:
        from lawkeeper.games.potions.pages.explained import SENTENCES

        app.say([row[1] for row in SENTENCES if row[0] == page][0])


def explain(app):
    """What the page in front is for, and what its signs mean: for those who hold A."""
    from lawkeeper.games.potions.pages.explained import meant

    app.say(meant(app.game, app.nav.top()[0].split(".")[1]))
    app.memory.litter()  # it has done its work


def onward(app, before, page=None):
    """After a move, before which there were so many events: to the page that the game is at, or to one on top
    of it (its full name); when somebody has lost by the move, all read why on the way there."""
    if not app.game.over and LOST in [row[0] for row in app.game.book.rows(before)]:
        app.to_game(sibling(app, "lost"), before)
    else:
        app.to_game(page)


class Step(GamePage):
    """B shows the rules, held it pauses; A held explains, and plays nothing. When somebody has lost, all
    read why."""

    holds = (A, B)

    def __init__(self, app, arg=None):
        GamePage.__init__(self, app, arg)
        if app.game.challenge:
            self.needs += (ARBITER,)  # it has made the challenge: what comes next is its business, too

    def hold(self, button):
        if button == B:
            self.pause()
        else:
            explain(self.app)

    def pause(self):
        draft = kept(self.app)
        GamePage.pause(self)
        if draft:
            keep(self.app, draft)

    def tap(self, button):
        self._hint = None
        if button == B:
            self.open("list")

    def first(self, words):
        """A press that does nothing yet: the foot says what comes first."""
        self._hint = words
        self.nothing()

    def tell(self, *codes):
        """Play a move. -> whether it was played."""
        self._before = self.game.book.count
        done = self.act(*codes)
        if done and not self.game.over:
            self.cue("o_x")
        return done

    def onward(self):
        onward(self.app, self._before)
