# portable: runs on CPython and on the MicroPython VM
"""Where dice stand: levels, touching, groups, stacks, rows, shapes."""

from fakes.checks import raises
from lawkeeper.games.infer.laws.experiment import pack
from lawkeeper.games.infer.laws.world import Layout, bits, one


def sets(masks):
    return [bits(mask) for mask in masks]


def test_levels_follow_from_the_order_in_a_cell():
    layout = Layout([(0, 0), (1, 0), (0, 0), (0, 0)])
    assert layout.under == [-1, -1, 0, 2]
    assert bits(layout.covered) == [0, 2]
    assert layout.stacks() == [[0, 2, 3]]


def test_dice_touch_across_edges_and_corners():
    layout = Layout([(1, 1), (1, 0), (2, 0), (3, 0), (0, 2), (1, 3)])
    assert sets(layout.touch) == [[1, 2, 4], [0, 2], [0, 1, 3], [2], [0, 5], [4]]
    assert layout.flat == layout.touch


def test_dice_touch_directly_above_and_at_their_own_level_only():
    layout = Layout([(0, 0), (0, 0), (0, 0), (1, 0), (1, 0)])
    assert sets(layout.touch) == [[1, 3], [0, 2, 4], [1], [0, 4], [1, 3]]
    assert sets(layout.flat) == [[3], [4], [], [0], [1]]


def test_the_ends_of_the_grid_do_not_meet():
    layout = Layout([(31, 0), (0, 1), (0, 0), (31, 31), (0, 31), (0, 0)])
    assert sets(layout.touch) == [[], [2], [1, 5], [], [], [2]]


def test_stacks_that_lean():
    apart = [(0, 0), (0, 0), (2, 0), (2, 0)]
    assert sets(Layout(apart).flat) == [[], [], [], []]
    assert sets(Layout(apart, True).flat) == [[], [3], [], [1]]
    assert list(Layout(apart, True).rows(2)) == [[1, 3]]
    near = [(0, 0), (0, 0), (1, 0), (1, 0)]
    assert sets(Layout(near).flat) == [[2], [3], [0], [1]]
    assert sets(Layout(near, True).flat) == [[2], [], [0], []]
    assert list(Layout(near, True).rows(2)) == [[0, 2]]


def test_there_is_nothing_else_to_ask_for():
    raises(AttributeError, getattr, Layout([]), "colour")


def test_groups_are_what_hangs_together():
    assert Layout([]).groups() == []
    assert Layout([(0, 0), (5, 5), (1, 1), (2, 2), (5, 5)]).groups() == [[0, 2, 3], [1, 4]]


def test_rows_come_once_and_go_straight_on():
    layout = Layout([(0, 0), (1, 0), (2, 0), (3, 0), (2, 1)])
    assert sorted(layout.rows(3)) == [[0, 1, 2], [1, 2, 3]]
    assert list(layout.rows(4)) == [[0, 1, 2, 3]]
    assert list(layout.rows(5)) == []
    assert sorted(sorted(row) for row in layout.rows(2)) == [[0, 1], [1, 2], [1, 4], [2, 3], [2, 4], [3, 4]]
    assert list(Layout([(0, 2), (1, 1), (2, 0)]).rows(3)) == [[2, 1, 0]]
    assert list(Layout([(0, 0), (1, 1), (2, 2)]).rows(3)) == [[0, 1, 2]]
    assert list(Layout([(0, 0), (0, 1), (0, 2)]).rows(3)) == [[0, 1, 2]]


def test_a_row_stays_at_its_level():
    layout = Layout([(0, 0), (1, 0), (2, 0), (1, 0)])
    assert list(layout.rows(3)) == [[0, 1, 2]]
    assert list(Layout([(0, 0), (1, 0), (0, 0), (2, 0), (2, 0)]).rows(3)) == [[0, 1, 3]]


def test_triangles_and_squares():
    block = Layout([(0, 0), (1, 0), (0, 1), (1, 1)])
    assert len(list(block.shapes(0))) == 4
    assert list(block.shapes(1)) == [[0, 1, 2, 3]]
    diamond = Layout([(1, 0), (0, 1), (2, 1), (1, 2)])
    assert list(diamond.shapes(0)) == []
    assert list(diamond.shapes(1)) == [[0, 1, 2, 3]]
    assert list(Layout([(0, 0), (1, 0), (2, 0), (1, 1)]).shapes(1)) == []
    assert list(Layout([(0, 0), (1, 1), (0, 1)]).shapes(0)) == [[0, 1, 2]]


def test_one_experiment_is_a_slice_of_one_world():
    worlds = one(pack([(1, 3, 0, 0), (2, 5, 1, 0), (3, 2, 1, 0)]))
    assert (worlds.n, worlds.all) == (3, 1)
    assert [list(masks) for masks in worlds.colour] == [[1, 0, 0], [0, 1, 0], [0, 0, 1]]
    assert [list(masks) for masks in worlds.number] == [[0, 0, 1, 0, 0, 0], [0] * 6, [0, 1, 0, 0, 0, 0]]
    assert one(pack([])).n == 0
