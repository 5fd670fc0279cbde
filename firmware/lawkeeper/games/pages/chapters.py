"""The rules in short, a chapter at a time: for a table that has forgotten one."""

from lawkeeper.ui.buttons import DOWN, LEFT, RIGHT
from lawkeeper.ui.reader import SHOWN, Reader


class RulesInShort(Reader):
    """LEFT and RIGHT turn to the next chapter, and so does DOWN at the end of one; `arg` is the number of
    this one, from 0.

    Subclasses give CHAPTERS, texts that begin with a line for a title: one is wrapped when it is read, all of
    them at once would take 3 KB.
    """

    CHAPTERS = ()
    TITLE = "RULES"

    def __init__(self, app, arg=0):
        Reader.__init__(self, app, arg or 0)

    def title(self):
        return self.TITLE + " %d/%d" % (self.arg + 1, len(self.CHAPTERS))

    def text(self):
        return self.CHAPTERS[self.arg]

    def view(self):
        screen = Reader.view(self)
        screen.foot = "B back ▲▼ ◀▶ chapters"
        return screen

    def tap(self, button):
        if button in (LEFT, RIGHT) or button == DOWN and self.cursor + SHOWN >= len(self._lines):
            step = -1 if button == LEFT else 1
            self.app.swap(self.app.nav.top()[0], (self.arg + step) % len(self.CHAPTERS))
        else:
            Reader.tap(self, button)
