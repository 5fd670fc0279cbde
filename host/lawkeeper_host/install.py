"""Putting the built firmware on a board: what has to be written, writing it, reading it back.

What belongs to the owner stays: packs and statistics that are already there with the right size, and a
`settings.toml` that has been filled in.
"""

from __future__ import annotations

import hashlib
import json
from collections.abc import Callable, Iterable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path, PurePosixPath

from lawkeeper.box.boards import BOARDS
from lawkeeper_host.drive import Target, read_boot_out
from lawkeeper_host.errors import HostError
from lawkeeper_host.places import data

DRIVE = "circuitpy"
MANIFEST = "manifest.json"
CIRCUITPYTHON = 10
OWNED_FOLDERS = ("keep", "packs")
CODE = "code.py"
STOCK_CODE = [hashlib.sha256(code).hexdigest() for code in (b"", b"print('Hello World!')\n")]
OWNED_SETTINGS = "settings.toml"
MODULE_SUFFIXES = (".py", ".mpy")
AGAIN = "lawkeeper install"
MAKE = "make firmware"
CLUSTER = 512
"""Bytes that a file takes at a time on the smallest drive of our boards."""
WRITE, SAME, KEEP, REMOVE = "write", "same", "keep", "remove"


@dataclass(frozen=True)
class BuiltFile:
    """One file of the build: its path on the drive, size in bytes and SHA-256 in hex."""

    path: str
    size: int
    sha256: str


@dataclass(frozen=True)
class Build:
    """A built drive: the folder it lies in and its files in the order they are to be copied."""

    folder: Path
    files: tuple[BuiltFile, ...]


@dataclass(frozen=True)
class Step:
    """What happens to one file of the drive: write, same, keep or remove, and why in a few words."""

    action: str
    path: str
    size: int
    why: str


def check_board(target: Target) -> str:
    """The board id of a target; refuses a board we have no wiring for and another CircuitPython."""
    about = read_boot_out(target.boot_out(), target.name)
    known = [board_id for _, ids in BOARDS for board_id in ids]
    if about.board_id not in known:
        raise HostError(
            f"{target.name} belongs to a board called {about.board_id}, which Lawkeeper does not run on.",
            hint=f"Boards that work: {', '.join(known)}.",
            exit_code=5,
        )
    if about.major != CIRCUITPYTHON:
        raise HostError(
            f"{target.name} runs CircuitPython {about.version}; Lawkeeper needs {CIRCUITPYTHON}.x.",
            hint=f"Put CircuitPython {CIRCUITPYTHON} on the {about.board_id} first, then run: {AGAIN}",
            exit_code=5,
        )
    return about.board_id


def is_foreign(target: Target) -> bool:
    """Whether a board runs a program of its owner's that an install would replace."""
    files = target.files()
    ours = any(path.startswith("lawkeeper/") for path in files)
    return CODE in files and not ours and target.digest(CODE) not in STOCK_CODE


@contextmanager
def drive_errors(target: Target) -> Iterator[None]:
    """Turn the errors of a drive that is pulled out or cannot be read into a sentence."""
    try:
        yield
    except OSError as error:
        raise HostError(
            f"{target.name} cannot be used: {error.strerror or error}.",
            f"Check that the drive is mounted, then run: {AGAIN}",
            6,
        ) from error


def plan(build: Build, target: Target) -> list[Step]:
    """Everything an install would do: what is stale goes first, to make room; then the order of the build."""
    there = target.files()
    steps = [Step(REMOVE, path, there[path], "no longer part of Lawkeeper") for path in _stale(build, there)]
    steps += [_step(file, there.get(file.path), target) for file in build.files]
    _check_room(steps, there, target)
    return steps


def _step(file: BuiltFile, size: int | None, target: Target) -> Step:
    """What to do with one file of the build; `size` is that of the file already there."""
    if size is None:
        return Step(WRITE, file.path, file.size, "new")
    if _is_owned(file, size):
        return Step(KEEP, file.path, file.size, "yours")
    if size == file.size and target.digest(file.path) == file.sha256:
        return Step(SAME, file.path, file.size, "already there")
    return Step(WRITE, file.path, file.size, "changed")


def _is_owned(file: BuiltFile, size: int) -> bool:
    """Whether what is there belongs to the owner. CircuitPython itself makes an empty settings.toml."""
    path = PurePosixPath(file.path)
    if file.path == OWNED_SETTINGS:
        return size > 0
    return path.parts[0] in OWNED_FOLDERS and path.suffix == ".bin" and size == file.size


def _stale(build: Build, there: Iterable[str]) -> Iterator[str]:
    """Modules of an older Lawkeeper, and twins that would be imported instead of ours (.py beside .mpy)."""
    ours = {file.path for file in build.files}
    twins = {str(PurePosixPath(path).with_suffix(suffix)) for path in ours for suffix in MODULE_SUFFIXES}
    for path in sorted(there):
        is_module = PurePosixPath(path).suffix in MODULE_SUFFIXES
        if is_module and path not in ours and (path.startswith("lawkeeper/") or path in twins):
            yield path


def _check_room(steps: list[Step], there: dict[str, int], target: Target) -> None:
    """Refuse before the first write when the drive is too full."""
    more = sum(_room(step.size) - _room(there.get(step.path, 0)) for step in steps if step.action == WRITE)
    more -= sum(_room(step.size) for step in steps if step.action == REMOVE)
    free = target.free()
    if more > free:
        raise HostError(
            f"{target.name} has {free // 1024} KB free and Lawkeeper needs {more // 1024 + 1} KB more.",
            hint=f"Remove files of your own from the drive, then run: {AGAIN}",
            exit_code=5,
        )


def _room(size: int) -> int:
    """Bytes that a file of `size` bytes takes on the drive."""
    return -(-size // CLUSTER) * CLUSTER


def carry_out(build: Build, steps: list[Step], target: Target, progress: Callable[[Step], None]) -> None:
    """Do the steps, reading back every file that was written; `progress` is called after each step."""
    wanted = {file.path: file for file in build.files}
    for step in steps:
        try:
            if step.action == REMOVE:
                target.remove(step.path)
            elif step.action == WRITE:
                _write(wanted[step.path], build.folder, target)
        except OSError as error:
            raise HostError(
                f"{step.path} could not be written to {target.name}: {error.strerror or error}.",
                hint=f"Check that the drive is mounted, not write-protected, then run: {AGAIN}",
                exit_code=6,
            ) from error
        progress(step)


def _write(file: BuiltFile, folder: Path, target: Target) -> None:
    """Write one file and read it back."""
    data = (folder / file.path).read_bytes()
    if hashlib.sha256(data).hexdigest() != file.sha256:
        raise HostError(
            f"{folder / file.path} is not what the build made: it has changed since.",
            hint=f"Build again: {MAKE}",
            exit_code=2,
        )
    target.write(file.path, data)
    if target.digest(file.path) != file.sha256:
        raise HostError(
            f"{file.path} reads back differently from {target.name}: the drive is damaged or full.",
            hint=f"Plug the box in again, then run: {AGAIN}",
            exit_code=7,
        )


def load_build(folder: Path | None = None) -> Build:
    """The build in a folder (default: the one that the program brings along), by the manifest beside it."""
    folder = folder or data("built") / DRIVE
    path = folder.parent / MANIFEST
    try:
        rows = json.loads(path.read_text("utf-8"))["files"]
        files = tuple(BuiltFile(row["path"], row["size"], row["sha256"]) for row in rows)
    except OSError as error:
        raise HostError(f"There is no build in {folder}: {path} is missing.", MAKE, 2) from error
    except (ValueError, KeyError, TypeError) as error:
        raise HostError(f"{path} is not the manifest of a build.", MAKE, 2) from error
    return Build(folder, files)
