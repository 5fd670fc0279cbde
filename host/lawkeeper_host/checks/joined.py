"""The portable tests over the package as the board gets it: lean, and its modules joined.

`python -m lawkeeper_host.checks.joined FOLDER [tests/keep/test_seal.py ...]` runs them here, as pytest does, over
what `build` put into FOLDER; on the VM they run with `vm.run(..., joined=FOLDER)`.

The package is the board's, but for this: names that the tests read are not renamed and not left out, and two tables
for the documentation are there, which the tests read. The tests
know the modules of the sources, so between them and the package stands a table of what became of each name; see
tests/joined/seen.py, which reads it.
"""

import ast
import builtins
import json
import sys
from collections.abc import Callable, Mapping, Sequence
from functools import partial
from pathlib import Path
from typing import Any

import pytest

from lawkeeper_host.build import bundles, shortnames
from lawkeeper_host.build.package import package
from lawkeeper_host.checks import strict_names
from lawkeeper_host.checks.places import DEVICE, FIRMWARE, TESTS, is_portable, portable_tests

PACKAGE = DEVICE.name
TABLE = "seen.json"
Place = tuple[str, str]  # dotted module or file, name in it


def readers() -> list[Path]:
    """Everything that runs on the VM too: what it reads by name stays."""
    return [path for path in sorted(TESTS.rglob("*.py")) if is_portable(path)]


def build(folder: Path) -> None:
    """Write the package into `folder`, and beside it the table of names for the tests."""
    called: dict[Place, Place] = {}
    made = package(FIRMWARE, readers(), called, left_out=())
    for path, text in made.items():
        target = folder / path.relative_to(FIRMWARE)
        target.parent.mkdir(parents=True, exist_ok=True)
        target.write_text(text, "utf-8")
    sources = {dotted(path): ast.parse(path.read_text("utf-8")) for path in sorted(DEVICE.rglob("*.py"))}
    files = {dotted(path): ast.parse(text) for path, text in made.items() if path.suffix == ".py"}
    (folder / TABLE).write_text(json.dumps(table(sources, files, called)), "utf-8")


def dotted(path: Path) -> str:
    """The name under which a file of the device package is imported."""
    return ".".join(path.relative_to(FIRMWARE).with_suffix("").parts).removesuffix(".__init__")


def table(sources: Mapping[str, ast.Module], files: Mapping[str, ast.Module], called: Mapping[Place, Place]
          ) -> dict[str, Any]:
    """-> "files": module -> its file; "names": module -> name -> [file, name there]; "copies": "file name" ->
    [[file that imports it from there as it is loaded, name there], ...]; "board": file -> modules that only a board
    has and that it imports as it is loaded. Of names, those that the tests have."""
    words = {word for path in readers() for word in shortnames.words(ast.parse(path.read_text("utf-8")))}
    names: dict[str, dict[str, Place]] = {}
    copies: dict[str, list[Place]] = {}
    for module, name in [*called, *((module, name) for module in sources for name in _imports(sources[module]))]:
        if name in words:
            names.setdefault(module, {})[name] = _place(module, name, sources, called)
    for file, tree in files.items():
        for bare, there in _imports(tree).items():
            copies.setdefault(" ".join(there), []).append((file, bare))
    root = {name: root for root, joined in bundles.rows().items() for name in joined}
    board = {file: found for file, tree in files.items() if (found := _of_the_board(tree))}
    files = {name: root.get(name, name) for name in sources}
    return {"files": files, "names": names, "copies": copies, "board": board}


def _of_the_board(tree: ast.Module) -> list[str]:
    """Modules that only a board has, of those that a file imports as it is loaded."""
    found = {alias.name for node in tree.body if isinstance(node, ast.Import) for alias in node.names}
    return sorted(found - sys.stdlib_module_names)


def _place(module: str, name: str, sources: Mapping[str, ast.Module], called: Mapping[Place, Place]) -> Place:
    """Where a name of a module is now; what the lean step no longer imports there is where it came from."""
    if (module, name) in called:
        return called[module, name]
    there = _imports(sources[module]).get(name) if module in sources else None
    return _place(*there, sources, called) if there else (module, name)


def _imports(tree: ast.Module) -> dict[str, Place]:
    """-> name -> (module of the package, name there) of the imports at the top."""
    found: dict[str, Place] = {}
    for node in tree.body:
        if isinstance(node, ast.ImportFrom) and (node.module or "").split(".")[0] == PACKAGE:
            found |= {alias.asname or alias.name: (node.module or "", alias.name) for alias in node.names}
    return found


def run(folder: Path, arguments: list[str]) -> int:
    """Run pytest over the package in `folder`, which has to be the first on the path. -> its exit code."""
    from joined import seen  # of the tests' folder

    package = __import__(PACKAGE)
    if Path(package.__file__ or "").parent != folder / PACKAGE:
        raise ImportError(f"{PACKAGE} comes from {package.__file__}")
    seen.read(str(folder / TABLE))
    strict_names.TEST_NAMES["__import__"] = partial(_import, seen.seen)
    return pytest.main(["-q", "-p", "no:cacheprovider", *arguments])


def _import(seen: Callable[[str], Any], name: str, space: Any = None, local: Any = None,
            names: Sequence[str] | None = (), level: int = 0) -> Any:
    """`__import__` of the tests."""
    if name.partition(".")[0] != PACKAGE:
        return builtins.__import__(name, space, local, names or (), level)
    return seen(name if names else PACKAGE)


if __name__ == "__main__":
    sys.exit(run(Path(sys.argv[1]), sys.argv[2:] or [str(path) for path in portable_tests()]))
