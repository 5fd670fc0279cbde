"""Before the first move: the box is passed on, the seal number is written down."""

from lawkeeper.games.pages.base import TrayPage, sibling
from lawkeeper.ui.buttons import A
from lawkeeper.ui.screen import Screen


class PassTheBox(TrayPage):
    """Nothing secret is on the screen until the box is in the right hands.

    TO: whose these are; NEXT: short name of the page after it.
    """

    TO = "first player"
    NEXT = ""

    def screen(self):
        rows = ("Give the box to the", self.TO + ".", "", "All others look away.")
        return Screen("PASS THE BOX", rows, "B menu\tA I am it")

    def tap(self, button):
        if button == A:
            self.app.swap(sibling(self.app, self.NEXT))
        else:
            TrayPage.tap(self, button)


class SealNumber(TrayPage):
    """The fingerprint of the secret. `arg` is None in setting up; later the page is only looked at.

    WHAT is the secret ("law"), NEXT the short name of the page that A leads to.
    """

    WHAT = "secret"
    NEXT = ""

    def screen(self):
        rows = ["", "\t" + self.game.fingerprint() + "\t", ""] + self.words()
        return Screen("SEAL NUMBER", rows, "B back" if self.arg else "B menu\tA written")

    def words(self):
        """-> three rows on what the number is for."""
        return ["Write it down: it", "proves at the end", "that the %s stayed." % self.WHAT]

    def next(self):
        """-> short name of the page that comes now."""
        return self.NEXT

    def tap(self, button):
        if button == A and not self.arg:
            self.app.swap(sibling(self.app, self.next()))
        else:
            TrayPage.tap(self, button)
