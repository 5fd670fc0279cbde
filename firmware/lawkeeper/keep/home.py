"""The second home: settings, statistics and last results in two files on the drive, written in turn.

One copy is 4096 bytes: b"LKH1", u32 sequence, u16 length, u32 CRC-32 (of sequence, length and payload), JSON,
0xFF."""

import json
import struct
from binascii import crc32

from lawkeeper.keep import KeepError
from lawkeeper.keep.slots import BLOCK, SECTOR, Slot, sync_drive

HOME_BYTES = 3 * BLOCK  # of each file: the copy lies in the middle, see slots.py
FILES = ("keep/a.bin", "keep/b.bin")

# What earlier versions kept: the order of the cards to come. Whoever read the drive knew the next secret.
RETIRED = ("deck", "turing")

_MAGIC = b"LKH1"
_HEAD = "<4sIHI"
_HEAD_BYTES = 14
_MOST = BLOCK - _HEAD_BYTES
_BLANK = b"\xff" * 64


class HomeError(KeepError):
    """args[0] is a sentence for the players. Nothing is lost: the copy before stays."""


def blank():
    """-> the bytes of one new file, for whoever puts the firmware on a drive."""
    return b"\xff" * HOME_BYTES


def _crc(sequence, payload):
    return crc32(payload, crc32(struct.pack("<IH", sequence, len(payload))))


def _sector(copy, at):
    some = copy[at : at + SECTOR]
    return some + b"\xff" * (SECTOR - len(some))


class Home:
    """.data: dict, {} when neither copy is good. .complaint: sentence or None.

    Keys: "settings", "stats", "used", "results", "last", "forms", "met", "erasing"; all of JSON's
    kinds. `folder` holds a.bin and b.bin."""

    def __init__(self, folder="keep", opener=open, sync=sync_drive):
        self._slots = [Slot(folder + "/" + name.split("/")[1], HOME_BYTES, opener, sync) for name in FILES]
        self.data = {}
        self._sequence = 0
        self._current = 1
        self._load()

    def _load(self):
        states = [self._read(slot) for slot in self._slots]
        for number, found in enumerate(states):
            if isinstance(found, tuple) and found[0] >= self._sequence:
                self._sequence, self.data = found
                self._current = number
        for key in RETIRED:
            self.data.pop(key, None)  # the next save writes over it
        self.complaint = self._complain(states)

    def _read(self, slot):
        """-> (sequence, data), or what is wrong: "missing", "blank" or "bad"."""
        if not slot.there():
            return "missing"
        try:
            head = slot.read(0, _HEAD_BYTES)
            magic, sequence, length, crc = struct.unpack(_HEAD, head)
            if magic != _MAGIC or length > _MOST:
                return "blank" if head == b"\xff" * _HEAD_BYTES else "bad"
            payload = slot.read(_HEAD_BYTES, length)
            if _crc(sequence, payload) != crc:
                return "bad"
            data = json.loads(payload.decode())
        except (OSError, ValueError):
            return "bad"
        return (sequence, data) if isinstance(data, dict) else "bad"

    def _complain(self, states):
        """-> a sentence when something was lost or cannot be saved. `states`: of both files, from `_read`."""
        if "missing" in states:
            return "A file of the folder keep is missing: nothing can be saved. Install the firmware again."
        if states == ["bad", "blank"]:
            return None  # the very first save was cut off: there was nothing before it
        if not self._sequence and "bad" in states:
            return "Settings and statistics could not be read. The box starts with new ones."
        if "bad" in states or ("blank" in states and self._sequence > 1):
            return "The last saving of settings and statistics was cut off. Those before it are in use."
        return None

    def save(self):
        """Write .data over the older copy. HomeError when the drive does not take it; the newer copy is not
        touched."""
        payload = json.dumps(self.data).encode()
        if len(payload) > _MOST:
            raise HomeError("The statistics have grown too large to be saved. Clear them in the settings.")
        slot = self._slots[1 - self._current]
        if not slot.there():
            raise HomeError("%s is missing on the box's drive. Install the firmware again." % slot.path)
        head = struct.pack(_HEAD, _MAGIC, self._sequence + 1, len(payload), _crc(self._sequence + 1, payload))
        copy = head + payload
        try:
            # In sectors: in the midst of a game there may be no room for a block in one piece.
            for at in range(0, BLOCK, SECTOR):
                slot.write(at, _sector(copy, at))
            slot.settle()
            kept = all(slot.holds(at, _sector(copy, at)) for at in range(0, BLOCK, SECTOR))
        except OSError:
            raise HomeError(
                "The box's drive cannot be written: eject it from the computer and restart the box."
            )
        if not kept:
            raise HomeError(
                "%s on the box's drive is damaged: settings and statistics were not saved." % slot.path
            )
        self._sequence += 1
        self._current = 1 - self._current
        self.complaint = None

    def close(self):
        """Close the files (a program on a PC; the box leaves them open)."""
        for slot in self._slots:
            slot.close()
