"""The set-up of a game of Infer: what is agreed before the first move, as attributes and as journal bytes.

0      version
1-2    flags, little-endian, in the order of FLAGS
3      researchers at the start, 1..99
4      researchers at most, 0 = no limit
5      level of law that was asked for, 0 = any
6-9    library the cards come from (its id, 4 bytes)
then   3 colour names: length, utf-8
then   0..2 laws: card (u16), level, length, utf-8 with the colour slots 1..3, length, bytes of its tree
"""

from lawkeeper.games.fold import Refused

VERSION = 2
FLAGS = (
    "publish_or_perish",
    "silence",
    "highlights",
    "asynchronous",
    "own_law",  # on paper: the box never learns it
    "draw_one",
    "warn_table",  # remind that the table may contradict a theory already (Infer item 30)
    "null_start",  # the null experiment may be a starter (Infer item 13)
    "box_universe",  # the box judges, disproves and builds the two first experiments
    "assist",  # a human Universe, and the box looks after the marks
    "compass",  # the Compass Rose lies on the table (items 83-85)
    "cheater",  # items 88-99
    "letters",  # dice show the letter of their colour
)
COLOURS = ("orange", "blue", "white")
RESEARCHERS_MOST = 99
LAW_MOST = 84  # bytes
CODE_MOST = 9  # bytes
COLOUR_MOST = 16  # bytes
_HEAD = 10
_UNREADABLE = "This set-up cannot be read. Begin a new game."


def named(text, colours):
    """-> the law text with the colour slots \\x01..\\x03 replaced by the names in force (Infer item 2)."""
    for slot in range(3):
        text = text.replace(chr(slot + 1), colours[slot])
    return text


class Setup:
    """.laws: list of (card number, level, text with slots, tree as bytes), empty for an own law.

    .library: 4 bytes. The tree is empty when only people know what the law means.
    """

    def __init__(self):
        self.publish_or_perish = False
        self.silence = False
        self.highlights = False
        self.asynchronous = False
        self.own_law = False
        self.draw_one = False
        self.warn_table = True
        self.null_start = True
        self.box_universe = False
        self.assist = False
        self.compass = False
        self.cheater = False
        self.letters = False
        self.researchers = 3
        self.most = 0
        self.level = 0
        self.library = bytes(4)
        self.colours = COLOURS
        self.laws = []

    @property
    def limit(self):
        """The most Researchers there may be (Infer item 7)."""
        return self.most or RESEARCHERS_MOST

    def encode(self):
        """-> bytes, at most 259. Refused when something does not fit."""
        self._check()
        flags = 0
        for bit, flag in enumerate(FLAGS):
            flags |= bool(getattr(self, flag)) << bit
        head = bytes((VERSION, flags & 255, flags >> 8, self.researchers, self.most, self.level))
        parts = [head, self.library]
        for name in self.colours:
            parts.append(_sized(name, COLOUR_MOST, "The colour name %s is too long." % name))
        for card, level, text, code in self.laws:
            parts.append(bytes((card & 255, card >> 8, level)))
            parts.append(_sized(text, LAW_MOST, "A law of this pack is too long for the box."))
            parts.append(bytes((len(code),)) + code)
        return b"".join(parts)

    def _check(self):
        if not 1 <= self.researchers <= self.limit:
            raise Refused("There may be 1 to %d Researchers." % self.limit)
        if len(set(self.colours)) != 3 or "" in self.colours:
            raise Refused("The three dice colours need three different names.")
        if self.own_law == bool(self.laws):
            raise Refused("A game needs a law: from the deck or on paper.")
        if self.cheater:
            self._check_cheater()

    def _check_cheater(self):
        """A Teacher, a Cheater and two Students at least, at one table (Infer item 88)."""
        if self.researchers < 3:
            raise Refused("With a Cheater there are at least 3 Researchers beside the Teacher.")
        if self.own_law:
            raise Refused("With a Cheater the law comes from the deck: the box shows it to the Cheater.")
        if self.asynchronous or self.box_universe or self.assist:
            raise Refused("With a Cheater all sit at one table and the Teacher judges.")

    @staticmethod
    def decode(data):
        """-> the Setup that `encode` made into `data`. Refused when it cannot be read."""
        if len(data) < _HEAD or data[0] != VERSION:
            raise Refused(_UNREADABLE)
        setup = Setup()
        flags = data[1] | data[2] << 8
        for bit, flag in enumerate(FLAGS):
            setattr(setup, flag, bool(flags >> bit & 1))
        setup.researchers, setup.most, setup.level = data[3], data[4], data[5]
        setup.library = bytes(data[6:_HEAD])
        at, colours = _HEAD, []
        for _ in range(3):
            name, at = _text(data, at)
            colours.append(name)
        setup.colours = tuple(colours)
        while at < len(data):
            text, after = _text(data, at + 3)
            code, end = _counted(data, after)
            setup.laws.append((data[at] | data[at + 1] << 8, data[at + 2], text, code))
            at = end
        setup._check()
        return setup


def _sized(text, most, complaint):
    coded = text.encode()
    if len(coded) > most:
        raise Refused(complaint)
    return bytes((len(coded),)) + coded


def _counted(data, at):
    """-> (bytes, index behind them) of a field that begins with its length."""
    if at >= len(data) or at + 1 + data[at] > len(data):
        raise Refused(_UNREADABLE)
    end = at + 1 + data[at]
    return bytes(data[at + 1 : end]), end


def _text(data, at):
    coded, end = _counted(data, at)
    try:
        return coded.decode(), end
    except UnicodeError:
        raise Refused(_UNREADABLE)
