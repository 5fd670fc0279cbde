# portable: runs on CPython and on the MicroPython VM
"""Experiments as bytes and as text."""

from fakes.checks import raises
from fakes.dice import Dice
from fakes.trees import random_code
from lawkeeper.games.infer.laws import LawError
from lawkeeper.games.infer.laws.experiment import MOST, check, dice, pack, text, used


def test_the_null_experiment_is_one_byte():
    assert pack([]) == b"\0"
    assert dice(b"\0") == []
    assert text(b"\0") == "-"


def test_an_experiment_is_two_bytes_a_die():
    code = pack([(1, 3, 0, 0), (2, 5, 1, 0), (3, 2, 1, 0), (3, 1, 2, 1)])
    assert code == bytes((4, 2, 0, 10 | 32, 0, 13 | 32, 0, 12 | 64, 4))
    assert dice(code) == [(1, 3, 0, 0, 0), (2, 5, 1, 0, 0), (3, 2, 1, 0, 1), (3, 1, 2, 1, 0)]
    assert text(code) == "O3 B5/W2 | . . W1"
    assert text(code, "RGK") == "R3 G5/K2 | . . K1"
    assert used(code) == (1, 1, 2)


def test_the_place_and_the_order_of_the_dice_make_no_difference():
    one = pack([(1, 1, 7, 7), (2, 2, 8, 7), (3, 3, 7, 9), (3, 4, 7, 9)])
    two = pack([(3, 3, -1, 2), (1, 1, -1, 0), (3, 4, -1, 2), (2, 2, 0, 0)])
    assert one == two
    assert text(one) == "O1 B2 | . | W3/W4"
    assert pack([(3, 4, 0, 0), (3, 3, 0, 0)]) != pack([(3, 3, 0, 0), (3, 4, 0, 0)])


def test_the_corners_of_the_grid():
    code = pack([(1, 1, 0, 0), (1, 2, 31, 0), (1, 3, 0, 31), (1, 4, 31, 31)])
    assert [die[2:4] for die in dice(code)] == [(0, 0), (31, 0), (0, 31), (31, 31)]


def test_two_stacks_of_two_can_lean():
    stacks = [(1, 1, 0, 0), (1, 2, 0, 0), (2, 3, 2, 0), (2, 4, 2, 0)]
    code = pack(stacks, True)
    assert code[0] == 4 | 0x80
    assert text(code) == "O1/O2 . B3/B4 ~"
    assert used(code) == (2, 2, 0)
    assert check(code) == code
    raises(LawError, pack, stacks[:3], True)
    raises(LawError, pack, [(1, 1, i, 0) for i in range(4)], True)


def test_random_experiments_are_canonical():
    chance = Dice(4)
    for _ in range(200):
        code = random_code(chance, MOST)
        assert check(code) == code
        assert pack([die[:4] for die in dice(code)], code[0] & 0x80) == code
        assert sum(used(code)) == len(dice(code))


def test_no_die_but_those_of_the_box():
    for wrong in ((0, 1, 0, 0), (4, 1, 0, 0), (1, 0, 0, 0), (1, 7, 0, 0)):
        error = raises(LawError, pack, [wrong])
        assert error.args[0] == "A die has one of three colours and a number from 1 to 6."


def test_at_most_twenty_dice_on_32_by_32_cells():
    row = [(1, 1, i, 0) for i in range(MOST)]
    assert len(dice(pack(row))) == 20
    assert raises(LawError, pack, row + [(2, 1, 0, 1)]).args[0] == "An experiment has at most 20 dice."
    raises(LawError, pack, [(1, 1, 0, 0), (1, 1, 32, 0)])
    raises(LawError, pack, [(1, 1, 0, 0), (1, 1, 0, 32)])


def test_bytes_that_are_no_experiment():
    good = pack([(1, 3, 0, 0), (2, 5, 1, 0)])
    assert check(good) == good
    for wrong in (
        b"",
        b"\x15" + bytes(42),  # 21 dice
        good[:-1],
        good + b"\0",
        b"\x20",  # a bit that means nothing
        b"\x80",  # no dice lean
        b"\x01\x12\x00",  # a nineteenth kind
        b"\x01\x00\x80",  # beyond the grid
        b"\x01\x20\x00",  # not in the corner
        good[:1] + good[3:] + good[1:3],  # not in order
    ):
        raises(LawError, check, wrong)
