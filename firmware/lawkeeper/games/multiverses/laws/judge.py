"""Does a word obey a law? A word is bytes: its small letters, then one byte, all its parts of speech as bits.

A law takes a word in if some reading of it obeys, "must not" if none does (items 31 to 34, 41): a word is all
its parts of speech; each W and each Y is a vowel as well as a consonant.
"""

from lawkeeper.games.multiverses.laws import kinds
from lawkeeper.games.multiverses.laws.kinds import AT_LEAST, AT_MOST, BACK, NOT

_VOWELS = 0b1010100000100000100010001  # A E I O U W Y, a bit each
_SURE = 0b100000100000100010001  # of these, what is no consonant
_ONLY_VOWELS, _EITHER = b"aeiou", b"wy"
_CONSONANTS = (1 << 26) - 1 - _SURE


def obeys(code, word, before=None):
    """Does `word` obey the law `code` (bytes)? before: the word that it follows on its line, for laws that
    compare; the first word of a line obeys those. Laws on paper are not judged here: ValueError."""
    kind = code[0] & ~NOT
    if kind >= kinds.FIRST_OF_LINE:
        if kind == kinds.TABLE:
            raise ValueError("the table judges this law")
        if before is None:
            return True
        held = _follows(kind, code, word[:-1], before[:-1])
    elif kind == kinds.PART:
        held = word[-1] & code[1] > 0
    else:
        held = _has(kind, code, word[:-1])
    return held == (code[0] < NOT)


def may_be(symbol, letter):
    """Can a letter be read as this symbol?"""
    if symbol == kinds.VOWEL:
        return _VOWELS >> letter - 97 & 1 > 0
    return symbol == letter or symbol == kinds.CONSONANT and not _SURE >> letter - 97 & 1


def _has(kind, code, letters):
    if kind <= kinds.ENDS:
        return _holds(kind, code[1:], letters)
    if kind == kinds.AT:
        at = len(letters) - (code[1] - BACK) if code[1] & BACK else code[1] - 1
        return 0 <= at < len(letters) and may_be(code[2], letters[at])
    if kind == kinds.COUNT:
        return _counts(code, letters)
    if kind == kinds.LENGTH:
        return _compares(code[1], code[2], len(letters), len(letters))
    if kind == kinds.PARITY:
        return len(letters) & 1 == code[1]
    return _shape(kind, code, letters)


def _holds(kind, pattern, letters):
    """Is a pattern in a word, where it has to stand? Letters alone are found in C, for odds."""
    places = len(letters) - len(pattern)
    if min(pattern) > kinds.VOWEL:
        if kind == kinds.CONTAINS:
            return pattern in letters
        return letters.startswith(pattern) if kind == kinds.BEGINS else letters.endswith(pattern)
    if places < 0 or kind != kinds.CONTAINS:
        return _stands(pattern, letters, places if kind == kinds.ENDS else 0)
    for at in range(places + 1):  # noqa: SIM110 - a generator takes longer on the board
        if may_be(pattern[0], letters[at]) and _stands(pattern, letters, at):
            return True
    return False


def _stands(pattern, letters, at):
    """Does a pattern stand at a place in a word?"""
    if at < 0 or at + len(pattern) > len(letters):
        return False
    for symbol in pattern:
        if symbol != letters[at] and not may_be(symbol, letters[at]):
            return False
        at += 1
    return True


def _counts(code, letters):
    """W and Y make it a range: so many there are for sure, so many there may be."""
    symbol = code[1]
    if symbol > kinds.VOWEL:
        count = letters.count(bytes((symbol,)))
        return _compares(code[2], code[3], count, count)
    vowels = symbol == kinds.VOWEL
    sure = most = 0
    for letter in letters:
        if letter in _EITHER:
            most += 1
        elif (letter in _ONLY_VOWELS) == vowels:
            sure += 1
    most += sure
    return _compares(code[2], code[3], sure, most)


def _compares(how, number, sure, most):
    if how == AT_LEAST:
        return most >= number
    return sure <= number and (how == AT_MOST or number <= most)


def _shape(kind, code, letters):
    if kind == kinds.UNREPEATED:
        return len(set(letters)) == len(letters)
    if kind == kinds.PALINDROME:
        return letters == bytes(reversed(letters))
    if kind == kinds.ALTERNATE:
        return _alternates(letters)
    before = -1
    for letter in letters:
        if kind == kinds.DOUBLE:
            if letter == before:
                return True
        elif before >= 0 and letter != before and (letter < before) != code[1]:
            return False
        before = letter
    return kind == kinds.SORTED


def _alternates(letters):
    """Vowel and consonant in turn, whichever is first?"""
    here, there = _VOWELS, _CONSONANTS  # what the letters have to be if a vowel is first
    first = last = 1
    for letter in letters:
        bit = letter - 97
        first &= here >> bit
        last &= there >> bit
        here, there = there, here
    return first + last > 0


def _follows(kind, code, letters, before):
    if kind == kinds.ORDER:
        return letters < before if code[1] else before < letters
    if kind == kinds.SAME_FIRST:
        return letters[0] == before[0]
    if kind == kinds.CHAIN:
        return letters[0] == before[-1]
    if kind == kinds.LENGTHS:
        more = len(letters) - len(before)
        return (not more, more > 0, more < 0)[code[1]]
    if kind == kinds.ENDING:
        return len(before) >= code[1] <= len(letters) and letters[-code[1] :] == before[-code[1] :]
    return len([letter for letter in set(letters) if letter in set(before)]) >= code[1]
