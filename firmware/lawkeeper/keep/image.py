"""The library image: how packs lie in a file of the drive. Device and host build and read it with what stands
here; image_table.py says what each field means."""

import struct
from binascii import crc32

from lawkeeper.keep.slots import BLOCK

LIBRARY_BYTES = 147456  # of each file on the drive: five games lie beside them
IMAGE_BYTES = LIBRARY_BYTES - 2 * BLOCK  # of the image in it: the ends of the file stay unused, see slots.py
FILES = ("packs/a.bin", "packs/b.bin")

HEAD_BYTES = BLOCK  # block 0: header and directory; packs from here on
MAGIC = b"LKP1"
VERSION = 1
GOOD = 0xA5
HEADER = "<4sHHIIIB"
HEADER_BYTES = 21
CRC_AT = 16
ENTRIES_AT = 64
ENTRY = "<BBHII32s20s"
ENTRY_BYTES = 64
MOST_PACKS = 63
NAME_BYTES = 20


def blank():
    """-> the bytes of one new file, for whoever puts the firmware on a drive."""
    return b"\xff" * LIBRARY_BYTES


def entry(game, count, offset, length, sha, name, flags=0):
    """-> 64 bytes of the directory: `sha` 32 bytes over the section, `offset` in the image, `name` of up to
    20 bytes of UTF-8. ValueError when the name is longer."""
    name = name.encode()
    if not 0 < len(name) <= NAME_BYTES:
        raise ValueError("a pack's name takes 1 to %d bytes" % NAME_BYTES)
    return struct.pack(
        ENTRY, game, flags, count, offset, length, sha, name + b"\0" * (NAME_BYTES - len(name))
    )


def write_header(whole, packs, end, sequence):
    """Put header and CRC into `whole`: a bytearray of 4096 that has the directory entries at 64 and 0xFF
    elsewhere."""
    struct.pack_into(HEADER, whole, 0, MAGIC, VERSION, packs, sequence, end, 0, GOOD)
    struct.pack_into("<I", whole, CRC_AT, crc32(whole))


def block(entries, end, sequence=0):
    """-> the 4096 bytes of block 0 for a list of directory entries; `end` is the image's length in bytes."""
    if len(entries) > MOST_PACKS:
        raise ValueError("a library holds at most %d packs" % MOST_PACKS)
    whole = bytearray(b"\xff" * HEAD_BYTES)
    listing = b"".join(entries)
    whole[ENTRIES_AT : ENTRIES_AT + len(listing)] = listing
    write_header(whole, len(entries), end, sequence)
    return bytes(whole)


def section(meta, records):
    """-> the bytes of a pack: `meta` is JSON text, `records` a list of bytes."""
    meta = meta.encode()
    at = 2 + len(meta) + 4 * len(records)
    parts = [struct.pack("<H", len(meta)), meta]
    for record in records:
        parts.append(struct.pack("<I", at))
        at += len(record)
    return b"".join(parts + records)
