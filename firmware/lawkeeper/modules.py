"""Feature modules are imported on entry and dropped on exit: that keeps the heap small."""

import sys


def load(name):
    """Import the dotted module `name` and return it (`__import__` alone returns the top package)."""
    __import__(name)
    return sys.modules[name]


def loaded(name):
    """Whether the module is in memory."""
    return name in sys.modules


def said(number):
    """-> a sentence of the file that the build for the board puts beside this one: see build/lean.py."""
    with open(__file__.rsplit("/", 1)[0] + "/sentences.txt") as file:
        for _ in range(number):
            file.readline()
        return file.readline()[:-1]


def drop(package, start="", keep=()):
    """Forget the modules inside `package` (not the package itself): their memory can be had again.

    Only those whose names there begin with `start`, and none of `keep`. True when there were any.
    """
    prefix = package + "." + start
    kept = [package + "." + name for name in keep]
    found = [name for name in sys.modules if name.startswith(prefix) and name not in kept]
    for name in found:
        _unlink(name)
        sys.modules[name] = None  # a slot that is only deleted keeps what was in it, until it is used again
        del sys.modules[name]
    return bool(found)


def _unlink(name):
    # An imported module also hangs as an attribute on the package that it lies in.
    parent, leaf = name.rsplit(".", 1)
    holder = sys.modules.get(parent)
    if holder is not None and hasattr(holder, leaf):
        setattr(holder, leaf, None)
        delattr(holder, leaf)
