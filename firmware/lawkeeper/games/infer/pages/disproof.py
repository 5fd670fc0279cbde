"""The disproof that the box has found, to be built (Infer items 29, 31)."""

from lawkeeper.games.infer.fold import rules
from lawkeeper.games.infer.pages.tray import XO
from lawkeeper.games.pages.base import TrayPage
from lawkeeper.ui.buttons import DOWN, A, B


class Disproof(TrayPage):
    """What has to be built now, and what law and theory say of it. `arg` is its dice code."""

    def __init__(self, app, arg=None):
        from lawkeeper.games.infer.pages import drawn  # it goes when the picture is made

        TrayPage.__init__(self, app, arg)
        verdict = app.game.judge(arg)
        app.memory.litter()  # what judges is large
        words = "The law", "says %s," % XO[verdict], "your", "theory", "says %s" % XO[1 - verdict]
        self._screens = drawn.to_build("BUILD THIS DISPROOF", arg, app.game.setup, "▼", words)

    def screen(self):
        return self._screens[self.cursor]

    def tap(self, button):
        app = self.app
        if button == DOWN:
            self.cursor = (self.cursor + 1) % len(self._screens)
        elif button == A and (not app.game.paused or app.play(rules.RESUME)):
            app.to_game()
        elif button == B:
            app.home()
