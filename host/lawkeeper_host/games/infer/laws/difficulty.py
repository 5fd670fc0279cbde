"""How hard a law is to find: 0 to 100, with the reasons in words, and the level that it suggests.

Points are given for every idea that a table has to hit upon (a colour, odd and even, touching ...), for the
form they are put into, and for a law that shows itself rarely. The weights are set so that the laws of our
own packs, which people have put into levels, mostly get their own level.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any, NamedTuple

from lawkeeper.games.infer.laws import forms as f

Tree = tuple[Any, ...]
Die = tuple[Any, ...]
Test = tuple[int, int]

MOST = 100
# The first score of level 2 and of level 3.
LEVEL_STARTS = (34, 49)


class Reason(NamedTuple):
    """An idea in words (no full stop), and what it adds."""

    words: str
    points: int


@dataclass(frozen=True)
class Difficulty:
    """`score` 0..100, the `level` 1..3 that it suggests, and why, heaviest reason first."""

    score: int
    level: int
    reasons: tuple[Reason, ...]


def difficulty(tree: Tree, share: float) -> Difficulty:
    """How hard `tree` is. `share` 0..1: how much of what a table may build at random follows it."""
    ideas = _merged([*_ideas(tree), *_rarity(share)])
    score = min(MOST, sum(idea.points for idea in ideas))
    level = 1 + sum(score >= start for start in LEVEL_STARTS)
    return Difficulty(score, level, tuple(sorted(ideas, key=lambda idea: -idea.points)))


def _merged(ideas: list[Reason]) -> list[Reason]:
    """Each idea once: who has found that colours count has found it for all dice. Again it adds a third."""
    points: dict[str, int] = {}
    for words, value in ideas:
        points[words] = points[words] + (value + 2) // 3 if words in points else value
    return [Reason(words, value) for words, value in points.items() if value > 0]


def _rarity(share: float) -> Iterator[Reason]:
    """A law that nearly everything follows, or nearly nothing, shows itself rarely."""
    rare = min(share, 1 - share)
    if 0 < rare < 0.25:
        points = round((0.25 - rare) * 64)
        if share < 0.5:
            yield Reason(f"only {_percent(share)} of random experiments follow it", points)
        else:
            yield Reason(f"only {_percent(1 - share)} of random experiments break it", points)


def _percent(share: float) -> str:
    return f"{share:.1%}" if share < 0.02 else f"{share:.0%}"


# --- the ideas of a tree ---

_FORM = {
    f.MORE: Reason("a comparison of two counts", 24),
    f.FEWER: Reason("a comparison of two counts", 24),
    f.AS_MANY: Reason("two counts that are equal", 27),
    f.NOT_MORE: Reason("a comparison of two counts", 24),
    f.NOT_FEWER: Reason("a comparison of two counts", 24),
    f.NOT_AS_MANY: Reason("two counts that are not equal", 29),
    f.MAJORITY: Reason("a majority", 28),
    f.MINORITY: Reason("a minority", 28),
    f.EVERY: Reason("one property that asks for another", 8),
    f.ALIKE: Reason("dice that are alike or all different", 20),
    f.WITHIN: Reason("one feature within another", 50),
    f.SET: Reason("dice that are alike among others", 20),
    f.TOGETHER: Reason("dice that hang together", 31),
    f.PARTS: Reason("counting parts of a certain kind", 32),
    f.EVERY_PART: Reason("what every part has", 37),
    f.PARTS_ALIKE: Reason("parts compared with each other", 44),
    f.LINE: Reason("a line", 30),
    f.READS: Reason("dice in a certain order", 36),
    f.SHAPE: Reason("a shape", 40),
    f.NOT_SO: Reason("something that must not be so", 3),
    f.BY: Reason("how much more of one than of another", 32),
    f.AROUND: Reason("what touches each die", 40),
    f.LINES: Reason("counting lines or shapes of a certain kind", 46),
    f.TWO_PARTS: Reason("parts compared with each other", 40),
    f.AVERAGE: Reason("an average", 26),
    f.PARTS_HELD: Reason("a comparison within every part", 44),
    f.SOME_DICE: Reason("dice that are looked at together", 34),
    f.RATIO: Reason("a fraction of a count", 36),
    f.FOREMOST: Reason("more than of every other", 28),
    f.AVERAGES: Reason("two averages that are compared", 40),
}
_PAIR = {
    f.PAIR_SUM: Reason("the sum of two touching dice", 32),
    f.PAIR_DIFFERENCE: Reason("the difference of two touching dice", 35),
    f.PAIR_PRODUCT: Reason("the product of two touching dice", 40),
    f.PAIR_COLOUR: Reason("the colours of two touching dice", 33),
    f.PAIR_NUMBER: Reason("the numbers of two touching dice", 36),
}
_APART = {
    f.PAIR_SUM: Reason("the sum of any two dice", 30),
    f.PAIR_DIFFERENCE: Reason("the difference of any two dice", 33),
    f.PAIR_PRODUCT: Reason("the product of any two dice", 38),
}
_QUANTITY = {
    f.COLOURS: Reason("counting different colours", 13),
    f.NUMBERS: Reason("counting different numbers", 16),
    f.SUM: Reason("a sum", 19),
    f.PRODUCT: Reason("a product", 30),
    f.HIGHEST: Reason("the highest number", 22),
    f.LOWEST: Reason("the lowest number", 21),
    f.RANGE: Reason("highest less lowest number", 26),
    f.RUN: Reason("consecutive numbers", 22),
    f.GROUPS: Reason("counting groups", 22),
    f.STACKS: Reason("counting stacks", 14),
    f.LARGEST: Reason("the size of the largest group", 34),
    f.TALLEST: Reason("the height of the tallest stack", 18),
}
_OF_NUMBER = {
    f.ODD: Reason("odd and even", 12),
    f.EVEN: Reason("odd and even", 12),
    f.PRIME: Reason("prime numbers", 14),
    f.MULTIPLE: Reason("multiples", 12),
    f.EXACTLY: Reason("one number", 9),
    f.AT_LEAST: Reason("large and small numbers", 12),
    f.AT_MOST: Reason("large and small numbers", 12),
    f.NOT: Reason("one number that is not meant", 14),
    f.FACTOR: Reason("factors", 16),
    f.NOT_PRIME: Reason("numbers that are not prime", 18),
    f.NOT_MULTIPLE: Reason("numbers that are no multiples", 16),
    f.BETWEEN: Reason("numbers from one to another", 14),
    f.SAME: Reason("the same number as another die's", 26),
    f.OTHER_THAN: Reason("another number than another die's", 28),
}
_OF_COUNT = {
    f.ODD: Reason("an odd or even outcome", 13),
    f.EVEN: Reason("an odd or even outcome", 13),
    f.PRIME: Reason("a prime outcome", 25),
    f.MULTIPLE: Reason("an outcome that is a multiple", 16),
    f.EXACTLY: Reason("an exact outcome", 6),
    f.AT_LEAST: Reason("a threshold", 6),
    f.AT_MOST: Reason("a threshold", 6),
    f.NOT: Reason("an outcome that is not allowed", 14),
    f.FACTOR: Reason("an outcome that is a factor", 20),
    f.NOT_PRIME: Reason("an outcome that is not prime", 27),
    f.NOT_MULTIPLE: Reason("an outcome that is no multiple", 18),
    f.BETWEEN: Reason("two thresholds", 10),
}
_PLACE = {
    f.STACKED: Reason("standing on a die", 14),
    f.ON_TABLE: Reason("standing on the table", 14),
    f.COVERED: Reason("dice under others", 18),
    f.IN_STACK: Reason("dice in stacks", 16),
    f.IN_LARGEST: Reason("dice in the largest group", 34),
    f.IN_TALLEST: Reason("dice in the tallest stack", 30),
}
# Directions come with the Compass Rose only: a table that plays with it looks for them.
_WAY = {
    f.TOUCHING: Reason("touching", 25),
    f.STANDING_ON: Reason("standing on a certain die", 23),
    f.NORTH: Reason("a direction", 10),
    f.SOUTH: Reason("a direction", 10),
    f.EAST: Reason("a direction", 10),
    f.WEST: Reason("a direction", 10),
    f.GROUPED: Reason("in one group with certain dice", 30),
    f.PILED: Reason("in one stack with certain dice", 24),
    f.APART_FROM: Reason("not touching certain dice", 30),
    f.UNDER: Reason("under a certain die", 23),
    f.HIGHER: Reason("numbers of dice that are compared", 28),
    f.LOWER: Reason("numbers of dice that are compared", 28),
    f.EQUAL: Reason("numbers of dice that are compared", 26),
}
# Stacks are seen at once, and there are few of them.
_OF_STACKS = {
    f.PARTS: Reason("counting stacks of a certain kind", 20),
    f.EVERY_PART: Reason("what every stack has", 22),
    f.PARTS_ALIKE: Reason("stacks compared with each other", 30),
    f.TWO_PARTS: Reason("stacks compared with each other", 28),
    f.PARTS_HELD: Reason("a comparison within every stack", 32),
    f.READS: Reason("dice in a certain order", 24),
}
_COUNTS = f.COUNT, f.COLOURS, f.NUMBERS, f.GROUPS, f.STACKS
_LINE = {
    f.CONSECUTIVE: Reason("consecutive numbers", 12),
    f.ONE_COLOUR: Reason("one colour", 12),
    f.ONE_NUMBER: Reason("one number", 9),
    f.RISING: Reason("rising numbers", 16),
}
_ALIKE_IN = {
    f.BY_BOTH: Reason("alike in number and colour", 12),
    f.BY_NUMBER_ALONE: Reason("alike in number but not in colour", 14),
}


def _ideas(tree: Tree) -> Iterator[Reason]:
    """Everything there is to hit upon in a tree."""
    form, slots = tree[0], tree[1:]
    if form in _OF_STACKS and slots[form == f.READS] == f.STACK:
        yield _OF_STACKS[form]
    elif form in _FORM:
        yield _FORM[form]
    if form == f.IS and slots[0][0] in _COUNTS and slots[1][0] in (f.ODD, f.EVEN):
        yield Reason("a count, and not how many", 16)
    if form == f.PAIRS:
        yield _PAIR[slots[1]] if slots[1] in _PAIR else _APART[slots[1] - f.APART]
    if form == f.LINE and slots[2] in _LINE:
        yield _LINE[slots[2]]
    if form == f.SET and slots[2] in _ALIKE_IN:
        yield _ALIKE_IN[slots[2]]
    if form in (f.LINE, f.SET, f.READS, f.SHAPE) and not slots[0]:
        yield Reason("something that must not be there", 3)
    if form == f.READS:
        yield Reason("a sequence to remember", 5 * len(slots[2]))
    for kind, value in zip(f.SLOTS[form], slots, strict=True):
        yield from _of_slot(kind, value)


def _of_slot(kind: int, value: Any) -> Iterator[Reason]:
    if kind in (f.TEST, f.SMALL_TEST):
        yield from _of_test(value)
    elif kind in (f.QUANTITY, f.PART_QUANTITY):
        if value[0] in _QUANTITY:
            yield _QUANTITY[value[0]]
        yield from _of_die(value[1])
    elif kind in (f.DIE, f.LONE_DIE):
        yield from _of_die(value)


def _of_test(test: Test) -> Iterator[Reason]:
    if test == (f.EXACTLY, 0) or test == (f.AT_MOST, 0):
        yield Reason("something that must not be there", 3)
    elif test != (f.AT_LEAST, 1) and test[0] in _OF_COUNT:
        yield _OF_COUNT[test[0]]


def _of_die(die: Die) -> Iterator[Reason]:
    colour, test, place, relation = die
    yield from _properties(colour, test, place)
    if relation is None:
        return
    way, how_many, other = relation
    yield _WAY[way]
    if how_many[0] == f.EACH:
        yield Reason("all of those dice", 14)
    elif how_many == (f.EXACTLY, 0):
        yield Reason("no such die beside it", 9)
    elif how_many != (f.AT_LEAST, 1):
        yield Reason("how many dice stand by it", 17)
    yield from _properties(*other)


def _properties(colour: int, test: Test, place: int) -> Iterator[Reason]:
    """What a die has to be."""
    count = (colour != 0) + (test[0] != f.ANY) + (place in _PLACE)
    if count > 1:
        yield Reason("several properties of one die", 9 * (count - 1))
    if colour in (f.LIKE, f.UNLIKE):
        yield Reason("the colour of the other die", 24)
    elif colour > 3:
        yield Reason("a colour that is not meant", 16)
    elif colour:
        yield Reason("a colour", 7)
    if test[0] in _OF_NUMBER:
        yield _OF_NUMBER[test[0]]
    if place in _PLACE:
        yield _PLACE[place]
