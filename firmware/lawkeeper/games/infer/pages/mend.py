"""An experiment that was nudged, or that is taken apart for its dice."""

from lawkeeper.games.infer.fold import rules
from lawkeeper.games.infer.pages.tray import GamePage
from lawkeeper.games.pages.base import TrayPage
from lawkeeper.ui.buttons import LEFT, RIGHT, A, B
from lawkeeper.ui.screen import Screen


class Changed(GamePage):
    """Somebody nudged it: it is built again and judged as it stands then, same marker (Infer item 71).

    Where the box knows the dice they are entered again, too; so a slip in entering them is mended here."""

    TAPS = {A: "follows", B: "not_follows", LEFT: "leave", RIGHT: "leave"}
    HOLDS = {}
    holds = ()

    def screen(self):
        if self._entered():
            rows = ("This experiment has", "changed. Please", "re-create it.")
            rows += ("", "What stands there", "then is entered.")
            return Screen("CHANGED: %d" % (self.arg + 1), rows, "B back\tA it stands")
        rows = ("Experiment %d has" % (self.arg + 1), "changed. Build it", "again, please.")
        rows += ("", "What stands there", "now is judged.")
        return Screen("CHANGED", rows, "A:○ B:✗\t◀ back")

    def _entered(self):
        """Does the box know the dice?"""
        setup = self.game.setup
        return setup.box_universe or setup.assist

    def follows(self):
        if self._entered():
            self.app.swap("infer.build", self.arg)
        else:
            self.mark(rules.CHANGED, self.arg, rules.O)

    def not_follows(self):
        if self._entered():
            self.leave()
        else:
            self.mark(rules.CHANGED, self.arg, rules.X)

    def leave(self):
        self.app.back()


class Apart(TrayPage):
    """Taking one apart for its dice needs all Researchers; its marker is gone for good (Infer item 22)."""

    def screen(self):
        rows = ("Do all Researchers", "agree? The dice go", "back, the marker", "leaves the game.")
        return Screen("TAKE %d APART?" % (self.arg + 1), rows, "B no\tA all agree")

    def tap(self, button):
        if button == A:
            if self.app.play(rules.TAKE_APART, self.arg):
                self.app.to_game()
        elif button == B:
            self.app.back()
