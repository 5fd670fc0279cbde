"""A law in words: the sentence that players read. The host's parser reads it as the same bytes."""

from lawkeeper.games.multiverses.laws import kinds
from lawkeeper.games.multiverses.laws.kinds import BACK, NOT

_HOW = ("at least", "at most", "exactly")
_LENGTHS = ("as long as", "longer than", "shorter than")
_BEFORE = " as the word before"


def sentence(code):
    """-> "must not contain Q", "must be a noun or a verb", "must be longer than the word before"; a law on
    paper is "must obey paper law 3"."""
    kind = code[0] & ~NOT
    told = _line(kind, code) if kind >= kinds.FIRST_OF_LINE else _word(kind, code)
    return ("must not " if code[0] & NOT else "must ") + told


def _word(kind, code):
    if kind <= kinds.ENDS:
        return ("contain ", "begin with ", "end with ")[kind - 1] + _pattern(code[1:])
    if kind == kinds.AT:
        back = " from the end" if code[1] & BACK else ""
        return "have %s as letter %d%s" % (_pattern(code[2:]), code[1] & ~BACK, back)
    if kind == kinds.COUNT:
        return "have %s %s" % (_HOW[code[2]], _many(code[3], code[1]))
    if kind == kinds.LENGTH:
        return "have %s %d letter%s" % (_HOW[code[1]], code[2], "s" if code[2] > 1 else "")
    if kind == kinds.PARITY:
        return "have an %s number of letters" % ("odd" if code[1] else "even")
    if kind == kinds.PART:
        return "be " + " or ".join([_a(name) for at, name in enumerate(kinds.PARTS) if code[1] >> at & 1])
    if kind == kinds.SORTED:
        return "have its letters in %salphabetical order" % ("reverse " if code[1] else "")
    return {
        kinds.DOUBLE: "have a double letter",
        kinds.PALINDROME: "be a palindrome",
        kinds.ALTERNATE: "alternate vowels and consonants",
        kinds.UNREPEATED: "have all letters different",
    }[kind]


def _line(kind, code):
    if kind == kinds.ORDER:
        return "come %s the word before in the alphabet" % ("ahead of" if code[1] else "after")
    if kind == kinds.SAME_FIRST:
        return "begin with the same letter" + _BEFORE
    if kind == kinds.LENGTHS:
        return "be %s the word before" % _LENGTHS[code[1]]
    if kind == kinds.ENDING:
        return "end with the same %s" % ("letter" if code[1] == 1 else "%d letters" % code[1]) + _BEFORE
    if kind == kinds.SHARE:
        return "share at least %d letter%s with the word before" % (code[1], "s" if code[1] > 1 else "")
    if kind == kinds.CHAIN:
        return "begin with the last letter of the word before"
    return "obey paper law %d" % code[1]


def _a(name):
    return ("an " if name[0] in "ai" else "a ") + name


def _many(number, symbol):
    """-> "2 vowels", "1 E"."""
    if symbol > kinds.VOWEL:
        return "%d %s" % (number, chr(symbol - 32))
    return "%d %s%s" % (number, "vowel" if symbol == kinds.VOWEL else "consonant", "s" if number > 1 else "")


def _pattern(symbols):
    """-> "QU", "a vowel", "Q then a vowel"."""
    found = []
    letters = ""
    for symbol in symbols:
        if symbol > kinds.VOWEL:
            letters += chr(symbol - 32)
        else:
            found += [letters] if letters else []
            found.append("a vowel" if symbol == kinds.VOWEL else "a consonant")
            letters = ""
    return " then ".join(found + [letters] if letters else found)
