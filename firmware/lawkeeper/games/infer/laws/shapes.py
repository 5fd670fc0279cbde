"""Where up to four dice may stand, as far as a law can tell, and all experiments that stand so, as slices.

What laws look at (`needs`, bits of `laws.forms`) makes a space: its placements are those that such a law
could tell apart, one of each. tests/infer_laws/test_shapes.py lays all dice out and holds these tables
against it.
"""

from lawkeeper.games.infer.laws import forms
from lawkeeper.games.infer.laws.world import Slice

# The experiments in each space. Any other compass: `_COMPASS`, of at most three dice (`compass`).
_SETS = 7315
_ORDERS = 361096
_TOUCHING = 1288075
_LINES = 1880347
_COMPASS = 615295

# Without a compass. Of each placement: dice | 8 leaning | 16, 32, 64 the first, second, third die is like the
# one after it | 128 only where lines of three are told apart; x | y << 4 of each; the experiments (3 bytes).
_PLACES = (
    b"\x00\x01\x00\x00"
    b"\x01\x00\x12\x00\x00"
    b"\x12\x00\x02\xab\x00\x00"
    b"\x12\x00\x01\xab\x00\x00"
    b"\x02\x00\x00\x44\x01\x00"
    b"\x33\x00\x02\x20\x74\x04\x00"
    b"\x33\x00\x01\x10\x74\x04\x00"
    b"\x13\x00\x02\x11\x06\x0c\x00"
    b"\x23\x00\x02\x12\x06\x0c\x00"
    b"\x93\x00\x02\x01\x06\x0c\x00"
    b"\x03\x00\x00\x02\xc8\x16\x00"
    b"\x03\x00\x00\x01\xc8\x16\x00"
    b"\x03\x00\x00\x00\xc8\x16\x00"
    b"\x74\x00\x02\x20\x22\x61\x17\x00"
    b"\x54\x00\x10\x02\x12\x72\x39\x00"
    b"\x74\x00\x01\x10\x11\x61\x17\x00"
    b"\x34\x00\x01\x10\x22\x28\x50\x00"
    b"\x54\x00\x01\x20\x22\x39\x72\x00"
    b"\x04\x00\x01\x12\x21\xaa\xcd\x00"
    b"\x34\x00\x02\x21\x11\x28\x50\x00"
    b"\x24\x00\x02\x21\x12\x6c\xd8\x00"
    b"\x24\x00\x02\x12\x11\x6c\xd8\x00"
    b"\x54\x00\x12\x01\x11\x39\x72\x00"
    b"\x54\x01\x21\x10\x12\x72\x39\x00"
    b"\x84\x00\x01\x02\x10\x10\x9a\x01"
    b"\x84\x00\x01\x02\x03\xaa\xcd\x00"
    b"\x84\x00\x01\x02\x13\x10\x9a\x01"
    b"\xa4\x00\x02\x20\x11\x6c\xd8\x00"
    b"\x94\x00\x02\x01\x11\x6c\xd8\x00"
    b"\x94\x00\x02\x01\x21\x6c\xd8\x00"
    b"\x44\x00\x00\x02\x20\x6c\xd8\x00"
    b"\x44\x00\x00\x01\x10\x6c\xd8\x00"
    b"\x04\x00\x00\x01\x12\x10\x9a\x01"
    b"\x04\x00\x00\x02\x10\x10\x9a\x01"
    b"\x44\x00\x00\x02\x12\x6c\xd8\x00"
    b"\x44\x01\x01\x00\x12\x6c\xd8\x00"
    b"\x84\x00\x00\x01\x02\x10\x9a\x01"
    b"\xc4\x01\x01\x00\x02\x6c\xd8\x00"
    b"\x04\x00\x00\x00\x02\x10\x9a\x01"
    b"\x04\x00\x00\x00\x01\x10\x9a\x01"
    b"\x04\x00\x00\x02\x02\xaa\xcd\x00"
    b"\x04\x00\x00\x01\x01\xaa\xcd\x00"
    b"\x04\x00\x00\x00\x00\x10\x9a\x01"
    b"\x0c\x00\x00\x01\x01\xaa\xcd\x00"
    b"\x0c\x00\x00\x02\x02\xaa\xcd\x00"
)  # fmt: skip

COMPASS = forms.NORTHING | forms.EASTING
# In one slice: a mask has so many bits. Larger ones would be faster by a third, and leave too little memory.
_WORLDS_MOST = 648
_PRODUCTS_MOST = 432  # of laws about products of many values
_FEW_PRODUCTS = 12


def space(needs):
    """-> (experiments, most dice) of the space of what a law looks at."""
    if needs & COMPASS:
        return (_ORDERS, 4) if _one_order(needs) else (_COMPASS, 3)
    return _LINES if needs & forms.ROWS else _TOUCHING if needs & forms.PLACE else _SETS, 4


def _one_order(needs):
    return needs & 15 in (forms.NORTHING, forms.EASTING)


def placements(needs):
    """Yield (cells, lean, twins, experiments) of each placement, fewest dice first. Bit i of twins: dice i
    and i + 1 can change places and nothing is different."""
    if needs & COMPASS:
        from lawkeeper.games.infer.laws import compass

        yield from compass.orders(needs & forms.NORTHING) if _one_order(needs) else compass.places()
    else:
        yield from _places(needs)


def _places(needs):
    last = -1
    i = 0
    while i < len(_PLACES):
        head = _PLACES[i]
        n = head & 7
        end = i + 1 + n
        wanted = n != last or needs & (forms.PLACE | forms.ROWS)  # the first of each size is all apart
        if head & 128:
            wanted = needs & forms.ROWS
        if wanted:
            experiments = int.from_bytes(_PLACES[end : end + 3], "little")
            yield _cells(_PLACES[i + 1 : end]), bool(head & 8), head >> 4 & 7, experiments
        last = n
        i = end + 3


def _cells(places):
    return [(place & 15, place >> 4) for place in places]


def width(*trees):
    """-> how many worlds there may be in a slice for these laws."""
    for tree in trees:
        kind, n = tree[-1][:2] if isinstance(tree[-1], tuple) else (0, 0)
        compared = isinstance(n, tuple)
        for slot in tree[1:]:
            quantity = isinstance(slot, tuple) and len(slot) == 2 and isinstance(slot[1], tuple)
            # All that matters of most products is that they are too large, or no divisor.
            many = compared or kind in (forms.AT_LEAST, forms.AT_MOST, forms.BETWEEN) and n > _FEW_PRODUCTS
            if quantity and slot[0] == forms.PRODUCT and many:
                return _PRODUCTS_MOST
    return _WORLDS_MOST


class Worlds:
    """Experiments of `n` dice, of which those of the bit mask `covered` are under others and so have no
    number. The masks tell apart the numbers, and the colours, of as many dice as fit into `most` bits; of the
    others (`outer`) each choice, or each lot of choices, is a slice, 0 .. `slices` - 1.

    numbers, colours    which of them a die may have, from 0 on; None: die i one of the first i + 1, which is
                        enough of up to four dice where it only matters which are alike
    pairs               None, or (colour * 7 + number) of the dice that show a number, in their place"""

    def __init__(self, n, covered, most=_WORLDS_MOST, numbers=range(6), colours=range(3), pairs=None):
        self.n = n
        self.covered = covered
        self.number = [[0] * 6 for _ in range(n)]
        self.colour = [[0] * 3 for _ in range(n)]
        self.outer = []
        self.slices = self._bits = 1
        self._split = False
        # Of each die what it may be: colour * 7 + number, of which 3 and 6 say nothing.
        coloured = [(i, [c * 7 + 6 for c in colours or range(min(i + 1, 3))]) for i in range(n)]
        seen = [i for i in range(n) if not covered >> i & 1]
        parts = []
        for i in seen:
            self._place((i, pairs or [21 + number for number in numbers or range(i + 1)]), parts, most)
        for part in coloured:
            if part[0] not in seen:
                self._place(part, parts, most)
        self._numbers = self.slices  # lots of numbers: those that share one have masks in common
        self._kept, self._lot = {}, 0
        for i in () if pairs else seen:
            self._place(coloured[i], parts, most)
        self.all = (1 << self._bits) - 1
        step = 1
        for part in parts:
            step = self._mask(part, step)

    def _place(self, part, parts, most):
        i, choices = part
        size = len(choices)
        fits = most // self._bits
        if size <= fits and not self._split:
            self._bits *= size
            parts.append(part)
            return
        lot = 1
        if fits > 1 and not self._split and choices[0] < 21 and choices[0] % 7 < 6:  # as many as fit, evenly
            self._split = True
            lot = -(-size // -(-size // fits))
            choices = choices + choices[-1:] * lot  # the last lot may have one more than once
        lots = [choices[k : k + lot] for k in range(0, size, lot)]
        self.outer.append((i, lots, self._bits))
        self.slices *= len(lots)
        self._bits *= lot

    def _mask(self, part, step):
        # Of `step` worlds in a row each has the same value; the next ones have the next value.
        i, choices = part
        span = step * len(choices)
        mask = (1 << step) - 1
        while span < self._bits:  # in doublings: the board divides slowly
            mask |= mask << span
            span *= 2
        _show(choices, self.number[i], self.colour[i], mask & self.all, step)
        return step * len(choices)

    def empty(self):
        """Let go of all masks; then this is of no use any more."""
        self.number = self.colour = self._kept = None

    def slice(self, layout, which, twins=0):
        """-> the Slice of one choice, or None when it repeats another one with twins changed."""
        numbers, colours = self.number[:], self.colour[:]
        given = [0] * self.n
        lot = which // (self.slices // self._numbers)
        if lot != self._lot:
            self._kept, self._lot = {}, lot
        for i, lots, step in reversed(self.outer):  # numbers change last
            lot = lots[which % len(lots)]
            which //= len(lots)
            numbers[i] = numbers[i][:]
            colours[i] = colours[i][:]
            _show(lot, numbers[i], colours[i], (1 << step) - 1 if len(lot) > 1 else self.all, step)
            if len(lot) == 1 and lot[0] < 21:
                given[i] = lot[0] + 1
        for i in range(self.n - 1):
            if twins >> i & 1 and given[i] > given[i + 1]:
                return None
        return Slice(layout, self.all, colours, numbers, self._kept, self._bits)


def _show(choices, numbers, colours, mask, step):
    """The first choice holds in the worlds of the mask, each other one `step` worlds further."""
    for choice in choices:
        colour, number = divmod(choice, 7)
        if colour < 3:
            colours[colour] |= mask
        if number < 6:
            numbers[number] |= mask
        mask <<= step


def worlds(layout, last, *how):
    """-> the Worlds of a layout. `last`, those of the layout before or None, once more when that has as many
    dice and the same covered; else they are emptied."""
    if last and (last.n, last.covered) == (layout.n, layout.covered):
        return last
    if last:
        last.empty()  # there is no room for the masks of both
    return Worlds(layout.n, layout.covered, *how)


def turned(cells, chance):
    """-> the cells seen from another side, or in a mirror."""
    way = chance.below(8)
    found = []
    for x, y in cells:
        x = 8 - x if way & 1 else x
        y = 8 - y if way & 2 else y
        found.append((y, x) if way & 4 else (x, y))
    return found


def drawn(s, cells, lean, mask, chance):
    """-> dice code of a random one of the worlds of a mask."""
    start = chance.below(s.count)
    mask = mask >> start << start or mask
    world = mask & -mask
    dice = []
    for i, (x, y) in enumerate(cells):
        number = [value for value in range(6) if s.number[i][value] & world] or [chance.below(6)]
        colour = [value for value in range(3) if s.colour[i][value] & world]
        dice.append((colour[0] + 1, number[0] + 1, x, y))
    return packed(dice, lean)


def packed(dice, lean=False):
    """-> dice code of (colour, number, x, y): the last that is done in a search."""
    from lawkeeper.games.infer.laws.experiment import pack

    return pack(dice, lean)
