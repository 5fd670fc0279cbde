"""Puzzles from random rules: which rule breaks it, which brew is forced?"""

from __future__ import annotations

import random
from collections.abc import Iterator

from lawkeeper_host.games.potions import codec
from lawkeeper_host.games.potions.brews import (
    MOST,
    Brew,
    Count,
    Every,
    Ingredients,
    Is,
    Node,
    Not,
    Result,
    Rule,
    Some,
    Space,
    holds,
)
from lawkeeper_host.games.potions.codes import BREAKS, FORCED, Puzzle
from lawkeeper_host.games.potions.words import RuleRefused

RULES = (2, 12)
TRIED = 400  # rules for one place, before all is begun anew
_EVERYTHING = Count(None, 0)

Left = dict[Ingredients, list[Result]]
"""What each set keeps."""


def make(chance: random.Random, question: int, rules: int, colours: bool = False,
         names: tuple[int, int] = (0, 3)) -> Puzzle:  # fmt: skip
    """A puzzle with so many rules (2 to 12) and one answer. With BREAKS the rules before the broken one keep
    a result for each set, and any rule but the first may be it; with FORCED no set is without one.

    Takes seconds for the longest with FORCED."""
    while True:
        empty = Puzzle(question, colours, names, ())
        found = _try(chance, empty.space, question, rules)
        if found and question == FORCED:
            chance.shuffle(found)  # else the last were always the one that forces it
        if found:
            return Puzzle(question, colours, names, tuple(codec.encode(rule, empty.space) for rule in found))


def _try(chance: random.Random, space: Space, question: int, rules: int) -> list[Rule] | None:
    breaks = chance.randrange(1, rules) if question == BREAKS else -1
    left: Left = {one: list(space.results) for one in space.sets}
    found: list[Rule] = []
    for place in range(rules):
        last = question == FORCED and place == rules - 1
        for _ in range(TRIED):
            rule = random_rule(chance, space)
            then = _after(left, rule)
            since = place - breaks if breaks >= 0 else -1
            if _fits(left, then, since, last, question) and not says_twice(rule, space):
                break
        else:
            return None
        found.append(rule)
        left = then
    return found


def _after(left: Left, rule: Rule) -> Left:
    return {one: [r for r in some if rule.permits(Brew(one, r))] for one, some in left.items()}


def _fits(left: Left, then: Left, since: int, last: bool, question: int) -> bool:
    """Whether a rule may stand here: it changes something, and empties a set where it shall, `since` 0; what
    comes later may do so or not."""
    if left == then:
        return False
    if since > 0:
        return True
    if (not all(then.values())) != (since == 0):
        return False
    forced = sum(len(some) == 1 for some in then.values())
    return question == BREAKS or forced == last


def says_twice(rule: Rule, space: Space) -> bool:
    """Whether a condition of IF could be left out: it is there twice, follows from another one, or is true of
    every set, as in "at least 2 hearts or at least 2 ingredients"."""
    shorter = (_EVERYTHING, *_shorter(rule.when))
    return any(_alike(rule.when, other, space) for other in shorter)


def _shorter(node: Node) -> Iterator[Node]:
    """The same with one condition less, for each of them."""
    if not isinstance(node, Every | Some):
        return
    for at, part in enumerate(node.parts):
        rest = node.parts[:at], node.parts[at + 1 :]
        others = rest[0] + rest[1]
        yield others[0] if len(others) == 1 else type(node)(others)
        for shorter in _shorter(part):
            yield type(node)((*rest[0], shorter, *rest[1]))


def _alike(one: Node, other: Node, space: Space) -> bool:
    """Whether two conditions are true of the same brews."""
    return all(holds(one, brew) == holds(other, brew) for brew in space.brews())


def random_rule(chance: random.Random, space: Space, wide: bool = False, about: bool = False) -> Rule:
    """A rule such as players write: one condition, or two; THEN one name, or not. `wide`: anything that the
    box can hold, for checks; `about`: IF speaks of the result here and there."""
    while True:
        many = chance.choices((1, 2, 3, 4), (6, 5, 2, 1) if wide else (6, 4, 0, 0))[0]
        conditions = _conditions(chance, space, many, wide)
        for at in range(many if about else 0):
            shown = Is(chance.randrange(len(space.types)))
            conditions[at] = chance.choice((shown, Not(shown), conditions[at]))
        when = _joined(chance, conditions)
        several = chance.choice((1, 1, 2)) if len(space.types) > 3 or wide else 1
        names = chance.sample(range(len(space.types)), several)
        parts: list[Node] = [Is(at) if chance.random() < 0.6 else Not(Is(at)) for at in names]
        rule = Rule(when, _joined(chance, parts))
        try:
            codec.encode(rule, space, about)
        except RuleRefused:
            continue  # it never can be, as: more than three hearts
        return rule


def _joined(chance: random.Random, parts: list[Node]) -> Node:
    while len(parts) > 1:
        at = chance.randrange(len(parts) - 1)
        parts[at : at + 2] = [chance.choice((Every, Some))(tuple(parts[at : at + 2]))]
    return parts[0]


def _conditions(chance: random.Random, space: Space, many: int, wide: bool) -> list[Node]:
    kinds = [None, *range(len(space.kinds)), *range(len(space.kinds))]
    about = chance.choices(kinds, k=many) if wide else chance.sample([None, *range(len(space.kinds))], many)
    return [_condition(chance, kind, wide) for kind in about]


def _condition(chance: random.Random, kind: int | None, wide: bool) -> Node:
    number = chance.randint(0 if wide else 1, MOST)
    if kind is None:
        exact = Count(None, number, number)
        return chance.choice((exact, Count(None, 2), Count(None, 0, 2), Not(exact) if wide else exact))
    few = chance.choice((1, 1, 1, 2, number))
    some = Count(kind, few)
    plain = chance.choice((some, some, Count(kind, 0, 0), Count(kind, few, few), Count(kind, 0, few)))
    return Not(plain) if wide and chance.random() < 0.2 else plain
