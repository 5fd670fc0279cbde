# portable: runs on CPython and on the MicroPython VM
"""Words and laws of MultiVerses in few signs, for tests."""

from lawkeeper.games.multiverses.laws import kinds
from lawkeeper.games.multiverses.laws.judge import obeys
from lawkeeper.games.multiverses.laws.law import canonical

NOUN, VERB, ADJECTIVE, ADVERB = 1, 2, 4, 8
_PARTS = {"round": 15, "sky": 1, "noodle": 1, "queen": 1, "red": 5, "quickly": 8}
for _word in "view fold credit default taste".split():
    _PARTS[_word] = NOUN | VERB


def word(letters):
    """-> a word in bytes; a noun, when it is not known here."""
    return letters.encode() + bytes((_PARTS.get(letters, NOUN),))


def law(kind, *rest):
    """-> a law in bytes, canonical: law("CONTAINS", "qu"), law("-PART", 1), law("COUNT", "V", 0, 2)."""
    code = getattr(kinds, kind.replace("-", "")) | (kinds.NOT if kind[0] == "-" else 0)
    made = bytes((code,))
    for part in rest:
        made += part.encode() if isinstance(part, str) else bytes((part,))
    return canonical(made)


def takes(made, letters, before=None):
    """Does the word obey the law?"""
    return obeys(made, word(letters), word(before) if before else None)
