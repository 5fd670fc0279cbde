"""The packs on the box: two files on the drive, of which the newer good one is in use. `upload.py` writes the
other.

No pack is ever held whole: a record is read where it lies. The format is that of image.py."""

import json
import struct
from binascii import crc32

from lawkeeper.keep import KeepError, image
from lawkeeper.keep.slots import SECTOR, Slot, sync_drive

_BROKEN = "The packs on the box cannot be read. Load them again from a computer."


class LibraryError(KeepError):
    """args[0]: a sentence for the owner. .code: damaged, too-large, read-only, busy or refused."""

    def __init__(self, sentence, code="damaged"):
        super().__init__(sentence)
        self.code = code


def _read(slot, at, count):
    try:
        return slot.read(at, count)
    except OSError:
        raise LibraryError(_BROKEN)


class Pack:
    """A pack of the library: .name, .game (id), .count (records), .sha (32 bytes), .offset and .length in the
    image."""

    def __init__(self, slot, entry):
        game, _, count, offset, length, sha, name = struct.unpack(image.ENTRY, entry)
        self._slot = slot
        self.game = game
        self.count = count
        self.offset = offset
        self.length = length
        self.sha = sha
        self.name = name.rstrip(b"\0").decode()
        self._table = 0  # where the table of records starts, once it is known

    def _read(self, at, count):
        """-> exactly `count` bytes of the section; LibraryError when they do not lie in it."""
        if not 0 <= at <= at + count <= self.length:
            raise LibraryError(_BROKEN)
        return _read(self._slot, self.offset + at, count)

    def _meta_end(self):
        if not self._table:
            self._table = 2 + struct.unpack("<H", self._read(0, 2))[0]
        return self._table

    def meta(self):
        """-> dict: "name", "author", "licence" and what the game adds."""
        try:
            meta = json.loads(self._read(2, self._meta_end() - 2).decode())
        except ValueError:
            raise LibraryError(_BROKEN)
        if not isinstance(meta, dict):
            raise LibraryError(_BROKEN)
        return meta

    def record(self, i):
        """-> bytes of record i. IndexError when there is none."""
        if not 0 <= i < self.count:
            raise IndexError("record %d" % i)
        row = self._meta_end() + 4 * i
        if i + 1 < self.count:
            start, end = struct.unpack("<II", self._read(row, 8))
        else:
            start = struct.unpack("<I", self._read(row, 4))[0]
            end = self.length
        return self._read(start, end - start)


class Library:
    """.id: 8 hex digits that change with what is in it, "" when there is none. .end: its length in bytes (0:
    none). .complaint: sentence or None. `folder` holds a.bin and b.bin."""

    def __init__(self, folder="packs", opener=open, sync=sync_drive):
        self._slots = [
            Slot(folder + "/" + name.split("/")[1], image.LIBRARY_BYTES, opener, sync) for name in image.FILES
        ]
        self.load()

    def load(self):
        """Choose the file in use: the good one with the highest sequence number."""
        self.id = ""
        self.end = 0
        self.complaint = None
        self.sequence = 0
        self._current = -1
        self._packs = 0
        self._counts = {}
        self._last = None  # (game, number of the first record, pack) of the last record read
        bad = False
        for number, slot in enumerate(self._slots):
            if not slot.there():
                self.complaint = "%s is missing on the box's drive. Install the firmware again." % slot.path
                continue
            head = self._header(slot)
            if head is None:
                bad = bad or not self._is_blank(slot)
            elif self._current < 0 or head[0] > self.sequence:
                self.sequence, self._packs, self.end, self.id = head
                self._current = number
        if bad and self._current < 0:
            self.complaint = _BROKEN

    def _header(self, slot):
        """-> (sequence, packs, end, id) of a good block 0, else None."""
        try:
            first = slot.read(0, SECTOR)
            magic, version, packs, sequence, end, crc, state = struct.unpack(
                image.HEADER, first[: image.HEADER_BYTES]
            )
            known = (magic, version, state) == (image.MAGIC, image.VERSION, image.GOOD)
            if not known or packs > image.MOST_PACKS:
                return None
            # In pieces: a whole block is more than the board can always find in one place.
            whole = crc32(first[image.CRC_AT + 4 :], crc32(b"\0\0\0\0", crc32(first[: image.CRC_AT])))
            listing = crc32(first[image.ENTRIES_AT :])
            for at in range(SECTOR, image.HEAD_BYTES, SECTOR):
                piece = slot.read(at, SECTOR)
                whole = crc32(piece, whole)
                listing = crc32(piece, listing)
        except OSError:
            return None
        return (sequence, packs, end, "%08x" % listing) if whole == crc else None

    def _is_blank(self, slot):
        try:
            return slot.read(0, SECTOR) == b"\xff" * SECTOR
        except OSError:
            return False

    def packs(self):
        """Yield every Pack."""
        slot = self._slots[self._current]
        for number in range(self._packs):
            yield Pack(slot, _read(slot, image.ENTRIES_AT + number * image.ENTRY_BYTES, image.ENTRY_BYTES))

    def count(self, game):
        """-> number of records for a game (id) over all packs."""
        if game not in self._counts:
            self._counts[game] = sum([pack.count for pack in self.packs() if pack.game == game])
        return self._counts[game]

    def record(self, game, i):
        """-> bytes of record i of a game, counted over all its packs in their order. IndexError when there is
        none."""
        # Who reads one record often reads its neighbour next: no need to look for the pack again.
        if self._last and self._last[0] == game and 0 <= i - self._last[1] < self._last[2].count:
            return self._last[2].record(i - self._last[1])
        first = 0
        for pack in self.packs():
            if pack.game == game:
                if 0 <= i - first < pack.count:
                    self._last = (game, first, pack)
                    return pack.record(i - first)
                first += pack.count
        raise IndexError("record %d of game %d" % (i, game))

    def slots(self):
        """-> (slot in use or None, slot not in use), for an upload."""
        in_use = self._slots[self._current] if self._current >= 0 else None
        return in_use, self._slots[1 if self._current == 0 else 0]

    def close(self):
        """Close the files (a program on a PC; the box leaves them open)."""
        for slot in self._slots:
            slot.close()
