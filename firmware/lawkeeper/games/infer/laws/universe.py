"""What the box thinks up as the Universe: the two first experiments. For the stones see `stones`.

It is no part of the fold: the moves that come of it are played and journalled like anybody's.
"""

from lawkeeper.games.fold import Refused
from lawkeeper.games.infer.laws import experiment
from lawkeeper.games.infer.laws.world import Layout, bits

CANDIDATES = 5  # experiments of each verdict, of which one becomes the starter
HIGH = 4  # numbers from here on are high


def starters(game, chance):
    """Yield None while it works and at last (O dice code, X dice code) for the law of `game`, 1 to 4 dice
    each (Infer items 12, 13). The same `chance` gives the same pair; Refused when there is none.

    Of several candidates the two are taken that differ in the most: many laws could be the reason of it."""
    from lawkeeper.games.infer.laws import picking

    tree = game.tree()
    placements = picking.sizes(tree)
    yield None
    sides = []
    for verdict in (1, 0):
        side = []
        while len(side) < CANDIDATES:
            code = None
            for code in picking.pick(tree, verdict, chance, placements):  # noqa: B007 - the last one is what it has picked
                yield None
            if code is None:
                raise Refused("The law cannot be shown with four dice. Give up and begin a new game.")
            side.append((code, counts(code)))
        sides.append(side)
    pairs = [(_unlike(o[1], x[1]), o[0], x[0]) for o in sides[0] for x in sides[1]]
    most = max([row[0] for row in pairs])
    yield chance.pick([row[1:] for row in pairs if row[0] == most])


def _unlike(one, other):
    """In how many of the counts two experiments differ."""
    return sum([a != b for a, b in zip(one, other)])


def counts(code):
    """-> what everybody sees: dice of each colour; odd, even and high numbers; dice; odd sum; touching dice,
    stacked dice."""
    dice = experiment.dice(code)
    layout = Layout([die[2:4] for die in dice], code[0] & experiment.LEAN)
    numbers = [dice[i][1] for i in range(len(dice)) if not layout.covered >> i & 1]
    odd = sum([number & 1 for number in numbers])
    counts = list(experiment.used(code))
    counts += [odd, len(numbers) - odd, sum([number >= HIGH for number in numbers]), len(dice), odd & 1]
    return counts + [sum([mask > 0 for mask in layout.touch]), len(bits(layout.covered))]
