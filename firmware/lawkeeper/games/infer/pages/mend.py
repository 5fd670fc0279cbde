"""An experiment that was nudged, or that is taken apart for its dice."""

from lawkeeper.games.infer.fold import rules
from lawkeeper.games.infer.pages.tray import GamePage
from lawkeeper.games.pages.base import TrayPage
from lawkeeper.ui.buttons import LEFT, RIGHT, A, B
from lawkeeper.ui.screen import Screen


class Changed(GamePage):
    """Somebody nudged it: it is built again and judged as it stands then, same marker (Infer item 71).

    Where the box knows the dice they are entered again, too; so a slip in entering them is mended here. B
    leads back until A has said that it stands: players come here by looking round."""

    TAPS = {A: "follows", B: "not_follows", LEFT: "leave", RIGHT: "leave"}
    HOLDS = {}
    LONGS = {}
    holds = ()
    longs = ()
    _stands = False

    def screen(self):
        title = "CHANGED: %d" % (self.arg + 1)
        if self._stands:
            rows = ("Does what stands now", "follow the law?", "", "A ○: it does", "B ✗: it does not")
            return Screen(title, rows, "A:○ B:✗\t◀ back")
        then = "then is entered." if self._entered() else "then is judged."
        rows = ("This experiment has", "changed. Please", "re-create it.", "", "What stands there", then)
        return Screen(title, rows, "B back\tA it stands")

    def _entered(self):
        """Does the box know the dice?"""
        setup = self.game.setup
        return setup.box_universe or setup.assist

    def follows(self):
        if self._entered():
            self.app.swap("infer.build", self.arg)
        elif not self._stands:
            self._stands = True
            self._opened = self.app.box.ticks()
        else:
            self.mark(rules.CHANGED, self.arg, rules.O)

    def not_follows(self):
        if self._stands:
            self.mark(rules.CHANGED, self.arg, rules.X)
        else:
            self.leave()

    def leave(self):
        self.app.back()


class Apart(TrayPage):
    """Taking one apart for its dice needs all Researchers; its marker is gone for good (Infer item 22)."""

    def screen(self):
        alone = self.app.game.alone  # nobody else is asked
        ask, yes = ("", "A yes") if alone else ("Do all agree?", "A all agree")
        rows = (ask, "The dice are free", "again, the marker", "leaves the game.")
        return Screen("TAKE %d APART?" % (self.arg + 1), rows, "B no\t" + yes)

    def tap(self, button):
        if button == A:
            if self.app.play(rules.TAKE_APART, self.arg):
                self.app.to_game()
        elif button == B:
            self.app.back()
