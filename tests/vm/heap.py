"""On the VM: the heap in use in every screen of the tour, one line `heap<TAB>screen<TAB>bytes` each.

`turn()` is called again and again by `run.mjs --turns`, which collects the garbage in between: inside a call
the VM puts a collection off. The tour comes recorded (see `recording.py`), so that its names do not weigh on
the box. What is there before anything of the box is loaded is taken off: the VM itself, the fake box.
"""

import gc

from fakes.box import Box


def read(path):
    with open(path) as file:
        return file.read().split("\n")


def turns(lines):
    """A yield wherever something is to be weighed: what was loaded before it is weighed in the next turn."""
    nvm = bytearray(b"\xff" * 4096)
    box = app = None
    yield
    harness = gc.mem_alloc()
    from lawkeeper.app import App

    for line in lines:
        op, _, rest = line.partition(" ")
        if op == "on":
            box = Box(nvm, 24, 1)
            app = App(box)
        elif op == "pass":
            box.pass_time(int(rest))
            app.step()
        elif op == "down":
            box.down(int(rest))
        elif op == "up":
            box.up(int(rest))
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
