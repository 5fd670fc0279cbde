"""What the parameters of a law may be, in words. Apart from the builder, and made when it is asked for: all
of them together would take 4 KB."""

from lawkeeper.games.multiverses.laws import kinds

_TWO = {
    kinds.PARITY: ("even", "odd"),
    kinds.SORTED: ("A to Z", "Z to A"),
    kinds.ORDER: ("after the one before", "ahead of it"),
    kinds.LENGTHS: ("as long as before", "longer", "shorter"),
}


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
