"""What follows from what is known of the Completes in the hands (items 45 i, 47, 50, 68).

Each hand has two, no two hands have the same one, and none is the hidden card. Of a characteristic there are
nine; eight Completes and the hidden card are in no hand.
"""

from lawkeeper.games.deduction.deal.cards import (
    COMPLETES,
    COUNT_CARDS,
    EVERY,
    HANDS,
    HELD,
    KINDS,
    SHOWS,
    SOME_CARDS,
    form,
)
from lawkeeper.logic.masks import implied

OF_A_KIND = 9
IN_HANDS = COMPLETES * HANDS


class Pairs:
    """.must, .could: by hand, masks of the Completes that it has, and that it may have."""

    def __init__(self):
        self.must = [0] * HANDS
        self.could = [EVERY] * HANDS
        self._least = bytearray(HANDS * KINDS)  # Completes of a kind in each hand, kind by kind
        self._most = bytearray(bytes((COMPLETES,)) * HANDS * KINDS)
        self._told = 0  # bits of the hands of which something is known

    def tell(self, hand, question, answer):
        """A hand's answer to a question, any question; what it says of Completes is noted."""
        begin, about = form(question)
        if begin < COUNT_CARDS:
            return
        self._told |= 1 << hand
        at = HANDS * about + hand
        if begin == HELD:
            if answer:
                self.must[hand] |= 1 << about
            else:
                self.could[hand] &= ~(1 << about)
        elif begin == SOME_CARDS and answer:
            self._least[at] = max(self._least[at], 1)
        else:
            self._most[at] = min(self._most[at], answer)
            self._least[at] = max(self._least[at], answer)

    def settle(self, left):
        """Work out all that the hands tell of each other. left: mask of the cards that may be hidden.
        -> what is left of it"""
        before = None
        while before != (left, self.must, self.could):
            before = left, self.must[:], self.could[:]
            taken = 0
            for mask in self.must:
                taken |= mask
            left &= ~taken
            for hand in range(HANDS):
                if self._told >> hand & 1:
                    self._settle_hand(hand, taken)
            left = self._kinds(left)
        return left

    def _settle_hand(self, hand, taken):
        """What a hand has and may have, from the bounds of each kind, and the bounds from that."""
        must = self.must[hand]
        could = self.could[hand] & ~(taken & ~must)
        free = COMPLETES - _two(must)
        least, most = self._least, self._most
        for kind in range(KINDS):
            at = HANDS * kind + hand
            shown = SHOWS[kind]
            has = _two(must & shown)
            if most[at] <= has or not free:
                could &= must | ~shown
            if least[at] - has >= free:
                could &= must | shown
            may = could & ~must
            least[at] = max(least[at], has + free - min(free, _two(may & ~shown)))
            most[at] = min(most[at], has + min(free, _two(may & shown)))
        for kind in range(KINDS):
            one, two = _others(kind)
            at, one, two = HANDS * kind + hand, HANDS * one + hand, HANDS * two + hand
            least[at] = max(least[at], COMPLETES - most[one] - most[two], 0)
            most[at] = min(most[at], COMPLETES - least[one] - least[two])
        self.could[hand] = could
        but_one = could & (could - 1)
        if _two(but_one) == 1:
            self.must[hand] = could  # there are two

    def _kinds(self, left):
        """The sums over all hands. -> what is left of `left`"""
        ends = range(HANDS, HANDS * KINDS + 1, HANDS)
        least = [sum(self._least[end - HANDS : end]) for end in ends]
        most = [min(OF_A_KIND, sum(self._most[end - HANDS : end])) for end in ends]
        for kind in range(KINDS):
            one, two = _others(kind)
            if max(least[kind], IN_HANDS - most[one] - most[two]) >= OF_A_KIND:
                left &= ~SHOWS[kind]  # all nine are in hands
            # One of the nine is the hidden card, when it shows that.
            room = OF_A_KIND - implied(left, SHOWS[kind]) - least[kind]
            if room < COMPLETES:
                self._room(kind, room)
        return left

    def _room(self, kind, room):
        """So many more of a kind may be in hands than are known to be."""
        for hand in range(HANDS):
            at = HANDS * kind + hand
            if self._most[at] > self._least[at] + room:
                self._most[at] = max(0, self._least[at] + room)
                self._told |= 1 << hand


def _others(kind):
    """-> the two other characteristics of the dimension."""
    first = kind - kind % 3
    return first + (kind + 1) % 3, first + (kind + 2) % 3


def _two(mask):
    """-> how many there are in a mask: 0, 1, or 2 for more of them too. Nothing is made for it."""
    return (2 if mask & (mask - 1) else 1) if mask else 0
