"""The cards of Deduction, and what may be asked about a hand (items 1, 2, 29).

A characteristic is 0..8, as in `WORDS`; a dimension 0..2: fill, colour, shape. A Single is its
characteristic.
A Complete is 0..26, 9 * fill + 3 * colour + shape; a mask of Completes has a bit for each.

A question is 0..68, and every one has one answer for a hand, a number or 0 for no and 1 for yes:

0-8     how many Singles show the characteristic           (0..3)
9-17    is there a Single that shows it?
18-20   how many Singles are of the dimension              (0..3)
21-23   is there a Single of it?
24-32   how many Completes show the characteristic         (0..2)
33-41   is there a Complete that shows it?
42-68   is this Complete in the hand?
"""

WORDS = ("Filled", "Partial", "Hollow", "Red", "Green", "Blue", "Circle", "Square", "Triangle")
DIMENSIONS = ("fill", "colour", "shape")
KINDS = 9  # of Singles
EACH = 4  # Singles of a kind
CARDS = 27  # Completes
EVERY = (1 << CARDS) - 1
HANDS, SINGLES, COMPLETES = 9, 3, 2  # hands, and what each has

# By characteristic: the Completes that show it.
SHOWS = (
    0x1FF, 0x3FE00, 0x7FC0000,
    0x1C0E07, 0xE07038, 0x70381C0,
    0x1249249, 0x2492492, 0x4924924,
)  # fmt: skip

# Where the forms of questions begin.
COUNT, SOME, COUNT_DIM, SOME_DIM, COUNT_CARDS, SOME_CARDS, HELD, QUESTIONS = 0, 9, 18, 21, 24, 33, 42, 69
_BEGIN = (HELD, SOME_CARDS, COUNT_CARDS, SOME_DIM, COUNT_DIM, SOME, COUNT)


def shows(card):
    """-> the three characteristics of a Complete: shows(13) == (1, 4, 7)."""
    return card // 9, 3 + card // 3 % 3, 6 + card % 3


def named(card):
    """-> a Complete as players read it: "Filled-Red-Circle"."""
    return "-".join([WORDS[kind] for kind in shows(card)])


def form(question):
    """-> (where its form begins, what it is about): form(20) == (COUNT_DIM, 2)."""
    for begin in _BEGIN:
        if begin <= question:
            break
    return begin, question - begin


def counted(question):
    """-> whether the answer is a number, not yes or no."""
    return form(question)[0] in (COUNT, COUNT_DIM, COUNT_CARDS)


def answers(known, value, question):
    """-> whether the answer `value` to the question `known` answers `question`, too: a number says whether
    there is any, and where there is none the number is 0."""
    begin, about = form(known)
    other, of = form(question)
    if about != of or _number_of(begin) != _number_of(other):
        return False
    return begin == other or counted(known) or not value


def _number_of(begin):
    """-> where the form that gives the number begins, for one that says whether there is any."""
    if begin in (SOME, SOME_CARDS):
        return begin - (SOME - COUNT)
    return COUNT_DIM if begin == SOME_DIM else begin


def most(question):
    """-> the largest answer that there is: 3 or 2 for a number, 1 for yes."""
    if not counted(question):
        return 1
    return COMPLETES if question >= COUNT_CARDS else SINGLES


def answer(question, singles, completes):
    """-> the answer for a hand: a number, or 1 for yes and 0 for no. The hand as bytes or lists."""
    begin, about = form(question)
    if begin == HELD:
        return int(about in completes)
    if begin >= COUNT_CARDS:
        found = len([card for card in completes if SHOWS[about] >> card & 1])
    elif begin >= COUNT_DIM:
        found = len([kind for kind in singles if kind // 3 == about])
    else:
        found = len([kind for kind in singles if kind == about])
    return found if begin in (COUNT, COUNT_DIM, COUNT_CARDS) else int(found > 0)
