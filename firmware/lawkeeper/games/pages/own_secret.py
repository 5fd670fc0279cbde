"""What each player has alone, such as notes or a role, to be read again."""

from lawkeeper.games.pages.secret import Secret
from lawkeeper.ui.buttons import LEFT, RIGHT
from lawkeeper.ui.screen import Screen


class OwnSecret(Secret):
    """LEFT and RIGHT choose the player. Nobody counts these looks: the table has no part in it.

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
