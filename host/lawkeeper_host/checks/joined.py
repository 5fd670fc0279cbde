"""The portable tests over the package as the board gets it: lean, and its modules joined.

`python -m lawkeeper_host.checks.joined [tests/keep/test_seal.py ...]` runs them on CPython, by default all.
On the VM they run with `vm.run(..., joined=built() / "vm")`, over files compiled as those that a board loads.

The package is the board's, but for this: names that the tests read are not renamed and not left out, and two
tables for the documentation are there, which the tests read. The tests know the modules of the sources, so
between them and the package stands a table of what became of each name: see tests/joined/seen.py.
"""

import ast
import builtins
import contextlib
import hashlib
import importlib
import json
import os
import shutil
import subprocess
import sys
import tempfile
from collections.abc import Callable, Mapping, Sequence
from functools import partial
from pathlib import Path
from typing import Any

import pytest

from lawkeeper_host.build import bundles, shortnames
from lawkeeper_host.build.compiled import THEIRS, compiled
from lawkeeper_host.build.package import laid, package, tables
from lawkeeper_host.checks import process, strict_names
from lawkeeper_host.places import BUILD, DEVICE, FIRMWARE, TESTS, is_portable, portable_tests

PACKAGE = DEVICE.name
TABLE = "seen.json"
PYTHON, VM = "python", "vm"
JOINED = BUILD / "joined"
Place = tuple[str, str]  # dotted module or file, name in it


def readers() -> list[Path]:
    """Everything that runs on the VM too: what it reads by name stays."""
    return [path for path in sorted(TESTS.rglob("*.py")) if is_portable(path)]


def built() -> Path:
    """-> the folder of the package as it is now, made when anything has changed: `python` has its texts, `vm`
    what they are compiled to, both the table of names. Several processes may ask at once."""
    build_files = Path(bundles.__file__).parent.glob("*.py")
    parts = sorted([*DEVICE.rglob("*.py"), *tables(FIRMWARE), *build_files, Path(__file__), *readers()])
    stamp = hashlib.sha256(b"\0".join(str(path).encode() + path.read_bytes() for path in parts))
    place = JOINED / stamp.hexdigest()[:16]
    if not place.exists():
        JOINED.mkdir(parents=True, exist_ok=True)
        with tempfile.TemporaryDirectory(dir=BUILD) as own:
            build(Path(own) / "made")
            for old in JOINED.iterdir():
                if old != place:
                    shutil.rmtree(old, ignore_errors=True)
            with contextlib.suppress(OSError):  # another process was faster
                (Path(own) / "made").rename(place)
    return place


def build(folder: Path) -> None:
    """Write the package into `folder`, as `built` says."""
    called: dict[Place, Place] = {}
    made = package(FIRMWARE, readers(), quietly=True, called=called, left_out=())
    sources = {dotted(path): ast.parse(path.read_text("utf-8")) for path in sorted(DEVICE.rglob("*.py"))}
    files = {dotted(path): ast.parse(text) for path, text in made.items() if path.suffix == ".py"}
    names = json.dumps(table(sources, files, called))
    for way in (PYTHON, VM):
        _write(folder / way / TABLE, names.encode())
        for beside in tables(FIRMWARE):
            _write(folder / way / beside.relative_to(FIRMWARE), beside.read_bytes())
        for path, text in made.items():
            name = path.relative_to(FIRMWARE)
            if way == VM and path.suffix == ".py":
                data = bytes((THEIRS,)) + compiled(text, name.as_posix(), "/firmware/")[1:]
                _write((folder / way / name).with_suffix(".mpy"), data)
            else:
                _write(folder / way / name, laid(path, text))


def _write(path: Path, data: bytes) -> None:
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_bytes(data)


def dotted(path: Path) -> str:
    """The name under which a file of the device package is imported."""
    return ".".join(path.relative_to(FIRMWARE).with_suffix("").parts).removesuffix(".__init__")


def table(
    sources: Mapping[str, ast.Module], files: Mapping[str, ast.Module], called: Mapping[Place, Place]
) -> dict[str, Any]:
    """-> "files": module -> its file; "names": module -> name -> [file, name there], of what tests read;
    "copies": "file name" -> [[file that imports it from there as it is loaded, name there], ...]; "board":
    file -> modules that only a board has and that it imports as it is loaded."""
    words = {word for path in readers() for word in shortnames.words(ast.parse(path.read_text("utf-8")))}
    names: dict[str, dict[str, Place]] = {}
    copies: dict[str, list[Place]] = {}
    imported = [(module, name) for module, tree in sources.items() for name in _imports(tree)]
    for module, name in (*called, *imported):
        if name in words:
            names.setdefault(module, {})[name] = _place(module, name, sources, called)
    for file, tree in files.items():
        for bare, there in _imports(tree).items():
            copies.setdefault(" ".join(there), []).append((file, bare))
    root = {name: root for root, joined in bundles.rows().items() for name in joined}
    board = {file: found for file, tree in files.items() if (found := _of_the_board(tree))}
    places = {name: root.get(name, name) for name in sources}
    places = {
        name: place if place in files else "" for name, place in places.items()
    }  # a package may define nothing
    return {"files": places, "names": names, "copies": copies, "board": board}


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


def run(
    arguments: Sequence[str], python: Path | None = None, timeout: float = process.USUAL_S
) -> subprocess.CompletedProcess[str]:
    """Run pytest with `arguments` over the package in the folder `python`, by default what is `built`; output
    and errors together in `.stdout`. `timeout` in seconds, see `process.run`."""
    folder = python or built() / PYTHON
    command = [sys.executable, "-m", "lawkeeper_host.checks.joined", "--over", str(folder), *arguments]
    place = {**os.environ, "PYTHONPATH": os.pathsep.join((str(folder), str(TESTS)))}
    return process.run(command, timeout, place)


def over(folder: Path, arguments: Sequence[str]) -> int:
    """Run pytest here, over the package in `folder`, the first on the path. -> its exit code."""
    seen = importlib.import_module("joined.seen")  # of the tests
    found = Path(importlib.import_module(PACKAGE).__file__ or "")
    if found.parent != folder / PACKAGE:
        raise ImportError(f"{PACKAGE} comes from {found}")
    seen.read(str(folder / TABLE))
    strict_names.TEST_NAMES["__import__"] = partial(_import, seen.seen)
    return pytest.main(["-q", "-p", "no:cacheprovider", *arguments])


def _import(
    seen: Callable[[str], Any],
    name: str,
    space: Any = None,
    local: Any = None,
    names: Sequence[str] | None = (),
    level: int = 0,
) -> Any:
    """`__import__` of the tests."""
    if name.partition(".")[0] != PACKAGE:
        return builtins.__import__(name, space, local, names or (), level)
    return seen(name if names else PACKAGE)


def main(arguments: list[str]) -> int:
    """Run what is asked for; 1 when anything is wrong."""
    if arguments[:1] == ["--over"]:
        return over(Path(arguments[1]), arguments[2:])
    finished = run(arguments or [str(path) for path in portable_tests()], timeout=process.LONGEST_S)
    print(finished.stdout, end="")
    return finished.returncode


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
