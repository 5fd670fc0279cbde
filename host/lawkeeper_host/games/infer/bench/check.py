"""Figures of `lawkeeper law check`: how long 1,000 laws take, most of them about how dice stand."""

import random
import time
from collections.abc import Iterator

from lawkeeper.games.infer.laws import forms as f
from lawkeeper_host.games.infer.laws.analysis import analyse_all
from lawkeeper_host.games.infer.laws.engine import Tree
from lawkeeper_host.games.infer.laws.worlds import space
from lawkeeper_host.measure.figures import Figure

LAWS = 1000
CHECK_MOST = 60.0
_NUMBERS = (f.ANY_NUMBER, (f.ODD, 0), (f.EVEN, 0), (f.PRIME, 0), (f.AT_LEAST, 4), (f.AT_MOST, 2))
_COUNTS = ((f.ODD, 0), (f.EXACTLY, 2), (f.AT_LEAST, 2), (f.AT_MOST, 3))
_SUMS = ((f.ODD, 0), (f.PRIME, 0), (f.AT_LEAST, 8), (f.MULTIPLE, 3))
_OF_PARTS = (f.COUNT, f.COLOURS, f.SUM, f.PRODUCT)


def figures() -> Iterator[Figure]:
    """Seconds that the analysis of 1,000 laws takes, each against each other too, on one core."""
    trees = [_law(random.Random(number)) for number in range(LAWS)]
    space()
    start = time.perf_counter()
    told, twins = analyse_all(trees)
    for law in told:
        _ = law.difficulty, law.useless, law.warning
    seconds = time.perf_counter() - start
    near = f"{len(twins)} pairs mean the same or nearly"
    yield Figure("law check: 1,000 laws, one core", seconds, "s", CHECK_MOST, near)
    yield Figure("law check: a law over all experiments", 1000 * seconds / LAWS, "ms")


def _law(chance: random.Random) -> Tree:
    """A law of any of the costly forms."""
    forms = (_quantity, _more, _every, _pairs, _parts, _line)
    return chance.choice(forms)(chance)


def _quantity(chance: random.Random) -> Tree:
    return f.IS, (chance.randrange(f.GROUPS), _die(chance)), chance.choice(_COUNTS)


def _more(chance: random.Random) -> Tree:
    return f.MORE, (f.COUNT, _die(chance)), (f.COUNT, _alone(chance))


def _every(chance: random.Random) -> Tree:
    return f.EVERY, _alone(chance), _die(chance)


def _pairs(chance: random.Random) -> Tree:
    return f.PAIRS, chance.randrange(2), chance.randrange(f.PAIR_COLOUR), chance.choice(_SUMS)


def _parts(chance: random.Random) -> Tree:
    quantity = (chance.choice(_OF_PARTS), _alone(chance))
    return f.PARTS, f.GROUP, (f.EXACTLY, chance.randrange(1, 3)), quantity, chance.choice(_SUMS)


def _line(chance: random.Random) -> Tree:
    return f.LINE, 1, chance.randrange(2, 4), chance.randrange(5), _alone(chance)


def _alone(chance: random.Random) -> Tree:
    """A die without a relation."""
    place = chance.choice((f.ANYWHERE, f.ANYWHERE, f.STACKED, f.ON_TABLE))
    return chance.randrange(7), chance.choice(_NUMBERS), place, None


def _die(chance: random.Random) -> Tree:
    """A die, every third time one that touches another."""
    other = (chance.randrange(4), chance.choice(_NUMBERS), f.ANYWHERE)
    relation = (f.TOUCHING, (f.AT_LEAST, 1), other) if chance.randrange(3) == 0 else None
    return (*_alone(chance)[:3], relation)
