"""The box looks for a problem, or makes one; then the game begins."""

from binascii import unhexlify

from lawkeeper.games import TURING
from lawkeeper.games.pages.form import last
from lawkeeper.games.turing.fold.setup import Setup
from lawkeeper.games.turing.pages.setup import NEW, PACKS, days
from lawkeeper.keep.chance import Chance
from lawkeeper.ui import ring
from lawkeeper.ui.buttons import B
from lawkeeper.ui.page import Page
from lawkeeper.ui.screen import Screen

_SEED = 16  # bytes


class Making(Page):
    """`arg`: the values of the set-up form. B goes back to it."""

    busy = True

    def __init__(self, app, arg=None):
        Page.__init__(self, app, arg)
        self._steps = None
        self._shown = False

    def view(self):
        self._shown = True
        what = "looks for" if self.arg["source"] == PACKS else "makes"
        return Screen("ONE MOMENT", ("", "", "\tThe box %s\t" % what, "\ta problem ...\t"), "B back")

    def ring(self, frame):
        for light in range(3):
            frame[(self.cursor + light) % len(frame)] = ring.VIOLET

    def tap(self, button):
        if button == B:
            self.app.back()

    def work(self):
        """A step; it is seen first that there is something to wait for."""
        if not self._shown:
            return
        if self._steps is None:
            self._steps = _steps(self.app, self.arg)
        self.cursor += 1
        self.app.stale = True
        try:
            found = next(self._steps)
        except Exception:
            self.app.back()  # what is wrong is said on top of the form
            raise
        if found is not None:
            self.busy = False
            self._steps = None  # what has made it goes, before the game needs the room
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
    chance = Chance(app.random(_SEED), "make")
    mode, level, verifiers = wish["mode"], wish["level"], wish["verifiers"]
    mode = chance.below(3) if mode is None else mode
    level = chance.below(3) if level is None else level
    verifiers = 4 + chance.below(3) if verifiers is None else verifiers
    from lawkeeper.games.turing.problems import make

    return _coded(make.make(chance, mode, verifiers, level))


def _of_the_day(wish):
    from lawkeeper.games.turing.problems import make

    return _coded(make.daily(days(wish["year"], wish["month"], wish["day"])))


def _coded(steps):
    for found in steps:
        yield None if found is None else (found.encode(), bytes(4), 0)


def _begin(app, wish, found):
    """The game begins; from here B leads to the form."""
    setup = Setup()
    setup.problem, setup.library, setup.record = found
    setup.seats, setup.printed, setup.handicap = wish["seats"], wish["printed"], wish["handicap"]
    setup.together = wish["together"] and wish["seats"] > 1
    app.back()
    app.start(TURING, setup.encode())
