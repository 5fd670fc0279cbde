"""The end of a round: who has the code? Seat by seat, hidden until all have answered (item 13)."""

from lawkeeper.games.pages import undo
from lawkeeper.games.pages.base import GamePage, TrayPage
from lawkeeper.games.turing.fold import rules
from lawkeeper.games.turing.pages.play import listed, to_table
from lawkeeper.ui.buttons import LEFT, A, B
from lawkeeper.ui.screen import Screen


class Claim(GamePage):
    """Thumb up with A, down with B; what follows looks the same after either."""

    TAPS = {A: "up", B: "down", LEFT: "one_back"}

    def __init__(self, app, arg=None):
        GamePage.__init__(self, app, arg)
        self.seat = self.game.waiting()[0]

    def screen(self):
        game = self.game
        rows = ("Have you the code?", "", "A thumb up: yes", "B thumb down: no")
        if game.seats > 1:
            first = "Player %d takes the" % (self.seat + 1)
            rows = (first, "box, all others look", "away.") + rows[:1] + rows[2:]
        back = "◀ undo" if game.hidden else "◀ back"
        return Screen("END OF ROUND %d" % game.round, rows, "%s\t%d to say" % (back, len(game.waiting())))

    def up(self):
        self._say(1)

    def down(self):
        self._say(0)

    def _say(self, yes):
        game, before = self.game, self.game.round
        if self.mark(rules.CLAIM, self.seat, yes) and game.round > before and game.seats > 1:
            self.app.say("Nobody has the code. Round %d begins." % game.round)

    def one_back(self):
        if self.game.hidden:
            self.open("undo")
        else:
            to_table(self.app)


class Opened(TrayPage):
    """Who said to have the code, and who has it. Only right or wrong: no code is told here."""

    def screen(self):
        game = self.game
        claimers = [seat for seat in range(game.seats) if game.claimed >> seat & 1]
        right = [seat for seat in claimers if game.codes[seat] == game.code]
        wrong = [seat for seat in claimers if seat not in right]
        rows = ["Players who claimed:", "\t" + listed(claimers), "Right:", "\t" + (listed(right) or "nobody")]
        if not right:
            rows += ["Out of the game:", "\t" + listed(wrong)]
        elif wrong:
            rows += ["Wrong:", "\t" + listed(wrong)]
        return Screen("THE CODES ARE OPEN", rows, "\tA go on")

    def tap(self, button):
        if button in (A, B):
            self.app.to_game()


class Undo(undo.Undo):
    """Takes back what lies hidden: the last claim or code, while not all are in."""

    def told(self, move):
        return "The last %s. Nobody learns what it was." % ("code" if move[0] == rules.CODE else "thumb")

    def on(self):
        to_table(self.app, "claim")
