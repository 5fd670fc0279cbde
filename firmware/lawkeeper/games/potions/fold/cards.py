"""Hands, market, deck and discards (items 2 to 4, 35, 36). A card is a kind; all but the deck lie open."""

from lawkeeper.games.potions.brew.kinds import CARDS, DEALT, HAND, MARKET, TAKEN
from lawkeeper.keep.chance import Chance


def shuffled(kinds, seed):
    """-> the deck of a game, bytes, a kind each; the last one is drawn first. Secret until it is drawn."""
    deck = list(bytes(range(kinds)) * CARDS[kinds])
    Chance(seed, "deck").shuffle(deck)
    return bytes(deck)


class Cards:
    """.hands: list of bytes, kinds in order, empty for those who lost; .market: bytes; .discards: bytes."""

    def __init__(self, kinds, seats, seed):
        self._seed = seed
        self._deck = shuffled(kinds, seed)
        self._shuffles = 0
        self.discards = self.market = b""
        self.hands = [self._draw(DEALT) for _ in range(seats)]
        self.fill()

    @property
    def reserve(self):
        """Cards that can still be drawn, those of the discards among them."""
        return len(self._deck) + len(self.discards)

    def _draw(self, count):
        """Draw up to so many. -> bytes, in order"""
        if len(self._deck) < count and self.discards:
            found = list(self.discards)
            self._shuffles += 1
            Chance(self._seed, "shuffle %d" % self._shuffles).shuffle(found)
            self._deck, self.discards = bytes(found) + self._deck, b""
        at = max(0, len(self._deck) - count)
        drawn, self._deck = self._deck[at:], self._deck[:at]
        return bytes(sorted(drawn))

    def fill(self):
        """The market is filled up, as far as there are cards."""
        self.market = bytes(sorted(self.market + self._draw(MARKET - len(self.market))))

    def has(self, seat, brew):
        """Are these ingredients (a set) in the hand of a seat?"""
        hand = list(self.hands[seat])
        return all(hand.count(kind) >= list(brew).count(kind) for kind in brew)

    def discard(self, seat, brew=None):
        """A seat discards a set, or its whole hand."""
        hand = list(self.hands[seat])
        for kind in hand[:] if brew is None else brew:
            hand.remove(kind)
            self.discards += bytes((kind,))
        self.hands[seat] = bytes(hand)

    def may_take(self, held, reserve):
        """-> how many ingredients one takes who holds so many, where so many more can be drawn. Where the
        market could not be filled up again a hand is six at most (item 4)."""
        room = HAND - held if reserve < TAKEN else TAKEN
        return max(0, min(TAKEN, len(self.market), room))

    def take(self, seat, places):
        """A seat takes these places of the market, which is then filled up."""
        taken = [self.market[place] for place in places]
        market = list(self.market)
        for kind in taken:
            market.remove(kind)
        self.market = bytes(market)
        self.hands[seat] = bytes(sorted(self.hands[seat] + bytes(taken)))
        self.fill()
