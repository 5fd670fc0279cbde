"""The Universe looks at an experiment and gives it its mark.

Whatever the verdict and however near the law it comes: the same time, the same lights, the same click (Infer
items 39, 42). So the box judges while nothing moves; what moves afterwards goes by the clock alone.
"""

from lawkeeper import ticks
from lawkeeper.games.infer.fold import lawful
from lawkeeper.games.infer.pages.tray import XO
from lawkeeper.games.pages.base import TrayPage
from lawkeeper.ui import ring
from lawkeeper.ui.screen import Screen

STILL_MS = 800  # longer than any judgement takes, with what has to be loaded for it
LOOK_MS = 2000
TURN_MS = 2500  # pieces of an experiment that has no room beside its mark take turns

_OPEN, _SEEN, _JUDGED, _TOLD = range(4)


class Asked(TrayPage):
    """`arg`: the move that asks, in bytes, ASK or AGAIN. After the verdict any button goes on."""

    busy = True

    def __init__(self, app, arg=None):
        TrayPage.__init__(self, app, arg)
        self._since = app.box.ticks()
        self._stage = _OPEN
        self._step = 0
        self._views = ()

    def screen(self):
        if self._stage < _TOLD:
            self._stage = max(self._stage, _SEEN)
            return Screen("ONE MOMENT", ("", "", "\tThe Universe\t", "\tlooks ...\t"))
        return self._views[self._step % len(self._views)]

    def ring(self, frame):
        if self._stage < _TOLD:
            ring.fill_up(frame, self._step, ring.VIOLET)
        else:
            TrayPage.ring(self, frame)

    def work(self):
        past = ticks.diff(self.app.box.ticks(), self._since)
        if self._stage == _SEEN:
            self._stage = _JUDGED
            if not self.app.play(*self.arg):
                self.app.to_game()
            self.app.memory.litter()  # what judges is large
        elif self._stage == _JUDGED and past >= LOOK_MS:
            self._tell()
        elif self._stage == _JUDGED and past >= STILL_MS:
            self._turn((past - STILL_MS) * ring.LIGHTS // (LOOK_MS - STILL_MS))
        elif self._stage == _TOLD:
            self._turn(past // TURN_MS)

    def _turn(self, step):
        if step != self._step:
            self._step = step
            self.app.stale = True

    def _tell(self):
        app, game = self.app, self.app.game
        if not game.setup.silence:
            app.sound("loss" if game.over else "o_x")
        if game.over:  # no marker was left for it (Infer item 24)
            app.to_game()
            return
        self._stage, self._step, self._since = _TOLD, 0, app.box.ticks()
        self._views = self._made(self.arg[1] if self.arg[0] == lawful.AGAIN else game.log.count - 1)
        app.stale = True

    def _made(self, number):
        """-> the screens that take turns: the dice beside the big mark, in pieces where there are many."""
        from lawkeeper.games.infer.pages import drawn  # only now, and not for long

        game = self.app.game
        verdict = game.log.verdict(number)
        title = "EXPERIMENT %d\t%s" % (number + 1, XO[verdict])
        words = ("follows",) if verdict else ("does not", "follow")
        self.app.memory.litter()
        screens = drawn.told(title, "", game.dice(number), game.setup, words, XO[verdict])
        for screen in screens:
            drawn.legend(screen, game.setup, "A go on")
        return screens

    def tap(self, button):
        if self._stage == _TOLD:
            self.app.to_game()
