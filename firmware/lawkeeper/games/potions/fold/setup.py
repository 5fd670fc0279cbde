"""The set-up of a game of Logic Potions: what is agreed before the first turn, as attributes and as bytes.

0      version
1      flags: 1 faster, 2 simpler, 4 passing the buck, 8 mathematical, 16 emperical, 32 redundancy, 64
       adjectives, 128 IF may speak of adjectives
2      flags: 1 victory potions, 2 six colours, 4 THEN says only what it is not, 8 a vocabulary is drawn
3      seats, 2..4; strength of the box << 4, 0 when people play, else the box is the second of two seats
4      number of the list of names in `names.LISTS`, or OWN
5      how many names, the victory potion among them
6      seconds that a call-out is open, 0: until all have passed
then   with OWN, each name: its length, its letters
then   nothing; or the library whose potion list has effects (its id, 4 bytes) and the number of the record
       there, 2 bytes, little-endian
"""

from lawkeeper.games.fold import Refused
from lawkeeper.games.potions.brew import kinds
from lawkeeper.games.potions.brew import names as called
from lawkeeper.games.potions.brew.names import UNREADABLE

VERSION = 1
OWN = 255
STRENGTHS = 3
_HEAD = 7
_REFERENCE = 6
FLAGS = (
    "faster simpler buck mathematical emperical redundancy adjectives about victory colours never drawn"
).split()

# What cannot be together, and why (item 80): one, the other (with "!": it must be there), the sentence.
_TOGETHER = (
    ("emperical", "!mathematical", "Emperical potions are played with mathematical rules."),
    ("simpler", "mathematical", "Simpler has no challenges, which mathematical rules need."),
    ("simpler", "redundancy", "Simpler has no challenges, so no redundancy."),
    ("simpler", "buck", "Simpler has no challenges: no buck can be passed."),
    ("about", "!adjectives", "IF speaks of adjectives only where potions have some."),
)


class Setup:
    """.seats 2..4, .strength 0..3 (of the box as the second seat); the FLAGS, each True or False; .list
    (number of the list of names, OWN: .own), .count of names; .own: tuple of str; .timer in seconds; .library
    (4 bytes) and .record of the list with effects, zeros: there are none."""

    def __init__(self):
        self.seats = 3
        self.strength = 0
        self.faster = self.simpler = self.buck = self.mathematical = self.emperical = False
        self.redundancy = self.adjectives = self.about = self.victory = False
        self.colours = self.never = self.drawn = False
        self.list = 0
        self.count = 3
        self.own = ()
        self.timer = 0
        self.library = bytes(4)
        self.record = 0

    @property
    def redundant(self):
        """Are there Redundancy Challenges (items 66, 80)?"""
        return self.redundancy or self.mathematical

    @property
    def names(self):
        """-> tuple of the names of the potions."""
        if not self.victory:
            return self.own or called.names(self.list, self.count)
        return (self.own or called.names(self.list, self.count - 1)) + (called.VICTORY,)

    @property
    def space(self):
        """-> the `Space` of the brews."""
        from lawkeeper.games.potions.brew.space import Space

        number = kinds.COLOURS if self.colours else kinds.SUITS
        return Space(number, self.names, self.adjectives, self.victory, self.about)

    def encode(self):
        """-> bytes, at most 67. Refused when something is not allowed, in a sentence that says what."""
        self._check()
        bits = 0
        for place, flag in enumerate(FLAGS):
            bits |= bool(getattr(self, flag)) << place
        number = OWN if self.own else self.list
        coded = bytes((VERSION, bits & 255, bits >> 8, self.seats | self.strength << 4, number, self.count))
        coded += bytes((self.timer,))
        for name in self.own:
            coded += bytes((len(name),)) + name.encode()
        if self.library != bytes(4):
            coded += self.library + bytes((self.record & 255, self.record >> 8))
        return coded

    def _check(self):
        low, high = kinds.SEATS
        if not low <= self.seats <= high or self.strength and self.seats != 2:
            raise Refused("There are 2 to 4 players, or one against the box.")
        if self.strength > STRENGTHS or self.timer not in called.TIMERS:
            raise Refused(UNREADABLE)
        for one, other, why in _TOGETHER:
            wrong = getattr(self, other.replace("!", "")) != other.startswith("!")
            if getattr(self, one) and wrong:
                raise Refused(why)
        self._check_names()

    def _check_names(self):
        low, high = called.ADJECTIVES if self.adjectives else called.TYPES
        if not low <= self.count <= high:
            raise Refused("There are %d to %d potions." % (low, high))
        if not self.own:
            if self.list >= len(called.LISTS):
                raise Refused(UNREADABLE)
            return
        if len(self.names) != self.count or len(set(self.names)) != self.count:
            raise Refused("Each potion has a name of its own.")
        for name in self.own:
            if not called.well_named(name):
                raise Refused("A potion has a name of 1 to %d small letters." % called.NAME)

    @staticmethod
    def decode(data):
        """-> the Setup that `encode` made into `data`. Refused when it cannot be read."""
        if len(data) < _HEAD or data[0] != VERSION or data[2] >> len(FLAGS) - 8:
            raise Refused(UNREADABLE)
        setup = Setup()
        for place, flag in enumerate(FLAGS):
            setattr(setup, flag, bool((data[1] | data[2] << 8) >> place & 1))
        setup.seats, setup.strength = data[3] & 15, data[3] >> 4
        setup.list, setup.count, setup.timer = data[4], data[5], data[6]
        rest = setup._take_names(data[_HEAD:]) if data[4] == OWN else data[_HEAD:]
        if len(rest) == _REFERENCE:
            setup.library = bytes(rest[:4])
            setup.record = rest[4] | rest[5] << 8
        elif rest:
            raise Refused(UNREADABLE)
        setup._check()
        return setup

    def _take_names(self, data):
        """Read the names of an own list. -> what stands behind them."""
        found, data = called.listed(data, self.count - self.victory)
        self.own = tuple(found)
        self.list = 0
        return data
