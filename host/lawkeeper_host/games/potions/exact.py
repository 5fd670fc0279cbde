"""What follows from a list of rules, by trying all brews: the check on everything that the box works out."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Protocol, TypeVar

from lawkeeper_host.games.potions.brews import Brew, Ingredients, Result, Space


class Permits(Protocol):
    """A rule, as far as brews are held against it."""

    def permits(self, brew: Brew) -> bool:
        """Whether a brew is compatible with it."""


AnyRule = TypeVar("AnyRule", bound=Permits)
Rules = Mapping[int, Permits]
"""Number -> rule. One that was crossed off is not there (items 7, 49)."""


def allowed(space: Space, rules: Rules) -> dict[Ingredients, list[Result]]:
    """The results that all rules leave to each set of ingredients."""
    return {
        one: [r for r in space.results if all(rule.permits(Brew(one, r)) for rule in rules.values())]
        for one in space.sets
    }


def upto(rules: Mapping[int, AnyRule], number: int) -> dict[int, AnyRule]:
    """What a challenge of this rule leaves in sight: it, and those before it (item 49)."""
    return {n: rules[n] for n in sorted(rules) if n <= number}


@dataclass(frozen=True)
class Forbidden:
    """Why a result cannot be: the first rule that forbids it."""

    result: Result
    rule: int


@dataclass(frozen=True)
class Found:
    """All that there is to say of a list of rules.

    allowed: as from `allowed`. redundant: the rules that follow from those before them (item 56), of each
    that does not a brew that shows it in `changes`; emptying: rules that follow from nothing, but every set
    they change keeps no result (item 57). contradiction, universal: the smallest number of a rule with which
    that fault is there (item 58), None when it is not."""

    space: Space
    rules: Rules
    allowed: Mapping[Ingredients, Sequence[Result]]
    redundant: Sequence[int]
    changes: Mapping[int, Brew]
    emptying: Sequence[int]
    contradiction: int | None
    universal: int | None

    @property
    def contradictory(self) -> list[Ingredients]:
        """Sets that keep no result."""
        return [one for one in self.space.sets if not self.allowed[one]]

    @property
    def forced(self) -> list[Ingredients]:
        """Sets that keep one result: a prediction is safe (item 31)."""
        return [one for one in self.space.sets if len(self.allowed[one]) == 1]

    @property
    def free(self) -> list[Ingredients]:
        """Sets that keep several."""
        return [one for one in self.space.sets if len(self.allowed[one]) > 1]

    def why(self, one: Ingredients) -> list[Forbidden]:
        """Of each result that a set cannot have the first rule against it."""
        found = []
        for result in self.space.results:
            number = first_against(self.rules, Brew(one, result))
            if number is not None:
                found.append(Forbidden(result, number))
        return found


def first_against(rules: Rules, brew: Brew) -> int | None:
    """The smallest number of a rule that a brew is incompatible with; None when it is legal."""
    return next((n for n in sorted(rules) if not rules[n].permits(brew)), None)


def examine(space: Space, rules: Rules) -> Found:
    """All that follows. Takes milliseconds; with 1,245 worlds and 40 rules a second."""
    left = {one: list(space.results) for one in space.sets}
    redundant, emptying, changes = [], [], {}
    faults: dict[Callable[[Mapping[Ingredients, Sequence[Result]]], bool], int] = {}
    for number in sorted(rules):
        then = {one: [r for r in some if rules[number].permits(Brew(one, r))] for one, some in left.items()}
        changed = [one for one in space.sets if then[one] != left[one]]
        if not changed:
            redundant.append(number)
        else:
            gone = next(r for r in left[changed[0]] if r not in then[changed[0]])
            changes[number] = Brew(changed[0], gone)
            if not any(then[one] for one in changed):
                emptying.append(number)
        for fault in (contradictory, universal):
            if fault(then):
                faults.setdefault(fault, number)
        left = then
    return Found(
        space, rules, left, redundant, changes, emptying, faults.get(contradictory), faults.get(universal)
    )


def contradictory(left: Mapping[Ingredients, Sequence[Result]]) -> bool:
    """Whether some set keeps no result (item 42)."""
    return not all(left.values())


def universal(left: Mapping[Ingredients, Sequence[Result]]) -> bool:
    """Whether no set keeps two results (items 44, 59)."""
    return all(len(some) < 2 for some in left.values())
