"""Does a word obey a law? A word is bytes: its small letters, then one byte, all its parts of speech as bits.

A law takes a word in if some reading of it obeys, "must not" if none does (items 31 to 34, 41): a word is all
its parts of speech; each W and each Y is a vowel as well as a consonant.
"""

from lawkeeper.games.multiverses.laws import kinds
from lawkeeper.games.multiverses.laws.kinds import AT_LEAST, AT_MOST, BACK, NOT

_VOWELS = 0b1010100000100000100010001  # A E I O U W Y, a bit each
_SURE = 0b100000100000100010001  # of these, what is no consonant


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
    if kind == kinds.CONTAINS:
        return any(_stands(code, letters, at) for at in range(len(letters) - len(code) + 2))
    if kind == kinds.BEGINS:
        return _stands(code, letters, 0)
    if kind == kinds.ENDS:
        return _stands(code, letters, len(letters) - len(code) + 1)
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


def _stands(code, letters, at):
    """Does the pattern code[1:] stand at a place in a word?"""
    if at < 0 or at + len(code) - 1 > len(letters):
        return False
    return all(may_be(code[number], letters[at + number - 1]) for number in range(1, len(code)))


def _counts(code, letters):
    """W and Y make it a range: so many there are for sure, so many there may be."""
    sure = most = 0
    for letter in letters:
        if may_be(code[1], letter):
            most += 1
            other = kinds.VOWEL + kinds.CONSONANT - code[1]
            sure += code[1] > kinds.VOWEL or not may_be(other, letter)
    return _compares(code[2], code[3], sure, most)


def _compares(how, number, sure, most):
    if how == AT_LEAST:
        return most >= number
    return sure <= number and (how == AT_MOST or number <= most)


def _shape(kind, code, letters):
    last = len(letters) - 1
    if kind == kinds.PALINDROME:
        return all(letters[at] == letters[last - at] for at in range(len(letters) // 2))
    if kind == kinds.ALTERNATE:
        return _alternates(letters, 0) or _alternates(letters, 1)
    if kind == kinds.UNREPEATED:
        return len(set(letters)) == len(letters)
    pairs = [(letters[at], letters[at + 1]) for at in range(last)]
    if kind == kinds.DOUBLE:
        return any(one == other for one, other in pairs)
    return all(one >= other if code[1] else one <= other for one, other in pairs)


def _alternates(letters, first):
    symbols = (kinds.VOWEL, kinds.CONSONANT)
    return all(may_be(symbols[at + first & 1], letter) for at, letter in enumerate(letters))


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
