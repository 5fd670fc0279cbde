"""The declaration: a card is chosen, all agree, it is opened (items 41, 42)."""

from lawkeeper.games.deduction.fold import board, rules
from lawkeeper.games.deduction.pages.grid import Grid
from lawkeeper.games.deduction.pages.picture import picture
from lawkeeper.games.pages.base import GamePage
from lawkeeper.ui.buttons import A, B
from lawkeeper.ui.screen import Screen


def opened(card):
    """-> (two rows, the third and fourth of a screen, art) of the card that was opened."""
    rows, art = picture(card)
    return rows[2:], art.rows


class Declare(GamePage):
    """Three signs make the card that the group declares. `arg`: the card that not all agreed to."""

    def __init__(self, app, arg=None):
        GamePage.__init__(self, app, arg)
        self._grid = Grid(True, self.game)
        sure = board.announced(self.game.board())
        if arg is not None:
            self._grid.at(arg)
        elif sure and not sure & (sure - 1):  # all three signs are known: A takes them
            self._grid.at([card for card in range(rules.CARDS) if sure >> card & 1][0])

    def screen(self):
        rows, art = self._grid.draw()
        word = self._grid.word()
        title = "DECLARE\t" + word if len(word) < 7 else word
        return Screen(title, rows, self._grid.foot(), art=art.rows)

    def tap(self, button):
        if button == B:
            self.app.back()
            return
        self._grid.tap(button)
        if self._grid.taken is not None and not self.act(rules.DECLARE, self._grid.taken):
            self._grid.taken = None


class Agreed(GamePage):
    """All look: A is held long, and the card is opened; B: the talk goes on."""

    LONGS = {A: "agree"}
    TAPS = {B: "withdraw"}
    longs = (A,)

    def screen(self):
        rows, art = picture(self.game.declared)
        alone = self.game.alone
        rows += ["", "Wrong: %s lose." % ("you" if alone else "all")]
        return Screen("SURE?" if alone else "ALL AGREED?", rows, "B no\tA long: open it", art=art.rows)

    def agree(self):
        """The game ends here."""
        self.act(rules.AGREE)

    def withdraw(self):
        """Not all agree: one sign may be another one."""
        card = self.game.declared
        if self.act(rules.WITHDRAW):
            self.open("declare", card)
