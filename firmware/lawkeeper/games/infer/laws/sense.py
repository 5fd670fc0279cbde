"""Whether a tree of `laws.forms` is a law at all. Loaded when one comes from outside."""

from lawkeeper.games.infer.laws import LawError, forms
from lawkeeper.games.infer.laws.forms import own

# The least and the most that a quantity can be, and the numbers of two touching dice.
LEAST = (0, 0, 0, 0, 1, 1, 1, 0, 0, 0, 0, 0, 0, 2, 0, 1)
MOST = (60, 3, 6, 360, 2047, 6, 6, 5, 6, 60, 30, 60, 60, 12, 5, 36)
_PAIR = forms.TALLEST + 1
# Dice of each colour, or of each number, that touch each other.
_EACH = (forms.LIKE, forms.ANY_NUMBER, 0, None), (0, (forms.SAME, 0), 0, None)
_SIZES = [(0, forms.ANY_NUMBER, place, None) for place in (forms.IN_LARGEST, forms.IN_TALLEST)]


def directions(tree):
    """Does it speak of directions? Only the Compass Rose has them (Infer item 84)."""
    for slot, value in zip(forms.SLOTS[tree[0]], tree[1:]):
        if slot in (forms.QUANTITY, forms.PART_QUANTITY):
            value = value[1]
        elif slot != forms.DIE:
            continue
        if value[3] and forms.NORTH <= value[3][0] <= forms.WEST:
            return True
    return False


def check(tree):
    """LawError when `tree` (of `forms.decode`, or built likewise) says nothing that an experiment could
    be."""
    dice = []
    what = None
    for slot, value in zip(forms.SLOTS[tree[0]], tree[1:]):
        if slot in (forms.QUANTITY, forms.PART_QUANTITY):
            what = value[0]
            _quantity(value, slot == forms.PART_QUANTITY, _compared(tree[0]))
            dice.append(value[1])
        elif slot in (forms.DIE, forms.LONE_DIE):
            dice.append(value)
        elif slot == forms.TEST and tree[0] not in (forms.PAIRS, forms.SOME_DICE):
            bounded(value, LEAST[what], MOST[what])
        elif slot == forms.TEST:
            _of_pair(tree[2], value)
        elif slot == forms.SMALL_TEST:
            bounded(value, -1 if tree[0] == forms.BY else 0, 15)
    if tree[0] != forms.TOGETHER or tree[1] not in _EACH:
        for die in dice:
            _die(die)
    if len([die for die in dice if die[3]]) > 1:
        raise LawError("Only one kind of dice in a law can stand in a relation to others.")
    _form(*tree)


def _must(fine, nothing=False):
    if not fine:
        raise LawError("This law says nothing." if nothing else "A part of this law has no meaning.")


def _of_pair(what, test):
    if what < forms.PAIR and what % forms.APART >= forms.PAIR_COLOUR:
        _must(test in ((forms.SAME, 0), (forms.OTHER_THAN, 0)))
    elif what == forms.THREE_SUM:
        bounded(test, 3, 18)
    elif what < forms.PAIR:
        what = _PAIR + what % forms.APART
        bounded(test, LEAST[what], MOST[what])


def bounded(test, least, most):
    kind, n = test
    if kind == forms.BETWEEN:
        low, high = forms.between(n)
        _must(least < low and high < most, True)
        return
    if kind in (forms.ODD, forms.EVEN, forms.PRIME, forms.NOT_PRIME):
        _must(not n)
    else:
        _must(forms.MULTIPLE <= kind <= forms.NOT_MULTIPLE)
        _must(least + (kind == forms.AT_LEAST) <= n <= most - (kind == forms.AT_MOST), True)
        _must(kind not in (forms.MULTIPLE, forms.NOT_MULTIPLE) or n > 1, True)
        _must(kind != forms.FACTOR or n > 2, True)


def _quantity(quantity, of_part, compared):
    what, die = quantity
    _must(what <= (forms.RUN if of_part else forms.TALLEST))
    _must(not compared or what != forms.PRODUCT and what <= forms.STACKS)
    if compared and what not in (forms.COUNT, forms.SUM):
        # Of dice that stand so the highest number or a run takes long to compare, as do different numbers.
        _must(not die[3] and (what == forms.COLOURS or what >= forms.GROUPS or not die[2]))
    _must(what < forms.GROUPS or die == forms.ANY_DIE)
    _must(not (of_part and die[3]))
    _must(what or die not in _SIZES)  # LARGEST, TALLEST
    _must(not (forms.COLOURS < what < forms.GROUPS and die[2] == forms.COVERED))


def _die(die):
    colour, test, place, relation = die
    _must(colour <= 6)
    _object(test, place)
    if relation:
        way, count, (colour, number, where) = relation
        _must(way <= forms.EQUAL and colour <= forms.UNLIKE)
        if way > forms.WEST:
            from lawkeeper.games.infer.laws.sense_more import way_fits

            _must(way_fits(die))
        if number[0] >= forms.SAME and colour >= forms.LIKE:
            from lawkeeper.games.infer.laws.sense_more import likened

            _must(likened(die))
        if number[0] >= forms.SAME:
            _must(number in ((forms.SAME, 0), (forms.OTHER_THAN, 0)) and forms.COVERED not in (place, where))
            _object(forms.ANY_NUMBER, where)
        else:
            _object(number, where)
        if way == forms.STANDING_ON:  # what a die stands on is covered
            _must(count in ((forms.AT_LEAST, 1), (forms.EXACTLY, 0)) and not number[0])
            _must(where != forms.VISIBLE and place != forms.ON_TABLE)
        elif count != (forms.EACH, 0):
            _must(
                count[0]
                in (forms.EXACTLY, forms.AT_LEAST, forms.AT_MOST, forms.ODD, forms.EVEN, forms.BETWEEN)
            )
            _must(count[1] <= (15 if count[0] > forms.EVEN else 0) and count != (forms.AT_LEAST, 0))


def _object(test, place):
    _must(place <= forms.IN_TALLEST)
    if test != forms.ANY_NUMBER:
        _must(place != forms.COVERED and test not in ((forms.MULTIPLE, 2), (forms.NOT_MULTIPLE, 2)))
        bounded(test, 1, 6)


def _form(form, *slots):
    die = slots[-1]
    if form >= forms.NOT_SO:
        from lawkeeper.games.infer.laws.sense_more import form_fits

        _must(form_fits(form, *slots))
    elif _compared(form):
        from lawkeeper.games.infer.laws.sense_more import held

        _must(slots[0] != die, True)
        _must(held(slots[0], die))
    elif form in (forms.MAJORITY, forms.MINORITY):
        _must(die != forms.ANY_DIE, True)
    elif form == forms.EVERY:
        _must(die not in (slots[0], forms.ANY_DIE), True)
        _must(not (own(die) and slots[0][2] == forms.COVERED), True)
    elif form == forms.TOGETHER:
        _must(not die[3] or die[3][0] <= forms.WEST)
    elif form == forms.ALIKE:
        _must(not (_covered(die) if slots[1] else 0 < die[0] < 4), True)
    elif form == forms.SET:
        _must(2 <= slots[1] <= 4 and not (_covered(die) and slots[2] != forms.BY_COLOUR))
        _must(slots[2] != forms.BY_NUMBER_ALONE or not 0 < die[0] < 4)
        other = die[3][2] if die[3] else die  # alike, and like others, takes too long to search
        _must(other[0] < forms.LIKE and other[1][0] < forms.SAME)
    elif form == forms.PAIRS:
        _must(slots[1] < forms.PAIR)
    elif form in (forms.PARTS, forms.EVERY_PART, forms.PARTS_ALIKE):
        if slots[0] >= forms.OF_NUMBER:
            from lawkeeper.games.infer.laws.sense_more import part_fits

            _must(part_fits(slots[0], *(die if form == forms.PARTS_ALIKE else slots[-2])))
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


def _compared(form):
    if form in (forms.BY, forms.PARTS_HELD, forms.RATIO):
        return True
    return forms.SHAPE < form < forms.NOT_SO or forms.MORE <= form <= forms.AS_MANY


def _covered(die):
    return die[2] == forms.COVERED
