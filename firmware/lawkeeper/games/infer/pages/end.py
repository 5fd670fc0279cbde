"""After the end: how it went, then the law and the proof that it was the law all along."""

from binascii import hexlify

from lawkeeper.games.infer.fold import rules
from lawkeeper.games.infer.pages.tray import GamePage, TrayPage, minutes
from lawkeeper.ui import ring
from lawkeeper.ui.buttons import LEFT, RIGHT, UP, A, B
from lawkeeper.ui.screen import Screen
from lawkeeper.ui.text import wrap

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


class Told(TrayPage):
    """The law, then the proof: what `lawkeeper verify` checks on a computer."""

    def __init__(self, app, arg=None):
        TrayPage.__init__(self, app, arg)
        self._proof = False

    def screen(self):
        return self._show_proof() if self._proof else self._show_law()

    def _show_law(self):
        game = self.app.game
        foot = "B menu ▶proof A again"
        if game.kept is None:
            rows = ["It stands on paper."] if game.setup.own_law else ["No law was kept yet."]
            return Screen("THE LAW", rows, foot)
        level = game.setup.laws[game.kept][1]
        return Screen("THE LAW\tlevel %d" % level, wrap(game.law(game.kept))[:6], foot)

    def _show_proof(self):
        game = self.app.game
        rows = (
            "Seal number" + (" on paper" if game.setup.own_law else ""),
            "\t" + game.fingerprint(),
            "Its key",
            "\t" + hexlify(game.nonce()).decode(),
            "Looks\t%d" % self.app.ledger.looks,
            "Seal\t" + ("BROKEN" if self.app.ledger.seal_broken else "unbroken"),
        )
        return Screen("PROOF", rows, "B menu ◀law   A again")

    def tap(self, button):
        if button in (LEFT, RIGHT):
            self._proof = not self._proof
        elif button == UP:
            self.app.go("infer.log")
        elif button == A:
            from lawkeeper.games.infer.pages import deal  # with the deck: only when a new game is wanted

            deal.deal(self.app, deal.wishes(self.app))
        else:
            TrayPage.tap(self, button)
