"""After the end: who has won, and with how much; then the draws that would have come, and the proof."""

from lawkeeper.games.multiverses.fold import moves
from lawkeeper.games.multiverses.fold.universe import short
from lawkeeper.games.multiverses.pages.tray import spelt, who
from lawkeeper.games.pages import ended, told
from lawkeeper.ui import ring
from lawkeeper.ui.buttons import LEFT, RIGHT, UP, B
from lawkeeper.ui.screen import Screen


class End(ended.End):
    """▲ opens the multiverses, where scores stand in full."""

    TAPS = {UP: ".look", LEFT: ".undo", RIGHT: ".laws", B: "leave"}
    WHAT = "draws"

    def score(self):
        game = self.game
        rows = ["%s\t%s" % (who(game, seat), short(game.score(seat))) for seat in range(game.seats)]
        if game.seats == 1:
            rows += ["", "▶ what the box makes", "of the same Dust"]
        return self._title() + "\t▲look", rows

    def tap(self, button):
        if button == RIGHT and self.game.seats == 1:
            self.open("greedy")
        else:
            ended.End.tap(self, button)

    def _title(self):
        game = self.game
        if game.result != moves.SCORED:
            return "GIVEN UP"
        best = game.winners()
        if game.seats == 1:
            return "YOUR SCORE"
        if len(best) > 3:
            return "%d SHARE IT" % len(best)
        return " ".join([who(game, seat) for seat in best]) + (" WINS" if len(best) == 1 else " SHARE")

    def ring(self, frame):
        won = self.game.outcome() == "won"
        for light in range(len(frame)):
            frame[light] = (ring.GREEN if won else ring.AMBER) | ring.STEADY << 4


class Told(told.Told):
    """The secret was only what would have been drawn next."""

    PARTS = ("draws", "proof")
    RECORD = "look"

    def __init__(self, app, arg=None):
        told.Told.__init__(self, app, arg)
        game = app.game
        tested = len(game.register)
        self._next = [spelt(game.drawn_word(number)) for number in game.draws(tested + 5)[tested:]]

    def draws(self):
        """-> the Screen of the test words that did not come."""
        rows = ["Next test words:"] + [" " + word for word in self._next]
        return Screen("DRAWS\t▲look", rows, self.foot())
