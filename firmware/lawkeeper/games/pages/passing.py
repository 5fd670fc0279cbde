"""The box is passed on before something secret comes."""

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
