"""What a file uses that the board has not, read from its text (the table is in `board_features`)."""

import ast
import functools
import site
from collections.abc import Callable, Iterator
from pathlib import Path

from lawkeeper_host.checks.board_features import (
    ANY_KEYWORD,
    BOARD_ONLY,
    BUILTINS,
    FORBIDDEN,
    GUARDED,
    METHOD_KEYWORDS,
    METHOD_MOST,
    METHODS,
    MODULES,
    NO_ATTRIBUTE,
    SPECIAL,
    way,
)
from lawkeeper_host.checks.board_kinds import Kinds, is_scope, kind, kinds_in, possible
from lawkeeper_host.checks.board_rows import missing, missing_names
from lawkeeper_host.checks.board_syntax import syntax
from lawkeeper_host.places import DEVICE

Finding = tuple[int, str]
UNSLICED = ("str", "bytes", "bytearray", "memoryview", "tuple")


def findings(tree: ast.Module, source: str) -> Iterator[Finding]:
    """(line, sentence) of everything in a file that the board has not."""
    yield from syntax(tree, source)
    yield from _tree_wide(tree)
    modules, asked = _modules_of(tree), _asked(tree)
    for node in ast.walk(tree):
        if isinstance(node, ast.Attribute) and isinstance(node.value, ast.Name):
            module = modules.get(node.value.id, "")
            yield from () if (node.value.id, node.attr) in asked else _member(node, module, node.attr)
    yield from _scope(tree, {})


def _scope(node: ast.AST, names: Kinds) -> Iterator[Finding]:
    if is_scope(node):
        names = kinds_in(node, names)
    for check in CHECKS:
        yield from check(node, names)
    for child in ast.iter_child_nodes(node):
        yield from _scope(child, names)


def _name(node: ast.AST, names: Kinds) -> Iterator[Finding]:
    if isinstance(node, ast.Name) and node.id not in names:
        if node.id in FORBIDDEN:
            yield node.lineno, f"{node.id}() is not allowed: use a table of functions"
        elif node.id in _missing_names():
            yield node.lineno, f"{node.id} is not on the board: use {way(node.id)}"


def _builtin_call(node: ast.AST, names: Kinds) -> Iterator[Finding]:
    if not (isinstance(node, ast.Call) and isinstance(node.func, ast.Name)) or node.func.id in names:
        return
    name = node.func.id
    least, most, allowed = BUILTINS.get(name, (0, len(node.args), ANY_KEYWORD))
    starred = any(isinstance(argument, ast.Starred) for argument in node.args)
    if len(node.args) > most:
        plural = "s" * (most != 1)
        yield node.lineno, f"{name}() takes at most {most} argument{plural} on the board: use {way(name)}"
    if not starred and len(node.args) + len(node.keywords) < least:
        yield node.lineno, f"{name}() takes at least {least} arguments: give them"
    yield from _keywords(node, name, allowed)
    if name == "reversed" and node.args and kind(node.args[0], names) == "dict":
        yield node.lineno, "reversed() of a dict is not on the board: use reversed(list(names))"


def _keywords(node: ast.Call, name: str, allowed: frozenset[str]) -> Iterator[Finding]:
    for keyword in node.keywords:
        if keyword.arg and keyword.arg not in allowed and allowed != ANY_KEYWORD:
            yield node.lineno, f"{name} takes no keyword {keyword.arg}= on the board: use {way(name)}"


def _method_call(node: ast.AST, names: Kinds) -> Iterator[Finding]:
    if not (isinstance(node, ast.Call) and isinstance(node.func, ast.Attribute)):
        return
    name, known = node.func.attr, kind(node.func.value, names)
    built_in = known and name in METHODS[known]
    if built_in or (name in _method_names() and name not in _our_names()):
        yield from _keywords(node, name, METHOD_KEYWORDS.get(name, frozenset()))
        if len(node.args) > METHOD_MOST.get(name, len(node.args)):
            yield node.lineno, f"{name} takes {METHOD_MOST[name]} argument on the board: use {way(name)}"


def _attribute(node: ast.AST, names: Kinds) -> Iterator[Finding]:
    if not isinstance(node, ast.Attribute):
        return
    kinds = possible(node.value, names)
    if isinstance(node.value, ast.Name) and node.value.id in METHODS and node.value.id not in names:
        kinds = {node.value.id}  # the type itself: str.zfill
    known = next((one for one in kinds if one and node.attr in _missing(one)), None)
    if "function" in kinds and isinstance(node.ctx, ast.Store):
        yield node.lineno, "functions have no attributes on the board: use an object with attributes"
    elif node.attr in NO_ATTRIBUTE:
        yield node.lineno, f".{node.attr} is not on the board: use {NO_ATTRIBUTE[node.attr]}"
    elif known or (kinds == {None} and node.attr in _nowhere()):
        yield node.lineno, f".{node.attr} is not on the board{_of(known)}: use {way(node.attr)}"


def _of(known: str | None) -> str:
    return f" for {known}" if known else ""


def _class(node: ast.AST, names: Kinds) -> Iterator[Finding]:
    if not isinstance(node, ast.ClassDef):
        return
    methods = {
        inner.name for inner in node.body if isinstance(inner, ast.FunctionDef) and not inner.decorator_list
    }
    for inner in ast.iter_child_nodes(node):
        for name in _defined(inner):
            if name.startswith("__") and name.endswith("__") and name not in SPECIAL:
                yield inner.lineno, f"{name} does nothing on the board: use {way(name)}"  # type: ignore[attr-defined]
    for inner in ast.walk(node):
        if isinstance(inner, ast.Compare) and any(_is_bound(side, methods) for side in _sides(inner)):
            yield inner.lineno, "methods are never equal on the board: compare names, or pairs (object, name)"


def _defined(node: ast.AST) -> list[str]:
    if isinstance(node, ast.FunctionDef):
        return [node.name]
    if isinstance(node, ast.Assign):
        return [target.id for target in node.targets if isinstance(target, ast.Name)]
    return []


def _sides(node: ast.Compare) -> list[ast.expr]:
    equal = any(isinstance(op, (ast.Eq, ast.NotEq, ast.In, ast.NotIn)) for op in node.ops)
    return [node.left, *node.comparators] if equal else []


def _is_bound(node: ast.AST, methods: set[str]) -> bool:
    return (
        isinstance(node, ast.Attribute)
        and node.attr in methods
        and isinstance(node.value, ast.Name)
        and node.value.id == "self"
    )


def _operator(node: ast.AST, names: Kinds) -> Iterator[Finding]:
    if isinstance(node, ast.Compare) and any(kind(side, names) == "range" for side in _sides(node)):
        if not isinstance(node.ops[0], (ast.In, ast.NotIn)):
            yield node.lineno, "ranges are never equal on the board: compare the numbers"
    elif isinstance(node, ast.BinOp) and isinstance(node.op, (ast.BitOr, ast.BitAnd, ast.BitXor, ast.Sub)):
        if any(_is_view(side) for side in (node.left, node.right)):
            yield node.lineno, "set operations on the keys of a dict are not on the board: use set(names)"
        elif all(_is_type(side, names) for side in (node.left, node.right)):
            yield node.lineno, "a | b of types is not on the board: use a tuple of types"
    elif isinstance(node, ast.Subscript):
        yield from _subscript(node, names)


def _subscript(node: ast.Subscript, names: Kinds) -> Iterator[Finding]:
    if _is_type(node.value, names):
        yield node.lineno, "a type with [...] is not on the board: use the type alone"
    if isinstance(node.slice, ast.Slice) and node.slice.step is not None:
        if not isinstance(node.ctx, ast.Load):
            yield node.lineno, "assigning to or deleting a slice with a step is not on the board: use a loop"
        elif kind(node.value, names) in UNSLICED:
            yield node.lineno, "slices of texts, bytes and tuples take no step on the board: use a loop"


def _is_view(node: ast.AST) -> bool:
    return (
        isinstance(node, ast.Call)
        and isinstance(node.func, ast.Attribute)
        and node.func.attr in ("keys", "items")
        and not node.args
    )


def _is_type(node: ast.AST, names: Kinds) -> bool:
    return isinstance(node, ast.Name) and node.id in METHODS and node.id not in names


CHECKS: tuple[Callable[[ast.AST, Kinds], Iterator[Finding]], ...] = (
    _name,
    _builtin_call,
    _method_call,
    _attribute,
    _class,
    _operator,
)


def _tree_wide(tree: ast.Module) -> Iterator[Finding]:
    for node in ast.walk(tree):
        if isinstance(node, ast.Assign) and "__all__" in _defined(node):
            yield node.lineno, "__all__ does nothing on the board: use names with _ in front"
        elif isinstance(node, ast.ImportFrom) and not node.level:
            for alias in node.names:
                yield from _member(node, node.module or "", alias.name)
        if not isinstance(node, ast.Expr):  # a call that stands alone: nobody asks what it returns
            yield from (found for child in ast.iter_child_nodes(node) for found in _count(child))


def _count(node: ast.AST) -> Iterator[Finding]:
    if isinstance(node, ast.Call) and ast.unparse(node.func) == "gc.collect":
        yield node.lineno, "gc.collect() returns nothing on the board: use gc.mem_free() before and after"


def _modules_of(tree: ast.AST) -> dict[str, str]:
    return {
        alias.asname or alias.name: alias.name
        for node in ast.walk(tree)
        if isinstance(node, ast.Import)
        for alias in node.names
    }


def _asked(tree: ast.AST) -> set[tuple[str, str]]:
    """(module, member) of every `hasattr(module, "member")`: who asks first may go either way."""
    return {
        (call.args[0].id, str(call.args[1].value))
        for call in ast.walk(tree)
        if isinstance(call, ast.Call)
        and ast.unparse(call.func) == "hasattr"
        and isinstance(call.args[0], ast.Name)
        and isinstance(call.args[1], ast.Constant)
    }


def _member(node: ast.stmt | ast.expr, module: str, name: str) -> Iterator[Finding]:
    have = {**MODULES, **GUARDED}.get(module) or (_stubbed(module) if module in BOARD_ONLY else None)
    if have and name not in have and not (name.startswith("__") or _is_submodule(module, name)):
        yield node.lineno, f"{module}.{name} is not on the board: use {way(name)}"


def _is_submodule(module: str, name: str) -> bool:
    return any(Path(folder, f"{module}-stubs", name).is_dir() for folder in site.getsitepackages())


@functools.lru_cache
def _stubbed(module: str) -> frozenset[str]:
    """What `circuitpython-stubs` says is in a module of the board; nothing where they say nothing."""
    for folder in site.getsitepackages():
        stub = Path(folder, f"{module}-stubs", "__init__.pyi")
        if stub.exists():
            return frozenset(
                name for node in ast.parse(stub.read_text("utf-8")).body for name in _stub_names(node)
            )
    return frozenset()


def _stub_names(node: ast.stmt) -> list[str]:
    if isinstance(node, (ast.Import, ast.ImportFrom)):
        return [alias.asname or alias.name for alias in node.names]
    if isinstance(node, ast.AnnAssign) and isinstance(node.target, ast.Name):
        return [node.target.id]
    return [node.name] if isinstance(node, ast.ClassDef) else _defined(node)


@functools.lru_cache
def _missing_names() -> frozenset[str]:
    return frozenset(missing_names())


@functools.lru_cache
def _missing(known: str) -> frozenset[str]:
    return frozenset(missing(known))


@functools.lru_cache
def _method_names() -> frozenset[str]:
    return frozenset().union(*METHODS.values()) - {"real", "imag", "start", "stop", "step"}


@functools.lru_cache
def _nowhere() -> frozenset[str]:
    """Methods of built-in types that no type of the board has and nothing of ours is called like."""
    return frozenset().union(*(missing(known) for known in METHODS)) - _method_names() - _our_names()


@functools.lru_cache
def _our_names() -> frozenset[str]:
    """Attributes, methods and functions of the device package."""
    found: set[str] = set()
    for path in DEVICE.rglob("*.py"):
        for node in ast.walk(ast.parse(path.read_text("utf-8"))):
            if isinstance(node, ast.Attribute) and isinstance(node.ctx, ast.Store):
                found.add(node.attr)
            found.update(_defined(node))
    return frozenset(found)
