"""What there is to know of a law before a table plays it, and which laws of a pack say the same.

Infer item 50 wants a law to be shown with four dice: one that follows it and one that does not. A law that
fails this is *useless*; one that can be shown but hardly ever does gets a warning.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import cached_property, lru_cache
from typing import Any

import numpy as np

from lawkeeper.games.infer.laws.english import sentence
from lawkeeper_host.games.infer.laws.difficulty import Difficulty, difficulty
from lawkeeper_host.games.infer.laws.engine import (
    Distance,
    Tree,
    Verdicts,
    between,
    decide,
    distance,
    looks_at,
)
from lawkeeper_host.games.infer.laws.worlds import DIRECTIONS, MOST, Space, space

NAMES = ("orange", "blue", "white")
RARE = 0.05  # followed, or broken, by fewer random experiments than this: a warning
# Laws are nearly the same that differ on at most so many of all experiments, and of random ones: nearly all
# experiments are of four dice, so the first alone would not tell the small ones that a table builds too.
NEAR, NEAR_RANDOM = 0.01, 0.05
_KEPT = 200  # laws whose masks are kept while pairs are looked at, a quarter of a megabyte each
_SKETCH = 16384  # experiments on which laws are held against each other before it is done exactly
_DOUBT = 1.5  # laws that differ on this times NEAR of those are looked at exactly; 6 standard deviations


@dataclass(frozen=True)
class Analysis:
    """A law and its verdicts on all experiments that it can tell apart."""

    tree: Tree
    verdicts: Verdicts

    @cached_property
    def difficulty(self) -> Difficulty:
        """How hard it is to find."""
        return difficulty(self.tree, self.verdicts.share)

    @property
    def useless(self) -> str:
        """Why the law cannot be played, as a clause; "" when it can."""
        if not self.verdicts.followed:
            return f"no experiment of up to {MOST} dice follows it, so it cannot be shown"
        if self.verdicts.followed == self.verdicts.space.total:
            return f"every experiment of up to {MOST} dice follows it, so it says nothing"
        return ""

    @property
    def warning(self) -> str:
        """What speaks against the law though it can be played, as a clause; "" when nothing does."""
        share = self.verdicts.share
        if share < RARE:
            return f"only {share:.1%} of random experiments follow it"
        if share > 1 - RARE:
            return f"only {1 - share:.1%} of random experiments break it"
        return ""

    def english(self, names: Sequence[str] = NAMES) -> str:
        """The law in the box's own words."""
        return str(sentence(self.tree, names))


def analyse(tree: Tree) -> Analysis:
    """The analysis of one law over the space that it needs."""
    return Analysis(tree, decide(tree))


def nearest(law: Analysis, others: Sequence[Tree]) -> list[tuple[int, Distance]]:
    """Which of `others` (by place) are nearly the same as `law`, nearest first."""
    near = []
    for place, other in enumerate(others):
        if comparable(law.tree, other):
            apart = distance(law.tree, other, NEAR)
            if apart is not None and apart.random <= NEAR_RANDOM:
                near.append((place, apart))
    return sorted(near, key=lambda item: item[1].share)


def comparable(one: Tree, two: Tree) -> bool:
    """Laws of directions are held against those of the same directions only: others never mean the same."""
    return looks_at(one) & DIRECTIONS == looks_at(two) & DIRECTIONS


@dataclass(frozen=True)
class Twins:
    """Two laws, by their places in a list, that mean the same (`distance.differ` 0) or nearly. Of more than
    two that mean the same each is the twin of the first."""

    one: int
    two: int
    distance: Distance


def analyse_all(trees: Sequence[Tree]) -> tuple[list[Analysis], list[Twins]]:
    """The analysis of every law, and the pairs of laws that are nearly the same.

    Of laws of directions see `comparable`."""
    done: dict[int, Analysis] = {}
    twins: list[Twins] = []
    for places in _kinds(trees).values():
        over = space(looks_at(*(trees[place] for place in places)))
        sample = _Sample(over)
        firsts: dict[bytes, int] = {}
        sketches: dict[int, Any] = {}
        for place in places:
            verdicts = Verdicts(trees[place], over)
            first = firsts.setdefault(verdicts.digest, place)
            if first == place:
                sketches[place] = sample.sketch(verdicts)
            else:
                twins.append(Twins(first, place, Distance(0, over.total, 0.0)))
            verdicts.settle()
            done[place] = Analysis(trees[place], verdicts)
        twins += _near(trees, sketches, over)
    twins.sort(key=lambda pair: (pair.one, pair.two))
    return [done[place] for place in range(len(trees))], twins


def _kinds(trees: Sequence[Tree]) -> dict[int, list[int]]:
    """The laws (by place) that one space serves, by the directions it has."""
    kinds: dict[int, list[int]] = {}
    for place, tree in enumerate(trees):
        kinds.setdefault(looks_at(tree) & DIRECTIONS, []).append(place)
    return kinds


def _near(trees: Sequence[Tree], sketches: dict[int, Any], over: Space) -> Iterator[Twins]:
    """The pairs whose sketches hardly differ, looked at exactly."""
    verdicts = lru_cache(_KEPT)(lambda place: Verdicts(trees[place], over))
    places = list(sketches)
    said = np.array(list(sketches.values()))
    for number, place in enumerate(places[:-1]):
        differ = np.bitwise_count(said[number + 1 :] ^ said[number]).sum(axis=1)
        for other in np.flatnonzero(differ <= _DOUBT * NEAR * _SKETCH):
            two = places[number + 1 + int(other)]
            apart = between(verdicts(place), verdicts(two), NEAR)
            if apart is not None and apart.random <= NEAR_RANDOM:
                yield Twins(place, two, apart)


class _Sample:
    """About `_SKETCH` of the different experiments of a space, the same ones for every law."""

    def __init__(self, over: Space) -> None:
        chance = np.random.default_rng(1)
        self._picked: list[tuple[int, Any]] = []
        for number, shape in enumerate(over.shapes):
            distinct = np.flatnonzero(_bits(shape.distinct, shape.worlds.all.bit_length()))
            count = round(_SKETCH * shape.count / over.total)
            if count:
                self._picked.append((number, chance.choice(distinct, count)))

    def sketch(self, verdicts: Verdicts) -> Any:
        """What a law says of them, packed into an array of 64-bit words."""
        shapes = verdicts.space.shapes
        said = [
            _bits(verdicts.mask(number), shapes[number].worlds.all.bit_length())[worlds]
            for number, worlds in self._picked
        ]
        packed = np.packbits(np.concatenate(said))
        return np.pad(packed, (0, -len(packed) % 8)).view(np.uint64)


def _bits(mask: int, length: int) -> Any:
    """The lowest `length` bits of an integer, an array with bit 0 first."""
    data = np.frombuffer(mask.to_bytes((length + 7) // 8, "little"), np.uint8)
    return np.unpackbits(data, bitorder="little")[:length]
