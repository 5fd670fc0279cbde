"""Which dice a law can tell apart: of numbers and colours that are all the same to it one is enough."""

from lawkeeper.games.infer.laws import forms
from lawkeeper.games.infer.laws.measure import passes

_TOO_LARGE = 7
_OF_PARTS = forms.PARTS, forms.EVERY_PART, forms.PARTS_ALIKE, forms.TWO_PARTS
_TESTED = (forms.IS, forms.PARTS, forms.EVERY_PART, forms.NOT_SO, forms.AROUND, forms.LINES)


def kinds(*trees):
    """-> (numbers, colours, pairs). Numbers and colours are lists of those (from 0 on) that say as much as
    all six or three do: one of each class that the laws tell apart; None: they only ask which are alike.

    pairs: where a number says something of dice of some colours only, one (colour * 7 + number) of each class
    of dice, for four dice that show their numbers; None where that is no less to go through."""
    seen = _Seen()
    for form, *slots in trees:
        seen.form(form, slots)
        for slot, value in zip(forms.SLOTS[form], slots):
            if slot in (forms.QUANTITY, forms.PART_QUANTITY):
                tested = form in _TESTED
                seen.quantity(value, slots[-1] if tested else forms.ANY_NUMBER)
            elif slot in (forms.DIE, forms.LONE_DIE):
                seen.die(value)
    numbers = _ones(_by_number(seen.marks), seen.numbers_alike)
    colours = _ones(_by_colour(seen.marks), seen.colours_alike)
    pairs = _ones(seen.each, False)
    apart = (len(numbers) ** 4 if numbers else 24) * (len(colours) ** 4 if colours else 18)
    if 4 * len(pairs) ** 4 >= 3 * apart:
        return numbers, colours, None
    return numbers, _ones(_by_colour(seen.each), False), [kind // 6 * 7 + kind % 6 for kind in pairs]


def _by_number(marks):
    return [marks[number::6] for number in range(6)]


def _by_colour(marks):
    return [marks[colour * 6 : colour * 6 + 6] for colour in range(3)]


def _ones(classes, alike):
    if alike:
        return range(len(classes)) if classes.count(classes[0]) < len(classes) else None
    return [value for value in range(len(classes)) if classes.index(classes[value]) == value]


def _such(die):
    """-> of each kind of die, (colour - 1) * 6 + number - 1, whether it may be one of those meant."""
    colour, test = die[:2]
    if test[0] >= forms.SAME:
        test = forms.ANY_NUMBER
    fits = [passes(test, number) for number in range(1, 7)]
    such = []
    for c in (1, 2, 3):
        meant = not colour or colour >= forms.LIKE or (colour == c if colour < 4 else colour != c + 3)
        such += fits if meant else [False] * 6
    return such


class _Seen:
    """What laws ask of each of 18 kinds of dice. Those with the same mark are one class; in `each` also those
    of which they only ask whether they are alike."""

    def __init__(self):
        self.marks = [0] * 18
        self.each = [0] * 18
        self.numbers_alike = self.colours_alike = False

    def tell(self, such, ask=None):
        """They are told apart from others, and one from another by what is asked of their numbers."""
        told = [such[kind] and (ask(kind % 6 + 1) if ask else 1) for kind in range(18)]
        self.marks = _also(self.marks, told)
        self.each = _also(self.each, told)

    def alike(self, colours, numbers, such):
        """They are held against each other."""
        self.colours_alike |= colours
        self.numbers_alike |= numbers
        if colours:
            self.each = _also(self.each, [such[kind] and 1 + kind // 6 for kind in range(18)])
        if numbers:
            self.each = _also(self.each, [such[kind] and 1 + kind % 6 for kind in range(18)])

    def die(self, die):
        """A die or an object."""
        such = _such(die)
        self.tell(such)
        if len(die) > 3 and die[3]:
            other = die[3][2]
            self.die(other)
            both = [one or two for one, two in zip(such, _such(other))]
            way = die[3][0]
            numbers = other[1][0] >= forms.SAME or way == forms.EQUAL
            if numbers and die[1][0]:  # of a 1 or a 5 it is asked whether others show that, not what else
                self.tell([both[kind] and passes(die[1], kind % 6 + 1) for kind in range(18)], int)
            self.alike(other[0] >= forms.LIKE and not 0 < die[0] < 4, numbers and not die[1][0], both)
            if way in (forms.HIGHER, forms.LOWER):
                self.tell(both, int)

    def quantity(self, quantity, test):
        """`test`: what it has to be."""
        what, die = quantity
        self.die(die)
        such = _such(die)
        if what == forms.COLOURS:
            self.alike(True, False, such)
        elif what in (forms.SUM, forms.PRODUCT) and test[0] in (forms.ODD, forms.EVEN):
            self.tell(such, _parity)
        elif what == forms.NUMBERS and not die[1][0]:
            self.alike(False, True, such)
        elif what == forms.PRODUCT:
            self.tell(such, lambda number: _factor(test, number))
        elif forms.COUNT < what < forms.GROUPS:
            self.tell(such, int)

    def form(self, form, slots):
        """What the form itself asks for."""
        if form == forms.ALIKE:
            self.alike(slots[1] == forms.COLOUR, slots[1] == forms.NUMBER, _such(slots[2]))
        elif form == forms.WITHIN:
            self.alike(True, True, _such(forms.ANY_DIE))
        elif form == forms.SET:
            self.alike(slots[2] != forms.BY_NUMBER, slots[2] != forms.BY_COLOUR, _such(slots[3]))
        elif form == forms.AVERAGE:
            self.tell(_such(slots[2]), int)
        elif form in _OF_PARTS and slots[0] >= forms.OF_NUMBER:
            quantity = slots[-2 if form < forms.PARTS_ALIKE else 2]
            self.alike(slots[0] == forms.OF_COLOUR, slots[0] == forms.OF_NUMBER, _such(quantity[1]))
        elif form == forms.TOGETHER:
            die = slots[0]
            self.alike(die[0] == forms.LIKE, die[1][0] == forms.SAME, _such(die))
        elif form == forms.PAIRS:
            self._pairs(slots[1], slots[2][0], _such(forms.ANY_DIE))
        elif form == forms.SOME_DICE and slots[1] != forms.PAIR:
            self._pairs(slots[1], slots[2][0], _such(slots[3]))
        elif form == forms.FOREMOST:
            self.alike(slots[1][0] > 0, not slots[1][0], _such(forms.ANY_DIE))
        elif form == forms.AVERAGES:
            self.tell(_such(slots[1]), int)
            self.tell(_such(slots[2]), int)
        elif form == forms.LINE:
            such = _such(slots[3])
            self.alike(slots[2] == forms.ONE_COLOUR, slots[2] == forms.ONE_NUMBER, such)
            if slots[2] in (forms.CONSECUTIVE, forms.RISING):
                self.tell(such, int)
        elif form == forms.READS:
            for item in slots[2]:
                self.tell(_such((item - 6, forms.ANY_NUMBER) if item > 6 else (0, (forms.EXACTLY, item))))

    def _pairs(self, what, test, every):
        if what in (forms.PAIR_COLOUR, forms.PAIR_NUMBER):
            self.alike(what == forms.PAIR_COLOUR, what == forms.PAIR_NUMBER, every)
        else:
            self.tell(every, _parity if test in (forms.ODD, forms.EVEN) else int)


def _also(marks, told):
    # As long as all are alike there is nothing to tell apart.
    if min(told) == max(told):
        return marks
    return [before * 8 + mark for before, mark in zip(marks, told)]


def _parity(number):
    return 1 + number % 2


def _factor(test, number):
    """-> what matters of a number in a product that has to pass a test."""
    kind, n = test
    if kind in (forms.EXACTLY, forms.NOT):
        return _TOO_LARGE if n % number else number
    return min(number, n + 1) if kind in (forms.AT_LEAST, forms.AT_MOST) else number
