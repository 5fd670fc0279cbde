"""The set-up of a game of Deduction: what is agreed before the deal, as attributes and as bytes.

0      version
1      flags: 1 coin, 2 as dealt, 4 second hands, 8 help, 16 slips
2      seats, 1..9
then   nothing: the box deals; or the code of a deal, 5 bytes
then   nothing; or the library that the deal comes from (its id, 4 bytes) and the number of its record there,
       2 bytes, little-endian
"""

from lawkeeper.games.fold import Refused

VERSION = 1
SEATS = 9
CODE = 5  # bytes of a deal
_COIN = 0x80  # as in `deal.deal`
_HEAD = 3
_LENGTHS = (_HEAD, _HEAD + CODE, _HEAD + CODE + 6)
_FLAGS = ("coin", "as_dealt", "second", "help", "slips")
_UNREADABLE = "This set-up cannot be read. Begin a new game."


class Setup:
    """.seats 1..9; .coin (the mode: coins said how many true Singles were dealt), .as_dealt (any deal, not
    one that all hands together solve), .second (spare hands are taken by seats, not opened), .help (the box
    tells a seat what follows), .slips (the hands lie there on paper); .code (5 bytes of a deal, b"": the box
    deals), .library (4 bytes) and .record (number there), zeros when it comes from none."""

    def __init__(self):
        self.seats = 1
        self.coin = self.as_dealt = self.second = self.help = self.slips = False
        self.code = b""
        self.library = bytes(4)
        self.record = 0

    def encode(self):
        """-> bytes, at most 14. Refused when something is not allowed, in a sentence that says what."""
        self._check()
        flags = 0
        for bit, flag in enumerate(_FLAGS):
            flags |= bool(getattr(self, flag)) << bit
        coded = bytes((VERSION, flags, self.seats)) + self.code
        if self.library != bytes(4):
            coded += self.library + bytes((self.record & 255, self.record >> 8))
        return coded

    def _check(self):
        if not 1 <= self.seats <= SEATS:
            raise Refused("There may be 1 to %d players." % SEATS)
        if len(self.code) not in (0, CODE):
            raise Refused("A deal has a code of 9 signs.")
        if self.code and (self.code[0] >= _COIN) != bool(self.coin):
            raise Refused("This deal is of the other mode.")
        if self.slips and not self.code:
            raise Refused("Hands on slips come with the code of their deal.")
        if self.library != bytes(4) and not self.code:
            raise Refused("A deal of a pack has a code.")

    @staticmethod
    def decode(data):
        """-> the Setup that `encode` made into `data`. Refused when it cannot be read."""
        if len(data) not in _LENGTHS or data[0] != VERSION or data[1] >> len(_FLAGS):
            raise Refused(_UNREADABLE)
        setup = Setup()
        for bit, flag in enumerate(_FLAGS):
            setattr(setup, flag, bool(data[1] >> bit & 1))
        setup.seats = data[2]
        setup.code = bytes(data[_HEAD : _HEAD + CODE])
        if len(data) == _LENGTHS[-1]:
            setup.library = bytes(data[_HEAD + CODE : _HEAD + CODE + 4])
            setup.record = data[-2] | data[-1] << 8
        setup._check()
        return setup
