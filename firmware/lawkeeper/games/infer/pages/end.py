"""After the end: how it went."""

from lawkeeper.games.infer.fold import rules
from lawkeeper.games.infer.pages.tray import GamePage, minutes
from lawkeeper.ui import ring
from lawkeeper.ui.buttons import LEFT, UP, A, B
from lawkeeper.ui.screen import Screen

_WHY = {
    # Over what it was judged: by what a person could think of, no more is claimed (Infer item 34).
    rules.WON: ("The Universe knew no", "disproof."),
    rules.NO_MARKER: ("A marker was needed,", "none was left."),
    rules.NO_TOKEN: ("No token was left.", ""),
    rules.TIME_UP: ("The time ran out.", ""),
    rules.GIVEN_UP: ("The law is untold.", ""),
}


def headline(game):
    """Who won. With an own law the Universe only set the puzzle: it is not of a side."""
    if game.result == rules.GIVEN_UP:
        return "GIVEN UP"
    won = game.result == rules.WON
    if game.setup.box_universe and game.researchers == 1:
        return "YOU " + ("WIN" if won else "LOSE")
    if game.setup.own_law:
        return "RESEARCHERS " + ("WIN" if won else "LOSE")
    return "EVERYBODY " + ("WINS" if won else "LOSES")


class End(GamePage):
    """The score. The secret is given up only by a long hold."""

    TAPS = {LEFT: "undo", UP: "experiments", B: "leave"}
    HOLDS = {}
    LONGS = {A: "reveal"}
    holds = ()
    longs = (A,)
    live = False

    def screen(self):
        game = self.game
        o, x = game.log.tally()
        title, why = headline(game), _WHY.get(game.result)
        if game.setup.box_universe and game.result == rules.WON:
            why = ("The box found no", "disproof.")
        if why is None:
            from lawkeeper.games.infer.pages import vote

            title, why = vote.verdict(game)
        rows = why + (
            "O %d  X %d\tO %d%%" % (o, x, 100 * o // max(1, o + x)),
            "Markers %d\ttokens %d" % (game.left, game.tokens),
            "Turns %d\ttime %s" % (game.turns, minutes(game.at)),
            "Looks at the law\t%d" % self.app.ledger.looks,
        )
        undo = "◀ undo" if self.app.session.last_undoable() is not None else "B menu"
        return Screen(title, rows, undo + "\thold A: law")

    def reveal(self):
        if self.app.play(rules.REVEAL):
            self.app.to_game()

    def leave(self):
        self.app.home()

    def ring(self, frame):
        if self.game.result == rules.WON:
            ring.fill_up(frame, ring.LIGHTS, ring.GREEN)
        else:
            GamePage.ring(self, frame)
