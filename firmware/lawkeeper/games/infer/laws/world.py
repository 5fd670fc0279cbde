"""Where dice stand, and many experiments at once: worlds as the bits of big integers.

A `Layout` is fixed cells; a `Slice` is a set of experiments on one layout, a world a bit: for each die it
says in which worlds it has which colour and shows which number. One experiment is a slice of one world
(`one`).
"""

# A place as one integer: x + y * _SOUTH + level * _UP. Cells are 0..31: no neighbour wraps into a used place.
_SOUTH = 64
_UP = 4096
_AROUND = (1, _SOUTH - 1, _SOUTH, _SOUTH + 1)  # half of the neighbours; the others see the die in their half


class Layout:
    """Where `n` dice stand. `cells`: (x, y) of each, x east and y south, 0..31; dice in one cell are
    stacked in this order. `lean`: two stacks of two, of which the upper dice touch though the lower do not,
    or the other way round. A set of dice is a bit mask: die i is bit i.

    xs, ys          of each die
    under           of each die the one that it stands on, or -1
    covered         the set of the dice that have one on them
    touch, flat     of each die the set that touches it, and those of it at its own level (Infer items 57, 58)
    at, place       of each die its place as one integer; the die at a place
    parts           what was worked out already: groups, stacks, dice in such places
    """

    def __init__(self, cells, lean=False):
        self.n = len(cells)
        self.lean = lean
        self.xs = [cell[0] for cell in cells]
        self.ys = [cell[1] for cell in cells]
        self.under = []
        self.covered = 0
        self.at = []
        self.place = places = {}
        self.parts = {}
        for i, (x, y) in enumerate(cells):
            place = x + y * _SOUTH
            below = -1
            while place in places:
                below = places[place]
                place += _UP
            places[place] = i
            self.at.append(place)
            self.under.append(below)
            if below >= 0:
                self.covered |= 1 << below

    def __getattr__(self, name):
        # What touches is found when it is asked for: many laws do not.
        if name not in ("touch", "flat"):
            raise AttributeError(name)
        self.flat = flat = [0] * self.n
        self.touch = [0] * self.n
        place = self.place
        for i, at in enumerate(self.at):
            for step in _AROUND:
                j = place.get(at + step, i)
                if j != i:
                    flat[i] ^= 1 << j
                    flat[j] ^= 1 << i
        if self.lean:
            self._meet(self.flat, *[i for i in range(self.n) if self.under[i] >= 0])
        for i in range(self.n):
            self.touch[i] |= self.flat[i]
            if self.under[i] >= 0:
                self._meet(self.touch, i, self.under[i])
        return self.touch if name == "touch" else self.flat

    def _meet(self, masks, i, j):
        masks[i] ^= 1 << j
        masks[j] ^= 1 << i

    def groups(self):
        """-> the dice that touch each other, in lists; a lone die is one (Infer item 59)."""
        if 0 in self.parts:
            return self.parts[0]
        left = (1 << self.n) - 1
        self.parts[0] = found = []
        while left:
            group = bits(left & -left)
            left &= left - 1
            for i in group:  # it grows on the way
                group += bits(self.touch[i] & left)
                left &= ~self.touch[i]
            found.append(sorted(group))
        return found

    def stacks(self):
        """-> the columns of two dice or more, each a list of dice from below."""
        if 1 in self.parts:
            return self.parts[1]
        columns = {}
        for i in range(self.n):  # in one cell the dice come from below
            columns.setdefault(self.at[i] % _UP, []).append(i)
        self.parts[1] = [column for column in columns.values() if len(column) > 1]
        return self.parts[1]

    def rows(self, n):
        """Yield n (2 or more) dice in a straight row at one level, each touching the next (Infer item 66).
        Each row comes once, as a list of dice from one of its ends: who reads it does so from both."""
        for i in range(self.n):
            for j in bits(self.flat[i]):
                step = self.at[j] - self.at[i]
                row = [i, j]
                while step > 0 and len(row) < n:
                    next_one = self.place.get(self.at[row[-1]] + step)
                    if next_one is None:
                        break
                    row.append(next_one)
                if step > 0 and len(row) == n:
                    yield row

    def shapes(self, square):
        """Yield the corners (dice) of every triangle: three dice at one level, each touching the others; or
        of every square: a block of two by two, or the four cells around a cell."""
        for i in range(self.n):
            if square:
                for steps in ((1, _SOUTH, _SOUTH + 1), (_SOUTH - 1, _SOUTH + 1, 2 * _SOUTH)):
                    corners = [i] + [self.place.get(self.at[i] + step) for step in steps]
                    if None not in corners:
                        yield corners
            else:
                for j in bits(self.flat[i] >> i << i):
                    for k in bits((self.flat[i] & self.flat[j]) >> j << j):
                        yield [i, j, k]


def bits(mask):
    """-> list of the bits that are set in a (small) mask: the dice of a set."""
    found = []
    i = 0
    while mask:
        if mask & 1:
            found.append(i)
        mask >>= 1
        i += 1
    return found


class Slice:
    """Experiments on one layout. `all`: the mask of all worlds. colour[i]: 3 masks, in which worlds die i has
    the colour of slot 1..3; number[i]: 6 masks, where it shows 1..6, all 0 when it is covered. Zero masks
    cost little, and so do those that are `all`. count: how many worlds, where somebody draws one.

    kept: None, or a dict for masks that depend on the numbers alone; slices with the same numbers share it.
    digits: of die i in [i] masks of the binary digits of its number, when somebody has asked for them.
    """

    def __init__(self, layout, worlds, colour, number, kept=None, count=0):
        self.layout = layout
        self.n = layout.n
        self.all = worlds
        self.colour = colour
        self.number = number
        self.kept = kept
        self.digits = {} if kept is None else kept
        self.count = count

    def shows(self):
        """-> what each die shows in one experiment; 0 for covered ones."""
        if -1 not in self.digits:
            self.digits[-1] = [number.index(1) + 1 if 1 in number else 0 for number in self.number]
        return self.digits[-1]


def one(code):
    """-> the Slice of one world that is the experiment of a dice code (`laws.experiment`)."""
    cells = []
    kinds = []
    for i in range(1, len(code), 2):
        place = code[i] | code[i + 1] << 8
        cells.append((place >> 5 & 31, place >> 10))
        kinds.append(place & 31)
    return laid(cells, kinds, code[0] & 0x80)


def laid(cells, kinds, lean=False):
    """-> the Slice of one world: on each of the cells a die of a kind, (colour - 1) * 6 + number - 1."""
    layout = Layout(cells, lean)
    colour = [_only(kind // 6)[:3] for kind in kinds]
    number = [_only(kind % 6) for kind in kinds]
    for i in bits(layout.covered):
        number[i] = _only(6)
    return Slice(layout, 1, colour, number, {})


def _only(which):
    return _ONE[6 - which : 12 - which]


_ONE = (0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0)
