"""The rules in short, a chapter at a time: for a table that has forgotten one."""

from lawkeeper.ui.buttons import LEFT, RIGHT
from lawkeeper.ui.reader import Reader


class RulesInShort(Reader):
    """LEFT and RIGHT turn to the next chapter; `arg` is the number of this one, from 0.

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
        if button in (LEFT, RIGHT):
            step = 1 if button == RIGHT else -1
            self.app.swap(self.app.nav.top()[0], (self.arg + step) % len(self.CHAPTERS))
        else:
            Reader.tap(self, button)
