# portable: runs on CPython and on the MicroPython VM
"""A box that `app.main` runs, so that what the app raises ends where it ends on a real one.

def script(machine):
    yield from machine.press("A")
    machine.see("SORRY")

Machine(nvm).play(script)
"""

from fakes.box import Box
from lawkeeper import app
from lawkeeper.ui.buttons import NAMES
from lawkeeper.ui.canvas import Canvas

PASS_MS = 20


class Off(BaseException):
    """The script is over: the power goes off. Not an Exception: nothing in the box gets to handle it."""


class Restart(BaseException):
    """The box starts again, as after a reset."""


class Runner(Box):
    """The fake box; each pass of whatever loop runs takes the script one step on."""

    machine = None

    def feed(self):
        self.pass_time(PASS_MS)
        self.machine.step()

    def restart(self):
        self.machine.starts += 1
        raise Restart()


class Machine:
    """`starts`: how often the box was started; `box`: the one that runs now."""

    def __init__(self, nvm):
        self.nvm = nvm
        self.starts = 1
        self.box = None
        self.error = None
        self._script = None
        self._lines = ()

    def play(self, script):
        """Run the box until the script is over, through every restart."""
        self._script = script(self)
        plain, machine = Canvas.draw, self

        def draw(canvas, screen):
            machine._lines = screen.lines()
            return plain(canvas, screen)

        Canvas.draw = draw
        try:
            self._run()
        finally:
            Canvas.draw = plain
        if self.error:
            raise self.error

    def _run(self):
        while True:
            self.box = Runner(self.nvm, 24, 100 + self.starts)
            self.box.machine = self
            try:
                app.main(lambda: self.box)
            except Restart:
                continue
            except Off:
                return

    def step(self):
        """A pass: the script goes on to its next `yield`. What it finds wrong is no crash of the box."""
        try:
            next(self._script)
            return
        except StopIteration:
            self.error = None
        except AssertionError as error:
            self.error = error
        raise Off()

    # what a script does: `yield from` these

    def wait(self, passes=8):
        for _ in range(passes):
            yield

    def press(self, name, passes=3):
        """Press a button, let it go after some passes, wait for what comes of it."""
        button = NAMES.index(name)
        self.box.down(button)
        yield from self.wait(passes)
        if self.box.held() >> button & 1:  # a restart in between has made a new box, with nothing held
            self.box.up(button)
        yield from self.wait()

    def see(self, *wanted):
        """All of `wanted` must be on the screen."""
        text = self.text()
        for words in wanted:
            assert words in text, "no %r on the screen:\n%s" % (words, text)

    def text(self):
        return "\n".join(self._lines)
