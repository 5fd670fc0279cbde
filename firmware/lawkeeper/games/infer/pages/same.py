"""The same experiment once more: what it was answered, before it takes a marker."""

from lawkeeper.games.infer.pages import drawn
from lawkeeper.games.infer.pages.tray import XO
from lawkeeper.games.pages.base import TrayPage
from lawkeeper.ui.buttons import DOWN, A, B


class Same(TrayPage):
    """`arg`: the number of the first experiment that is the same by the rules. It lies over the page on which
    this one was entered: A asks all the same, B goes back to the dice."""

    def __init__(self, app, arg=0):
        TrayPage.__init__(self, app, arg)
        game = app.game
        mark = XO[game.log.verdict(arg)]
        title = "SAME AS %d" % (arg + 1)
        self._screens = drawn.told(
            title, "B back\tA ask it again", game.dice(arg), game.setup, ("its mark",), mark
        )
        if len(self._screens) > 1:
            for number, screen in enumerate(self._screens):
                screen.title += "\t▼ %d/%d" % (number + 1, len(self._screens))

    def screen(self):
        return self._screens[self.cursor]

    def tap(self, button):
        if button == DOWN:
            self.cursor = (self.cursor + 1) % len(self._screens)
        elif button in (A, B):
            self.app.back()
            if button == A:
                self.app.page.ask()
