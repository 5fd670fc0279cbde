"""What outlives a game: its result line, and which deals of the library were played. These do not come again
until all of their kind are through.

A record is the code of the deal, 5 bytes, and how many hands have to lie open before the card is forced."""

from binascii import hexlify

from lawkeeper.games.deduction.deal.deal import CODE, COIN
from lawkeeper.games.fold import Refused
from lawkeeper.keep import used

DEDUCTION = 3  # as in the registry
_GRADE = b"\4\5\x09"  # the most hands of a deal that is light, fair, hard


def grade(hands):
    """-> 0 light, 1 fair, 2 hard: how much has to be shared before the card is forced."""
    found = 0
    while hands > _GRADE[found]:
        found += 1
    return found


def choose(library, data, coin, wanted, seed, before=()):
    """Yield None now and then, at last the number of the library's record to play next; `coin` the mode, or
    None for any; `wanted` a grade, or None for any.

    `data` is the dict of the second home, `seed` random bytes of this moment, `before` the record of the last
    game, in a tuple. Choosing uses nothing up: `settle` does. Refused when there is no such deal.
    """
    if not library.count(DEDUCTION):
        raise Refused("No deals are loaded. Load a pack from a computer, or let the box deal.")

    def fits(number):
        record = library.record(DEDUCTION, number)
        if len(record) != CODE + 1:
            return False  # of a later version
        mode, hands = record[0] >= COIN, record[CODE]
        return (coin is None or mode == bool(coin)) and (wanted is None or grade(min(hands, 9)) == wanted)

    for found in used.draw(data, library, DEDUCTION, fits, 1, seed, before):
        if found == []:
            raise Refused("No such deal is loaded. Choose another kind, or let the box deal.")
        yield found and found[0]


def settle(data, game):
    """The deal of `game` is used up, when it came from the library. A second call changes nothing."""
    setup = game.setup
    if setup.library != bytes(4):
        used.mark(data, hexlify(setup.library).decode(), DEDUCTION, setup.record, used.GONE)


def line(game):
    """-> the result in a line, without the secret."""
    head, minutes = "Deduction %s: " % game.outcome(), game.at // 60
    if game.alone:
        par = " (the box %d)" % (game.par[0] + 2 * game.par[1]) if game.par else ""
        return head + "score %d%s, %d min" % (game.score, par, minutes)
    counts = game.seats, game.clues, game.spares, minutes
    return head + "players %d, clues %d, spare hands %d, %d min" % counts
