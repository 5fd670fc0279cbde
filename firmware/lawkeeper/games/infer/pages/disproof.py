"""The disproof that the box has found, to be built (Infer items 29, 31)."""

from lawkeeper.games.infer.fold import rules
from lawkeeper.games.infer.pages import dice_rows
from lawkeeper.games.infer.pages.tray import XO
from lawkeeper.games.pages.base import TrayPage
from lawkeeper.ui.buttons import DOWN, A
from lawkeeper.ui.screen import Screen

_HIGH = 5  # rows of a drawing


class Disproof(TrayPage):
    """What has to be built now, and what law and theory say of it. `arg` is its dice code."""

    def __init__(self, app, arg=None):
        TrayPage.__init__(self, app, arg)
        verdict = app.game.judge(arg)
        app.memory.litter()  # what judges is large
        self._verdicts = "Law %s\ttheory %s" % (XO[verdict], XO[1 - verdict])
        self._pages = dice_rows.pages(arg, app.game.setup.colours, _HIGH)

    def screen(self):
        count = len(self._pages)
        rows = self._pages[self.cursor]
        rows = rows + [""] * (_HIGH - len(rows)) + [self._verdicts]
        more = "▼%d/%d" % (self.cursor + 1, count) if count > 1 else ""
        return Screen("BUILD THIS DISPROOF", rows, more + "\tA it stands")

    def tap(self, button):
        app = self.app
        if button == DOWN:
            self.cursor = (self.cursor + 1) % len(self._pages)
        elif button == A and (not app.game.paused or app.play(rules.RESUME)):
            app.to_game()
