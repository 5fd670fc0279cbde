"""What may be brewed: sets of one to three ingredients, and what can come of them.

A set is bytes, a kind each, in their order; a result is a number. With types each result is one of the names.
With adjectives (item 70) it is several at once: result r shows the names whose bits are in r + 1.
"""


def number(kinds, brew):
    """-> where a set stands in `worlds.sets`, 0..82. brew: bytes, in order."""
    if len(brew) == 1:
        return brew[0]
    if len(brew) == 2:
        return kinds + _pair(kinds, brew[0], brew[1])
    at = kinds + kinds * (kinds + 1) // 2
    for first in range(brew[0]):
        at += (kinds - first) * (kinds - first + 1) // 2
    return at + _pair(kinds - brew[0], brew[1] - brew[0], brew[2] - brew[0])


def _pair(kinds, one, other):
    return one * kinds - one * (one - 1) // 2 + other - one


def set_of(kinds, at):
    """-> the set (bytes) that stands at `at` in `worlds.sets`; None when there is none."""
    if at < kinds:
        return bytes((at,))
    at -= kinds
    for one in range(kinds):
        if at < kinds - one:
            return bytes((one, one + at))
        at -= kinds - one
    for one in range(kinds):
        for other in range(one, kinds):
            if at < kinds - other:
                return bytes((one, other, other + at))
            at -= kinds - other
    return None


class Space:
    """Which ingredients and results there are. .kinds: 4 or 6; .names: tuple of str; .adjectives: a result
    is several of them at once; .victory: the last name is the victory potion; .about: IF may speak of
    adjectives."""

    def __init__(self, kinds, names, adjectives=False, victory=False, about=False):
        self.kinds = kinds
        self.names = names
        self.adjectives = adjectives
        self.victory = victory
        self.about = about

    @property
    def sets(self):
        """How many sets there are: 34 or 83."""
        kinds = self.kinds
        return kinds + kinds * (kinds + 1) // 2 + kinds * (kinds + 1) * (kinds + 2) // 6

    @property
    def results(self):
        """How many results there are: 2 to 6 types, or 3, 7 or 15 of adjectives."""
        return (1 << len(self.names)) - 1 if self.adjectives else len(self.names)

    def shows(self, result):
        """-> bits of the names that a result has."""
        return result + 1 if self.adjectives else 1 << result

    def wins(self, result):
        """Is it a victory potion (item 71)?"""
        return self.victory and self.shows(result) >> len(self.names) - 1 & 1 == 1

    def called(self, result):
        """-> a result as players say it: "fizzy", "red fizzy"."""
        shows = self.shows(result)
        return " ".join([name for at, name in enumerate(self.names) if shows >> at & 1])
