"""The numbered list of rules (items 6, 7, 67), and what was done, in few bytes."""

from lawkeeper.games.potions.brew.rule import compatible

NONE = 255  # no seat, no number, no result
EXPERIMENT = 0xFF  # in place of THEN: a completed brew, its set and its result behind it

# What was done: kind, seat, and two numbers.
(
    BREWED,  # set, result: announced
    PREDICTED,  # set, result
    CALLED,  # ILLEGAL: number of the rule, 1 when the brew kept it
    STILL,  # number of the new rule, 1 when the brew kept it
    STOLE,  # set
    WROTE,  # number
    NAMED,  # in a challenge: set, result or NONE
    POINTED,  # in a challenge: number, 1 when it was kept
    CHALLENGED,  # kind, number
    LOST,  # to whom, or NONE
    DRANK,  # set that was taken from the market, or NONE; result
) = range(11)

EVENT = 4  # bytes


class Book:
    """.entries: list of bytes, the author's seat and then the bytes of a rule, or EXPERIMENT, set, result.
    Number n stands at n - 1. Nothing is ever taken out: what an author wrote who has lost no longer counts.
    """

    def __init__(self):
        self.entries = []
        self.events = bytearray()

    def write(self, seat, code):
        """A new entry. -> its number"""
        self.entries.append(bytes((seat,)) + code)
        return len(self.entries)

    def author(self, number):
        """-> the seat that wrote it."""
        return self.entries[number - 1][0]

    def code(self, number):
        """-> its bytes without the author."""
        return self.entries[number - 1][1:]

    def experiment(self, number):
        """-> (set, result) as numbers, when it is an experiment; else None."""
        entry = self.entries[number - 1]
        return (entry[2], entry[3]) if entry[1] == EXPERIMENT else None

    def stands(self, number, out):
        """Is it a rule that counts? out: bits of the seats that have lost."""
        if not 0 < number <= len(self.entries):
            return False
        entry = self.entries[number - 1]
        return entry[1] != EXPERIMENT and not out >> entry[0] & 1

    def standing(self, out, last=NONE):
        """-> list of the numbers of the rules that count, up to `last`."""
        found = []
        for at, entry in enumerate(self.entries):  # gone through at each call-out: no calls here
            if at < last and entry[1] != EXPERIMENT and not out >> entry[0] & 1:
                found.append(at + 1)
        return found

    def keeps(self, space, number, brew, result):
        """Is a brew (a set in bytes, a number) compatible with rule `number`?"""
        return compatible(space, self.code(number), brew, result)

    def note(self, kind, seat, one=NONE, two=NONE):
        """Write down what was done."""
        self.events += bytes((kind, seat, one, two))

    @property
    def count(self):
        """How many events there were."""
        return len(self.events) // EVENT

    def rows(self, first=0, end=None):
        """-> list of (kind, seat, one, two) from event `first` on, up to the one before `end`."""
        found = self.events
        end = len(found) if end is None else end * EVENT
        return [tuple(found[at : at + EVENT]) for at in range(first * EVENT, end, EVENT)]
