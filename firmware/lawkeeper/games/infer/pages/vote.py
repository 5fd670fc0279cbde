"""The vote: three minutes of talk, all point at once, the box counts the fingers (Infer items 96 to 98)."""

from lawkeeper import ticks
from lawkeeper.games.infer.fold.cheater import BREAK, CAST, CHEATER, FOUND, NOBODY
from lawkeeper.games.infer.pages.tray import GamePage, minutes
from lawkeeper.ui import ring
from lawkeeper.ui.buttons import DOWN, LEFT, RIGHT, UP, A, B
from lawkeeper.ui.screen import Screen

COUNT_MS = 3999  # three, two, one, point
_TALK, _POINT, _ENTER = range(3)


class Vote(GamePage):
    """Talk, then the count of three, then each player's finger is entered."""

    TAPS = {A: "on", LEFT: "less", RIGHT: "greater", UP: ".log", DOWN: ".more", B: "one_back"}
    HOLDS = {}
    LONGS = {}
    holds = ()
    longs = ()

    def __init__(self, app, arg=None):
        GamePage.__init__(self, app, arg)
        voted = [vote != NOBODY for vote in self.game.votes]
        self._step = _ENTER if any(voted) else _TALK
        self._until = 0
        self._target = 0

    def voter(self):
        """-> the first player whose finger is not entered yet, or None."""
        votes = self.game.votes
        return votes.index(NOBODY) if NOBODY in votes else None

    # -- what is on the screen ------------------------------------------------------------------------------

    def screen(self):
        if self._step == _TALK:
            left = self.game.seconds_left(self.app.clock.seconds())
            rows = ("Who is the Cheater?", "Talk, then vote.")
            return Screen("THE VOTE", rows, "▼more\tA vote now", big=minutes(left))
        if self._step == _POINT:
            left = ticks.diff(self._until, self.app.box.ticks()) // 1000
            return Screen("ALL AT ONCE", ("POINT!" if left < 1 else "",), "", big=str(max(0, left)))
        return self._entering()

    def _entering(self):
        seat = self.voter()
        at = "\t◀ player %d ▶\t" % (self._candidates()[self._target] + 1)
        if seat is None:
            return Screen("A TIE", ("The Teacher chooses", "one of the tied.", "", at), "A this one")
        rows = ("Player %d points at" % (seat + 1), "", at, "", "No one at themselves.")
        return Screen("WHO AT WHOM", rows, "▼more\tA enter")

    def _candidates(self):
        seat = self.voter()
        if seat is None:
            return self.game.tied()
        return [other for other in range(len(self.game.votes)) if other != seat]

    # -- what the buttons do --------------------------------------------------------------------------------

    def on(self):
        if self._step == _TALK:
            self._step = _POINT
            self.busy = True
            self._until = ticks.add(self.app.box.ticks(), COUNT_MS)
        elif self._step == _ENTER:
            target = self._candidates()[self._target]
            seat = self.voter()
            self.act(*((BREAK, target) if seat is None else (CAST, seat, target)))

    def one_back(self):
        if self._step == _ENTER and self.voter():
            self.open("undo")

    def less(self):
        self._turn(-1)

    def greater(self):
        self._turn(1)

    def _turn(self, step):
        self._target = (self._target + step) % len(self._candidates())

    def early(self):
        return False  # every finger is entered on a page of its own

    def work(self):
        left = ticks.diff(self._until, self.app.box.ticks())
        if left // 1000 != self.cursor:
            self.cursor = left // 1000
            self.app.stale = True
        if left <= -1500:
            self._step = _ENTER
            self.busy = False
            self.app.stale = True

    def ring(self, frame):
        if self._step == _POINT:
            ring.fill_up(frame, ring.LIGHTS, ring.AMBER)
        else:
            GamePage.ring(self, frame)


def verdict(game):
    """-> (title, rows) of the end page after a vote."""
    found = game.result == FOUND
    told = "Player %d is %sthe" % (game.revealed + 1, "" if found else "not ")
    other = "Cheater." if found else "Cheater. Player %d is." % (game.roles.index(CHEATER) + 1)
    return ("ALL BUT ONE WIN" if found else "THE CHEATER WINS"), (told, other)
