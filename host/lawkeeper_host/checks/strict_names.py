"""The built-in names and the modules of the board, made of CPython's: what strict code sees."""

import builtins
import sys
from collections.abc import Callable
from types import FunctionType, ModuleType
from typing import Any

from lawkeeper_host.checks.board_features import BUILTINS, CONSTANTS, EXCEPTIONS, GUARDED, MODULES, SPECIAL
from lawkeeper_host.checks.strict_guards import GUARDS, attribute, lacks

MEMBERS = {**MODULES, **GUARDED}
METHOD_TYPES = (FunctionType, staticmethod, classmethod)
KNOWN = frozenset({*MEMBERS, "builtins", "micropython"})


class BoardModule(ModuleType):
    """A module of CPython of which only the board's members can be reached. What is set goes to it."""

    def __init__(self, real: ModuleType) -> None:
        super().__init__(real.__name__)
        self.__dict__["real"] = real

    def __getattr__(self, name: str) -> Any:
        if name not in MEMBERS[self.__name__]:
            raise AttributeError(f"module '{self.__name__}' has no attribute '{name}' on the board")
        return getattr(self.__dict__["real"], name)

    def __setattr__(self, name: str, value: Any) -> None:
        setattr(self.__dict__["real"], name, value)

    def __delattr__(self, name: str) -> None:
        delattr(self.__dict__["real"], name)


class BoardGc(BoardModule):
    """`gc` collects, and does not say how much."""

    def collect(self) -> None:
        """Collect the garbage; no count."""
        self.__dict__["real"].collect()


def board_import(name: str, *rest: Any) -> Any:
    """`__import__` for the device package: of the standard library only what the board has."""
    top = name.partition(".")[0]
    if top in sys.stdlib_module_names and top not in KNOWN:
        raise ImportError(f"no module named '{name}' on the board")
    module = builtins.__import__(name, *rest)
    if name == "builtins":
        return _names_module
    if name not in MEMBERS or isinstance(module, BoardModule):
        return module
    return (BoardGc if name == "gc" else BoardModule)(module)


def board_class(function: FunctionType, name: str, *bases: type, **keywords: Any) -> Any:
    """`__build_class__` that refuses special methods which the board never calls."""
    made = builtins.__build_class__(function, name, *bases, **keywords)
    for defined, value in vars(made).items():
        if defined.startswith("__") and defined not in SPECIAL and isinstance(value, METHOD_TYPES):
            raise TypeError(f"{defined} does nothing on the board")
    return made


def board_next(steps: Any) -> Any:
    """`next` without a default."""
    return next(steps)


def board_iter(things: Any) -> Any:
    """`iter` of one thing."""
    return iter(things)


def board_reversed(things: Any) -> Any:
    """`reversed`, but not of a dict."""
    if isinstance(things, dict):
        raise KeyError(0)
    return reversed(things)


def board_getattr(thing: Any, name: str, *default: Any) -> Any:
    """`getattr` that does not find what the board has not."""
    if not default:
        return attribute(thing, name)
    return default[0] if lacks(thing, name) else getattr(thing, name, *default)


def board_hasattr(thing: Any, name: str) -> bool:
    """`hasattr`, likewise."""
    return hasattr(thing, name) and not lacks(thing, name)


NARROWED: dict[str, Callable[..., Any]] = {
    "next": board_next,
    "iter": board_iter,
    "reversed": board_reversed,
    "getattr": board_getattr,
    "hasattr": board_hasattr,
    "__build_class__": board_class,
}


def board_builtins(importing: Callable[..., Any]) -> dict[str, Any]:
    """The names that code finds without binding them; `importing` is its `__import__`."""
    have = BUILTINS.keys() | EXCEPTIONS | CONSTANTS
    real = {name: value for name, value in vars(builtins).items() if name in have}
    return {**real, **NARROWED, **GUARDS, "__import__": importing}


DEVICE_NAMES = board_builtins(board_import)
TEST_NAMES = board_builtins(builtins.__import__)  # a test may import what it likes
_names_module = ModuleType("builtins")
vars(_names_module).update(DEVICE_NAMES)
