"""Universes, the register of laws, scores (items 2 to 4, 23, 36 to 38)."""

from lawkeeper.games.multiverses.laws import kinds
from lawkeeper.games.multiverses.laws.kinds import WORD

_HEAD = WORD + 2


def compares(code):
    """Does a law (bytes) compare a word with the one before it? Then its test needs a reference word (item
    20)."""
    return kinds.FIRST_OF_LINE <= code[0] & ~kinds.NOT < kinds.TABLE


class Universe:
    """.laws: bytearray, numbers in the register; .lines: list of bytearrays, tokens of the Dust."""

    def __init__(self):
        self.laws = bytearray()
        self.lines = []

    def score(self):
        """-> number of laws x the product of the lengths of the lines; None without a word (item 37)."""
        if not self.lines:
            return None
        found = len(self.laws)
        for line in self.lines:
            found *= len(line)
        return found


def score(universes):
    """-> the product of the scores of those that have words, 0 when none has."""
    found = None
    for universe in universes:
        worth = universe.score()
        if worth is not None:
            found = worth if found is None else found * worth
    return found or 0


def short(number):
    """-> a score in full up to six digits, else as a magnitude: "375", "2.1e14"."""
    told = str(number)
    return told if len(told) < 7 else "%s.%se%d" % (told[0], told[1], len(told) - 1)


class Register:
    """All laws that were tested, in order, for everybody (item 23): valid ones may be copied, invalid ones
    are dead. A law is what it means: its canonical bytes."""

    def __init__(self):
        self._rows = []  # seat << 1 | valid, the test word packed, the law

    def __len__(self):
        return len(self._rows)

    def add(self, seat, valid, word, code):
        """A law was tested by a seat with a word (packed). -> its number"""
        self._rows.append(bytes((seat << 1 | valid,)) + word + code)
        return len(self._rows) - 1

    def law(self, number):
        """-> its bytes."""
        return self._rows[number][_HEAD:]

    def valid(self, number):
        """Was it validated?"""
        return self._rows[number][0] & 1 > 0

    def author(self, number):
        """-> the seat that proposed it."""
        return self._rows[number][0] >> 1

    def tested_with(self, number):
        """-> its test word, packed."""
        return self._rows[number][1:_HEAD]

    def next_paper(self):
        """-> the number that the next law on paper gets."""
        return 1 + len([row for row in self._rows if row[_HEAD] == kinds.TABLE])

    def find(self, code):
        """-> the number of a law, None when it was never tested."""
        for number in range(len(self._rows)):
            if self.law(number) == code:
                return number
        return None
