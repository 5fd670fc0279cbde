"""Which module imports which, on device and host: at its top, in a function, by a name in a string."""

import ast
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from pathlib import Path

TOP = "lawkeeper."  # a name that begins so is whole; another one is of the package that it is said in
PAGES = "PAGES"  # a table of pages as text: name, module, class
PARTS = "FOLD", "KEEP"  # tuples with modules of the same package


@dataclass(frozen=True)
class Import:
    """`module`: the dotted name as it is written; `dynamic`: by a string, loaded when somebody wants it."""

    line: int
    module: str
    dynamic: bool = False


class Tree:
    """All modules of a package with their imports of each other.

    root: the folder that the package lies in; package: its name. Names are dotted, like "lawkeeper.ui.ring".
    """

    def __init__(self, root: Path, package: str) -> None:
        self.package = package
        paths = sorted((root / package).rglob("*.py"))
        self.files = {name_of(path, root): path for path in paths if "stubs" not in path.parts}
        self.imports = {name: list(self._of(name)) for name in self.files}

    def module(self, name: str) -> str | None:
        """The module that an imported name lies in (of "a.b.Class" it is "a.b"); None: none of ours."""
        while name:
            if name in self.files:
                return name
            name = name.rpartition(".")[0]
        return None

    def edges(self, dynamic: bool) -> Iterator[tuple[str, str]]:
        """(importer, imported) of modules, without those by strings unless `dynamic`."""
        for name, found in self.imports.items():
            for one in found:
                wanted = self.module(one.module)
                if wanted and wanted != name and (dynamic or not one.dynamic):
                    yield name, wanted

    def _of(self, name: str) -> Iterator[Import]:
        """Whatever a file of the package imports of ours."""
        path = self.files[name]
        package = name if path.stem == "__init__" else name.rpartition(".")[0]
        for one in all_imports(ast.parse(path.read_text("utf-8")), package):
            wanted = self.module(one.module)
            # A string is the whole name of a module, or it is only a text that begins like one.
            if wanted not in (None, self.package) and (not one.dynamic or wanted == one.module):
                yield one


def name_of(path: Path, root: Path) -> str:
    """The dotted name of a file below `root`."""
    return ".".join(path.relative_to(root).with_suffix("").parts).removesuffix(".__init__")


def written(tree: ast.AST) -> Iterator[tuple[int, str]]:
    """(line, dotted module) of every import. `from a import b` counts as a.b: b may be a module of ours."""
    for node in ast.walk(tree):
        if isinstance(node, ast.Import):
            yield from ((node.lineno, alias.name) for alias in node.names)
        elif isinstance(node, ast.ImportFrom):
            base = "." * node.level + (node.module or "")
            yield from ((node.lineno, f"{base}.{alias.name}") for alias in node.names)


def all_imports(tree: ast.Module, package: str) -> Iterator[Import]:
    """Every import of a file of `package`: written out, and named by a string.

    Named are modules in tables of pages and of a game's parts, and by any string that is a dotted name."""
    yield from (Import(line, module) for line, module in written(tree))
    for node in ast.walk(tree):
        if isinstance(node, ast.Constant) and isinstance(node.value, str) and _is_dotted(node.value):
            yield Import(node.lineno, node.value, True)
    for statement in tree.body:
        for name in _named(statement):
            yield Import(statement.lineno, name if name.startswith(TOP) else f"{package}.{name}", True)


def _is_dotted(text: str) -> bool:
    return "." in text and all(part.isidentifier() for part in text.split("."))


def _named(statement: ast.stmt) -> Iterable[str]:
    """The modules that a statement of a package's __init__ names, but for strings that are whole names."""
    if isinstance(statement, ast.FunctionDef) and statement.name == "fold":
        pairs = [node.elts[0] for node in ast.walk(statement) if isinstance(node, ast.Tuple) and node.elts]
        names = [str(node.value) for node in pairs if isinstance(node, ast.Constant)]
        return [name for name in names if not name.startswith(TOP)]
    if not isinstance(statement, ast.Assign) or not isinstance(statement.targets[0], ast.Name):
        return []
    target = statement.targets[0].id
    if target == PAGES and isinstance(statement.value, ast.Constant):
        rows = [row.split() for row in str(statement.value.value).splitlines()]
        return [row[1] for row in rows if len(row) > 2]
    if target in PARTS and isinstance(statement.value, ast.Tuple):
        names = [str(node.value) for node in statement.value.elts if isinstance(node, ast.Constant)]
        return [name for name in names[: 1 if target == "KEEP" else None] if not name.startswith(TOP)]
    return []
