"""Hold to show: what is for one pair of eyes is on the screen only while A is held."""

from lawkeeper.games.pages.base import TrayPage
from lawkeeper.ui.buttons import LEFT, RIGHT, A
from lawkeeper.ui.screen import Screen


class Secret(TrayPage):
    """Subclasses give `secret`, a Screen with secret=True, and `closed`, what everybody may see."""

    holds = (A,)
    opened = False

    def screen(self):
        return self.secret() if self.opened else self.closed()

    def secret(self):
        """-> the Screen while A is held."""
        return Screen(secret=True)

    def closed(self):
        """-> the Screen at all other times."""
        return Screen()

    def may(self):
        """Asked when A is held. The look is counted, for the whole table to see; else nothing is shown."""
        return self.app.look()

    def hold(self, button):
        self.opened = self.may()

    def release(self, button):
        self.opened = False


class OwnSecret(Secret):
    """What each player has alone, such as notes: LEFT and RIGHT choose the player. Nobody counts these looks.

    TITLE of the page; IT: "it" or "them", what is read.
    """

    TITLE = ""
    IT = "it"

    def __init__(self, app, arg=None):
        Secret.__init__(self, app, arg)
        self.seat = 0

    def players(self):
        """-> how many there are."""
        return 1

    def below(self):
        """-> rows below, at most one."""
        return []

    def closed(self):
        rows = ["", "\t◀ player %d ▶\t" % (self.seat + 1), "", "All others look away."]
        if self.players() == 1:
            rows[1] = rows[3] = ""
        rows.append("Hold A to read %s." % self.IT)
        return Screen(self.TITLE, rows + self.below(), "B back\thold A read")

    def may(self):
        return True

    def tap(self, button):
        if button not in (LEFT, RIGHT):
            Secret.tap(self, button)
        elif not self.opened:
            self.seat = (self.seat + (1 if button == RIGHT else -1)) % self.players()
