"""What the pages share at which a move of Logic Potions is played."""

from lawkeeper.games.pages.base import GamePage
from lawkeeper.games.potions.fold.book import LOST
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
    `head`. FOOT: what A does; FIRST: where the cursor begins."""

    FOOT = "A take"
    FIRST = -1

    def __init__(self, app, arg=None):
        Step.__init__(self, app, arg)
        self.options = self.find()
        self.cursor = self.FIRST

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
        return "B rules\t" + (self.FOOT if self.cursor >= 0 else "▲▼ choose")

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
        else:
            Step.tap(self, button)
