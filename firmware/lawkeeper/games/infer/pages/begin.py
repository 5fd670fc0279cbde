"""The two first experiments, thought up by the box and built by people (Infer items 12 to 15)."""

from lawkeeper.games.infer.fold import lawful, rules
from lawkeeper.games.infer.pages.tray import XO, GamePage
from lawkeeper.keep.chance import Chance
from lawkeeper.ui.buttons import DOWN, RIGHT, A, B
from lawkeeper.ui.screen import Screen

_WORDS = ("does not", "follow"), ("follows", "the law")


class Begin(GamePage):
    """One after the other, with its marker; A says that it stands. After a power cut the box thinks up the
    same two again: they come from the seed. It thinks when the page is seen, and once."""

    TAPS = {A: "built", RIGHT: "turn", DOWN: ".more", B: "leave"}
    HOLDS = {}
    LONGS = {}
    holds = ()
    longs = ()
    live = False
    busy = True

    def __init__(self, app, arg=None):
        GamePage.__init__(self, app, arg)
        self._thought = None
        self._codes = app.session.found.get("starters")  # of the X and of the O
        self._screens = ()  # of the X and of the O, each a list

    def work(self):
        if self.app.stale:
            return  # the picture first
        self.busy = False  # also when there are no such experiments: then that is said once
        if not self._codes and not self._think():
            self.busy = True
            return
        self._draw()

    def _think(self):
        """A piece of it. -> whether that was the last one."""
        app = self.app
        if self._thought is None:
            from lawkeeper.games.infer.laws import universe  # large, and only until it has found them

            self._thought = universe.starters(app.game, Chance(app.ledger.seed, "starters"))
            return False
        found = next(self._thought)
        if found is None:
            return False
        self._codes = app.session.found["starters"] = found[1], found[0]
        self._thought = None  # it has done its work, and is large
        app.memory.litter()
        return True

    def _verdict(self):
        """The O comes first."""
        log = self.game.log
        return 1 - log.verdict(0) if log.count else 1

    def _draw(self):
        """Both at once: what draws them is large, and goes."""
        from lawkeeper.games.infer.pages import drawn

        count = self.game.log.count
        found = []
        for verdict in (0, 1):
            title = "BUILD THIS\t%d of 2" % (count + (verdict != self._verdict()) + 1)
            words, mark = _WORDS[verdict], XO[verdict]
            found.append(drawn.to_build(title, self._codes[verdict], self.game.setup, "▶", words, mark))
        self._screens = found
        self.app.memory.litter()
        self.app.stale = True

    def screen(self):
        if not self._screens:
            return Screen("TO START", ("", "", "\tThe Universe\t", "\tthinks ...\t"))
        return self._screens[self._verdict()][self.cursor]

    def turn(self):
        if self._screens:
            self.cursor = (self.cursor + 1) % len(self._screens[self._verdict()])

    def leave(self):
        """To the box's own menu; the game stays on the table."""
        self.app.home()

    def built(self):
        """Its marker goes down; the law is asked like for any other experiment."""
        if not self._screens or self.early():
            return
        app, game, code = self.app, self.game, self._codes[self._verdict()]
        lean = (lawful.LEANING,) if code[0] & lawful.LEANING else ()
        game.foretold = self._codes
        if not app.play(lawful.ASK, *(tuple(code[1:]) + lean)):
            return
        self.cue("o_x")
        if game.phase == rules.STARTERS:
            app.session.found["starters"] = self._codes
            self._opened = app.box.ticks()
            self.cursor = 0
            return
        app.to_game()
        if game.researchers > 1 and not game.setup.asynchronous:
            app.say("First turn: whoever read a scientific paper last. Then to the left.")
