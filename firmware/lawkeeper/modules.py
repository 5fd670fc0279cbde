"""Feature modules are imported on entry and dropped on exit: that keeps the heap small."""

import gc
import sys


def load(name):
    """Import the dotted module `name` and return it (`__import__` alone returns the top package)."""
    __import__(name)
    return sys.modules[name]


def drop(package):
    """Forget every module inside `package` (not the package itself), so that its memory can be had again."""
    prefix = package + "."
    for name in [name for name in sys.modules if name.startswith(prefix)]:
        _unlink(name)
        del sys.modules[name]
    gc.collect()


def _unlink(name):
    # An imported module also hangs as an attribute on the package that it lies in.
    parent, leaf = name.rsplit(".", 1)
    holder = sys.modules.get(parent)
    if holder is not None and hasattr(holder, leaf):
        delattr(holder, leaf)
