"""A law as bytes in canonical form: what means the same is the same bytes (items 24, 46)."""

from lawkeeper.games.fold import Refused
from lawkeeper.games.multiverses.laws import kinds
from lawkeeper.games.multiverses.laws.kinds import AT_LEAST, AT_MOST, BACK, EXACTLY, NOT, WORD

_NO_LAW = "That is no law."
_ALL = "Every word obeys that: it is no law."
_NONE = "No word can obey that: it is no law."
_MOST = {"b": (0, 1), "t": (0, 2), "h": (0, 2), "c": (0, 11), "m": (1, 255), "e": (1, 3), "w": (1, 5)}
_MOST["r"] = (1, kinds.PAPER)


def canonical(code):
    """-> the bytes of the law that these bytes (kind and parameters, see `kinds`) say, in canonical form: one
    for all that mean the same. Refused when they are no law, or one that every word or no word obeys."""
    _check(code)
    kind, negated = code[0] & ~NOT, code[0] & NOT
    if kind == kinds.COUNT:
        return _count(negated, code[1], code[2], code[3])
    if kind == kinds.LENGTH:
        return _length(negated, code[1], code[2])
    if kind == kinds.PARITY:
        return bytes((kind, code[1] ^ (1 if negated else 0)))
    if kind == kinds.AT and code[1] & ~BACK == 1:
        return bytes((negated | (kinds.ENDS if code[1] & BACK else kinds.BEGINS), code[2]))
    if kind == kinds.PART and code[1] == 255:
        raise Refused(_NONE if negated else _ALL)
    if kind == kinds.TABLE and negated:
        raise Refused("A law on paper is written as it is meant.")
    return bytes(code)


def _check(code):
    """Refused unless these are a kind and its parameters."""
    kind = code[0] & ~NOT if code else 0
    if not 0 < kind < len(kinds.PARAMETERS):
        raise Refused(_NO_LAW)
    wanted = kinds.PARAMETERS[kind]
    if wanted == "p":
        wanted = "s" * max(1, min(len(code) - 1, kinds.PATTERN))
    if len(code) != 1 + len(wanted):
        raise Refused(_NO_LAW)
    for sort, value in zip(wanted, code[1:]):
        if not _may_be(sort, value):
            raise Refused(_NO_LAW)


def _may_be(sort, value):
    if sort == "s":
        return 97 <= value <= 122 or value in (kinds.VOWEL, kinds.CONSONANT)
    if sort == "n":
        return 1 <= value & ~BACK <= WORD
    low, high = _MOST[sort]
    return low <= value <= high


def _count(negated, symbol, how, number):
    """A count of letters. What is not at least 3 is at most 2 for a letter; for vowels it is not, since W and
    Y are read each way (item 41)."""
    if number > WORD:
        _beyond(negated, how)
    if symbol > kinds.VOWEL and how != EXACTLY and negated:
        negated = 0
        number += 1 if how == AT_MOST else -1
        how = AT_LEAST if how == AT_MOST else AT_MOST
        if not 0 <= number <= WORD:
            raise Refused(_NONE)
    if not number:
        if how == AT_LEAST:
            raise Refused(_NONE if negated else _ALL)
        return bytes((kinds.CONTAINS | (negated ^ NOT), symbol))
    if number == 1 and how == AT_LEAST:
        return bytes((kinds.CONTAINS | negated, symbol))
    if number == WORD and how != EXACTLY:
        if how == AT_MOST:
            raise Refused(_NONE if negated else _ALL)
        how = EXACTLY
    return bytes((kinds.COUNT | negated, symbol, how, number))


def _length(negated, how, number):
    if how != EXACTLY and negated:
        negated = 0
        number += 1 if how == AT_MOST else -1
        how = AT_LEAST if how == AT_MOST else AT_MOST
        if number > WORD or number < 1:
            raise Refused(_NONE)
    if number > WORD:
        _beyond(negated, how)
    if how == AT_LEAST and number < 2 or how == AT_MOST and number == WORD:
        raise Refused(_ALL)
    if not number:
        raise Refused(_ALL if negated else _NONE)
    if number == (WORD if how == AT_LEAST else 1):
        how = EXACTLY
    return bytes((kinds.LENGTH | negated, how, number))


def _beyond(negated, how):
    """More than the longest word has."""
    raise Refused(_ALL if (how == AT_MOST) != bool(negated) else _NONE)
