"""The box looks for a problem, or makes one; then the game begins.

The set-up form lies in one file with this: what only the making needs is loaded there, not as the form opens.
"""

from binascii import unhexlify

from lawkeeper.games import TURING
from lawkeeper.games.pages import making
from lawkeeper.games.pages.form import last
from lawkeeper.games.turing.pages.setup import NEW, PACKS, days

_SEED = 16  # bytes


class Making(making.Making):
    """Looks through the packs, or makes a problem."""

    WHAT = "a problem"

    def does(self):
        return "looks for" if self.arg["source"] == PACKS else "makes"

    def steps(self):
        return _steps(self.app, self.arg)

    def begin(self, found):
        _begin(self.app, self.arg, found)


def _steps(app, wish):
    """Yield None while at work, at last (problem in bytes, id of its library, number of its record)."""
    if wish["source"] == PACKS:
        return _picked(app, wish)
    if wish["source"] == NEW:
        return _made(app, wish)
    return _of_the_day(wish)


def _picked(app, wish):
    from lawkeeper.games.turing.fold import kept

    data, before, game = app.home_data.data, (), last(app, TURING)
    if game is not None:
        kept.settle(data, game)  # the problem on the table has had its turn
        before = (game.setup.record,)
    mode, level, verifiers = wish["mode"], wish["level"], wish["verifiers"]
    for number in kept.choose(app.library, data, mode, level, verifiers, app.random(_SEED), before):
        if number is None:
            yield None
    yield bytes(app.library.record(TURING, number)), unhexlify(app.library.id), number


def _made(app, wish):
    from lawkeeper.games.turing.problems import make
    from lawkeeper.keep.chance import Chance

    chance = Chance(app.random(_SEED), "make")
    mode, level, verifiers = wish["mode"], wish["level"], wish["verifiers"]
    mode = chance.below(3) if mode is None else mode
    level = chance.below(3) if level is None else level
    verifiers = 4 + chance.below(3) if verifiers is None else verifiers
    return _coded(make.make(chance, mode, verifiers, level))


def _of_the_day(wish):
    from lawkeeper.games.turing.problems import make

    return _coded(make.daily(days(wish["year"], wish["month"], wish["day"])))


def _coded(steps):
    for found in steps:
        yield None if found is None else (found.encode(), bytes(4), 0)


def _begin(app, wish, found):
    """The game begins; from here B leads to the form."""
    from lawkeeper.games.turing.fold.setup import Setup

    setup = Setup()
    setup.problem, setup.library, setup.record = found
    setup.seats, setup.printed, setup.handicap = wish["seats"], wish["printed"], wish["handicap"]
    setup.together = wish["together"] and wish["seats"] > 1
    app.back()
    app.start(TURING, setup.encode())
