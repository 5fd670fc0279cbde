"""On the VM: the heap in use at every stop of the tour, one line `heap<TAB>stop<TAB>bytes` each; and what the
box was told of its free memory, `free<TAB>bytes`, each time it asked.

`turn()` is called again and again by `run.mjs --turns`, which collects the garbage in between: inside a call
the VM puts a collection off. The tour comes recorded (see `recording.py`), so that its names do not weigh on
the box. What is there before anything of the box is loaded is taken off: the VM itself, the fake box.
"""

import gc
from binascii import unhexlify


class Box:
    """The interface of the box and hardly a name more: every name that the VM learns stays in its heap."""

    name = title = "VM"
    lights = 24
    buttons = 6
    current = 300
    faults = ()
    event_at = 0

    def __init__(self, nvm):
        self.nvm = nvm
        self.now = (1 << 29) - 5000
        self.keys = []
        self.lots = b""

    def ticks(self):
        return self.now

    def event(self):
        if not self.keys:
            return -1
        self.event_at = self.now
        return self.keys.pop(0)

    def held(self):
        return 0

    def supply(self):
        return 4700

    def cable_up(self):
        return False

    def date(self):
        return 0

    def random(self, count):
        lot, self.lots = self.lots[:count], self.lots[count:]
        return lot

    def show(self, *_):
        pass

    contrast = turn = light = tone = rest = feed = show


def read(path):
    with open(path) as file:
        return file.read().split("\n")


def turns(lines):
    """A yield wherever something is to be weighed: what was loaded before it is weighed in the next turn."""
    nvm = bytearray(b"\xff" * 4096)
    box = app = None
    yield
    harness = gc.mem_alloc()
    from lawkeeper import games as holder  # the build joins `modules` to it
    from lawkeeper.app import App

    # What is loaded goes by the room that a board has, not by that of the VM.
    def free():
        left = board - (gc.mem_alloc() - harness)
        print("free\t%d" % left)
        return left

    board = 0  # bytes that a Pico has free when nothing of ours is loaded
    assert holder.free  # where the box asks
    holder.free = free
    for line in lines:
        op, _, rest = line.partition(" ")
        if op == "aside":
            before = gc.mem_alloc()
            aside = bytearray(int(rest))  # noqa: F841 - all that comes lies elsewhere
            harness += gc.mem_alloc() - before
        elif op == "nvm":
            nvm[:] = unhexlify(rest)
        elif op == "board":
            board = int(rest)
        elif op == "on":
            box = Box(nvm)
            app = App(box)
        elif op == "pass":
            box.now = (box.now + int(rest)) % (1 << 29)
            yield  # the box weighs its memory after a picture, and nothing is collected inside a turn
            app.step()
        elif op == "down":
            box.keys.append(int(rest) | 0x80)
        elif op == "lot":
            box.lots += unhexlify(rest)
        elif op == "up":
            box.keys.append(int(rest))
        elif op == "ask":
            app.ask_service()
        elif op == "stop":
            yield
            print("heap\t%s\t%d" % (rest, gc.mem_alloc() - harness))


walk = turns(read("tour.txt"))


def turn():
    """Go one stop further. False at the end."""
    try:
        next(walk)
    except StopIteration:
        return False
    return True
