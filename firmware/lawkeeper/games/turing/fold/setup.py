"""The set-up of a game of Turing Machine: what is agreed before the first move, as attributes and as bytes.

0      version
1      flags: 1 together, 2 printed
2      seats, 1..8
3-4    handicaps, two bits a seat, little-endian
5-8    library the problem comes from (its id, 4 bytes); zeros when it comes from none
9-10   number of its record there, little-endian
then   the problem as `Problem.encode` writes it, at most 24 bytes
"""

from lawkeeper.games.fold import Refused

VERSION = 1
SEATS = 8
HANDICAP = 2  # at most (item 16)
PROBLEM_MOST = 24  # bytes
_HEAD = 11
_UNREADABLE = "This set-up cannot be read. Begin a new game."


class Setup:
    """.problem (bytes), .seats 1..8, .together (one note sheet for all of them, item 15), .handicap (list, by
    seat), .printed (the criteria cards lie on the table), .library (4 bytes), .record (number there)."""

    def __init__(self):
        self.problem = b""
        self.seats = 1
        self.together = False
        self.printed = False
        self.handicap = [0] * SEATS
        self.library = bytes(4)
        self.record = 0

    def encode(self):
        """-> bytes, at most 35. Refused when something is not allowed, in a sentence that says what."""
        self._check()
        self._check_problem()
        bits = 0
        for seat, squares in enumerate(self.handicap):
            bits |= squares << 2 * seat
        flags = bool(self.together) | bool(self.printed) << 1
        head = (VERSION, flags, self.seats, bits & 255, bits >> 8)
        return bytes(head) + self.library + bytes((self.record & 255, self.record >> 8)) + self.problem

    def _check(self):
        if not 1 <= self.seats <= SEATS:
            raise Refused("There may be 1 to %d players." % SEATS)
        if len(self.handicap) > SEATS or max(self.handicap) > HANDICAP or min(self.handicap) < 0:
            raise Refused("A handicap is 0, 1 or 2 squares.")
        if not 0 < len(self.problem) <= PROBLEM_MOST:
            raise Refused("A game needs a problem.")

    def _check_problem(self):
        """Nobody should sit before a problem that has no answer, or two."""
        from lawkeeper.games.turing.problems.problem import Problem

        try:
            Problem.decode(self.problem).check()
        except ValueError as error:
            raise Refused(error.args[0])

    @staticmethod
    def decode(data):
        """-> the Setup that `encode` made into `data`. Refused when it cannot be read."""
        if len(data) <= _HEAD or data[0] != VERSION:
            raise Refused(_UNREADABLE)
        setup = Setup()
        setup.together, setup.printed = bool(data[1] & 1), bool(data[1] & 2)
        setup.seats = data[2]
        bits = data[3] | data[4] << 8
        setup.handicap = [bits >> 2 * seat & 3 for seat in range(SEATS)]
        setup.library = bytes(data[5:9])
        setup.record = data[9] | data[10] << 8
        setup.problem = bytes(data[_HEAD:])
        setup._check()
        return setup
