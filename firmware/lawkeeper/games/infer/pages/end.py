"""After the end: how it went."""

from lawkeeper.games.infer.fold import rules
from lawkeeper.games.infer.pages.tray import minutes
from lawkeeper.games.pages import ended
from lawkeeper.ui import ring
from lawkeeper.ui.buttons import LEFT, UP, B

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


class End(ended.End):
    """The score: verdicts, markers, tokens, turns, looks at the law."""

    TAPS = {LEFT: ".undo", UP: ".log", B: "leave"}
    WHAT = "law"

    def score(self):
        game = self.game
        o, x = game.log.tally()
        title, why = headline(game), _WHY.get(game.result)
        if game.setup.box_universe and game.result == rules.WON:
            why = ("The box found no", "disproof.")
        if why is None:
            from lawkeeper.games.infer.pages import vote

            title, why = vote.verdict(game)
        return title, why + (
            "○ %d  ✗ %d\t○ %d%%" % (o, x, 100 * o // max(1, o + x)),
            "Markers %d\ttokens %d" % (game.left, game.tokens),
            "Turns %d\ttime %s" % (game.turns, minutes(game.at)),
            "Looks at the law\t%d" % self.app.ledger.looks,
        )

    def ring(self, frame):
        if self.game.result == rules.WON:
            ring.fill_up(frame, ring.LIGHTS, ring.GREEN)
        else:
            ended.End.ring(self, frame)
