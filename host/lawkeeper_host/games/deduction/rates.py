"""How many deals are solved by what, measured: the rates of item 44, and how often the box's reasoner finds
all that follows (item 69)."""

from __future__ import annotations

import random
from dataclasses import dataclass, field
from math import sqrt

from lawkeeper.games.deduction.deal import cards
from lawkeeper.games.deduction.deal.deal import Deal, allows
from lawkeeper.games.deduction.deal.reason import Board
from lawkeeper_host.games.deduction.exact import Exact
from lawkeeper_host.games.deduction.pooled import after_clues, codes, hands_needed


@dataclass
class Rates:
    """What came out over `deals` deals of a mode, as dealt: `own` (cards left for one hand, on average),
    `pooled` (cards left with all hands, on average), `most` (of them), `solved` (share of the deals with one
    card left, after 0, 1, 2, 3 clues), `hands` (how many deals take how many hands; 0: not all nine do)."""

    mode: str
    deals: int
    own: float = 0.0
    pooled: float = 0.0
    most: int = 0
    solved: list[float] = field(default_factory=list)
    hands: dict[int, int] = field(default_factory=dict)

    def error(self, after: int = 0) -> float:
        """The standard error of `solved`."""
        share = self.solved[after]
        return sqrt(share * (1 - share) / self.deals)


def measure(coin: bool, deals: int, seed: str = "rates", grades: bool = False) -> Rates:
    """Deal so many and look; `grades`: how many hands each takes as well, which takes most of the time."""
    found = Rates("coin" if coin else "full", deals)
    solved = [0] * 4
    drawn = codes(seed, coin, False)
    for _ in range(deals):
        deal = Deal(next(drawn))
        left = after_clues(deal)
        found.own += allows(*deal.hand(0)).bit_count() / deals
        found.pooled += left[0] / deals
        found.most = max(found.most, left[0])
        for at in range(4):
            solved[at] += left[min(at, len(left) - 1)] == 1
        if grades:
            needed = hands_needed(deal)
            found.hands[needed] = found.hands.get(needed, 0) + 1
    found.solved = [count / deals for count in solved]
    return found


@dataclass
class Agreement:
    """Of `boards` random boards, on how many the box's reasoner left the same cards as the exact one
    (`same`), and how many cards it left besides (`more`), of `cards` that were left in truth."""

    boards: int
    same: int = 0
    more: int = 0
    cards: int = 0


def agreement(boards: int, seed: int = 1) -> Agreement:
    """Compare both reasoners on boards as they come in play: up to three things said of each hand, mostly of
    Singles, some clues, every third time with a hand of one's own. Raises AssertionError if the box ever
    rules out what is possible: that must not be."""
    chance = random.Random(seed)
    found = Agreement(boards)
    for number in range(boards):
        deal = Deal(next(codes(f"agreement {seed}/{number}", bool(number & 1), False)))
        box, exact = Board(deal.coin), Exact(deal.coin)
        _tell(deal, (box, exact), chance, number)
        left, right = box.left(), exact.left()
        assert not right & ~left, "the box rules out what is possible"
        found.same += left == right
        found.more += (left & ~right).bit_count()
        found.cards += right.bit_count()
    return found


def _tell(deal: Deal, boards: tuple[Board, Exact], chance: random.Random, number: int) -> None:
    hands = [hand for hand in range(cards.HANDS) for _ in range(chance.randrange(4))]
    for hand in hands:
        question = chance.randrange(cards.COUNT_CARDS if chance.randrange(3) else cards.QUESTIONS)
        for board in boards:
            board.tell(hand, question, cards.answer(question, *deal.hand(hand)))
    for kind in deal.clues[: chance.randrange(3)]:
        for board in boards:
            board.clue(kind)
    if number % 3 == 0:
        for board in boards:
            board.hold(0, *deal.hand(0))
