"""The law language of Infer: what a law may say, as a small tree, and its bytes.

A tree is a tuple whose first item is a form; `SLOTS` says what follows it. What stands in the slots:

    test      (kind, n): what a whole number has to be, for instance (AT_LEAST, 3); n is 0 where it has no use
    die       (colour, test, place, relation): which dice are meant. colour: 0 any, 1..3 that slot, 4..6 not
              that slot. The test is of its number; (ANY, 0) says nothing of it.
    relation  None, or (way, test, object): as many dice of `object` stand to it in that way as `test` says
    object    (colour, test, place): other dice. Here colour may also be LIKE or UNLIKE that of the first die,
              and its test (SAME, 0) or (OTHER_THAN, 0) the number of the first die.
    quantity  (what, die): a whole number that an experiment has; GROUPS and what follows it take ANY_DIE
    sequence  2 to 4 items: numbers 1..6, or 6 + colour slot

At most one die of a tree has a relation. So a law stays short enough to be said, and in 9 bytes.
"""

from lawkeeper.games.infer.laws import LawError

# Tests of whole numbers: FACTOR is one that n is a multiple of; for BETWEEN see `between`. The last two only
# in an object.
ANY, ODD, EVEN, PRIME, MULTIPLE, EXACTLY, AT_LEAST, AT_MOST, NOT = range(9)
FACTOR, NOT_PRIME, NOT_MULTIPLE, BETWEEN, EACH, SAME, OTHER_THAN = range(9, 16)

# Where a die is (Infer items L16, 61-63): on another die, on the table, under another die, seen from above;
# in any stack, in the largest group, in the tallest stack, or in one of those.
ANYWHERE, STACKED, ON_TABLE, COVERED, VISIBLE, IN_STACK, IN_LARGEST, IN_TALLEST = range(8)
LIKE, UNLIKE = 7, 8  # colours of an object

# Ways in which dice stand to each other. Four only with the Compass Rose (items 83-85). The last three
# compare the numbers of two dice, wherever they are.
TOUCHING, STANDING_ON, NORTH, SOUTH, EAST, WEST = range(6)
GROUPED, PILED, APART_FROM, UNDER, HIGHER, LOWER, EQUAL = range(6, 13)

# Quantities.
COUNT, COLOURS, NUMBERS, SUM, PRODUCT, HIGHEST, LOWEST, RANGE, RUN = range(9)
GROUPS, STACKS, LARGEST, TALLEST = range(9, 13)

# Parts of an experiment; ROW is a line of dice (item 66). The dice of one number or of one colour are a part,
# too: of each number that is there, and of each of the three colours.
GROUP, STACK, ROW = range(3)
OF_NUMBER, OF_COLOUR = 2, 3
COLOUR, NUMBER = range(2)  # features
PAIR_SUM, PAIR_DIFFERENCE, PAIR_PRODUCT, PAIR_COLOUR, PAIR_NUMBER = range(5)
APART = 5  # more than one of the first three: of any two dice, and not only of those that touch
PAIR, THREE_SUM = 8, 9  # in SOME_DICE: nothing more of two touching dice; the sum of any three
BY_NUMBER, BY_COLOUR, BY_BOTH, BY_NUMBER_ALONE = range(4)  # alone: one number, but not one colour
PLAIN, CONSECUTIVE, ONE_COLOUR, ONE_NUMBER, RISING = range(5)  # kinds of line
TRIANGLE, SQUARE = range(2)
TRIANGLES, SQUARES = 9, 10  # in LINES

# Forms. The comment is a sentence of each.
(
    IS,  # There must be at least two odd dice. The sum of the blue dice must be prime.
    MORE,  # There must be more odd dice than blue dice.
    FEWER,
    AS_MANY,
    MAJORITY,  # There must be a majority of white dice.
    MINORITY,
    EVERY,  # All blue dice must be odd. Every white die must touch an odd die.
    ALIKE,  # All odd dice must be the same colour. All visible numbers must be different.
    WITHIN,  # All dice of the same colour must show different numbers.
    SET,  # There must be a pair. There must be three dice of the same colour.
    PAIRS,  # The sum of every two touching dice must be even.
    TOGETHER,  # Odd dice must touch each other.
    PARTS,  # There must be exactly one group with an odd sum.
    EVERY_PART,  # Every stack must have exactly two colours.
    PARTS_ALIKE,  # All groups must have the same number of dice.
    LINE,  # There must be a line of three odd dice.
    READS,  # There must be a line that reads 1, 2, 3.
    SHAPE,  # There must be a triangle of blue dice.
    # Not one of the comparisons: that one, SHAPE further on.
    NOT_MORE,  # There must be no more odd dice than blue dice.
    NOT_FEWER,
    NOT_AS_MANY,
    # `judge_more` has the others.
    NOT_SO,  # The highest number must not be even.
    BY,  # There must be at least two more blue dice than white dice.
    AROUND,  # Every blue die must touch exactly two different colours.
    LINES,  # There must be at least two lines of three dice.
    TWO_PARTS,  # There must be two groups with the same number of dice.
    AVERAGE,  # The average of the blue dice must be at least 4.
    PARTS_HELD,  # Every group must have more blue dice than white dice.
    # `judge_few` has these.
    SOME_DICE,  # There must be exactly two pairs of touching blue dice.
    RATIO,  # The number of even dice must be at least two thirds of the number of dice.
    FOREMOST,  # There must be more blue dice than dice of any other colour.
    AVERAGES,  # The average of the blue dice must be greater than the average of the white dice.
) = range(32)


ANY_NUMBER = (ANY, 0)
ANY_DIE = (0, ANY_NUMBER, ANYWHERE, None)

# Slot kinds. Those with a number stand for a whole number below 2 ** bits.
TEST, SMALL_TEST, DIE, LONE_DIE, QUANTITY, PART_QUANTITY, SEQUENCE = range(-7, 0)

# form: slots. LONE_DIE is a die without a relation, SMALL_TEST a test with n up to 15; in a PART_QUANTITY
# the die is one of the part and has no relation. A plain number n: so many bits.
_YES = 1  # 1: there must be, 0: there must not be
SLOTS = {
    IS: (QUANTITY, TEST),
    MORE: (QUANTITY, QUANTITY),
    FEWER: (QUANTITY, QUANTITY),
    AS_MANY: (QUANTITY, QUANTITY),
    MAJORITY: (DIE,),
    MINORITY: (DIE,),
    EVERY: (DIE, DIE),  # each of the first is one of the second, too
    ALIKE: (1, 1, DIE),  # 1 the same / 0 all different, feature
    WITHIN: (1, 1),  # 1 the same / 0 different; of the other feature, within each colour (COLOUR) or number
    SET: (_YES, 3, 2, DIE),  # how many dice (2..4), in what they are alike
    PAIRS: (1, 3, TEST),  # 1 every two touching dice / 0 some two; what; SAME, OTHER_THAN for features
    TOGETHER: (DIE,),  # of LIKE colour or the SAME number: those of each colour, of each number
    PARTS: (2, SMALL_TEST, PART_QUANTITY, TEST),  # part, how many of them have ..., that is ...
    EVERY_PART: (2, PART_QUANTITY, TEST),
    PARTS_ALIKE: (2, 1, PART_QUANTITY),  # 1 the same / 0 all different
    LINE: (_YES, 4, 3, DIE),  # of so many dice (2..8), kind, each such a die
    READS: (_YES, 2, SEQUENCE),  # in a ROW from either end, in a STACK from the table up
    SHAPE: (_YES, 2, DIE),  # each corner such a die
    NOT_MORE: (QUANTITY, QUANTITY),
    NOT_FEWER: (QUANTITY, QUANTITY),
    NOT_AS_MANY: (QUANTITY, QUANTITY),
    NOT_SO: (QUANTITY, TEST),  # what has no value is not so
    BY: (
        3,
        QUANTITY,
        QUANTITY,
        SMALL_TEST,
    ),  # the first less so many times the second; 0 times: how far apart
    AROUND: (LONE_DIE, PART_QUANTITY, TEST),  # of the dice that touch each such die
    LINES: (4, SMALL_TEST, PART_QUANTITY, TEST),  # of lines of 2 to 8 dice, TRIANGLES, SQUARES
    TWO_PARTS: (2, 1, PART_QUANTITY),  # 1 the same / 0 another: not, of all parts, different / the same
    AVERAGE: (3, 3, LONE_DIE),  # exactly, at least, at most, more than, less than (0 to 4) so much
    PARTS_HELD: (2, 2, PART_QUANTITY, PART_QUANTITY),  # part, | 2: some part; 1 MORE, 2 FEWER, 3 AS_MANY
    SOME_DICE: (SMALL_TEST, 4, TEST, LONE_DIE),  # how many twos of such dice, what of them
    RATIO: (3, 3, 3, QUANTITY, QUANTITY),  # as AVERAGE; so many, of so many parts, of the second
    FOREMOST: (2, LONE_DIE),  # more, fewer, not fewer, not more; than of each other colour, or number
    AVERAGES: (2, LONE_DIE, LONE_DIE),  # greater, less, equal
}

# What a law looks at beyond the set of the dice, as bits of `needs`.
PLACE, ROWS, NORTHING, EASTING = 1, 2, 4, 8


def between(n):
    """-> the lowest and the highest number of a test BETWEEN: 0 is 1 and 2, 1 is 1 and 3, 2 is 2 and 3 ..."""
    high = 2
    while n >= high - 1:
        n -= high - 1
        high += 1
    return n + 1, high


def own(die):
    """-> whether a die has to have a number of its own to be one of those meant: a covered one has none."""
    return die[1][0] or die[3] and (die[3][2][1][0] >= SAME or die[3][0] >= HIGHER)


class _Bits:
    """Whole numbers of few bits each, written into or read from one integer."""

    def __init__(self, data=b""):
        self.value = int.from_bytes(data, "little")
        self.at = 0

    def put(self, value, bits):
        if not 0 <= value < 1 << bits:
            raise LawError("A number in this law is too large.")
        self.value |= value << self.at
        self.at += bits

    def take(self, bits):
        value = self.value >> self.at & ((1 << bits) - 1)
        self.at += bits
        return value


def encode(tree):
    """-> bytes of a tree that `sense.check` accepts: 9 at most. LawError for numbers out of range."""
    bits = _Bits()
    bits.put(tree[0], 5)
    for slot, value in zip(SLOTS[tree[0]], tree[1:]):
        _put(bits, slot, value)
    return bits.value.to_bytes((bits.at + 7) // 8, "little")


def _put(bits, slot, value):
    if slot > 0:
        bits.put(value, slot)
    elif slot == TEST:
        _put_test(bits, value, 11)
    elif slot == SMALL_TEST:
        _put_test(bits, value, 4)
    elif slot == SEQUENCE:
        bits.put(len(value), 3)
        for item in value:
            bits.put(item, 4)
    elif slot in (QUANTITY, PART_QUANTITY):
        bits.put(value[0], 4)
        _put_die(bits, value[1], slot == QUANTITY)
    else:
        _put_die(bits, value, slot == DIE)


def _put_test(bits, test, size):
    kind, n = test
    if kind >= BETWEEN:  # it came last
        kind = 15 if kind == BETWEEN else kind - 1
    bits.put(kind, 4)
    bits.put(n - 2 if kind == 15 and size == 3 else n, size)  # a die's is at least 2


def _put_object(bits, die):
    bits.put(die[0], 4)
    _put_test(bits, die[1], 3)
    bits.put(die[2], 3)


def _put_die(bits, die, related):
    _put_object(bits, die)
    if related:
        bits.put(die[3] is not None, 1)
        if die[3] is not None:
            bits.put(die[3][0], 4)
            _put_test(bits, die[3][1], 4)
            _put_object(bits, die[3][2])


def decode(data):
    """-> the tree that `encode` made into `data` (bytes). LawError when they are not of a tree; whether it
    makes sense only `sense.check` says."""
    bits = _Bits(data)
    form = bits.take(5)
    if form not in SLOTS:
        raise LawError("This law is of a kind that the box does not know.")
    tree = (form,) + tuple([_take(bits, slot) for slot in SLOTS[form]])
    if (bits.at + 7) // 8 != len(data) or bits.value >> bits.at:
        raise LawError("This law cannot be read: it has the wrong length.")
    return tree


def _take(bits, slot):
    if slot > 0:
        return bits.take(slot)
    if slot == TEST:
        return _take_test(bits, 11)
    if slot == SMALL_TEST:
        return _take_test(bits, 4)
    if slot == SEQUENCE:
        return tuple([bits.take(4) for _ in range(bits.take(3))])
    if slot in (QUANTITY, PART_QUANTITY):
        what = bits.take(4)
        return what, _take_die(bits, slot == QUANTITY)
    return _take_die(bits, slot == DIE)


def _take_test(bits, size):
    kind = bits.take(4)
    n = bits.take(size)
    if kind == 15:
        return BETWEEN, n + 2 if size == 3 else n
    return kind + (kind >= BETWEEN), n


def _take_object(bits):
    colour = bits.take(4)
    test = _take_test(bits, 3)
    return colour, test, bits.take(3)


def _take_die(bits, related):
    die = _take_object(bits)
    if not related or not bits.take(1):
        return die + (None,)
    way = bits.take(4)
    test = _take_test(bits, 4)
    return die + ((way, test, _take_object(bits)),)
