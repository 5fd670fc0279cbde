"""What of the package is in memory. Modules come when something asks for them; one rule says when they go."""

import gc
import sys

ROOM = 64 * 1024  # bytes free: while there are fewer, what was used longest ago goes
AHEAD = 74 * 1024  # bytes free: with so many, pages that the players may open next are loaded ahead
PRESSES = 4  # so many leave half of the room full of what nobody needs any more
UNTOLD = 1 << 30  # bytes free where the runtime cannot tell


class Loaded(Exception):
    """A file of the board that came after the start has been read. args[0] is its module.

    CircuitPython collects garbage after every import that ends well, which takes 17 ms in a game: the build
    has these files end so (build/quiet.py)."""


def load(name):
    """Import the dotted module `name` and return it (`__import__` alone returns the top package)."""
    if name not in sys.modules:
        try:
            __import__(name)
        except Loaded as told:
            module = told.args[0]
            sys.modules[module.__name__] = module
    return sys.modules[name]


def loaded(name):
    """The end of such a file, which is the module `name`."""
    raise Loaded(sys.modules[name])


def beside(name):
    """-> path of a file that the build for the board puts into the folder of the package."""
    return sys.modules["lawkeeper"].__file__.rsplit("/", 1)[0] + "/" + name


def said(number):
    """-> a sentence of the file that the build puts there: see build/lean.py."""
    with open(beside("sentences.txt")) as file:
        for _ in range(number):
            file.readline()
        return file.readline()[:-1]


def free():
    """-> bytes of the heap that are free now."""
    return gc.mem_free() if hasattr(gc, "mem_free") else UNTOLD


class Memory:
    """Keeps the modules that were used last while there is room for them.

    What is loaded when this is made stays for ever. A name in `pinned` (dotted modules) stays too; one that
    ends in "." stands for all that begins so. A package goes last, when nothing in it is loaded: that of a
    game takes 2 KB, and who scrolls past its row in a menu has asked for it.
    """

    def __init__(self):
        self.free = UNTOLD  # bytes, after the last collection
        self._first = sys.modules.copy()
        self._order = []  # names of what came later, the one used longest ago first
        self.due = True  # something came or went: there is tidying to do
        self._calls = 0

    def use(self, name):
        """Module `name` is in use from now on. Something came or went: `tend` looks at it."""
        self.due = True
        if name in self._first:
            return
        if name in self._order:
            self._order.remove(name)
        self._order.append(name)

    def litter(self):
        """Something large was let go of."""
        self.due = True

    def drop(self, name):
        """Let go of module `name` at once: it has done its work, and there is more to do."""
        self._find()
        if name in self._order:
            self._forget(name)

    def clear(self, pinned):
        """Let go of all that is not pinned: somebody needs the room for what comes now."""
        self._find()
        for name in [name for name in self._order if not _among(name, pinned)]:
            self._forget(name)

    def tend(self, pinned, ahead):
        """A piece of tidying, for when nobody waits. -> True when there may be more to do.

        `ahead`: names of modules that are likely to be needed next.
        """
        if not self.due:
            return self._load_ahead(ahead) or self._sweep()
        self._calls = 0
        gc.collect()
        self.free = free()
        self.due = self.free < ROOM and self._forget_oldest(pinned)
        return True

    def _sweep(self):
        """Collect what some presses left behind, before a press has to wait for it."""
        self._calls += 1
        if self._calls >= PRESSES:
            self._calls = 0
            gc.collect()
        return False

    def _load_ahead(self, ahead):
        for name in ahead:
            folder = name.rsplit(".", 1)[0]
            if folder not in sys.modules:  # a board collects when it meets one: nobody shall wait for it
                load(folder)
                return True
        if self.free >= AHEAD:
            for name in ahead:
                if name not in sys.modules:
                    return self._loaded(name)
        return False

    def _loaded(self, name):
        try:
            load(name)
        except Exception:  # noqa: BLE001 - no harm is done yet: who opens that page will hear of it
            return False
        self.use(name)
        return True

    def _forget_oldest(self, pinned):
        self._find()
        for name in self._order:
            if not _among(name, pinned):
                self._forget(name)
                return True
        return self._forget_package()

    def _forget_package(self):
        for name, module in sys.modules.items():
            may_go = name.startswith("lawkeeper.") and name not in self._first and hasattr(module, "__path__")
            if may_go and not any(other.startswith(name + ".") for other in sys.modules):
                self._forget(name)
                return True
        return False

    def _find(self):
        """Take in what was loaded by the way: it counts as used longest ago."""
        known = self._first, self._order
        for name, module in sys.modules.items():
            ours = name.startswith("lawkeeper.") and not hasattr(module, "__path__")
            if ours and name not in known[0] and name not in known[1]:
                self._order.insert(0, name)

    def _forget(self, name):
        if name in self._order:
            self._order.remove(name)
        if name not in sys.modules:
            return
        # An imported module also hangs as an attribute on the package that it lies in.
        parent, leaf = name.rsplit(".", 1)
        holder = sys.modules.get(parent)
        if holder is not None and hasattr(holder, leaf):
            setattr(holder, leaf, None)
            delattr(holder, leaf)
        sys.modules[name] = None  # a slot that is only deleted keeps what was in it, until it is used again
        del sys.modules[name]


def _among(name, pinned):
    return any(name == pin or pin[-1] == "." and name.startswith(pin) for pin in pinned)
