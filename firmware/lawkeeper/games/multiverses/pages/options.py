"""What the parameters of a law may be, and the law so far, in words. Apart from the builder, and made when it
is asked for: all of them together would take 4 KB."""

from lawkeeper.games.multiverses.laws import kinds

_TWO = {
    kinds.PARITY: ("even", "odd"),
    kinds.SORTED: ("A to Z", "Z to A"),
    kinds.ORDER: ("after the one before", "ahead of it"),
    kinds.LENGTHS: ("as long as before", "longer", "shorter"),
}
# By kind, from the first one on.
_STEMS = """contain
begin with
end with
have at
have {} of {}
have length
have length
have a double letter
be a palindrome
alternate vowels and consonants
have its letters in order
have all letters different
be a
come
begin with the same letter as the word before
be
end the same:
share letters with the word before:
begin with the last letter of the word before"""


def steps(kind):
    """-> the sorts of what is asked for a law of this kind: "!", whether it must, then its parameters. What
    is odd is not even: there it is not asked."""
    return ("" if kind == kinds.PARITY else "!") + kinds.PARAMETERS[kind]


def options(sort, kind):
    """-> list of (value, row) of what a parameter of a law of this kind may be ("!": whether it must)."""
    if sort == "!":
        return [(0, "must"), (kinds.NOT, "must not")]
    if sort in "bt":
        return list(enumerate(_TWO[kind]))
    if sort == "h":
        return list(enumerate(("at least", "at most", "exactly")))
    if sort == "m":
        return [(1 << at, name) for at, name in enumerate(kinds.PARTS)]
    if sort == "e":
        return [(number, "%d letter%s" % (number, "s" * (number > 1))) for number in (1, 2, 3)]
    if sort == "w":
        return [(number, "at least %d" % number) for number in range(1, 6)]
    found = [(number, "%d" % number) for number in range(1, 11)]
    if sort == "n":
        found = [(number, "letter " + row) for number, row in found]
        found += [(kinds.BACK | number, "%d from the end" % number) for number in range(1, 11)]
    return found


def so_far(kind, made):
    """-> what there is of a law: "must not have E at least ..."; "have ..." until it is said whether it must.
    made: NOT or 0, then the parameters, as far as they are chosen."""
    told = _STEMS.split("\n")[kind - 1]
    if not made and kind == kinds.LENGTHS:
        told += " longer or shorter"
    if made:
        told = ("must not " if made[0] else "must ") + told
    sorts = kinds.PARAMETERS[kind]
    if kind == kinds.COUNT:
        return told.format(*_of_a_letter(made))
    if sorts == "p":
        return told + " " + spelt(made[1:]) if made[1:] else told + " ..."
    for sort, value in zip(sorts, made[1:]):
        rows = ((value, spelt((value,))),) if sort == "s" else options(sort, kind)
        told += " " + [row for one, row in rows if one == value][0]
    return told + " ..." if sorts else told


def _of_a_letter(made):
    """-> how many ("at least ..."), of what ("E")."""
    how = [row for value, row in options("h", kinds.COUNT) if made[2:] and value == made[2]]
    return " ".join(how + ["..."]), spelt(made[1:2]) or "a letter"


def spelt(symbols):
    """-> letters as the grid shows them, "QU*"."""
    signs = {kinds.VOWEL: "*", kinds.CONSONANT: "#"}
    return "".join([signs.get(code) or chr(code - 32) for code in symbols])
