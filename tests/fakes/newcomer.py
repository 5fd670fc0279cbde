# portable: runs on CPython and on the MicroPython VM
"""Players who have never seen the game: they read what lies over a page before they press anything else."""

from fakes.flow import Flow
from lawkeeper.guide import UNREAD_MS
from lawkeeper.ui.gestures import HOLD_MS


def covered(flow):
    """Does a sentence lie over the page?"""
    guide = flow.app.stage.guide
    return guide is not None and guide.covers


class Newcomer(Flow):
    """A flow in which every explanation is read and closed with A as soon as it is there, also while another
    button is down; where A itself is held it is let go first. `read`: (page, rows) of each, in order."""

    def __init__(self, nvm, lights=24):
        self.read = []
        self._down = None  # the button that is down
        self._held = False  # and for long
        Flow.__init__(self, nvm, lights)

    def down(self, name, ms):
        Flow.down(self, name, ms)
        self._down = name
        self._held = ms > HOLD_MS
        self.close()

    def up(self, name):
        Flow.up(self, name)
        self._down = None
        self.close()

    def wait(self, seconds):
        Flow.wait(self, seconds)
        self.close()

    def close(self):
        while covered(self) and not self.app.toasts:
            if self._down == "A" and not self._held:
                return  # first it is let go
            self.read.append((self.app.nav.top()[0], list(self.app.screen.rows)))
            if self._down == "A":
                Flow.up(self, "A")
            self.run(UNREAD_MS)
            Flow.down(self, "A", 60)
            Flow.up(self, "A")
