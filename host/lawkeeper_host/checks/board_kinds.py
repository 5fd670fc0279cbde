"""What type a piece of code has, where its text tells: literals, constructors, names and
attributes of one type."""

import ast
from collections.abc import Iterator
from typing import TypeGuard

from lawkeeper_host.checks.board_features import METHODS

Kinds = dict[str, str | None]  # name, or "self.name" -> its type, None when it may be several

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
_SLICED = ("str", "bytes", "bytearray", "list", "tuple", "range")  # slices of them are of the same type
_SCOPES = (ast.Module, ast.FunctionDef, ast.AsyncFunctionDef, ast.Lambda, ast.ClassDef)


def kind(node: ast.AST, names: Kinds) -> str | None:
    """The type of an expression as the table calls it, or None."""
    if isinstance(node, ast.Constant):
        found = type(node.value).__name__
        return found if found in METHODS else None
    if isinstance(node, ast.Name | ast.Attribute):
        return names.get(ast.unparse(node))
    if isinstance(node, ast.NamedExpr):
        return kind(node.value, names)
    if isinstance(node, ast.Subscript):
        whole = kind(node.value, names) if isinstance(node.slice, ast.Slice) else None
        return whole if whole in _SLICED else None
    if isinstance(node, ast.IfExp | ast.BoolOp):
        each = possible(node, names)
        return each.pop() if len(each) == 1 else None
    if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id not in names:
        return _MAKERS.get(node.func.id)
    if isinstance(node, ast.BinOp):
        left = kind(node.left, names)
        same = isinstance(node.op, ast.Mod) or left == kind(node.right, names)
        return left if left in ("str", "bytes", "list") and same else None
    return _NODES.get(type(node))


def possible(node: ast.AST, names: Kinds) -> set[str | None]:
    """The types that an expression may have: several where it says `or`, `and`, `if`; None: unknown."""
    if isinstance(node, ast.IfExp):
        return possible(node.body, names) | possible(node.orelse, names)
    if isinstance(node, ast.BoolOp):
        return {found for value in node.values for found in possible(value, names)}
    return {kind(node, names)}


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
    if isinstance(scope, ast.ClassDef):
        outside = {name: known for name, known in outside.items() if not name.startswith("self.")}
        for name, value in _attributes(scope):
            new = kind(value, {}) if value else None
            found[name] = new if found.get(name, new) == new else None
    return {**outside, **found}


def _attributes(scope: ast.ClassDef) -> Iterator[tuple[str, ast.AST | None]]:
    """("self.name", value) of all that the text of a class gives to its instances; None: who knows what."""
    for statement in scope.body:
        yield from ((f"self.{name}", value) for name, value in _bindings(statement))
    given = {id(node.targets[0]): node.value for node in ast.walk(scope) if isinstance(node, ast.Assign)}
    for node in ast.walk(scope):
        if isinstance(node, ast.Attribute) and isinstance(node.ctx, ast.Store):
            yield ast.unparse(node), given.get(id(node))


def _inside(scope: ast.AST) -> Iterator[ast.AST]:
    for child in ast.iter_child_nodes(scope):
        yield child
        if not is_scope(child):
            yield from _inside(child)


def _is_bound(node: ast.AST) -> TypeGuard[ast.Name]:
    return isinstance(node, ast.Name) and isinstance(node.ctx, ast.Store)


def _pairs(target: ast.expr, value: ast.expr) -> Iterator[tuple[str, ast.AST | None]]:
    """The names that an assignment binds, each with its value where that stands beside it."""
    if isinstance(target, ast.Name):
        yield target.id, value
    elif (
        isinstance(target, ast.Tuple) and isinstance(value, ast.Tuple) and len(target.elts) == len(value.elts)
    ):
        for one, its in zip(target.elts, value.elts, strict=True):
            yield from _pairs(one, its)
    else:
        yield from ((name.id, None) for name in ast.walk(target) if _is_bound(name))


def _annotated(annotation: ast.expr | None) -> ast.AST | None:
    """Something of the type that an annotation names, where that is one of the table."""
    name = annotation.id if isinstance(annotation, ast.Name) else ""
    return ast.Call(ast.Name(name, ast.Load()), [], []) if name in METHODS else None


def _bindings(node: ast.AST) -> Iterator[tuple[str, ast.AST | None]]:
    if isinstance(node, ast.Assign) and len(node.targets) == 1:
        yield from _pairs(node.targets[0], node.value)
    elif isinstance(node, ast.NamedExpr):
        yield node.target.id, node.value
    elif isinstance(node, ast.AnnAssign) and isinstance(node.target, ast.Name):
        yield node.target.id, _annotated(node.annotation)
    elif isinstance(node, (ast.Assign, ast.AugAssign, ast.For, ast.AnnAssign, ast.comprehension)):
        targets = node.targets if isinstance(node, ast.Assign) else [node.target]
        for target in targets:
            yield from ((name.id, None) for name in ast.walk(target) if _is_bound(name))
    elif isinstance(node, ast.withitem) and isinstance(node.optional_vars, ast.Name):
        yield node.optional_vars.id, node.context_expr
    elif isinstance(node, ast.arg):
        yield node.arg, _annotated(node.annotation)
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
