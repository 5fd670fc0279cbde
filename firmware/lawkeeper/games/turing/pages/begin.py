"""Before the first question: the seal number is written down."""

from lawkeeper.games.turing.pages.tray import TrayPage
from lawkeeper.ui.buttons import A
from lawkeeper.ui.screen import Screen


class SealNumber(TrayPage):
    """The fingerprint. `arg` is None in setting up; later the page is only looked at."""

    def screen(self):
        rows = ["", "\t" + self.game.fingerprint() + "\t", ""]
        rows += ["Write it down: it", "proves at the end", "that the code stayed."]
        return Screen("SEAL NUMBER", rows, "B back" if self.arg else "B menu\tA written")

    def tap(self, button):
        if button == A and not self.arg:
            self.app.swap("turing.cards")
        else:
            TrayPage.tap(self, button)
