# portable: runs on CPython and on the MicroPython VM
"""A board's memory, for tests: how much is free, and what is not loaded yet."""

import sys

from lawkeeper import modules


class Room:
    """Stands for the free memory of a board: `levels` are what is free, one after each collection."""

    def __init__(self, *levels):
        self.levels = list(levels)

    def __enter__(self):
        self.plain = modules.free
        modules.free = lambda: self.levels.pop(0) if len(self.levels) > 1 else self.levels[0]

    def __exit__(self, *_):
        modules.free = self.plain


def without(package):
    """Nothing of this package is in memory."""
    for name in [name for name in sys.modules if name == package or name.startswith(package + ".")]:
        modules.Memory()._forget(name)
