"""The exact reasoner: held against every deal there is in small cases, and the box's against it."""

from __future__ import annotations

import random
from itertools import combinations, combinations_with_replacement
from typing import Any

import pytest

from fakes.deduction import fill
from fakes.scenarios import COUNTED, SCENARIOS, known
from lawkeeper.games.deduction.deal import cards
from lawkeeper.games.deduction.deal.deal import Deal, drawn
from lawkeeper.games.deduction.deal.reason import Board
from lawkeeper_host.games.deduction.exact import Exact
from lawkeeper_host.games.deduction.flow import SINK, SOURCE, Network
from lawkeeper_host.games.deduction.pooled import open_hands
from lawkeeper_host.games.deduction.rates import agreement

THREES = [bytes(kinds) for kinds in combinations_with_replacement(range(9), 3)]
PAIRS = [bytes(pair) for pair in combinations(range(27), 2)]
Facts = list[tuple[int, int]]
"""(hand, question)."""


@pytest.mark.parametrize("letter", SCENARIOS)
@pytest.mark.parametrize("coin", [False, True])
def test_scenarios_leave_exactly_what_the_box_leaves(letter: str, coin: bool) -> None:
    assert known(Exact(coin), letter).left() == SCENARIOS[letter][2 if coin else 1]


@pytest.mark.parametrize(("what", "facts", "full", "coin"), COUNTED)
def test_what_the_box_finds_by_counting_is_all_there_is(what: str, facts: Any, full: int, coin: int) -> None:
    for mode, left in ((False, full), (True, coin)):
        exact = Exact(mode)
        fill(exact, **facts)
        assert exact.left() == left, what


def naive(deal: Deal, unknown: tuple[int, int], facts: Facts, clues: bytes) -> int:
    """The cards for which there is a deal with these facts when all hands but two lie open: all of what these
    two may have is gone through."""
    open_now = [hand for hand in range(9) if hand not in unknown]
    seen = b"".join(deal.hand(hand)[0] for hand in open_now) + clues
    held = {card for hand in open_now for card in deal.hand(hand)[1]}
    truth = {fact: cards.answer(fact[1], *deal.hand(fact[0])) for fact in facts}

    def agree(hand: int, singles: bytes, completes: bytes, about: range) -> bool:
        own = [question for other, question in facts if other == hand and question in about]
        return all(cards.answer(question, singles, completes) == truth[hand, question] for question in own)

    threes = [[own for own in THREES if agree(hand, own, b"", range(24))] for hand in unknown]
    pairs = [[two for two in PAIRS if agree(hand, b"", two, range(24, 69))] for hand in unknown]
    left = 0
    for card in range(27):
        on = cards.shows(card)
        if card in held or set(on) & set(clues):
            continue
        true_open = [sum(kind in on for kind in deal.hand(hand)[0]) for hand in open_now]
        if not all(true_open):
            continue
        singles = any(
            possible(deal.coin, on, seen + one + two, clues)
            for one in threes[0]
            if set(one) & set(on)
            for two in threes[1]
            if set(two) & set(on)
        )
        completes = any(
            not {*one, *two} & (held | {card}) and not set(one) & set(two)
            for one in pairs[0]
            for two in pairs[1]
        )
        left |= (singles and completes) << card
    return left


def possible(coin: bool, on: tuple[int, ...], out: bytes, clues: bytes) -> bool:
    """Are these 27 Singles and the clues that were turned part of a deck, as the mode has it?"""
    if any(out.count(kind) > 4 for kind in range(9)):
        return False
    return coin or all(out.count(kind) == 4 for kind in on)


@pytest.mark.parametrize("number", range(10))
def test_it_finds_every_deal_there_is_and_no_other(number: int) -> None:
    chance = random.Random(number)
    deal = Deal(drawn(b"naive %d" % number, bool(number & 1), False))
    unknown = tuple(sorted(chance.sample(range(9), 2)))
    facts = [(chance.choice(unknown), chance.randrange(69)) for _ in range(chance.randrange(5))]
    clues = deal.clues[: chance.randrange(3)]
    exact, box = Exact(deal.coin), Board(deal.coin)
    for board in (exact, box):
        for hand in range(9):
            if hand not in unknown:
                board.hold(hand, *deal.hand(hand))
        for hand, question in facts:
            board.tell(hand, question, cards.answer(question, *deal.hand(hand)))
        for kind in clues:
            board.clue(kind)
    found = exact.left()
    assert found == naive(deal, (unknown[0], unknown[1]), facts, clues)
    assert found >> deal.hidden & 1 and not found & ~box.left()
    if not facts and not clues:
        assert found == open_hands(deal, [hand for hand in range(9) if hand not in unknown])


def test_open_hands_leave_the_same_by_the_short_way() -> None:
    for number in range(12):
        deal = Deal(drawn(b"open %d" % number, bool(number & 1), False))
        hands = random.Random(number).sample(range(9), 1 + number % 9)
        exact = Exact(deal.coin)
        for hand in hands:
            exact.hold(hand, *deal.hand(hand))
        assert exact.left() == open_hands(deal, hands)


def test_a_hand_whose_dimensions_are_known_is_tried_kind_by_kind() -> None:
    """Three Singles of three dimensions, none of them Red: the one of colour is Green or Blue."""
    exact = Exact(False)
    for dim in range(3):
        exact.tell(0, cards.COUNT_DIM + dim, 1)
    for letter in (0, 3, 6):
        exact.tell(0, cards.COUNT + letter, 0)
    first = cards.SHOWS[0] & cards.SHOWS[3] & cards.SHOWS[6]
    assert exact.left() == cards.EVERY & ~first


def test_a_clue_deck_that_is_used_up_tells_how_many_are_true() -> None:
    """Nine true Singles are in hands, one each: a hand with two of a kind cannot have the true one twice."""
    exact = Exact(True)
    for kind in (7, 6, 6, 7, 7, 6):
        exact.clue(kind)
    exact.tell(0, cards.COUNT + 3, 2)
    before = exact.left()
    exact.used_up()
    assert before & cards.SHOWS[3] and not exact.left() & cards.SHOWS[3] and exact.left()


def test_deduction_item_69_how_often_the_box_finds_all_that_follows() -> None:
    found = agreement(40)
    assert found.same >= 39 and found.more <= 1


def test_a_flow_keeps_its_bounds() -> None:
    for low, possible_now in ((0, True), (2, True), (3, False)):
        network = Network()
        middle = network.node()
        network.edge(SOURCE, middle, 0, 5)
        edge = network.edge(middle, SINK, low, 2)
        assert network.possible() == possible_now
        if possible_now:
            assert low <= network.carried(edge) <= 2
