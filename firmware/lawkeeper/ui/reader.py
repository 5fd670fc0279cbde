"""A page of running text that players scroll through: rules, help, a secret that was given up."""

from lawkeeper.ui.buttons import DOWN, LEFT, RIGHT, UP
from lawkeeper.ui.page import Page
from lawkeeper.ui.screen import Screen, arrows
from lawkeeper.ui.text import window, wrap

SHOWN = 6


class Reader(Page):
    """Six lines at a time. UP and DOWN scroll by a line, again and again while held, LEFT and RIGHT by six.
    Subclasses give the text."""

    TITLE = ""
    runs = (UP, DOWN)

    def __init__(self, app, arg=None):
        Page.__init__(self, app, arg)
        self._lines = None

    def title(self):
        return self.TITLE

    def text(self):
        """The whole text; a "\\n" starts a new line. Asked for once."""
        return ""

    def view(self):
        if self._lines is None:
            self._lines = wrap(self.text())
        rows, self.cursor, last = window(self._lines, self.cursor)
        title = self.title() + arrows(self.cursor, self.cursor < last)
        foot = "B back\t▲▼ more" if last else "B back"
        return Screen(title, rows, foot)

    def tap(self, button):
        if button in (UP, DOWN):
            self.cursor += -1 if button == UP else 1
        elif button in (LEFT, RIGHT):
            self.cursor += -SHOWN if button == LEFT else SHOWN
        else:
            Page.tap(self, button)
