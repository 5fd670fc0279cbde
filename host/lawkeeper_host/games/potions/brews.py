"""What can be brewed (items 8, 81), and rules over it, worked out brew by brew: nothing here is the box's."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from functools import cached_property
from itertools import chain, combinations, combinations_with_replacement
from typing import NamedTuple

MOST = 3  # ingredients in a brew

Ingredients = tuple[int, ...]
"""One to three kinds, in rising order, repeats allowed."""
Result = frozenset[int]
"""The types of a potion: one, or with adjectives one or more."""


class Brew(NamedTuple):
    """Ingredients and what they made."""

    ingredients: Ingredients
    result: Result


@dataclass(frozen=True)
class Space:
    """All that a table can brew: names of the kinds of ingredients and of the potion types; `adjectives` when
    a potion may have several of them."""

    kinds: tuple[str, ...]
    types: tuple[str, ...]
    adjectives: bool = False

    @cached_property
    def sets(self) -> tuple[Ingredients, ...]:
        """All sets of ingredients, small ones first."""
        sizes = range(1, MOST + 1)
        return tuple(
            chain.from_iterable(combinations_with_replacement(range(len(self.kinds)), n) for n in sizes)
        )

    @cached_property
    def results(self) -> tuple[Result, ...]:
        """All results, those of one type first."""
        numbers = range(len(self.types))
        sizes = range(1, len(self.types) + 1 if self.adjectives else 2)
        return tuple(frozenset(some) for n in sizes for some in combinations(numbers, n))

    def brews(self) -> Iterator[Brew]:
        """All brews, set by set."""
        return (Brew(one, result) for one in self.sets for result in self.results)


@dataclass(frozen=True)
class Count:
    """So many of a kind are in the brew, at least `low` and at most `high`; of all kinds when it is None."""

    kind: int | None
    low: int
    high: int = MOST


@dataclass(frozen=True)
class Is:
    """The potion is of this type."""

    type: int


@dataclass(frozen=True)
class Not:
    """The other way round."""

    part: Node


@dataclass(frozen=True)
class Every:
    """All of the parts."""

    parts: tuple[Node, ...]


@dataclass(frozen=True)
class Some:
    """One of the parts, or several (item 11)."""

    parts: tuple[Node, ...]


Node = Count | Is | Not | Every | Some


def holds(node: Node, brew: Brew) -> bool:
    """Whether a condition is true of a brew."""
    if isinstance(node, Count):
        among = brew.ingredients
        found = len(among) if node.kind is None else among.count(node.kind)
        return node.low <= found <= node.high
    if isinstance(node, Is):
        return node.type in brew.result
    if isinstance(node, Not):
        return not holds(node.part, brew)
    each = (holds(part, brew) for part in node.parts)
    return all(each) if isinstance(node, Every) else any(each)


@dataclass(frozen=True)
class Rule:
    """IF `when` THEN `then`."""

    when: Node
    then: Node

    def permits(self, brew: Brew) -> bool:
        """Whether a brew is compatible with the rule (item 15)."""
        return not holds(self.when, brew) or holds(self.then, brew)
