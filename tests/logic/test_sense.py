# portable: runs on CPython and on the MicroPython VM
"""What is a law at all, and what laws look at."""

from fakes.checks import raises
from fakes.dice import Dice
from fakes.trees import dice_of, random_code, random_tree
from lawkeeper.logic import forms as f
from lawkeeper.logic.experiment import LEAN, dice, pack, text
from lawkeeper.logic.judge import follows
from lawkeeper.logic.sense import DICE, FACES, PAINT, check, needs

ANY = f.ANY_DIE
SOME = (f.AT_LEAST, 1)
COUNT = (f.COUNT, ANY)
THING = (0, f.ANY_NUMBER, 0)


def related(way, test, thing=THING, place=0, number=f.ANY_NUMBER):
    return dice_of(0, number, place, (way, test, thing))


def good(*trees):
    for tree in trees:
        check(tree)


def bad(*trees):
    for tree in trees:
        said = raises(f.LawError, check, tree).args[0]
        assert said.endswith(".") and said[0].isupper()


def test_random_trees_make_sense_and_come_in_all_forms():
    for form in range(len(f.SLOTS)):
        good(random_tree(Dice(form), form))


def test_any_tree_that_can_be_written_is_accepted_or_refused_with_a_sentence():
    chance = Dice(8)
    refused = 0
    for _ in range(2000):
        try:
            tree = f.decode(bytes([chance.below(18)] + [chance.below(256) for _ in range(chance.below(9))]))
        except f.LawError:
            continue
        try:
            check(tree)
        except f.LawError as error:
            refused += 1
            assert error.args[0].endswith(".")
    assert refused > 20


def test_numbers_of_dice():
    for test in ((f.ODD, 0), (f.MULTIPLE, 3), (f.EXACTLY, 6), (f.AT_LEAST, 2), (f.AT_MOST, 5), (f.NOT, 1)):
        good((f.MAJORITY, dice_of(0, test)))
    for test in (
        (f.ODD, 1), (f.MULTIPLE, 2), (f.MULTIPLE, 7), (f.EXACTLY, 0), (f.EXACTLY, 7), (f.AT_LEAST, 1),
        (f.AT_LEAST, 7), (f.AT_MOST, 6), (f.AT_MOST, 0), (f.NOT, 7), (f.EACH, 0), (f.SAME, 0), (f.ANY, 1),
        (f.OTHER_THAN, 0), (15, 0),
    ):  # fmt: skip
        bad((f.MAJORITY, dice_of(0, test)))


def test_colours_and_places_of_dice():
    good((f.MAJORITY, dice_of(6)), (f.MAJORITY, dice_of(0, f.ANY_NUMBER, f.COVERED)))
    bad((f.MAJORITY, dice_of(7)), (f.MAJORITY, dice_of(0, f.ANY_NUMBER, 5)))
    bad((f.MAJORITY, dice_of(0, (f.ODD, 0), f.COVERED)))


def test_tests_of_quantities_can_pass_and_fail():
    good((f.IS, COUNT, SOME), (f.IS, COUNT, (f.EXACTLY, 0)), (f.IS, (f.COLOURS, ANY), (f.AT_LEAST, 3)))
    good((f.IS, (f.PRODUCT, ANY), (f.AT_LEAST, 2047)), (f.IS, COUNT, (f.AT_MOST, 20)))
    bad((f.IS, COUNT, (f.AT_LEAST, 0)), (f.IS, (f.COLOURS, ANY), (f.AT_MOST, 3)), (f.IS, COUNT, (f.ANY, 0)))
    bad((f.IS, (f.NUMBERS, ANY), (f.EXACTLY, 7)), (f.IS, COUNT, (f.EACH, 0)), (f.IS, COUNT, (f.MULTIPLE, 1)))
    bad((f.IS, (f.HIGHEST, ANY), SOME), (f.IS, (f.LOWEST, ANY), (f.EXACTLY, 0)), (f.IS, (13, ANY), SOME))


def test_quantities_of_numbers_are_not_of_covered_dice():
    covered = dice_of(0, f.ANY_NUMBER, f.COVERED)
    good((f.IS, (f.COUNT, covered), SOME), (f.IS, (f.COLOURS, covered), SOME))
    for what in range(f.NUMBERS, f.GROUPS):
        bad((f.IS, (what, covered), (f.NOT, 2)))


def test_groups_and_stacks_are_of_all_dice():
    good((f.IS, (f.GROUPS, ANY), (f.ODD, 0)))
    bad((f.IS, (f.GROUPS, dice_of(1)), (f.ODD, 0)))


def test_what_can_be_compared():
    good((f.MORE, COUNT, (f.GROUPS, ANY)), (f.AS_MANY, (f.SUM, ANY), (f.NUMBERS, dice_of(2))))
    bad((f.MORE, COUNT, COUNT), (f.FEWER, COUNT, (f.PRODUCT, ANY)), (f.AS_MANY, (f.LARGEST, ANY), COUNT))


def test_relations():
    for test in (SOME, (f.EXACTLY, 0), (f.EXACTLY, 15), (f.AT_MOST, 0), (f.EACH, 0)):
        good((f.MAJORITY, related(f.TOUCHING, test)))
    for test in ((f.AT_LEAST, 0), (f.ODD, 0), (f.NOT, 1), (f.EACH, 1), (f.ANY, 0), (f.EXACTLY, 16)):
        bad((f.MAJORITY, related(f.TOUCHING, test)))
    bad((f.MAJORITY, related(6, SOME)), (f.MAJORITY, related(f.TOUCHING, SOME, (9, f.ANY_NUMBER, 0))))
    good((f.MAJORITY, related(f.NORTH, (f.EACH, 0), (f.UNLIKE, (f.SAME, 0), f.STACKED))))
    bad((f.MAJORITY, related(f.TOUCHING, SOME, (0, (f.SAME, 0), f.COVERED))))
    bad((f.MAJORITY, related(f.TOUCHING, SOME, (0, (f.SAME, 0), 0), f.COVERED)))
    bad((f.MAJORITY, related(f.TOUCHING, SOME, (0, (f.SAME, 1), 0))))
    bad((f.MORE, (f.COUNT, related(f.TOUCHING, SOME)), (f.COUNT, related(f.NORTH, SOME))))


def test_what_a_die_stands_on_shows_no_number():
    good((f.MAJORITY, related(f.STANDING_ON, SOME, (1, f.ANY_NUMBER, 0))))
    good((f.MAJORITY, related(f.STANDING_ON, (f.EXACTLY, 0))))
    bad((f.MAJORITY, related(f.STANDING_ON, (f.AT_LEAST, 2))))
    bad((f.MAJORITY, related(f.STANDING_ON, (f.EACH, 0))))
    bad((f.MAJORITY, related(f.STANDING_ON, SOME, (0, (f.ODD, 0), 0))))
    bad((f.MAJORITY, related(f.STANDING_ON, SOME, (0, (f.SAME, 0), 0))))
    bad((f.MAJORITY, related(f.STANDING_ON, SOME, (0, f.ANY_NUMBER, f.VISIBLE))))
    bad((f.MAJORITY, related(f.STANDING_ON, SOME, THING, f.ON_TABLE)))


def test_laws_that_say_nothing():
    bad((f.MAJORITY, ANY), (f.EVERY, dice_of(1), ANY), (f.EVERY, dice_of(1), dice_of(1)))
    bad((f.EVERY, dice_of(0, f.ANY_NUMBER, f.COVERED), dice_of(0, (f.ODD, 0))))
    bad((f.ALIKE, 1, f.COLOUR, dice_of(2)), (f.ALIKE, 0, f.NUMBER, dice_of(0, f.ANY_NUMBER, f.COVERED)))
    good((f.ALIKE, 1, f.NUMBER, dice_of(2)), (f.ALIKE, 0, f.COLOUR, dice_of(5)))


def test_sets():
    covered = dice_of(0, f.ANY_NUMBER, f.COVERED)
    good((f.SET, 1, 4, f.BY_COLOUR, covered), (f.SET, 0, 2, f.BY_NUMBER_ALONE, dice_of(4)))
    bad((f.SET, 1, 1, f.BY_NUMBER, ANY), (f.SET, 1, 5, f.BY_NUMBER, ANY))
    bad((f.SET, 1, 2, f.BY_NUMBER_ALONE, dice_of(1)), (f.SET, 1, 2, f.BY_BOTH, covered))


def test_pairs():
    good((f.PAIRS, 1, f.PAIR_SUM, (f.EXACTLY, 12)), (f.PAIRS, 0, f.PAIR_DIFFERENCE, (f.EXACTLY, 0)))
    good((f.PAIRS, 0, f.PAIR_COLOUR, (f.OTHER_THAN, 0)), (f.PAIRS, 1, f.PAIR_NUMBER, (f.SAME, 0)))
    bad((f.PAIRS, 1, f.PAIR_SUM, (f.SAME, 0)), (f.PAIRS, 1, f.PAIR_COLOUR, (f.ODD, 0)))
    bad((f.PAIRS, 1, f.PAIR_SUM, (f.AT_LEAST, 2)), (f.PAIRS, 1, f.PAIR_DIFFERENCE, (f.EXACTLY, 6)))
    bad((f.PAIRS, 1, 5, (f.SAME, 0)))


def test_parts():
    good((f.PARTS, f.GROUP, (f.EXACTLY, 0), COUNT, SOME), (f.PARTS_ALIKE, f.STACK, 1, (f.RUN, dice_of(1))))
    bad((f.PARTS, f.ROW, (f.EXACTLY, 0), COUNT, SOME), (f.EVERY_PART, f.STACK, (f.GROUPS, ANY), SOME))
    bad((f.PARTS, f.GROUP, (f.AT_LEAST, 0), COUNT, SOME), (f.PARTS_ALIKE, 3, 1, COUNT))


def test_lines_and_shapes():
    good((f.LINE, 1, 8, f.PLAIN, ANY), (f.LINE, 1, 6, f.RISING, ANY), (f.SHAPE, 1, f.SQUARE, ANY))
    bad((f.LINE, 1, 9, f.PLAIN, ANY), (f.LINE, 1, 7, f.CONSECUTIVE, ANY), (f.LINE, 1, 1, f.PLAIN, ANY))
    bad((f.LINE, 1, 3, 5, ANY), (f.SHAPE, 1, 2, ANY))
    bad((f.LINE, 1, 3, f.ONE_NUMBER, dice_of(0, f.ANY_NUMBER, f.COVERED)))
    good((f.READS, 1, f.ROW, (1, 7, 1, 9)), (f.READS, 0, f.STACK, (7, 8, 1)))
    bad((f.READS, 1, f.ROW, (1,)), (f.READS, 1, f.ROW, (1, 2, 3, 4, 5)), (f.READS, 1, f.ROW, (0, 1)))
    bad((f.READS, 1, f.STACK, (1, 7)), (f.READS, 1, f.GROUP, (7, 8)), (f.READS, 1, f.ROW, (10, 1)))


def test_what_laws_look_at():
    orange, odd = (f.COUNT, dice_of(1)), (f.COUNT, dice_of(0, (f.ODD, 0)))
    for tree, bits in (
        ((f.IS, orange, SOME), DICE | PAINT),
        ((f.IS, odd, SOME), FACES),
        ((f.IS, (f.SUM, dice_of(1)), SOME), FACES | PAINT),
        ((f.MORE, odd, COUNT), DICE | FACES | f.PLACE),
        ((f.MAJORITY, odd[1]), DICE | FACES | f.PLACE),
        ((f.EVERY, dice_of(1), dice_of(0, (f.ODD, 0))), FACES | PAINT),
        ((f.EVERY, dice_of(0, (f.ODD, 0)), dice_of(1)), DICE | FACES | f.PLACE | PAINT),
        ((f.ALIKE, 1, f.COLOUR, ANY), DICE | PAINT),
        ((f.ALIKE, 1, f.NUMBER, ANY), FACES),
        ((f.WITHIN, 1, f.COLOUR), FACES | PAINT),
        ((f.SET, 1, 2, f.BY_NUMBER, ANY), FACES),
        ((f.SET, 1, 2, f.BY_BOTH, ANY), FACES | PAINT),
        ((f.IS, (f.COUNT, dice_of(0, f.ANY_NUMBER, f.STACKED)), SOME), DICE | f.PLACE),
        ((f.IS, (f.COUNT, related(f.NORTH, SOME)), SOME), DICE | f.NORTHING),
        ((f.IS, (f.COUNT, related(f.WEST, SOME, (f.LIKE, f.ANY_NUMBER, 0))), SOME), DICE | f.EASTING | PAINT),
        ((f.PAIRS, 1, f.PAIR_COLOUR, (f.SAME, 0)), DICE | f.PLACE | PAINT),
        ((f.PAIRS, 1, f.PAIR_SUM, (f.ODD, 0)), FACES | f.PLACE),
        ((f.EVERY_PART, f.GROUP, (f.COLOURS, ANY), SOME), DICE | f.PLACE | PAINT),
        ((f.LINE, 1, 2, f.PLAIN, ANY), DICE | f.PLACE),
        ((f.LINE, 1, 3, f.ONE_COLOUR, ANY), DICE | f.PLACE | f.ROWS | PAINT),
        ((f.READS, 1, f.ROW, (1, 2, 3)), f.PLACE | f.ROWS),
        ((f.READS, 1, f.STACK, (7, 8, 7)), f.PLACE | PAINT),
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
        if not bits & PAINT:
            other = [(1 + chance.below(3),) + die[1:] for die in laid]
            assert follows(tree, pack(other, code[0] & LEAN)) == follows(tree, code), (tree, text(code))
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
