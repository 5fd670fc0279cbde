"""The tour of the screens as lines for `heap.py`, with the drive it starts from: run in an empty folder."""

from pathlib import Path

from fakes.flash import Nvm
from fakes.flow import Flow
from fakes.place import settle
from flows.tour import stops
from lawkeeper.ui.buttons import NAMES


class Recorder(Flow):
    """A flow that writes down what it does to the box."""

    def __init__(self, nvm):
        self.tape = []
        super().__init__(nvm)

    def power_on(self, held=()):
        self.tape.append("on")
        super().power_on(held)
        box, app = self.box, self.app
        passed, step, ask = box.pass_time, app.step, app.ask_service
        time = 0

        def pass_time(ms):
            nonlocal time
            time += ms
            passed(ms)

        def stepped():
            nonlocal time
            self.tape.append("pass %d" % time)
            time = 0
            step()

        def asked():
            self.tape.append("ask")
            ask()

        box.pass_time, app.step, app.ask_service = pass_time, stepped, asked

    def down(self, name, ms):
        self.tape.append("down %d" % NAMES.index(name))
        super().down(name, ms)

    def up(self, name):
        self.tape.append("up %d" % NAMES.index(name))
        super().up(name)


def record():
    """Put a fresh drive and `tour.txt` into the current folder."""
    settle()
    flow = Recorder(Nvm())
    for name, _ in stops(flow):
        flow.tape.append("stop " + name)
    settle()
    Path("tour.txt").write_text("\n".join(flow.tape))


if __name__ == "__main__":
    record()
