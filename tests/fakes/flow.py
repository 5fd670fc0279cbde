# portable: runs on CPython and on the MicroPython VM
"""A game played by its buttons: a list of (what is done, what the screen then says).

play(flow, (
    ("A", "NEW GAME"),             # tap a button
    ("hold A", "There must"),      # press and keep it down until it counts as held
    ("let go A", "hold A"),        # let it go again
    ("keep A", "The law"),         # keep it down for the long hold, and on
    ("long A", "The law"),         # keep it down for the long hold, let it go
    ("wait 61", "9:"),             # seconds pass
    ("wait 2 down A", "MORE"),     # one after the other
    ("cut", "went off"),           # the power is cut and comes back
))
"""

from fakes import seen
from fakes.box import Box
from lawkeeper.app import App
from lawkeeper.ui.buttons import NAMES
from lawkeeper.ui.gestures import HOLD_MS, LONG_MS

SEED = 18  # of the box's own randomness: with the laws of `fakes.place` a sum of at least 9 is drawn first
DIM_SLEEP = 2, 10  # minutes
PASS_MS = 20  # how long one pass of the loop takes here


class Flow:
    """An app on a fake box. The drive is the current folder; `nvm` survives `cut`."""

    def __init__(self, nvm, lights=24):
        self.nvm = nvm
        self.lights = lights
        self.box = None
        self.app = None
        self.power_on()

    def power_on(self, held=()):
        """Start the app anew over the same nvm and drive, as after a power cut."""
        unix = self.box.unix if self.box else 0
        seed = self.box.seed if self.box else SEED
        self.box = Box(self.nvm, self.lights, seed)
        self.box.unix = unix
        for name in held:
            self.box.down(NAMES.index(name))
        self.app = App(self.box)
        # Flows wait for minutes where players would press now and then: the display sleeps later than it does
        # by itself.
        self.app.screensaver.set(self.app.preferences.brightness, *DIM_SLEEP)
        self.run(3 * PASS_MS)  # the first picture, what is wrong with the box, the picture with that

    def run(self, ms):
        """Let `ms` milliseconds pass."""
        while ms > 0:
            slice_ms = min(ms, PASS_MS)
            self.pass_loop(slice_ms)
            ms -= slice_ms

    def wait(self, seconds):
        """Let whole seconds pass, in passes of half a second: nothing that is timed in play is finer."""
        for _ in range(seconds * 2):
            self.pass_loop(500)

    def pass_loop(self, ms):
        """One pass of the loop, `ms` after the last one."""
        self.box.pass_time(ms)
        self.app.step()

    def press(self, name, ms=60):
        """Press the button called `name` and let it go after `ms`."""
        self.down(name, ms)
        self.up(name)

    def down(self, name, ms):
        self.box.down(NAMES.index(name))
        self.run(ms)

    def up(self, name):
        self.box.up(NAMES.index(name))
        self.run(2 * PASS_MS)

    def do(self, what):
        """Carry out a step of a flow: words in turn, see the top of this file."""
        words = what.split()
        while words:
            word = words.pop(0)
            if word == "cut":
                self.power_on()
            elif word == "hold":
                self.down(words.pop(0), HOLD_MS + 3 * PASS_MS)
            elif word == "keep":
                self.down(words.pop(0), LONG_MS + 3 * PASS_MS)
            elif word == "let":
                self.up(words.pop(1))
                words.pop(0)
            elif word == "long":
                self.press(words.pop(0), LONG_MS + 3 * PASS_MS)
            elif word == "wait":
                self.wait(int(words.pop(0)))
            else:
                self.press(word)

    def lines(self):
        """The eight rows on the screen."""
        return self.app.screen.lines()

    def text(self):
        """The eight rows, and the dice that are seen in its pictures."""
        return "\n".join(self.lines() + seen.lines(self.app.screen.art))


def play(flow, steps):
    """Do each step and hold the screen against what the step expects: a text in it, or several in a tuple."""
    for number, (what, expected) in enumerate(steps):
        flow.do(what)
        shown = flow.text()
        for wanted in (expected,) if isinstance(expected, str) else expected:
            if wanted not in shown:
                raise AssertionError("step %d (%s): no %r on the screen:\n%s" % (number, what, wanted, shown))
