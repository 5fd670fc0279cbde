"""The tour of the screens as lines for `heap.py`: see `lawkeeper_host.checks.board_play`."""

from fakes.flash import BLANK
from fakes.flow import Flow
from lawkeeper.ui.buttons import NAMES


class Recorder(Flow):
    """A flow that writes down what it does to the box."""

    def __init__(self, nvm):
        written = nvm[:]
        self.tape = ["nvm " + written.hex()] if written != BLANK else []
        super().__init__(nvm)

    def power_on(self, held=()):
        self.tape.append("on")
        super().power_on(held)
        box, app = self.box, self.app
        passed, step, ask, draw = box.pass_time, app.step, app.ask_service, box.random
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

        def drawn(count):
            lot = draw(count)
            self.tape.insert(-1, "lot " + lot.hex())  # before the pass in which it is drawn
            return lot

        def asked():
            self.tape.append("ask")
            ask()

        box.pass_time, app.step, app.ask_service, box.random = pass_time, stepped, asked, drawn

    def down(self, name, ms):
        self.tape.append("down %d" % NAMES.index(name))
        super().down(name, ms)

    def up(self, name):
        self.tape.append("up %d" % NAMES.index(name))
        super().up(name)
