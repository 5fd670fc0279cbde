"""How much of a board's drive the build takes, room by room; a build that does not fit is refused."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterable

from lawkeeper_host.build import bundles
from lawkeeper_host.build.contents import SMALLEST, Content
from lawkeeper_host.build.fat import Drive, Geometry
from lawkeeper_host.errors import HostError

SPARE = 32  # clusters that must stay free: an owner's own files, and what computers leave behind
HINT = "The report above says which room takes how much."


def filled(files: Iterable[Content], size: int = SMALLEST) -> Drive:
    """A drive of `size` bytes of a fresh board with the files copied onto it."""
    drive = Drive.fresh(Geometry.of(size))
    for file in files:
        drive.add(file.path, len(file.data))
    return drive


def check_fits(drive: Drive) -> None:
    """Refuse a build that leaves less than `SPARE` free."""
    if drive.root_free < 0:
        said = f"The build has {-drive.root_free} names too many for the drive's root folder."
        raise HostError(said, HINT, 2)
    if drive.free < SPARE:
        said = f"The build is {SPARE - drive.free} clusters of {drive.geometry.cluster} bytes too large."
        raise HostError(said, HINT, 2)


def lines(files: list[Content], drive: Drive) -> list[str]:
    """The report: a line for each room, one for all, and what it makes of the drive."""
    geometry = drive.geometry
    rooms: dict[str, list[Content]] = defaultdict(list)
    for file in files:
        rooms[_room(file.path)].append(file)
    table = [f"{'room':<28}{'files':>6}{'source':>9}{'bytes':>9}{'clusters':>10}"]
    table += [_line(name, part, geometry) for name, part in sorted(rooms.items())]
    table.append(_line("all", files, geometry))
    used = geometry.clusters - drive.free
    return [
        *table,
        f"Of {geometry.clusters} clusters of {geometry.cluster} bytes {used} are taken, with folders and",
        f"CircuitPython's own files; {drive.free} are free ({SPARE} must be).",
    ]


def joined(files: list[Content]) -> list[str]:
    """A line for each file that several modules were joined to: its size, and what lies in it."""
    sizes = {file.path.rpartition(".")[0]: len(file.data) for file in files}
    rows = []
    for root, names in bundles.rows().items():
        path = root.replace(".", "/")
        size = sizes.get(path) or sizes.get(f"{path}/__init__")
        if size:
            inside = " ".join(name.removeprefix("lawkeeper.") for name in names)
            rows.append(f"{path.removeprefix('lawkeeper/'):<28}{len(names) + 1:>6}{size:>18}  with {inside}")
    return ["Joined, with the number of modules and bytes:", *rows]


def _room(path: str) -> str:
    """The folder that a file counts for: each game by itself, else two levels at most."""
    folders = path.split("/")[:-1]
    depth = 3 if folders[:2] == ["lawkeeper", "games"] else 2
    return "/".join(folders[:depth]) + "/" if folders else "(root)"


def _line(name: str, files: list[Content], geometry: Geometry) -> str:
    source = sum(file.source for file in files)
    size = sum(len(file.data) for file in files)
    clusters = sum(geometry.needed(len(file.data)) for file in files)
    return f"{name:<28}{len(files):>6}{source:>9}{size:>9}{clusters:>10}"
