"""What follows: the cards that may be hidden, from what was said, shown and held (items 43 to 73).

The rules that are used hold in every deal of the mode, so nothing is ever ruled out that could be true; that
all is found is not promised. In both modes each hand has a Single of the hidden card, and there are four of a
kind. In full mode all four of each of its characteristics are in hands; in coin mode that is not known, and
nothing is concluded from it.
"""

from lawkeeper.games.deduction.deal.cards import (
    CARDS,
    EACH,
    EVERY,
    HANDS,
    HELD,
    KINDS,
    SHOWS,
    SINGLES,
    shows,
)
from lawkeeper.games.deduction.deal.pairs import Pairs
from lawkeeper.games.deduction.deal.threes import EVERY as ANY_THREE
from lawkeeper.games.deduction.deal.threes import at_least, bounds, held, least, said
from lawkeeper.logic.masks import count, implied

_ALL_HANDS = (1 << HANDS) - 1


class Board:
    """What somebody knows: tell it, then ask what is `left`; tell more, and ask again.

    .threes: by hand, the mask of the Singles that it may have, see `threes`; .table: of `threes.least`."""

    def __init__(self, coin):
        self._full = not coin
        self.table = least()
        self.threes = [ANY_THREE] * HANDS
        self._bounds = {}  # mask of choices -> its bounds
        self._pairs = Pairs()
        self._clues = bytearray(KINDS)
        self._left = EVERY

    def tell(self, hand, question, answer):
        """A hand's answer to a question: a statement, or an answer."""
        self.threes[hand] &= said(self.table, question, answer)
        self._pairs.tell(hand, question, answer)

    def hold(self, hand, singles, completes):
        """All of a hand (bytes): it is one's own, or lies open. Either may be left out (b"")."""
        if singles:
            self.threes[hand] &= held(self.table, singles)
        for card in completes:
            self._pairs.tell(hand, HELD + card, 1)

    def clue(self, kind):
        """A clue was turned: repeats count here."""
        self._clues[kind] += 1
        self._left &= ~SHOWS[kind]

    def conclude(self, mask):
        """The hidden card is known to be one of `mask`."""
        self._left &= mask

    def left(self):
        """-> mask of the cards that may be hidden. What is told must be true, else it may be 0."""
        left = self._left
        before = None
        self._bounds = {}
        while left and before != (left, self.threes):
            before = left, self.threes[:]
            left = self._pairs.settle(left)
            possible = self._true(left)
            self.threes = [mask & possible for mask in self.threes]
            hands = [self._known(mask) for mask in self.threes]
            hands = self._share(hands, left)
            left = self._checked(left, hands)
        return left

    def _known(self, mask):
        """-> the bounds of a hand's choices, worked out once: most hands are alike."""
        if mask not in self._bounds:
            self._bounds[mask] = bounds(self.table, mask)
        return self._bounds[mask]

    def _true(self, left):
        """-> mask of the choices with a Single of some card of `left` (item 45 ii)."""
        mask = 0
        for kind in range(KINDS):
            if left & SHOWS[kind]:
                mask |= self.table[kind]
        return mask

    def _share(self, hands, left):
        """There are four Singles of a kind: what some hands have, others have not (item 68).
        -> the new bounds"""
        for kind in range(KINDS):
            low = sum([hand[kind] for hand in hands])
            room = EACH - self._clues[kind] - low
            need = -SINGLES
            if self._full and implied(left, SHOWS[kind]):
                need = EACH - sum([hand[KINDS + kind] for hand in hands])
            if room < SINGLES or need > -SINGLES:
                self._share_kind(kind, hands, room, need)
        return [self._known(mask) for mask in self.threes]

    def _share_kind(self, kind, hands, room, need):
        """At most `room` more of a kind are in hands than the fewest there may be, and at least `need` more
        than the most."""
        for number, hand in enumerate(hands):
            lowest, highest = hand[kind], hand[KINDS + kind]
            mask = self.threes[number]
            if highest > lowest + room:
                mask &= ~at_least(self.table, kind, lowest + room + 1)
            if highest + need > lowest:
                mask &= at_least(self.table, kind, highest + need)
            self.threes[number] = mask

    def _checked(self, left, hands):
        """-> those of `left` for which the counts of all hands can come out."""
        room, none, some = [], [], []
        for kind in range(KINDS):
            low = most = without = within = 0
            for number, hand in enumerate(hands):
                low += hand[kind]
                most += hand[KINDS + kind]
                without |= (not hand[KINDS + kind]) << number
                within |= (hand[kind] > 0) << number
            most = min(EACH - self._clues[kind], most)
            if self._full and most < EACH:
                left &= ~SHOWS[kind]
            room.append(EACH - low)
            none.append(without)
            some.append(within)
        for card in range(CARDS):
            if left >> card & 1:
                one, two, three = shows(card)
                lacking = _ALL_HANDS & ~(some[one] | some[two] | some[three])
                cannot = none[one], none[two], none[three]
                if not _one_each(lacking, cannot, (room[one], room[two], room[three])):
                    left &= ~(1 << card)
        return left


def _one_each(lacking, none, room):
    """Can every hand have a Single of a card? Bits of hands: `lacking` have none for certain as yet; `none`
    cannot have the first, second, third of its characteristics, of which `room` more may be in hands."""
    for at in range(3):
        one, two = none[at], none[at - 1]
        most = room[at - 2]
        alone = lacking & one & two  # those that can only have the third one
        if alone and (count(alone) > most or alone & none[at - 2]):
            return False
        pair = lacking & one
        if pair and room[at - 1] + most < HANDS and count(pair) > room[at - 1] + most:
            return False
    return sum(room) >= HANDS or count(lacking) <= sum(room)
