"""What the drive of a box holds, in the order in which it has to be copied.

The order decides which clusters a file gets. The files that the box writes by itself (`keep/`, `packs/`) come
after everything that could fill a gap, in one row with their folders, so that no erase block that is written
later holds anything else: their own first and last blocks are never used, and `spacer.bin` stands before the
first folder. On a fresh drive of the smallest board the spacers also let each of these files begin where an
erase block does, so that a block of it is erased once, not twice. (On larger drives CircuitPython's clusters of
1,024 bytes begin at odd places: there all is as safe, and a block takes two erases.) `code.py` and `boot.py` come last: until then the board starts nothing that is only half there.
"""

from __future__ import annotations

import importlib.metadata
import re
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from pathlib import Path

from lawkeeper.keep import home, image
from lawkeeper_host.build.compiled import compiled
from lawkeeper_host.build.fat import ERASE_BLOCK, Drive, Geometry
from lawkeeper_host.build.package import laid, package, tables
from lawkeeper_host.errors import HostError
from lawkeeper_host.places import FIRMWARE

SMALLEST = 1 << 20  # bytes of the drive of a Pico: 2 MB of flash less CircuitPython
SPACER, PACKS_SPACER = "spacer.bin", "packs/spacer.bin"
PLAIN, LAST = ("safemode.py", "settings.toml"), ("code.py", "boot.py")  # CircuitPython reads these itself
# Library in the registry -> its module that the board carries. `adafruit_pixelbuf` is part of CircuitPython.
LIBRARIES = {"adafruit-circuitpython-neopixel": "neopixel.py"}


@dataclass(frozen=True)
class Content:
    """One file of the drive. `source` is the size of the text that it was made from, 0 when there is none."""

    path: str
    data: bytes
    source: int = 0


def contents(firmware: Path = FIRMWARE, made: Mapping[Path, str] | None = None) -> list[Content]:
    """Every file of the drive, in the order of copying. `made`: what `package` makes of `firmware`, if it is
    there."""
    plain = [_as_it_is(firmware, name) for name in PLAIN]
    last = [_as_it_is(firmware, name) for name in LAST]
    before = [*_libraries(firmware), *_modules(firmware, made or package(firmware, quietly=True)), *plain]
    return [*before, *written_in_play(before), *last]


def written_in_play(before: list[Content]) -> list[Content]:
    """The files that the box writes by itself, blank, and what keeps all others out of their erase blocks.

    `before`: what is copied onto a fresh drive before them."""
    drive = Drive.fresh(Geometry.of(SMALLEST))
    for file in before:
        drive.add(file.path, len(file.data))
    folder = drive.geometry.cluster
    homes = [Content(path, home.blank()) for path in home.FILES]
    packs = [Content(path, image.blank()) for path in image.FILES]
    spacer = ERASE_BLOCK + -(drive.end + folder) % ERASE_BLOCK
    return [_space(SPACER, spacer), *homes, _space(PACKS_SPACER, ERASE_BLOCK - folder), *packs]


def _space(path: str, size: int) -> Content:
    return Content(path, b"\xff" * size)


def _modules(firmware: Path, made: Mapping[Path, str]) -> Iterator[Content]:
    """The device package, with few names and compiled, and the tables of bytes that lie beside it."""
    for source, text in made.items():
        name = source.relative_to(firmware).as_posix()
        if source.suffix != ".py":
            yield Content(name, laid(source, text))
        else:
            yield _module(source, text, name)
    for table in tables(firmware):
        yield _as_it_is(firmware, table.relative_to(firmware).as_posix())


def _module(source: Path, text: str, name: str, folder: str = "") -> Content:
    return Content(name.removesuffix(".py") + ".mpy", compiled(text, name, folder), source.stat().st_size)


def _as_it_is(firmware: Path, name: str) -> Content:
    data = (firmware / name).read_bytes()
    return Content(name, data, len(data))


def _libraries(firmware: Path) -> Iterator[Content]:
    """The libraries at the releases that `firmware/requirements.txt` pins, each with its licence."""
    requirements = (firmware / "requirements.txt").read_text("utf-8")
    pins = dict(re.findall(r"^([\w-]+)==(\S+)$", requirements, re.MULTILINE))
    for library, module in LIBRARIES.items():
        files = _installed(library, pins.get(library))
        yield _module(files[module], files[module].read_text("utf-8"), f"lib/{module}", "/")
        yield Content(f"lib/{Path(module).stem}-licence.txt", files["LICENSE"].read_bytes())


def _installed(library: str, wanted: str | None) -> dict[str, Path]:
    """The files of an installed library by their names; refuses another release than the pinned one."""
    try:
        found = importlib.metadata.distribution(library)
    except importlib.metadata.PackageNotFoundError as error:
        raise HostError(f"The library {library} is not installed.", "make setup", 2) from error
    if found.version != wanted:
        said = f"{library} {found.version} is installed; firmware/requirements.txt pins {wanted}."
        raise HostError(said, "make setup", 2)
    return {path.name: Path(str(path.locate())) for path in found.files or ()}
