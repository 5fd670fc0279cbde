"""What the pages share at which a move of Logic Potions is played."""

from lawkeeper.games.pages.base import GamePage
from lawkeeper.games.potions.fold.book import LOST
from lawkeeper.games.potions.fold.moves import CALL
from lawkeeper.ui.buttons import DOWN, UP, A, B
from lawkeeper.ui.screen import Screen

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


class Step(GamePage):
    """B shows the rules, held it pauses. When somebody has lost, all read why."""

    holds = (B,)

    def hold(self, button):
        if button == B:
            self.pause()

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
        before = len(self.game.book.rows())
        done = self.act(*codes)
        if done and not self.game.over:
            lost = [row for row in self.game.book.rows(before) if row[0] == LOST]
            self.cue("o_x")
            if lost:
                self.open("lost", before)
        return done


class Choice(Step):
    """One of several rows: ▲▼ move the cursor, A takes it. It begins at none, so that a press that was meant
    for the page before chooses nothing. Subclasses give `find`, `title`, `chosen`; HEAD rows above, from
    `head`. FOOT: what A does; FIRST: where the cursor begins; CALLS: `arg` may be the seat that calls, which
    does not count before something is chosen."""

    FOOT = "A take"
    FIRST = -1
    CALLS = False

    def __init__(self, app, arg=None):
        Step.__init__(self, app, arg)
        self.waits = self.caller is not None  # a call stops the clock of its call-out
        self.options = self.find()
        self.cursor = self.FIRST

    @property
    def caller(self):
        """The seat whose call is not played yet, or None."""
        return self.arg if self.CALLS else None

    def settle(self, *codes):
        """Play what was chosen, behind the call that it belongs to."""
        if self.caller is None or not self.early() and self.app.play(CALL, self.arg):
            self.tell(*codes)

    def find(self):
        """-> list of (value, row)."""
        return []

    def title(self):
        """-> the title."""
        return ""

    def head(self):
        """-> rows above the choice, four at most."""
        return []

    def chosen(self, value):
        """A was pressed at this one."""

    def screen(self):
        head = self.head()
        room = 6 - len(head)
        self.cursor = min(self.cursor, len(self.options) - 1)
        top = max(0, min(self.cursor - room // 2, len(self.options) - room))
        rows = head + [row for value, row in self.options[top : top + room]]
        more = "▲" if top else ""
        more += "▼" if top + room < len(self.options) else ""
        at = self.cursor if self.cursor < 0 else len(head) + self.cursor - top
        return Screen(self.title() + ("\t" + more if more else ""), rows, self.foot(), at)

    def foot(self):
        """-> the last row."""
        back = "B back" if self._may_back() else "B rules"
        return back + "\t" + (self.FOOT if self.cursor >= 0 else "▲▼ choose")

    def _may_back(self):
        return self.caller is not None and self.cursor < 0

    def tap(self, button):
        if button in (UP, DOWN) and self.options:
            self._hint = None
            step = 1 if button == DOWN else -1
            at = self.cursor if self.cursor >= 0 or button == DOWN else 0
            self.cursor = (at + step) % len(self.options)
        elif button == A and self.options and self.cursor >= 0:
            self.chosen(self.options[self.cursor][0])
        elif button == A and self.options:
            self.first("\t▲▼ choose first\t")
        elif button == B and self._may_back():
            self.app.back()
        else:
            Step.tap(self, button)
