"""The end of a round: who has the code? Seat by seat, hidden until all have answered (item 13)."""

from lawkeeper.games.pages import undo
from lawkeeper.games.pages.base import GamePage, TrayPage
from lawkeeper.games.turing.fold import rules
from lawkeeper.games.turing.pages.play import claims, to_table
from lawkeeper.ui import ring
from lawkeeper.ui.buttons import DOWN, LEFT, UP, A, B
from lawkeeper.ui.screen import Screen
from lawkeeper.ui.text import window


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
        return Screen(title, rows, "%s\t%d to say" % (back, len(game.waiting())))

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
    """Every code that was given: whose it is, and whether it is right. The lights say it too."""

    def screen(self):
        game = self.game
        lines = claims(game)
        if game.result != rules.FOUND:
            lines += ["Who was wrong is out."]
        rows, self.cursor, last = window(lines, self.cursor)
        return Screen("THE CODES ARE OPEN", rows, ("▲▼ more" if last else "") + "\tA go on")

    def ring(self, frame):
        """Every seat has its part of the ring."""
        game = self.game
        for light in range(len(frame)):
            code = game.codes[light * game.seats // len(frame)]
            verdict = ring.O_LIGHT if code == game.code else ring.X_LIGHT
            frame[light] = ring.FREE_LIGHT if code == rules.NONE else verdict

    def tap(self, button):
        if button in (A, B):
            self.app.to_game()
        elif button in (UP, DOWN):
            self.cursor += 1 if button == DOWN else -1


class Undo(undo.Undo):
    """Takes back what lies hidden: the last claim or code, while not all are in."""

    def told(self, move):
        return "The last %s. Nobody learns what it was." % ("code" if move[0] == rules.CODE else "thumb")

    def on(self):
        to_table(self.app, "claim")
