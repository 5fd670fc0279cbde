"""A list of words as it lies in a file, read at any place.

A word is bytes: 1 to 10 small letters, then one byte, all its parts of speech as bits (`laws.kinds.PARTS`; 0
where the list knows none). The words stand in alphabetical order, no word twice, in blocks of 16:

0   "LKW1"
4   how many words, 2 bytes; all numbers are little-endian
6   1: the list knows parts of speech, 0: it does not
7   0
8   CRC-32 of all that follows, 4 bytes: which list it is
12  for each block where it begins, 2 bytes, counted from the first block; then where the last one ends
then the blocks: each word is 16 * (how many letters are those of the word before it in the block) + (how many
    are its own), then its own letters, then its parts of speech

A pack has the same in records: the first 12 bytes, then each block.
"""

import struct

from lawkeeper import modules
from lawkeeper.games.fold import Refused

HEAD = "<4sHBBI"
HEAD_BYTES = 12
MAGIC = b"LKW1"
BLOCK = 16  # words
AHEAD = 512  # bytes that are read at a time
FILE = "words.bin"  # in the folder of the package
# CRC-32 -> a list with `close`, or None: a computer that reads records knows more lists than a box.
besides = []
_DAMAGED = "The word list of the box cannot be read. Install the firmware again."


class WordList:
    """.count of words; .tagged: it knows parts of speech; .crc: a number that says which list it is.

    `head`: the first 12 bytes; `block(number)` -> bytes of a block. Refused where they are damaged."""

    def __init__(self, head, block):
        if len(head) != HEAD_BYTES:
            raise Refused(_DAMAGED)
        magic, self.count, self.tagged, _, self.crc = struct.unpack(HEAD, head)
        if magic != MAGIC:
            raise Refused(_DAMAGED)
        self._block = block

    def word(self, number):
        """-> word `number`, from 0 in alphabetical order. Refused when it cannot be read."""
        return self.block(number // BLOCK, number % BLOCK + 1)[-1]

    def block(self, number, count=BLOCK):
        """-> list of the first `count` words of a block, fewer where it has no more. Refused when it
        cannot be read."""
        block = self._block(number)
        found = []
        at = 0
        letters = b""
        try:
            for _ in range(min(count, self.count - number * BLOCK)):
                end = at + 1 + (block[at] & 15)
                letters = letters[: block[at] >> 4] + block[at + 1 : end]
                found.append(letters + block[end : end + 1])
                at = end + 1
        except IndexError:
            raise Refused(_DAMAGED)
        return found

    def close(self):
        """Close what it is read from, where there is something."""

    @property
    def blocks(self):
        """-> how many blocks there are."""
        return (self.count + BLOCK - 1) // BLOCK


class WordFile(WordList):
    """The list in a file, open until `close`. Refused when it is not there, or none."""

    def __init__(self, path):
        try:
            self._file = open(path, "rb")
        except OSError:
            raise Refused(_DAMAGED)
        self._bounds = b""  # where blocks begin, from block `_first` on
        self._first = 0
        self._ahead = b""  # what was read, from place `_from` on: odds ask for all blocks in turn
        self._from = 0
        try:
            WordList.__init__(self, self._file.read(HEAD_BYTES), self._read)
        except Refused:
            self.close()
            raise

    def _read(self, number):
        """-> bytes of a block."""
        at = 2 * (number - self._first)
        if not 0 <= at <= len(self._bounds) - 4:
            self._file.seek(HEAD_BYTES + 2 * number)
            self._bounds = self._file.read(64)
            self._first = number
            at = 0
        if len(self._bounds) < 4:
            raise Refused(_DAMAGED)
        start, end = struct.unpack("<HH", self._bounds[at : at + 4])
        if not self._from <= start <= end <= self._from + len(self._ahead):
            self._file.seek(HEAD_BYTES + 2 * (self.blocks + 1) + start)
            self._ahead = self._file.read(max(AHEAD, end - start))
            self._from = start
        start -= self._from
        return self._ahead[start : end - self._from]

    def close(self):
        """Close the file."""
        self._file.close()


class PackList(WordList):
    """The list in a pack of the library, open until `close`."""

    def __init__(self, library, pack):
        self._library = library
        self._pack = pack
        WordList.__init__(self, pack.record(0), self._read)

    def _read(self, number):
        return self._pack.record(number + 1)

    def close(self):
        """Close the files of the library."""
        self._library.close()


def opened(crc=None):
    """-> the list with this CRC-32, to be closed; by default that of the box. Refused when there is none, or
    it cannot be read."""
    words = WordFile(modules.beside(FILE))
    if crc is None or words.crc == crc:
        return words
    words.close()
    for ask in besides:
        words = ask(crc)
        if words is not None:
            return words
    return _of_pack(crc)


def _of_pack(crc):
    """-> the list of the library with this CRC-32. Refused when there is none."""
    from lawkeeper.games import MULTIVERSES
    from lawkeeper.keep.library import Library, LibraryError

    library = Library()
    try:
        for pack in library.packs():
            if pack.game == MULTIVERSES:
                found = PackList(library, pack)
                if found.crc == crc:
                    return found
    except (LibraryError, IndexError):
        library.close()
        raise Refused("The packs on the box cannot be read. Load them again from a computer.")
    library.close()
    raise Refused("The word list of this game is not on this box. Load its pack again.")
