"""Which problems of the library were played: they do not come again until all of their kind are through.

What the second home keeps of that, and what "through" means, says `keep.used`: nothing in it tells which
problem comes next. That is drawn when a game begins.
"""

from binascii import hexlify

from lawkeeper.games import TURING
from lawkeeper.games.fold import Refused
from lawkeeper.keep import used


def choose(library, data, mode, difficulty, verifiers, seed, before=()):
    """Yield None now and then, at last the number of the library's record to play next; None for mode,
    difficulty or verifiers: any.

    `data` is the dict of the second home, `seed` random bytes of this moment, `before` the record of the last
    game, in a tuple. Choosing uses nothing up: `settle` does. Refused when there is no such problem.
    """
    if not library.count(TURING):
        raise Refused("No problems are loaded. Load a pack from a computer, or let the box make one.")
    wanted = (mode, difficulty, verifiers)

    def fits(number):
        return _fits(library.record(TURING, number), wanted)

    for found in used.draw(data, library, TURING, fits, 1, seed, before):
        if found == []:
            raise Refused("No such problem is loaded. Choose another kind, or let the box make one.")
        yield found and found[0]


def _fits(record, wanted):
    """Whether a record is of the kind. One of a later version never is."""
    head = record[0] if len(record) else 0
    kind = head & 3, head >> 2 & 3, head >> 4 & 7
    for wish, have in zip(wanted, kind):
        if wish not in (None, have):
            return False
    from lawkeeper.games.turing.problems.problem import Problem

    try:
        Problem.decode(record)
    except ValueError:
        return False
    return True


def settle(data, game):
    """The problem of `game` is used up, when it came from the library. A second call changes nothing."""
    setup = game.setup
    used.mark(data, hexlify(setup.library).decode(), TURING, setup.record, used.GONE)
