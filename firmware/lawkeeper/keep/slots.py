"""A file on the drive that is written in place: made once by whoever puts the firmware on, never created or
resized here.

What power cuts can reach is kept small in two ways. The first and last 4096 bytes of the file are never used,
so no erase block that is written holds anything else, wherever the file lies. And the file stays open:
closing it would rewrite the entry of its folder, and with it the block that the entries of all its neighbours
lie in.
"""

import errno
import os

BLOCK = 4096
SECTOR = 512

# A PC has fsync and needs no help; the board has only sync, which writes out the one block it holds back.
sync_drive = None if hasattr(os, "fsync") else getattr(os, "sync", None)


class Slot:
    """The bytes of one such file between its two unused ends; offsets count from there. Errors are OSError.

    `opener(path, mode, buffering)` is `open`; `sync()` makes everything written lasting, None where nothing
    has to."""

    def __init__(self, path, size, opener=open, sync=sync_drive):
        self.path = path
        self.size = size - 2 * BLOCK
        self._open = opener
        self._sync = sync
        self._reader = None
        self._writer = None

    def there(self):
        """-> True when the file is there and has its size."""
        try:
            if self._reader is None:
                self._reader = self._open(self.path, "rb", 0)
            self._reader.seek(0, 2)
            return self._reader.tell() == self.size + 2 * BLOCK
        except OSError:
            return False

    def read(self, at, count):
        """-> exactly `count` bytes from offset `at`."""
        if self._reader is None:
            self._reader = self._open(self.path, "rb", 0)
        self._reader.seek(BLOCK + at)
        data = self._reader.read(count)
        if len(data) != count:
            raise OSError(errno.EIO)
        return data

    def can_write(self):
        """Raise OSError when the drive cannot be written."""
        if self._writer is None:
            self._writer = self._open(self.path, "r+b", 0)

    def write(self, at, data):
        """Write whole sectors in place: `at` and len(data) are multiples of 512. They last after `settle`.

        Parts of a sector would wait in a buffer that only closing the file writes out."""
        if at % SECTOR or len(data) % SECTOR or at + len(data) > self.size:
            raise ValueError("a slot takes whole sectors")
        self.can_write()
        self._writer.seek(BLOCK + at)
        self._writer.write(data)

    def settle(self):
        """Make what was written lasting."""
        if self._sync:
            self._sync()

    def holds(self, at, data):
        """-> True when the bytes at `at` are `data`: read back in small pieces, the memory has no room for
        two blocks."""
        view = memoryview(data)
        for start in range(0, len(data), SECTOR):
            if self.read(at + start, SECTOR) != bytes(view[start : start + SECTOR]):
                return False
        return True

    def close(self):
        """Close the file (a program on a PC; the box leaves it open)."""
        for file in (self._reader, self._writer):
            if file is not None:
                file.close()
        self._reader = self._writer = None
