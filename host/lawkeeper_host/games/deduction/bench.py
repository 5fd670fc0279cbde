"""Figures of Deduction: deals on the host; dealing and reasoning on the board.

`python -m lawkeeper_host.games.deduction.bench` prints them. Those of the board are estimates by the prices
of `board_time`.
"""

from __future__ import annotations

import random
import time
from collections.abc import Callable, Iterator
from functools import partial
from statistics import median
from typing import Any
from unittest.mock import patch

from lawkeeper.games.deduction.deal import alone, cards, pairs, reason, threes
from lawkeeper.games.deduction.deal.deal import Deal, drawn
from lawkeeper_host.games.deduction.rates import agreement, measure
from lawkeeper_host.measure.board_prices import COLD, work_ms
from lawkeeper_host.measure.board_time import Counted, measured
from lawkeeper_host.measure.figures import Figure

ANALYSED, ANALYSED_S_MOST = 10000, 30
BOARDS = 60
AGREED_LEAST = 99.0
DEAL_MS_MOST, REASON_MS_MOST = 1000, 300
HASH_MS = 0.2  # SHA-256 of a few bytes, on the board
HASHES = 8  # at most, for a deal


def figures() -> Iterator[Figure]:
    """The figures against their budgets."""
    yield analysed()
    yield agreed()
    yield from board()


def analysed() -> Figure:
    """Deals of both modes, with hands, clues and grades."""
    start = time.perf_counter()
    for coin in (False, True):
        measure(coin, ANALYSED // 2, grades=True)
    taken = time.perf_counter() - start
    return Figure(
        "deduction: 10,000 deals analysed", taken, "s", ANALYSED_S_MOST, "own, pooled, clues, grade"
    )


def agreed() -> Figure:
    """How often the box finds all that follows."""
    found = agreement(BOARDS, 7)
    note = f"{found.boards} boards, {found.more} cards too many of {found.cards}"
    return Figure("deduction: box and exact reasoner agree", 100 * found.same / found.boards, "%", None, note,
                  AGREED_LEAST)  # fmt: skip


def board() -> Iterator[Figure]:
    """Estimates of what the box does in a game."""
    deals = [board_ms(partial(drawn, b"bench %d" % seed, seed & 1, True)) for seed in range(12)]
    times = [ms + HASHES * HASH_MS for ms in deals]
    yield Figure(
        "board: a deal that all hands solve", max(times), "ms", DEAL_MS_MOST, f"median {median(times):.0f}"
    )
    reasons = [board_ms(told(seed)) for seed in range(24)]
    note = f"median {median(reasons):.0f}; one to six facts a hand, own hand"
    yield Figure("board: reasoning after a statement", max(reasons), "ms", REASON_MS_MOST, note)
    game = par()
    steps = [board_ms(partial(next, game)) for _ in range(30)]
    yield Figure(
        "board: a slice of the par alone", max(steps), "ms", REASON_MS_MOST, f"median {median(steps):.0f}"
    )


def told(number: int) -> Callable[[], int]:
    """-> what reasons over a board on which a table has said a lot."""
    chance = random.Random(number)
    deal = Deal(drawn(b"told %d" % number, number & 1, False))
    facts = [
        (hand, chance.randrange(cards.COUNT_CARDS if chance.randrange(3) else cards.QUESTIONS))
        for hand in range(cards.HANDS)
        for _ in range(1 + number % 6)
    ]

    def reasoned() -> int:
        known = reason.Board(deal.coin)
        for hand, question in facts:
            known.tell(hand, question, cards.answer(question, *deal.hand(hand)))
        known.hold(0, *deal.hand(0))
        left: int = known.left()
        return left

    return reasoned


def par() -> Iterator[Any]:
    """The steps of the box's own game alone."""
    deal = Deal(drawn(b"par", False, True))
    hands = [deal.hand(hand) for hand in range(cards.HANDS)]
    known = reason.Board(deal.coin)
    known.hold(0, *hands[0])
    for hand in range(1, cards.HANDS):
        singles, completes = hands[hand]
        question = alone.fact(singles, completes, cards.EVERY)
        known.tell(hand, question, cards.answer(question, *hands[hand]))
    return alone.par(known, hands, deal.clues)


def board_ms(call: Callable[[], Any]) -> float:
    """Milliseconds on the board, what runs once priced as such; the masks count what is done with them."""
    real: Callable[[], list[int]] = threes.least
    shows = tuple(Counted(mask) for mask in cards.SHOWS)
    every = Counted(cards.EVERY)
    with (
        patch.object(reason, "least", lambda: [Counted(mask) for mask in real()]),
        patch.object(reason, "SHOWS", shows),
        patch.object(pairs, "SHOWS", shows),
        patch.object(alone, "SHOWS", shows),
        patch.object(pairs, "EVERY", every),
        patch.object(reason, "EVERY", every),
    ):
        _, meter = measured(call)
    return work_ms(meter, COLD)


if __name__ == "__main__":
    for line in figures():
        print(line.line(), flush=True)
