"""Hold to show: what is for one pair of eyes is on the screen only while A is held."""

from lawkeeper.games.pages.base import TrayPage
from lawkeeper.ui.buttons import A
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
