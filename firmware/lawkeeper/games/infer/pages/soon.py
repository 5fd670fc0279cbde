"""A second mark so soon after the first one: what does it mean?"""

from lawkeeper.games.infer.fold import rules
from lawkeeper.games.infer.pages.tray import XO, GamePage
from lawkeeper.ui.buttons import LEFT, RIGHT, A, B
from lawkeeper.ui.screen import Screen


class Soon(GamePage):
    """Nobody builds in a moment. So it corrects the last mark, or is one for the next experiment after all,
    or was a slip. `arg`: the verdict that was pressed."""

    TAPS = {A: "follows", B: "not_follows", LEFT: "correct", RIGHT: "leave"}
    LONGS = {}
    longs = ()

    def screen(self):
        log = self.game.log
        last, verdict = log.count, log.verdict(log.count - 1)
        rows = ["%d is %s already." % (last, XO[verdict]), ""]
        rows.append("◀ correct %d to %s" % (last, XO[1 - verdict]))
        rows += ["▶ keep it: %s" % XO[verdict], "", "A and B mark the next"]
        foot = "A %d is ○\tB %d is ✗" % (last + 1, last + 1)
        return Screen("PRESSED %s SO SOON" % XO[self.arg], rows, foot)

    def follows(self):
        self._next(rules.O)

    def not_follows(self):
        self._next(rules.X)

    def _next(self, verdict):
        if self.mark(rules.MARK, verdict):
            self.app.session.found["marked"] = self.app.box.ticks()

    def correct(self):
        """The marker stays; what it says is turned round."""
        if self.early():
            return
        move = self.app.session.last_undoable()
        if not move or move[0] != rules.MARK:  # people came or went meanwhile
            self.open("undo")
        elif self.app.undo():
            self._next(1 - move[1])

    def leave(self):
        if not self.early():
            self.app.to_game()
