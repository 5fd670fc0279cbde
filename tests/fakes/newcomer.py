# portable: runs on CPython and on the MicroPython VM
"""Players who have never seen the game: they read what lies over a page before they press anything else."""

from fakes.flow import Flow
from lawkeeper.guide import UNREAD_MS


def covered(flow):
    """Does a sentence lie over the page?"""
    guide = flow.app.stage.guide
    return guide is not None and guide.covers


def closing(sentence):
    """-> the name of a button that closes `sentence` and does nothing else."""
    signs = "▲▼◀▶" if "your arrow" in sentence else sentence
    arrows = [name for name, sign in (("left", "◀"), ("down", "▼"), ("up", "▲")) if sign not in signs]
    return (arrows + ["A"])[0]


class Newcomer(Flow):
    """A flow in which every explanation is read and closed as soon as it is there, also while another button
    is down: with an arrow that it does not ask for. `read`: (page, rows) of each, in order."""

    def __init__(self, nvm, lights=24):
        self.read = []
        self._down = None  # the button that is held
        Flow.__init__(self, nvm, lights)

    def down(self, name, ms):
        Flow.down(self, name, ms)
        self._down = name
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
            name = closing(" ".join(self.app.screen.rows))
            if name == self._down:
                return  # first it is let go
            self.read.append((self.app.nav.top()[0], list(self.app.screen.rows)))
            self.run(UNREAD_MS)
            Flow.down(self, name, 60)
            Flow.up(self, name)
