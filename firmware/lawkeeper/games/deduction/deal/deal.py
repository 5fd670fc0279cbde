"""The deal: hidden card, nine hands, clue deck (items 7 to 27), all of it from a code of five bytes.

The code is what tables compare: whoever enters it gets the same deal. Its first bit is the mode, the other 39
are the seed of the draws.
"""

from lawkeeper.games.deduction.deal.cards import (
    CARDS,
    COMPLETES,
    EACH,
    EVERY,
    HANDS,
    KINDS,
    SHOWS,
    SINGLES,
    shows,
)
from lawkeeper.keep.chance import Chance

CODE = 5  # bytes
COIN = 0x80  # in the first of them: coins say which of the last three true Singles are dealt (items 11, 18)
TRUE = 12  # Singles on the hidden card


class Deal:
    """.coin (the mode), .hidden (a Complete), .singles (27 bytes, three a hand), .completes (18 bytes, two a
    hand), .clues (bytes, in the order in which they are turned), .gone (bytes, the Singles that coins took
    out). What a hand has lies in rising order: it tells nothing of where it came from."""

    def __init__(self, code):
        """code: 5 bytes."""
        chance = Chance(code, "deal")
        self.coin = code[0] >= COIN
        self.hidden = chance.below(CARDS)
        piles = self._true(chance)
        on = shows(self.hidden)
        false = [kind for kind in range(KINDS) if kind not in on] * EACH
        chance.shuffle(false)
        for pile in piles:
            while len(pile) < SINGLES:
                pile.append(false.pop())
        self.singles = b"".join([bytes(sorted(pile)) for pile in piles])
        self.clues = bytes(reversed(false))
        others = [card for card in range(CARDS) if card != self.hidden]
        chance.shuffle(others)
        ends = range(COMPLETES, COMPLETES * HANDS + 1, COMPLETES)
        self.completes = b"".join([bytes(sorted(others[end - COMPLETES : end])) for end in ends])

    def _true(self, chance):
        """Deal what shows the hidden card: one to each pile, then the last three (items 9 to 11, 20).
        -> list of a list a pile"""
        true = list(shows(self.hidden)) * EACH
        chance.shuffle(true)
        piles = [[kind] for kind in true[:HANDS]]
        gone = []
        for kind in true[HANDS:]:
            if self.coin and chance.below(2):
                gone.append(kind)
                continue
            pile = chance.pick(piles)
            while len(pile) == SINGLES:
                pile = chance.pick(piles)
            pile.append(kind)
        self.gone = bytes(gone)
        return piles

    def hand(self, number):
        """-> (Singles, Completes) of hand 0..8, bytes."""
        return (
            self.singles[SINGLES * number : SINGLES * (number + 1)],
            self.completes[COMPLETES * number : COMPLETES * (number + 1)],
        )

    def pooled(self):
        """-> mask of the cards that may be hidden for one who sees all nine hands, and nothing else."""
        left = EVERY
        for number in range(HANDS):
            left &= allows(*self.hand(number))
        if not self.coin:
            for kind in range(KINDS):
                if self.singles.count(bytes((kind,))) < EACH:
                    left &= ~SHOWS[kind]
        return left

    def solvable(self):
        """-> whether all hands together leave one card."""
        left = self.pooled()
        return left > 0 and not left & (left - 1)

    def coded(self):
        """-> all of it as bytes, for the seal."""
        return bytes((self.coin, self.hidden)) + self.singles + self.completes + self.clues + self.gone


def allows(singles, completes):
    """-> mask of the cards that a hand leaves: it has one Single of the hidden card, and not the card."""
    left = 0
    for kind in singles:
        left |= SHOWS[kind]
    for card in completes:
        left &= ~(1 << card)
    return left


def drawn(seed, coin, solvable):
    """-> the code of the deal of a seed (bytes). solvable: one that all hands together leave one card of."""
    chance = Chance(seed, "code")
    while True:
        code = bytes([chance.below(256) for _ in range(CODE)])
        code = bytes((code[0] & ~COIN | (COIN if coin else 0),)) + code[1:]
        if not solvable or Deal(code).solvable():
            return code
