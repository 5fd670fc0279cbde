"""Where two laws differ, and experiments that follow a law or do not: spaces (`logic.shapes`) judged slice by
slice."""

from lawkeeper.logic import experiment, forms, judge, looks, shapes
from lawkeeper.logic.world import Layout, one

SAMPLES = 60
_SAMPLE_DICE = 8
_COMPASS = forms.NORTHING | forms.EASTING


class Search:
    """Looks for an experiment that one of two laws allows and the other does not (Infer items 29-34): all of
    the space, fewest dice first, then samples of more dice.

    law, theory   trees, or bytes of `forms.encode`
    left          how many dice of each of the three colours there are to build with (Infer item 31)
    seed          an integer: the same search on every runtime

    found   dice code of the experiment, or None
    done    experiments of the space judged so far, of `total`
    said    what the whole search goes through
    """

    def __init__(self, law, theory, left, seed):
        self._laws = [forms.decode(law) if isinstance(law, bytes) else law for law in (law, theory)]
        self._needs = looks.needs(*self._laws)
        self._left = left
        self._chance = _Chance(seed)
        self.found = None
        self.done = 0
        self.total, self._most = shapes.space(self._needs)
        self._most_sampled = min(sum(left), _SAMPLE_DICE)
        self.said = self._saying()
        self._steps = self._run()

    def _saying(self):
        things = "experiments" if self._needs & 15 else "sets"
        if min(self._left) < self._most:
            said = "all %s of up to %d of the dice left" % (things, self._most)
        else:
            said = "all {:,} {} of up to {} dice".format(self.total, things, self._most)
        if self._most_sampled > self._most:
            said += " and %d samples of up to %d dice" % (SAMPLES, self._most_sampled)
        return said

    def step(self):
        """Judge one slice or sample. -> whether there is more to do."""
        for more in self._steps:  # on the board next() takes no default
            return more
        return False

    def _run(self):
        # Where dice are few, an experiment that takes more of them cannot be built.
        scarce = [_at_most(slot, self._left[slot]) for slot in range(3) if self._left[slot] < self._most]
        if self._laws[0] == self._laws[1]:
            self.done = self.total
            return
        worlds = None
        for cells, lean, twins, experiments in shapes.placements(self._needs):
            cells = cells if self._needs & _COMPASS else _turned(cells, self._chance)
            layout = Layout(cells, lean)
            worlds = _worlds(layout, worlds)
            before = self.done
            for number in range(worlds.slices):
                s = worlds.slice(layout, number, twins)
                if s is None:
                    continue
                if not number:
                    s.colour = watched = _Watched(s.colour)
                differ = self._differ(s)
                if not (number or differ or watched.read):
                    break  # who does not look at colours says the same of all colourings
                for tree in scarce:
                    differ = differ and differ & judge.mask(tree, s)
                self.done = before + experiments * (number + 1) // worlds.slices
                if differ:
                    self.found = _world(s, cells, lean, differ, self._chance)
                    return
                yield True
            self.done = before + experiments
            yield True
        for number in range(SAMPLES if self._most_sampled > self._most else 0):
            n = self._most + 1 + number % (self._most_sampled - self._most)
            code = _sample(n, self._left, self._chance)
            if self._differ(one(code)):
                self.found = code
                return
            yield True

    def _differ(self, s):
        law, theory = self._laws
        return judge.mask(law, s) ^ judge.mask(theory, s)


class _Watched:
    """The colours of the dice, and whether anybody has looked at them."""

    def __init__(self, colours):
        self._colours = colours
        self.read = False

    def __getitem__(self, die):
        self.read = True
        return self._colours[die]


def pick(tree, verdict, chance, most=4):
    """Yield None while at work, and at last the dice code of a random experiment of 1 to `most` (at most 4)
    dice that follows the law (`verdict` 1) or does not (0); None again if there is none. `chance`: anything
    with `below`.

    Every law gets every placement: that dice touch or are stacked says nothing of the law."""
    needs = looks.needs(tree)
    order = _mixed(needs, most, chance)
    start = chance.below(81)
    worlds = None
    for every in (False, True):  # one colouring of each placement, then all of those laid out one by one
        for index in order:
            cells, lean = _placement(needs, index)
            if not (every and needs & _COMPASS):
                cells = _turned(cells, chance)
            layout = Layout(cells, lean)
            worlds = _worlds(layout, worlds)
            for number in range(start, start + (worlds.slices if every else 1)):
                s = worlds.slice(layout, number % worlds.slices)
                mask = judge.mask(tree, s)
                mask = mask if verdict else s.all ^ mask
                if mask:
                    yield _world(s, cells, lean, mask, chance)
                    return
                yield None
        order.sort()  # placements with the same masks are neighbours


def _everywhere(needs):
    yield from shapes.placements(forms.PLACE | forms.ROWS)
    if needs & _COMPASS:
        yield from shapes.placements(needs)


def _placement(needs, index):
    # Made anew each time: the list of all would take more memory than the masks.
    places = _everywhere(needs)
    for _ in range(index):
        next(places)
    return next(places)[:2]


def _mixed(needs, most, chance):
    """-> the numbers of the placements of 1 to `most` dice in random order, a size drawn before each."""
    sizes = [[], [], [], [], []]
    for index, (cells, lean, _, _) in enumerate(_everywhere(needs)):
        if 0 < len(cells) <= most and not lean:
            sizes[len(cells)].append(index)
    order = []
    while any(sizes):
        size = sizes[(1, 2, 2, 3, 3, 3, 4, 4, 4)[chance.below(9)]]
        if size:
            order.append(size.pop(chance.below(len(size))))
    return order


class _Chance:
    """A small generator; the same numbers on every runtime."""

    def __init__(self, seed):
        self._state = seed % 65537

    def below(self, n):
        self._state = (self._state * 75 + 74) % 65537
        return self._state * n // 65537


def _at_most(slot, n):
    return forms.IS, (forms.COUNT, (slot + 1, forms.ANY_NUMBER, forms.ANYWHERE, None)), (forms.AT_MOST, n)


def _worlds(layout, last):
    # The masks are the same for all placements with as many dice of which the same are covered.
    same = last and (last.n, last.covered) == (layout.n, layout.covered)
    return last if same else shapes.Worlds(layout.n, layout.covered)


def _turned(cells, chance):
    """-> the cells seen from another side, or in a mirror."""
    way = chance.below(8)
    found = []
    for x, y in cells:
        x = 8 - x if way & 1 else x
        y = 8 - y if way & 2 else y
        found.append((y, x) if way & 4 else (x, y))
    return found


def _world(s, cells, lean, mask, chance):
    """-> dice code of a random one of the worlds of a mask."""
    start = chance.below(len(bin(s.all)) - 2)  # int.bit_length is not everywhere
    mask = mask >> start << start or mask
    world = mask & -mask
    dice = []
    for i, (x, y) in enumerate(cells):
        number = [value for value in range(6) if s.number[i][value] & world] or [chance.below(6)]
        colour = [value for value in range(3) if s.colour[i][value] & world]
        dice.append((colour[0] + 1, number[0] + 1, x, y))
    return experiment.pack(dice, lean)


_STEPS = ((1, 0), (1, 1), (0, 1), (-1, 1), (0, 0))  # the last: on top


def _sample(n, left, chance):
    """-> dice code of n dice of those left: touching, in rows, stacked and apart. Many have a favourite
    colour or number, for laws about dice that are alike."""
    left = list(left)
    favourite = chance.below(6)
    number = chance.below(12)
    dice = []
    x = y = east = 8
    step = (1, 0)
    for _ in range(n):
        colour = favourite if favourite < 3 and chance.below(4) else chance.below(3)
        while not left[colour]:
            colour = (colour + 1) % 3
        left[colour] -= 1
        dice.append((colour + 1, 1 + (number if number < 6 and chance.below(4) else chance.below(6)), x, y))
        east = max(east, x)
        way = chance.below(6)
        if way == 0:
            x, y = east + 2, 8 + chance.below(3)
        else:  # as often as not further in the same direction
            if way > 2:
                x, y = dice[chance.below(len(dice))][2:]
                step = _STEPS[chance.below(5)]
            x, y = x + step[0], y + step[1]
    return experiment.pack(dice)
