"""The log of the experiments on the table: a few bytes each, in the order they were marked (Infer item 21).

Experiments are numbered from 0 here and from 1 on the screen. A verdict is 1 for O and 0 for X.
"""

from lawkeeper.games.fold import Refused

STARTER, BUILT, DISPROOF = range(3)
NOBODY = 255  # whose turn it was when there was none
STONES = 3  # of each of the two colours (Infer item 74)
GONE = 2  # what `marks` gives for an experiment that was taken apart; 0 and 1 are X and O

_GONE = 8


class Log:
    """.count: experiments so far, those taken apart among them."""

    def __init__(self):
        self._marks = bytearray()  # verdict | kind << 1 | _GONE
        self._whose = bytearray()
        self._stones = bytearray()  # how many of colour 0 | of colour 1 << 2
        self._before = bytearray()  # pairs (experiment, verdict it had) of those that changed

    @property
    def count(self):
        return len(self._marks)

    def place(self, verdict, kind, whose):
        """A marker is put beside a new experiment, built in the turn of Researcher `whose`."""
        self._marks.append(verdict | kind << 1)
        self._whose.append(whose)
        self._stones.append(0)

    def take_apart(self, number):
        """Its dice go back, its marker is gone (Infer item 22), its stones are free again."""
        self._check(number)
        self._marks[number] |= _GONE
        self._stones[number] = 0

    def change(self, number, verdict):
        """It was nudged and is judged again, same marker; both verdicts stay known (Infer item 71)."""
        self._check(number)
        self._before.extend(bytes((number, self.verdict(number))))
        self._marks[number] = self._marks[number] & ~1 | verdict

    def move_stone(self, number, colour, placed):
        """Place (1) or take back (0) a highlight stone of colour 0 or 1 (Infer items 74, 75)."""
        self._check(number)
        if placed and not self.stones_left(colour):
            raise Refused("All %d stones of this colour lie on the table." % STONES)
        if not placed and not self.stones(number, colour):
            raise Refused("No stone of this colour lies there.")
        self._stones[number] += (1 if placed else -1) << 2 * colour

    def _check(self, number):
        if number >= self.count:
            raise Refused("There is no experiment %d." % (number + 1))
        if self.gone(number):
            raise Refused("Experiment %d was taken apart." % (number + 1))

    # -- what there is to see ---------------------------------------------------------------------------

    def verdict(self, number):
        return self._marks[number] & 1

    def kind(self, number):
        """STARTER, BUILT or DISPROOF."""
        return self._marks[number] >> 1 & 3

    def gone(self, number):
        return bool(self._marks[number] & _GONE)

    def whose(self, number):
        """0-based Researcher in whose turn it was built, or NOBODY."""
        return self._whose[number]

    def before(self, number):
        """-> list of the verdicts it had before it changed, oldest first."""
        pairs = self._before
        return [pairs[i + 1] for i in range(0, len(pairs), 2) if pairs[i] == number]

    def stones(self, number, colour):
        """How many stones of colour 0 or 1 lie beside it."""
        return self._stones[number] >> 2 * colour & 3

    def stones_left(self, colour):
        """How many stones of colour 0 or 1 the Universe still has."""
        return STONES - sum([byte >> 2 * colour & 3 for byte in self._stones])

    def marks(self):
        """Yield 1 (O), 0 (X) or GONE for each, in order."""
        for mark in self._marks:
            yield GONE if mark & _GONE else mark & 1

    def tally(self):
        """-> (O, X) over everything that was marked, as the markers read now."""
        o = sum([mark & 1 for mark in self._marks])
        return o, self.count - o
