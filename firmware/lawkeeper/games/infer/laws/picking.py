"""Random experiments that follow a law or do not: what the box shows of a law (Infer item 12)."""

from lawkeeper.games.infer.laws import forms, judge, looks, shapes
from lawkeeper.games.infer.laws.world import Layout

_FEW_WORLDS = 216  # in one slice, where one of each placement is looked at: most hold what is looked for


def sizes(tree, most=4):
    """-> for each number of dice from 0 to `most` (at most 4) the placements, as numbers.

    Every law gets every placement: that dice touch or are stacked says nothing of the law."""
    found = [[] for _ in range(most + 1)]
    for index, (cells, lean, _, _) in enumerate(_everywhere(looks.needs(tree))):
        if 0 < len(cells) <= most and not lean:
            found[len(cells)].append(index)
    return found


def pick(tree, verdict, chance, placements):
    """Yield None while at work, and at last the dice code of a random experiment that follows the law
    (`verdict` 1) or does not (0); None again if there is none. `placements`: those to choose from, as of
    `sizes`. `chance`: anything with `below`."""
    needs = looks.needs(tree)
    width = shapes.width(tree)
    few = min(width, _FEW_WORLDS)
    start = chance.below(162)
    for every in (False, True):  # one slice of each placement, then all of those laid out one by one
        worlds = None
        for index in sorted(sum(placements, [])) if every else _mixed(placements, chance):
            cells, lean = _placement(needs, index)
            if not (every and needs & shapes.COMPASS):
                cells = shapes.turned(cells, chance)
            layout = Layout(cells, lean)
            s = mask = None
            worlds = shapes.worlds(layout, worlds, width if every else few)
            yield None
            for number in range(start, start + (worlds.slices if every else 1)):
                s = worlds.slice(layout, number % worlds.slices)
                mask = judge.mask(tree, s)
                mask = mask if verdict else s.all ^ mask
                yield None
                if mask:
                    yield shapes.drawn(s, cells, lean, mask, chance)
                    return


def _everywhere(needs):
    yield from shapes.placements(forms.PLACE | forms.ROWS)
    if needs & shapes.COMPASS:
        yield from shapes.placements(needs)


def _placement(needs, index):
    # Made anew each time: the list of all would take more memory than the masks.
    places = _everywhere(needs)
    for _ in range(index):
        next(places)
    return next(places)[:2]


def _mixed(placements, chance):
    """Yield all placements in random order, a size drawn before each."""
    left = [some[:] for some in placements]
    while any(left):
        size = (1, 2, 2, 3, 3, 3, 4, 4, 4)[chance.below(9)]
        if size < len(left) and left[size]:
            yield left[size].pop(chance.below(len(left[size])))
