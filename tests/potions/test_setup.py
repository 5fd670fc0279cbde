# portable: runs on CPython and on the MicroPython VM
"""What may be agreed before the first turn, and its bytes (Logic Potions items 1, 5, 62 to 71, 80)."""

from fakes.checks import raises
from lawkeeper.games.fold import Refused
from lawkeeper.games.potions.fold.setup import FLAGS, Setup


def agreed(**values):
    made = Setup()
    for key in values:
        assert hasattr(made, key)
        setattr(made, key, values[key])
    return made


def again(made):
    return Setup.decode(made.encode())


def refused(**values):
    return raises(Refused, agreed(**values).encode).args[0]


def test_potions_item_1_two_to_four_players():
    for seats in (2, 3, 4):
        assert again(agreed(seats=seats)).seats == seats
    for seats in (0, 1, 5):
        assert refused(seats=seats) == "There are 2 to 4 players, or one against the box."
    assert again(agreed(seats=2, strength=3)).strength == 3
    assert refused(seats=3, strength=1) and refused(seats=2, strength=4)


def test_potions_item_5_own_names_are_refused_when_they_cannot_be_told_apart():
    made = again(agreed(own=("love", "luck", "sleep"), timer=30))
    assert made.names == ("love", "luck", "sleep") and made.timer == 30
    for own in (("love", "love", "luck"), ("", "a", "b"), ("Love", "a", "b"), ("not", "a", "b")):
        assert refused(own=own)
    assert refused(own=("love", "luck"))  # three were agreed
    assert refused(count=1) and refused(count=7)
    longest = agreed(own=("aaaaaaaa", "bbbbbbbb", "cccccccc", "dddddddd", "eeeeeeee", "ffffffff"), count=6)
    longest.library = b"abcd"
    longest.record = 0x1234
    assert len(longest.encode()) == 67 and again(longest).record == 0x1234


def test_potions_item_71_the_victory_potion_is_the_last_name():
    made = again(agreed(victory=True, count=4))
    assert made.names == ("red", "fizzy", "tasty", "victory")
    assert [made.space.wins(result) for result in range(4)] == [False, False, False, True]
    both = agreed(victory=True, adjectives=True).space
    assert both.names == ("red", "fizzy", "victory")
    assert [both.wins(result) for result in range(7)] == [False, False, False, True, True, True, True]


def test_potions_item_80_what_may_be_together():
    for flags in (
        {"emperical": True},
        {"simpler": True, "mathematical": True},
        {"simpler": True, "mathematical": True, "emperical": True},
        {"simpler": True, "redundancy": True},
        {"simpler": True, "buck": True},
        {"about": True},
    ):
        assert refused(**flags)[-1] == "."
    assert again(agreed(redundancy=True)).redundant and again(agreed(mathematical=True)).redundant
    whole = {flag: True for flag in FLAGS if flag != "simpler"}
    made = again(agreed(**whole))
    assert all(getattr(made, flag) for flag in whole) and not made.simpler


def _why_not(on):
    """The checklist on a set of flags: a word of the sentence that refuses it, None when it may be."""
    if "emperical" in on and "mathematical" not in on:
        return "Emperical"
    if "simpler" in on:
        for wrong, word in (("mathematical", "mathematical"), ("redundancy", "redundancy"), ("buck", "buck")):
            if wrong in on:
                return word
    return "IF speaks" if "about" in on and "adjectives" not in on else None


def test_potions_item_80_every_combination_is_played_or_refused_with_its_reason():
    concerned = "emperical mathematical simpler redundancy buck about adjectives".split()
    others = [flag for flag in FLAGS if flag not in concerned]
    played = 0
    for bits in range(2 << len(concerned)):
        on = [flag for place, flag in enumerate(concerned) if bits >> place & 1]
        on += others if bits >> len(concerned) else []
        made, why = agreed(**dict.fromkeys(on, True)), _why_not(on)
        if why:
            assert why in raises(Refused, made.encode).args[0], on
        else:
            coded = made.encode()
            assert Setup.decode(coded).encode() == coded and len(coded) <= 67
            played += 1
    # Without simpler 3 of 4 of emperical and mathematical, with it 1 of 16; 3 of 4 about adjectives.
    assert played == (3 * 4 + 1) * 3 * 2


def test_potions_item_81_two_to_four_adjectives():
    assert again(agreed(adjectives=True, count=4)).space.results == 15
    assert refused(adjectives=True, count=5) == "There are 2 to 4 potions."


def test_bytes_that_are_no_setup_are_refused():
    good = agreed(own=("love", "luck", "sleep")).encode()
    for data in (b"", good[:5], good[:-1], good + b"\0", b"\2" + good[1:], good[:2] + b"\x10" + good[3:]):
        raises(Refused, Setup.decode, data)
    raises(Refused, Setup.decode, good[:4] + b"\x77" + good[5:7])
    raises(Refused, Setup.decode, good[:6] + b"\x0b" + good[7:])
