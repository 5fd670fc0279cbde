"""Which dice a law can tell apart: of numbers and colours that are all the same to it one is enough."""

from lawkeeper.games.infer.laws import forms
from lawkeeper.games.infer.laws.measure import passes


def kinds(*trees):
    """-> (numbers, colours), each a list of those (from 0 on) that say as much as all six or three do: one
    of each class that the laws tell apart. None: they only ask which dice are alike."""
    seen = _Seen()
    for form, *slots in trees:
        seen.form(form, slots)
        for slot, value in zip(forms.SLOTS[form], slots):
            if slot in (forms.QUANTITY, forms.PART_QUANTITY):
                tested = form in (forms.IS, forms.PARTS, forms.EVERY_PART)
                seen.quantity(value, slots[-1] if tested else forms.ANY_NUMBER)
            elif slot in (forms.DIE, forms.LONE_DIE):
                seen.die(value)
    return _ones(seen.numbers, seen.numbers_alike), _ones(seen.colours, seen.colours_alike)


def _ones(classes, alike):
    if alike:
        return range(len(classes)) if any(classes) else None
    return [value for value in range(len(classes)) if classes.index(classes[value]) == value]


class _Seen:
    """What laws ask of numbers and of colours. Those with the same mark are one class."""

    def __init__(self):
        self.numbers = [0] * 6
        self.colours = [0] * 3
        self.numbers_alike = self.colours_alike = False

    def number(self, test):
        """It is tested."""
        self._mark([passes(test, n) for n in range(1, 7)])

    def value(self, test=forms.ANY_NUMBER):
        """Its value counts, where it passes the test."""
        self._mark([n * passes(test, n) for n in range(1, 7)])

    def _mark(self, marks):
        # As long as all are alike there is nothing to tell apart.
        if min(marks) < max(marks):
            self.numbers = [before * 7 + mark for before, mark in zip(self.numbers, marks)]

    def colour(self, slot):
        self.colours[slot - 1] = slot

    def die(self, die):
        """A die or an object."""
        colour, test = die[:2]
        if colour >= forms.LIKE:
            self.colours_alike = True
        elif colour:
            self.colour((colour - 1) % 3 + 1)
        if test[0] >= forms.SAME:
            self.numbers_alike = True
        else:
            self.number(test)
        if len(die) > 3 and die[3]:
            self.die(die[3][2])

    def quantity(self, quantity, test):
        """`test`: what it has to be."""
        what, die = quantity
        self.die(die)
        if what == forms.COLOURS:
            self.colours_alike = True
        elif what in (forms.SUM, forms.PRODUCT) and test[0] in (forms.ODD, forms.EVEN):
            self.number((forms.ODD, 0))
        elif what == forms.NUMBERS and not die[1][0]:
            self.numbers_alike = True
        elif forms.COUNT < what < forms.GROUPS:
            self.value(die[1])

    def form(self, form, slots):
        """What the form itself asks for."""
        if form == forms.ALIKE:
            self._alike(slots[1] == forms.COLOUR, slots[1] == forms.NUMBER)
        elif form == forms.WITHIN:
            self._alike(True, True)
        elif form == forms.SET:
            self._alike(slots[2] != forms.BY_NUMBER, slots[2] != forms.BY_COLOUR)
        elif form == forms.PAIRS:
            self._pairs(slots[1], slots[2][0])
        elif form == forms.LINE:
            self._alike(slots[2] == forms.ONE_COLOUR, slots[2] == forms.ONE_NUMBER)
            if slots[2] in (forms.CONSECUTIVE, forms.RISING):
                self.value()
        elif form == forms.READS:
            for item in slots[2]:
                if item > 6:
                    self.colour(item - 6)
                else:
                    self.number((forms.EXACTLY, item))

    def _alike(self, colours, numbers):
        self.colours_alike |= colours
        self.numbers_alike |= numbers

    def _pairs(self, what, test):
        if what >= forms.PAIR_COLOUR:
            self._alike(what == forms.PAIR_COLOUR, what == forms.PAIR_NUMBER)
        elif test in (forms.ODD, forms.EVEN):
            self.number((forms.ODD, 0))
        else:
            self.value()
