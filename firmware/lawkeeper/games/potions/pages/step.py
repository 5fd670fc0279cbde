"""What the pages share at which a move of Logic Potions is played."""

from lawkeeper.games.pages.base import GamePage
from lawkeeper.games.potions.fold.book import LOST
from lawkeeper.ui.buttons import DOWN, UP, A, B
from lawkeeper.ui.screen import Screen


class Step(GamePage):
    """B shows the rules, held it pauses. When somebody has lost, all read why."""

    holds = (B,)

    def hold(self, button):
        if button == B:
            self.pause()

    def tap(self, button):
        if button == B:
            self.open("list")

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
    """One of several rows: ▲▼ move the cursor, A takes it. Subclasses give `find`, `title`, `chosen`; HEAD
    rows above, from `head`. FOOT: what A does."""

    FOOT = "A take"

    def __init__(self, app, arg=None):
        Step.__init__(self, app, arg)
        self.options = self.find()

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
        self.cursor = max(0, min(self.cursor, len(self.options) - 1))
        top = max(0, min(self.cursor - room // 2, len(self.options) - room))
        rows = head + [row for value, row in self.options[top : top + room]]
        more = "▲" if top else ""
        more += "▼" if top + room < len(self.options) else ""
        return Screen(
            self.title() + ("\t" + more if more else ""), rows, self.foot(), len(head) + self.cursor - top
        )

    def foot(self):
        """-> the last row."""
        return "B rules\t" + self.FOOT

    def tap(self, button):
        if button in (UP, DOWN) and self.options:
            self.cursor = (self.cursor + (1 if button == DOWN else -1)) % len(self.options)
        elif button == A and self.options:
            self.chosen(self.options[self.cursor][0])
        else:
            Step.tap(self, button)
