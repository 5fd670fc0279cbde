"""The end of a round: who has the code? Seat by seat, hidden until all have answered (item 13)."""

from lawkeeper.games.pages import undo
from lawkeeper.games.pages.base import GamePage
from lawkeeper.games.turing.fold import rules
from lawkeeper.games.turing.pages.play import to_table
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
        title = "END OF ROUND %d" % game.round
        if game.seats == 1:
            rows = (
                "Have you the code?",
                "",
                "A yes: you give it",
                "B no: round %d begins" % (game.round + 1),
            )
            return Screen(title, rows, "◀ back")
        rows = ("Player %d takes the" % (self.seat + 1), "box, all others look", "away.")
        rows += ("Have you the code?", "A thumb up: yes", "B thumb down: no")
        back = "◀ undo" if game.hidden else "◀ back"
        left = len(game.waiting())
        return Screen(title, rows, back + "\t" + ("%d to answer" % left if left > 1 else "you are last"))

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


class Undo(undo.Undo):
    """Takes back what lies hidden: the last claim or code, while not all are in."""

    def told(self, move):
        return "The last %s. Nobody learns what it was." % ("code" if move[0] == rules.CODE else "thumb")

    def on(self):
        to_table(self.app, "claim")
