"""The sources of the device package, changed so that what has a price of its own is counted as they run."""

import ast
import builtins
import importlib
import sys
from collections.abc import Callable, Iterator
from typing import Any

from lawkeeper_host.checks.board_time import Counted, count

# Dotted name in the sources -> what stands in its place.
_STANDS_FOR = {"int.from_bytes": "board_from_bytes", "sys.modules": "board_modules"}


class _Instrument(ast.NodeTransformer):
    """`1 << n`, `int.from_bytes`, `"..." % x`, `for ... in`, `sys.modules` go through functions of ours."""

    def visit_BinOp(self, node: ast.BinOp) -> ast.expr:  # noqa: N802
        self.generic_visit(node)
        if isinstance(node.left, ast.Constant):
            if isinstance(node.op, ast.LShift):
                return _call("board_shifted", node.left, node.right)
            if isinstance(node.op, ast.Mod) and isinstance(node.left.value, str | bytes):
                return _call("board_formatted", node.left, node.right)
        return node

    def visit_For(self, node: ast.For) -> ast.For:  # noqa: N802
        self.generic_visit(node)
        node.iter = _call("board_walked", node.iter)
        return node

    def visit_comprehension(self, node: ast.comprehension) -> ast.comprehension:
        self.generic_visit(node)
        node.iter = _call("board_walked", node.iter)
        return node

    def visit_Attribute(self, node: ast.Attribute) -> ast.expr:  # noqa: N802
        self.generic_visit(node)
        of = node.value.id if isinstance(node.value, ast.Name) else ""
        name = _STANDS_FOR.get(f"{of}.{node.attr}")
        return ast.Name(name, ast.Load()) if name else node


def _call(name: str, *arguments: ast.expr) -> ast.Call:
    return ast.Call(ast.Name(name, ast.Load()), list(arguments), [])


def instrumented(text: str) -> str:
    """The source with those calls in it; `install` says what they do."""
    return ast.unparse(ast.fix_missing_locations(_Instrument().visit(ast.parse(text))))


def _shifted(value: int, by: int) -> int:
    return Counted(value) << by


def _from_bytes(*arguments: Any) -> int:
    return Counted(int.from_bytes(*arguments))


def _formatted(text: Any, values: Any) -> Any:
    count("format")
    return text % values


def _walked(things: Any) -> Any:
    if isinstance(things, str):
        count("char", len(things))
    return things


class _Modules:
    """`sys.modules` as it is on the board: hardly any but ours are listed in it."""

    def __iter__(self) -> Iterator[str]:
        return (name for name in list(sys.modules) if name.split(".")[0] == "lawkeeper")

    def __getattr__(self, name: str) -> Any:
        return getattr(sys.modules, name)

    def __contains__(self, name: str) -> bool:
        return name in sys.modules

    def __getitem__(self, name: str) -> Any:
        return sys.modules[name]

    def __setitem__(self, name: str, module: Any) -> None:
        sys.modules[name] = module

    def __delitem__(self, name: str) -> None:
        del sys.modules[name]


class _File:
    """A file of which what is read is counted."""

    def __init__(self, file: Any) -> None:
        self._file = file

    def __getattr__(self, name: str) -> Any:
        given = getattr(self._file, name)
        return _with_bytes(given, "read byte") if name.startswith("read") else given

    def __enter__(self) -> Any:
        return self

    def __exit__(self, *_: object) -> None:
        self._file.close()

    def __iter__(self) -> Any:
        return iter(self._file)


def _with_bytes(call: Callable[..., Any], thing: str, at: int | None = None) -> Callable[..., Any]:
    """`call`, counting the bytes that it gives, or those of its argument number `at`."""

    def counted(*arguments: Any, **named: Any) -> Any:
        result = call(*arguments, **named)
        given = result if at is None else arguments[at]
        count(thing, given if isinstance(given, int) else len(given or b""))
        return result

    return counted


def with_calls(call: Callable[..., Any], thing: str) -> Callable[..., Any]:
    """`call`, counting how often it is called."""

    def counted(*arguments: Any) -> Any:
        count(thing)
        return call(*arguments)

    return counted


def instruments() -> dict[str, Any]:
    """What the instrumented sources call, by the names that they have there."""
    ours = {"shifted": _shifted, "from_bytes": _from_bytes, "formatted": _formatted, "walked": _walked,
            "modules": _Modules()}  # fmt: skip
    return {"board_" + name: thing for name, thing in ours.items()}


def install() -> None:
    """Count what the sources and the libraries do: before the package is imported."""
    opened = builtins.open

    def opening(*arguments: Any, **named: Any) -> Any:
        count("open")
        return _File(opened(*arguments, **named))

    vars(builtins).update(instruments())
    builtins.open = opening
    for module, name, what, at in (("binascii", "crc32", "crc byte", 0), ("json", "loads", "json byte", 0),
                                   ("json", "dumps", "json byte", None)):  # fmt: skip
        library = importlib.import_module(module)
        setattr(library, name, _with_bytes(getattr(library, name), what, at))
