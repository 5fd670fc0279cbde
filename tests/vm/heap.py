"""On the VM: the heap in use in every screen of the tour, one line `heap<TAB>screen<TAB>bytes` each.

What belongs to the test and not to the box is taken off: the tour, the fake box and its 4096 bytes of nvm,
which a board has in flash.
"""

import gc


def in_use():
    gc.collect()
    return gc.mem_alloc()


import lawkeeper.app  # noqa: E402, F401  (what follows must weigh the harness alone)

before = in_use()
import fakes.flow  # noqa: E402, F401
from flows.tour import tour  # noqa: E402

harness = in_use() - before + 4096


def visit(name, app):
    """Called at every screen of the tour."""
    print("heap\t%s\t%d" % (name, in_use() - harness))


tour(visit)
