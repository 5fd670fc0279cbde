"""What type a piece of code has, where its text tells: literals, constructors, names of one type."""

import ast
from collections.abc import Iterator
from typing import TypeGuard

from lawkeeper_host.checks.board_features import METHODS

Kinds = dict[str, str | None]  # name -> its type, None when it may be several

_NODES: dict[type[ast.AST], str] = {
    ast.JoinedStr: "str",
    ast.List: "list",
    ast.ListComp: "list",
    ast.Tuple: "tuple",
    ast.Dict: "dict",
    ast.DictComp: "dict",
    ast.Set: "set",
    ast.SetComp: "set",
    ast.GeneratorExp: "generator",
    ast.FunctionDef: "function",
    ast.Lambda: "function",
}
_MAKERS = {
    **{name: name for name in METHODS if name != "function"},
    "open": "file",
    "sorted": "list",
    "bin": "str",
    "oct": "str",
    "hex": "str",
    "repr": "str",
    "chr": "str",
    "len": "int",
    "ord": "int",
}
_SCOPES = (ast.Module, ast.FunctionDef, ast.AsyncFunctionDef, ast.Lambda, ast.ClassDef)


def kind(node: ast.AST, names: Kinds) -> str | None:
    """The type of an expression as the table calls it, or None."""
    if isinstance(node, ast.Constant):
        found = type(node.value).__name__
        return found if found in METHODS else None
    if isinstance(node, ast.Name):
        return names.get(node.id)
    if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id not in names:
        return _MAKERS.get(node.func.id)
    if isinstance(node, ast.BinOp):
        left = kind(node.left, names)
        same = isinstance(node.op, ast.Mod) or left == kind(node.right, names)
        return left if left in ("str", "bytes", "list") and same else None
    return _NODES.get(type(node))


def is_scope(node: ast.AST) -> bool:
    """Whether names that are bound inside are its own."""
    return isinstance(node, _SCOPES)


def kinds_in(scope: ast.AST, outside: Kinds) -> Kinds:
    """The types of the names that are visible in a scope, from those outside it and from what it binds."""
    found: Kinds = {}
    for node in _inside(scope):
        for name, value in _bindings(node):
            new = kind(value, {**outside, **found}) if value else None
            found[name] = new if found.get(name, new) == new else None
    return {**outside, **found}


def _inside(scope: ast.AST) -> Iterator[ast.AST]:
    for child in ast.iter_child_nodes(scope):
        yield child
        if not is_scope(child):
            yield from _inside(child)


def _is_bound(node: ast.AST) -> TypeGuard[ast.Name]:
    return isinstance(node, ast.Name) and isinstance(node.ctx, ast.Store)


def _bindings(node: ast.AST) -> Iterator[tuple[str, ast.AST | None]]:
    if isinstance(node, ast.Assign) and len(node.targets) == 1 and isinstance(node.targets[0], ast.Name):
        yield node.targets[0].id, node.value
    elif isinstance(
        node, (ast.Assign, ast.AugAssign, ast.For, ast.AnnAssign, ast.NamedExpr, ast.comprehension)
    ):
        targets = node.targets if isinstance(node, ast.Assign) else [node.target]
        for target in targets:
            yield from ((name.id, None) for name in ast.walk(target) if _is_bound(name))
    elif isinstance(node, ast.withitem) and isinstance(node.optional_vars, ast.Name):
        yield node.optional_vars.id, node.context_expr
    elif isinstance(node, ast.arg):
        yield node.arg, None
    elif isinstance(node, (ast.FunctionDef, ast.ClassDef)):
        yield node.name, None if node.decorator_list else node
    elif isinstance(node, (ast.Global, ast.Nonlocal)):
        yield from ((name, None) for name in node.names)
    elif isinstance(node, ast.ExceptHandler) and node.name:
        yield node.name, None
    elif isinstance(node, (ast.Import, ast.ImportFrom)):
        for alias in node.names:
            # deque and array are types of the table under the names they are imported by.
            if alias.name not in METHODS:
                yield (alias.asname or alias.name).split(".")[0], None
