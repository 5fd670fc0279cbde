# portable: runs on CPython and on the MicroPython VM
"""The sentence of a tree: one of each form, and the pieces of it that the sentence builder shows."""

from fakes.dice import Dice
from fakes.trees import random_tree
from lawkeeper.games.infer.laws import english, phrases
from lawkeeper.games.infer.laws import forms as f

NAMES = ("orange", "blue", "white")
ANY = f.ANY_DIE
ORANGE, BLUE, WHITE = [(slot, f.ANY_NUMBER, 0, None) for slot in (1, 2, 3)]
NOT_BLUE = (5, f.ANY_NUMBER, 0, None)
ODD, EVEN, PRIME = [(0, (kind, 0), 0, None) for kind in (f.ODD, f.EVEN, f.PRIME)]
STACKED, ON_TABLE, COVERED, VISIBLE = [(0, f.ANY_NUMBER, place, None) for place in (1, 2, 3, 4)]
SOME, NONE, ONE, TWO = (f.AT_LEAST, 1), (f.EXACTLY, 0), (f.EXACTLY, 1), (f.EXACTLY, 2)
COUNT = f.COUNT


def number(kind, n, colour=0):
    return colour, (kind, n), 0, None


def related(die, way, test, other):
    return die[:3] + ((way, test, other[:3]),)


SENTENCES = (
    ((f.IS, (COUNT, BLUE), (f.AT_LEAST, 2)), "There must be at least two blue dice."),
    ((f.IS, (COUNT, number(f.EXACTLY, 3)), NONE), "There must be no 3s."),
    ((f.IS, (COUNT, number(f.EXACTLY, 6, 2)), SOME), "There must be at least one blue 6."),
    ((f.IS, (COUNT, number(f.EXACTLY, 2)), TWO), "There must be exactly two 2s."),
    ((f.IS, (COUNT, number(f.MULTIPLE, 3)), SOME), "There must be at least one multiple of 3."),
    ((f.IS, (COUNT, number(f.AT_LEAST, 4)), (f.AT_MOST, 1)), "There must be at most one die greater than 3."),
    ((f.IS, (COUNT, number(f.AT_MOST, 3, 1)), TWO), "There must be exactly two orange dice less than 4."),
    ((f.IS, (COUNT, number(f.NOT, 5)), TWO), "There must be exactly two dice other than 5s."),
    ((f.IS, (COUNT, number(f.PRIME, 0, 5)), SOME), "There must be at least one prime die that is not blue."),
    ((f.IS, (COUNT, WHITE), (f.ODD, 0)), "There must be an odd number of white dice."),
    ((f.IS, (COUNT, ODD), (f.MULTIPLE, 3)), "The number of odd dice must be a multiple of 3."),
    ((f.IS, (COUNT, ANY), (f.NOT, 4)), "The number of dice must not be 4."),
    ((f.IS, (f.COLOURS, ANY), TWO), "There must be exactly two different colours."),
    ((f.IS, (f.COLOURS, ODD), ONE), "There must be exactly one colour among the odd dice."),
    ((f.IS, (f.NUMBERS, ANY), (f.EVEN, 0)), "There must be an even number of different numbers."),
    ((f.IS, (f.SUM, ANY), (f.MULTIPLE, 4)), "The sum of the visible numbers must be a multiple of 4."),
    ((f.IS, (f.SUM, ON_TABLE), (f.ODD, 0)), "The sum of the dice on the table must be odd."),
    ((f.IS, (f.PRODUCT, WHITE), (f.AT_MOST, 6)), "The product of the white dice must be at most 6."),
    ((f.IS, (f.HIGHEST, ANY), (f.EXACTLY, 5)), "The highest number must be exactly 5."),
    ((f.IS, (f.LOWEST, BLUE), (f.PRIME, 0)), "The lowest number among the blue dice must be prime."),
    ((f.IS, (f.RANGE, ANY), (f.NOT, 2)), "The range of the visible numbers must not be 2."),
    ((f.IS, (f.RUN, ANY), (f.AT_LEAST, 2)), "There must be at least two consecutive numbers."),
    ((f.IS, (f.RUN, BLUE), TWO), "The longest run of numbers among the blue dice must be exactly 2."),
    ((f.IS, (f.GROUPS, ANY), ONE), "There must be exactly one group."),
    ((f.IS, (f.STACKS, ANY), (f.NOT, 1)), "The number of stacks must not be 1."),
    ((f.IS, (f.LARGEST, ANY), (f.EXACTLY, 3)), "The largest group must have exactly three dice."),
    ((f.IS, (f.TALLEST, ANY), (f.MULTIPLE, 2)),
     "The number of dice in the tallest stack must be a multiple of 2."),
    ((f.MORE, (COUNT, ODD), (COUNT, BLUE)), "There must be more odd dice than blue dice."),
    ((f.FEWER, (f.GROUPS, ANY), (COUNT, ODD)), "There must be fewer groups than odd dice."),
    ((f.AS_MANY, (f.NUMBERS, ANY), (f.COLOURS, ANY)),
     "There must be as many different numbers as different colours."),
    ((f.MORE, (f.SUM, BLUE), (f.SUM, ODD)),
     "The sum of the blue dice must be greater than the sum of the odd dice."),
    ((f.AS_MANY, (f.SUM, BLUE), (COUNT, ANY)),
     "The sum of the blue dice must be equal to the number of dice."),
    ((f.MAJORITY, WHITE), "There must be a majority of white dice."),
    ((f.MINORITY, PRIME), "There must be a minority of prime dice."),
    ((f.EVERY, BLUE, number(f.AT_LEAST, 4)), "All blue dice must be greater than 3."),
    ((f.EVERY, STACKED, BLUE), "All stacked dice must be blue."),
    ((f.EVERY, BLUE, number(f.EXACTLY, 5)), "All blue dice must be 5s."),
    ((f.EVERY, BLUE, number(f.NOT, 5)), "No blue dice may be 5s."),
    ((f.EVERY, ODD, NOT_BLUE), "No odd dice may be blue."),
    ((f.EVERY, ODD, ON_TABLE), "All odd dice must be on the table."),
    ((f.EVERY, COVERED, number(f.ANY, 0, 6)), "No covered dice may be white."),
    ((f.EVERY, BLUE, (1, (f.ODD, 0), f.STACKED, None)), "All blue dice must be odd stacked orange dice."),
    ((f.EVERY, ANY, related(ANY, f.TOUCHING, SOME, ANY)), "Every die must touch another die."),
    ((f.EVERY, WHITE, related(ANY, f.TOUCHING, ONE, ANY)),
     "Every white die must touch exactly one other die."),
    ((f.EVERY, STACKED, related(ANY, f.STANDING_ON, SOME, (f.UNLIKE, f.ANY_NUMBER, 0))),
     "Every stacked die must stand on a die of another colour."),
    ((f.EVERY, BLUE, related(ANY, f.NORTH, (f.EACH, 0), ORANGE)),
     "Every blue die must be north of every orange die."),
    ((f.EVERY, related(ANY, f.TOUCHING, SOME, BLUE), ODD), "All dice touching a blue die must be odd."),
    ((f.IS, (COUNT, related(ODD, f.TOUCHING, SOME, ORANGE)), NONE),
     "There must be no odd dice touching an orange die."),
    ((f.IS, (COUNT, related(ANY, f.TOUCHING, NONE, ANY)), ONE),
     "There must be exactly one die touching no other die."),
    ((f.IS, (COUNT, related(ANY, f.TOUCHING, SOME, (0, (f.SAME, 0), 0))), SOME),
     "There must be at least one die touching a die showing the same number."),
    ((f.IS, (COUNT, related(ANY, f.STANDING_ON, SOME, ORANGE)), SOME),
     "There must be at least one die standing on an orange die."),
    ((f.IS, (COUNT, related(BLUE, f.NORTH, SOME, ANY)), SOME),
     "There must be at least one blue die north of another die."),
    ((f.ALIKE, 1, f.COLOUR, EVEN), "All even dice must be the same colour."),
    ((f.ALIKE, 0, f.NUMBER, ANY), "All dice must show different numbers."),
    ((f.WITHIN, 0, f.COLOUR), "All dice of the same colour must show different numbers."),
    ((f.WITHIN, 0, f.NUMBER), "All dice showing the same number must be different colours."),
    ((f.WITHIN, 1, f.NUMBER), "All dice showing the same number must be the same colour."),
    ((f.SET, 1, 3, f.BY_COLOUR, ANY), "There must be at least three dice of the same colour."),
    ((f.SET, 0, 2, f.BY_NUMBER, ODD), "There must be no two odd dice showing the same number."),
    ((f.SET, 1, 2, f.BY_BOTH, ANY),
     "There must be at least two dice of the same colour showing the same number."),
    ((f.SET, 1, 2, f.BY_NUMBER_ALONE, ANY),
     "There must be at least two dice showing the same number in more than one colour."),
    ((f.PAIRS, 1, f.PAIR_SUM, (f.EVEN, 0)), "The sum of every two touching dice must be even."),
    ((f.PAIRS, 1, f.PAIR_DIFFERENCE, TWO), "The difference of every two touching dice must be exactly 2."),
    ((f.PAIRS, 0, f.PAIR_PRODUCT, (f.AT_LEAST, 15)),
     "There must be two touching dice with a product that is at least 15."),
    ((f.PAIRS, 1, f.PAIR_COLOUR, (f.OTHER_THAN, 0)), "Every two touching dice must be different colours."),
    ((f.PAIRS, 0, f.PAIR_NUMBER, (f.SAME, 0)), "There must be two touching dice showing the same number."),
    ((f.TOGETHER, (f.LIKE, f.ANY_NUMBER, 0, None)), "All dice of the same colour must touch each other."),
    ((f.TOGETHER, (0, (f.SAME, 0), 0, None)), "All dice showing the same number must touch each other."),
    ((f.TOGETHER, number(f.AT_LEAST, 4)), "All dice greater than 3 must touch each other."),
    ((f.PARTS, f.GROUP, ONE, (COUNT, ANY), TWO), "There must be exactly one group with exactly two dice."),
    ((f.PARTS, f.GROUP, ONE, (f.SUM, ANY), (f.ODD, 0)),
     "There must be exactly one group in which the sum of the visible numbers is odd."),
    ((f.PARTS, f.STACK, (f.NOT, 2), (COUNT, BLUE), SOME),
     "The number of stacks with at least one blue die must not be 2."),
    ((f.EVERY_PART, f.GROUP, (COUNT, WHITE), SOME), "Every group must have at least one white die."),
    ((f.EVERY_PART, f.STACK, (f.COLOURS, ANY), ONE), "Every stack must have exactly one colour."),
    ((f.EVERY_PART, f.GROUP, (f.SUM, ANY), (f.EVEN, 0)),
     "The sum of the visible numbers must be even in every group."),
    ((f.PARTS_ALIKE, f.GROUP, 1, (COUNT, ANY)), "The number of dice must be the same in all groups."),
    ((f.PARTS_ALIKE, f.STACK, 0, (f.HIGHEST, ANY)), "The highest number must be different in all stacks."),
    ((f.LINE, 1, 3, f.PLAIN, ODD), "There must be a line of three odd dice."),
    ((f.LINE, 0, 2, f.CONSECUTIVE, ANY), "There must be no line of two dice with consecutive numbers."),
    ((f.LINE, 1, 3, f.ONE_COLOUR, ANY), "There must be a line of three dice of the same colour."),
    ((f.LINE, 1, 3, f.RISING, BLUE), "There must be a line of three blue dice in ascending order."),
    ((f.READS, 1, f.ROW, (1, 2, 8)), "There must be a line that reads 1, 2, blue."),
    ((f.READS, 0, f.STACK, (7, 3)), "There must be no stack that reads orange, 3 from below."),
    ((f.SHAPE, 1, f.TRIANGLE, BLUE), "There must be a triangle of blue dice."),
    ((f.SHAPE, 0, f.SQUARE, ANY), "There must be no square of dice."),
    ((f.NOT_SO, (f.HIGHEST, ANY), (f.EVEN, 0)), "The highest number must not be even."),
    ((f.IS, (f.SUM, ANY), (f.NOT_PRIME, 0)), "The sum of the visible numbers must not be prime."),
    ((f.IS, (COUNT, number(f.NOT_MULTIPLE, 3)), TWO),
     "There must be exactly two dice that are not multiples of 3."),
    ((f.EVERY, BLUE, number(f.FACTOR, 6)), "All blue dice must be factors of 6."),
    ((f.EVERY, BLUE, (0, f.ANY_NUMBER, f.IN_LARGEST, None)), "All blue dice must be in the largest group."),
    ((f.EVERY, BLUE, related(ANY, f.GROUPED, (f.EACH, 0), BLUE)),
     "Every blue die must be in a group with every blue die."),
    ((f.EVERY, BLUE, related(ANY, f.HIGHER, (f.EACH, 0), WHITE)),
     "Every blue die must be higher than every white die."),
    ((f.EVERY, BLUE, related(ANY, f.EQUAL, SOME, WHITE)),
     "Every blue die must share a number with a white die."),
    ((f.EVERY, related(ANY, f.LOWER, NONE, ANY), BLUE), "All dice lower than no other die must be blue."),
    ((f.IS, (COUNT, related(ANY, f.PILED, SOME, (f.LIKE, f.ANY_NUMBER, 0))), NONE),
     "There must be no dice in a stack with a die of the same colour."),
    ((f.IS, (COUNT, related(BLUE, f.APART_FROM, SOME, BLUE)), NONE),
     "There must be no blue dice out of touch with a blue die."),
    ((f.EVERY, BLUE, related(ANY, f.UNDER, SOME, WHITE)),
     "Every blue die must be directly under a white die."),
    ((f.EVERY_PART, f.OF_COLOUR, (COUNT, ANY), ONE), "Every colour must have exactly one die."),
    ((f.PARTS, f.OF_NUMBER, TWO, (COUNT, ANY), (f.AT_LEAST, 2)),
     "There must be exactly two numbers with at least two dice."),
    ((f.PARTS_ALIKE, f.OF_COLOUR, 1, (f.SUM, ANY)),
     "The sum of the visible numbers must be the same in all colours."),
    ((f.BY, 1, (COUNT, BLUE), (COUNT, WHITE), ONE),
     "There must be exactly one more blue die than white dice."),
    ((f.BY, 2, (COUNT, ODD), (COUNT, EVEN), (f.AT_LEAST, 1)),
     "There must be more than twice as many odd dice as even dice."),
    ((f.BY, 0, (COUNT, ODD), (f.GROUPS, ANY), (f.ODD, 0)),
     "The number of odd dice must differ by an odd number from the number of groups."),
    ((f.BY, 3, (f.SUM, ODD), (f.SUM, EVEN), (f.AT_MOST, 0)),
     "The sum of the odd dice must be at most three times the sum of the even dice."),
    ((f.AROUND, BLUE, (f.COLOURS, ANY), TWO), "Every blue die must touch exactly two different colours."),
    ((f.AROUND, BLUE, (f.SUM, ANY), (f.EVEN, 0)),
     "The sum of the visible numbers must be even around every blue die."),
    ((f.LINES, 3, TWO, (COUNT, ANY), SOME), "There must be exactly two lines of three."),
    ((f.LINES, f.TRIANGLES, SOME, (f.COLOURS, ANY), ONE),
     "There must be at least one triangle with exactly one colour."),
    ((f.TWO_PARTS, f.GROUP, 1, (COUNT, ANY)), "There must be two groups with the same number of dice."),
    ((f.TWO_PARTS, f.STACK, 0, (f.SUM, ODD)),
     "There must be two stacks that differ in the sum of the odd dice."),
    ((f.TWO_PARTS, f.OF_COLOUR, 1, (COUNT, ANY)), "There must be two colours with the same number of dice."),
    ((f.AVERAGE, 1, 4, ANY), "The average of the visible numbers must be at least 4."),
    ((f.AVERAGE, 0, 3, BLUE), "The average of the blue dice must be exactly 3."),
    ((f.AVERAGE, 3, 2, ODD), "The average of the odd dice must be greater than 2."),
    ((f.PARTS_HELD, f.GROUP, f.MORE, (COUNT, BLUE), (COUNT, WHITE)),
     "Every group must have more blue dice than white dice."),
    ((f.PARTS_HELD, f.STACK, f.AS_MANY, (COUNT, ODD), (f.COLOURS, ANY)),
     "Every stack must have as many odd dice as different colours."),
    ((f.PARTS_HELD, f.GROUP, f.FEWER, (f.RUN, ANY), (f.NUMBERS, ANY)),
     "In every group the longest run of numbers must be less than the number of different numbers."),
    ((f.NOT_MORE, (COUNT, ODD), (COUNT, BLUE)), "There must be no more odd dice than blue dice."),
    ((f.NOT_FEWER, (f.GROUPS, ANY), (COUNT, ODD)), "There must be no fewer groups than odd dice."),
    ((f.NOT_AS_MANY, (COUNT, ODD), (COUNT, BLUE)), "There must not be as many odd dice as blue dice."),
    ((f.NOT_MORE, (f.SUM, BLUE), (f.HIGHEST, ANY)),
     "The sum of the blue dice must not be greater than the highest number."),
    ((f.AS_MANY, (f.RUN, ANY), (f.NUMBERS, ANY)),
     "The longest run of numbers must be equal to the number of different numbers."),
    ((f.PAIRS, 1, f.PAIR_SUM + f.APART, (f.EVEN, 0)), "The sum of every two dice must be even."),
    ((f.PAIRS, 0, f.PAIR_DIFFERENCE + f.APART, TWO),
     "There must be two dice with a difference that is exactly 2."),
    ((f.EVERY, BLUE, (0, f.ANY_NUMBER, 0, (f.TOUCHING, (f.ODD, 0), f.ANY_DIE[:3]))),
     "Every blue die must touch an odd number of other dice."),
    ((f.IS, (COUNT, BLUE), (f.BETWEEN, 4)), "There must be from 2 to 4 blue dice."),
    ((f.IS, (f.SUM, ANY), (f.BETWEEN, 62)), "The sum of the visible numbers must be from 8 to 12."),
    ((f.EVERY, BLUE, number(f.BETWEEN, 8)), "All blue dice must be from 3 to 5."),
    ((f.PARTS_HELD, f.STACK | 2, f.MORE, (COUNT, BLUE), (COUNT, WHITE)),
     "There must be a stack with more blue dice than white dice."),
    ((f.SOME_DICE, TWO, f.PAIR, SOME, BLUE), "There must be exactly two pairs of touching blue dice."),
    ((f.SOME_DICE, ONE, f.PAIR_COLOUR, (f.SAME, 0), ANY),
     "There must be exactly one pair of touching dice of the same colour."),
    ((f.SOME_DICE, (f.EXACTLY, 0), f.PAIR_SUM + f.APART, (f.EXACTLY, 7), BLUE),
     "There must be no pairs of blue dice with a sum that is exactly 7."),
    ((f.SOME_DICE, (f.MULTIPLE, 3), f.PAIR, SOME, ANY),
     "The number of pairs of touching dice must be a multiple of 3."),
    ((f.SOME_DICE, (f.EXACTLY, 0), f.THREE_SUM, (f.AT_MOST, 7), ANY),
     "There must be no three dice with a sum that is at most 7."),
    ((f.RATIO, 1, 2, 3, (COUNT, EVEN), (COUNT, ANY)),
     "The number of even dice must be at least two thirds of the number of dice."),
    ((f.RATIO, 4, 4, 1, (f.SUM, ANY), (COUNT, ANY)),
     "The sum of the visible numbers must be less than four times the number of dice."),
    ((f.FOREMOST, 0, BLUE), "There must be more blue dice than dice of any other colour."),
    ((f.FOREMOST, 2, number(f.EXACTLY, 3)),
     "There must be at least as many 3s as dice of any other number."),
    ((f.AVERAGES, 0, BLUE, WHITE),
     "The average of the blue dice must be greater than the average of the white dice."),
)  # fmt: skip


def test_a_sentence_of_every_form():
    assert sorted({tree[0] for tree, _ in SENTENCES}) == list(f.SLOTS)
    for tree, text in SENTENCES:
        assert english.sentence(tree, NAMES) == text, (english.sentence(tree, NAMES), text)


def test_the_colours_have_the_names_of_the_box():
    tree = (f.EVERY, related(ANY, f.TOUCHING, SOME, BLUE), ORANGE)
    said = english.sentence(tree, ("red", "indigo", "black"))
    assert said == "All dice touching an indigo die must be red."


def test_item_47_a_random_law_says_neither_and_nor_or_nor_if():
    chance = Dice(47)
    for _ in range(60):
        words = english.sentence(random_tree(chance), NAMES)[:-1].lower().split()
        assert not [word for word in ("and", "or", "if", "unless", "then") if word in words], words


def test_most_random_laws_fit_six_rows():
    chance = Dice(126)
    assert len([1 for _ in range(60) if len(english.sentence(random_tree(chance), NAMES)) > 126]) < 6


def test_pieces_for_the_sentence_builder():
    assert phrases.die_phrase(ODD, NAMES) == "odd die"
    assert phrases.die_phrase(number(f.EXACTLY, 5, 2), NAMES, 1) == "blue 5s"
    assert phrases.die_phrase(related(ANY, f.TOUCHING, (f.AT_MOST, 1), ANY), NAMES, 1) == (
        "dice touching at most one other die"
    )
    assert phrases.test_phrase((f.AT_LEAST, 10)) == "at least 10" and phrases.test_phrase(f.ANY_NUMBER) == ""
    assert phrases.relation_phrase((f.TOUCHING, (f.EACH, 0), ANY[:3]), NAMES) == "touch every other die"
    assert phrases.quantity_phrase((f.SUM, BLUE), NAMES) == "sum of the blue dice"
    assert phrases.quantity_phrase((f.TALLEST, ANY), NAMES) == "number of dice in the tallest stack"
    assert phrases.many((f.EXACTLY, 12), "die", "dice") == "exactly 12 dice"
