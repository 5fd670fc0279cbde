"""What every page of the box is made of."""

from lawkeeper.ui.buttons import B
from lawkeeper.ui.screen import Screen


class Page:
    """One place a player can be: a view of some state, its lights, and what the buttons do there.

    The app makes a page when it comes to the top and drops it when it leaves, so what must last belongs to
    the game, not to the page.
    """

    holds = ()  # buttons with a meaning when held: their tap comes on release
    longs = ()  # buttons with a meaning when held for long: only what cannot be undone
    runs = ()  # buttons whose tap comes again and again while they are down
    keys = False  # number keys are told too, where a board has them: `buttons.KEYS` and up
    live = False  # asked for view() again every 250 ms, for clocks
    hears = False  # waits for something that is said on a computer: `hear` is called
    waits = False  # asks something that no clock may decide: none runs the while
    busy = False  # has something to find out: `work` is called in every pass once the page was shown
    needs = ()  # dotted names of modules that stay in memory as long as it is in front
    keep_cursor = False  # the cursor is put back where it was when players return to this page

    def __init__(self, app, arg=None):
        self.app = app
        self.arg = arg
        self.cursor = 0

    def leads(self):
        """-> names of the pages that players may well open from here, the likeliest first: loaded while
        nobody presses."""
        return ()

    def view(self):
        """The Screen to show now. Called after every gesture, and every 250 ms when `live`."""
        return Screen()

    def ring(self, frame):
        """Set the lights of `frame` (see lawkeeper.ui.ring), 24 or 12, which come all OFF."""

    def work(self):
        """A piece of what a busy page has to find out, 50 ms at most. `app.stale = True` has it shown.
        -> True where nothing is left to do in this pass: the box rests a little."""

    def hear(self, data):
        """Take `data` (bytes) that came by the cable. -> None, or a sentence on why it is not taken."""

    def tap(self, button):
        """A short press. B is one step back unless a page says otherwise."""
        if button == B:
            self.app.back()

    def hold(self, button):
        """`button` has been down for half a second; `release` follows."""

    def release(self, button):
        """A held button was let go."""

    def long(self, button):
        """`button` has been down for two seconds and nothing else was pressed."""
