"""When two experiments are the same by the rules, whatever the table looks like.

Nothing outside an experiment counts, no direction, no distance, no face that is covered (Infer items 45, 46,
61). So its groups of touching dice may each be turned, mirrored and moved. With the Compass Rose directions
count: then only gaps may be wider. Two that are called the same here are; a few are that are not found to be.
"""

from lawkeeper.games.infer.laws import experiment


def same(one, other, compass):
    """Are these two dice codes the same experiment? `compass`: may laws speak of directions?"""
    if len(one) != len(other):
        return False
    first, second = _piles(one), _piles(other)
    if sorted([pile[2] for pile in first]) != sorted([pile[2] for pile in second]):
        return False  # as good as always: the rest takes longer
    form = _in_place if compass else _groups
    return form(first) == form(second)


def _piles(code):
    """-> [(x, y, dice from below)]; of a die that is covered only the colour."""
    found = {}
    for colour, number, x, y, _ in experiment.dice(code):
        found.setdefault((x, y), []).append(8 * colour + number)
    return [cell + ([die // 8 * 8 for die in pile[:-1]] + pile[-1:],) for cell, pile in found.items()]


def _in_place(piles):
    """-> the piles in order, gaps between rows and between columns no wider than one."""
    for axis in (0, 1):
        lines = sorted({pile[axis] for pile in piles})
        to, at = {}, 0
        for i, line in enumerate(lines):
            at += min(line - lines[i - 1], 2) if i else 0
            to[line] = at
        piles = [pile[:axis] + (to[pile[axis]],) + pile[axis + 1 :] for pile in piles]
    return sorted(piles)


def _groups(piles):
    """-> the groups of piles that touch, each in the first of the eight ways to lay it, in order."""
    left = list(piles)
    found = []
    while left:
        group = [left.pop()]
        for pile in group:  # it grows on the way
            near = [other for other in left if max(abs(other[0] - pile[0]), abs(other[1] - pile[1])) < 2]
            for other in near:
                left.remove(other)
            group += near
        found.append(min([_laid(group, way) for way in range(8)]))
    return sorted(found)


def _laid(group, way):
    """-> the piles of a group turned or mirrored in one of eight ways, from (0, 0) on, in order."""
    laid = []
    for x, y, pile in group:
        x, y = (y, x) if way & 1 else (x, y)
        laid.append((-x if way & 2 else x, -y if way & 4 else y, pile))
    west = min([pile[0] for pile in laid])
    north = min([pile[1] for pile in laid])
    return sorted([(x - west, y - north, pile) for x, y, pile in laid])
