"""What every law of `compass-rose.txt` means (the test's own oracle, see `model.py`)."""

from laws.model import (
    BLUE,
    EVEN,
    ODD,
    ORANGE,
    PRIME,
    WHITE,
    Filter,
    Law,
    above,
    any_die,
    as_many,
    at_least,
    both,
    count,
    counted,
    every,
    exactly,
    majority,
    more,
    none,
    numbers,
    seen,
    summed,
    valued,
)


def _along(axis: str, sign: int, other: Filter) -> Filter:
    """Dice that lie further that way than some die of `other`, at any distance and level (Infer item 84)."""
    return lambda e, i: any(
        sign * (getattr(e.dice[i], axis) - getattr(e.dice[j], axis)) > 0 and other(e, j) for j in e.all
    )


def north(other: Filter = any_die) -> Filter:
    """Dice north of such a die: in a row with a smaller y."""
    return _along("y", -1, other)


def south(other: Filter = any_die) -> Filter:
    """Dice south of such a die."""
    return _along("y", 1, other)


def west(other: Filter = any_die) -> Filter:
    """Dice west of such a die: with a smaller x."""
    return _along("x", -1, other)


def east(other: Filter = any_die) -> Filter:
    """Dice east of such a die."""
    return _along("x", 1, other)


def _same_colour_north(e, i):  # type: ignore[no-untyped-def]
    return any(e.dice[j].y < e.dice[i].y and e.dice[j].colour == e.dice[i].colour for j in e.all)


def _other_colour_west(e, i):  # type: ignore[no-untyped-def]
    return any(e.dice[j].x < e.dice[i].x and e.dice[j].colour != e.dice[i].colour for j in e.all)


LAWS: dict[str, Law] = {
    "There must be at least one orange die north of a blue die.": at_least(1, both(ORANGE, north(BLUE))),
    "There must be at least one white die east of another die.": at_least(1, both(WHITE, east())),
    "There must be at least one blue die south of a white die.": at_least(1, both(BLUE, south(WHITE))),
    "There must be no blue dice west of a white die.": none(both(BLUE, west(WHITE))),
    "There must be no orange dice south of another die.": none(both(ORANGE, south())),
    "There must be no white dice north of an orange die.": none(both(WHITE, north(ORANGE))),
    "There must be exactly one die north of a white die.": exactly(1, north(WHITE)),
    "There must be exactly one die west of an orange die.": exactly(1, west(ORANGE)),
    # With numbers, and for all dice.
    "There must be at least one odd die south of an even die.": at_least(1, both(ODD, south(EVEN))),
    "There must be at least one even die west of a die greater than 4.": at_least(
        1, both(EVEN, west(above(4)))
    ),
    "There must be no prime dice east of a white die.": none(both(PRIME, east(WHITE))),
    "There must be an odd number of dice east of a blue die.": counted(east(BLUE), lambda k: k % 2 == 1),
    "All blue dice must be north of an orange die.": every(BLUE, north(ORANGE)),
    "All odd dice must be west of an even die.": every(ODD, west(EVEN)),
    "All dice south of another die must be even.": every(both(south(), seen), EVEN),
    "All dice east of an even die must be blue.": every(east(EVEN), BLUE),
    # Two ideas at once.
    "There must be more dice north of an orange die than white dice.": more(north(ORANGE), WHITE),
    "There must be as many dice west of a blue die as odd dice.": as_many(west(BLUE), ODD),
    "There must be a majority of dice east of another die.": majority(east()),
    "The sum of the dice north of another die must be even.": summed(lambda s: s % 2 == 0, north()),
    "The highest number among the dice west of another die must be odd.": valued(
        max, lambda n: n % 2 == 1, west()
    ),
    "There must be exactly one die south of a die of the same colour.": exactly(1, _same_colour_north),
    "Every white die must be east of a die of another colour.": every(WHITE, _other_colour_west),
    "There must be fewer dice east of a white die than different numbers.": lambda e: numbers(
        lambda k: count(e, east(WHITE)) < k
    )(e),
}
