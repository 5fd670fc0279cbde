"""The three challenges played out in every way, on random lists of rules."""

from __future__ import annotations

import random

from host.potions.worked import EXAMPLES, FIRST, kinds, rules

from lawkeeper.games.potions.brew.worlds import Worlds
from lawkeeper_host.games.potions import codec
from lawkeeper_host.games.potions.brews import Brew
from lawkeeper_host.games.potions.exact import Rules, examine
from lawkeeper_host.games.potions.procedures import Thought, contradiction, objections, redundancy, universal
from lawkeeper_host.games.potions.puzzles import random_rule

LISTS = 4000


class Tabled:
    """A rule asked of every brew once."""

    def __init__(self, number: int, listed: Rules) -> None:
        self._permits = {brew: listed[number].permits(brew) for brew in FIRST.brews()}

    def permits(self, brew: Brew) -> bool:
        return self._permits[brew]


def test_potions_item_57_the_procedures_are_won_by_whom_the_truth_favours() -> None:
    """Contradiction exactly when a set has no result, universal theory exactly when none has two, redundancy
    also when a rule only empties sets; and the masks of the box say the same."""
    chance = random.Random(57)
    worlds = Worlds(codec.box_of(FIRST))
    won = {"contradiction": 0, "universal": 0, "redundant": 0, "emptying": 0}
    for _ in range(LISTS):
        count = chance.randint(2, 7)
        drawn = {number: random_rule(chance, FIRST, wide=True) for number in range(1, count + 1)}
        found = examine(FIRST, drawn)
        coded = [codec.encode(rule, FIRST) for rule in drawn.values()]
        left = worlds.left(coded)
        listed = {number: Tabled(number, drawn) for number in drawn}
        wins = contradiction(FIRST, listed) is not None
        assert wins == bool(found.contradictory) == bool(worlds.empty(left))
        explained = universal(FIRST, listed) is None
        assert explained == (not found.free) == worlds.universal(left)
        redundant, emptying = count in found.redundant, count in found.emptying
        assert (redundancy(FIRST, listed) is None) == (redundant or emptying)
        assert redundant == (worlds.left(coded[:-1]) == left)
        won["contradiction"] += wins
        won["universal"] += explained
        won["redundant"] += redundant
        won["emptying"] += emptying
    assert min(won.values()) > 100, won  # each of them was there, the exception too
    assert won["emptying"] < LISTS - won["redundant"]


def test_potions_item_52_the_challenger_names_the_set_that_nothing_saves() -> None:
    assert contradiction(FIRST, rules(*EXAMPLES)) == kinds("CH")
    assert contradiction(FIRST, rules(*EXAMPLES[:2])) is None


def test_potions_item_54_the_author_names_a_set_with_two_results() -> None:
    assert universal(FIRST, rules(*EXAMPLES)) == kinds("C")
    assert universal(FIRST, rules("IF it contains anything THEN it is red")) is None


def test_potions_item_56_c_stays_and_i_goes_or_the_challenger_objects() -> None:
    listed = rules(*EXAMPLES[:2])
    said = redundancy(FIRST, listed)
    assert said is not None and not objections(listed, said)
    red, fizzy, tasty = (frozenset((at,)) for at in range(3))
    assert objections(listed, Thought(kinds("HH"), fizzy, tasty)) == [("I", 1)]
    assert objections(listed, Thought(kinds("HH"), tasty, red)) == [("C", 1), ("neither", 2)]
    assert objections(listed, Thought(kinds("H"), red, fizzy)) == [("both", 2)]
    assert objections(listed, Thought(kinds("HH"), red, red)) == [("neither", 2)]


def test_potions_item_57_a_rule_that_only_empties_loses_though_it_is_not_redundant() -> None:
    listed = rules("IF it contains a heart THEN it is red", "IF it contains a heart THEN it is not red")
    assert redundancy(FIRST, listed) is None
    assert examine(FIRST, listed).redundant == [] and examine(FIRST, listed).emptying == [2]
