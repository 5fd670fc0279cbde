"""A word in bytes as the box has it (`lawkeeper.games.multiverses.words.wordlist`), and the way back."""

from __future__ import annotations

from functools import cache

from lawkeeper_host.games.multiverses import word_file
from lawkeeper_host.games.multiverses.words.closed import PARTS
from lawkeeper_host.games.multiverses.words.english import Entry, shipped


@cache
def coded(entry: Entry) -> bytes:
    """A word for the box: its letters, then its parts of speech as bits."""
    bits = sum(1 << bit for bit, part in enumerate(PARTS) if part in entry.parts)
    return entry.word.encode("ascii") + bytes((bits,))


def named(word: bytes) -> Entry:
    """The way back."""
    return Entry(word[:-1].decode("ascii"), "".join(p for bit, p in enumerate(PARTS) if word[-1] >> bit & 1))


def shipped_file() -> bytes:
    """The bytes of `words.bin`, the list that comes with the box."""
    return word_file.whole([coded(entry) for entry in shipped()], True)
