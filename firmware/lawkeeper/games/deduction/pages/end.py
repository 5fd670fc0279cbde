"""After the end: won or lost, and what it took."""

from lawkeeper.games.deduction import MODES
from lawkeeper.games.deduction.fold import rules
from lawkeeper.games.deduction.pages.tray import card_brief
from lawkeeper.games.pages import ended
from lawkeeper.ui import ring
from lawkeeper.ui.buttons import LEFT, UP, B


class End(ended.End):
    """The card that was opened, the clues and spare hands that were used (item 41); alone the score, and what
    the box would have needed, which it works out now."""

    TAPS = {UP: ".record", LEFT: ".undo", B: "leave"}
    WHAT = "card"

    def __init__(self, app, arg=None):
        ended.End.__init__(self, app, arg)
        game = self.game
        self._par = None
        self._shown = False
        self._drawn = None
        self.busy = bool(game.alone and not game.par and game.result in (rules.WON, rules.LOST))

    def screen(self):
        screen = ended.End.screen(self)
        if self.game.result == rules.WON:
            screen.rows[2:2], screen.art = self._card()
        return screen

    def _card(self):
        """-> (its two rows, art). What draws it need not stay: the par takes much room."""
        if self._drawn is None:
            from lawkeeper.games.deduction.pages.declare import opened

            self._drawn = opened(self.game.declared)
        return self._drawn

    def score(self):
        self._shown = True
        game = self.game
        title = {rules.WON: "ALL WIN", rules.LOST: "ALL LOSE"}.get(game.result, "GIVEN UP")
        if game.alone:
            title = title.replace("ALL", "YOU")
        rows = [MODES[game.coin] + " deal\ttime %02d:%02d" % (game.at // 60, game.at % 60)]
        if game.result == rules.LOST:
            rows.insert(0, "Declared\t" + card_brief(game.declared))
        if not game.alone:
            rows.append("Clues %d\tspare hands %d" % (game.clues, game.spares))
            return title, rows + ["▲ all that was said"]
        rows += ["Clues %d\tquestions %d" % (game.clues, game.asked), "Score\t%d" % game.score]
        if game.par:
            rows.append("The box\t%d" % (game.par[0] + 2 * game.par[1]))
        elif self.busy:
            rows.append("The box: one moment")
        return title, rows

    def work(self):
        """A piece of the par; it is seen first how the game ended."""
        if not self._shown:
            return
        if self._par is None:
            from lawkeeper.games.deduction.fold import account

            self._par = account.par(self.game)
        found = next(self._par)
        if found is not None:
            self._par, self.busy = None, False
            self.app.play(rules.PAR, *found)
            self.app.memory.litter()  # what finds it is large
            self.app.stale = True

    def ring(self, frame):
        result = self.game.result
        light = ring.O_LIGHT if result == rules.WON else ring.X_LIGHT
        ring.fill_up(frame, ring.LIGHTS, light if result in (rules.WON, rules.LOST) else ring.FREE_LIGHT)
