"""The end of a round: who has the code? Seat by seat, hidden until all have answered (item 13)."""

from lawkeeper.games.turing.fold import rules
from lawkeeper.games.turing.pages.play import GamePage, listed, to_table
from lawkeeper.games.turing.pages.tray import TrayPage
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
        if self.act(rules.CLAIM, self.seat, yes) and game.round > before and game.seats > 1:
            self.app.say("Nobody has the code. Round %d begins." % game.round)

    def one_back(self):
        if self.game.hidden:
            self.app.go("turing.undo")
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


class Undo(TrayPage):
    """Takes back what lies hidden: the last claim or code, while not all are in."""

    def screen(self):
        game = self.game
        if not game.hidden:
            return Screen("UNDO", ("There is nothing that", "could be taken back."), "B back")
        what = "code" if game.phase == rules.CODES else "thumb"
        rows = ("The last %s is" % what, "taken back. Nobody", "learns what it was.")
        return Screen("UNDO?", rows, "B no\tA take it back")

    def tap(self, button):
        if button != A:
            TrayPage.tap(self, button)
        elif self.game.hidden and self.app.undo():
            to_table(self.app, "turing.claim")
