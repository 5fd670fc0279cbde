"""The box looks for something, or makes it, piece by piece; then the game begins."""

from lawkeeper.ui import ring
from lawkeeper.ui.buttons import B
from lawkeeper.ui.page import Page
from lawkeeper.ui.screen import Screen


class Making(Page):
    """`arg`: the values of the set-up form. B goes back to it.

    WHAT is looked for ("a problem"). Subclasses give `steps` and `begin`."""

    WHAT = ""
    busy = True

    def __init__(self, app, arg=None):
        Page.__init__(self, app, arg)
        self._steps = None

    def does(self):
        """-> "looks for" or "makes"."""
        return "looks for"

    def steps(self):
        """-> generator: None while at work, at last what was found."""

    def begin(self, found):
        """The game begins; from here B leads to the form."""

    def view(self):
        rows = ("", "", "\tThe box %s\t" % self.does(), "\t%s ...\t" % self.WHAT)
        return Screen("ONE MOMENT", rows, "B back")

    def ring(self, frame):
        for light in range(3):
            frame[(self.cursor + light) % len(frame)] = ring.VIOLET

    def tap(self, button):
        if button == B:
            self.app.back()

    def work(self):
        """A step."""
        if self._steps is None:
            self._steps = self.steps()
        self.cursor += 1
        self.app.stale = True
        try:
            found = next(self._steps)
        except Exception:
            self.app.back()  # what is wrong is said on top of the form
            raise
        if found is not None:
            self.busy = False
            self._steps = None  # what has made it goes, before the game needs the room
            self.begin(found)
