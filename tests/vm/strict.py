"""On the VM, before a portable test: takes away what the VM has and the board has not.

Run with `BOARD`, what the board has, from the table: see lawkeeper_host.checks.vm, which puts it in front.
"""

# ruff: noqa: F821

import builtins
import io
import sys

import deflate

_import, _build_class = builtins.__import__, builtins.__build_class__
_getattr, _hasattr, _next = builtins.getattr, builtins.hasattr, builtins.next
_print_exception = sys.print_exception
_function, _module = type(lambda: 0), type(sys)
_missing = {bytes: BOARD["bytes"], bytearray: BOARD["bytes"], memoryview: BOARD["bytes"]}


class Printed:
    """Stands for the board's `traceback`, which the VM has not: tests find it as the module `vm_printed`."""

    def of(self, error):
        text = io.StringIO()
        _print_exception(error, text)
        return text.getvalue()


class Inflating:
    """Stands for the board's `zlib`, which the VM has by another name."""

    def decompress(self, data, wbits):
        assert -15 <= wbits < 0, "the VM has no more of it than raw deflate"
        return deflate.DeflateIO(io.BytesIO(data), deflate.RAW, -wbits).read()


class Members:
    """The members of a module that the board has too."""


def _members(name, have):
    module, kept = _import(name), Members()
    for member in have:
        if _hasattr(module, member):
            setattr(kept, member, _getattr(module, member))
    return kept


def board_import(name, *rest):
    top = name.split(".")[0]
    module = _import(name, *rest)
    first = sys.modules.get(top, module)
    ours = _hasattr(first, "__file__") or _hasattr(first, "__path__") or not isinstance(first, _module)
    if not (ours or top in BOARD["known"]):
        raise ImportError("no module named '%s' on the board" % name)
    return module


def board_build_class(function, name, *bases):
    made = _build_class(function, name, *bases)
    for defined in made.__dict__:
        is_method = isinstance(made.__dict__[defined], (_function, staticmethod, classmethod))
        if is_method and defined[:2] == "__" == defined[-2:] and defined not in BOARD["special"]:
            raise TypeError(defined + " does nothing on the board")
    return made


def lacks(thing, name):
    return name in BOARD["attributes"] or name in _missing.get(type(thing), ())


def board_getattr(thing, name, *default):
    if lacks(thing, name):
        if default:
            return default[0]
        raise AttributeError("no attribute '%s' on the board" % name)
    return _getattr(thing, name, *default)


def board_hasattr(thing, name):
    return _hasattr(thing, name) and not lacks(thing, name)


def board_next(steps):
    return _next(steps)


def board_reversed(things, _reversed=builtins.reversed):
    if isinstance(things, dict):
        raise KeyError(0)
    return _reversed(things)


def gone(*_):
    raise NameError("not on the board")


def narrow():
    """From now on everything that runs has what the board has."""
    for name in BOARD["modules"]:
        try:
            sys.modules[name] = _members(name, BOARD["modules"][name])
        except ImportError:
            sys.modules[name] = None
            del sys.modules[name]
    sys.modules["vm_printed"], sys.modules["zlib"] = Printed(), Inflating()
    collect = sys.modules["gc"].collect

    def board_collect():
        collect()

    sys.modules["gc"].collect = board_collect
    for name in BOARD["gone"]:
        if _hasattr(builtins, name):
            setattr(builtins, name, gone)
    builtins.next, builtins.reversed = board_next, board_reversed
    builtins.getattr, builtins.hasattr = board_getattr, board_hasattr
    builtins.__import__, builtins.__build_class__ = board_import, board_build_class


narrow()
