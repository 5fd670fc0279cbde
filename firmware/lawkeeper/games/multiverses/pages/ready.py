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
    before = None
    if compares(code):
        from lawkeeper.games.multiverses.fold.proposing import reference as chosen

        before = chosen(game, universe, reference)
    if not app.play(moves.PROPOSE, universe, reference, *code):
        return False
    app.to_game()
    if game.phase != moves.VERDICT:
        app.go("multiverses.tested", (len(game.register) - 1, before))
    return True


class Ready(TrayPage):
    """What the law says, for all to discuss. `arg`: (universe, the law); in a game that shows odds behind it
    the reference word of a law that compares, as in PROPOSE."""

    def __init__(self, app, arg=None):
        TrayPage.__init__(self, app, arg)
        self._chosen = arg[2] if len(arg) > 2 else None
        self._rows = wrap(self._told(arg[1]))[:6]  # once: what words a law is not needed any more
        self._steps = self._found = self._words = None
        self.busy = app.game.odds and arg[1][0] != kinds.TABLE and not self._compares()

    def _told(self, code):
        if code[0] == kinds.TABLE:
            return "Write your law on paper as number %d. It judges each word by itself." % code[1]
        from lawkeeper.games.multiverses.laws.english import sentence

        told = "Every word " + sentence(code) + "."
        if self._chosen is None:
            return told
        from lawkeeper.games.multiverses.fold.proposing import reference

        return told + " Compared with %s." % self.game.spelt(reference(self.game, self.arg[0], self._chosen))

    def _compares(self):
        return compares(self.arg[1]) and self._chosen is None

    # -- odds -------------------------------------------------------------------------------------------

    def work(self):
        """A piece of the odds."""
        if self._steps is None:
            self._steps = self._reckon()
        self._found = next(self._steps)
        if self._found is not None:
            self._words.close()
            self._steps = self._words = None
            self.busy = False
            self.app.memory.litter()
            self.app.stale = True

    def _reckon(self):
        from lawkeeper.games.multiverses.fold.odds import excluded
        from lawkeeper.games.multiverses.fold.proposing import reference
        from lawkeeper.games.multiverses.words.wordlist import opened

        game = self.game
        before = None
        if self._chosen is not None:
            before = game.word(reference(game, self.arg[0], self._chosen))
        self._words = opened(game.setup.list)
        return excluded(self._words, self.arg[1], before)

    def _odds(self):
        """-> the rows on the odds."""
        if self._found is None:
            return ["Odds: ..."] if self.busy else []
        share = self._found[0] * 1000 // self._found[1]
        return ["Odds: %d.%d %% valid" % (share // 10, share % 10)]

    def screen(self):
        foot = "B change\tA " + ("compare" if self._compares() else "test")
        odds = self._odds()
        return Screen("POTENTIALLY VALID?", self._rows[: 6 - len(odds)] + odds, foot)

    def tap(self, button):
        if button != A:
            TrayPage.tap(self, button)
        elif self._compares() and self.game.register.find(self.arg[1]) is None:
            self.open("reference", self.arg)
        else:
            propose(self.app, self.arg[0], self._chosen or 0, self.arg[1])


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
        if self.game.odds:
            self.open("ready", self.arg + (value,))
        else:
            propose(self.app, self.arg[0], value, self.arg[1])
