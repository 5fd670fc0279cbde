"""Whether a tree of `logic.forms` is a law at all, and what it looks at. Loaded when one comes from
outside."""

from lawkeeper.logic import forms
from lawkeeper.logic.forms import LawError

# The least and the most that a quantity can be, and the numbers of two touching dice.
_LEAST = (0, 0, 0, 0, 1, 1, 1, 0, 0, 0, 0, 0, 0, 2, 0, 1)
_MOST = (60, 3, 6, 360, 2047, 6, 6, 5, 6, 60, 30, 60, 60, 12, 5, 36)
_PAIR = forms.TALLEST + 1
# What a law looks at, too: dice whether they are covered or not; numbers; colours. Who looks at both DICE and
# FACES looks at PLACE; after that the two say nothing more.
DICE, FACES, PAINT = 16, 32, 64


def check(tree):
    """LawError when `tree` (of `forms.decode`, or built likewise) says nothing that an experiment could
    be."""
    dice = []
    what = None
    for slot, value in zip(forms.SLOTS[tree[0]], tree[1:]):
        if slot in (forms.QUANTITY, forms.PART_QUANTITY):
            what = value[0]
            _quantity(value, slot == forms.PART_QUANTITY, tree[0] in (forms.MORE, forms.FEWER, forms.AS_MANY))
            dice.append(value[1])
        elif slot == forms.DIE:
            dice.append(value)
        elif slot == forms.TEST and not (tree[0] == forms.PAIRS and tree[2] >= forms.PAIR_COLOUR):
            what = _PAIR + tree[2] if tree[0] == forms.PAIRS else what
            _test(value, _LEAST[what], _MOST[what])
        elif slot == forms.SMALL_TEST:
            _test(value, 0, 15)
    for die in dice:
        _die(die)
    if len([die for die in dice if die[3]]) > 1:
        raise LawError("Only one kind of dice in a law can stand in a relation to others.")
    _form(*tree)


def _must(fine, nothing=False):
    if not fine:
        raise LawError("This law says nothing." if nothing else "A part of this law has no meaning.")


def _test(test, least, most):
    kind, n = test
    if kind in (forms.ODD, forms.EVEN, forms.PRIME):
        _must(not n)
    else:
        _must(forms.MULTIPLE <= kind <= forms.NOT)
        _must(least + (kind == forms.AT_LEAST) <= n <= most - (kind == forms.AT_MOST), True)
        _must(kind != forms.MULTIPLE or n > 1, True)


def _quantity(quantity, of_part, compared):
    what, die = quantity
    _must(what <= (forms.RUN if of_part else forms.TALLEST))
    _must(not compared or what <= forms.SUM or forms.GROUPS <= what <= forms.STACKS)
    _must(what < forms.GROUPS or die == forms.ANY_DIE)
    _must(not (of_part and die[3]))
    _must(not (forms.COLOURS < what < forms.GROUPS and die[2] == forms.COVERED))


def _die(die):
    colour, test, place, relation = die
    _must(colour <= 6)
    _object(test, place)
    if relation:
        way, count, (colour, number, where) = relation
        _must(way <= forms.WEST and colour <= forms.UNLIKE)
        if number[0] >= forms.SAME:
            _must(number in ((forms.SAME, 0), (forms.OTHER_THAN, 0)) and forms.COVERED not in (place, where))
            _object(forms.ANY_NUMBER, where)
        else:
            _object(number, where)
        if way == forms.STANDING_ON:  # what a die stands on is covered
            _must(count in ((forms.AT_LEAST, 1), (forms.EXACTLY, 0)) and not number[0])
            _must(where != forms.VISIBLE and place != forms.ON_TABLE)
        elif count != (forms.EACH, 0):
            _must(count[0] in (forms.EXACTLY, forms.AT_LEAST, forms.AT_MOST))
            _must(count[1] <= 15 and count != (forms.AT_LEAST, 0))


def _object(test, place):
    _must(place <= forms.VISIBLE)
    if test != forms.ANY_NUMBER:
        _must(place != forms.COVERED and test != (forms.MULTIPLE, 2))
        _test(test, 1, 6)


def _form(form, *slots):
    die = slots[-1]
    if form in (forms.MORE, forms.FEWER, forms.AS_MANY):
        _must(slots[0] != die, True)
    elif form in (forms.MAJORITY, forms.MINORITY):
        _must(die != forms.ANY_DIE, True)
    elif form == forms.EVERY:
        _must(die not in (slots[0], forms.ANY_DIE), True)
        _must(not (_own(die) and slots[0][2] == forms.COVERED), True)
    elif form == forms.ALIKE:
        _must(not (_covered(die) if slots[1] else 0 < die[0] < 4), True)
    elif form == forms.SET:
        _must(2 <= slots[1] <= 4 and not (_covered(die) and slots[2] != forms.BY_COLOUR))
        _must(slots[2] != forms.BY_NUMBER_ALONE or not 0 < die[0] < 4)
    elif form == forms.PAIRS:
        _must(slots[1] < forms.PAIR_COLOUR or slots[1] <= forms.PAIR_NUMBER
              and die in ((forms.SAME, 0), (forms.OTHER_THAN, 0)))
    elif form in (forms.PARTS, forms.EVERY_PART, forms.PARTS_ALIKE):
        _must(slots[0] < forms.ROW)
    elif form == forms.LINE:
        most = 6 if slots[2] in (forms.CONSECUTIVE, forms.RISING) else 8
        _must(2 <= slots[1] <= most and slots[2] <= forms.RISING)
        _must(not (_covered(die) and slots[2] not in (forms.PLAIN, forms.ONE_COLOUR)))
    elif form == forms.READS:
        _must(slots[1] in (forms.ROW, forms.STACK) and 2 <= len(die) <= 4)
        for i, item in enumerate(die):  # only the top die of a stack shows a number
            _must(1 <= item <= 9 and (slots[1] == forms.ROW or item > 6 or i == len(die) - 1))
    elif form == forms.SHAPE:
        _must(slots[1] <= forms.SQUARE)


def _covered(die):
    return die[2] == forms.COVERED


def _own(die):
    """-> whether it asks for the number of the die itself."""
    return die[1][0] or die[3] and die[3][2][1][0] >= forms.SAME


def needs(*trees):
    """-> what the laws look at beyond the set of the dice, together: bits PLACE, ROWS, NORTHING, EASTING of
    `forms`, and DICE, FACES, PAINT. A law about directions alone does not look at PLACE."""
    found = 0
    for tree in trees:
        found |= _looks(*tree)
    return found | forms.PLACE if found & DICE and found & FACES else found


def _looks(form, *slots):
    found = _form_looks(form, slots)
    for slot, value in zip(forms.SLOTS[form], slots):
        if slot in (forms.QUANTITY, forms.PART_QUANTITY):
            what = value[0]
            found |= forms.PLACE if what >= forms.GROUPS else _dice(value[1], what > forms.COLOURS)
            found |= PAINT if what == forms.COLOURS else 0
        elif slot == forms.DIE:
            # Whether a covered die counts: in EVERY the second die decides for the first, too.
            numbers = form == forms.EVERY and _own(slots[1]) or form == forms.ALIKE and slots[1]
            found |= _dice(value, numbers or form == forms.SET and slots[2] != forms.BY_COLOUR)
    return found


def _form_looks(form, slots):
    if form >= forms.PAIRS:
        found = forms.PLACE
        if form == forms.PAIRS:
            found |= (DICE | PAINT) if slots[1] == forms.PAIR_COLOUR else FACES
        elif form == forms.LINE:
            found |= forms.ROWS if slots[1] > 2 else 0
            found |= PAINT if slots[2] == forms.ONE_COLOUR else 0
        elif form == forms.READS:
            found |= forms.ROWS if slots[1] == forms.ROW and len(slots[2]) > 2 else 0
            found |= PAINT if max(slots[2]) > 6 else 0
        return found
    if form in (forms.MAJORITY, forms.MINORITY):
        return DICE
    if form == forms.WITHIN:
        return FACES | PAINT
    if form == forms.SET:
        return PAINT if slots[2] != forms.BY_NUMBER else 0
    return PAINT if form == forms.ALIKE and slots[1] == forms.COLOUR else 0


def _dice(die, numbers):
    colour, test, place, relation = die
    found = FACES if numbers or test[0] else DICE
    if colour:
        found |= PAINT
    if place:
        found |= forms.PLACE
    if relation:
        way, _, (colour, test, place) = relation
        found |= forms.EASTING if way >= forms.EAST else forms.NORTHING if way >= forms.NORTH else forms.PLACE
        found |= (FACES if test[0] else DICE) | (PAINT if colour else 0) | (forms.PLACE if place else 0)
    return found
