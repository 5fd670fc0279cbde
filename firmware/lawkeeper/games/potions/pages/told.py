"""After the end: the rules, what perfect play knew at each brew, the proof."""

from lawkeeper.games.pages import told
from lawkeeper.games.potions.pages.tray import row
from lawkeeper.ui.buttons import DOWN, UP
from lawkeeper.ui.screen import Screen
from lawkeeper.ui.text import window


class Told(told.Told):
    """The parts that take long are worked out piece by piece while they are looked at."""

    PARTS = ("brews", "rules", "map", "proof")

    def __init__(self, app, arg=None):
        told.Told.__init__(self, app, arg)
        self._lines = None
        self._steps = None
        self.busy = True

    def brews(self):
        """-> the Screen of what perfect play would have said."""
        if self._lines is None:
            return Screen("REVIEW", ("", "", "\tOne moment ...\t"), self.foot())
        return self._list("REVIEW", self._lines)

    def rules(self):
        """-> the Screen of all rules, those that are crossed off, too."""
        game = self.game
        numbers = range(1, len(game.book.entries) + 1)
        return self._list("ALL RULES", [row(game, number) for number in numbers] or ["None was written."])

    def map(self):
        """-> the Screen of all sets, a sign each: how many results the rules left it, rule by rule."""
        from lawkeeper.games.potions.mind.review import darkened

        rows, self.cursor, title = darkened(self.game, self.cursor)
        return Screen("MAP\t" + title, rows, self.foot("▲▼"))

    def _list(self, title, lines):
        rows, self.cursor, last = window(lines, self.cursor)
        return Screen(title, rows, self.foot("▲▼ more" if last else "A again"))

    def work(self):
        """A piece of the review."""
        if self._steps is None:
            from lawkeeper.games.potions.mind.review import review

            self._steps = review(self.game)
        found = next(self._steps)
        if found is not None:
            self._lines, self._steps, self.busy = found, None, False
            self.app.memory.litter()  # what finds it is large
            self.app.stale = True

    def tap(self, button):
        if button in (UP, DOWN) and self.PARTS[self.part] != "proof":
            self.cursor += 1 if button == DOWN else -1
            return
        part = self.part
        told.Told.tap(self, button)
        if part != self.part:
            self.cursor = 0
