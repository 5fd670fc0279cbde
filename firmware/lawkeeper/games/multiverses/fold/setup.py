"""What a table agrees on before a game of MultiVerses.

0      1
1      players, 1 to 6
2      words of the Dust for each
3      bits: 1 implied laws are allowed (item 25), 2 odds are shown before a law is proposed
4-7    the word list that the words are drawn from: its CRC-32; all numbers are little-endian
8-9    the day whose Dust it is: (year - 2000) << 9 | month << 5 | day; 0: drawn anew
"""

from lawkeeper.games.fold import Refused

VERSION = 1
SEATS = (1, 6)
EACH = (4, 36)  # words for each player
DUST = 72  # words in all, at most (item 12)
YEARS = (2025, 2099)
_IMPLIED, _ODDS = 1, 2
_BYTES = 10
_UNREADABLE = "This set-up cannot be read. Begin a new game."


class Setup:
    """.seats 1..6; .each: words for each player, at most 72 in all; .implied: are implied laws allowed?
    .odds: are odds shown? .list: the CRC-32 of the word list; .day: the code of a day, or 0."""

    def __init__(self):
        self.seats = 3
        self.each = 10
        self.implied = self.odds = False
        self.list = self.day = 0

    @property
    def words(self):
        """-> how many words the Dust begins with."""
        return self.seats * self.each

    def drawn_by(self, seed):
        """-> bytes that all words are drawn by: the seed of the game; those of a day are the same everywhere,
        in a game of as many words from the same list."""
        return b"day" + self.encode()[4:] if self.day else seed

    def encode(self):
        """-> 10 bytes. Refused, with a sentence, when something is not allowed."""
        self._check()
        flags = (_IMPLIED if self.implied else 0) | (_ODDS if self.odds else 0)
        head = bytes((VERSION, self.seats, self.each, flags))
        return head + self.list.to_bytes(4, "little") + self.day.to_bytes(2, "little")

    def _check(self):
        if not SEATS[0] <= self.seats <= SEATS[1]:
            raise Refused("There are 1 to 6 players.")
        if not EACH[0] <= self.each <= EACH[1] or self.words > DUST:
            raise Refused("There are 4 to 36 words for each, %d in all at most." % DUST)
        year, month, day = date(self.day)
        if self.day and not (YEARS[0] <= year <= YEARS[1] and 1 <= month <= 12 and 1 <= day <= 31):
            raise Refused("There is no such day.")

    @staticmethod
    def decode(data):
        """-> the Setup that `encode` made into `data`. Refused when it cannot be read."""
        if len(data) != _BYTES or data[0] != VERSION or data[3] > 3:
            raise Refused(_UNREADABLE)
        setup = Setup()
        setup.seats, setup.each = data[1], data[2]
        setup.implied, setup.odds = data[3] & _IMPLIED > 0, data[3] & _ODDS > 0
        setup.list = int.from_bytes(data[4:8], "little")
        setup.day = int.from_bytes(data[8:], "little")
        setup._check()
        return setup


def day_of(year, month, day):
    """-> the code of a day."""
    return year - 2000 << 9 | month << 5 | day


def date(code):
    """-> (year, month, day) of a code."""
    return 2000 + (code >> 9), code >> 5 & 15, code & 31
