"""Hands that lie open: what they leave, and how many it takes to force the card. Exact, and quick enough for
thousands of deals."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from itertools import combinations

from lawkeeper.games.deduction.deal.cards import CARDS, EACH, EVERY, HANDS, SINGLES, shows
from lawkeeper.games.deduction.deal.deal import TRUE, Deal, allows, drawn

FALSE_LEFT = 24  # Singles that do not show the hidden card


def open_hands(deal: Deal, hands: Sequence[int], left: int = EVERY) -> int:
    """Mask of the cards of `left` that may be hidden when these hands lie open and of the others nothing is
    known: some deal of the mode goes on from there."""
    singles = b""
    for number in hands:
        own, completes = deal.hand(number)
        left &= allows(own, completes)
        singles += own
    unseen = HANDS - len(hands)
    for card in range(CARDS):
        if left >> card & 1:
            true = sum(singles.count(kind) for kind in shows(card))
            if not _goes_on(deal.coin, unseen, TRUE - true, FALSE_LEFT - len(singles) + true):
                left &= ~(1 << card)
    return left


def _goes_on(coin: bool, unseen: int, true: int, false: int) -> bool:
    """Can so many hands be dealt from so many true and false Singles, each with a true one?"""
    fewest = unseen if coin else max(unseen, true)
    return fewest <= min(true, SINGLES * unseen) and SINGLES * unseen <= false + min(true, SINGLES * unseen)


def hands_needed(deal: Deal) -> int:
    """The fewest hands that together leave one card, when the right ones are opened; 0: not even all nine."""
    every = [allows(*deal.hand(number)) for number in range(HANDS)]
    for size in range(1, HANDS + 1):
        for hands in combinations(range(HANDS), size):
            left = EVERY
            for number in hands:
                left &= every[number]
            # Counts of kinds tell little of a few hands, and are looked at where they may decide.
            if left.bit_count() <= EACH and open_hands(deal, hands, left).bit_count() == 1:
                return size
    return 0


def codes(seed: str, coin: bool, solvable: bool) -> Iterator[bytes]:
    """Codes of deals, endlessly: the same seed gives the same ones."""
    number = 0
    while True:
        yield drawn(b"%s/%d" % (seed.encode(), number), coin, solvable)
        number += 1


def after_clues(deal: Deal) -> list[int]:
    """Cards left for who sees all hands, after 0, 1, 2, 3 kinds of clues; fewer where the deck runs out."""
    left = deal.pooled()
    found = [left.bit_count()]
    for kind in _kinds(deal.clues)[:3]:
        left &= ~sum(1 << card for card in range(CARDS) if kind in shows(card))
        found.append(left.bit_count())
    return found


def _kinds(clues: Iterable[int]) -> list[int]:
    return list(dict.fromkeys(clues))
