"""The law is read, gets its reference word where it needs one, and is tested; then all read the verdict."""

from lawkeeper.games.multiverses.fold import moves
from lawkeeper.games.multiverses.fold.universe import compares
from lawkeeper.games.multiverses.laws import kinds
from lawkeeper.games.multiverses.pages.choice import Choice
from lawkeeper.games.pages.base import TrayPage
from lawkeeper.ui.buttons import A
from lawkeeper.ui.screen import Screen
from lawkeeper.ui.text import wrap


def propose(app, universe, reference, code):
    """The law is tested. -> whether it was played; then the verdict is on the screen, or the table's page."""
    game = app.game
    if not app.play(moves.PROPOSE, universe, reference, *code):
        return False
    app.to_game()
    if game.phase != moves.VERDICT:
        app.go("multiverses.tested", len(game.register) - 1)
    return True


class Ready(TrayPage):
    """What the law says, for all to discuss. `arg`: (universe, the law)."""

    def __init__(self, app, arg=None):
        TrayPage.__init__(self, app, arg)
        self._rows = wrap(self._told(arg[1]))[:6]  # once: what words a law is not needed any more

    def _told(self, code):
        if code[0] == kinds.TABLE:
            return "Write your law on paper as number %d. It judges each word by itself." % code[1]
        from lawkeeper.games.multiverses.laws.english import sentence

        return "Every word " + sentence(code) + "."

    def screen(self):
        foot = "B change\tA " + ("compare" if self._compares() else "test")
        return Screen("POTENTIALLY VALID?", self._rows, foot)

    def _compares(self):
        return compares(self.arg[1])

    def tap(self, button):
        if button != A:
            TrayPage.tap(self, button)
        elif self._compares() and self.game.register.find(self.arg[1]) is None:
            self.open("reference", self.arg)
        else:
            propose(self.app, self.arg[0], 0, self.arg[1])


class Reference(Choice):
    """With which word is the test word compared (item 20)? `arg`: (universe, the law)."""

    def find(self):
        game = self.app.game
        mine = game.multiverses[game.turn]
        lines = mine[self.arg[0]].lines if self.arg[0] < len(mine) else ()
        if lines:
            return [(number, game.spelt(line[-1])) for number, line in enumerate(lines)]
        return [(moves.OF_DUST | token, game.spelt(token)) for token in game.tokens()]

    def title(self):
        return "REFERENCE WORD"

    def chosen(self, value):
        propose(self.app, self.arg[0], value, self.arg[1])
