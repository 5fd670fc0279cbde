"""Experiments of more dice than a search goes through."""

from lawkeeper.games.infer.laws.world import Layout, Slice

_WORLDS = 216  # of a sample and what is like it

_APART, _PAIRS, _TOWER = range(3)
_STEPS = ((1, 0), (1, 1), (0, 1), (-1, 1), (0, 0))  # the last: on top


def sample(n, left, chance):
    """-> [(colour, number, x, y)] of n dice of those left: touching, in rows, stacked and apart. Many have a
    favourite colour or number, for laws about dice that are alike; some are mostly apart, two and two or on
    each other, for laws that count groups or stacks."""
    style = chance.below(6)
    left = list(left)
    favourite = chance.below(6)
    number = chance.below(12)
    dice = []
    x = y = east = 8
    step = (1, 0)
    for k in range(n):
        colour = favourite if favourite < 3 and chance.below(4) else chance.below(3)
        while not left[colour]:
            colour = (colour + 1) % 3
        left[colour] -= 1
        dice.append((colour + 1, 1 + (number if number < 6 and chance.below(4) else chance.below(6)), x, y))
        east = max(east, x)
        way = chance.below(6)
        if style == _APART and way < 5 or style == _PAIRS and k & 1:
            way = 0
        elif style == _PAIRS or style == _TOWER and way < 5:
            step = _STEPS[0 if style == _PAIRS and not chance.below(3) else 4]
            way = 1
        if way == 0:
            x, y = east + 2, 8 + chance.below(3)
        else:  # as often as not further in the same direction
            if way > 2:
                x, y = dice[chance.below(len(dice))][2:]
                step = _STEPS[chance.below(5)]
            x, y = x + step[0], y + step[1]
    return dice


def widened(dice, numbers, colours, chance):
    """-> the Slice of a sample and of what is like it: from one of its dice on their numbers and colours are
    all that the laws tell apart, as many as fit. A sample alone would hardly ever meet a bound."""
    layout = Layout([die[2:] for die in dice])
    start = chance.below(2 * layout.n)
    parts = []
    worlds = 1
    for k in range(start, start + 2 * layout.n):
        i = k // 2 % layout.n
        choices = colours if k & 1 else numbers
        fits = 1 < len(choices) <= _WORLDS // worlds
        if fits and (k & 1 or not layout.covered >> i & 1):
            worlds *= len(choices)
            parts.append((i, k & 1, choices))
    every = (1 << worlds) - 1
    masks = [_fixed(6, 0, 0) for _ in dice], [_fixed(3, 0, 0) for _ in dice]
    for i, die in enumerate(dice):
        masks[1][i] = _fixed(3, die[0] - 1, every)
        if not layout.covered >> i & 1:
            masks[0][i] = _fixed(6, die[1] - 1, every)
    step = 1
    for i, feature, choices in parts:
        masks[feature][i] = row = _fixed(3 if feature else 6, 0, 0)
        mask = (1 << step) - 1
        span = step * len(choices)
        while span < worlds:
            mask |= mask << span
            span *= 2
        for choice in choices:
            row[choice] = mask & every
            mask <<= step
        step *= len(choices)
    return Slice(layout, every, masks[1], masks[0], None, worlds)


def _fixed(size, value, mask):
    row = [0] * size
    row[value] = mask
    return row
