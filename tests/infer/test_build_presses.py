"""How many presses an experiment of up to 4 dice takes at most, for every way in which its dice can touch.

A hand that thinks ahead chooses the order of the dice and where each one goes; here all its choices are
tried, and the worst dice for it are then really entered.
"""

import itertools

import numpy as np
import pytest

from fakes.build_hand import Hand
from fakes.dice_codes import levels, touching

MOST = {False: 22, True: 13}  # with six buttons, with number keys
FIRST = 8  # the kind of die that the page begins with: blue 3
FAR = 3  # cells from one die to the next that are tried
PLACED = 9  # presses after the first die: more are never worth it
SHAPES = {1: 1, 2: 3, 3: 7, 4: 22}  # with the null experiment: the 34 on a grid
AROUND = range(-FAR, FAR + 1)


def shape(cells):
    """What counts of dice on cells, die by die: (the dice that touch it, the one below it)."""
    dice = [(1, 1, *cell) for cell in cells]
    up = levels(dice)
    near = [[] for _ in cells]
    below = [-1] * len(cells)
    for i, j in touching(dice):
        near[i].append(j)
        near[j].append(i)
        if up[i] != up[j]:
            below[j] = i
    return tuple((tuple(near[i]), below[i]) for i in range(len(cells)))


def ordered(form, order):
    """The same shape with its dice in another order."""
    new = {old: i for i, old in enumerate(order)}
    new[-1] = -1
    return tuple((tuple(sorted(new[j] for j in form[i][0])), new[form[i][1]]) for i in order)


def offered(cells):
    """Where the page puts the next die: its rule once more, in other words."""
    x, y = cells[-1]
    return next(column for column in range(x, x + 9) if (column, y) not in cells), y


def ways(count, number_keys):
    """-> {shape with its dice in the order of entering: (presses, cells)}, the way with the fewest presses
    that put its dice down, behind the first. Held arrows do; a number key is pressed besides."""
    best = {}

    def grow(cells, spent):
        if len(cells) == count:
            form = shape(cells)
            if spent < best.get(form, (PLACED,))[0]:
                best[form] = spent, tuple(cells)
            return
        at = offered(cells)
        for dx, dy in itertools.product(AROUND, AROUND):
            cell = cells[-1][0] + dx, cells[-1][1] + dy
            more = 1 + (dx != 0) if dy else int(cell[0] != at[0])
            more = more + 1 if number_keys else max(more, 1)
            if spent + more < PLACED:
                grow([*cells, cell], spent + more)

    grow([(0, 0)], 0)
    return best


def turns(number_keys):
    """Presses from each kind of die to each other: 18 x 18. Kinds count the numbers of a colour first."""
    colour, number = np.divmod(np.arange(18), 6)
    by_colour = np.minimum((colour - colour[:, None]) % 3, (colour[:, None] - colour) % 3)
    by_number = np.minimum((number - number[:, None]) % 6, (number[:, None] - number) % 6)
    return by_colour + (0 if number_keys else by_number)


def hardest(form, best, presses):
    """-> (presses, (colour, number) of each die from 0, order): the dice of this shape that take the most
    presses, and the best order to enter them in."""
    count = len(form)
    kinds = np.indices((18,) * count)
    orders = [order for order in itertools.permutations(range(count)) if ordered(form, order) in best]
    found = []
    for order in orders:
        # Three more: the one that opens the page, the one that puts the first die down, and that hands in.
        total = presses[FIRST][kinds[order[0]]] + best[ordered(form, order)][0] + 3
        for one, other in itertools.pairwise(order):
            total = total + presses[kinds[one], kinds[other]]
        found.append(total)
    least = np.min(found, axis=0)
    worst = np.unravel_index(least.argmax(), least.shape)
    order = orders[int(np.argmin([total[worst] for total in found]))]
    return int(least[worst]), [divmod(int(kind), 6) for kind in worst], order


@pytest.fixture(scope="module")
def all_ways():
    return {keys: {count: ways(count, keys) for count in SHAPES} for keys in MOST}


@pytest.mark.parametrize("count", SHAPES)
def test_every_shape_can_be_entered(all_ways, count):
    classes = {
        min(ordered(form, order) for order in itertools.permutations(range(count)))
        for form in all_ways[False][count]
    }
    assert len(classes) == SHAPES[count]


@pytest.mark.parametrize("number_keys", [False, True])
@pytest.mark.parametrize("count", SHAPES)
def test_the_worst_dice_of_every_shape_take_few_presses(all_ways, count, number_keys):
    best, presses, seen = all_ways[number_keys][count], turns(number_keys), set()
    for form in best:
        form = min(ordered(form, order) for order in itertools.permutations(range(count)))
        if form in seen:
            continue
        seen.add(form)
        total, kinds, order = hardest(form, best, presses)
        assert total <= MOST[number_keys], form
        entered = ordered(form, order)
        cells = best[entered][1]
        dice = [(kinds[i][0] + 1, kinds[i][1] + 1, *cell) for i, cell in zip(order, cells, strict=True)]
        hand = Hand()
        hand.enter(dice, number_keys)
        assert hand.presses + 1 == total  # and the one that opens the page
        assert_same(hand.records(), dice)


def assert_same(found, wanted):
    """The same kinds of dice that touch each other alike: cells may come in another order."""
    assert sorted(die[:2] for die in found) == sorted(die[:2] for die in wanted)
    assert pairs(found) == pairs(wanted)


def pairs(dice):
    """What touches what; of two dice in a stack the lower one first."""
    found = [
        (dice[i], dice[j]) if dice[i][2:] == dice[j][2:] else sorted((dice[i], dice[j]))
        for i, j in touching(dice)
    ]
    return sorted(str([die[:2] for die in pair]) for pair in found)


def test_any_twenty_dice_can_be_entered_and_arranged():
    dice = [(1 + i % 3, 1 + i * 5 % 6, i * 7 % 5, i * 3 % 4) for i in range(20)]
    hand = Hand()
    hand.enter(dice)
    assert_same(hand.records(), dice)
