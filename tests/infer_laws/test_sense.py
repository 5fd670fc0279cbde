# portable: runs on CPython and on the MicroPython VM
"""What is a law at all."""

from fakes.checks import raises
from fakes.dice import Dice
from fakes.trees import dice_of, random_tree
from lawkeeper.games.infer.laws import forms as f
from lawkeeper.games.infer.laws.looks import needs
from lawkeeper.games.infer.laws.sense import check, directions

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


def test_item_84_a_law_speaks_of_directions_when_it_looks_at_them():
    found = 0
    for form in range(len(f.SLOTS)):
        for seed in range(40):
            tree = random_tree(Dice(40 * form + seed), form)
            assert directions(tree) == (needs(tree) & (f.NORTHING | f.EASTING) > 0), tree
            found += directions(tree)
    assert found > 20


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
    good((f.MAJORITY, dice_of(0, f.ANY_NUMBER, f.IN_TALLEST)))
    bad((f.MAJORITY, dice_of(7)), (f.MAJORITY, dice_of(0, f.ANY_NUMBER, 8)))
    bad((f.IS, (f.COUNT, dice_of(0, f.ANY_NUMBER, f.IN_LARGEST)), (f.ODD, 0)))
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
    good((f.NOT_MORE, (f.HIGHEST, ANY), COUNT), (f.NOT_AS_MANY, (f.RUN, ANY), (f.RANGE, ANY)))
    bad((f.NOT_FEWER, COUNT, COUNT), (f.NOT_MORE, COUNT, (f.PRODUCT, ANY)))
    bad(
        (f.MORE, COUNT, (f.HIGHEST, related(f.TOUCHING, SOME))),
        (f.MORE, COUNT, (f.RUN, dice_of(0, place=f.STACKED))),
    )
    bad((f.MORE, COUNT, COUNT), (f.FEWER, COUNT, (f.PRODUCT, ANY)), (f.AS_MANY, (f.LARGEST, ANY), COUNT))


def test_relations():
    for test in (SOME, (f.EXACTLY, 0), (f.EXACTLY, 15), (f.AT_MOST, 0), (f.EACH, 0), (f.ODD, 0), (f.EVEN, 0)):
        good((f.MAJORITY, related(f.TOUCHING, test)))
    for test in (
        (f.AT_LEAST, 0),
        (f.ODD, 1),
        (f.PRIME, 0),
        (f.NOT, 1),
        (f.EACH, 1),
        (f.ANY, 0),
        (f.EXACTLY, 16),
    ):
        bad((f.MAJORITY, related(f.TOUCHING, test)))
    bad((f.MAJORITY, related(13, SOME)), (f.MAJORITY, related(f.TOUCHING, SOME, (9, f.ANY_NUMBER, 0))))
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
    good((f.PAIRS, 1, f.PAIR_SUM + f.APART, (f.EXACTLY, 12)), (f.PAIRS, 0, 7, (f.EXACTLY, 36)))
    bad((f.PAIRS, 1, 5, (f.SAME, 0)), (f.PAIRS, 1, 8, (f.SAME, 0)), (f.PAIRS, 1, 6, (f.EXACTLY, 6)))


def test_parts():
    good((f.PARTS, f.GROUP, (f.EXACTLY, 0), COUNT, SOME), (f.PARTS_ALIKE, f.STACK, 1, (f.RUN, dice_of(1))))
    bad((f.EVERY_PART, f.STACK, (f.GROUPS, ANY), SOME), (f.PARTS, f.GROUP, (f.AT_LEAST, 0), COUNT, SOME))


def test_parts_by_number_and_by_colour():
    good((f.PARTS, f.OF_NUMBER, (f.EXACTLY, 0), COUNT, SOME), (f.PARTS_ALIKE, f.OF_COLOUR, 1, COUNT))
    bad(
        (f.PARTS, f.OF_NUMBER, SOME, (f.SUM, ANY), (f.ODD, 0)),
        (f.PARTS_ALIKE, f.OF_COLOUR, 1, (f.COLOURS, ANY)),
    )
    bad((f.EVERY_PART, f.OF_COLOUR, (f.COUNT, dice_of(1)), SOME))
    bad((f.EVERY_PART, f.OF_NUMBER, (f.COUNT, dice_of(0, (f.ODD, 0))), SOME))


def test_numbers_that_are_compared():
    good((f.MAJORITY, related(f.HIGHER, (f.EACH, 0), (f.LIKE, (f.ODD, 0), f.STACKED))))
    bad((f.MAJORITY, related(f.HIGHER, SOME, (0, (f.EXACTLY, 4), 0))))  # that is greater than 4
    bad((f.MAJORITY, related(f.LOWER, SOME, (0, (f.SAME, 0), 0))))
    bad((f.MAJORITY, related(f.EQUAL, SOME, (0, f.ANY_NUMBER, f.COVERED))))
    bad((f.MAJORITY, related(f.EQUAL, SOME, THING, f.COVERED)))


def test_what_is_under_another_is_covered():
    good((f.MAJORITY, related(f.UNDER, SOME, (1, (f.ODD, 0), 0))))
    bad((f.MAJORITY, related(f.UNDER, (f.EACH, 0), (1, f.ANY_NUMBER, 0))))
    bad((f.MAJORITY, related(f.UNDER, SOME, f.ANY_DIE[:3])))
    bad((f.MAJORITY, related(f.UNDER, SOME, (1, f.ANY_NUMBER, f.ON_TABLE))))


def test_how_much_more():
    one, two = COUNT, (f.GROUPS, ANY)
    good((f.BY, 1, one, two, SOME), (f.BY, 2, one, two, (f.EXACTLY, 0)), (f.BY, 0, one, two, (f.ODD, 0)))
    good((f.BY, 3, (f.SUM, ANY), one, (f.AT_LEAST, 1)), (f.BY, 2, one, two, (f.AT_LEAST, 0)))
    bad((f.BY, 1, one, one, SOME), (f.BY, 1, one, two, (f.EXACTLY, 0)), (f.BY, 2, one, two, (f.EXACTLY, 1)))
    bad((f.BY, 6, one, two, (f.EXACTLY, 0)), (f.BY, 0, one, two, SOME), (f.BY, 1, one, two, (f.ODD, 0)))
    bad((f.BY, 1, (f.COUNT, related(f.TOUCHING, SOME)), two, SOME))


def test_prohibitions_of_what_may_not_be_there():
    good((f.NOT_SO, (f.HIGHEST, ANY), (f.EVEN, 0)), (f.NOT_SO, (f.PRODUCT, ANY), (f.AT_LEAST, 5)))
    bad((f.NOT_SO, (f.SUM, ANY), (f.EVEN, 0)), (f.NOT_SO, (f.HIGHEST, ANY), (f.PRIME, 0)))


def test_lines_and_what_touches_a_die():
    good((f.LINES, 3, (f.EXACTLY, 2), COUNT, SOME), (f.LINES, f.SQUARES, SOME, (f.SUM, ANY), (f.ODD, 0)))
    bad((f.LINES, 1, (f.EXACTLY, 2), COUNT, SOME), (f.LINES, 11, (f.EXACTLY, 2), COUNT, SOME))
    bad((f.LINES, 3, SOME, COUNT, SOME), (f.LINES, 3, (f.EXACTLY, 2), COUNT, (f.EXACTLY, 3)))
    good((f.AROUND, dice_of(1), (f.COLOURS, ANY), (f.EXACTLY, 2)))
    bad((f.AROUND, dice_of(1), COUNT, SOME), (f.LINES, 3, (f.EXACTLY, 2), (f.GROUPS, ANY), SOME))


def test_lines_and_shapes():
    good((f.LINE, 1, 8, f.PLAIN, ANY), (f.LINE, 1, 6, f.RISING, ANY), (f.SHAPE, 1, f.SQUARE, ANY))
    bad((f.LINE, 1, 9, f.PLAIN, ANY), (f.LINE, 1, 7, f.CONSECUTIVE, ANY), (f.LINE, 1, 1, f.PLAIN, ANY))
    bad((f.LINE, 1, 3, 5, ANY), (f.SHAPE, 1, 2, ANY))
    bad((f.LINE, 1, 3, f.ONE_NUMBER, dice_of(0, f.ANY_NUMBER, f.COVERED)))
    good((f.READS, 1, f.ROW, (1, 7, 1, 9)), (f.READS, 0, f.STACK, (7, 8, 1)))
    bad((f.READS, 1, f.ROW, (1,)), (f.READS, 1, f.ROW, (1, 2, 3, 4, 5)), (f.READS, 1, f.ROW, (0, 1)))
    bad((f.READS, 1, f.STACK, (1, 7)), (f.READS, 1, f.GROUP, (7, 8)), (f.READS, 1, f.ROW, (10, 1)))


def test_averages_and_groups_that_are_held_against_each_other():
    blue, white = (f.COUNT, dice_of(2)), (f.COUNT, dice_of(3))
    good((f.AVERAGE, 1, 4, ANY), (f.AVERAGE, 0, 6, ANY), (f.AVERAGE, 3, 1, ANY))
    good((f.AVERAGE, 4, 2, dice_of(1)))
    bad((f.AVERAGE, 1, 1, ANY), (f.AVERAGE, 2, 6, ANY), (f.AVERAGE, 3, 6, ANY), (f.AVERAGE, 4, 1, ANY))
    bad((f.AVERAGE, 0, 7, ANY), (f.AVERAGE, 0, 0, ANY), (f.AVERAGE, 5, 3, ANY))
    bad((f.AVERAGE, 0, 3, dice_of(0, f.ANY_NUMBER, f.COVERED)), (f.AVERAGE, 1, 3, dice_of(0, (f.EXACTLY, 5))))
    good((f.TWO_PARTS, f.GROUP, 1, COUNT), (f.TWO_PARTS, f.OF_COLOUR, 0, (f.SUM, ANY)))
    bad((f.TWO_PARTS, f.OF_COLOUR, 1, (f.COLOURS, ANY)))
    good((f.PARTS_HELD, f.GROUP, f.MORE, blue, white), (f.PARTS_HELD, f.STACK, f.AS_MANY, blue, COUNT))
    bad((f.PARTS_HELD, f.GROUP, 0, blue, white), (f.PARTS_HELD, f.GROUP, f.MORE, blue, blue))
    good((f.PARTS_HELD, f.GROUP | 2, f.MORE, blue, white), (f.PARTS_HELD, f.STACK | 2, f.FEWER, blue, COUNT))
    bad((f.PARTS_HELD, f.GROUP, f.MORE, (f.SUM, ANY), white))
    bad((f.AS_MANY, (f.COLOURS, ANY), (f.SUM, ANY)))
    bad((f.BY, 1, (f.SUM, ANY), (f.COLOURS, ANY), (f.EXACTLY, 2)))


def test_what_few_laws_say():
    blue, white, odd = dice_of(2), dice_of(3), dice_of(0, (f.ODD, 0))
    seven = f.EXACTLY, 7
    good((f.SOME_DICE, (f.EXACTLY, 2), f.PAIR, SOME, blue), (f.SOME_DICE, SOME, f.PAIR_SUM, seven, blue))
    good((f.SOME_DICE, (f.EXACTLY, 0), f.THREE_SUM, seven, ANY))
    bad((f.SOME_DICE, SOME, f.PAIR, SOME, blue), (f.SOME_DICE, SOME, f.PAIR_SUM, seven, ANY))
    bad((f.SOME_DICE, (f.EXACTLY, 2), f.THREE_SUM, seven, ANY), (f.SOME_DICE, SOME, f.THREE_SUM, SOME, ANY))
    good((f.RATIO, 1, 2, 3, (f.COUNT, odd), COUNT), (f.RATIO, 4, 3, 1, (f.SUM, ANY), COUNT))
    bad((f.RATIO, 1, 3, 3, (f.COUNT, odd), COUNT), (f.RATIO, 1, 2, 4, (f.COUNT, odd), COUNT))
    bad((f.RATIO, 3, 3, 1, (f.SUM, ANY), COUNT), (f.RATIO, 5, 1, 3, (f.COUNT, odd), COUNT))
    good((f.FOREMOST, 0, blue), (f.FOREMOST, 3, dice_of(0, (f.EXACTLY, 4))))
    bad((f.FOREMOST, 0, odd), (f.FOREMOST, 0, dice_of(5)))
    good((f.AVERAGES, 0, blue, white), (f.AVERAGES, 2, odd, ANY))
    bad((f.AVERAGES, 3, blue, white), (f.AVERAGES, 0, blue, blue), (f.AVERAGES, 0, dice_of(5), blue))
    good((f.IS, COUNT, (f.BETWEEN, 4)), (f.EVERY, blue, dice_of(0, (f.BETWEEN, 2))))
    bad((f.EVERY, blue, dice_of(0, (f.BETWEEN, 3))), (f.IS, (f.COLOURS, ANY), (f.BETWEEN, 2)))
