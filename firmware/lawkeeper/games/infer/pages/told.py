"""After the end: the law, and the proof that it was the law all along."""

from binascii import hexlify

from lawkeeper.games.infer.pages.tray import TrayPage
from lawkeeper.ui.buttons import LEFT, RIGHT, UP, A
from lawkeeper.ui.screen import Screen
from lawkeeper.ui.text import wrap


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
