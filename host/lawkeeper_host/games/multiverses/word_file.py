"""Word lists as the box reads them, in the format of `lawkeeper.games.multiverses.words.wordlist`."""

from __future__ import annotations

import struct
from binascii import crc32
from collections.abc import Iterable, Sequence
from itertools import accumulate

from lawkeeper.games.multiverses.laws.kinds import WORD
from lawkeeper.games.multiverses.words.wordlist import BLOCK, HEAD, MAGIC

MOST = 65535  # bytes of all blocks: the index has two bytes for each


def records(words: Iterable[bytes], tagged: bool) -> list[bytes]:
    """-> the records of a pack: head, then blocks. `words`: letters and a byte of parts of speech each,
    in any order; ValueError, with a sentence, for what the format cannot hold."""
    listed = sorted(words, key=lambda word: word[:-1])
    _check(listed)
    blocks = [_block(listed[at : at + BLOCK]) for at in range(0, len(listed), BLOCK)]
    head = struct.pack(HEAD, MAGIC, len(listed), int(tagged), 0, crc32(_index(blocks) + b"".join(blocks)))
    return [head, *blocks]


def whole(words: Iterable[bytes], tagged: bool) -> bytes:
    """-> the same as one file, `words.bin`."""
    head, *blocks = records(words, tagged)
    return head + _index(blocks) + b"".join(blocks)


def _index(blocks: Sequence[bytes]) -> bytes:
    """-> where each block begins, and where the last one ends."""
    bounds = [0, *accumulate(len(block) for block in blocks)]
    if bounds[-1] > MOST:
        raise ValueError(f"the words take {bounds[-1]} bytes, {MOST} are the most")
    return struct.pack(f"<{len(bounds)}H", *bounds)


def _check(listed: Sequence[bytes]) -> None:
    if not 0 < len(listed) <= MOST:
        raise ValueError(f"a list has 1 to {MOST} words")
    before = b""
    for word in listed:
        letters = word[:-1]
        if not 0 < len(letters) <= WORD or any(not 97 <= letter <= 122 for letter in letters):
            raise ValueError(f"{letters!r} is no word of 1 to {WORD} small letters")
        if letters == before:
            raise ValueError(f"{letters.decode()} is there twice")
        before = letters


def _block(words: Sequence[bytes]) -> bytes:
    made = b""
    before = b""
    for word in words:
        letters = word[:-1]
        same = 0
        while same < min(len(letters), len(before)) and letters[same] == before[same]:
            same += 1
        made += bytes((same << 4 | len(letters) - same,)) + letters[same:] + word[-1:]
        before = letters
    return made
