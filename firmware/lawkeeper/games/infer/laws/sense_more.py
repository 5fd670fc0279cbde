"""Whether what is rare in a law makes sense: as `laws.sense`, for forms and ways that few laws have."""

from lawkeeper.games.infer.laws import forms

_BOUNDS = forms.EXACTLY, forms.AT_LEAST, forms.AT_MOST
_SOME = forms.AT_LEAST, 1
_NONE = forms.EXACTLY, 0
_PARTED = forms.MULTIPLE, forms.NOT_MULTIPLE


def part_fits(part, what, die):
    """Of each number are dice and colours counted, of each colour all but that."""
    if part == forms.OF_NUMBER:
        counted = what == forms.COUNT or what == forms.COLOURS and not 0 < die[0] < 4
        return counted and not die[1][0] and die[2] != forms.COVERED
    return what != forms.COLOURS and not die[0] and die[2] <= forms.VISIBLE


def way_fits(die):
    """Numbers that are compared, and what is under another, which is covered."""
    _, test, place, (way, count, (colour, number, where)) = die
    if way >= forms.HIGHER:  # than a 4 is greater than 4
        plain = number[0] < forms.SAME and number[0] != forms.EXACTLY
        return plain and forms.COVERED not in (place, where)
    if way != forms.UNDER:
        return True
    if count not in (_SOME, _NONE) or number[0] >= forms.SAME or (colour, number, where) == forms.ANY_DIE[:3]:
        return False
    return where != forms.ON_TABLE and place != forms.VISIBLE and not test[0]


def held(one, other):
    """Whether one can be held against the other: what takes a quarter of a minute to search nobody says."""
    for a, b in ((one, other), (other, one)):
        if a[0] == forms.COLOURS and forms.SUM <= b[0] <= forms.RUN:
            return False
        if a[0] == forms.SUM and a[1][3] and forms.SUM < b[0] < forms.GROUPS:
            return False
        if a[0] == forms.SUM and b[1][3] and b[1][3][2][1][0] >= forms.SAME:
            return False
    return True


def likened(die):
    """Whether both colours and numbers are held against each other only of near dice, wherever they are."""
    _, _, place, (way, _, (_, _, where)) = die
    return way <= forms.WEST or place <= forms.VISIBLE and where <= forms.VISIBLE


def form_fits(form, *slots):
    """The slots of a form from NOT_SO on."""
    if form == forms.NOT_SO:
        kinds = _BOUNDS[1:] + (forms.ODD, forms.EVEN, forms.FACTOR)
        return forms.PRODUCT <= slots[0][0] <= forms.RANGE and slots[1][0] in kinds
    if form == forms.AROUND:
        return slots[1][0] in (forms.COLOURS, forms.NUMBERS, forms.SUM)
    if form == forms.BY:
        return _by_fits(*slots)
    if form == forms.TWO_PARTS:
        return slots[0] < forms.OF_NUMBER or part_fits(slots[0], *slots[2])
    if form == forms.PARTS_HELD:
        part, how, one, other = slots
        kinds = forms.COUNT, forms.COLOURS, forms.NUMBERS, forms.RUN
        fits = one[0] in kinds and other[0] in kinds and one != other and held(one, other)
        return fits and how
    if form == forms.AVERAGE:  # the least is at least 1, the most at most 6
        how, n, die = slots
        fits = how < 5 and 1 + (how in (1, 4)) <= n <= 6 - (how in (2, 3))
        return fits and die[2] != forms.COVERED and die[1][0] != forms.EXACTLY
    if form > forms.PARTS_HELD:
        return _few_fits(form, *slots)
    what, count, quantity, test = slots
    if quantity == (forms.COUNT, forms.ANY_DIE):  # one, or none, is a LINE or a SHAPE
        return (
            2 <= what <= forms.SQUARES and test == _SOME and count not in (_SOME, _NONE, (forms.AT_MOST, 0))
        )
    return 2 <= what <= forms.SQUARES


def _by_fits(times, one, other, test):
    kind, n = test
    if one == other or one[1][3] or other[1][3] or times > 5 or not held(one, other):
        return False
    if times > 1:
        return test == _SOME or kind in _BOUNDS and not n
    if kind in _BOUNDS:
        return n > (kind == forms.AT_LEAST and not times)
    return not times and kind < forms.PRIME


def _few_fits(form, how, *slots):
    """The slots of a form from SOME_DICE on."""
    if form == forms.RATIO:
        part, parts, one, other = slots
        plain = not (one[1][3] or other[1][3]) and one != other and held(one, other)
        if parts == 1:  # less than so many times: the others are BY
            return plain and how == 4 and 1 < part < 6
        return plain and how < 5 and 0 < part < parts < 6 and (part, parts) != (2, 4)
    if form == forms.FOREMOST:
        colour, test, place, _ = slots[0]
        return 0 < colour < 4 or not colour and test[0] == forms.EXACTLY and place != forms.COVERED
    if form == forms.AVERAGES:
        plain = [die for die in slots if die[0] < 4 and die[2] < forms.COVERED and die[1][0] != forms.EXACTLY]
        return how < 3 and slots[0] != slots[1] and len(plain) == 2
    return _some_fits(how, *slots)


def _some_fits(count, what, test, die):
    """As _few_fits, of SOME_DICE: one or none of two is PAIRS, or a die that touches such a die."""
    one = count in (_SOME, _NONE)
    if what == forms.PAIR:
        return not one and test == _SOME
    if what == forms.THREE_SUM:
        return one and _simple(test) and test[0] not in _PARTED and die[2] != forms.COVERED
    if what in (forms.PAIR_COLOUR, forms.PAIR_NUMBER):
        told = (
            die[1][0] == forms.EXACTLY or die[2] == forms.COVERED
            if what == forms.PAIR_NUMBER
            else 0 < die[0] < 4
        )
        return not told and not (one and die == forms.ANY_DIE)
    fits = what < forms.PAIR and _simple(test) and die[2] != forms.COVERED
    return fits and (die != forms.ANY_DIE if one else what < forms.APART)


def _simple(test):
    """What is asked of two or three numbers that takes no time to tell."""
    return test[0] < forms.PRIME or forms.MULTIPLE <= test[0] <= forms.NOT or test[0] == forms.NOT_MULTIPLE
