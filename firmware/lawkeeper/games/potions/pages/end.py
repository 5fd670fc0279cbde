"""After the end: who has won, by what, and how long it took."""

from lawkeeper.games.pages import ended
from lawkeeper.games.potions.fold import moves
from lawkeeper.games.potions.fold.book import LOST
from lawkeeper.games.potions.pages.tray import who
from lawkeeper.games.potions.pages.why import in_words, why
from lawkeeper.ui import ring
from lawkeeper.ui.buttons import LEFT, UP, B

_ROOM = 5  # rows on why


class End(ended.End):
    """▲ is all that was done; the box tells what perfect play knew after A was held."""

    TAPS = {UP: ".record", LEFT: ".undo", B: "leave"}
    WHAT = "review"

    def __init__(self, app, arg=None):
        ended.End.__init__(self, app, arg)
        game = app.game
        self._why, self._rule = [], 0
        if game.result in (moves.WON, moves.LOST):
            self._why, self._rule = why(game, max(0, game.book.count - 2))
        self.busy = self._rule > 0

    def work(self):
        """Who has won is seen at once, the words of the rule a moment later: they have to be loaded."""
        if not self.app.stale:
            self.busy = False
            self._why += in_words(self.game, self._rule, _ROOM - len(self._why))
            self.app.stale = True

    def score(self):
        game = self.game
        rules = len([entry for entry in game.book.entries if entry[1] != 255])
        last = "Rules %d\t%02d:%02d" % (rules, game.at // 60, game.at % 60)
        told = self._why[: _ROOM + 1]
        if len(told) <= _ROOM:  # a challenge that has much to say takes the last row, too
            told = told + [""] * (_ROOM - len(told)) + [last]
        return self._title() + "\t▲log", told

    def _title(self):
        game = self.game
        if game.result == moves.SHARED:
            return " ".join([who(game, seat) for seat in game.left()]) + " SHARE THE WIN"
        if game.result in (moves.WON, moves.LOST):
            name = who(game, game.winner)
            if game.strength:
                return "YOU WIN" if name == "YOU" else name + " WINS"
            kind, loser = game.book.rows(game.book.count - 1)[0][:2]
            return ("%s LOST, " % who(game, loser) if kind == LOST else "") + name + " WINS"
        return "GIVEN UP"

    def ring(self, frame):
        won = self.game.outcome() == "won"
        for light in range(len(frame)):
            frame[light] = (ring.GREEN if won else ring.AMBER) | ring.STEADY << 4
