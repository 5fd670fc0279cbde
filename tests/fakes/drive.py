# portable: runs on CPython and on the MicroPython VM
"""The box's drive: files that are already there, over flash with erase blocks of 4096 bytes and
CircuitPython's one-block cache. It lays files as badly as a file system may: none starts on a block of its
own."""

from fakes.flash import BLANK, PAGE, SECTOR, Power

CLUSTER = 512
EROFS, ENOENT = 30, 2


class Drive:
    """`files`: (path, size) in the order they lie in; each new one is 0xFF. The folder that lists them lies
    before them, so that its erase block holds a part of the first. A file with content of its own is made
    with `put`."""

    def __init__(self, files, power=None):
        self.power = power or Power()
        self.read_only = False
        self._blocks = {}
        self._cached = -1
        self._cache = None
        self._files = {}
        self._folder = 3 * CLUSTER
        at = self._folder + CLUSTER
        for path, size in files:
            self._files[path] = (at, size)
            at += (size + CLUSTER - 1) // CLUSTER * CLUSTER
        self._entries = b"the entries of all files" + bytes(CLUSTER - 24)
        self.put_at(self._folder, self._entries)

    def put_at(self, at, data):
        """Fill in bytes without wear, as before the box was switched on."""
        for i in range(0, len(data), CLUSTER):
            block, start = divmod(at + i, SECTOR)
            whole = bytearray(self._blocks.get(block, BLANK))
            piece = data[i : i + CLUSTER]
            whole[start : start + len(piece)] = piece
            self._blocks[block] = bytes(whole)

    def put(self, path, data, at=0):
        """Fill in a part of a file; `at` is a multiple of 512."""
        self.put_at(self._files[path][0] + at, data)

    def restarted(self, power=None):
        """The same flash after a power cut: what was in the cache is gone, and so are all open files."""
        again = Drive((), power)
        again._files = self._files
        again._blocks = dict(self._blocks)
        return again

    def content(self, path, start=0, count=1 << 30):
        """What lies on the flash of a file, cache left out. `start` is a multiple of 512."""
        at, size = self._files[path]
        count = min(count, size - start)
        return b"".join([self._raw(at + i) for i in range(start, start + count, CLUSTER)])[:count]

    def size(self, path):
        return self._files[path][1]

    def _raw(self, at):
        block, start = divmod(at, SECTOR)
        return self._blocks.get(block, BLANK)[start : start + CLUSTER]

    def open(self, path, mode="r", buffering=-1):
        """As the board's `open`, for the modes rb and r+b."""
        assert mode in ("rb", "r+b") and buffering == 0, "in place and unbuffered"
        if path not in self._files or self._raw(self._folder) != self._entries:
            raise OSError(ENOENT)
        if mode == "r+b" and self.read_only:
            raise OSError(EROFS)
        at, size = self._files[path]
        return File(self, at, size, mode == "r+b")

    def read(self, at):
        self.sync()  # CircuitPython never reads out of its cache
        return self._raw(at)

    def write(self, at, data):
        block, start = divmod(at, SECTOR)
        if block != self._cached:
            self.sync()
            self._cached = block
            self._cache = bytearray(self._blocks.get(block, BLANK))
        self._cache[start : start + CLUSTER] = data

    def sync(self):
        """Write the cached block: erase, then program it page by page."""
        if self._cached < 0:
            return
        block, self._cached = self._cached, -1
        memory = bytearray(self._blocks.get(block, BLANK))
        try:
            self.power.erase(memory)
            for page in range(0, SECTOR, PAGE):
                self.power.program(memory, page, self._cache[page : page + PAGE])
        finally:
            self._blocks[block] = bytes(memory)

    def rewrite_folder(self):
        """What closing a written file does."""
        self.write(self._folder, self._entries)
        self.sync()


class File:
    """A file on the drive: raw, of a fixed size, written in whole clusters."""

    def __init__(self, drive, at, size, writes):
        self._drive = drive
        self._at = at
        self._size = size
        self._writes = writes
        self._place = 0
        self._changed = False

    def seek(self, place, whence=0):
        self._place = place + (self._size if whence == 2 else 0)
        return self._place

    def tell(self):
        return self._place

    def read(self, count):
        count = max(0, min(count, self._size - self._place))
        first = self._place // CLUSTER * CLUSTER
        last = self._place + count
        data = b"".join([self._drive.read(self._at + i) for i in range(first, last, CLUSTER)])
        start = self._place - first
        self._place = last
        return data[start : start + count]

    def write(self, data):
        assert self._writes, "opened for reading"
        assert self._place % CLUSTER == 0 == len(data) % CLUSTER, (
            "a part of a cluster waits until the file is closed"
        )
        assert self._place + len(data) <= self._size, "the file would grow"
        for i in range(0, len(data), CLUSTER):
            self._drive.write(self._at + self._place + i, bytes(data[i : i + CLUSTER]))
        self._place += len(data)
        self._changed = True
        return len(data)

    def close(self):
        if self._changed:
            self._drive.rewrite_folder()
            self._changed = False
