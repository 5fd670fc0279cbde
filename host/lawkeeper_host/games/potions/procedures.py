"""The three challenges played out in every way there is (items 52 to 56): who wins when both play perfectly,
and how. Each step is a choice of the one whose turn it is, as the procedure says; nothing is reasoned.

`rules` are those in sight: the challenged one is the highest. A line of play is told as a sentence would name
its choices: sets, results, numbers of rules."""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

from lawkeeper_host.games.potions.brews import Brew, Ingredients, Result, Space
from lawkeeper_host.games.potions.exact import Rules

BOTH, NEITHER = "both", "neither"


class Thought(NamedTuple):
    """What an author says to a challenge of redundancy: a set, a result that stays, one that goes."""

    ingredients: Ingredients
    compatible: Result
    incompatible: Result


def _points(rules: Rules, brew: Brew) -> bool:
    """Whether somebody who may point at the brew and any of these rules can point at one against it."""
    return any(not rule.permits(brew) for rule in rules.values())


# --- contradiction: the challenger names a set, the author a result, the challenger points (item 52) ---


def contradiction(space: Space, rules: Rules) -> Ingredients | None:
    """The set that a challenger names and wins with; None when the author wins."""
    for one in space.sets:
        if all(_points(rules, Brew(one, answer)) for answer in space.results):
            return one
    return None


# --- universal theory: set by the author, prediction, another result by the author, pointing (item 54) ---


def universal(space: Space, rules: Rules) -> Ingredients | None:
    """The set that an author names and wins with, whatever is predicted; None when the challenger wins."""
    return next((one for one in space.sets if _unpredictable(space, rules, one)), None)


def _unpredictable(space: Space, rules: Rules, one: Ingredients) -> bool:
    return all(
        any(other != said and not _points(rules, Brew(one, other)) for other in space.results)
        for said in space.results
    )


# --- redundancy: the author names a set and results C and I, the challenger objects (item 56) ---


def redundancy(space: Space, rules: Rules) -> Thought | None:
    """What an author says and wins with; None when the challenger wins."""
    return next((one for one in _thoughts(space) if next(_answers(rules, one), None) is None), None)


def _thoughts(space: Space) -> Iterator[Thought]:
    for one in space.sets:
        for kept in space.results:
            for lost in space.results:
                yield Thought(one, kept, lost)


def objections(rules: Rules, said: Thought) -> list[tuple[str, int]]:
    """All that a challenger may answer and wins with: ("C" or "I", number of the rule pointed at), or
    ("both" or "neither", number of the challenged rule)."""
    return sorted(_answers(rules, said), key=lambda row: (row[1], row[0]))


def _answers(rules: Rules, said: Thought) -> Iterator[tuple[str, int]]:
    challenged = max(rules)
    kept, lost = Brew(said.ingredients, said.compatible), Brew(said.ingredients, said.incompatible)
    if rules[challenged].permits(lost):
        yield BOTH, challenged
    if not rules[challenged].permits(kept):
        yield NEITHER, challenged
    for number, rule in rules.items():
        if number < challenged:
            if not rule.permits(kept):
                yield "C", number
            if not rule.permits(lost):
                yield "I", number
