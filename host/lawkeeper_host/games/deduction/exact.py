"""What follows, exactly: a card may be hidden when some deal of the mode agrees with all that is known (item
69).

Singles and Completes of a deal have nothing to do with each other once the hidden card is known, so each card
is two questions. Singles: three to a hand within what is known of its kinds and dimensions, four of a kind in
all, each hand with one of the hidden card: a flow, but for hands of which a dimension is known; those are
tried one kind after the other. Completes: two to a hand, none twice: a search.
"""

from __future__ import annotations

from collections.abc import Sequence
from itertools import combinations

from lawkeeper.games.deduction.deal.cards import (
    CARDS,
    COMPLETES,
    COUNT_CARDS,
    COUNT_DIM,
    EACH,
    EVERY,
    HANDS,
    HELD,
    KINDS,
    SHOWS,
    SINGLES,
    answer,
    counted,
    form,
    shows,
)
from lawkeeper.games.deduction.deal.reason import Board
from lawkeeper_host.games.deduction.flow import SINK, SOURCE, Network

ROWS = KINDS + 3  # of bounds: kinds, then dimensions
Bounds = list[list[int]]
"""By hand: the fewest (or most) Singles of each kind, then of each dimension."""
PAIRS = [(1 << one) | (1 << two) for one, two in combinations(range(CARDS), 2)]
# What is counted in a search for Completes: each kind, and each two kinds of a dimension.
_SETS = [*SHOWS, *(SHOWS[a] | SHOWS[b] for d in (0, 3, 6) for a, b in combinations(range(d, d + 3), 2))]


class Exact:
    """What somebody knows: tell it as one tells a `reason.Board`, then ask what is `left`."""

    def __init__(self, coin: bool) -> None:
        self.coin = coin
        self._board = Board(coin)  # sound and quick: it spares most of the work
        self._low: Bounds = [[0] * ROWS for _ in range(HANDS)]
        self._high: Bounds = [[SINGLES] * ROWS for _ in range(HANDS)]
        self._pairs: list[list[int]] = [PAIRS] * HANDS
        self._clues = [0] * KINDS
        self._used_up = False

    def tell(self, hand: int, question: int, said: int) -> None:
        """A hand's answer to a question."""
        self._board.tell(hand, question, said)
        begin, about = form(question)
        if begin >= COUNT_CARDS:
            agreeing = [pair for pair in self._pairs[hand] if answer(question, b"", _cards(pair)) == said]
            self._pairs[hand] = agreeing
            return
        row = KINDS + about if begin >= COUNT_DIM else about
        if counted(question) or not said:
            self._high[hand][row] = min(self._high[hand][row], said)
        self._low[hand][row] = max(self._low[hand][row], said)

    def hold(self, hand: int, singles: bytes, completes: bytes) -> None:
        """All of a hand."""
        for kind in range(KINDS):
            self.tell(hand, kind, list(singles).count(kind))
        for card in completes:
            self.tell(hand, HELD + card, 1)

    def clue(self, kind: int) -> None:
        """A clue was turned, repeats too."""
        self._board.clue(kind)
        self._clues[kind] += 1

    def used_up(self) -> None:
        """The clue deck has no more cards."""
        self._used_up = True

    def conclude(self, mask: int) -> None:
        """The hidden card is known to be one of `mask`."""
        self._board.conclude(mask)

    def left(self) -> int:
        """Mask of the cards that may be hidden."""
        left = self._board.left()
        for card in range(CARDS):
            if left >> card & 1 and not (
                self._completes(card) and self._singles(card, self._low, self._high)
            ):
                left &= EVERY & ~(1 << card)
        return left

    # -- Singles ------------------------------------------------------------------------------------------

    def _singles(self, card: int, low: Bounds, high: Bounds) -> bool:
        """Can the Singles be dealt within these bounds when this card is hidden?"""
        network, counts = self._network(shows(card), low, high)
        if not network.possible():
            return False
        for hand, edges in counts.items():
            if not any(network.carried(edges[kind]) for kind in shows(card)):
                return self._branch(card, hand, low, high)
        return True

    def _branch(self, card: int, hand: int, low: Bounds, high: Bounds) -> bool:
        """The hand has the first kind of the card, or not that but the second, or the third alone."""
        none = high
        for kind in shows(card):
            some = [row[:] for row in low]
            some[hand][kind] = max(1, some[hand][kind])
            if none[hand][kind] and self._singles(card, some, none):
                return True
            if low[hand][kind]:
                return False
            none = [row[:] for row in none]
            none[hand][kind] = 0
        return False

    def _network(self, on: Sequence[int], low: Bounds, high: Bounds) -> tuple[Network, dict[int, list[int]]]:
        """(the flow from hands to kinds, and of the hands that may lack a true Single: their edges by
        kind)."""
        network = Network()
        true = network.node()
        number = SINGLES + sum(self._clues) if self._used_up else None  # of true Singles in hands
        network.edge(true, SINK, number or 0, SINGLES * EACH if number is None else number)
        kinds = []
        for kind in range(KINDS):
            node = network.node()
            is_true = kind in on
            least = EACH if is_true and not self.coin else 0
            network.edge(node, true if is_true else SINK, least, EACH - self._clues[kind])
            kinds.append(node)
        counts = {}
        for hand in range(HANDS):
            groups = self._groups(on, low[hand], high[hand])
            edges = [0] * KINDS
            start = network.node()
            network.edge(SOURCE, start, SINGLES, SINGLES)
            for members, fewest, most in groups:
                group = network.node()
                network.edge(start, group, fewest, most)
                for kind in members:
                    edges[kind] = network.edge(group, kinds[kind], low[hand][kind], high[hand][kind])
            if len(groups) == SINGLES:
                counts[hand] = edges
        return network, counts

    def _groups(
        self, on: Sequence[int], low: list[int], high: list[int]
    ) -> list[tuple[Sequence[int], int, int]]:
        """The kinds of a hand in groups with bounds: true and false, or the dimensions where they are
        known."""
        if any(low[KINDS:]) or any(most < SINGLES for most in high[KINDS:]):
            return [
                (range(3 * dim, 3 * dim + 3), low[KINDS + dim], high[KINDS + dim]) for dim in range(SINGLES)
            ]
        others = [kind for kind in range(KINDS) if kind not in on]
        return [(on, 1, SINGLES), (others, 0, SINGLES - 1)]

    # -- Completes ----------------------------------------------------------------------------------------

    def _completes(self, card: int) -> bool:
        """Can the Completes be dealt when this card is hidden?"""
        choices = [
            [pair for pair in pairs if not pair >> card & 1] for pairs in self._pairs if pairs is not PAIRS
        ]
        choices.sort(key=len)
        return _deal(choices, EVERY & ~(1 << card), set())


def _deal(choices: list[list[int]], free: int, failed: set[tuple[int, int]]) -> bool:
    """Can each of the hands have one of its pairs, all from `free` cards, no card twice?"""
    if not choices:
        return True
    key = len(choices), free
    if key in failed:
        return False
    rest = [[pair for pair in pairs if pair & free == pair] for pairs in choices]
    if all(rest) and all(_enough(rest, free & some) for some in _SETS):
        for pair in rest[0]:
            if _deal(rest[1:], free & ~pair, failed):
                return True
    failed.add(key)
    return False


def _enough(choices: list[list[int]], free: int) -> bool:
    """Are there as many free cards as the hands need of them at least?"""
    need, have = 0, free.bit_count()
    if have >= COMPLETES * len(choices):
        return True
    for pairs in choices:
        need += min((pair & free).bit_count() for pair in pairs)
    return need <= have


def _cards(pair: int) -> list[int]:
    return [card for card in range(CARDS) if pair >> card & 1]
