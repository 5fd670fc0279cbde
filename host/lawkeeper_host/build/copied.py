"""Modules that lie in several files of the board: each file gets a copy, which only its own modules import.

That costs room on the drive and spares an import, which is a garbage collection. It cannot be told from one module
as long as the module has no state and no file gets hold of two copies.
"""

from __future__ import annotations

import ast
from collections import Counter
from collections.abc import Mapping

from lawkeeper_host.build.bundles import may_be_copied
from lawkeeper_host.build.trees import copied, walk
from lawkeeper_host.errors import HostError

_SET = "A page that games share keeps nothing: put it into the game or into the page."
_CONSTANT = ast.Constant | ast.Tuple | ast.Name | ast.Attribute | ast.BinOp | ast.UnaryOp
_PARTS = ast.Load | ast.operator | ast.unaryop


def spread(
    trees: Mapping[str, ast.Module], rows: Mapping[str, list[str]]
) -> tuple[dict[str, ast.Module], dict[str, list[str]]]:
    """-> the same modules and rows (see `join.Files`), where what stood in several rows has a copy in each.

    The copy for the row of `root` is called "name@root". HostError for what must not be copied.
    """
    counted = Counter(name for names in rows.values() for name in names)
    shared = {name for name, count in counted.items() if count > 1 and may_be_copied(name) and name in trees}
    for name in sorted(shared):
        _check_state(name, trees[name])
    made = {name: tree for name, tree in trees.items() if name not in shared}
    spread_rows = {}
    for root, names in rows.items():
        mine = {name: f"{name}@{root}" for name in names if name in shared}
        spread_rows[root] = [mine.get(name, name) for name in names]
        for name, called in mine.items():
            made[called] = _Pointed(mine).visit(copied(trees[name]))
        for name in (root, *names) if mine else ():
            if name in made:
                made[name] = _Pointed(mine).visit(made[name])
    for name, tree in made.items():
        _check_imports(name, tree, shared)
    return made, spread_rows


def _check_state(name: str, tree: ast.Module) -> None:
    """At its top a copied module has imports, functions, classes and constants."""
    for node in walk(tree):
        if isinstance(node, ast.Global):
            raise HostError(f"{name} lies in several files, but {', '.join(node.names)} is its state.", _SET, 2)
    for statement in tree.body:
        if isinstance(statement, ast.Import | ast.ImportFrom | ast.FunctionDef | ast.ClassDef | ast.Pass):
            continue
        if isinstance(statement, ast.Expr) and isinstance(statement.value, ast.Constant):
            continue
        if not isinstance(statement, ast.Assign) or not _is_constant(statement.value):
            what = ast.unparse(statement).split("\n")[0][:40]
            raise HostError(f"{name} lies in several files, but this is its state: {what}", _SET, 2)


def _is_constant(value: ast.expr) -> bool:
    return all(isinstance(node, _CONSTANT | _PARTS) for node in walk(value))


def _check_imports(name: str, tree: ast.Module, shared: set[str]) -> None:
    for node in walk(tree):
        if isinstance(node, ast.Import | ast.ImportFrom):
            wanted = {getattr(node, "module", None) or ""}
            wanted |= {f"{getattr(node, 'module', '')}.{alias.name}" for alias in node.names}
            wanted |= {alias.name for alias in node.names}
            for found in sorted(wanted & shared):
                said = f"{name} imports {found}, which lies in several files and not in that of {name}."
                raise HostError(said, "Put it into that row of bundles.py too.", 2)


class _Pointed(ast.NodeTransformer):
    """Imports that ask the copies: `names` is module -> what the copy is called."""

    def __init__(self, names: Mapping[str, str]) -> None:
        self.names = names

    def visit_ImportFrom(self, node: ast.ImportFrom) -> list[ast.stmt]:  # noqa: N802
        """`from package import module as x`, `from module import name`."""
        source = node.module or ""
        if source in self.names:
            return [ast.ImportFrom(self.names[source], node.names, 0)]
        made: list[ast.stmt] = []
        for alias in node.names:
            called = self.names.get(f"{source}.{alias.name}")
            if called:
                alias = ast.alias(called.removeprefix(source + "."), alias.asname or alias.name)
            made.append(ast.ImportFrom(source, [alias], 0))
        return made
