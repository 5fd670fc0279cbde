"""The box looks for a disproof (Infer items 29 to 34)."""

from lawkeeper import ticks
from lawkeeper.games.infer.fold import rules
from lawkeeper.games.infer.fold.lawful import CLEAR, DICE, LEANING, SHOWN
from lawkeeper.games.infer.pages.tray import GamePage
from lawkeeper.ui.buttons import RIGHT, A, B
from lawkeeper.ui.screen import Screen

SHOW_MS = 300  # between two looks at the count: a picture takes as long as many worlds
PIECE_MS = 12  # so long it judges before the loop looks after everything else
_PIECES = 8
_MOVE = 8  # bytes of the dice in one move


class Search(GamePage):
    """Piece by piece between the passes of the loop, fewest dice first. A power cut begins it again; who only
    leaves the page finds it where it was."""

    TAPS = {A: "go_on", B: "halt"}
    HOLDS = {}
    LONGS = {RIGHT: "stop_here"}
    holds = ()
    longs = (RIGHT,)
    busy = True
    live = False

    def __init__(self, app, arg=None):
        GamePage.__init__(self, app, arg)
        self._seed = int.from_bytes(app.random(2), "little")
        self._search = None
        self._loaded = False

    def _begin(self):
        """Load the search, then begin it: a pass each, so that a press is answered in between."""
        from lawkeeper.games.infer.laws.search import Search as Looking

        if not self._loaded:
            self._loaded = True
            return
        game = self.game
        self._seed, at = self.app.session.found.get("search", (self._seed, (0, 0)))
        self._search = Looking(game.tree(), game.theory, game.supply(), self._seed, at)
        for name in ("kinds", "looks"):  # what they told is known now
            self.app.memory.drop("lawkeeper.games.infer.laws." + name)
        self.app.stale = True

    def screen(self):
        search, count = self._search, self._count()
        if self.busy:
            done = (search.done, search.total) if search else (0, 1)
            rows = ("Is there a disproof?", "The box looks at all", "experiments in turn.", "", count)
            return Screen("JUDGE\tTOKENS %d" % self.game.tokens, rows, "B stop", bar=done)
        rows = ("No disproof among", count, "", "A goes on.", "Hold ▶ long: it is", "not disproved so far.")
        return Screen("STOPPED", rows, "A go on\t▶ long: end")

    def _count(self):
        search = self._search
        return "{:,} of {:,}".format(search.done, search.total) if search else ""

    def work(self):
        app, search = self.app, self._search
        if app.stale:
            return  # the picture first
        if search is None:
            self._begin()
            return
        start = app.box.ticks()
        for _ in range(_PIECES):
            more = search.step()
            now = app.box.ticks()
            if not more or ticks.diff(now, start) >= PIECE_MS:
                break
        if more:
            app.session.found["search"] = self._seed, search.at
            if ticks.diff(now, self._opened) >= SHOW_MS:
                self._opened = now
                app.stale = True
            return
        self.busy = False  # also when a move is refused: then the table may try again
        self.app.stale = True
        if self._search.found is None:
            self._end(self._search.said)
        else:
            self._show()

    def go_on(self):
        self.busy = True

    def halt(self):
        """B: the search stands still; once it does, B leads to the menu."""
        if not self.busy:
            self.app.home()
        elif self._search:
            self.busy = False

    def stop_here(self):
        """The table has seen enough."""
        if not self.busy:
            self._end(self._search.account(self._search.done))

    def _end(self, searched):
        """Not disproved: the end page says that the game is won, then among what was looked (item 34)."""
        if self.app.play(rules.UNDISPROVED, *searched):
            self.cue("win")
            self.app.to_game()

    def _show(self):
        """The marker goes down, by the law; with a clock it stands until the disproof is built (item 77)."""
        app, game, code = self.app, self.game, self._search.found
        dice = code[1:]
        self._search = None  # its masks are large
        if game.pending[0] and not app.play(CLEAR):
            return
        while len(dice) > _MOVE:
            if not app.play(DICE, *dice[:_MOVE]):
                return
            dice = dice[_MOVE:]
        if code[0] & LEANING:
            dice += bytes((LEANING,))
        if not app.play(SHOWN, *dice):
            return
        self.cue("loss" if game.over else "o_x")
        if game.setup.publish_or_perish and not game.over:
            app.play(rules.PAUSE)
        app.swap("infer.disproof", code)
