"""The tables of placements, held against all placements laid out one by one; and their slices."""

from itertools import combinations_with_replacement, product

import pytest
from infer_laws.placements import class_of, experiments, features, laid_out

from lawkeeper.games.infer.laws import experiment, forms, shapes
from lawkeeper.games.infer.laws.world import Layout

PLACE, ROWS, NORTHING, EASTING = forms.PLACE, forms.ROWS, forms.NORTHING, forms.EASTING
COMPASS = PLACE | ROWS | NORTHING | EASTING
# What is looked at, most dice, placements of 0, 1, 2 ... dice, experiments of each.
SPACES = [
    (0, 4, (1, 1, 1, 1, 1), (1, 18, 171, 1140, 5985)),
    (PLACE, 4, (1, 1, 3, 7, 24), (1, 18, 666, 25932, 1261458)),
    (PLACE | ROWS, 4, (1, 1, 3, 8, 32), (1, 18, 666, 29010, 1850652)),
    (NORTHING, 4, (1, 1, 2, 4, 8), None),
    (EASTING, 4, (1, 1, 2, 4, 8), None),
    (COMPASS, 3, (1, 1, 9, 105), (1, 18, 2916, 612360)),
]


def all_there_are(needs, n):
    """{class: experiments} of n dice; without a look at places all dice stand apart."""
    found = {}
    for cells in laid_out(n):
        if needs & (PLACE | ROWS) or all_stand_apart(cells):
            seen = features(cells, needs)
            key = class_of(seen, n)
            if key not in found:
                found[key] = experiments(seen, n)
    if needs & PLACE and not needs & (NORTHING | EASTING) and n == 4:
        for cells in ([(0, 0), (0, 0), (1, 0), (1, 0)], [(0, 0), (0, 0), (2, 0), (2, 0)]):
            seen = features(cells, needs, lean=True)
            found[class_of(seen, n)] = experiments(seen, n)
    return found


def all_stand_apart(cells):
    return all(max(abs(a - c), abs(b - d)) > 1 for (a, b), (c, d) in zip_pairs(cells))


def zip_pairs(cells):
    return [(one, other) for i, one in enumerate(cells) for other in cells[i + 1 :]]


@pytest.mark.parametrize(("needs", "most", "places", "counts"), SPACES)
def test_each_space_holds_one_placement_of_each_class(needs, most, places, counts):
    rows = list(shapes.placements(needs))
    total = 0
    for n in range(most + 1):
        mine = [row for row in rows if len(row[0]) == n]
        table = {class_of(features(row[0], needs, row[1]), n): row[3] for row in mine}
        there = all_there_are(needs, n)
        assert len(mine) == len(table) == places[n]
        assert table == there
        if counts:
            assert sum(there.values()) == counts[n]
        total += sum(there.values())
    assert shapes.space(needs) == (total, most)
    assert [len(row[0]) for row in rows] == sorted(len(row[0]) for row in rows)


def test_the_sets_are_the_multisets_of_kinds():
    assert sum(len(list(combinations_with_replacement(range(18), n))) for n in range(5)) == 7315
    assert shapes.space(0)[0] == 7315


def test_34_of_the_36_placements_stand_on_the_grid_and_the_leaning_ones_come_last():
    rows = list(shapes.placements(PLACE))
    assert [row[1] for row in rows] == [False] * 34 + [True] * 2
    assert shapes.space(PLACE) == (1288075, 4)


def test_mixed_compasses_have_the_space_of_three_dice():
    for needs in (NORTHING | EASTING, NORTHING | PLACE, EASTING | ROWS | PLACE):
        assert list(shapes.placements(needs)) == list(shapes.placements(COMPASS))
        assert shapes.space(needs) == (615295, 3)


def test_what_a_law_looks_at_besides_places_does_not_matter():
    for needs in (0, PLACE, NORTHING):
        assert list(shapes.placements(needs | 48)) == list(shapes.placements(needs))


@pytest.mark.parametrize("needs", [0, PLACE, PLACE | ROWS, NORTHING, EASTING])
def test_twins_change_places_unseen(needs):
    for cells, lean, twins, _ in shapes.placements(needs):
        for i in range(len(cells) - 1):
            if twins >> i & 1:
                changed = cells[:i] + [cells[i + 1], cells[i]] + cells[i + 2 :]
                assert features(changed, needs, lean) == features(cells, needs, lean)


def slices(cells, lean=False, twins=0):
    layout = Layout(cells, lean)
    worlds = shapes.Worlds(layout.n, layout.covered)
    found = [worlds.slice(layout, number, twins) for number in range(worlds.slices)]
    return [s for s in found if s]


def seen_in(s):
    """What each world of a slice looks like: colours, and numbers of the dice that show one."""
    for world in range(s.all.bit_length()):
        kinds = []
        for colour, number in zip(s.colour, s.number):
            which = [c for c in range(3) if colour[c] >> world & 1]
            shows = [n for n in range(6) if number[n] >> world & 1]
            assert len(which) == 1
            kinds.append((which[0], *shows))
        yield tuple(kinds)


@pytest.mark.parametrize(
    "cells",
    [
        [],
        [(0, 0)],
        [(0, 0), (2, 0)],
        [(0, 0), (0, 0)],
        [(0, 0), (1, 0), (2, 0)],
        [(0, 0), (0, 0), (1, 0)],
        [(0, 0)] * 4,
        [(0, 0), (0, 0), (1, 0), (1, 0)],
    ],
)
def test_the_slices_of_a_placement_hold_every_experiment_once(cells):
    worlds = [kinds for s in slices(cells) for kinds in seen_in(s)]
    covered = [cell in cells[i + 1 :] for i, cell in enumerate(cells)]
    kinds = [[(c,) for c in range(3)] if under else list(product(range(3), range(6))) for under in covered]
    assert len(worlds) == len(set(worlds))
    assert set(worlds) == set(product(*kinds))


@pytest.mark.parametrize("number", [2, 7, 12, 13, 18])
@pytest.mark.parametrize("cells", [[(0, 0)] * 2 + [(1, 0)], [(0, 0), (2, 0), (4, 0), (6, 0)], [(0, 0)] * 4])
def test_the_slices_hold_every_pair_of_colour_and_number(cells, number):
    pairs = [colour * 7 + shows for colour in range(3) for shows in range(6)][:number]
    layout = Layout(cells)
    worlds = shapes.Worlds(layout.n, layout.covered, 1944, range(6), range(3), pairs)
    made = [worlds.slice(layout, which) for which in range(worlds.slices)]
    assert all(s.all.bit_length() <= 1944 for s in made)
    seen = {kinds for s in made for kinds in seen_in(s)}
    covered = [cell in cells[i + 1 :] for i, cell in enumerate(cells)]
    shown = [divmod(pair, 7) for pair in pairs]
    assert seen == set(product(*[[(c,) for c in range(3)] if under else shown for under in covered]))


def test_twins_leave_out_what_is_there_already():
    cells, lean, twins, count = next(row for row in shapes.placements(0) if len(row[0]) == 4)
    found = {tuple(sorted(kinds)) for s in slices(cells, lean, twins) for kinds in seen_in(s)}
    assert len(found) == count == 5985
    assert len(slices(cells, lean, twins)) < len(slices(cells)) == 162


def test_no_mask_is_wider_than_agreed():
    for cells, lean, twins, _ in shapes.placements(PLACE | ROWS):
        for s in slices(cells, lean, twins):
            assert s.all.bit_length() <= 648


def test_every_placement_is_an_experiment_that_can_be_packed():
    for needs in (PLACE | ROWS, NORTHING, COMPASS):
        for cells, lean, _, _ in shapes.placements(needs):
            experiment.pack([(1, 1, x, y) for x, y in cells], lean)
