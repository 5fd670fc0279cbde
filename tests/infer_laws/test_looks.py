# portable: runs on CPython and on the MicroPython VM
"""What laws look at."""

from fakes.dice import Dice
from fakes.trees import dice_of, random_code, random_tree
from lawkeeper.games.infer.laws import forms as f
from lawkeeper.games.infer.laws.experiment import LEAN, dice, pack, text
from lawkeeper.games.infer.laws.judge import follows
from lawkeeper.games.infer.laws.looks import DICE, FACES, needs

ANY = f.ANY_DIE
SOME = (f.AT_LEAST, 1)


def test_what_laws_look_at():
    orange, odd = (f.COUNT, dice_of(1)), (f.COUNT, dice_of(0, (f.ODD, 0)))
    north = dice_of(0, f.ANY_NUMBER, 0, (f.NORTH, SOME, (0, f.ANY_NUMBER, 0)))
    west = dice_of(2, f.ANY_NUMBER, 0, (f.WEST, SOME, (f.LIKE, f.ANY_NUMBER, 0)))
    for tree, bits in (
        ((f.IS, orange, SOME), DICE),
        ((f.IS, odd, SOME), FACES),
        ((f.IS, (f.SUM, dice_of(1)), SOME), FACES),
        ((f.MORE, odd, orange), DICE | FACES | f.PLACE),
        ((f.MAJORITY, odd[1]), DICE | FACES | f.PLACE),
        ((f.EVERY, dice_of(1), dice_of(0, (f.ODD, 0))), FACES),
        ((f.EVERY, dice_of(0, (f.ODD, 0)), dice_of(1)), DICE | FACES | f.PLACE),
        ((f.ALIKE, 1, f.COLOUR, ANY), DICE),
        ((f.ALIKE, 1, f.NUMBER, ANY), FACES),
        ((f.WITHIN, 1, f.COLOUR), FACES),
        ((f.SET, 1, 2, f.BY_NUMBER, ANY), FACES),
        ((f.SET, 1, 2, f.BY_BOTH, ANY), FACES),
        ((f.IS, (f.COUNT, dice_of(0, f.ANY_NUMBER, f.STACKED)), SOME), DICE | f.PLACE),
        ((f.IS, (f.COUNT, north), SOME), DICE | f.NORTHING),
        ((f.IS, (f.COUNT, west), SOME), DICE | f.EASTING),
        ((f.PAIRS, 1, f.PAIR_COLOUR, (f.SAME, 0)), f.PLACE),
        ((f.PAIRS, 1, f.PAIR_SUM, (f.ODD, 0)), f.PLACE),
        ((f.EVERY_PART, f.GROUP, (f.COLOURS, ANY), SOME), f.PLACE),
        ((f.LINE, 1, 2, f.PLAIN, ANY), DICE | f.PLACE),
        ((f.LINE, 1, 3, f.ONE_COLOUR, ANY), DICE | f.PLACE | f.ROWS),
        ((f.READS, 1, f.ROW, (1, 2, 3)), f.PLACE | f.ROWS),
        ((f.READS, 1, f.STACK, (7, 8, 7)), f.PLACE),
    ):
        assert needs(tree) == bits, tree
    assert needs((f.IS, (f.COUNT, ANY), SOME), (f.IS, odd, SOME)) == DICE | FACES | f.PLACE


def test_a_law_that_does_not_look_at_something_does_not_change_with_it():
    chance = Dice(77)
    checked = 0
    for round_ in range(600):
        tree = random_tree(chance, round_ % len(f.SLOTS))
        bits = needs(tree)
        code = random_code(chance, 6)
        laid = [die[:4] for die in dice(code)]
        if not bits & (FACES | f.PLACE):
            other = [die[:1] + (1 + chance.below(6),) + die[2:] for die in laid]
            assert follows(tree, pack(other, code[0] & LEAN)) == follows(tree, code), (tree, text(code))
        if not bits & 15:
            # All dice apart; those that were covered are there still, or are not.
            above = laid[1:] + [(0, 0, -1, -1)]
            seen = laid if bits & DICE else [die for die, on in zip(laid, above) if die[2:] != on[2:]]
            apart = [die[:2] + (2 * i, 0) for i, die in enumerate(seen)]
            assert follows(tree, pack(apart)) == follows(tree, code), (tree, text(code))
            checked += 1
    assert checked > 50
