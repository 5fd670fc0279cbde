"""The law deck: the laws of the loaded library; `keep.used` knows which were played (Infer items 6, 10).

There is no order of cards: a card is drawn at random from those in the deck, at the moment when the game is
dealt, so that nothing the box keeps between games says which law comes next. To the players it is a shuffled
deck. When the game is over the kept law leaves the deck and the other one lies under it: neither comes again
before the deck has come round. A level, and the laws of directions, are decks of their own: each is shuffled
anew by itself when it is used up, and `keep.used` says when that is.

A card is the number of a law in the library. A law record there is: level, length of the text, text in utf-8,
length of its tree (0 when only people know what the law means), the tree as `laws.forms.encode` writes it. A
law of directions has one byte more: it is for games with the Compass Rose only (Infer items 83-85).
"""

from binascii import hexlify

from lawkeeper.games import INFER
from lawkeeper.games.fold import Refused
from lawkeeper.keep import used

SEED_BYTES = 16
COMPASS = 1  # in the last byte of a law of directions


def law(library, card):
    """-> (level 1..3, text with colour slots, tree as bytes or b"") of a card."""
    record = bytes(library.record(INFER, card))
    end = 2 + record[1]
    code = record[end + 1 : end + 1 + record[end]] if end < len(record) else b""
    return record[0], record[2:end].decode(), code


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


def draw(library, data, wanted, level, seed, compass=False, understood=False, before=()):
    """Yield None now and then, at last a list of `wanted` cards of `level` (0 = any); fewer only when no more
    are loaded. With `compass` laws of directions only, otherwise none; `understood`: only laws with a tree.

    `data`: the dict of the second home; `seed`: SEED_BYTES random bytes of this moment; `before`: the cards
    of the last game. Refused when there is no such law at all.
    """
    if not library.count(INFER):
        raise Refused("No laws are loaded. Load a pack from a computer, or use an own law.")

    def fits(card):
        return _fits(library.record(INFER, card), level, compass, understood)

    for drawn in used.draw(data, library, INFER, fits, wanted, seed, before):
        if drawn == []:
            raise Refused(_none(level, compass, understood))
        yield drawn


def _fits(record, level, compass, understood):
    tree = 2 + record[1]  # where its length stands
    marks = tree + 1 + record[tree] if tree < len(record) else tree
    directions = marks < len(record) and bool(record[marks] & COMPASS)
    known = marks > tree + 1
    return level in (0, record[0]) and directions == bool(compass) and (known or not understood)


def settle(data, game):
    """The cards that `game` has drawn move: the kept law leaves the deck, the other one goes under it.

    Calling it twice for one game is as good as once. A game that ended before a law was kept puts both under.
    """
    setup = game.setup
    for number, row in enumerate(setup.laws):
        pile = used.GONE if number == game.kept else used.UNDER
        used.mark(data, hexlify(setup.library).decode(), INFER, row[0], pile)


def cards(game):
    """-> the cards that `game` (or None) was dealt."""
    return [row[0] for row in game.setup.laws] if game is not None else ()
