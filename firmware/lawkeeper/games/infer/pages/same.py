"""The same experiment once more: what it was answered, before it takes a marker."""

from lawkeeper.games.infer.pages import dice_pages
from lawkeeper.games.infer.pages.tray import XO
from lawkeeper.games.pages.base import TrayPage
from lawkeeper.ui.buttons import DOWN, A, B
from lawkeeper.ui.screen import Screen


class Same(TrayPage):
    """`arg`: the number of the first experiment that is the same by the rules. It lies over the page on which
    this one was entered: A asks all the same, B goes back to the dice."""

    def __init__(self, app, arg=0):
        TrayPage.__init__(self, app, arg)
        game = app.game
        self._pages = dice_pages.pages(game.dice(arg), game.setup, ("its mark",), XO[game.log.verdict(arg)])

    def screen(self):
        rows, art = self._pages[self.cursor]
        title = "SAME AS %d" % (self.arg + 1)
        if len(self._pages) > 1:
            title += "\t▼ %d/%d" % (self.cursor + 1, len(self._pages))
        return Screen(title, rows, "B back\tA ask it again", art=art)

    def tap(self, button):
        if button == DOWN:
            self.cursor = (self.cursor + 1) % len(self._pages)
        elif button in (A, B):
            self.app.back()
            if button == A:
                self.app.page.ask()
