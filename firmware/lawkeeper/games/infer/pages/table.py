"""The table: where the game is played from."""

from lawkeeper import ticks
from lawkeeper.games.infer.fold import rules
from lawkeeper.games.infer.fold.log import DISPROOF
from lawkeeper.games.infer.pages.tray import UNIVERSE, XO, GamePage, minutes, to_theory
from lawkeeper.games.pages import paused
from lawkeeper.ui.buttons import DOWN, LEFT, RIGHT, UP, A, B
from lawkeeper.ui.screen import WIDTH, Screen

NEXT_MS = 1500  # a second mark that comes sooner is taken for a slip


def tally(game):
    """-> how many O and X there are: "○ 3 ✗ 2"."""
    return "○ %d ✗ %d" % game.log.tally()


def fitting(left, right, less):
    """-> (left, right) when both have room in a row; with `less` right may be left out. Else None."""
    if len(left) + len(right) < WIDTH:
        return left, right
    return (left, "") if less else None


def clock_or_markers(game, at):
    """-> (title, big): the clock of Publish or Perish is the big one, without it the markers left."""
    left, tokens = game.seconds_left(at), "\tTOKENS %d" % game.tokens
    if left is None:
        return "MARKERS LEFT" + tokens, str(game.left)
    return "MARKERS %d" % game.left + tokens, minutes(left)


class TableTop(GamePage):
    """One press marks the experiment built in this turn; everything else is one press further. Whose press it
    is stands beside it: A and B are the Universe's, RIGHT is the Researcher's."""

    TAPS = {A: "follows", B: "not_follows", UP: ".log", DOWN: ".more", LEFT: ".undo", RIGHT: "next_step"}

    def screen(self):
        game = self.game
        title, big = clock_or_markers(game, self.app.clock.seconds())
        looks = self.app.ledger.looks  # all have to see them (item 11); the list has the tally, too
        step = "built" if game.setup.asynchronous else "theory"
        last = self._last(), "looks %d" % looks if looks else tally(game)
        if game.log.count > 2:
            short = "%d is %s" % (game.log.count, XO[game.log.verdict(game.log.count - 1)])
            undo = " ◀undo"
            last = fitting(last[0] + undo, last[1], not looks) or fitting(short + undo, last[1], True)
        last = "\t".join(last)
        return Screen(title, (self._whose_turn() + "\t▶" + step, last), UNIVERSE, big=big)

    def _whose_turn(self):
        game = self.game
        if game.setup.asynchronous:
            return "Waiting %d" % game.queued
        if game.researchers > 1:
            return "Researcher %d" % (game.turn + 1)
        return "Your turn" if game.setup.box_universe else "Researcher"

    def _last(self):
        game = self.game
        if game.phase == rules.CONSENTING:
            return "Theory %d/%d" % (game.consents, game.researchers - 1)
        if not game.left:
            return "No markers!"
        if game.log.count == 2:
            return "In silence" if game.setup.silence else "Build!"
        number = game.log.count - 1
        sign = XO[game.log.verdict(number)]
        return ("Disproof %d %s" if game.log.kind(number) == DISPROOF else "%d is %s") % (number + 1, sign)

    def follows(self):
        self._marks(rules.O)

    def not_follows(self):
        self._marks(rules.X)

    def _marks(self, verdict):
        """Nobody builds in a moment: a mark so soon after another one is asked about."""
        app = self.app
        now = app.box.ticks()
        if ticks.diff(now, app.session.found.get("marked", now - NEXT_MS)) < NEXT_MS:
            if not self.early():
                self.nothing()
                self.open("soon", verdict)
        elif self.mark(rules.MARK, verdict):
            app.session.found["marked"] = now

    def next_step(self):
        """RIGHT: a theory, or one more experiment that waits for the Universe (Infer item 86)."""
        if self.game.setup.asynchronous:
            self.app.play(rules.QUEUE, 1)
        else:
            to_theory(self.app)


class Paused(paused.Paused):
    """Everything stands still and can be read."""

    def screen(self):
        game = self.game
        title, big = clock_or_markers(game, self.app.clock.seconds())
        return Screen(title, ("PAUSED\t" + tally(game), "Nothing moves."), self.FOOT, big=big)
