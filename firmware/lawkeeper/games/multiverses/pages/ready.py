"""The law is read, and tested; what the box has against it, or its odds, it finds out meanwhile."""

from lawkeeper.games.fold import Refused
from lawkeeper.games.multiverses.fold.moves import COPY
from lawkeeper.games.multiverses.fold.universe import compares
from lawkeeper.games.multiverses.laws import kinds
from lawkeeper.games.multiverses.pages.testing import TEST, loading, propose, references
from lawkeeper.games.pages.base import TrayPage
from lawkeeper.ui.buttons import A
from lawkeeper.ui.screen import Screen
from lawkeeper.ui.text import wrap


class Ready(TrayPage):
    """What the law says, for all to discuss; and what the box has against it. `arg`: (universe, the law); in
    a game that shows odds behind it the reference word of a law that compares, as in PROPOSE."""

    busy = True
    needs = TEST

    def __init__(self, app, arg=None):
        TrayPage.__init__(self, app, arg)
        self._chosen = arg[2] if len(arg) > 2 else None
        if self._chosen is None and compares(arg[1]):
            some = references(app.game, arg[0])
            if len(some) == 1:  # nothing to choose
                self._chosen = some[0]
        self._said = None  # the law, without "every word"
        self._compares = compares(arg[1]) and self._chosen is None
        self._rows = wrap(self._told(arg[1]))[:6]  # once: what words a law is not needed any more
        self._known = None  # number of the law, where it can be copied
        self._against = ""  # why it cannot be proposed
        if self._compares:
            self.needs = ()  # the page of the reference word comes first
        self._steps = self._work()
        odds = app.game.odds and arg[1][0] != kinds.TABLE and not self._compares
        self._odds = "Odds: ..." if odds else ""

    def _told(self, code):
        if code[0] == kinds.TABLE:
            number = len(self.game.register) + 1
            return "Write your law on paper as law %d. It judges each word by itself." % number
        from lawkeeper.games.multiverses.laws.english import sentence

        self._said = sentence(code)
        told = "Every word " + self._said + "."
        if code[0] & kinds.NOT:
            told = told.replace("Every word must not", "No word may")
        if self._chosen is None:
            return told
        from lawkeeper.games.multiverses.fold.proposing import reference

        return told + " Compared with %s." % self.game.spelt(reference(self.game, self.arg[0], self._chosen))

    # -- what the box finds out meanwhile ---------------------------------------------------------------

    def work(self):
        """A piece of it."""
        if next(self._steps) is None:
            self._steps = None
            self.busy = False
            self.app.memory.litter()
            self.app.stale = True

    def _work(self):
        """Yield True after each step, None after the last: may the law be proposed? Then its odds."""
        from lawkeeper.games.multiverses.fold.proposing import proposable

        try:
            self._known = proposable(self.game, self.arg[0], self.arg[1])
        except Refused as refused:
            self._against = refused.args[0]
        self.app.stale = True
        if self._odds and not self._against and self._known is None:
            yield True
            yield from self._reckon()
        if not (self._against or self._compares):
            yield from loading()
        else:
            yield None

    def _reckon(self):
        from lawkeeper.games.multiverses.fold.odds import excluded
        from lawkeeper.games.multiverses.fold.proposing import reference
        from lawkeeper.games.multiverses.words.wordlist import opened

        game = self.game
        before = None
        if self._chosen is not None:
            before = game.word(reference(game, self.arg[0], self._chosen))
        words = opened(game.setup.list)
        for found in excluded(words, self.arg[1], before):  # noqa: B007 - the last one counts
            yield True
        words.close()
        share = found[0] * 1000 // found[1]
        self._odds = "Odds: %d.%d %% valid" % (share // 10, share % 10)

    def screen(self):
        below = [self._odds] if self._odds else []
        title, foot = "POTENTIALLY VALID?", "test"
        if self._compares:
            foot = "compare"
        if self._against:
            title, foot = "NOT VALID HERE", ""
            below = wrap(self._against)
        elif self._known is not None:
            title, foot = "VALID LAW %d" % (self._known + 1), "copy it"
            below = wrap("It says the same: no test.")
        rows = self._rows[: max(2, 6 - len(below))] + below
        return Screen(title, rows[:6], "B change" + ("\tA " + foot if foot else ""))

    def tap(self, button):
        if button != A:
            TrayPage.tap(self, button)
        elif self._against:
            self.app.say(self._against)
        elif self._known is not None:
            if self.app.play(COPY, self.arg[0], self._known):
                self.app.to_game()
        elif self._compares:
            self.open("reference", self.arg)
        else:
            propose(self.app, self.arg[0], self._chosen or 0, self.arg[1], self._said)
