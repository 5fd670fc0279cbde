"""One row for each thing that CPython has and the board has not: its name and code that uses it."""

import builtins
import importlib
from collections.abc import Iterator
from dataclasses import dataclass
from types import FunctionType, GeneratorType

from lawkeeper_host.checks.board_features import (
    BUILTINS,
    CONSTANTS,
    EXCEPTIONS,
    GUARDED,
    METHODS,
    MODULES,
    NO_ATTRIBUTE,
    NO_MODULE,
    SPECIAL,
)

# An object of each type, as code. Those in a variable are for types that no literal makes.
SAMPLES = {
    "str": "'ab'",
    "bytes": "b'ab'",
    "bytearray": "bytearray(b'ab')",
    "int": "(5)",
    "float": "(1.5)",
    "complex": "(1j)",
    "list": "[1]",
    "tuple": "(1,)",
    "dict": "{1: 2}",
    "set": "{1}",
    "frozenset": "frozenset([1])",
    "memoryview": "memoryview(b'ab')",
    "range": "range(3)",
    "generator": "(i for i in ())",
    "deque": "deque((), 3)",
    "array": "array('B', b'ab')",
    "file": "open('row.txt', 'w')",
}
THINGS = """
from collections import namedtuple
class A:
    'doc'
    def m(self):
        return 1
def f():
    'doc'
things = A, A().m, f, OSError(5), namedtuple('N', ('a',))(1)
"""
NO_METHODS = frozenset(
    f"__{name}__"
    for name in """
    class doc dict module qualname name bases base weakref mro basicsize itemsize flags dictoffset
    weakrefoffset text_signature annotations type_params abstractmethods
    """.split()
)
NUMBERS = ("os", "errno")
IMPORTED = {"deque": "from collections import deque\n", "array": "from array import array\n"}


@dataclass(frozen=True)
class Row:
    """Something that the board has not.

    name     what the test calls it
    plain    code in which its use can be read
    hidden   code that gets there so that only a run notices; it asserts what holds on CPython
    cpython, vm   whether the strict run there stops it (one does at least)
    """

    name: str
    plain: str
    hidden: str
    cpython: bool = True
    vm: bool = True


def rows() -> list[Row]:
    """The whole table, as rows."""
    tables = _names(), ARGUMENTS, _methods(), _attributes(), _specials(), _modules(), OPERATORS, SYNTAX
    return [row for table in tables for row in table]


def missing(kind: str) -> set[str]:
    """Names of the public methods and attributes that a type has in CPython and not on the board."""
    return {name for name in dir(type_of(kind)) if not name.startswith("_")} - METHODS[kind]


def type_of(kind: str) -> type:
    """CPython's type with the name that the table uses."""
    places = {"deque": "collections", "array": "array"}
    if kind == "generator":
        return GeneratorType
    if kind == "function":
        return FunctionType
    if kind == "file":
        return importlib.import_module("io").TextIOWrapper
    module = importlib.import_module(places.get(kind, "builtins"))
    return getattr(module, kind)


def missing_names() -> list[str]:
    """CPython's built-in names that the board has not."""
    have = BUILTINS.keys() | CONSTANTS | EXCEPTIONS
    site = {"copyright", "credits", "exit", "license", "quit"}  # not CPython's own
    return sorted(name for name in vars(builtins) if not name.startswith("_") and name not in have | site)


def missing_members(module: str) -> list[str]:
    """Public names that a module has in CPython and not on the board."""
    have = {**MODULES, **GUARDED}[module]
    here = vars(importlib.import_module(module))
    # The hundreds of numbers in os and errno are one case.
    numbers = {name for name, value in here.items() if module in NUMBERS and isinstance(value, int)}
    return sorted(name for name in here if name[0] != "_" and name not in have | numbers)


def _names() -> Iterator[Row]:
    for name in missing_names():
        yield Row(name, name, f"import builtins\nassert getattr(builtins, {name!r})")


def _methods() -> Iterator[Row]:
    for kind, sample in SAMPLES.items():
        first = IMPORTED.get(kind, "")
        for name in sorted(missing(kind)):
            plain = f"{first}thing = {sample}\nthing.{name}"
            hidden = f"{first}assert getattr({sample}, {name!r}, 7) != 7"
            # The VM's files lie on a disk of Node's.
            yield Row(f"{kind}.{name}", plain, hidden, vm=name != "fileno")


def _attributes() -> Iterator[Row]:
    for name in NO_ATTRIBUTE:
        hidden = THINGS + f"assert [1 for thing in things if hasattr(thing, {name!r})]"
        yield Row(name, f"def f():\n    'doc'\nf.{name}", hidden)


def _specials() -> Iterator[Row]:
    known = {name for kind in (object, type, int, float, str, list, dict, set) for name in dir(kind)}
    known |= {f"__{name}__" for name in "imul ifloordiv itruediv imod ipow imatmul ilshift irshift".split()}
    known |= {f"__{name}__" for name in "iand ior ixor index fspath missing delattr getattribute".split()}
    for name in sorted(name for name in known if name.startswith("__") and name not in SPECIAL | NO_METHODS):
        text = f"class A:\n    def {name}(self, *args):\n        return self\n"
        # A class made at run time has no text to look at.
        hidden = f"def f(self, *args):\n    return self\nclass A:\n    locals()[{name!r}] = f"
        yield Row(name, text, hidden)


def _modules() -> Iterator[Row]:
    for name in NO_MODULE:
        yield Row(f"module {name}", f"import {name}", f"__import__({name!r})")
    for module in MODULES:
        for name in missing_members(module):
            hidden = f"thing = __import__({module!r})\nassert hasattr(thing, {name!r})"
            plain = f"import {module}\n{module}.{name}"
            yield Row(f"{module}.{name}", plain, hidden, vm=(module, name) != ("hashlib", "sha256"))


def _called(name: str, plain: str, hidden: str) -> Row:
    return Row(name, f"thing = {plain}", hidden)


ARGUMENTS = (
    _called("next with a default", "next(iter([]), 0)", "f = next\nassert f(iter([]), 0) == 0"),
    _called("iter with two", "iter(lambda: 1, 1)", "f = iter\nassert not list(f(lambda: 1, 1))"),
    _called("int with base=", "int('ff', base=16)", "f = int\nassert f('ff', base=16) == 255"),
    _called("sum with start=", "sum([1], start=2)", "f = sum\nassert f([1], start=2) == 3"),
    _called("zip with strict=", "zip('a', 'b', strict=True)", "f = zip\nf('a', 'b', strict=True)"),
    _called("pow with mod=", "pow(2, 3, mod=5)", "f = pow\nassert f(2, 3, mod=5) == 3"),
    _called("str with encoding=", "str(b'a', encoding='utf-8')", "f = str\nf(b'a', encoding='utf-8')"),
    _called("bytes with encoding=", "bytes('a', encoding='utf-8')", "f = bytes\nf('a', encoding='utf-8')"),
    _called("round with ndigits=", "round(1.25, ndigits=1)", "f = round\nf(1.25, ndigits=1)"),
    _called("print with flush=", "print('', flush=True)", "f = print\nf('', flush=True)"),
    _called(
        "open with newline=", "open('row.txt', 'w', newline='')", "f = open\nf('row.txt', 'w', newline='')"
    ),
    _called("reversed of a dict", "reversed({1: 2})", "f = reversed\nassert list(f({1: 2})) == [1]"),
    _called(
        "split with maxsplit=", "'a b'.split(maxsplit=1)", "f = getattr('a b', 'split')\nassert f(maxsplit=1)"
    ),
    _called(
        "to_bytes with byteorder=",
        "(3).to_bytes(2, byteorder='big')",
        "f = getattr(3, 'to_bytes')\nassert f(2, byteorder='big')",
    ),
    _called(
        "from_bytes with byteorder=",
        "int.from_bytes(b'1', byteorder='big')",
        "f = getattr(int, 'from_bytes')\nassert f(b'1', byteorder='big')",
    ),
    Row(
        "center with a filling",
        "thing = 'a'.center(3, '*')",
        "f = 'a'.center\nassert f(3, '*')",
        cpython=False,
    ),
    Row(
        "gc.collect with a count",
        "import gc\nthing = gc.collect()",
        "thing = __import__('gc').collect()\nassert thing is not None",
    ),
)

_METHOD = "class A:\n    def m(self):\n        return 1\n"
OPERATORS = (
    Row("range == range", "same = range(3) == range(3)", "a, b = range(3), range(3)\nassert a == b"),
    Row(
        "equality of bound methods",
        _METHOD + "    def n(self, f):\n        return f == self.m\n",
        _METHOD + "a = A()\nf = a.m\ng = a.m\nassert f == g",
        vm=False,
    ),
    Row("a slice of a text with a step", "thing = 'abc'[::2]", "thing = str(123)\nassert thing[::2]"),
    Row("a slice of bytes with a step", "thing = b'abc'[::2]", "thing = bytes(3)\nassert thing[::2]"),
    Row(
        "a slice of a tuple with a step", "thing = (1, 2)[::-1]", "thing = tuple([1, 2])\nassert thing[::-1]"
    ),
    Row(
        "a slice assignment with a step",
        "thing = [1, 2]\nthing[::2] = [3]",
        "thing = [1, 2]\nf = thing\nf[::2] = [3]",
    ),
    Row(
        "set operations on the keys of a dict",
        "thing = {1: 2}.keys() & {1}",
        "f = {1: 2}.keys\nassert f() & {1}",
        cpython=False,
    ),
    Row("int | str", "thing = int | str", "a, b = int, str\nassert a | b", cpython=False),
    Row("list[int]", "thing = list[int]", "a = list\nassert a[int]", cpython=False),
    Row(
        "attributes of functions",
        "def f():\n    return 1\nf.last = 1",
        "def f():\n    return 1\ng = f\ng.last = 1",
    ),
    Row("__all__", "__all__ = ['a']", "globals()['__all__'] = ['a']", vm=False),
)


def _syntax(name: str, text: str, vm: bool = True) -> Row:
    return Row(name, text, text, vm=vm)  # grammar is always read: there is nothing to hide it in


SYNTAX = (
    _syntax("** in a dict display", "x = {**{}}"),
    _syntax("* in a list display", "x = [*[1]]"),
    _syntax("* in a tuple display", "x = 1, *[2]"),
    _syntax("* in a set display", "x = {*[1]}"),
    _syntax("positional-only parameters", "def f(a, /):\n    return a"),
    _syntax("match", "x = 1\nmatch x:\n    case 1:\n        y = 2"),
    _syntax("except*", "try:\n    x = 1\nexcept* ValueError:\n    x = 2"),
    _syntax("keywords of a class", "class A(metaclass=type):\n    x = 1"),
    _syntax("a decorator that is no name or call", "x = [lambda f: f]\n@x[0]\ndef f():\n    return 1"),
    _syntax("f-string with = inside braces", "x = 1\ny = f'{x=}'", vm=False),
)
