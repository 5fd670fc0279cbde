"""Which file lies in which erase block of a board's drive: a model of the FAT that CircuitPython makes.

Sizes follow FatFs's `f_mkfs` as CircuitPython calls it (one FAT, 512 root entries). Clusters are handed out
one after the other, as FatFs and PCs do on a drive that nothing was deleted from.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from pathlib import PurePosixPath

SECTOR = 512
ERASE_BLOCK = 4096
ENTRY = 32
ROOT_ENTRIES = 512
LONG_NAME = 13  # characters of a long name that one directory entry holds
MOST_FAT12 = 0xFF5
# What a drive that CircuitPython has just formatted holds before anything of ours: (path, bytes).
FRESH = (
    (".fseventsd/no_log", 0),
    ("sd/placeholder.txt", 57),
    ("settings.toml", 0),
    ("code.py", 22),
    ("lib/", 0),
    ("boot_out.txt", 150),
)


@dataclass(frozen=True)
class Geometry:
    """A formatted drive: clusters of `cluster` bytes from byte `data` on."""

    drive: int
    cluster: int
    data: int
    clusters: int

    @classmethod
    def of(cls, drive: int) -> Geometry:
        """The drive that CircuitPython makes in `drive` bytes of flash."""
        sectors = drive // SECTOR
        steps = (1, 4, 16, 64, 256, 512)  # in 4096 sectors: from each on, clusters are twice as large
        cluster = 1 << sum(step <= sectors // 4096 for step in steps)
        count = sectors // cluster
        fat = (count * 3 + 1) // 2 + 3 if count <= MOST_FAT12 else count * 2 + 4
        data = 1 + -(-fat // SECTOR) + ROOT_ENTRIES * ENTRY // SECTOR
        return cls(drive, cluster * SECTOR, data * SECTOR, (sectors - data) // cluster)

    def needed(self, size: int) -> int:
        """Clusters for a file of `size` bytes."""
        return -(-size // self.cluster)


@dataclass(frozen=True)
class Piece:
    """One cluster of a file or folder: whose it is, and where in it it begins."""

    path: str
    offset: int


@dataclass
class _Folder:
    entries: int = 2  # "." and ".."
    clusters: int = 0


@dataclass
class Drive:
    """A drive being filled; it may be overfilled, see `free`. Folders have a path that ends with "/"."""

    geometry: Geometry
    pieces: list[Piece] = field(default_factory=list)
    _folders: dict[str, _Folder] = field(default_factory=dict)
    _files: set[str] = field(default_factory=set)
    root_entries: int = 1  # the label

    @classmethod
    def fresh(cls, geometry: Geometry) -> Drive:
        """A drive as CircuitPython leaves it after formatting and its first start."""
        drive = cls(geometry)
        for path, size in FRESH:
            drive.add(path, size)
        return drive

    @property
    def free(self) -> int:
        """Clusters left; below 0 when what was added does not fit."""
        return self.geometry.clusters - len(self.pieces)

    @property
    def root_free(self) -> int:
        """Entries left in the root folder, which cannot grow; below 0 when there were too few."""
        return ROOT_ENTRIES - self.root_entries

    def add(self, path: str, size: int) -> None:
        """Write a file, or make a folder when `path` ends with "/". A file that is there is written anew."""
        parent = str(PurePosixPath(path).parent)
        if parent != ".":
            self._make(parent + "/")
        if path.endswith("/"):
            self._make(path)
            return
        if path not in self._files:
            self._files.add(path)
            self._enter(path)
        self._take(path, self.geometry.needed(size))

    def around(self, path: str, start: int, stop: int) -> set[Piece]:
        """All that lies in the erase blocks which bytes `start` to `stop` of a file or folder lie in."""
        size = self.geometry.cluster
        touched = {
            self._address(at) + rest
            for at, piece in enumerate(self.pieces)
            if piece.path == path and piece.offset < stop and piece.offset + size > start
            for rest in (max(start - piece.offset, 0), min(stop - piece.offset, size) - 1)
        }
        blocks = {address // ERASE_BLOCK for address in touched}
        return {
            piece
            for at, piece in enumerate(self.pieces)
            for address in (self._address(at), self._address(at) + size - 1)
            if address // ERASE_BLOCK in blocks
        }

    def address(self, path: str) -> int:
        """Where in the drive a file or folder begins."""
        return self._address(next(at for at, piece in enumerate(self.pieces) if piece.path == path))

    @property
    def end(self) -> int:
        """Where in the drive the next file will begin."""
        return self._address(len(self.pieces))

    def _address(self, cluster: int) -> int:
        return self.geometry.data + cluster * self.geometry.cluster

    def _make(self, path: str) -> None:
        if path in self._folders:
            return
        parent = str(PurePosixPath(path).parent)
        if parent != ".":
            self._make(parent + "/")
        self._folders[path] = _Folder()
        self._enter(path)
        self._grow(path)

    def _enter(self, path: str) -> None:
        """Give a file or folder its entries in the folder that it lies in."""
        name, parent = PurePosixPath(path).name, str(PurePosixPath(path).parent)
        entries = 1 + -(-len(name) // LONG_NAME)  # every name counted as a long one: there may be fewer
        if parent == ".":
            self.root_entries += entries
        else:
            self._folders[parent + "/"].entries += entries
            self._grow(parent + "/")

    def _grow(self, path: str) -> None:
        folder = self._folders[path]
        more = self.geometry.needed(folder.entries * ENTRY) - folder.clusters
        self._take(path, more, folder.clusters)
        folder.clusters += more

    def _take(self, path: str, count: int, first: int = 0) -> None:
        size = self.geometry.cluster
        self.pieces += [Piece(path, (first + number) * size) for number in range(count)]
