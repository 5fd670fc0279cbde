"""The seal number, which is written down before the first turn."""

from lawkeeper.games.infer.pages.tray import TrayPage
from lawkeeper.ui.buttons import A
from lawkeeper.ui.screen import Screen


class SealNumber(TrayPage):
    """The fingerprint. `arg` is None in setting up; later the page is only looked at."""

    def screen(self):
        paper = self.app.game.setup.own_law
        rows = ["", "\t" + self.app.game.fingerprint() + "\t", ""]
        if paper:
            rows += ["Write this on a paper", "with your law. After", "that it must stay."]
        else:
            rows += ["Write it down: it", "proves at the end", "that the law stayed."]
        return Screen("SEAL NUMBER", rows, "B back" if self.arg else "B menu\tA written")

    def _next(self):
        setup = self.app.game.setup
        if setup.box_universe:
            return "infer.begin"
        return "infer.helped_start" if setup.assist else "infer.starters"

    def tap(self, button):
        if button == A and not self.arg:
            self.app.swap(self._next())
        else:
            TrayPage.tap(self, button)
