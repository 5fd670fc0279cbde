"""Rules as masks over all brews, and what follows from several of them.

A brew is a world: bit result * sets + set. So the sets that keep a result are a slice, and a rule of two
conditions is a few operations on whole numbers, whatever the space: 102 brews, or 1,245.
"""

from lawkeeper.games.potions.brew.rule import ADJECTIVE, AND, IF_AT, allows, holds
from lawkeeper.logic.masks import every


def sets(kinds):
    """-> list of all sets, those of one ingredient first: 34 of 4 kinds, 83 of 6."""
    found = [bytes((one,)) for one in range(kinds)]
    two = [bytes((one, other)) for one in range(kinds) for other in range(one, kinds)]
    three = [pair + bytes((last,)) for pair in two for last in range(pair[1], kinds)]
    return found + two + three


class Worlds:
    """All brews of a `Space`. .sets: list of bytes; .all: the mask of every brew."""

    def __init__(self, space):
        self.space = space
        self.sets = sets(space.kinds)
        self.results = space.results
        self.all = every(len(self.sets) * self.results)
        self._conditions = {}

    def at(self, number, result):
        """-> the bit of a brew: its set by number, and its result."""
        return 1 << result * len(self.sets) + number

    def mask(self, code):
        """-> mask of the brews that are compatible with a rule."""
        stack = []
        for byte in code[IF_AT:]:
            if byte < AND:
                stack.append(self._condition(byte))
            else:
                right = stack.pop()
                left = stack.pop()
                stack.append(left & right if byte == AND else left | right)
        return self.all & ~stack[0] | self._slices(lambda shows: allows(code, shows))

    def _condition(self, byte):
        """-> mask of the brews of which a condition is true."""
        if byte not in self._conditions:
            if byte >> 4 >= ADJECTIVE:
                place = (byte >> 4) - ADJECTIVE
                mask = self._slices(lambda shows: (shows >> place & 1) != (byte & 1))
            else:
                mask = 0
                for at, brew in enumerate(self.sets):
                    mask |= holds(byte, brew) << at
                mask *= self._lowest(lambda shows: True)
            self._conditions[byte] = mask
        return self._conditions[byte]

    def _lowest(self, wanted):
        """-> mask of the brews of the first set whose result is wanted, by the names that it shows (bits)."""
        mask = 0
        for result in range(self.results):
            if wanted(self.space.shows(result)):
                mask |= 1 << result * len(self.sets)
        return mask

    def _slices(self, wanted):
        """-> mask of all brews whose result is wanted."""
        return every(len(self.sets)) * self._lowest(wanted)

    def left(self, codes):
        """-> mask of the brews that are compatible with all of these rules."""
        mask = self.all
        for code in codes:
            mask &= self.mask(code)
        return mask

    def counts(self, left):
        """-> (sets that keep a result, sets that keep two or more): masks over the sets, of a mask of
        brews."""
        size = len(self.sets)
        whole = every(size)
        once = twice = 0
        while left:
            part = left & whole
            twice |= once & part
            once |= part
            left >>= size
        return once, twice

    def empty(self, left):
        """-> mask of the sets that keep no result: a contradiction (items 42, 52)."""
        return every(len(self.sets)) & ~self.counts(left)[0]

    def forced(self, left):
        """-> mask of the sets that keep exactly one result: a prediction is safe (items 31, 40)."""
        once, twice = self.counts(left)
        return once & ~twice

    def universal(self, left):
        """Does no set keep two results (items 54, 59)?"""
        return not self.counts(left)[1]

    def open_to(self, left, number):
        """-> list of the results that a set, by its number, keeps."""
        size = len(self.sets)
        return [result for result in range(self.results) if left >> result * size + number & 1]
