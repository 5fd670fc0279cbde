"""Spaces and lists of rules for the tests of Logic Potions on the host."""

from __future__ import annotations

from lawkeeper_host.games.potions.brews import Brew, Count, Every, Is, Node, Not, Rule, Space
from lawkeeper_host.games.potions.parse import parse

FIRST = Space(("club", "diamond", "heart", "spade"), ("red", "fizzy", "tasty"))
COLOURS = Space(
    ("red piece", "orange piece", "yellow piece", "green piece", "blue piece", "violet piece"), FIRST.types
)
THREE = Space(FIRST.kinds, FIRST.types, adjectives=True)
LARGEST = Space(COLOURS.kinds, ("red", "fizzy", "tasty", "smoky"), adjectives=True)
EXAMPLES = (
    "IF a potion contains a heart, THEN it is *not* tasty.",
    "IF a potion contains *exactly* two ingredients, THEN it is fizzy.",
    "If a potion contains a heart or a spade, THEN it is red.",
)


def rules(*sentences: str, space: Space = FIRST) -> dict[int, Rule]:
    """Rules 1, 2, ... of these sentences."""
    return {number: parse(sentence, space) for number, sentence in enumerate(sentences, 1)}


def kinds(letters: str) -> tuple[int, ...]:
    """A set: "HS" for a heart and a spade."""
    return tuple(sorted("CDHS".index(letter) for letter in letters))


def made(letters: str, result: str) -> Brew:
    """A brew: "HS" and "fizzy"."""
    return Brew(kinds(letters), frozenset((FIRST.types.index(result),)))


def forbids(space: Space, brew: Brew) -> Rule:
    """The rule that forbids this brew and no other."""
    when: list[Node] = [Count(k, n, n) for k in range(len(space.kinds)) for n in [brew.ingredients.count(k)]]
    types: list[Node] = [Is(t) if t in brew.result else Not(Is(t)) for t in range(len(space.types))]
    return Rule(Every(tuple(when)), Not(Every(tuple(types))))
