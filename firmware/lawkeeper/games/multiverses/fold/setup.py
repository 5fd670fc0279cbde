"""What a table agrees on before a game of MultiVerses.

0      1
1      players, 1 to 6
2      words of the Dust for each
3      1: implied laws are allowed (item 25)
4      the word list that the words are drawn from: its CRC-32, 4 bytes, little-endian
"""

from lawkeeper.games.fold import Refused

VERSION = 1
SEATS = (1, 6)
EACH = (4, 36)  # words for each player
DUST = 72  # words in all, at most (item 12)
_BYTES = 8
_UNREADABLE = "This set-up cannot be read. Begin a new game."


class Setup:
    """.seats 1..6; .each: words for each player, at most 72 in all; .implied: are implied laws allowed?
    .list: the CRC-32 of the word list."""

    def __init__(self):
        self.seats = 3
        self.each = 10
        self.implied = False
        self.list = 0

    @property
    def words(self):
        """-> how many words the Dust begins with."""
        return self.seats * self.each

    def encode(self):
        """-> 8 bytes. Refused, with a sentence, when something is not allowed."""
        self._check()
        return bytes((VERSION, self.seats, self.each, self.implied)) + self.list.to_bytes(4, "little")

    def _check(self):
        if not SEATS[0] <= self.seats <= SEATS[1]:
            raise Refused("There are 1 to 6 players.")
        if not EACH[0] <= self.each <= EACH[1] or self.words > DUST:
            raise Refused("There are 4 to 36 words for each, %d in all at most." % DUST)

    @staticmethod
    def decode(data):
        """-> the Setup that `encode` made into `data`. Refused when it cannot be read."""
        if len(data) != _BYTES or data[0] != VERSION or data[3] > 1:
            raise Refused(_UNREADABLE)
        setup = Setup()
        setup.seats, setup.each, setup.implied = data[1], data[2], data[3] > 0
        setup.list = int.from_bytes(data[4:], "little")
        setup._check()
        return setup
