"""Files after which the board does not collect garbage.

CircuitPython collects after every file that it has imported: 17 ms in a game, while somebody waits for a page. It does
not after one that ends with an exception. So what comes after the start ends with one, and in place of every import from
such a file stands a call of `lawkeeper.modules.load`, which takes the module from it. The box collects by itself when the
picture stands.
"""

from __future__ import annotations

import ast
from collections.abc import Iterator, Mapping

from lawkeeper_host.build.trees import written
from lawkeeper_host.errors import HostError

HOLDER = "lawkeeper.games"  # the file that `lawkeeper.modules` is joined to
KEPT = "modules.load, modules.loaded"  # names that stay as they are
# What begins: from here on, all that is imported at the top of a file. The box and its boards are loaded only then.
FIRST = ("lawkeeper.app", "lawkeeper.service_mode")
ROOM_OF_THE_BOX = "lawkeeper.box."


def quieten(texts: Mapping[str, str]) -> dict[str, str]:
    """-> the files of the board (dotted name -> text, "a.__init__" for a package), the later ones ending quietly."""
    trees = {name: ast.parse(text, name) for name, text in texts.items()}
    later = _later(trees)
    for name in ("load", "loaded"):
        if f"def {name}(" not in texts[HOLDER + ".__init__"]:
            raise HostError(f"There is no {name} in the file of {HOLDER}.", "Mend build/quiet.py.", 2)
    made = {}
    for name, tree in trees.items():
        holds = name.removesuffix(".__init__") == HOLDER
        called = "load" if holds else _free(tree)
        calls = _call_first(tree, later, called)
        if calls and not holds:
            tree.body[:0] = ast.parse(f"from {HOLDER} import load" + f" as {called}" * (called != "load")).body
        if name in later:
            tree.body += ast.parse(f"__import__({HOLDER!r}).games.loaded(__name__)").body  # binds no name
        made[name] = written(tree) if calls or name in later else texts[name]
    return made


def later(texts: Mapping[str, str]) -> set[str]:
    """The files (of dotted name -> text) that come when a page or a game asks for them, and may go."""
    return _later({name: ast.parse(text, name) for name, text in texts.items()})


def _later(trees: Mapping[str, ast.Module]) -> set[str]:
    """As `later`. A package stays: it is imported by the way."""
    first = set()
    todo = list(FIRST)
    while todo:
        name = todo.pop()
        key = name if name in trees else name + ".__init__"
        if key in trees and name not in first:
            first |= {name, key}
            todo += [asked for node in trees[key].body for asked in _asked(node)]
    packages = {name for name in trees if name.endswith(".__init__")}
    return {name for name in trees.keys() - first - packages if not name.startswith(ROOM_OF_THE_BOX)}


def _asked(node: ast.stmt) -> Iterator[str]:
    """The modules that an import may mean."""
    if isinstance(node, ast.Import):
        yield from (alias.name for alias in node.names)
    elif isinstance(node, ast.ImportFrom) and node.module:
        yield node.module
        yield from (f"{node.module}.{alias.name}" for alias in node.names)


def _call_first(tree: ast.Module, later: set[str], called: str) -> bool:
    """Put a call of the function before the first import of a later file in every row of statements."""
    found = False
    for owner in list(ast.walk(tree)):
        for part in ("body", "orelse", "handlers", "finalbody"):
            body = getattr(owner, part, None)
            if isinstance(body, list):
                rows = _with_calls(body, later, called)
                found = found or rows != body
                body[:] = rows
    return found


def _with_calls(body: list[ast.stmt], later: set[str], called: str) -> list[ast.stmt]:
    rows: list[ast.stmt] = []
    for node in body:
        wanted = [name for name in _asked(node) if name in later]
        if not wanted:
            rows.append(node)
        elif isinstance(node, ast.ImportFrom):
            rows += _taken(node, later, called)
        else:
            rows += [*ast.parse("\n".join(f"{called}({name!r})" for name in wanted)).body, node]
    return rows


def _taken(node: ast.ImportFrom, later: set[str], called: str) -> list[ast.stmt]:
    """-> what stands for an import from a later file: what the function gives is asked for its parts. So the board does
    not learn the name of that file before it is loaded, and the file that asks is shorter."""
    files = [alias for alias in node.names if f"{node.module}.{alias.name}" in later]
    parts = [alias for alias in node.names if alias not in files and node.module in later]
    others = [alias for alias in node.names if alias not in files + parts]
    lines = [f"{_own(alias)} = {called}('{node.module}.{alias.name}')" for alias in files]
    if len(parts) == 1:
        lines.append(f"{_own(parts[0])} = {called}({node.module!r}).{parts[0].name}")
    elif parts:
        holder = _own(parts[-1])  # has the file until it gets its own part
        lines.append(f"{holder} = {called}({node.module!r})")
        lines += [f"{_own(alias)} = {holder}.{alias.name}" for alias in parts]
    rest: list[ast.stmt] = [ast.ImportFrom(node.module, others, node.level)] if others else []
    return rest + ast.parse("\n".join(lines)).body


def _own(alias: ast.alias) -> str:
    return alias.asname or alias.name


def _free(tree: ast.Module) -> str:
    """What the file may call the function: a name that costs the board nothing."""
    words = {node.id for node in ast.walk(tree) if isinstance(node, ast.Name)}
    for node in ast.walk(tree):
        if isinstance(node, ast.Import | ast.ImportFrom):
            words |= {alias.asname or alias.name for alias in node.names}
    return next(name for name in ("load", "loads", "loadtxt", "load_module") if name not in words)
