"""Does a word obey a law? A word is bytes: its small letters, then one byte, all its parts of speech as bits.

A law takes a word in if some reading of it obeys, "must not" if none does (items 31 to 34, 41): a word is all
its parts of speech; each W and each Y is a vowel as well as a consonant.
"""

from lawkeeper.games.multiverses.laws import kinds
from lawkeeper.games.multiverses.laws.kinds import AT_LEAST, AT_MOST, BACK, NOT

_VOWELS = 0b1010100000100000100010001  # A E I O U W Y, a bit each
_SURE = 0b100000100000100010001  # of these, what is no consonant
_CONSONANTS = (1 << 26) - 1 - _SURE


def obeys(code, word, before=None):
    """Does `word` obey the law `code` (bytes)? before: the word that it follows on its line, for laws that
    compare; the first word of a line obeys those. Laws on paper are not judged here: ValueError."""
    kind = code[0] & 0x7F
    if kind < kinds.PART:
        return _JUDGES[kind](code, word[:-1]) == (code[0] < NOT)
    if kind == kinds.PART:
        return (word[-1] & code[1] > 0) == (code[0] < NOT)
    if kind == kinds.TABLE:
        raise ValueError("the table judges this law")
    return before is None or _follows(kind, code, word[:-1], before[:-1]) == (code[0] < NOT)


def may_be(symbol, letter):
    """Can a letter be read as this symbol?"""
    if symbol == kinds.VOWEL:
        return _VOWELS >> letter - 97 & 1 > 0
    return symbol == letter or symbol == kinds.CONSONANT and not _SURE >> letter - 97 & 1


def _contains(code, letters):
    """Is a pattern in a word? Letters alone are found in C."""
    if len(code) == 2 and code[1] > kinds.VOWEL:
        return code[1] in letters
    if min(code[1:]) > kinds.VOWEL:
        return code[1:] in letters
    for at in range(len(letters) - len(code) + 2):  # noqa: SIM110 - a generator takes longer on the board
        if may_be(code[1], letters[at]) and _stands(code[1:], letters, at):
            return True
    return False


def _begins(code, letters):
    if len(code) == 2:
        return may_be(code[1], letters[0])
    return _stands(code[1:], letters, 0)


def _ends(code, letters):
    if len(code) == 2:
        return may_be(code[1], letters[-1])
    return _stands(code[1:], letters, len(letters) - len(code) + 1)


def _at(code, letters):
    at = len(letters) - (code[1] - BACK) if code[1] & BACK else code[1] - 1
    return 0 <= at < len(letters) and may_be(code[2], letters[at])


def _length(code, letters):
    return _compares(code[1], code[2], len(letters), len(letters))


def _parity(code, letters):
    return len(letters) & 1 == code[1]


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
    either = letters.count(b"w") + letters.count(b"y")
    sure = 0
    for letter in letters:
        sure += _SURE >> letter - 97 & 1
    if symbol != kinds.VOWEL:
        sure = len(letters) - sure - either
    return _compares(code[2], code[3], sure, sure + either)


def _compares(how, number, sure, most):
    if how == AT_LEAST:
        return most >= number
    return sure <= number and (how == AT_MOST or number <= most)


def _double(code, letters):
    before = 0
    for letter in letters:
        if letter == before:
            return True
        before = letter
    return False


def _palindrome(code, letters):
    return letters[0] == letters[-1] and letters == bytes(reversed(letters))


def _sorted(code, letters):
    before = 0
    for letter in letters:
        if before and letter != before and (letter < before) != code[1]:
            return False
        before = letter
    return True


def _unrepeated(code, letters):
    return len(set(letters)) == len(letters)


def _alternates(code, letters):
    """Vowel and consonant in turn, whichever is first?"""
    here, there = _VOWELS, _CONSONANTS  # what the letters have to be if a vowel is first
    first = last = 1
    for letter in letters:
        bit = letter - 97
        first &= here >> bit
        last &= there >> bit
        if not first and not last:
            return False
        here, there = there, here
    return True


# By kind: does a word have what the law names?
_JUDGES = (
    None,
    _contains,
    _begins,
    _ends,
    _at,
    _counts,
    _length,
    _parity,
    _double,
    _palindrome,
    _alternates,
    _sorted,
    _unrepeated,
)


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
