"""A third judge of laws: slow, plain, written from the rules alone, for the tests to hold the others against.

An experiment is a list of `Die`; a tree of `laws.forms` is read straight from its documentation.
Nothing here comes from the box's judge or from the host's engine.
"""

from __future__ import annotations

import fractions
import itertools
import math
from typing import Any, NamedTuple

from lawkeeper.games.infer.laws import experiment
from lawkeeper.games.infer.laws import forms as f

Tree = tuple[Any, ...]


class Die(NamedTuple):
    """A die; equal ones are told apart by their places."""

    colour: int
    number: int
    x: int
    y: int
    level: int


class Table:
    """One experiment: its dice, and what of it the rules speak of."""

    def __init__(self, code: bytes) -> None:
        self.dice = [Die(*row) for row in experiment.dice(code)]
        self.lean = bool(code[0] & 0x80)
        at = {(die.x, die.y, die.level) for die in self.dice}
        self.seen = {die for die in self.dice if (die.x, die.y, die.level + 1) not in at}

    def touch(self, one: Die, two: Die) -> bool:
        """Items 57, 58; a leaning experiment has its two upper dice the other way."""
        if one == two:
            return False
        if (one.x, one.y) == (two.x, two.y):
            return abs(one.level - two.level) == 1
        near = abs(one.x - two.x) <= 1 and abs(one.y - two.y) <= 1
        if self.lean and one.level == two.level == 1:
            return not near
        return near and one.level == two.level

    def groups(self, dice: list[Die]) -> list[list[Die]]:
        """The connected sets of some dice (item 59)."""
        groups: list[list[Die]] = []
        for die in dice:
            joined = [group for group in groups if any(self.touch(die, other) for other in group)]
            groups = [group for group in groups if group not in joined] + [[die] + sum(joined, [])]
        return groups

    def stacks(self) -> list[list[Die]]:
        """The columns of two dice or more, from below."""
        feet = [die for die in self.dice if die.level == 0]
        columns = [
            sorted((d for d in self.dice if (d.x, d.y) == (foot.x, foot.y)), key=lambda d: d.level)
            for foot in feet
        ]
        return [column for column in columns if len(column) >= 2]

    def parts(self, part: int) -> list[list[Die]]:
        """Groups, stacks, the dice of each number that is there or of each of the three colours."""
        if part == f.OF_COLOUR:
            return [[die for die in self.dice if die.colour == colour] for colour in (1, 2, 3)]
        if part == f.OF_NUMBER:
            rows = [[die for die in self.seen if die.number == number] for number in range(1, 7)]
            return [row for row in rows if row]
        return self.groups(self.dice) if part == f.GROUP else self.stacks()

    def shapes(self, square: int) -> list[list[Die]]:
        """Three dice of one level that all touch, each once; four at the corners of a square."""
        at = {(die.x, die.y, die.level): die for die in self.dice}
        if square:
            sides = ((1, 0), (0, 1), (1, 1)), ((-1, 1), (1, 1), (0, 2))
            cells = [
                [(d.x + x, d.y + y, d.level) for x, y in ((0, 0), *way)] for d in self.dice for way in sides
            ]
            return [[at[cell] for cell in some] for some in cells if all(cell in at for cell in some)]
        threes = itertools.combinations(self.dice, 3)
        return [list(t) for t in threes if all(self.touch(*two) for two in itertools.combinations(t, 2))]

    def lines(self, length: int) -> list[list[Die]]:
        """Every straight row of so many dice, each touching the next, once from each end (items 65, 66)."""
        found = [[die] for die in self.dice]
        for _ in range(length - 1):
            found = [[*row, die] for row in found for die in self.dice if self._goes_on(row, die)]
        return found

    def _goes_on(self, row: list[Die], die: Die) -> bool:
        last = row[-1]
        if die.level != last.level or not self.touch(last, die):
            return False
        return len(row) < 2 or (die.x - last.x, die.y - last.y) == (last.x - row[-2].x, last.y - row[-2].y)


BOUNDS = [(low, high) for high in range(2, 66) for low in range(1, high)]


def passes(test: Tree, value: int) -> bool:
    """Whether a whole number is what a test wants."""
    kind, n = test
    return {
        f.ANY: lambda: True,
        f.ODD: lambda: value % 2 == 1,
        f.EVEN: lambda: value % 2 == 0,
        f.PRIME: lambda: value >= 2 and all(value % k for k in range(2, value)),
        f.MULTIPLE: lambda: value % n == 0,
        f.EXACTLY: lambda: value == n,
        f.AT_LEAST: lambda: value >= n,
        f.AT_MOST: lambda: value <= n,
        f.NOT: lambda: value != n,
        f.FACTOR: lambda: value in [k for k in range(1, n + 1) if n % k == 0],
        f.NOT_PRIME: lambda: not passes((f.PRIME, 0), value),
        f.NOT_MULTIPLE: lambda: value % n != 0,
        f.BETWEEN: lambda: BOUNDS[n][0] <= value <= BOUNDS[n][1],
    }[kind]()


def has_colour(die: Die, colour: int) -> bool:
    """0 any, 1..3 that one, 4..6 not that one."""
    return colour == 0 or die.colour == colour or (colour > 3 and die.colour != colour - 3)


def has_place(t: Table, die: Die, place: int) -> bool:
    """Where a die is."""
    if place > f.VISIBLE:
        parts = t.groups(t.dice) if place == f.IN_LARGEST else t.stacks()
        most = max((len(part) for part in parts), default=0)
        return any(die in part for part in parts if place == f.IN_STACK or len(part) == most)
    return {
        f.ANYWHERE: True,
        f.STACKED: die.level > 0,
        f.ON_TABLE: die.level == 0,
        f.COVERED: die not in t.seen,
        f.VISIBLE: die in t.seen,
    }[place]


def is_such(t: Table, die: Die, what: Tree) -> bool:
    """Whether a die is one of those that a tree means. A covered die has no number (item 63)."""
    colour, test, place, relation = what
    if not has_colour(die, colour) or not has_place(t, die, place):
        return False
    if test[0] != f.ANY and not (die in t.seen and passes(test, die.number)):
        return False
    return relation is None or is_related(t, die, relation)


def is_related(t: Table, die: Die, relation: Tree) -> bool:
    """Whether as many others as the test says stand in that relation to the die."""
    way, test, thing = relation
    if way >= f.HIGHER:
        return is_compared(t, die, relation)
    others = [other for other in t.dice if other != die and is_object(t, die, other, thing)]
    near = [other for other in others if stands(t, die, way, other)]
    return len(near) == len(others) if test[0] == f.EACH else passes(test, len(near))


def is_compared(t: Table, die: Die, relation: Tree) -> bool:
    """Whether the number of a die is that to the numbers of as many others as the test says; covered dice
    have none."""
    way, test, thing = relation
    others = [other for other in t.seen if other != die and is_object(t, die, other, thing)]
    sign = {f.HIGHER: 1, f.LOWER: -1, f.EQUAL: 0}[way]
    near = [o for o in others if (die.number > o.number) - (die.number < o.number) == sign]
    if die not in t.seen:
        return False
    return len(near) == len(others) if test[0] == f.EACH else passes(test, len(near))


def is_object(t: Table, die: Die, other: Die, thing: Tree) -> bool:
    """Whether another die is an object of the relation that `die` has."""
    colour, test, place = thing
    if colour == f.LIKE and other.colour != die.colour or colour == f.UNLIKE and other.colour == die.colour:
        return False
    if colour < f.LIKE and not has_colour(other, colour) or not has_place(t, other, place):
        return False
    if test[0] in (f.SAME, f.OTHER_THAN):
        both = die in t.seen and other in t.seen
        return both and (die.number == other.number) == (test[0] == f.SAME)
    return test[0] == f.ANY or other in t.seen and passes(test, other.number)


def stands(t: Table, die: Die, way: int, other: Die) -> bool:
    """Whether a die stands to another in that way (items 57, 58, 84)."""
    return {
        f.TOUCHING: t.touch(die, other),
        f.STANDING_ON: (die.x, die.y, die.level) == (other.x, other.y, other.level + 1),
        f.NORTH: die.y < other.y,
        f.SOUTH: die.y > other.y,
        f.EAST: die.x > other.x,
        f.WEST: die.x < other.x,
        f.GROUPED: any({die, other} <= set(group) for group in t.groups(t.dice)),
        f.PILED: (die.x, die.y) == (other.x, other.y),
        f.APART_FROM: not t.touch(die, other),
        f.UNDER: (die.x, die.y, die.level) == (other.x, other.y, other.level - 1),
    }[way]


def such(t: Table, what: Tree, among: list[Die] | None = None) -> list[Die]:
    """The dice that a tree means."""
    return [die for die in (t.dice if among is None else among) if is_such(t, die, what)]


def measure(t: Table, quantity: Tree, among: list[Die] | None = None) -> int | None:
    """A quantity of an experiment, or of a part of it; None when there is none (item 56)."""
    what, kind = quantity
    dice = such(t, kind, among)
    numbers = [die.number for die in dice if die in t.seen]
    if what in (f.PRODUCT, f.HIGHEST, f.LOWEST, f.RANGE) and not numbers:
        return None
    return {
        f.COUNT: lambda: len(dice),
        f.COLOURS: lambda: len({die.colour for die in dice}),
        f.NUMBERS: lambda: len(set(numbers)),
        f.SUM: lambda: sum(numbers),
        f.PRODUCT: lambda: math.prod(numbers),
        f.HIGHEST: lambda: max(numbers),
        f.LOWEST: lambda: min(numbers),
        f.RANGE: lambda: max(numbers) - min(numbers),
        f.RUN: lambda: longest_run(set(numbers)),
        f.GROUPS: lambda: len(t.groups(t.dice)),
        f.STACKS: lambda: len(t.stacks()),
        f.LARGEST: lambda: max((len(group) for group in t.groups(t.dice)), default=0),
        f.TALLEST: lambda: max((len(stack) for stack in t.stacks()), default=0),
    }[what]()


def longest_run(numbers: set[int]) -> int:
    """How many consecutive numbers there are at most."""
    runs = [n for start in range(1, 7) for n in range(1, 7) if set(range(start, start + n)) <= numbers]
    return max(runs, default=0)


def passes_or_not(test: Tree, value: int | None) -> bool:
    """What has no value is nothing that can be required, but what is forbidden it is not (item 56)."""
    return test[0] in (f.NOT, f.NOT_PRIME, f.NOT_MULTIPLE) if value is None else passes(test, value)


def alike(same: int, things: list[Any]) -> bool:
    """All the same, or all different."""
    return len(set(things)) <= 1 if same else len(set(things)) == len(things)


def follows(tree: Tree, code: bytes) -> bool:
    """Whether an experiment follows a law."""
    return LAWS[tree[0]](Table(code), *tree[1:])


def law_is(t: Table, quantity: Tree, test: Tree) -> bool:
    """A quantity is what the test wants."""
    return passes_or_not(test, measure(t, quantity))


def compare(*signs: int) -> Any:
    """More (1), fewer (-1) or as many (0). What has no value is none of these."""

    def law(t: Table, one: Tree, two: Tree) -> bool:
        a, b = measure(t, one), measure(t, two)
        if a is None or b is None:
            return len(signs) == 2
        return (a > b) - (a < b) in signs

    return law


def majority(t: Table, what: Tree) -> bool:
    """More than half."""
    return 2 * len(such(t, what)) > len(t.dice)


def minority(t: Table, what: Tree) -> bool:
    """Less than half."""
    return 2 * len(such(t, what)) < len(t.dice)


def every(t: Table, what: Tree, other: Tree) -> bool:
    """Each of the first is one of the second; a covered one is passed over when that asks for its number."""
    own = other[1][0] != f.ANY
    if other[3] is not None:
        own = own or other[3][2][1][0] in (f.SAME, f.OTHER_THAN) or other[3][0] >= f.HIGHER
    return all(is_such(t, die, other) for die in such(t, what) if not own or die in t.seen)


def all_alike(t: Table, same: int, feature: int, what: Tree) -> bool:
    """The colours, or the visible numbers, of such dice are all the same or all different."""
    dice = such(t, what)
    if feature == f.COLOUR:
        return alike(same, [die.colour for die in dice])
    return alike(same, [die.number for die in dice if die in t.seen])


def within(t: Table, same: int, feature: int) -> bool:
    """The numbers within each colour, or the colours within each number; of visible dice."""
    if feature == f.COLOUR:
        return all(alike(same, [d.number for d in t.seen if d.colour == colour]) for colour in (1, 2, 3))
    return all(alike(same, [d.colour for d in t.seen if d.number == number]) for number in range(1, 7))


def some_set(t: Table, yes: int, n: int, how: int, what: Tree) -> bool:
    """At least n such dice that are alike."""
    dice = such(t, what)
    seen = [die for die in dice if die in t.seen]
    numbers = [[die for die in seen if die.number == number] for number in range(1, 7)]
    sets = {
        f.BY_NUMBER: numbers,
        f.BY_COLOUR: [[die for die in dice if die.colour == colour] for colour in (1, 2, 3)],
        f.BY_BOTH: [[die for die in row if die.colour == colour] for row in numbers for colour in (1, 2, 3)],
        f.BY_NUMBER_ALONE: [row for row in numbers if len({die.colour for die in row}) > 1],
    }[how]
    return any(len(row) >= n for row in sets) == bool(yes)


def pairs(t: Table, each: int, what: int, test: Tree) -> bool:
    """Every two (some two) touching dice, or any two; all but the colours need both faces."""
    verdicts = []
    for one, two in itertools.combinations(t.dice, 2):
        if what < f.APART and not t.touch(one, two) or what != f.PAIR_COLOUR and not {one, two} <= t.seen:
            continue
        if what == f.PAIR_COLOUR:
            verdicts.append((one.colour == two.colour) == (test[0] == f.SAME))
        elif what == f.PAIR_NUMBER:
            verdicts.append((one.number == two.number) == (test[0] == f.SAME))
        else:
            a, b = one.number, two.number
            value = {f.PAIR_SUM: a + b, f.PAIR_DIFFERENCE: abs(a - b), f.PAIR_PRODUCT: a * b}[what % f.APART]
            verdicts.append(passes(test, value))
    return all(verdicts) if each else any(verdicts)


def together(t: Table, what: Tree) -> bool:
    """Such dice are one group among themselves, or none."""
    if what[0] == f.LIKE:
        return all(len(t.groups([d for d in t.dice if d.colour == colour])) <= 1 for colour in (1, 2, 3))
    if what[1][0] == f.SAME:
        return all(len(t.groups([d for d in t.seen if d.number == number])) <= 1 for number in range(1, 7))
    return len(t.groups(such(t, what))) <= 1


def parts(t: Table, part: int, count: Tree, quantity: Tree, test: Tree) -> bool:
    """So many parts have a quantity that passes."""
    return passes(count, sum(passes_or_not(test, measure(t, quantity, some)) for some in t.parts(part)))


def every_part(t: Table, part: int, quantity: Tree, test: Tree) -> bool:
    """Every part has a quantity that passes."""
    return all(passes_or_not(test, measure(t, quantity, some)) for some in t.parts(part))


def parts_alike(t: Table, part: int, same: int, quantity: Tree) -> bool:
    """The values of all parts are the same, or different; those without one are passed over."""
    values = [measure(t, quantity, some) for some in t.parts(part)]
    return alike(same, [value for value in values if value is not None])


def two_parts(t: Table, part: int, same: int, quantity: Tree) -> bool:
    """Some two parts that have a value have the same, or another."""
    values = [value for value in (measure(t, quantity, some) for some in t.parts(part)) if value is not None]
    return any((one == two) == bool(same) for one, two in itertools.combinations(values, 2))


def parts_held(t: Table, part: int, form: int, one: Tree, other: Tree) -> bool:
    """Each part, or some part, has more of the one than of the other; what has no value is not so."""
    verdicts = []
    for some in t.parts(part % 2):
        a, b = measure(t, one, some), measure(t, other, some)
        none = a is None or b is None
        verdicts.append(not none and {f.MORE: a > b, f.FEWER: a < b, f.AS_MANY: a == b}[form])
    return any(verdicts) if part > 1 else all(verdicts)


def some_dice(t: Table, count: Tree, what: int, test: Tree, dice: Tree) -> bool:
    """So many twos (threes) of such dice of which it is so."""
    found = 0
    for some in itertools.combinations(such(t, dice), 3 if what == f.THREE_SUM else 2):
        if what == f.THREE_SUM:
            found += set(some) <= t.seen and passes(test, sum(die.number for die in some))
        elif what == f.PAIR:
            found += t.touch(*some)
        else:
            found += pairs(Two(t, some), 0, what, test)
    return passes(count, found)


class Two:
    """Two dice of a table, which touch if they do there."""

    def __init__(self, t: Table, dice: tuple[Die, ...]) -> None:
        self.dice, self.seen, self.touch = list(dice), t.seen, t.touch


def ratio(t: Table, how: int, part: int, parts: int, one: Tree, other: Tree) -> bool:
    """The one held against a fraction of the other."""
    a, b = measure(t, one), measure(t, other)
    if a is None or b is None:
        return False
    share = fractions.Fraction(part, parts) * b
    return (a == share, a >= share, a <= share, a > share, a < share)[how]


def foremost(t: Table, how: int, what: Tree) -> bool:
    """There are more of that colour, or number, than of each other."""
    colour, number, *rest = what
    if colour:
        others = [(n, number, *rest) for n in (1, 2, 3) if n != colour]
    else:
        others = [(0, (f.EXACTLY, n), *rest) for n in range(1, 7) if n != number[1]]
    mine = len(such(t, what))
    counts = [len(such(t, other)) for other in others]
    return all((mine > n, mine < n, mine >= n, mine <= n)[how] for n in counts)


def averages(t: Table, how: int, one: Tree, other: Tree) -> bool:
    """Two means are compared; there must be both."""
    means = []
    for what in (one, other):
        numbers = [die.number for die in such(t, what) if die in t.seen]
        if not numbers:
            return False
        means.append(fractions.Fraction(sum(numbers), len(numbers)))
    return (means[0] > means[1], means[0] < means[1], means[0] == means[1])[how]


def average(t: Table, how: int, n: int, what: Tree) -> bool:
    """The mean of the visible numbers of such dice; there must be one."""
    numbers = [die.number for die in such(t, what) if die in t.seen]
    if not numbers:
        return False
    mean = fractions.Fraction(sum(numbers), len(numbers))
    return (mean == n, mean >= n, mean <= n, mean > n, mean < n)[how]


def not_so(t: Table, quantity: Tree, test: Tree) -> bool:
    """A prohibition: what is not there is not so."""
    return not law_is(t, quantity, test)


def by(t: Table, times: int, one: Tree, other: Tree, test: Tree) -> bool:
    """So much more than so many times the other; 0 times: so far apart."""
    a, b = measure(t, one), measure(t, other)
    if a is None or b is None:
        return False
    return passes(test, a - times * b if times else abs(a - b))


def around(t: Table, what: Tree, quantity: Tree, test: Tree) -> bool:
    """What touches each such die has a quantity that passes."""
    near = [[other for other in t.dice if t.touch(die, other)] for die in such(t, what)]
    return all(passes_or_not(test, measure(t, quantity, some)) for some in near)


def lines(t: Table, what: int, count: Tree, quantity: Tree, test: Tree) -> bool:
    """So many lines, triangles or squares have a quantity that passes; a line is one from either end."""
    found = t.lines(what) if what < f.TRIANGLES else t.shapes(what == f.SQUARES)
    once = {frozenset(row) for row in found}
    return passes(count, sum(passes_or_not(test, measure(t, quantity, list(some))) for some in once))


def line(t: Table, yes: int, n: int, kind: int, what: Tree) -> bool:
    """Some n dice in a row are such dice, and of that kind."""
    rows = [row for row in t.lines(n) if all(is_such(t, die, what) for die in row)]
    return any(is_line(t, row, kind) for row in rows) == bool(yes)


def is_line(t: Table, row: list[Die], kind: int) -> bool:
    """Whether a row is of a kind, read from its first die."""
    if kind == f.PLAIN:
        return True
    if kind == f.ONE_COLOUR:
        return len({die.colour for die in row}) == 1
    if not set(row) <= t.seen:
        return False
    steps = {two.number - one.number for one, two in itertools.pairwise(row)}
    if kind == f.RISING:
        return min(steps) > 0
    return steps == ({1} if kind == f.CONSECUTIVE else {0})


def reads(t: Table, yes: int, part: int, items: tuple[int, ...]) -> bool:
    """Some row from one of its ends, or a piece of a stack from below, reads so."""
    n = len(items)
    rows = t.lines(n)
    if part == f.STACK:
        rows = [stack[start : start + n] for stack in t.stacks() for start in range(len(stack) - n + 1)]
    return any(all(shows(t, die, item) for die, item in zip(row, items)) for row in rows) == bool(yes)


def shows(t: Table, die: Die, item: int) -> bool:
    """Whether a die is an item of a sequence."""
    return die.colour == item - 6 if item > 6 else die in t.seen and die.number == item


def shape(t: Table, yes: int, which: int, what: Tree) -> bool:
    """A triangle or a square of such dice."""
    dice = such(t, what)
    at = {(die.x, die.y, die.level) for die in dice}
    if which == f.TRIANGLE:
        sets = itertools.combinations(dice, 3)
        found = any(all(t.touch(*two) for two in itertools.combinations(some, 2)) for some in sets)
    else:
        corners = (((0, 0), (0, 1), (1, 0), (1, 1)), ((0, 1), (1, 0), (1, 2), (2, 1)))  # a block, a diamond
        ways = itertools.product(dice, (-1, 0), corners)  # each die as the first corner or east of it
        found = any({(d.x + w + a, d.y + b, d.level) for a, b in cells} <= at for d, w, cells in ways)
    return found == bool(yes)


LAWS = {
    f.NOT_MORE: compare(0, -1), f.NOT_FEWER: compare(0, 1), f.NOT_AS_MANY: compare(1, -1),
    f.IS: law_is, f.MORE: compare(1), f.FEWER: compare(-1), f.AS_MANY: compare(0),
    f.MAJORITY: majority, f.MINORITY: minority, f.EVERY: every, f.ALIKE: all_alike, f.WITHIN: within,
    f.SET: some_set, f.PAIRS: pairs, f.TOGETHER: together,
    f.PARTS: parts, f.EVERY_PART: every_part, f.PARTS_ALIKE: parts_alike,
    f.LINE: line, f.READS: reads, f.SHAPE: shape,
    f.NOT_SO: not_so, f.BY: by, f.AROUND: around, f.LINES: lines, f.TWO_PARTS: two_parts,
    f.AVERAGE: average, f.PARTS_HELD: parts_held,
    f.SOME_DICE: some_dice, f.RATIO: ratio, f.FOREMOST: foremost, f.AVERAGES: averages,
}  # fmt: skip
