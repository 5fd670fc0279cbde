"""What the box thinks up as the Universe: the two first experiments, and where the highlight stones go.

It is no part of the fold: the moves that come of it are played and journalled like anybody's.
"""

from lawkeeper.games.fold import Refused
from lawkeeper.games.infer.fold.rules import STONE
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
            side.append((code, _counts(code)))
        sides.append(side)
    pairs = [(_unlike(o[1], x[1]), o[0], x[0]) for o in sides[0] for x in sides[1]]
    most = max([row[0] for row in pairs])
    yield chance.pick([row[1:] for row in pairs if row[0] == most])


def _unlike(one, other):
    """In how many of the counts two experiments differ."""
    return sum([a != b for a, b in zip(one, other)])


def _counts(code):
    """-> what everybody sees: dice of each colour; odd, even and high numbers; dice; odd sum; touching dice,
    stacked dice."""
    dice = experiment.dice(code)
    layout = Layout([die[2:4] for die in dice], code[0] & experiment.LEAN)
    numbers = [dice[i][1] for i in range(len(dice)) if not layout.covered >> i & 1]
    odd = sum([number & 1 for number in numbers])
    counts = list(experiment.used(code))
    counts += [odd, len(numbers) - odd, sum([number >= HIGH for number in numbers]), len(dice), odd & 1]
    return counts + [sum([mask > 0 for mask in layout.touch]), len(bits(layout.covered))]


# -- stones -------------------------------------------------------------------------------------------------


def highlights(game):
    """-> list of STONE moves, empty when nothing is left to point at (Infer items 74-76).

    First each colour gets a pair of its own: an O and an X that differ as little as possible, so that the law
    looks at what differs. After that a third stone joins them. No stone is ever moved back."""
    log = game.log
    seen = [number for number in range(log.count) if not log.gone(number)]
    looks = {number: _looks(game.dice(number)) for number in seen}
    lying = [[number for number in seen if log.stones(number, colour)] for colour in (0, 1)]
    for begun in (False, True):
        for colour in (0, 1):
            if bool(lying[colour]) == begun and log.stones_left(colour):
                chosen = _third(log, looks, lying[colour]) if begun else _pair(log, looks, lying[1 - colour])
                if chosen:
                    return [bytes((STONE, number, colour, 1)) for number in chosen]
    return []


def _pair(log, looks, taken):
    """-> (O, X) that are most alike, none of `taken` if that can be and not both of them; None without."""
    found = []
    for o in looks:
        for x in looks:
            shared = (o in taken) + (x in taken)
            if log.verdict(o) > log.verdict(x) and shared < 2:
                found.append((shared, _distance(looks[o], looks[x]), o, x))
    return min(found)[2:] if found else None


def _third(log, looks, lying):
    """-> (number,) of what is most like those `lying` beside a stone, and has a mark that they lack."""
    marks = [log.verdict(number) for number in lying]
    found = []
    for number in looks:
        lone = 0 in marks and 1 in marks
        if number not in lying and (lone or log.verdict(number) not in marks):
            found.append((sum([_distance(looks[number], looks[other]) for other in lying]), number))
    return min(found)[1:] if found else None


def _looks(code):
    """-> (counts, sorted kinds of dice) of an experiment."""
    return _counts(code), sorted([die[:2] for die in experiment.dice(code)])


def _distance(one, other):
    """How much two experiments differ: in each count, and in the dice that only one of them has."""
    left = list(other[1])
    lacking = 0
    for die in one[1]:
        if die in left:
            left.remove(die)
        else:
            lacking += 1
    return lacking + len(left) + sum([abs(a - b) for a, b in zip(one[0], other[0])])
