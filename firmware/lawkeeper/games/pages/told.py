"""After the end: the secret, and the proof that it was the secret all along."""

from binascii import hexlify

from lawkeeper.games.pages.base import TrayPage
from lawkeeper.ui.buttons import LEFT, RIGHT, UP, A
from lawkeeper.ui.screen import Screen


class Told(TrayPage):
    """What was secret. LEFT and RIGHT turn to its other parts, the last one of which is the proof.

    PARTS are names of methods that give a Screen, and what a player reads who may turn to it. RECORD is
    the short name of the page of what was done; COUNTED: looks at the secret were counted.
    """

    PARTS = ("secret", "proof")
    RECORD = "record"
    COUNTED = False

    def __init__(self, app, arg=None):
        TrayPage.__init__(self, app, arg)
        self.part = 0

    def screen(self):
        return getattr(self, self.PARTS[self.part])()

    def secret(self):
        """-> the Screen that tells it."""
        return Screen("TOLD", (), self.foot())

    def foot(self, right="A again"):
        """-> the last row: what comes next, and what A or another button does."""
        return "B menu ▶%s\t%s" % (self.PARTS[(self.part + 1) % len(self.PARTS)], right)

    def sealed(self):
        """-> what stands above the seal number."""
        return "Seal number"

    def proof(self):
        """-> the Screen of what `lawkeeper verify` checks on a computer."""
        game, ledger = self.game, self.app.ledger
        rows = [
            self.sealed(),
            "\t" + game.fingerprint(),
            "Key to check it on PC",
            "\t" + hexlify(game.nonce()).decode(),
        ]
        if self.COUNTED:
            rows.append("Looks\t%d" % ledger.looks)
        rows.append("Seal\t" + ("BROKEN" if ledger.seal_broken else "unbroken"))
        return Screen("PROOF", rows, self.foot())

    def again(self):
        """A: a new game. The set-up form comes as the table last played."""
        self.open("setup")

    def tap(self, button):
        if button in (LEFT, RIGHT):
            self.part = (self.part + (1 if button == RIGHT else -1)) % len(self.PARTS)
        elif button == UP:
            self.open(self.RECORD)
        elif button == A:
            self.again()
        else:
            TrayPage.tap(self, button)
