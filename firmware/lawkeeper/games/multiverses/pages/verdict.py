"""What became of a law: the verdict on its test word, the table's where the law is on paper."""

from lawkeeper.games.multiverses.fold import moves
from lawkeeper.games.multiverses.pages.tray import spelt, who
from lawkeeper.games.pages.base import GamePage, TrayPage
from lawkeeper.ui.buttons import A, B
from lawkeeper.ui.screen import Screen
from lawkeeper.ui.text import wrap


class Tested(TrayPage):
    """The verdict. `arg`: (number of the law, the token of the word that the test word was compared with, or
    None)."""

    def __init__(self, app, arg=None):
        from lawkeeper.games.multiverses.laws.english import sentence

        TrayPage.__init__(self, app, arg)
        self._law = wrap(sentence(app.game.register.law(arg[0])))[:3]

    def screen(self):
        game = self.game
        number, before = self.arg
        valid = game.register.valid(number)
        rows = self._law + ["Test word " + spelt(game.register.tested_with(number))]
        if before is not None:
            rows.append("after " + game.spelt(before))
        rows.append("excluded: VALID" if valid else "included: INVALID")
        rows.append("Excluding: excellent." if valid else "Including: invalid.")
        title = "LAW %d by %s" % (number + 1, who(game, game.register.author(number)))
        return Screen(title, rows[:6], "\tA go on")

    def tap(self, button):
        if button in (A, B):
            self.app.to_game()


class Judge(GamePage):
    """The table's verdict on the test word of a law on paper (items 17, 43)."""

    HOLDS = {B: "pause"}
    holds = (B,)

    def screen(self):
        game = self.game
        rows = ["Test word", "\t" + spelt(game.test) + "\t"]
        rows += wrap("Does paper law %d let it in? All others vote; a tie means no." % game.pending[3])
        return Screen("%s: A LAW ON PAPER" % who(game, game.turn), rows[:6], "B no\tA yes, let in")

    def tap(self, button):
        if button in (A, B):
            number = len(self.game.register)
            if self.act(moves.INCLUDED if button == A else moves.EXCLUDED):
                self.open("tested", (number, None))
