"""A list of laws: the one at the cursor stands below in full."""

from lawkeeper.games.multiverses.pages.choice import Choice
from lawkeeper.games.pages.base import seen
from lawkeeper.ui.screen import Screen, arrows
from lawkeeper.ui.text import wrap

_SHOWN = 3


class Laws(Choice):
    """Options are (number of a law in the register, None). NONE: what is said where there are none."""

    NONE = ""

    def sign(self, number):
        """-> what stands before a law in the list."""
        return ""

    def below(self, number):
        """-> what is said of the law at the cursor."""
        from lawkeeper.games.multiverses.pages.tray import law

        return law(self.app.game, number)

    def view(self):
        count = len(self.options)
        if not count:
            return seen(self.app, Screen(self.title(), wrap(self.NONE), "B back"))
        self.cursor = min(self.cursor, count - 1)
        top = max(0, min(self.cursor - 1, count - _SHOWN))
        rows = [self._short(number) for number, _ in self.options[top : top + _SHOWN]]
        rows += [""] * (_SHOWN - len(rows)) + wrap(self.below(self.options[self.cursor][0]))
        title = self.title() + arrows(top, top + _SHOWN < count)
        return seen(self.app, Screen(title, rows[:6], self.FOOT, self.cursor - top))

    def _short(self, number):
        from lawkeeper.games.multiverses.pages.tray import law

        return "%s%d %s" % (self.sign(number), number + 1, law(self.app.game, number, False))
