"""What a law takes in, worked out reading by reading, as the rules say it: an evaluator of its own, which the
box's judge is checked against. Slow and plain.

A reading of a word says of each W and each Y whether it is a vowel, and which part of speech the word is. A
law takes a word in if some reading obeys it, "must not" if none does (items 31 to 34, 41)."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from itertools import pairwise, product

from lawkeeper.games.multiverses.laws import kinds
from lawkeeper_host.games.multiverses.words.closed import PARTS
from lawkeeper_host.games.multiverses.words.english import Entry

_VOWEL, _CONSONANT = "V", "C"


@dataclass(frozen=True)
class Reading:
    """A word read in one way: its letters, V or C for each, one part of speech as its letter in PARTS or "";
    `before`: the letters of the word that it follows, if it follows one."""

    letters: str
    classes: str
    part: str
    before: str | None


def readings(entry: Entry, before: Entry | None = None) -> Iterator[Reading]:
    """Every way in which a word can be read."""
    for classes in product(*(_classes(letter) for letter in entry.word)):
        for part in entry.parts or ("",):
            yield Reading(entry.word, "".join(classes), part, before.word if before else None)


def obeys(law: bytes, entry: Entry, before: Entry | None = None) -> bool:
    """Whether a law takes a word in, on a line behind `before`. The first word of a line obeys what compares.
    ValueError: a law on paper, which the table judges."""
    kind = law[0] & ~kinds.NOT
    if kind == kinds.TABLE:
        raise ValueError("the table judges this law")
    if kind >= kinds.FIRST_OF_LINE and before is None:
        return True
    held = any(_HOLDS[kind](reading, law[1:]) for reading in readings(entry, before))
    return held is not bool(law[0] & kinds.NOT)


def takes(laws: Sequence[bytes], line: Sequence[Entry]) -> bool:
    """Whether a whole line obeys all laws."""
    followed = zip([None, *line], line, strict=False)
    return all(obeys(law, word, before) for before, word in followed for law in laws)


def _classes(letter: str) -> str:
    if letter in "wy":
        return _VOWEL + _CONSONANT
    return _VOWEL if letter in "aeiou" else _CONSONANT


def _stands(reading: Reading, pattern: bytes, at: int) -> bool:
    """Whether symbols stand side by side from a place on."""
    inside = 0 <= at <= len(reading.letters) - len(pattern)
    return inside and all(chr(s) in _signs(reading, at + n) for n, s in enumerate(pattern))


def _signs(reading: Reading, at: int) -> str:
    """The symbols that a letter shows in this reading: itself in small, and V or C."""
    return reading.letters[at] + reading.classes[at]


def _contains(reading: Reading, pattern: bytes) -> bool:
    return any(_stands(reading, pattern, at) for at in range(len(reading.letters)))


def _begins(reading: Reading, pattern: bytes) -> bool:
    return _stands(reading, pattern, 0)


def _ends(reading: Reading, pattern: bytes) -> bool:
    return _stands(reading, pattern, len(reading.letters) - len(pattern))


def _at(reading: Reading, args: bytes) -> bool:
    place, symbol = args
    at = len(reading.letters) - (place & ~kinds.BACK) if place & kinds.BACK else place - 1
    return _stands(reading, bytes((symbol,)), at)


def _count(reading: Reading, args: bytes) -> bool:
    symbol, how, number = args
    found = sum(chr(symbol) in _signs(reading, at) for at in range(len(reading.letters)))
    return _compared(how, found, number)


def _length(reading: Reading, args: bytes) -> bool:
    return _compared(args[0], len(reading.letters), args[1])


def _compared(how: int, found: int, number: int) -> bool:
    answers = {
        kinds.AT_LEAST: found >= number,
        kinds.AT_MOST: found <= number,
        kinds.EXACTLY: found == number,
    }
    return answers[how]


def _parity(reading: Reading, args: bytes) -> bool:
    return len(reading.letters) % 2 == args[0]


def _double(reading: Reading, _: bytes) -> bool:
    return any(one == other for one, other in pairwise(reading.letters))


def _palindrome(reading: Reading, _: bytes) -> bool:
    return reading.letters == reading.letters[::-1]


def _alternate(reading: Reading, _: bytes) -> bool:
    return all(one != other for one, other in pairwise(reading.classes))


def _sorted(reading: Reading, args: bytes) -> bool:
    return list(reading.letters) == sorted(reading.letters, reverse=bool(args[0]))


def _unrepeated(reading: Reading, _: bytes) -> bool:
    return not any(reading.letters.count(letter) > 1 for letter in reading.letters)


def _part(reading: Reading, args: bytes) -> bool:
    return any(args[0] >> bit & 1 and reading.part == letter for bit, letter in enumerate(PARTS))


def _order(reading: Reading, args: bytes) -> bool:
    first, second = (reading.letters, _before(reading)) if args[0] else (_before(reading), reading.letters)
    return first < second


def _same_first(reading: Reading, _: bytes) -> bool:
    return reading.letters[0] == _before(reading)[0]


def _lengths(reading: Reading, args: bytes) -> bool:
    one, other = len(reading.letters), len(_before(reading))
    return (one == other, one > other, one < other)[args[0]]


def _ending(reading: Reading, args: bytes) -> bool:
    ends = {word[-args[0] :] for word in (reading.letters, _before(reading)) if len(word) >= args[0]}
    return len(ends) == 1 and min(len(reading.letters), len(_before(reading))) >= args[0]


def _share(reading: Reading, args: bytes) -> bool:
    return len(set(reading.letters) & set(_before(reading))) >= args[0]


def _chain(reading: Reading, _: bytes) -> bool:
    return _before(reading).endswith(reading.letters[0])


def _before(reading: Reading) -> str:
    assert reading.before is not None
    return reading.before


_HOLDS: dict[int, Callable[[Reading, bytes], bool]] = {
    kinds.CONTAINS: _contains,
    kinds.BEGINS: _begins,
    kinds.ENDS: _ends,
    kinds.AT: _at,
    kinds.COUNT: _count,
    kinds.LENGTH: _length,
    kinds.PARITY: _parity,
    kinds.DOUBLE: _double,
    kinds.PALINDROME: _palindrome,
    kinds.ALTERNATE: _alternate,
    kinds.SORTED: _sorted,
    kinds.UNREPEATED: _unrepeated,
    kinds.PART: _part,
    kinds.ORDER: _order,
    kinds.SAME_FIRST: _same_first,
    kinds.LENGTHS: _lengths,
    kinds.ENDING: _ending,
    kinds.SHARE: _share,
    kinds.CHAIN: _chain,
}
