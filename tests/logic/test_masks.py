# portable: runs on CPython and on the MicroPython VM
"""Masks over a space of worlds, held against plain sets."""

from fakes.dice import Dice
from lawkeeper.logic import masks

SPACES = (1, 5, 27, 125, 300)


def some(dice, worlds):
    """A set of worlds and its mask; rare and full ones too."""
    share = dice.pick((0, 1, 5, 9, 10))
    found = {world for world in range(worlds) if dice.below(10) < share}
    return found, mask_of(found)


def mask_of(found):
    return sum([1 << world for world in found])


def tables(rounds=60):
    """(worlds, list of sets, list of their masks) of many kinds."""
    dice = Dice(3)
    for number in range(rounds):
        worlds = SPACES[number % len(SPACES)]
        pairs = [some(dice, worlds) for _ in range(1 + dice.below(5))]
        yield worlds, [found for found, _ in pairs], [mask for _, mask in pairs]


def common(sets, worlds):
    left = set(range(worlds))
    for found in sets:
        left = left & found
    return left


def test_one_mask_is_one_set():
    for worlds, sets, found in tables():
        assert masks.every(worlds) == mask_of(range(worlds))
        for plain, mask in zip(sets, found):
            assert masks.bits(mask) == sorted(plain)
            assert masks.count(mask) == len(plain)
            assert masks.lowest(mask) == (min(plain) if plain else -1)
            assert masks.several(mask) == (len(plain) > 1)
            assert masks.one_left(mask) == (len(plain) == 1)


def test_what_holds_together_follows_and_contradicts():
    for worlds, sets, found in tables():
        left = common(sets, worlds)
        assert masks.all_of(found, masks.every(worlds)) == mask_of(left)
        assert masks.contradiction(found, masks.every(worlds)) == (not left)
        for plain, mask in zip(sets, found):
            for other, that in zip(sets, found):
                assert masks.implied(mask, that) == all(world in other for world in plain)


def test_what_is_redundant_changes_nothing_when_it_is_left_out():
    seen = 0
    for worlds, sets, found in tables(200):
        places = masks.redundant(found, masks.every(worlds))
        for at in range(len(sets)):
            without = common(sets[:at] + sets[at + 1 :], worlds)
            assert (at in places) == (without == common(sets, worlds))
        seen += len(places)
    assert seen > 50
    assert masks.redundant([0b011, 0b111, 0b110], 0b111) == [1]
    assert masks.redundant((0b01, 0b01), 0b11) == [0, 1]


def test_narrowed_keeps_what_would_be_left_without_each_thing_said():
    for worlds, sets, found in tables():
        left, lacking = masks.every(worlds), ()
        for mask in found:
            left, lacking = masks.narrowed(left, lacking, mask)
        assert left == mask_of(common(sets, worlds))
        for at in range(len(sets)):
            assert lacking[at] == mask_of(common(sets[:at] + sets[at + 1 :], worlds))
        needed = [at for at in range(len(sets)) if lacking[at] != left]
        superfluous = masks.redundant(found, masks.every(worlds))
        assert needed == [at for at in range(len(sets)) if at not in superfluous]


def test_the_examples_of_the_docstrings():
    assert masks.every(3) == 0b111 and masks.bits(0b1010) == [1, 3] and masks.count(0b1010) == 2
    assert masks.lowest(0b1010) == 1 and masks.lowest(0) == -1
    assert masks.several(0b1010) and not masks.several(0b1000) and not masks.several(0)
    assert masks.one_left(0b1000) and not masks.one_left(0)
    assert masks.all_of((0b011, 0b110), masks.every(3)) == 0b010 and masks.implied(0b010, 0b110)
    assert masks.contradiction((0b001, 0b110), masks.every(3)) and masks.implied(0, 0b110)
    assert masks.narrowed(0b011, [0b111], 0b001) == (0b001, [0b001, 0b011])
