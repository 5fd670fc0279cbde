# portable: runs on CPython and on the MicroPython VM
"""The set-up as bytes, names of colours, limits of players."""

from fakes.checks import raises
from fakes.infer import FIRST, begun, dealt, do, refusal, setup
from lawkeeper.games import Refused
from lawkeeper.games.infer.fold import rules
from lawkeeper.games.infer.fold.setup import FLAGS, RESEARCHERS_MOST, Setup, named
from lawkeeper.keep.ledger import SETUP_MOST

LONG = "There must not be more \x01 dice than \x02 dice in a group that touches a stacked \x03 die."


def same(one, other):
    names = FLAGS + ("researchers", "most", "level", "library", "colours", "laws")
    return [getattr(one, name) for name in names] == [getattr(other, name) for name in names]


def test_a_set_up_survives_its_bytes():
    laws = [(4097, 2, LONG, b"\x01\x02"), (0, 1, FIRST, b"")]
    made = setup(researchers=5, most=8, level=2, library=b"\x12\x34\xab\xcd", laws=laws)
    assert same(made, Setup.decode(made.encode()))


def test_every_flag_has_a_bit_of_its_own():
    for flag in FLAGS:
        made = setup(**{flag: flag != "warn_table" and flag != "null_start"})
        again = Setup.decode(made.encode())
        assert same(made, again), flag


def test_the_longest_set_up_fits_into_the_journal():
    names = ("a" * 16, "b" * 16, "c" * 16)
    laws = [(65535, 3, "l" * 84, bytes(9)), (65534, 3, "m" * 84, bytes(9))]
    made = setup(colours=names, laws=laws)
    assert len(made.encode()) <= SETUP_MOST
    assert same(made, Setup.decode(made.encode()))


def test_bytes_that_are_no_set_up_are_refused_with_a_sentence():
    good = setup().encode()
    bad = (b"", b"\x09" + good[1:], good[:-1], good[:9], good[:20], b"\xff" * 40)
    for data in bad:
        assert "set-up" in raises(Refused, Setup.decode, data).args[0]
    cut = good[: good.index(b"There")] + b"\xff\xfe" + good[good.index(b"There") + 2 :]
    assert "set-up" in raises(Refused, Setup.decode, cut).args[0]


def test_what_does_not_fit_is_refused_before_the_game():
    assert "too long" in raises(Refused, setup(laws=[(1, 1, "x" * 85, b"")]).encode).args[0]
    assert "too long" in raises(Refused, setup(colours=("x" * 17, "b", "c")).encode).args[0]


def test_item_02_laws_hold_slots_and_the_screen_says_the_names_in_force():
    assert named("No \x01, \x02 or \x03.", ("red", "black", "pink")) == "No red, black or pink."
    game = dealt(colours=("red", "green", "pink"))
    assert game.law(0) == "There must be at least one red die."
    assert game.secret() == b""
    do(game, rules.KEEP, 0)
    assert game.secret() == FIRST.encode()  # the slot, not the name


def test_item_02_three_different_names_are_needed():
    for colours in (("red", "red", "blue"), ("", "red", "blue")):
        assert "three different" in raises(Refused, setup(colours=colours).encode).args[0]


def test_item_07_from_one_researcher_upwards():
    for count in (1, 2, 8, RESEARCHERS_MOST):
        assert begun(researchers=count).researchers == count
    assert "1 to 99" in raises(Refused, setup(researchers=0).encode).args[0]
    assert "1 to 99" in raises(Refused, setup(researchers=100).encode).args[0]


def test_item_07_the_limit_is_a_setting():
    assert "1 to 7" in raises(Refused, setup(researchers=8, most=7).encode).args[0]
    game = begun(researchers=7, most=7)
    assert "1 to 7" in refusal(game, rules.PLAYERS, 8)


def test_item_13_whether_no_dice_may_start_is_kept_with_the_game():
    assert dealt().setup.null_start
    assert not dealt(null_start=False).setup.null_start


def test_item_49_a_game_has_a_law_from_the_deck_or_on_paper_never_both():
    assert "on paper" in raises(Refused, Setup().encode).args[0]
    both = setup()
    both.own_law = True
    assert "on paper" in raises(Refused, both.encode).args[0]
