"""Syntax trees, gone through and copied faster than `ast` and `copy` do it: the build does it dozens of times."""

from __future__ import annotations

import ast
import gc
import pickle
from collections.abc import Iterator
from contextlib import contextmanager
from typing import TypeVar

T = TypeVar("T")
# Fields in which no node is that anybody looks for: names, numbers, contexts, operators.
_LEAVES = frozenset({"id", "attr", "arg", "name", "asname", "module", "level", "ctx", "op", "ops", "kind",
                     "type_comment", "type_ignores", "simple", "is_async", "conversion"})  # fmt: skip
_KINDS = [kind for kind in vars(ast).values() if isinstance(kind, type) and issubclass(kind, ast.AST)]
# Kind of node -> the fields in which other nodes may be.
_INSIDE = {kind: tuple(name for name in kind._fields if name not in _LEAVES) for kind in _KINDS}
_INSIDE[ast.Constant] = ()


def walk(tree: ast.AST) -> Iterator[ast.AST]:
    """`ast.walk`, in the same order, without contexts (Load, Store, Del) and operators, which are leaves."""
    todo = [tree]
    for node in todo:  # it grows
        for name in _INSIDE[type(node)]:
            inner = getattr(node, name, None)
            if type(inner) is list:
                todo.extend([one for one in inner if isinstance(one, ast.AST)])
            elif isinstance(inner, ast.AST):
                todo.append(inner)
        yield node


def copied(thing: T) -> T:
    """A deep copy of trees, or of what holds them."""
    made: T = pickle.loads(pickle.dumps(thing, pickle.HIGHEST_PROTOCOL))
    return made


@contextmanager
def kept() -> Iterator[None]:
    """While many trees are made: they are no garbage, and looking for some among them takes a fifth of the time."""
    was = gc.isenabled()
    gc.disable()
    try:
        yield
    finally:
        if was:
            gc.enable()


def written(tree: ast.Module) -> str:
    """-> a tree as text, `a, b = c, d` without the brackets that Python writes: with them it makes a tuple."""
    lines = ast.unparse(ast.fix_missing_locations(tree)).encode().splitlines()
    for node in walk(ast.parse(b"\n".join(lines))):
        if isinstance(node, ast.Assign) and isinstance(node.targets[0], ast.Tuple) and _is_pair(node.value):
            line, start, end = lines[node.lineno - 1], node.value.col_offset, node.value.end_col_offset or 0
            if node.lineno == node.end_lineno and line[start : start + 1] == b"(":
                lines[node.lineno - 1] = line[:start] + line[start + 1 : end - 1] + line[end:]
    return b"\n".join(lines).decode()


def _is_pair(node: ast.expr) -> bool:
    """Whether it is two values or more, all of them named."""
    return (isinstance(node, ast.Tuple) and len(node.elts) > 1
            and not any(isinstance(item, ast.Starred) for item in node.elts))
