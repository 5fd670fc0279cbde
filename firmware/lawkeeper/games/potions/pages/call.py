"""A call-out: the arrows are the buzzers of the seats, the first press counts; A: all have passed."""

from lawkeeper.games.potions.brew.signs import short
from lawkeeper.games.potions.fold import moves
from lawkeeper.games.potions.pages.step import Step
from lawkeeper.games.potions.pages.tray import brewing, does, who
from lawkeeper.ui.buttons import DOWN, LEFT, RIGHT, UP, A
from lawkeeper.ui.screen import Screen

BUZZERS = (UP, DOWN, LEFT, RIGHT)  # of seats 1 to 4
_TITLES = {
    moves.PREDICT: "PREDICT?",
    moves.ILLEGAL: "ILLEGAL?",
    moves.STEAL: "STEAL?",
    moves.STILL: "STILL LEGAL?",
}


class Window(Step):
    """Everybody may call, or A is pressed when nobody does."""

    def __init__(self, app, arg=None):
        Step.__init__(self, app, arg)
        self.live = bool(app.game.timer)

    def screen(self):
        game = self.game
        left = game.seconds_left(self.app.clock.seconds())
        title = _TITLES[game.phase] + ("" if left is None else "\t%d s" % left)
        rows = [does(game, game.maker, "brews", "brew"), " " + brewing(game)]
        if game.phase == moves.STILL:
            number = len(game.book.entries)
            rows = [brewing(game), "%d " % number + short(game.space, game.book.code(number), 18)]
        return Screen(title, rows + self._pad(), "B rules\tA all pass")

    def _pad(self):
        """-> four rows: the buzzers as they lie on the box."""
        names = []
        for seat, sign in enumerate("▲▼◀▶"):
            names.append(sign + who(self.game, seat) if seat in self.game.callers() else "   ")
        return ["", "\t%s\t" % names[0], "  %s\t%s  " % (names[2], names[3]), "\t%s\t" % names[1]]

    def tap(self, button):
        if button == A:
            self.tell(moves.PASS)
        elif button in BUZZERS:
            seat = BUZZERS.index(button)
            if seat in self.game.callers():
                self.tell(moves.CALL, seat)
            elif seat == self.game.maker:
                self.app.say("Who brews cannot call: another player does.")
        else:
            Step.tap(self, button)
