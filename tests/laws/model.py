"""A small model of experiments, by hand: what the sentences of our packs mean, to check the packs themselves.

It is the test's own oracle and knows nothing of a parser: every law of `host/packs` has its meaning written
down in the module beside this one that is named as its pack, and `test_laws.py` asks whether it can be shown,
is balanced and is new.
"""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator
from math import prod
from typing import NamedTuple

from lawkeeper.games.infer.laws import experiment

COLOURS = ("orange", "blue", "white")


class Die(NamedTuple):
    """One die: its colour, its top face 1-6, the cell it stands in and its level (0 is the table)."""

    colour: str
    face: int
    x: int
    y: int
    level: int


class Experiment:
    """A tuple of dice with everything a law may ask worked out once. Dice are named by their index."""

    def __init__(self, dice: tuple[Die, ...]) -> None:
        self.dice = dice
        self.all = range(len(dice))
        place = {(die.x, die.y, die.level): i for i, die in enumerate(dice)}
        self.below = {i: place.get((die.x, die.y, die.level - 1)) for i, die in enumerate(dice)}
        covered = {under for under in self.below.values() if under is not None}
        self.visible = [i for i in self.all if i not in covered]
        self.touching = [{j for j in self.all if j != i and _touch(dice[i], dice[j])} for i in self.all]

    def faces(self) -> list[int]:
        """The visible numbers."""
        return [self.dice[i].face for i in self.visible]

    def touching_pairs(self) -> Iterator[tuple[int, int]]:
        """Every pair of dice that touch, once."""
        return ((i, j) for i in self.all for j in self.touching[i] if i < j)

    def number_pairs(self) -> Iterator[tuple[int, int]]:
        """The numbers of every touching pair whose faces are both visible (Infer items L03, L20)."""
        seen = set(self.visible)
        return ((self.dice[i].face, self.dice[j].face) for i, j in self.touching_pairs() if {i, j} <= seen)

    def groups(self, among: list[int] | None = None) -> list[set[int]]:
        """The connected sets of touching dice; a lone die is a group (Infer item 59)."""
        left, found = set(self.all if among is None else among), []
        while left:
            group, edge = set(), {left.pop()}
            while edge:
                die = edge.pop()
                group.add(die)
                edge |= self.touching[die] & left
                left -= edge
            found.append(group)
        return found

    def stacks(self) -> list[list[int]]:
        """The stacks of two dice or more, each from the table upwards."""
        above = {under: i for i, under in self.below.items() if under is not None}
        stacks = []
        for foot in (i for i in self.all if self.below[i] is None and i in above):
            stack = [foot]
            while stack[-1] in above:
                stack.append(above[stack[-1]])
            stacks.append(stack)
        return stacks

    def lines(self, length: int) -> Iterator[list[int]]:
        """Every straight row of `length` touching dice at one level, read from each end (Infer item 66)."""
        place = {(die.x, die.y, die.level): i for i, die in enumerate(self.dice)}
        for die in self.dice:
            for dx, dy in ((a, b) for a in (-1, 0, 1) for b in (-1, 0, 1) if a or b):
                row = [place.get((die.x + k * dx, die.y + k * dy, die.level)) for k in range(length)]
                if None not in row:
                    yield [i for i in row if i is not None]


def _touch(one: Die, two: Die) -> bool:
    """Infer items 57, 58: cells that share an edge or a corner at one level, or one directly on the other."""
    across = max(abs(one.x - two.x), abs(one.y - two.y))
    return across + abs(one.level - two.level) == 1


Law = Callable[[Experiment], bool]
Filter = Callable[[Experiment, int], bool]


def random_experiment(chance: random.Random, dice: int) -> Experiment:
    """`dice` dice placed as people do: mostly beside others, some on top, some apart."""
    placed: list[Die] = []
    for _ in range(dice):
        x, y, level = _free_place(chance, placed)
        placed.append(Die(chance.choice(COLOURS), chance.randint(1, 6), x, y, level))
    return Experiment(tuple(placed))


def _free_place(chance: random.Random, placed: list[Die]) -> tuple[int, int, int]:
    """A place that is free and rests on something."""
    height: dict[tuple[int, int], int] = {}
    for die in placed:
        height[die.x, die.y] = max(height.get((die.x, die.y), 0), die.level + 1)
    way = chance.random() if placed else 1.0
    if way < 0.2:
        x, y = chance.choice(sorted(height))
        return x, y, height[x, y]
    if way < 0.65:
        base = chance.choice(placed)
        around = _row_ends(placed) if chance.random() < 0.3 else []
        around = around or [(base.x + a, base.y + b) for a in (-1, 0, 1) for b in (-1, 0, 1)]
        free = [cell for cell in around if cell not in height]
        if free:
            return *chance.choice(free), 0
    # Apart: far to the right of everything, an island of its own.
    return max((die.x for die in placed), default=-3) + 3, chance.randint(-3, 3), 0


def _row_ends(placed: list[Die]) -> list[tuple[int, int]]:
    """The cells that would make two touching dice on the table a row of three."""
    foot = [die for die in placed if die.level == 0]
    pairs = [(one, two) for one in foot for two in foot if one != two and _touch(one, two)]
    return [(2 * two.x - one.x, 2 * two.y - one.y) for one, two in pairs]


def sample(seed: int, each: int, most: int) -> list[Experiment]:
    """The null experiment and `each` random ones of every size from 1 to `most` dice."""
    chance = random.Random(seed)
    sizes = [size for size in range(1, most + 1) for _ in range(each)]
    return [Experiment(())] + [random_experiment(chance, size) for size in sizes]


# --- filters: what a die is ---


def colour(name: str) -> Filter:
    """Dice of one colour, covered ones too (Infer item 63)."""
    return lambda e, i: e.dice[i].colour == name


def number(test: Callable[[int], bool]) -> Filter:
    """Dice whose visible number passes `test`; a covered die has none (Infer item 63)."""
    return lambda e, i: i in e.visible and test(e.dice[i].face)


def shows(face: int) -> Filter:
    """Dice showing `face`."""
    return number(lambda n: n == face)


def above(least: int) -> Filter:
    """Dice showing more than `least`."""
    return number(lambda n: n > least)


def below(most: int) -> Filter:
    """Dice showing less than `most`."""
    return number(lambda n: n < most)


ORANGE, BLUE, WHITE = colour("orange"), colour("blue"), colour("white")
ODD, EVEN = number(lambda n: n % 2 == 1), number(lambda n: n % 2 == 0)
PRIME = number(lambda n: n in (2, 3, 5))
THREES = number(lambda n: n % 3 == 0)


def any_die(e: Experiment, i: int) -> bool:
    """Every die."""
    return True


def seen(e: Experiment, i: int) -> bool:
    """Dice whose face is visible."""
    return i in e.visible


def covered(e: Experiment, i: int) -> bool:
    """Dice with another die on them."""
    return i not in e.visible


def stacked(e: Experiment, i: int) -> bool:
    """Dice standing on another die (Infer item L16)."""
    return e.below[i] is not None


def on_table(e: Experiment, i: int) -> bool:
    """Dice standing on the table."""
    return e.below[i] is None


def touching(other: Filter = any_die, least: int = 1) -> Filter:
    """Dice that touch at least `least` dice of `other`."""
    return lambda e, i: sum(other(e, j) for j in e.touching[i]) >= least


def touching_exactly(count: int) -> Filter:
    """Dice that touch exactly `count` dice."""
    return lambda e, i: len(e.touching[i]) == count


def standing_on(other: Filter) -> Filter:
    """Dice directly on a die of `other`."""

    def test(e: Experiment, i: int) -> bool:
        under = e.below[i]
        return under is not None and other(e, under)

    return test


def both(*filters: Filter) -> Filter:
    """Dice that all of `filters` pick."""
    return lambda e, i: all(pick(e, i) for pick in filters)


def but_not(one: Filter, two: Filter) -> Filter:
    """Dice that `one` picks and `two` does not."""
    return lambda e, i: one(e, i) and not two(e, i)


# --- laws: what an experiment must be ---


def count(e: Experiment, pick: Filter) -> int:
    """How many dice `pick` picks."""
    return sum(pick(e, i) for i in e.all)


def counted(pick: Filter, test: Callable[[int], bool]) -> Law:
    """The number of such dice passes `test`."""
    return lambda e: test(count(e, pick))


def at_least(n: int, pick: Filter) -> Law:
    """At least `n` such dice."""
    return counted(pick, lambda k: k >= n)


def at_most(n: int, pick: Filter) -> Law:
    """At most `n` such dice."""
    return counted(pick, lambda k: k <= n)


def exactly(n: int, pick: Filter) -> Law:
    """Exactly `n` such dice."""
    return counted(pick, lambda k: k == n)


def none(pick: Filter) -> Law:
    """No such dice."""
    return at_most(0, pick)


def every(pick: Filter, other: Filter) -> Law:
    """All dice of `pick` are `other`; laws about numbers pass over covered dice: give `both(pick, seen)`."""
    return lambda e: all(other(e, i) for i in e.all if pick(e, i))


def more(pick: Filter, other: Filter) -> Law:
    """More dice of `pick` than of `other`."""
    return lambda e: count(e, pick) > count(e, other)


def as_many(pick: Filter, other: Filter) -> Law:
    """As many dice of `pick` as of `other`."""
    return lambda e: count(e, pick) == count(e, other)


def majority(pick: Filter) -> Law:
    """More than half of the dice; none of none is no majority (Infer item 56)."""
    return lambda e: 2 * count(e, pick) > len(e.dice)


def minority(pick: Filter) -> Law:
    """Fewer than half of the dice; none of none is no minority."""
    return lambda e: 2 * count(e, pick) < len(e.dice)


def colours(test: Callable[[int], bool], pick: Filter = any_die) -> Law:
    """The number of different colours among such dice passes `test`."""
    return lambda e: test(len({e.dice[i].colour for i in e.all if pick(e, i)}))


def numbers(test: Callable[[int], bool], pick: Filter = any_die) -> Law:
    """The number of different visible numbers among such dice passes `test`."""
    return lambda e: test(len({e.dice[i].face for i in e.visible if pick(e, i)}))


def all_different(pick: Filter = any_die) -> Law:
    """The visible numbers of such dice are all different."""

    def test(e: Experiment) -> bool:
        faces = [e.dice[i].face for i in e.visible if pick(e, i)]
        return len(set(faces)) == len(faces)

    return test


def summed(test: Callable[[int], bool], pick: Filter = any_die) -> Law:
    """The sum of the visible numbers of such dice passes `test`; of none it is 0 (Infer item 56)."""
    return lambda e: test(sum(e.dice[i].face for i in e.visible if pick(e, i)))


def valued(value: Callable[[list[int]], int], test: Callable[[int], bool], pick: Filter = any_die) -> Law:
    """A product, highest, lowest or range passes `test`; of no numbers there is none: X (Infer item 56)."""

    def law(e: Experiment) -> bool:
        faces = [e.dice[i].face for i in e.visible if pick(e, i)]
        return bool(faces) and test(value(faces))

    return law


def spread(faces: list[int]) -> int:
    """Highest minus lowest."""
    return max(faces) - min(faces)


def touching_numbers(test: Callable[[int, int], bool]) -> Law:
    """The numbers of every touching pair pass `test`; no such pair: followed."""
    return lambda e: all(test(a, b) for a, b in e.number_pairs())


def some_touching_numbers(test: Callable[[int, int], bool]) -> Law:
    """The numbers of some touching pair pass `test`."""
    return lambda e: any(test(a, b) for a, b in e.number_pairs())


def touching_colours(test: Callable[[str, str], bool]) -> Law:
    """The colours of every touching pair pass `test`."""
    return lambda e: all(test(e.dice[i].colour, e.dice[j].colour) for i, j in e.touching_pairs())


def together(pick: Filter) -> Law:
    """Such dice touch each other: one group among themselves (Infer item L10)."""
    return lambda e: len(e.groups([i for i in e.all if pick(e, i)])) <= 1


def grouped(test: Callable[[list[set[int]]], bool]) -> Law:
    """The groups pass `test`."""
    return lambda e: test(e.groups())


def every_group(test: Callable[[Experiment, set[int]], bool]) -> Law:
    """Every group passes `test`."""
    return lambda e: all(test(e, group) for group in e.groups())


def group_colours(e: Experiment, group: set[int]) -> int:
    """How many colours a group has."""
    return len({e.dice[i].colour for i in group})


def group_sum(e: Experiment, group: set[int]) -> int:
    """The sum of the visible numbers of a group."""
    return sum(e.dice[i].face for i in group if i in e.visible)


def stack_heights(test: Callable[[list[int]], bool]) -> Law:
    """The heights of the stacks pass `test`."""
    return lambda e: test([len(stack) for stack in e.stacks()])


def every_stack(test: Callable[[Experiment, list[int]], bool]) -> Law:
    """Every stack passes `test`."""
    return lambda e: all(test(e, stack) for stack in e.stacks())


def some_line(length: int, test: Callable[[Experiment, list[int]], bool]) -> Law:
    """Some line of `length` dice passes `test`."""
    return lambda e: any(test(e, line) for line in e.lines(length))


def consecutive(e: Experiment, line: list[int]) -> bool:
    """The numbers along a line go up by one; lines are read from either end, so going down is going up."""
    faces = [e.dice[i].face for i in line]
    return all(i in e.visible for i in line) and all(
        b - a == 1 for a, b in zip(faces, faces[1:], strict=False)
    )


def product(faces: list[int]) -> int:
    """The product of the numbers."""
    return prod(faces)


def dice_code(e: Experiment) -> bytes:
    """The experiment as the box keeps it."""
    numbers = {name: slot for slot, name in enumerate(COLOURS, 1)}
    return bytes(experiment.pack((numbers[die.colour], die.face, die.x, die.y) for die in e.dice))
