"""From what the theory says to the verdict on it (Infer items 28 to 32)."""

from lawkeeper.games.infer.fold import rules
from lawkeeper.games.infer.pages.tray import UNIVERSE, GamePage
from lawkeeper.ui.buttons import DOWN, LEFT, RIGHT, UP, A, B
from lawkeeper.ui.screen import Screen

_REST = {UP: ".log", DOWN: ".more"}


def _buttons(**names):
    """The buttons of a page: those given, and the ones that are everywhere."""
    table = dict(_REST)
    for name, button in (("a", A), ("b", B), ("left", LEFT), ("right", RIGHT)):
        if name in names:
            table[button] = names[name]
    return table


class Repeat(GamePage):
    """The theory is said back until all mean the same; a glance at the table; then the token goes."""

    TAPS = {UP: ".log", DOWN: ".more", A: "agreed", B: "take_back"}

    def __init__(self, app, arg=None):
        GamePage.__init__(self, app, arg)
        self._checking = False

    def screen(self):
        title = "THEORY\tTOKENS %d" % self.game.tokens
        if self._checking:
            check = ("Does an experiment on", "the table contradict", "it already? Then the")
            check += ("Universe says which.", "", "A spends the token.")
            return Screen(title, check, "B take back\tA go on")
        rows = ["The theory is said.", "The Universe says it", "back until all mean", "the same."]
        if self.game.setup.silence:
            rows.append("You may speak now.")
        return Screen(title, rows, "B take back\tA agreed")

    def agreed(self):
        if self.early():
            return
        if self.game.setup.warn_table and not self._checking:
            self._checking = True
            self._opened = self.app.box.ticks()
        elif self.published():
            self.act(rules.ACCEPT)


def none_left(game):
    """-> two rows: what there is to do when the Universe knows no disproof."""
    if game.left:
        return ["No disproof at all?", "Hold ▶ 2 seconds."]
    return ["No marker: all lose!", "No disproof? ▶ long."]


class Judge(GamePage):
    """The Universe builds a disproof and marks it, or finds none: that ends the game, by a long hold."""

    TAPS = _buttons(a="follows", b="not_follows", left=".undo")
    LONGS = {RIGHT: "undisproved", UP: "peek"}
    longs = (RIGHT, UP)

    def screen(self):
        game = self.game
        clock = "clock stands" if game.setup.publish_or_perish else "TOKENS %d" % game.tokens
        rows = ["Disproof built? Does", "it follow the law?", "A ○: it does", "B ✗: it does not"]
        return Screen("JUDGE\t" + clock, rows + none_left(game), UNIVERSE)

    def follows(self):
        self.mark(rules.DISPROVE, rules.O)

    def not_follows(self):
        self.mark(rules.DISPROVE, rules.X)

    def undisproved(self):
        self.act(rules.UNDISPROVED)
