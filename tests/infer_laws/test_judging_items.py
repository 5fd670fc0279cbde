# portable: runs on CPython and on the MicroPython VM
"""Infer's rules about judging, item by item, on the box's judge. Orange, blue and white are O, B and W."""

from fakes.dice import Dice
from fakes.trees import dice_of, lay, random_code, random_tree
from lawkeeper.games.infer.laws import forms as f
from lawkeeper.games.infer.laws.experiment import dice, pack
from lawkeeper.games.infer.laws.judge import follows, mask
from lawkeeper.games.infer.laws.world import one

ORANGE, BLUE, WHITE = 1, 2, 3
ANY = f.ANY_DIE
ODD, EVEN, PRIME = (f.ODD, 0), (f.EVEN, 0), (f.PRIME, 0)
NONE, SOME = (f.EXACTLY, 0), (f.AT_LEAST, 1)
EACH_OF_ALL, SAME = (f.EACH, 0), (f.SAME, 0)
THING = (0, f.ANY_NUMBER, 0)  # any other die


def exactly(n):
    return f.EXACTLY, n


def at_least(n):
    return f.AT_LEAST, n


def count(test, *die):
    return f.IS, (f.COUNT, dice_of(*die)), test


def value(what, test, *die):
    return f.IS, (what, dice_of(*die)), test


def verdicts(tree, *experiments):
    """-> "OX..." for experiments as text."""
    return "".join(["O" if follows(tree, lay(text)) else "X" for text in experiments])


def touches(test, thing=THING):
    return f.TOUCHING, test, thing


def test_item_40_zero_is_even():
    assert verdicts(count(EVEN), "", "O1", "O1 B2") == "OXO"
    assert verdicts(count(EVEN, 0, ODD), "O2 O4", "O1 O4", "O1 O3") == "OXO"


def test_item_43_numbers_of_dice():
    assert verdicts(count(at_least(2)), "O1", "O1 B2", "O1/B2") == "XOO"
    assert verdicts(count((f.AT_MOST, 1)), "O1", "O1 B2") == "OX"
    assert verdicts(count((f.NOT, 2)), "O1", "O1 B2") == "OX"


def test_item_43_colours():
    assert verdicts(count(SOME, ORANGE), "O1", "B1", "B1 O1") == "OXO"
    assert verdicts(count(NONE, 3 + ORANGE), "O1", "B1", "B1 O1") == "OXX"


def test_item_43_visible_faces():
    assert verdicts(count(SOME, 0, exactly(3)), "B3", "B2", "B3/B2") == "OXX"


def test_item_43_sequences_and_consecutive_numbers():
    assert verdicts(value(f.RUN, at_least(3)), "O1 . B3 . W2", "O1 B2 W4", "O1 B2 W3/W5") == "OXX"
    row = (f.READS, 1, f.ROW, (1, 2, 3))
    assert verdicts(row, "O1 B2 W3", "W3 B2 O1", "O1 B3 W2", "O1 . B2 W3", "W3/O1 B2 W3") == "OOXXX"
    stack = (f.READS, 1, f.STACK, (6 + ORANGE, 6 + BLUE, 3))
    assert verdicts(stack, "O1/B1/W3", "W2/O1/B1/W3", "O1/B1/W3/O1", "W3/B1/O1", "O1 B1 W3") == "OOXXX"


def test_item_43_groupings():
    groups = (f.IS, (f.GROUPS, ANY), exactly(2))
    assert verdicts(groups, "O1 . B1", "O1 B1", "O1/O2 . B1/B2", "O1 . B1 . W1") == "OXOX"


def test_item_43_touching_or_not():
    lone = count(SOME, 0, f.ANY_NUMBER, 0, touches(NONE))
    assert verdicts(lone, "O1", "O1 B1", "O1 B1 . W1") == "OXO"
    assert verdicts(count(SOME, 0, f.ANY_NUMBER, 0, touches(exactly(2))), "O1 B1 W1", "O1 B1") == "OX"


def test_item_43_stacked_or_on_the_table():
    assert verdicts(count(SOME, 0, f.ANY_NUMBER, f.STACKED), "O1/B1", "O1 B1") == "OX"
    assert verdicts(count(SOME, BLUE, f.ANY_NUMBER, f.ON_TABLE), "O1/B1", "B1/O1") == "XO"


def test_item_43_majority_and_minority():
    assert verdicts((f.MAJORITY, dice_of(WHITE)), "W1 W2 O1", "W1 O1", "O1") == "OXX"
    assert verdicts((f.MINORITY, dice_of(WHITE)), "W1 W2 O1", "W1 O1", "O1", "W1 O1 O2") == "XXOO"


def test_item_43_same_and_different():
    assert verdicts((f.ALIKE, 1, f.COLOUR, ANY), "O1 O2", "O1 B1", "O1") == "OXO"
    assert verdicts((f.ALIKE, 0, f.NUMBER, ANY), "O1 O2", "O1 B1", "O1 B1/W2") == "OXO"
    assert verdicts((f.SET, 1, 2, f.BY_BOTH, ANY), "O1 O1", "O1 B1", "O1 O2") == "OXX"
    assert verdicts((f.SET, 1, 2, f.BY_NUMBER_ALONE, ANY), "O1 O1", "O1 B1", "O1 O2") == "XOX"
    assert verdicts((f.WITHIN, 0, f.COLOUR), "O1 O1", "O1 B1", "O1 O2") == "XOO"


def test_item_43_odd_and_even():
    assert verdicts(count(SOME, BLUE, EVEN), "B2", "B1", "O2") == "OXX"


def test_item_43_mathematics():
    assert verdicts(value(f.PRODUCT, exactly(12)), "O3 B4", "O2 B6/W6", "O2 B2 W3", "O2 B2") == "OOOX"
    assert verdicts(value(f.SUM, PRIME), "O3 B4", "O3 B3", "O2") == "OXO"
    assert verdicts(value(f.RANGE, exactly(2)), "O3 B5 W4", "O3", "O1 W6") == "OXX"
    assert verdicts(count(SOME, 0, (f.MULTIPLE, 3)), "O3", "O6", "O4") == "OOX"


def test_item_43_shapes():
    assert verdicts((f.SHAPE, 1, f.SQUARE, ANY), "O1 O2 | O3 O4", "O1 O2 O3 O4") == "OX"
    assert verdicts((f.SHAPE, 1, f.SQUARE, ANY), ". O1 . | O2 . O3 | . O4 .") == "O"  # a diamond is a square
    assert verdicts((f.SHAPE, 0, f.TRIANGLE, dice_of(BLUE)), "B1 B2 | B3", "B1 B2 | O3") == "XO"


def test_item_45_where_and_how_far_apart_makes_no_difference():
    chance = Dice(45)
    for form in range(len(f.SLOTS)):
        for _ in range(8):
            tree = random_tree(chance, form)
            code = random_code(chance, 6)
            there = [(c, n, x + 3, y + 5) for c, n, x, y, _ in dice(code)]
            assert follows(tree, code) == follows(tree, pack(there, code[0] & 0x80))
    for tree in (count(SOME, ORANGE, f.ANY_NUMBER, 0, touches(SOME)), (f.IS, (f.GROUPS, ANY), exactly(2))):
        assert len(set(verdicts(tree, "O1 . B1", "O1 . . . B1", "O1 | . | . . . B1"))) == 1


def test_item_46_a_verdict_depends_on_one_experiment_alone():
    chance = Dice(46)
    laws = [random_tree(chance, form) for form in range(len(f.SLOTS))]
    codes = [random_code(chance, 6) for _ in range(10)]
    first = [[follows(law, code) for code in codes] for law in laws]
    again = [[follows(law, code) for code in reversed(codes)] for law in reversed(laws)]
    assert [list(reversed(row)) for row in reversed(again)] == first


def test_item_52_one_die_that_contradicts_is_enough():
    blue_fives = (f.EVERY, dice_of(BLUE), dice_of(0, exactly(5)))
    assert verdicts(blue_fives, "B5 B3", "B5 B5", "B5 O3") == "XOO"


def test_item_53_what_is_not_there_contradicts_nothing():
    whites_touch = (f.EVERY, dice_of(WHITE), dice_of(0, f.ANY_NUMBER, 0, touches(SOME)))
    assert verdicts(whites_touch, "", "O1 B2", "W1 . B2", "W1 B2") == "OOXO"
    for law in (
        (f.EVERY, dice_of(BLUE), dice_of(0, ODD)),
        (f.ALIKE, 1, f.COLOUR, ANY),
        (f.ALIKE, 0, f.NUMBER, ANY),
        (f.WITHIN, 1, f.NUMBER),
        (f.PAIRS, 1, f.PAIR_SUM, exactly(5)),
        (f.TOGETHER, dice_of(0, ODD)),
        (f.EVERY_PART, f.GROUP, (f.COUNT, ANY), exactly(2)),
        (f.PARTS_ALIKE, f.STACK, 0, (f.COUNT, ANY)),
    ):
        assert verdicts(law, "") == "O"


def test_item_54_no_dice_are_not_some_and_are_none():
    assert verdicts(count(SOME, ORANGE), "") == "X"
    assert verdicts(count(NONE, ORANGE), "") == "O"
    for yes in (0, 1):
        for law in (
            (f.SET, yes, 2, f.BY_NUMBER, ANY),
            (f.LINE, yes, 2, f.PLAIN, ANY),
            (f.READS, yes, f.STACK, (7, 8)),
            (f.SHAPE, yes, f.TRIANGLE, ANY),
        ):
            assert verdicts(law, "") == ("X" if yes else "O")


def test_item_55_blue_dice_must_be_odd_is_followed_without_blue_dice():
    assert verdicts((f.EVERY, dice_of(BLUE), dice_of(0, ODD)), "", "O2", "B2", "B1") == "OOXO"


def test_item_56_counting_on_the_null_experiment_is_plain_arithmetic():
    orange, blue = (f.COUNT, dice_of(ORANGE)), (f.COUNT, dice_of(BLUE))
    assert verdicts((f.MORE, orange, blue), "") == "X"
    assert verdicts((f.FEWER, orange, blue), "") == "X"
    assert verdicts((f.AS_MANY, orange, blue), "", "O1 B1", "O1") == "OOX"
    assert verdicts(count((f.AT_MOST, 2)), "") == "O"
    assert verdicts(count(NONE), "") == "O"
    assert verdicts(count(EVEN), "") == "O"
    assert verdicts(value(f.SUM, NONE), "", "O1") == "OX"
    assert verdicts(value(f.SUM, EVEN), "") == "O"
    assert verdicts((f.MAJORITY, dice_of(BLUE)), "") == "X"
    assert verdicts((f.MINORITY, dice_of(BLUE)), "") == "X"


def test_item_56_of_no_numbers_there_is_no_product_and_no_highest():
    for what in (f.PRODUCT, f.HIGHEST, f.LOWEST, f.RANGE):
        for test in (exactly(1), NONE, SOME, (f.AT_MOST, 5), ODD, EVEN, PRIME, (f.MULTIPLE, 3)):
            assert verdicts(value(what, test), "") == "X"
            assert verdicts(value(what, test, BLUE), "O1") == "X"
        assert verdicts(value(what, (f.NOT, 6)), "") == "O"


def test_item_57_dice_touch_across_edges_and_corners():
    touching = count(SOME, 0, f.ANY_NUMBER, 0, touches(SOME))
    assert verdicts(touching, "O1 B1", "O1 | B1", "O1 | . B1", ". O1 | B1") == "OOOO"
    assert verdicts(touching, "O1 . B1", "O1 | . . B1", "O1") == "XXX"


def test_item_58_a_die_touches_the_one_that_it_stands_on():
    assert verdicts((f.PAIRS, 0, f.PAIR_COLOUR, SAME), "O1/O2", "O1/B2", "O1/B2/O3") == "OXX"
    assert verdicts(count(exactly(2), 0, f.ANY_NUMBER, 0, touches(exactly(1))), "O1/B2/W3") == "O"
    # At another height beside it: no.
    blue = BLUE, f.ANY_NUMBER, 0
    by_blue = count(SOME, WHITE, f.ANY_NUMBER, 0, touches(SOME, blue))
    assert verdicts(by_blue, "O1/W2 B1", "O1/W2 O1/B1", "B1/W2") == "XOO"


def test_item_59_a_lone_die_is_a_group():
    groups = (f.PARTS_ALIKE, f.GROUP, 1, (f.COUNT, ANY))
    assert verdicts((f.IS, (f.GROUPS, ANY), exactly(3)), "O1 . B1 . W1") == "O"
    assert verdicts(groups, "O1 . B1 . W1", "O1 B1 . W1", "O1 B1 . W1/W2") == "OXO"
    assert verdicts((f.IS, (f.LARGEST, ANY), exactly(1)), "O1 . B1", "O1 B1") == "OX"
    one_odd_sum = (f.PARTS, f.GROUP, exactly(1), (f.SUM, ANY), ODD)
    assert verdicts(one_odd_sum, "O1 B1 . W1", "O1 . B1", "O1 B2") == "OXO"


def test_item_60_only_faces_that_are_seen_from_above_count():
    assert verdicts(value(f.SUM, exactly(7)), "O5/O6 O1", "O6/O5 O1", "O6/O1") == "OXX"
    assert verdicts(value(f.NUMBERS, exactly(1)), "O1/B2/W3", "O3/B3 W2") == "OX"


def test_item_61_the_face_under_another_die_does_not_count_but_its_colour_does():
    red_five_under_white_two = "O5/W2"
    assert verdicts(count(NONE, 0, exactly(5)), red_five_under_white_two) == "O"
    assert verdicts(count(SOME, ORANGE), red_five_under_white_two) == "O"
    assert verdicts(value(f.SUM, exactly(2)), red_five_under_white_two) == "O"


def test_item_62_a_die_is_covered_wholly_or_not_at_all():
    covered = count(exactly(1), 0, f.ANY_NUMBER, f.COVERED)
    visible = count(exactly(2), 0, f.ANY_NUMBER, f.VISIBLE)
    for text in ("O1/B1 W1", ". W1 | B1/O1", "O1 | W1/B1"):
        assert verdicts(covered, text) == verdicts(visible, text) == "O"
    assert verdicts(count(exactly(2), 0, f.ANY_NUMBER, f.COVERED), "O1/B1/W1") == "O"


def test_item_63_laws_about_all_dice_pass_over_covered_ones():
    all_even = (f.EVERY, ANY, dice_of(0, EVEN))
    no_odd = count(NONE, 0, ODD)
    for text, verdict in (("O5/B2", "O"), ("O2/B5", "X"), ("O2 B4", "O"), ("", "O")):
        assert verdicts(all_even, text) == verdicts(no_odd, text) == verdict
    assert verdicts(value(f.PRODUCT, exactly(12)), "O5/B3 W4") == "O"
    alone = (f.EVERY, ANY, dice_of(0, f.ANY_NUMBER, 0, touches(NONE, (0, SAME, 0))))
    assert verdicts(alone, "O5/B5 W4", "O5/B5 W5 O5") == "OX"


def test_item_63_and_54_the_rule_texts_law_and_theory_are_the_same():
    chance = Dice(63)
    law, theory = (f.EVERY, ANY, dice_of(0, EVEN)), count(NONE, 0, ODD)
    for _ in range(200):
        code = random_code(chance, 6)
        assert follows(law, code) == follows(theory, code)


def test_item_64_covered_dice_are_counted():
    assert verdicts(count(exactly(3)), "O1/B1/W1") == "O"
    assert verdicts(value(f.COLOURS, exactly(3)), "O1/B1/W1") == "O"
    assert verdicts((f.MORE, (f.COUNT, dice_of(ORANGE)), (f.COUNT, dice_of(WHITE))), "O1/O2/W3") == "O"


def test_item_65_a_line_reads_both_ways():
    rising = (f.LINE, 1, 3, f.RISING, ANY)
    assert verdicts(rising, "O1 B2 W3", "O3 B2 W1", "O1 B3 W2", "O1 B4 W6", "O1 B1 W2") == "OOXOX"
    steps = (f.LINE, 1, 3, f.CONSECUTIVE, ANY)
    assert verdicts(steps, "O1 B2 W3", "O3 B2 W1", "O1 B3 W2", "O1 B4 W6") == "OOXX"
    chance = Dice(65)
    for _ in range(100):
        code = random_code(chance, 6)
        turned = [(c, n, 31 - x, 31 - y) for c, n, x, y, _ in dice(code)]
        assert follows(rising, code) == follows(rising, pack(turned, code[0] & 0x80))


def test_item_66_a_line_is_straight_at_one_level_and_each_die_touches_the_next():
    line = (f.LINE, 1, 3, f.PLAIN, ANY)
    assert verdicts(line, "O1 B2 W3", "O1 | B2 | W3", "O1 | . B2 | . . W3", ". . O1 | . B2 | W3") == "OOOO"
    assert verdicts(line, "O1 B2 . W3", "O1 B2 | . . W3", "O1/B2/W3") == "XXX"
    assert verdicts(line, "O1 B2 W3 O4", "O1/O2 B1 W1/W2", "O1/O2 B1/B2 W1/W2") == "OOO"
    assert verdicts((f.LINE, 1, 3, f.ONE_COLOUR, ANY), "O1 O2 O3 B4", "O1 O2 B3") == "OX"
    assert verdicts((f.LINE, 0, 2, f.ONE_NUMBER, ANY), "O1 B1", "O1 B2", "O1/B1 W1", "O2/B1 W1") == "XOOO"
    assert verdicts((f.LINE, 1, 2, f.PLAIN, dice_of(0, ODD)), "O1 B2 W3", "O1 W3") == "XO"


def test_item_67_distances_do_not_exist():
    for law in (
        (f.IS, (f.GROUPS, ANY), exactly(2)),
        count(exactly(2), 0, f.ANY_NUMBER, 0, touches(NONE)),
        count(exactly(2), 0, f.ANY_NUMBER, 0, touches(EACH_OF_ALL, (BLUE, f.ANY_NUMBER, 0))),
    ):
        assert len(set(verdicts(law, "O1 . W1", "O1 . . . . W1", "O1 | . | . | . | . . W1"))) == 1


def test_item_84_north_is_any_row_further_up_in_any_column_and_at_any_level():
    north = count(SOME, BLUE, f.ANY_NUMBER, 0, (f.NORTH, SOME, THING))
    assert verdicts(north, "B1 | O1", ". . B1 | . | O1", "O1 | B1", "O1 B1", "B1", "O1/B1 | W1") == "OOXXXO"
    assert verdicts(count(SOME, BLUE, f.ANY_NUMBER, 0, (f.SOUTH, SOME, THING)), "B1 | O1", "O1 | B1") == "XO"
    assert verdicts(count(SOME, BLUE, f.ANY_NUMBER, 0, (f.EAST, SOME, THING)), "B1 O1", "O1 B1") == "XO"
    assert verdicts(count(SOME, BLUE, f.ANY_NUMBER, 0, (f.WEST, SOME, THING)), "B1 O1", "O1 | B1") == "OX"
    of_white = f.NORTH, EACH_OF_ALL, (WHITE, f.ANY_NUMBER, 0)
    all_north = (f.EVERY, dice_of(BLUE), dice_of(0, f.ANY_NUMBER, 0, of_white))
    assert verdicts(all_north, "", "B1", "W1", "B1 | W1", "B1 W2 | W1") == "OOOOX"


def test_a_mask_of_one_world_is_the_verdict():
    assert mask(count(SOME), one(lay("O1"))) == 1
    assert mask(count(SOME), one(lay(""))) == 0
