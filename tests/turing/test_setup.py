# portable: runs on CPython and on the MicroPython VM
"""The set-up of a game of Turing Machine as bytes, and what it refuses."""

from fakes.checks import raises
from fakes.turing import easy, extreme, nightmare, setup, standard
from lawkeeper.games import Refused
from lawkeeper.games.turing.fold.setup import PROBLEM_MOST, Setup
from lawkeeper.games.turing.problems.problem import Problem

NAMES = ("problem", "seats", "together", "printed", "library", "record")


def again(made):
    return Setup.decode(made.encode())


def test_a_set_up_survives_its_bytes():
    for options in (
        {},
        {"seats": 8, "together": True, "problem": extreme()},
        {"seats": 3, "printed": True, "library": b"\x12\x34\xab\xcd", "record": 1234, "problem": standard()},
    ):
        made = setup(**options)
        read = again(made)
        assert [getattr(read, name) for name in NAMES] == [getattr(made, name) for name in NAMES]


def test_it_stays_below_sixty_bytes():
    longest = Problem.decode(nightmare((9, 27), (9, 27)))
    longest.label = "A1 B2 C3D"
    assert len(longest.encode()) <= PROBLEM_MOST
    made = setup(seats=8, problem=longest.encode(), handicap=[2] * 8, record=65535)
    assert len(made.encode()) <= 35
    assert again(made).problem == longest.encode()


def test_turing_item_11_one_to_eight_players():
    for seats in range(1, 9):
        assert again(setup(seats=seats)).seats == seats
    for seats in (0, 9):
        assert "1 to 8" in raises(Refused, setup(seats=seats).encode).args[0]


def test_turing_item_16_each_seat_has_its_own_handicap_of_0_to_2():
    made = setup(seats=8, handicap=[0, 1, 2, 0, 2, 1, 0, 2])
    assert again(made).handicap == made.handicap
    assert again(setup(seats=2, handicap=[1, 2])).handicap == [1, 2, 0, 0, 0, 0, 0, 0]
    for wrong in ([3], [0, -1], [0] * 9):
        assert "0, 1 or 2" in raises(Refused, setup(handicap=wrong).encode).args[0]


def test_a_problem_that_breaks_the_rules_is_refused_with_the_reason():
    assert "needs a problem" in raises(Refused, setup(problem=b"").encode).args[0]
    assert "cannot be read" in raises(Refused, setup(problem=b"\xff" * 9).encode).args[0]
    broken = Problem.decode(easy())
    broken.criteria = (1, 1, 1, 3)
    assert "No code passes" in raises(Refused, setup(problem=broken.encode()).encode).args[0]


def test_bytes_that_are_no_set_up_are_refused_with_a_sentence():
    good = setup().encode()
    for data in (b"", good[:11], b"\x09" + good[1:]):
        assert "set-up" in raises(Refused, Setup.decode, data).args[0]
    assert raises(Refused, Setup.decode, good[:2] + b"\x00" + good[3:])
    assert raises(Refused, Setup.decode, good[:3] + b"\x03" + good[4:])
    assert raises(Refused, Setup.decode, good + bytes(9))
