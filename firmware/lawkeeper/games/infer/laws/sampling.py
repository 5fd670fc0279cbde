"""Experiments of more dice than a search goes through."""

_STEPS = ((1, 0), (1, 1), (0, 1), (-1, 1), (0, 0))  # the last: on top


def sample(n, left, chance):
    """-> [(colour, number, x, y)] of n dice of those left: touching, in rows, stacked and apart. Many have a
    favourite colour or number, for laws about dice that are alike."""
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
    return dice
