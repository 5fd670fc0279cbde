"""Does one law follow from another, whatever the words are (item 25)? Both in canonical form, as bytes. All
words of a line obey: what begins with D begins as the word before.

Two laws that agree only on the words of some list are not found here: what follows must be so for every word.
"""

from lawkeeper.games.multiverses.laws import kinds
from lawkeeper.games.multiverses.laws.kinds import AT_LEAST, AT_MOST, BACK, EXACTLY, NOT, WORD

_PATTERNS = (kinds.CONTAINS, kinds.BEGINS, kinds.ENDS)


def implied(said, law):
    """Does every word that obeys `said` obey `law`, too? True is a proof; False may be a proof not found."""
    if said == law:
        return True
    if said[0] & NOT and law[0] & NOT:
        return _positive(_bare(law), _bare(said))
    if law[0] & NOT:
        return not said[0] & NOT and _excludes(said, _bare(law))
    return not said[0] & NOT and _positive(said, law)


def _bare(law):
    return bytes((law[0] & ~NOT,)) + law[1:]


def _positive(said, law):
    """The same for two laws without "not"."""
    one, other = said[0], law[0]
    if one < kinds.FIRST_OF_LINE <= other:
        return _along(said, law)
    if one == other == kinds.PART:
        return not said[1] & ~law[1]
    if one in _PATTERNS and other in _PATTERNS:
        return _holds(said, law)
    if other == kinds.CONTAINS and len(law) == 2:
        return _symbol(said, law[1])
    if one == kinds.COUNT and other == kinds.COUNT:
        return _narrower(said[1], law[1]) and _tighter(said[2:], law[2:], said[1] == law[1])
    if one == kinds.LENGTH and other == kinds.LENGTH:
        return _tighter(said[1:], law[1:], True)
    if one == kinds.LENGTH and other == kinds.PARITY:
        return said[1] == EXACTLY and said[2] & 1 == law[1]
    if other == kinds.LENGTH and law[1] == AT_LEAST:
        return _at_least(said) >= law[2]
    if other == kinds.SHARE and one in (kinds.SHARE, kinds.ENDING, kinds.SAME_FIRST, kinds.CHAIN):
        return (said[1] if one == kinds.SHARE else 1) >= law[1]
    return one == other == kinds.ENDING and said[1] >= law[1]


def _along(said, law):
    """Does what every word has by itself make a law along the line so?"""
    one, other = said[0], law[0]
    if other == kinds.SAME_FIRST:
        return one == kinds.BEGINS and said[1] > kinds.VOWEL
    if other == kinds.ENDING:
        return one == kinds.ENDS and len(said) > law[1] and min(said[-law[1] :]) > kinds.VOWEL
    if other == kinds.LENGTHS:
        return one == kinds.LENGTH and said[1] == EXACTLY and not law[1]
    return other == kinds.SHARE and len(_letters(said)) >= law[1]


def _letters(said):
    """-> the letters that every word has which obeys."""
    sure = b""
    if said[0] in _PATTERNS:
        sure = said[1:]
    elif said[0] == kinds.AT:
        sure = said[2:]
    elif said[0] == kinds.COUNT and said[2] != AT_MOST:
        sure = said[1:2]
    return set(sure) - {kinds.VOWEL, kinds.CONSONANT}


def _narrower(one, other):
    """Is a letter that is read as symbol `one` always read as `other`?"""
    if one == other:
        return True
    from lawkeeper.games.multiverses.laws.judge import may_be

    return one > kinds.VOWEL and may_be(other, one)


def _holds(said, law):
    """Patterns: does the one hold the other, where it has to stand?"""
    if law[0] != kinds.CONTAINS and law[0] != said[0]:
        return False
    slack = len(said) - len(law)
    places = range(slack + 1)
    if law[0] != kinds.CONTAINS:
        places = (0,) if law[0] == kinds.BEGINS else (slack,)
    for place in places:
        if slack >= 0 and all(_narrower(said[1 + place + at], law[1 + at]) for at in range(len(law) - 1)):
            return True
    return False


def _symbol(said, symbol):
    """Does a law want this symbol somewhere?"""
    if said[0] == kinds.AT:
        return _narrower(said[2], symbol)
    return said[0] == kinds.COUNT and said[2] != AT_MOST and _narrower(said[1], symbol)


def _tighter(said, law, same):
    """(how, number): is the one within the other? same: they count the same."""
    if law[0] == EXACTLY:
        return False
    if law[0] == AT_LEAST:
        return said[0] != AT_MOST and said[1] >= law[1]
    return same and said[0] != AT_LEAST and said[1] <= law[1]


def _at_least(said):
    """-> so many letters a word has that obeys."""
    if said[0] in _PATTERNS:
        return len(said) - 1
    if said[0] == kinds.AT:
        return said[1] & ~BACK
    if said[0] == kinds.COUNT and said[2] != AT_MOST:
        return said[3]
    return 2 if said[0] == kinds.DOUBLE else 0


def _excludes(said, law):
    """Does no word that obeys `said` obey `law`? Neither has a "not"; a length in `law` is EXACTLY one."""
    one, other = said[0], law[0]
    if one == kinds.LENGTH:
        if other == kinds.LENGTHS:
            return said[1] == EXACTLY and law[1] > 0
        most = WORD if said[1] == AT_LEAST else said[2]
        if _at_least(law) > most:
            return True
        if other == kinds.LENGTH:
            return not _within(said, law[2])
        return other == kinds.PARITY and said[1] == EXACTLY and said[2] & 1 != law[1]
    if other == kinds.LENGTH:
        return _at_least(said) > law[2] or one == kinds.PARITY and said[1] != law[2] & 1
    if one == other and one in (kinds.BEGINS, kinds.ENDS):
        return _apart(said, law)
    if one == other == kinds.ORDER or one == other == kinds.LENGTHS:
        return said[1] != law[1]
    return {one, other} == {kinds.DOUBLE, kinds.UNREPEATED}


def _within(said, number):
    if said[1] == EXACTLY:
        return number == said[2]
    return number >= said[2] if said[1] == AT_LEAST else number <= said[2]


def _apart(said, law):
    """Two patterns at the same place: can no word have both?"""
    one, other = said[1:], law[1:]
    if said[0] == kinds.ENDS:
        one, other = bytes(reversed(one)), bytes(reversed(other))
    for first, second in zip(one, other):
        if first > kinds.VOWEL and second > kinds.VOWEL and first != second:
            return True
        if first > kinds.VOWEL and not _narrower(first, second):
            return True
        if second > kinds.VOWEL and not _narrower(second, first):
            return True
    return False
