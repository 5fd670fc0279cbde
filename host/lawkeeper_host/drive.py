"""Drives of CircuitPython boards: finding a mounted one, and one way to write to it however it is reached."""

from __future__ import annotations

import hashlib
import os
import re
import shutil
import string
import sys
from collections.abc import Iterable
from dataclasses import dataclass
from pathlib import Path
from typing import Protocol

from lawkeeper_host.errors import HostError

BOOT_OUT = "boot_out.txt"
_VERSION = re.compile(r"Adafruit CircuitPython (\d+)\.(\S+) on ")
_BOARD_ID = re.compile(r"Board ID:\s*(\S+)")


@dataclass(frozen=True)
class BootOut:
    """What `boot_out.txt` says: the CircuitPython on the board and the board's id."""

    major: int
    version: str
    board_id: str


def read_boot_out(text: str, where: str) -> BootOut:
    """Read the text of a `boot_out.txt`; `where` names the drive in the error."""
    version, board = _VERSION.search(text), _BOARD_ID.search(text)
    if not version or not board:
        raise HostError(
            f"{where} does not look like a CircuitPython drive: its {BOOT_OUT} names no release or no board.",
            hint="Put CircuitPython 10 on the board first; hardware/ has the steps.",
            exit_code=5,
        )
    return BootOut(int(version[1]), f"{version[1]}.{version[2]}", board[1])


class Target(Protocol):
    """A board's drive to install on. Paths are relative to its root, with `/`.

    `name` is what to call it in a sentence, `option` how to name it on the command line.
    """

    name: str
    option: str

    def boot_out(self) -> str:
        """The text of `boot_out.txt`."""

    def free(self) -> int:
        """Free bytes."""

    def files(self) -> dict[str, int]:
        """Every file with its size in bytes."""

    def digest(self, path: str) -> str:
        """The SHA-256, in hex, of what the drive really holds."""

    def write(self, path: str, data: bytes) -> None:
        """Write a whole file, making its folder when it is missing."""

    def remove(self, path: str) -> None:
        """Remove a file."""

    def finish(self) -> str:
        """Everything is written: make it lasting; -> a sentence that says what to do now."""


class FolderTarget:
    """A drive that is mounted here."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.name = str(folder)
        self.option = f"--drive {folder}"

    def boot_out(self) -> str:
        """The text of `boot_out.txt`."""
        path = self.folder / BOOT_OUT
        if not path.is_file():
            raise HostError(
                f"{self.name} has no {BOOT_OUT}, so it is not the drive of a CircuitPython board.",
                hint="Name the right drive: lawkeeper install --drive FOLDER",
                exit_code=5,
            )
        return path.read_text("utf-8", "replace")

    def free(self) -> int:
        """Free bytes."""
        return shutil.disk_usage(self.folder).free

    def files(self) -> dict[str, int]:
        """Every file with its size in bytes."""
        found = (path for path in self.folder.rglob("*") if path.is_file())
        return {path.relative_to(self.folder).as_posix(): path.stat().st_size for path in found}

    def digest(self, path: str) -> str:
        """The SHA-256, in hex, of what the drive holds, read past this computer's cache where it can be."""
        with (self.folder / path).open("rb") as file:
            if hasattr(os, "posix_fadvise"):
                os.posix_fadvise(file.fileno(), 0, 0, os.POSIX_FADV_DONTNEED)
            return hashlib.sha256(file.read()).hexdigest()

    def write(self, path: str, data: bytes) -> None:
        """Write a whole file, making its folder when it is missing."""
        file_path = self.folder / path
        file_path.parent.mkdir(parents=True, exist_ok=True)
        with file_path.open("wb") as file:
            file.write(data)
            file.flush()
            # The owner may pull the cable as soon as the command ends.
            os.fsync(file.fileno())

    def remove(self, path: str) -> None:
        """Remove a file."""
        (self.folder / path).unlink()

    def finish(self) -> str:
        """Flush the whole drive."""
        if hasattr(os, "sync"):
            os.sync()
        return "Eject the drive, then unplug the box and plug it in again: Lawkeeper starts."


def find_drives(places: Iterable[Path] | None = None) -> list[Path]:
    """The mounted CircuitPython drives, in order; `places` are the folders to look at (for tests)."""
    looked_at = _places() if places is None else places
    return sorted({place for place in looked_at if _is_circuitpython(place)})


def _is_circuitpython(folder: Path) -> bool:
    """Whether a folder is the root of a CircuitPython drive; one that cannot be read is not."""
    try:
        with (folder / BOOT_OUT).open(encoding="utf-8", errors="replace") as file:
            return "CircuitPython" in file.readline()
    except OSError:
        return False


def _places() -> list[Path]:
    """Where this system mounts drives."""
    if sys.platform == "win32":
        return [Path(f"{letter}:\\") for letter in string.ascii_uppercase[2:]]
    if sys.platform == "darwin":
        return list(Path("/Volumes").glob("*"))
    media = [place for pattern in ("*", "*/*") for place in Path("/media").glob(pattern)]
    return [*_mounts(Path("/proc/mounts")), *media, *Path("/run/media").glob("*/*")]


def _mounts(table: Path) -> list[Path]:
    """The mount points of FAT drives in a table like /proc/mounts."""
    try:
        rows = [line.split() for line in table.read_text("utf-8", "replace").splitlines()]
    except OSError:
        return []
    # The kernel writes a space in a path as \040.
    fat = [row[1] for row in rows if len(row) > 2 and row[2] in ("vfat", "msdos")]
    return [Path(mount.replace("\\040", " ")) for mount in fat]
