"""The seal number, which is written down before the first move."""

from lawkeeper.games.pages.base import TrayPage, sibling
from lawkeeper.ui.buttons import A
from lawkeeper.ui.screen import Screen


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

    def leads(self):
        return () if self.arg else (sibling(self.app, self.next()),)

    def tap(self, button):
        if button == A and not self.arg:
            self.app.swap(sibling(self.app, self.next()))
        else:
            TrayPage.tap(self, button)
