"""Where the box as the Universe lays the highlight stones (Infer items 74 to 76)."""

from lawkeeper.games.infer.fold.rules import STONE
from lawkeeper.games.infer.laws import experiment
from lawkeeper.games.infer.laws.universe import counts


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
    return counts(code), sorted([die[:2] for die in experiment.dice(code)])


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
