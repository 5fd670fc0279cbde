"""What every law of `deep-waters.txt` means (the test's own oracle, see `model.py`)."""

from laws.model import (
    BLUE,
    COLOURS,
    EVEN,
    ODD,
    ORANGE,
    PRIME,
    THREES,
    WHITE,
    Law,
    above,
    all_different,
    any_die,
    as_many,
    at_least,
    below,
    both,
    but_not,
    colour,
    colours,
    count,
    every,
    every_group,
    every_stack,
    exactly,
    group_colours,
    group_sum,
    grouped,
    more,
    none,
    numbers,
    on_table,
    product,
    seen,
    shows,
    some_line,
    some_touching_numbers,
    stacked,
    summed,
    together,
    touching,
    touching_exactly,
    touching_numbers,
    valued,
)

SAME_COLOUR_TOUCHED = lambda e, i: any(e.dice[j].colour == e.dice[i].colour for j in e.touching[i])  # noqa: E731

LAWS: dict[str, Law] = {
    # Two properties of one die.
    "There must be exactly one odd blue die.": exactly(1, both(ODD, BLUE)),
    "There must be at least one prime die that is not blue.": at_least(1, but_not(PRIME, BLUE)),
    "There must be no even dice on the table.": none(both(EVEN, on_table)),
    "There must be at least one white die touching no other die.": at_least(
        1, both(WHITE, touching_exactly(0))
    ),
    "There must be more odd orange dice than even white dice.": more(both(ODD, ORANGE), both(EVEN, WHITE)),
    "There must be fewer prime blue dice than multiples of 3.": more(THREES, both(PRIME, BLUE)),
    "There must be as many even blue dice as odd white dice.": as_many(both(EVEN, BLUE), both(ODD, WHITE)),
    "The sum of the even dice must be a multiple of 4.": summed(lambda s: s % 4 == 0, EVEN),
    "The highest blue number must be even.": valued(max, lambda n: n % 2 == 0, BLUE),
    "The lowest orange number must be greater than 2.": valued(min, lambda n: n > 2, ORANGE),
    "The product of the white dice must be at most 6.": valued(product, lambda p: p <= 6, WHITE),
    "The sum of the dice on the table must be odd.": summed(lambda s: s % 2 == 1, on_table),
    # Counting different things.
    "There must be as many different numbers as different colours.": lambda e: numbers(
        lambda k: colours(lambda c: c == k)(e)
    )(e),
    "There must be more different numbers than groups.": lambda e: numbers(lambda k: k > len(e.groups()))(e),
    "There must be as many groups as different colours.": lambda e: colours(lambda k: k == len(e.groups()))(
        e
    ),
    "There must be fewer groups than odd dice.": lambda e: len(e.groups()) < count(e, ODD),
    "There must be more blue dice than groups.": lambda e: count(e, BLUE) > len(e.groups()),
    "There must be exactly two different colours among the odd dice.": colours(lambda k: k == 2, ODD),
    "All orange dice must show the same number.": numbers(lambda k: k <= 1, ORANGE),
    "All even dice must be the same colour.": colours(lambda k: k <= 1, EVEN),
    "All dice of the same colour must show different numbers.": lambda e: all(
        all_different(colour(c))(e) for c in COLOURS
    ),
    "All dice showing the same number must be the same colour.": lambda e: all(
        colours(lambda k: k <= 1, shows(n))(e) for n in range(1, 7)
    ),
    # Touching with conditions.
    "All dice touching a blue die must be odd.": every(both(touching(BLUE), seen), ODD),
    "All dice touching an even die must be white.": every(touching(EVEN), WHITE),
    "All dice touching another die must be less than 5.": every(both(touching(), seen), below(5)),
    "No odd dice may touch an orange die.": none(both(ODD, touching(ORANGE))),
    "Every white die must touch exactly one other die.": every(WHITE, touching_exactly(1)),
    "Odd dice must touch at least one even blue die.": every(ODD, touching(both(EVEN, BLUE))),
    "Every die must touch a die of the same colour.": every(any_die, SAME_COLOUR_TOUCHED),
    "No dice may touch more than one other die.": none(touching(any_die, 2)),
    "There must be exactly two dice touching a blue die.": exactly(2, touching(BLUE)),
    "There must be more dice touching a white die than orange dice.": more(touching(WHITE), ORANGE),
    "There must be at least one die greater than 4 touching a die less than 4.": at_least(
        1, both(above(4), touching(below(4)))
    ),
    "Dice greater than 3 must touch each other.": together(above(3)),
    "Prime dice must not touch each other.": lambda e: (
        not any(PRIME(e, i) and PRIME(e, j) for i, j in e.touching_pairs())
    ),
    "The product of every two touching dice must be even.": touching_numbers(lambda a, b: a * b % 2 == 0),
    "The product of every two touching dice must be a multiple of 3.": touching_numbers(
        lambda a, b: a * b % 3 == 0
    ),
    "The sum of every two touching dice must be prime.": touching_numbers(
        lambda a, b: a + b in (2, 3, 5, 7, 11)
    ),
    "The difference of every two touching dice must be odd.": touching_numbers(lambda a, b: (a - b) % 2 == 1),
    "There must be two touching dice with a product of at least 15.": some_touching_numbers(
        lambda a, b: a * b >= 15
    ),
    # Groups.
    "Every group must have a white die.": every_group(lambda e, g: any(WHITE(e, i) for i in g)),
    "Every group must have exactly two colours.": every_group(lambda e, g: group_colours(e, g) == 2),
    "Every group must be of one colour.": every_group(lambda e, g: group_colours(e, g) == 1),
    "Every group must have an odd number of dice.": every_group(lambda e, g: len(g) % 2 == 1),
    "Every group must have an even sum.": every_group(lambda e, g: group_sum(e, g) % 2 == 0),
    "All groups must have the same number of dice.": grouped(
        lambda groups: len({len(g) for g in groups}) <= 1
    ),
    "There must be exactly one group of two dice.": grouped(
        lambda groups: [len(g) for g in groups].count(2) == 1
    ),
    "There must be exactly one group with an odd sum.": lambda e: (
        sum(group_sum(e, g) % 2 for g in e.groups()) == 1
    ),
    "The largest group must have exactly three dice.": grouped(
        lambda groups: max(map(len, groups), default=0) == 3
    ),
    # Stacks, lines.
    "Every stacked die must stand on a die of another colour.": every_stack(
        lambda e, stack: all(
            e.dice[i].colour != e.dice[j].colour for i, j in zip(stack, stack[1:], strict=False)
        )
    ),
    "There must be more stacked dice than white dice.": more(stacked, WHITE),
    "There must be fewer stacked dice than groups.": lambda e: count(e, stacked) < len(e.groups()),
    "There must be a line of two dice greater than 3.": some_line(
        2, lambda e, line: all(above(3)(e, i) for i in line)
    ),
}
