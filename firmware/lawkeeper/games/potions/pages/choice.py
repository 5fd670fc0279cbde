"""What pages share on which one of several rows is chosen. Apart from the tray: most have no such rows."""

from lawkeeper.games.potions.fold.moves import CALL
from lawkeeper.games.potions.pages.rows import row
from lawkeeper.games.potions.pages.step import Step
from lawkeeper.ui.buttons import DOWN, UP, A, B
from lawkeeper.ui.screen import WIDTH, Screen

# What is in memory as long as such a page is in front need not be loaded anew for the next one: this, and
# with it the rows that most of them show.
CHOICE = "lawkeeper.games.potions.pages.choice"


class Choice(Step):
    """One of several rows: ▲▼ move the cursor, A takes it. It begins at none, so that a press that was meant
    for the page before chooses nothing. Subclasses give `find`, `row`, `title`, `chosen`; rows above, from
    `head`. FOOT: what A does; FIRST: where the cursor begins; CALLS: `arg` may be the seat that calls, which
    does not count before something is chosen."""

    FOOT = "A take"
    FIRST = -1
    CALLS = False
    needs = (CHOICE,)

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

    def read(self, number):
        """An entry of the list of rules lies over the page, in words."""
        from lawkeeper.games.potions.pages.words import words

        self.app.say(words(self.game, number))
        self.app.memory.litter()  # what says it has done its work

    def find(self):
        """-> list of what may be chosen."""
        return []

    def row(self, value):
        """-> the row of one of them, asked for when it is seen: here an entry of the list of rules."""
        return row(self.game, value)

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
        rows = head + [self.row(value) for value in self.options[top : top + room]]
        title, more = self.title(), "▲" if top else ""
        more += "▼" if top + room < len(self.options) else ""
        if len(title + more) < WIDTH - 9:  # there is room for it
            more = "hold A:?" + (" " + more if more else "")
        at = self.cursor if self.cursor < 0 else len(head) + self.cursor - top
        if self.app.stage.guide is None:  # signs stand clear of bars where there is room
            for place in (0, len(head) + 1)[: 1 + (head != [])]:
                if len(rows) < 6:
                    rows.insert(place, "")
                    at += at >= 0
        return Screen(title + ("\t" + more if more else ""), rows, self.foot(), at)

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
            self.chosen(self.options[self.cursor])
        elif button == A and self.options:
            self.first("\t▲▼ choose first\t")
        elif button == B and self._may_back():
            self.app.back()
        else:
            Step.tap(self, button)
