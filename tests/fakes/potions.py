# portable: runs on CPython and on the MicroPython VM
"""Rules of Logic Potions in few signs, for tests."""

from lawkeeper.games.potions.brew import rule
from lawkeeper.games.potions.brew.space import Space, brew

KINDS = "CDHS"  # of the four suits
FIRST = Space(4, ("red", "fizzy", "tasty"))
_HOW = (">=", "<=", "!=", "=")
_CODES = (rule.AT_LEAST, rule.AT_MOST, rule.NOT_EXACTLY, rule.EXACTLY)


def made(text):
    """-> the bytes of a rule: "H>=1 S>=1 | : red", "*=2 : -tasty". IF in postfix, * for all ingredients, a
    small letter for an adjective by its place (a, b, ...), -a where it is not; & in THEN joins by "and"."""
    condition, then = text.split(":")
    return bytes(_then(then.split())) + bytes([_part(part) for part in condition.split()])


def _part(part):
    if part in "&|":
        return rule.AND if part == "&" else rule.OR
    for how, code in zip(_HOW, _CODES):
        if how in part:
            kind, number = part.split(how)
            return rule.condition(rule.ANY if kind == "*" else KINDS.index(kind), code, int(number))
    return rule.ADJECTIVE + "abcd".index(part[-1]) << 4 | (part[0] == "-")


def _then(words, names=("red", "fizzy", "tasty")):
    yes = no = 0
    for word in words:
        if word == "&":
            yes |= rule.BOTH
        elif word[0] == "-":
            no |= 1 << names.index(word[1:])
        else:
            yes |= 1 << names.index(word)
    return yes, no


def of(letters):
    """-> a set: "HS" for a heart and a spade."""
    return brew([KINDS.index(letter) for letter in letters])


# The example rules (item 13).
EXAMPLES = (made("H>=1 : -tasty"), made("*=2 : fizzy"), made("H>=1 S>=1 | : red"))
