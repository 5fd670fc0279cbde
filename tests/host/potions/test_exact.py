"""What follows from rules, by trying every brew; held against the figures of the rules and the masks."""

from __future__ import annotations

import random

import pytest
from host.potions.worked import COLOURS, EXAMPLES, FIRST, LARGEST, THREE, forbids, kinds, made, rules

from lawkeeper.games.potions.brew.rule import compatible
from lawkeeper.games.potions.brew.worlds import Worlds
from lawkeeper_host.games.potions import codec
from lawkeeper_host.games.potions.brews import Brew, Ingredients, Rule, Space
from lawkeeper_host.games.potions.exact import allowed, examine, first_against, upto
from lawkeeper_host.games.potions.puzzles import random_rule


@pytest.mark.parametrize(("space", "sets", "brews", "bound"), [
    (FIRST, 34, 102, 67), (COLOURS, 83, 249, 165), (THREE, 34, 238, 203), (LARGEST, 83, 1245, 1161),
])  # fmt: skip
def test_potions_item_38_so_many_brews_and_so_many_rules_that_honour_all_goals(
    space: Space, sets: int, brews: int, bound: int
) -> None:
    every = list(space.brews())
    assert (len(space.sets), len(every), len(set(every))) == (sets, brews, brews)
    left = set(every)
    listed: dict[int, Rule] = {}
    for brew in every:  # each rule takes a brew away; every set keeps one, and one set keeps two
        then = left - {brew}
        if any(one.ingredients == brew.ingredients for one in then) and len(then) > sets:
            left = then
            listed[len(listed) + 1] = forbids(space, brew)
    assert len(listed) == bound
    if brews <= 249:
        found = examine(space, listed)
        assert not found.contradictory and len(found.free) == 1 and found.universal is None
        assert not found.redundant
        last = next(iter(left - {Brew(one, found.allowed[one][0]) for one in space.sets}))
        assert examine(space, listed | {bound + 1: forbids(space, last)}).universal == bound + 1


# -- the primer ---------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("number", "brew", "is_compatible"), [
    (1, made("S", "tasty"), True), (2, made("H", "fizzy"), True), (1, made("H", "fizzy"), True),
    (2, made("H", "fizzy"), True), (3, made("HD", "red"), True), (1, made("H", "tasty"), False),
    (2, made("HS", "red"), False), (3, made("HD", "fizzy"), False),
])  # fmt: skip
def test_potions_item_16_the_vectors_of_the_primer(number: int, brew: Brew, is_compatible: bool) -> None:
    assert rules(*EXAMPLES)[number].permits(brew) == is_compatible


def test_potions_item_17_the_primer_errs_on_a_heart_and_a_spade() -> None:
    rule = rules(*EXAMPLES)[3]
    assert not rule.permits(made("HS", "fizzy"))
    assert rule.permits(made("D", "fizzy"))


def test_potions_item_13_seven_sets_contradict_21_are_fixed_six_are_free() -> None:
    found = examine(FIRST, rules(*EXAMPLES))
    assert set(found.contradictory) == {kinds(two) for two in "CH CS DH DS HH HS SS".split()}
    assert (len(found.forced), len(found.free)) == (21, 6)
    assert (found.contradiction, found.universal, found.redundant) == (3, None, [])
    assert [(why.rule, sorted(why.result)) for why in found.why(kinds("CH"))] == [
        (2, [0]),
        (3, [1]),
        (1, [2]),
    ]
    assert first_against(rules(*EXAMPLES), made("HS", "fizzy")) == 3
    assert first_against(rules(*EXAMPLES), made("H", "red")) is None


def test_potions_item_53_a_spade_and_a_heart_brew_nothing() -> None:
    found = examine(
        FIRST, rules("IF it contains a spade THEN it is fizzy", "IF it contains a heart THEN it is red")
    )
    assert set(found.contradictory) == {kinds(one) for one in "HS CHS DHS HHS HSS".split()}
    assert found.contradiction == 2


def test_potions_item_55_two_rules_that_explain_everything() -> None:
    found = examine(FIRST, rules("IF it contains two or more ingredients THEN it is fizzy",
                                 "IF it contains two or less ingredients THEN it is fizzy"))  # fmt: skip
    assert len(found.forced) == 34 and found.universal == 2 and found.contradiction is None


def test_potions_item_60_one_rule_can_explain_everything() -> None:
    assert examine(FIRST, rules("IF it contains anything THEN it is red")).universal == 1


def test_potions_item_59_contradictory_sets_do_not_save_from_a_universal_theory() -> None:
    theory = "IF it contains anything THEN it is red"
    found = examine(FIRST, rules(theory, "IF it contains exactly two hearts THEN it is fizzy"))
    assert (found.universal, found.contradiction) == (1, 2)
    saved = examine(FIRST, rules("IF it contains at least one club or at least one heart THEN it is red",
                                 "IF it contains exactly two diamonds THEN it is red",
                                 "IF it contains exactly one diamond THEN it is fizzy",
                                 "IF it contains at least one spade THEN it is red"))  # fmt: skip
    assert saved.free == [kinds("DDD")] and saved.universal is None and saved.contradictory


def test_potions_item_58_the_smallest_faulty_rule_and_what_a_challenge_leaves_in_sight() -> None:
    listed = rules(*EXAMPLES, "IF it contains at least 2 hearts THEN it is not tasty")
    assert examine(FIRST, listed).contradiction == 3
    assert examine(FIRST, upto(listed, 2)).contradiction is None
    assert examine(FIRST, upto(listed, 4)).redundant == [4]
    del listed[2]  # crossed off (item 49)
    assert examine(FIRST, upto(listed, 4)).contradiction is None
    assert list(upto(listed, 3)) == [1, 3]


def test_a_rule_that_takes_nothing_is_redundant_and_one_that_takes_is_shown_by_a_brew() -> None:
    listed = rules(
        "IF it contains a heart THEN it is red",
        "IF it contains exactly 2 hearts THEN it is not fizzy",
        "IF it contains a heart THEN it is not red",
        "IF it contains no heart THEN it is red or fizzy",
    )
    found = examine(FIRST, listed)
    assert found.redundant == [2] and found.emptying == [3]
    assert found.changes[3] == made("H", "red") and found.changes[4] == made("C", "tasty")
    assert set(found.changes) == {1, 3, 4}


# -- against the box ----------------------------------------------------------------------------------------


def sets_in(worlds: Worlds, mask: int) -> set[Ingredients]:
    return {tuple(one) for number, one in enumerate(worlds.sets) if mask >> number & 1}


@pytest.mark.parametrize(("space", "about", "lists"), [
    (FIRST, False, 300), (COLOURS, False, 60), (THREE, True, 80), (LARGEST, True, 8),
])  # fmt: skip
def test_potions_item_73_the_masks_of_the_box_say_what_all_brews_say(
    space: Space, about: bool, lists: int
) -> None:
    chance = random.Random("masks")
    box = codec.box_of(space, about)
    worlds = Worlds(box)
    assert [tuple(one) for one in worlds.sets] == list(space.sets)
    results = [codec.result_of(box, number) for number in range(worlds.results)]
    assert set(results) == set(space.results)
    for _ in range(lists):
        listed = {
            n: random_rule(chance, space, wide=True, about=about) for n in range(1, chance.randint(2, 6))
        }
        coded = [codec.encode(rule, space, about) for rule in listed.values()]
        left = worlds.left(coded)
        found = examine(space, listed)
        for number, one in enumerate(space.sets):
            assert {results[at] for at in worlds.open_to(left, number)} == set(found.allowed[one])
        assert sets_in(worlds, worlds.empty(left)) == set(found.contradictory)
        assert sets_in(worlds, worlds.forced(left)) == set(found.forced)
        assert worlds.universal(left) == (not found.free)
        assert found.allowed == allowed(space, listed)


def test_potions_item_15_rule_by_rule_and_brew_by_brew_box_and_host_agree() -> None:
    chance = random.Random("pairs")
    for space, about in ((FIRST, False), (COLOURS, False), (THREE, True)):
        box = codec.box_of(space, about)
        for _ in range(60):
            rule = random_rule(chance, space, wide=True, about=about)
            coded = codec.encode(rule, space, about)
            again = codec.decode(coded)
            for one in space.sets:
                for number in range(box.results):
                    brew = Brew(one, codec.result_of(box, number))
                    says = compatible(box, coded, bytes(one), number)
                    assert says == rule.permits(brew) == again.permits(brew)
