"""A page of running text that players scroll through: rules, help, a secret that was given up."""

from lawkeeper.ui.buttons import DOWN, LEFT, RIGHT, UP
from lawkeeper.ui.page import Page
from lawkeeper.ui.screen import Screen
from lawkeeper.ui.text import wrap

SHOWN = 6


class Reader(Page):
    """Six lines at a time. UP and DOWN scroll by a line, LEFT and RIGHT by six. Subclasses give the text."""

    TITLE = ""

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
        last = max(0, len(self._lines) - SHOWN)
        self.cursor = max(0, min(self.cursor, last))
        title = self.title()
        if last:
            title += "\t%d%%" % (100 * self.cursor // last)
        foot = "B back\t▲▼ more" if last else "B back"
        return Screen(title, self._lines[self.cursor : self.cursor + SHOWN], foot)

    def tap(self, button):
        if button in (UP, DOWN):
            self.cursor += -1 if button == UP else 1
        elif button in (LEFT, RIGHT):
            self.cursor += -SHOWN if button == LEFT else SHOWN
        else:
            Page.tap(self, button)


class Chapters(Reader):
    """A chapter at a time: LEFT and RIGHT turn to the next one. `arg` is its number.

    Subclasses say what the page is called and give CHAPTERS: one is wrapped when it is read, all of them at
    once would take 3 KB.
    """

    NAME = ""
    CHAPTERS = ()

    def __init__(self, app, arg=0):
        Reader.__init__(self, app, arg or 0)

    def title(self):
        return "RULES %d/%d" % (self.arg + 1, len(self.CHAPTERS))

    def text(self):
        return self.CHAPTERS[self.arg]

    def view(self):
        screen = Reader.view(self)
        screen.foot = "B back ▲▼ ◀▶ chapters"
        return screen

    def tap(self, button):
        if button in (LEFT, RIGHT):
            step = 1 if button == RIGHT else -1
            self.app.swap(self.NAME, (self.arg + step) % len(self.CHAPTERS))
        else:
            Reader.tap(self, button)
