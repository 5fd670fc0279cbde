"""Loading packs: the library file that is not in use is written in place and put in use when all of it is
proven good.

Every call, and every step of a generator, touches at most 4096 bytes, so that the game goes on in between."""

import struct
from binascii import crc32

from lawkeeper.keep import image
from lawkeeper.keep.library import LibraryError
from lawkeeper.keep.seal import hasher
from lawkeeper.keep.slots import BLOCK, SECTOR

_BLANK = b"\xff" * SECTOR


def _cannot_write():
    sentence = "The box's drive cannot be written now: eject it from the computer and restart the box."
    return LibraryError(sentence, "read-only")


class Upload:
    """One upload after another into `library`: begin, then write, copy and crc in any order, then commit or
    abort.

    A cut at any point leaves the library in use as it was, or the new one whole."""

    def __init__(self, library):
        self._library = library
        self._buffer = None
        self.abort()

    def begin(self, length):
        """Begin an image of `length` bytes, block 0 included. What an upload that broke off has written
        stays. LibraryError: too-large, read-only, damaged (a file is missing)."""
        if not image.HEAD_BYTES <= length <= image.IMAGE_BYTES:
            most = (image.IMAGE_BYTES - image.HEAD_BYTES) // 1024
            raise LibraryError(
                "These packs do not fit on the box: it holds %d KB of them." % most, "too-large"
            )
        self.abort()
        self._source, slot = self._library.slots()
        if not slot.there():
            raise LibraryError("%s is missing on the box's drive. Install the firmware again." % slot.path)
        try:
            slot.can_write()
            # Once a byte of it changes, what block 0 promised is void.
            self._void = slot.read(0, SECTOR) == _BLANK
        except OSError:
            raise _cannot_write()
        self._slot = slot
        self._end = length
        self._buffer = self._buffer or bytearray(BLOCK)

    def abort(self):
        """Forget the upload. The library in use stays as it is."""
        self._slot = None
        self._source = None
        self._end = 0
        self._number = -1
        self._dirty = False
        self._void = False

    def close(self):
        """As abort, and give the buffer's 4096 bytes back."""
        self.abort()
        self._buffer = None

    def _check(self, at, length):
        if self._slot is None:
            raise LibraryError("No upload has begun on the box. Start it again.", "busy")
        if not image.HEAD_BYTES <= at <= at + length <= self._end:
            raise LibraryError("Bytes %d to %d are not in the new image." % (at, at + length), "refused")

    def write(self, at, data):
        """Put up to 4096 bytes at offset `at` (4096 or more) of the image. Any order; again does no harm."""
        self._check(at, len(data))
        if len(data) > BLOCK:
            raise LibraryError("A piece of an upload is at most 4096 bytes.", "refused")
        done = 0
        while done < len(data):
            start = (at + done) % BLOCK
            count = min(len(data) - done, BLOCK - start)
            self._turn_to((at + done) // BLOCK)
            piece = data[done : done + count]
            # A block that says the same already is not written: a flash block lasts for some 100,000 times.
            if self._buffer[start : start + count] != piece:
                self._buffer[start : start + count] = piece
                self._dirty = True
            done += count

    def _turn_to(self, number):
        """Have block `number` of the image in the buffer."""
        if number == self._number:
            return
        self._put()
        self._number = -1
        try:
            for start in range(0, BLOCK, SECTOR):
                self._buffer[start : start + SECTOR] = self._slot.read(number * BLOCK + start, SECTOR)
        except OSError:
            raise LibraryError(
                "%s on the box's drive cannot be read. Install the firmware again." % self._slot.path
            )
        self._number = number

    def _put(self):
        """Write the buffer to the drive when it has changed."""
        if not self._dirty:
            return
        try:
            if not self._void:
                self._slot.write(0, _BLANK)
                self._void = True
            self._slot.write(self._number * BLOCK, self._buffer)
        except OSError:
            raise _cannot_write()
        self._dirty = False

    def copy(self, source, at, length):
        """-> generator: each step copies at most 4096 bytes from offset `source` of the library in use to
        `at`."""
        self._check(at, length)
        if not image.HEAD_BYTES <= source <= source + length <= self._library.end:
            raise LibraryError(
                "The library in use has no bytes %d to %d." % (source, source + length), "refused"
            )
        return self._copy(source, at, length)

    def _copy(self, source, at, length):
        while length:
            step = min(length, BLOCK - at % BLOCK)
            for done in range(0, step, SECTOR):
                count = min(SECTOR, step - done)
                try:
                    piece = self._source.read(source + done, count)
                except OSError:
                    raise LibraryError("The library in use cannot be read. Load all packs again.")
                self.write(at + done, piece)
            source += step
            at += step
            length -= step
            yield

    def crc(self, at, length):
        """-> CRC-32 of up to 4096 bytes as they are now: what need not be sent again."""
        self._check(at, length)
        self._put()
        crc = 0
        for piece in self._pieces(at, min(length, BLOCK)):
            crc = crc32(piece, crc)
        return crc

    def _pieces(self, at, length):
        """Yield bytes of the file in pieces of up to 512."""
        try:
            for done in range(0, length, SECTOR):
                yield self._slot.read(at + done, min(SECTOR, length - done))
        except OSError:
            raise LibraryError(
                "%s on the box's drive cannot be read. Install the firmware again." % self._slot.path
            )

    def commit(self, head):
        """-> generator: checks every pack against `head` (header and directory as of `image.block`; the 0xFF
        behind the last entry may be missing), then puts the image in use. LibraryError: the library in use
        stays."""
        self._check(image.HEAD_BYTES, 0)
        packs = self._directory(head)
        return self._commit(head, packs)

    def _directory(self, head):
        """-> number of packs of a sound directory."""
        wrong = LibraryError("The directory of the upload is not sound. Start it again.")
        if len(head) < image.ENTRIES_AT:
            raise wrong
        magic, version, packs, _, end, _, _ = struct.unpack(image.HEADER, head[: image.HEADER_BYTES])
        if magic == image.MAGIC and version != image.VERSION:
            raise LibraryError(
                "These packs are of format %d, the box reads format %d." % (version, image.VERSION), "refused"
            )
        if magic != image.MAGIC or packs > image.MOST_PACKS or end != self._end:
            raise wrong
        if len(head) < image.ENTRIES_AT + packs * image.ENTRY_BYTES:
            raise wrong
        for number in range(packs):
            _, _, count, offset, length, _, name = _entry(head, number)
            try:
                named = name.rstrip(b"\0").decode()
            except ValueError:
                raise wrong
            if not named or offset < image.HEAD_BYTES or offset + length > end or length < 2 + 4 * count:
                raise wrong
        return packs

    def _commit(self, head, packs):
        self._put()
        yield
        for number in range(packs):
            for _ in self._prove(_entry(head, number)):
                yield
        self._fill(head, packs)
        self._put_in_use()
        self.abort()
        self._library.load()
        yield

    def _fill(self, head, packs):
        """Make the new block 0 in the buffer."""
        self._number = -1
        whole = self._buffer
        for start in range(0, BLOCK, SECTOR):
            whole[start : start + SECTOR] = _BLANK
        end = image.ENTRIES_AT + packs * image.ENTRY_BYTES
        whole[image.ENTRIES_AT : end] = head[image.ENTRIES_AT : end]
        image.write_header(whole, packs, self._end, self._library.sequence + 1)

    def _put_in_use(self):
        slot = self._slot
        whole = memoryview(self._buffer)
        try:
            # The first sector alone and last: where the end of block 0 shares an erase block with the first
            # pack, a cut could else leave a good header before a pack that is gone.
            slot.write(SECTOR, whole[SECTOR:])
            slot.settle()
            slot.write(0, whole[:SECTOR])
            slot.settle()
            kept = slot.holds(0, whole)
        except OSError:
            raise _cannot_write()
        if not kept:
            raise LibraryError("%s on the box's drive is damaged: the packs were not taken over." % slot.path)

    def _prove(self, entry):
        """Yield after every 4096 bytes of a pack; LibraryError when it is not what the directory says."""
        _, _, _, offset, length, sha, name = entry
        h = hasher()
        for start in range(0, length, BLOCK):
            for piece in self._pieces(offset + start, min(BLOCK, length - start)):
                h.update(piece)
            yield
        if h.digest() != sha:
            raise LibraryError("The pack %s arrived damaged. Load it again." % name.rstrip(b"\0").decode())


def _entry(head, number):
    at = image.ENTRIES_AT + number * image.ENTRY_BYTES
    return struct.unpack(image.ENTRY, head[at : at + image.ENTRY_BYTES])
