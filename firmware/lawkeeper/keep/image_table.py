"""What each field of the library image means, for the documentation. The box does not load this.

What a record is made of the games say themselves.
"""

import struct

from lawkeeper.keep import image

_HEADER = (
    ("magic", "`LKP1`"),
    ("version", "of this format: 1"),
    ("packs", "number of directory entries, at most 63"),
    ("sequence", "of the two files the one with the higher number is in use; the box sets it"),
    ("end", "length of the image in bytes, block 0 included"),
    ("crc", "CRC-32 of the 4096 bytes of block 0 with this field 0; the box sets it"),
    ("state", "0xA5: the image is whole"),
)
_ENTRY = (
    ("game", "id of the game the pack is for, which says what its records are made of"),
    ("flags", "0; free for later versions"),
    ("count", "number of records"),
    ("offset", "of the pack's section in the image, 4096 or more"),
    ("length", "of the section in bytes"),
    ("sha256", "SHA-256 of the section"),
    ("name", "UTF-8, filled up with zero bytes"),
)
_SECTION = (
    ("meta length", "0-1", "u16"),
    ("meta", "then", "JSON, UTF-8: name, author, licence and what the game adds"),
    ("table", "then, 4 a record", "u32: where the record starts, counted from the start of the section"),
    ("records", "then", "each up to the start of the next, the last up to the end of the section"),
)


def _codes(form):
    """-> the single codes of a struct format: "<4sHH" -> ["4s", "H", "H"]."""
    codes, count = [], ""
    for sign in form[1:]:
        count += sign
        if not sign.isdigit():
            codes.append(count)
            count = ""
    return codes


def _rows(form, start, fields):
    """-> rows of (field, bytes, what it is) for fields in the order of a struct format."""
    rows = []
    at = start
    for number, code in enumerate(_codes(form)):
        size = struct.calcsize("<" + code)
        place = "%d-%d" % (at, at + size - 1) if size > 1 else "%d" % at
        rows.append((fields[number][0], place, fields[number][1]))
        at += size
    return tuple(rows)


# (title, rows of (field, bytes, what it is)); every number is little-endian
FORMAT = (
    ("Block 0: header", _rows(image.HEADER, 0, _HEADER)),
    ("Block 0: first directory entry, others every 64 bytes", _rows(image.ENTRY, image.ENTRIES_AT, _ENTRY)),
    ("Pack section", _SECTION),
)
