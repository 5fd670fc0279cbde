"""The law deck: the laws of the loaded library in an order that outlives the power (Infer items 6, 10).

It is a dict in the second home (`data["deck"]`), and no list of cards is held:

    seed   hex; the order the cards were shuffled into is `permuted(seed, cards, 0..cards-1)`
    of     id of the library; another library is another deck
    cards  how many laws it has
    next   places before this one in that order are used up
    used   hex bitmap by card: it has left its place in that order
    under  cards that lie at the bottom, in order

A card is the number of a law in the library. A law record there is: level, length of the text, text in utf-8,
length of its tree (0 when only people know what the law means), the tree as `logic.forms.encode` writes it. A
law of directions has one byte more: it is for games with the Compass Rose only (Infer items 83-85).
"""

from binascii import hexlify, unhexlify

from lawkeeper.games import Refused
from lawkeeper.keep.chance import permuted

GAME = 1
SEED_BYTES = 8
COMPASS = 1  # in the last byte of a law of directions


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


def _none(level, compass, understood):
    """-> why there is nothing to draw, and what to do."""
    if compass:
        return "No such law for the Compass Rose is loaded. Load a pack with some, or play without the Rose."
    if not understood and not level:
        return "All laws that are loaded are for the Compass Rose. Play with it, or load another pack."
    if not understood:
        return "No law of level %d is loaded. Choose another level." % level
    if level:
        return "No law of level %d that the box understands is loaded. Choose another level." % level
    return "No law that the box understands is loaded. Load another pack, or let a player be the Universe."


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

    def draw(self, wanted, level, seed, compass=False, understood=False):
        """-> list of the top `wanted` cards of `level` (0 = any); fewer only when no more are loaded. With
        `compass` laws of directions only, otherwise none; `understood`: only laws with a tree.

        Drawing moves no card: `settle` does, when the game is over. When too few are left all are shuffled
        together with `seed`. Refused when there is no such law at all.
        """
        asked = level, compass, understood
        drawn = self._top(wanted, asked)
        if len(drawn) < wanted and len(drawn) < self._loaded(asked):
            self._data["deck"] = _shuffled(self._library, self._cards, seed)
            drawn = self._top(wanted, asked)
        if not drawn:
            raise Refused(_none(level, compass, understood))
        return drawn

    def _loaded(self, asked):
        """-> how many laws like that there are, in the deck or out of it."""
        return sum([self._fits(card, asked) for card in range(self._cards)])

    def _fits(self, card, asked):
        level, compass, understood = asked
        record = self._library.record(GAME, card)
        tree = 2 + record[1]  # where its length stands
        marks = tree + 1 + record[tree] if tree < len(record) else tree
        directions = marks < len(record) and bool(record[marks] & COMPASS)
        known = marks > tree + 1
        return level in (0, record[0]) and directions == bool(compass) and (known or not understood)

    def _top(self, wanted, asked):
        drawn = []
        for card in self._order():
            if self._fits(card, asked):
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
