"""Laws one by one: all that the box can check and a player would think of, each in its canonical form. From
them come the laws that were missed and those that the players of the host choose among."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from string import ascii_lowercase

from lawkeeper.games.multiverses.laws import kinds
from lawkeeper_host.games.multiverses.words.closed import PARTS

_LETTERS = ascii_lowercase.encode()
_SYMBOLS = (*_LETTERS, kinds.VOWEL, kinds.CONSONANT)
_PLACES = (2, 3, 4, 5, kinds.BACK | 2, kinds.BACK | 3)
_HOWS = (kinds.AT_LEAST, kinds.AT_MOST, kinds.EXACTLY)


@cache
def laws() -> tuple[bytes, ...]:
    """About a thousand of them, none twice, with and without "not"."""
    from lawkeeper.games import Refused
    from lawkeeper.games.multiverses.laws.law import canonical

    found: dict[bytes, None] = {}
    for law in _all():
        for code in (law, bytes((law[0] | kinds.NOT,)) + law[1:]):
            try:
                found.setdefault(bytes(canonical(code)))
            except Refused:  # every word or no word obeys it
                continue
    return tuple(found)


def _all() -> Iterator[bytes]:
    for kind in (kinds.CONTAINS, kinds.BEGINS, kinds.ENDS):
        yield from (bytes((kind, symbol)) for symbol in _SYMBOLS)
    yield from (bytes((kinds.AT, place, symbol)) for place in _PLACES for symbol in _SYMBOLS)
    yield from (bytes((kinds.COUNT, symbol, kinds.AT_LEAST, 2)) for symbol in _LETTERS)
    for symbol in (kinds.VOWEL, kinds.CONSONANT):
        yield from (bytes((kinds.COUNT, symbol, how, number)) for how in _HOWS for number in range(1, 7))
    yield from (bytes((kinds.LENGTH, how, number)) for how in _HOWS for number in range(2, kinds.WORD + 1))
    yield from (bytes((kinds.PARITY, odd)) for odd in (0, 1))
    yield from (bytes((kind,)) for kind in (kinds.DOUBLE, kinds.PALINDROME, kinds.ALTERNATE))
    yield from (bytes((kinds.SORTED, down)) for down in (0, 1))
    yield bytes((kinds.UNREPEATED,))
    yield from (bytes((kinds.PART, 1 << bit)) for bit in range(len(PARTS)))
    yield from _of_lines()


def _of_lines() -> Iterator[bytes]:
    yield from (bytes((kinds.ORDER, down)) for down in (0, 1))
    yield bytes((kinds.SAME_FIRST,))
    yield from (bytes((kinds.LENGTHS, how)) for how in range(3))
    yield from (bytes((kinds.ENDING, letters)) for letters in range(1, 4))
    yield from (bytes((kinds.SHARE, letters)) for letters in range(1, 6))
    yield bytes((kinds.CHAIN,))
