"""A law decided over all experiments of up to four dice: who follows it, how often, and how far two laws
differ.

The box's own evaluator (`laws.judge`) does the deciding, one shape of experiments at a time (`laws.worlds`);
what follows is a mask with a bit for each world, and counting is a count of bits.

Two shares are told. *Random experiments* are those a table may build: any way of standing of that many dice,
dice as they were thrown. *All experiments* counts each different experiment once.
"""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from functools import cached_property
from hashlib import sha256
from statistics import fmean as mean
from typing import Any

from lawkeeper.games.infer.laws import judge, looks
from lawkeeper.games.infer.laws.forms import ROWS
from lawkeeper_host.games.infer.laws.worlds import DIRECTIONS, MOST, Shape, Space, space

Tree = tuple[Any, ...]
SIZES = range(1, MOST + 1)


class Verdicts:
    """What a law says of every experiment of a space. `masks`: one for each shape, in its order."""

    def __init__(self, tree: Tree, over: Space) -> None:
        self.tree = tree
        self.space = over
        self._masks: dict[int, int] = {}

    def mask(self, number: int) -> int:
        """The worlds of that shape that follow; worked out when it is asked for."""
        if number not in self._masks:
            self._masks[number] = judge.mask(self.tree, self.space.shapes[number].worlds)
        return self._masks[number]

    def settle(self) -> None:
        """Work the figures out and let go of the masks: those of a thousand laws are 200 MB."""
        _ = self.followed, self.nothing, self.shares, self.digest
        self._masks.clear()

    @cached_property
    def followed(self) -> int:
        """How many different experiments follow."""
        shapes = self.space.shapes
        return sum((self.mask(k) & shape.distinct).bit_count() for k, shape in enumerate(shapes))

    @cached_property
    def digest(self) -> bytes:
        """SHA-256 of all verdicts: laws that mean the same over one space have the same."""
        sizes = (shape.worlds.all.bit_length() // 8 + 1 for shape in self.space.shapes)
        masks = (self.mask(k).to_bytes(size, "little") for k, size in enumerate(sizes))
        return sha256(b"".join(masks)).digest()

    @cached_property
    def nothing(self) -> bool:
        """Whether the null experiment follows."""
        return bool(self.mask(0))

    @cached_property
    def shares(self) -> tuple[float, ...]:
        """How often random experiments of 1, 2, 3 and 4 dice follow, each 0..1."""
        return shares(self.space, self.mask)

    @property
    def share(self) -> float:
        """The same for random experiments of any size from one die on."""
        return mean(self.shares)

    def examples(self, follows: bool, count: int = 2) -> list[bytes]:
        """Dice codes of the smallest experiments with this verdict, `count` at most; always the same ones."""
        chance = random.Random(1)
        found: list[bytes] = []
        for n in range(MOST + 1):
            found += _some(list(self._worlds(n, follows)), count - len(found), chance)
            if len(found) == count:
                break
        return found

    def _worlds(self, n: int, follows: bool) -> Iterator[tuple[Shape, int]]:
        """The shapes of n dice with the mask of their different experiments of that verdict, if there is
        any."""
        for number, shape in enumerate(self.space.shapes):
            if shape.n == n:
                mask = self.mask(number) if follows else shape.worlds.all & ~self.mask(number)
                if mask & shape.distinct:
                    yield shape, mask & shape.distinct


def shares(over: Space, mask: Callable[[int], int]) -> tuple[float, ...]:
    """How much of what is thrown at random lies in the masks of the shapes, for each size from one die on.

    Every way of standing is as likely as any other; within one its finer shapes are."""
    plain: dict[Any, list[float]] = {}
    for number, shape in enumerate(over.shapes):
        part = mask(number).bit_count() / shape.worlds.all.bit_length()
        plain.setdefault((shape.n, shape.plain), []).append(part)
    return tuple(mean(mean(parts) for (size, _), parts in plain.items() if size == n) for n in SIZES)


def _some(worlds: list[tuple[Shape, int]], count: int, chance: random.Random) -> list[bytes]:
    """Up to `count` different experiments, of different shapes while there are such."""
    found: list[bytes] = []
    chance.shuffle(worlds)
    worlds.sort(key=lambda item: not item[0].lean)  # what hardly anybody builds is taken last
    while worlds and len(found) < count:
        shape, mask = worlds.pop()
        world = _bit(mask, chance)
        found.append(shape.code(world))
        if mask ^ 1 << world:
            worlds.insert(0, (shape, mask ^ 1 << world))
    return found


def _bit(mask: int, chance: random.Random) -> int:
    """The number of a bit that is set: the first from a random one on."""
    start = chance.randrange(mask.bit_length())
    above = mask >> start
    return start + (above & -above).bit_length() - 1


# --- two laws ---


def looks_at(*trees: Tree) -> int:
    """What some of the laws tell apart beyond stacking and touching: the `needs` of a space fine enough."""
    needs: int = looks.needs(*trees)
    return needs & (ROWS | DIRECTIONS)


def decide(tree: Tree) -> Verdicts:
    """The verdicts of a law over the space that it needs."""
    return Verdicts(tree, space(looks_at(tree)))


@dataclass(frozen=True)
class Distance:
    """Two laws differ on `differ` of `total` experiments, and on a part `random` (0..1) of random ones."""

    differ: int
    total: int
    random: float

    @property
    def share(self) -> float:
        """How much of all experiments that is, 0..1."""
        return self.differ / self.total


def distance(one: Tree, two: Tree, most: float = 1.0) -> Distance | None:
    """On how many experiments two laws differ; None when on more than a `most` part of all of them."""
    return between(Verdicts(one, fine := space(looks_at(one, two))), Verdicts(two, fine), most)


def between(one: Verdicts, two: Verdicts, most: float = 1.0) -> Distance | None:
    """`distance` of laws over one space. The most peopled shapes come first, so most pairs part soon."""
    shapes = one.space.shapes
    total = one.space.total
    differ = 0
    for number in sorted(range(len(shapes)), key=lambda k: -shapes[k].count):
        differ += ((one.mask(number) ^ two.mask(number)) & shapes[number].distinct).bit_count()
        if differ > most * total:
            return None
    apart = shares(one.space, lambda number: one.mask(number) ^ two.mask(number))
    return Distance(differ, total, mean(apart))
