"""The law is read, gets its reference word where it needs one, and is tested; then all read the verdict."""

from lawkeeper.games.multiverses.fold import moves
from lawkeeper.games.multiverses.laws.english import sentence
from lawkeeper.games.multiverses.laws.law import is_line, is_paper
from lawkeeper.games.multiverses.pages.choice import Choice
from lawkeeper.games.multiverses.pages.tray import spelt, status, who
from lawkeeper.games.pages.base import GamePage, TrayPage
from lawkeeper.ui.buttons import A, B
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

    def screen(self):
        code = self.arg[1]
        told = "Every word " + sentence(code) + "."
        if is_paper(code):
            told = "Write your law on paper as number %d. It judges each word by itself." % code[1]
        rows = wrap(told)[:6]
        return Screen(
            "POTENTIALLY VALID?", rows, "B change\tA " + ("compare" if self._compares() else "test")
        )

    def _compares(self):
        return is_line(self.arg[1])

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


class Tested(TrayPage):
    """The verdict. `arg`: number of the law."""

    def screen(self):
        game = self.game
        valid = game.register.valid(self.arg)
        word = spelt(game.register.tested_with(self.arg))
        rows = wrap(sentence(game.register.law(self.arg)))[:3] + ["Test word " + word]
        if valid:
            rows += ["excluded: VALID", "Excluding: excellent."]
        else:
            rows += ["included: INVALID", "Including: invalid."]
        title = "LAW %d by %s" % (self.arg + 1, who(game, game.register.author(self.arg)))
        return Screen(title, rows, "\tA go on")

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
                self.open("tested", number)


class Laws(Choice):
    """The register: all laws that were tested; A reads one."""

    FOOT = "B back\tA read"

    def find(self):
        game = self.app.game
        rows = []
        for number in range(len(game.register)):
            sign = "✓" if game.register.valid(number) else "✗"
            told = sentence(game.register.law(number))[5:]  # without its "must"
            rows.append((number, "%s%d %s" % (sign, number + 1, told)))
        return rows or [(None, "No law was tested.")]

    def title(self):
        return "LAWS"

    def chosen(self, value):
        self.app.say(status(self.game, value))
