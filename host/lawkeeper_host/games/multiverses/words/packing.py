"""Words as the box keeps them: a word in bytes, the file of the shipped list, a list in records of a pack. The
format is the box's own (`lawkeeper.games.multiverses.words.wordlist`)."""

from __future__ import annotations

import binascii
import struct
from collections.abc import Sequence
from os.path import commonprefix

from lawkeeper.games.multiverses.words import wordlist
from lawkeeper_host.games.multiverses.words.closed import PARTS
from lawkeeper_host.games.multiverses.words.english import Entry

MOST_BYTES = 0xFFFF  # of all blocks: a place in the file is two bytes
MOST_WORDS = 0xFFFF


def coded(entry: Entry) -> bytes:
    """A word for the box: its letters, then its parts of speech as bits."""
    return entry.word.encode("ascii") + bytes((_bits(entry),))


def named(word: bytes) -> Entry:
    """The way back."""
    return Entry(word[:-1].decode("ascii"), "".join(p for bit, p in enumerate(PARTS) if word[-1] >> bit & 1))


def file_image(entries: Sequence[Entry], tagged: bool = True) -> bytes:
    """The bytes of a file with these words, which are in order and no one twice."""
    head, *found = records(entries, tagged)
    return head + _bounds(found) + b"".join(found)


def records(entries: Sequence[Entry], tagged: bool = True) -> list[bytes]:
    """The same for a pack: the head, then the blocks. ValueError: there are too many."""
    size = int(wordlist.BLOCK)
    found = [_block(entries[at : at + size]) for at in range(0, len(entries), size)]
    if len(entries) > MOST_WORDS or sum(map(len, found)) > MOST_BYTES:
        raise ValueError(f"{len(entries)} words do not fit into one list")
    crc = binascii.crc32(_bounds(found) + b"".join(found))
    return [struct.pack(wordlist.HEAD, wordlist.MAGIC, len(entries), tagged, 0, crc), *found]


def _bounds(blocks: Sequence[bytes]) -> bytes:
    """Where each block begins, and where the last one ends."""
    ends = [sum(map(len, blocks[:number])) for number in range(len(blocks) + 1)]
    return struct.pack(f"<{len(ends)}H", *ends)


def _block(entries: Sequence[Entry]) -> bytes:
    found = bytearray()
    before = ""
    for entry in entries:
        common = len(commonprefix((before, entry.word)))
        own = entry.word[common:].encode("ascii")
        found += bytes((common << 4 | len(own), *own, _bits(entry)))
        before = entry.word
    return bytes(found)


def _bits(entry: Entry) -> int:
    return sum(1 << bit for bit, part in enumerate(PARTS) if part in entry.parts)
