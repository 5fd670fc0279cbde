"""The nvm sector of the RP2040's flash as a file, with the write rule of CircuitPython's `nvm.ByteArray`.

Target bytes that are all 0xFF are programmed, page by page, and only from 1 to 0. Any other write, even of
one byte, erases all 4096 bytes and programs them again: power cut in between leaves what it leaves on a
board.
"""

import mmap
from collections.abc import Callable
from pathlib import Path

SECTOR = 4096
PAGE = 256
ERASE_S = 0.045  # datasheet, typical
PROGRAM_S = 0.0007  # a page


class Flash:
    """4096 bytes that outlive the child. `wait` is called with the seconds an operation takes on the
    board."""

    def __init__(self, path: Path, wait: Callable[[float], None] = lambda seconds: None) -> None:
        with path.open("r+b") as file:
            self._map = mmap.mmap(file.fileno(), SECTOR)
        self._wait = wait
        self.programs = 0
        self.erases = 0
        self.changed: Callable[[], None] = lambda: None

    def __len__(self) -> int:
        return SECTOR

    def read(self, start: int, stop: int) -> bytes:
        """The bytes from `start` up to `stop`."""
        return self._map[start:stop]

    def write(self, start: int, data: bytes) -> None:
        """Put `data` at `start`, by programming alone if CircuitPython would."""
        if self._map[start : start + len(data)].count(0xFF) == len(data):
            self._program(start, data)
        else:
            sector = bytearray(self._map[:])
            sector[start : start + len(data)] = data
            self._map[:] = b"\xff" * SECTOR
            self.erases += 1
            self._wait(ERASE_S)
            self._program(0, bytes(sector))
        self.changed()

    def _program(self, start: int, data: bytes) -> None:
        stop = start + len(data)
        while start < stop:
            end = min(stop, start - start % PAGE + PAGE)
            piece, data = data[: end - start], data[end - start :]
            # Programming can only clear bits.
            old = self._map[start:end]
            self._map[start:end] = bytes(a & b for a, b in zip(old, piece, strict=True))
            self.programs += 1
            self._wait(PROGRAM_S)
            start = end
