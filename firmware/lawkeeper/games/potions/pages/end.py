"""After the end: who has won, by what, and how long it took."""

from lawkeeper.games.pages import ended
from lawkeeper.games.potions.fold import moves
from lawkeeper.games.potions.pages.tray import who
from lawkeeper.games.potions.pages.why import pointed, why
from lawkeeper.ui import ring
from lawkeeper.ui.buttons import LEFT, UP, B


class End(ended.End):
    """▲ is all that was done; the box tells what perfect play knew after A was held."""

    TAPS = {UP: ".record", LEFT: ".undo", B: "leave"}
    WHAT = "review"

    def __init__(self, app, arg=None):
        ended.End.__init__(self, app, arg)
        self._why = [""] * 5
        last = app.game.book.rows()[-2:] if app.game.result in (moves.WON, moves.LOST) else []
        self.busy = len(pointed(last)) > 0
        if last and not self.busy:
            self._tell()

    def _tell(self):
        told = why(self.game, max(0, len(self.game.book.rows()) - 2), 5)[:5]
        self._why = told + [""] * (5 - len(told))

    def work(self):
        """Who has won is seen at once, which rule it was a moment later: what says it has to be loaded."""
        if not self.app.stale:
            self.busy = False
            self._tell()
            self.app.stale = True

    def score(self):
        game = self.game
        rules = len([entry for entry in game.book.entries if entry[1] != 255])
        last = "Rules %d\t%02d:%02d" % (rules, game.at // 60, game.at % 60)
        return self._title() + "\t▲log", self._why + [last]

    def _title(self):
        game = self.game
        if game.result == moves.SHARED:
            return " ".join([who(game, seat) for seat in game.left()]) + " SHARE THE WIN"
        if game.result in (moves.WON, moves.LOST):
            name = who(game, game.winner)
            return "YOU WIN" if name == "YOU" else name + " WINS"
        return "GIVEN UP"

    def ring(self, frame):
        won = self.game.outcome() == "won"
        for light in range(len(frame)):
            frame[light] = (ring.GREEN if won else ring.AMBER) | ring.STEADY << 4
