"""The law deck: the laws of the loaded library in an order that outlives the power (Infer items 6, 10).

It is a dict in the second home (`data["deck"]`), and no list of cards is held:

    seed   hex; the order the cards were shuffled into is `permuted(seed, cards, 0..cards-1)`
    of     id of the library; another library is another deck
    cards  how many laws it has
    next   places before this one in that order are used up
    used   hex bitmap by card: it has left its place in that order
    under  cards that lie at the bottom, in order

A card is the number of a law in the library. A law record there is: level, length of the text, text in utf-8,
and where the law has a meaning for the box: length of its tree, the tree as `logic.forms.encode` writes it.
"""

from binascii import hexlify, unhexlify

from lawkeeper.games import Refused
from lawkeeper.keep.chance import permuted

GAME = 1
SEED_BYTES = 8


def law(library, card):
    """-> (level 1..3, text with colour slots, tree as bytes or b"") of a card."""
    record = bytes(library.record(GAME, card))
    end = 2 + record[1]
    code = record[end + 1 : end + 1 + record[end]] if end < len(record) else b""
    return record[0], record[2:end].decode(), code


def _shuffled(library, cards, seed):
    return {
        "seed": hexlify(seed).decode(),
        "of": library.id,
        "cards": cards,
        "next": 0,
        "used": hexlify(bytes((cards + 7) // 8)).decode(),
        "under": [],
    }


class Deck:
    """The deck in `data`, the dict of the second home. It is shuffled anew when it is of another library."""

    def __init__(self, library, data, seed):
        """`seed`: SEED_BYTES random bytes, for a shuffle. Refused when no laws are loaded."""
        cards = library.count(GAME)
        if not cards:
            raise Refused("No laws are loaded. Load a pack from a computer, or use an own law.")
        self._library = library
        self._cards = cards
        self._data = data
        kept = data.get("deck")
        if not isinstance(kept, dict) or kept.get("of") != library.id or kept.get("cards") != cards:
            data["deck"] = _shuffled(library, cards, seed)

    def draw(self, wanted, level, seed):
        """-> list of the top `wanted` cards of `level` (0 = any); fewer only when no more are loaded.

        Drawing moves no card: `settle` does, when the game is over. When too few are left all are shuffled
        together with `seed`. Refused when there is none of that level at all.
        """
        drawn = self._top(wanted, level)
        if len(drawn) < wanted and len(drawn) < self._loaded(level):
            self._data["deck"] = _shuffled(self._library, self._cards, seed)
            drawn = self._top(wanted, level)
        if not drawn:
            raise Refused("No law of level %d is loaded. Choose another level." % level)
        return drawn

    def _loaded(self, level):
        """-> how many laws of `level` there are, in the deck or out of it."""
        return sum([self._fits(card, level) for card in range(self._cards)])

    def _fits(self, card, level):
        return not level or self._library.record(GAME, card)[0] == level

    def _top(self, wanted, level):
        drawn = []
        for card in self._order():
            if self._fits(card, level):
                drawn.append(card)
                if len(drawn) == wanted:
                    break
        return drawn

    def _order(self):
        """Yield the cards from the top to the bottom."""
        deck = self._data["deck"]
        seed = unhexlify(deck["seed"])
        used = unhexlify(deck["used"])
        for place in range(deck["next"], self._cards):
            card = permuted(seed, self._cards, place)
            if not used[card >> 3] >> (card & 7) & 1:
                yield card
            elif place == deck["next"]:
                deck["next"] += 1
        for card in deck["under"]:
            yield card


def settle(data, game):
    """The cards that `game` has drawn move: the kept law leaves the deck, the other one goes under it.

    Calling it twice for one game is as good as once. A game that ended before a law was kept puts both under.
    """
    deck = data.get("deck")
    setup = game.setup
    if not setup.laws or not isinstance(deck, dict) or deck.get("of") != hexlify(setup.library).decode():
        return
    used = bytearray(unhexlify(deck["used"]))
    under = deck["under"]
    for number, row in enumerate(setup.laws):
        card = row[0]
        if card >= deck["cards"]:
            continue
        used[card >> 3] |= 1 << (card & 7)
        if card in under:
            under.remove(card)
        if number != game.kept:
            under.append(card)
    deck["used"] = hexlify(used).decode()
