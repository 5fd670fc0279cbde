# portable: runs on CPython and on the MicroPython VM
"""Laws and experiments for tests, written down or random. `chance` has `.below(n)` and `.pick(sequence)`."""

from lawkeeper.games.infer.laws import LawError, experiment, forms, sense

_NUMBERS = (
    forms.ODD,
    forms.EVEN,
    forms.PRIME,
    forms.MULTIPLE,
    forms.EXACTLY,
    forms.AT_LEAST,
    forms.AT_MOST,
    forms.NOT,
    forms.FACTOR,
    forms.NOT_PRIME,
    forms.NOT_MULTIPLE,
    forms.BETWEEN,
)
_PLAIN = (forms.ODD, forms.EVEN, forms.PRIME, forms.NOT_PRIME)


def lay(text, lean=False):
    """Dice code of a well-written experiment like "O3 B5/W2 | . W1"; without dice: ""."""
    dice = []
    for y, row in enumerate(text.split("|")):
        for x, cell in enumerate(row.split()):
            for die in cell.split("/") if cell != "." else ():
                dice.append(("OBW".index(die[0]) + 1, int(die[1]), x, y))
    return experiment.pack(dice, lean)


def dice_of(colour=0, number=forms.ANY_NUMBER, place=0, relation=None):
    """The dice that a law means."""
    return colour, number, place, relation


def random_tree(chance, form=None):
    """A random tree that `sense.check` accepts, of any form or of the one given."""
    kind = chance.below(len(forms.SLOTS)) if form is None else form
    while True:
        tree = (kind,) + tuple([_slot(chance, slot) for slot in forms.SLOTS[kind]])
        if kind == forms.TOGETHER and not chance.below(8):
            tree = kind, chance.pick(((forms.LIKE, forms.ANY_NUMBER, 0, None), (0, (forms.SAME, 0), 0, None)))
        try:
            sense.check(tree)
        except LawError:
            continue
        return tree


def _slot(chance, slot):
    if slot > 0:
        return chance.below(1 << slot)
    if slot == forms.TEST:
        return _test(chance, chance.pick((2, 4, 7, 16, 40, 300)), True)
    if slot == forms.SMALL_TEST:
        return _test(chance, 4)
    if slot == forms.SEQUENCE:
        return tuple([chance.below(9) + 1 for _ in range(2 + chance.below(3))])
    if slot in (forms.QUANTITY, forms.PART_QUANTITY):
        what = chance.below(forms.TALLEST + 1)
        return what, forms.ANY_DIE if what >= forms.GROUPS else _die(chance, slot == forms.QUANTITY)
    return _die(chance, slot == forms.DIE)


def _test(chance, most, alike=False):
    if alike and not chance.below(6):
        return chance.pick((forms.SAME, forms.OTHER_THAN)), 0
    kind = chance.pick(_NUMBERS)
    return kind, 0 if kind in _PLAIN else chance.below(most + 1)


def _number(chance):
    return forms.ANY_NUMBER if chance.below(2) else _test(chance, 6)


def _place(chance):
    return 0 if chance.below(4) else chance.below(forms.IN_TALLEST + 1)


def _die(chance, related):
    relation = _relation(chance) if related and not chance.below(3) else None
    return chance.below(7) if chance.below(2) else 0, _number(chance), _place(chance), relation


def _relation(chance):
    way = chance.pick((forms.TOUCHING,) * 4 + (forms.STANDING_ON,) * 2 + tuple(range(2, forms.EQUAL + 1)))
    few = chance.below(4)
    count = chance.pick(
        (
            (forms.AT_LEAST, 1),
            (forms.EXACTLY, 0),
            (forms.EACH, 0),
            (forms.AT_LEAST, few),
            (forms.EXACTLY, few),
            (forms.AT_MOST, few),
        )
    )
    number = chance.pick(((forms.SAME, 0), (forms.OTHER_THAN, 0), _number(chance), forms.ANY_NUMBER))
    return way, count, (chance.below(9) if chance.below(2) else 0, number, _place(chance))


def random_code(chance, most=8):
    """Dice code of 0 to `most` dice as people place them: beside others, in rows, on top of others, apart.
    One in sixteen leans."""
    if most > 3 and not chance.below(16):
        far = 1 + chance.below(2)
        return experiment.pack(_dice(chance, ((0, 0), (0, 0), (far, 0), (far, 0))), True)
    return experiment.pack(_dice(chance, random_cells(chance, chance.below(most + 1))))


def _dice(chance, cells):
    """(colour, number, x, y) for each cell; often of few kinds, so that some are alike."""
    colours = 1 + chance.below(3)
    numbers = 3 + chance.below(4)
    return [(1 + chance.below(colours), 1 + chance.below(numbers)) + cell for cell in cells]


def random_cells(chance, n):
    """[(x, y)] of n dice in stacking order, anywhere around (0, 0)."""
    cells = []
    while len(cells) < n:
        way = chance.below(10)
        x, y = chance.pick(cells) if cells else (0, 0)
        if way < 3 and len(cells) > 1:  # on with the row of the last two
            x, y = 2 * cells[-1][0] - cells[-2][0], 2 * cells[-1][1] - cells[-2][1]
        elif way < 6:  # beside another, or on it
            x, y = x + chance.below(3) - 1, y + chance.below(3) - 1
        elif way < 8:  # apart
            x, y = x + 2 + chance.below(2), y + chance.below(3)
        if -16 < x < 16 and -16 < y < 16:  # the others: on one
            cells.append((x, y))
    return cells
