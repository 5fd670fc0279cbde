"""What became of a law: the verdict on its test word, the table's where the law is on paper."""

from lawkeeper.games.multiverses.fold import moves
from lawkeeper.games.multiverses.pages.tray import law, spelt, who
from lawkeeper.games.pages.base import GamePage, TrayPage
from lawkeeper.ui.buttons import DOWN, UP, A, B
from lawkeeper.ui.screen import Screen
from lawkeeper.ui.text import wrap


class Tested(TrayPage):
    """The verdict on the law that was tested last; after a power cut it comes again. `arg`: the law in words,
    or None."""

    def __init__(self, app, arg=None):
        TrayPage.__init__(self, app, arg)
        self._number = len(app.game.register) - 1
        self._law = wrap(arg or law(app.game, self._number).split(", ", 1)[1])[:3]

    def screen(self):
        game = self.game
        number = self._number
        valid = game.register.valid(number)
        rows = self._law + ["Test word " + spelt(game.register.tested_with(number))]
        if game.tested >= 0:
            rows.append("after " + game.spelt(game.tested))
        rows.append("Excluding: excellent." if valid else "Including: invalid.")
        rows += self._next(valid)[: 6 - len(rows)]
        whose = "" if game.alone else who(game, game.register.author(number)) + " "
        title = "%sLAW %d\t%s" % (whose, number + 1, "VALID" if valid else "INVALID")
        return Screen(title, rows[:6], self._foot())

    def _stays(self):
        return self.game.phase == moves.WORD

    def _next(self, valid):
        """-> rows on why the turn ends, or what is left of it."""
        game = self.game
        if valid or game.over:
            return []
        if self._stays():
            return wrap("No other law now.")
        return wrap("No universe, no word: the turn is over.")

    def _foot(self):
        game = self.game
        if game.over:
            return "\tA go on"
        if self._stays():
            return "\tA a word"
        return "No universe\tA " + ("go on" if game.alone else who(game, game.turn) + " turn")

    def tap(self, button):
        if button in (A, B):
            self.app.to_game()


class Judge(GamePage):
    """The table's verdict on the test word of a law on paper (items 17, 43). The cursor begins at none: the
    press that opened the page says nothing. B is the way to everything else, held it pauses."""

    TAPS = {B: ".more"}
    HOLDS = {B: "pause"}
    holds = (B,)

    def __init__(self, app, arg=None):
        GamePage.__init__(self, app, arg)
        self.cursor = -1

    def screen(self):
        game = self.game
        title = "PAPER: LAW %d" % (len(game.register) + 1)
        rows = [
            "\t" + spelt(game.test) + "\t",
            "All others vote. Does",
            "the law let it in?",
            "No: valid",
            "Yes: invalid",
        ]
        if game.alone:
            rows[1] = "Say it yourself. Does"
        foot = "B more\t" + ("A say so" if self.cursor >= 0 else "▲▼ choose")
        return Screen(title, rows, foot, self.cursor + 3 if self.cursor >= 0 else -1)

    def tap(self, button):
        if button in (UP, DOWN):
            self.cursor = 1 if self.cursor == 0 or self.cursor < 0 and button == UP else 0
        elif button == A and self.cursor >= 0:
            self.act(moves.INCLUDED if self.cursor else moves.EXCLUDED)
        elif button == A:
            self.nothing()
        else:
            GamePage.tap(self, button)

    def onward(self):
        """All read the verdict."""
        self.app.to_game("multiverses.tested")
