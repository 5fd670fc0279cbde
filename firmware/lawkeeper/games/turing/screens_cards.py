"""The problem as it lies on the table: which cards, and what is printed on them (items 2, 8)."""

from lawkeeper.games.turing.screens import LETTERS, LEVELS, MODES, NIGHTMARE, TrayPage
from lawkeeper.modules import drop, load
from lawkeeper.ui.buttons import DOWN, LEFT, RIGHT, UP, A, B
from lawkeeper.ui.screen import Screen

_SHOWN = 6
_ROOM = "lawkeeper.games.turing"


class Cards(TrayPage):
    """`arg`: None at the start, where A goes on to the first round; later the page is only looked at.

    LEFT and RIGHT leaf through the cards. While the players read, the pars are worked out.
    """

    def __init__(self, app, arg=None):
        TrayPage.__init__(self, app, arg)
        game = self.game
        problem = game.problem()
        self._title = MODES[game.mode].upper() + "\t" + (problem.label or LEVELS[problem.difficulty])
        if game.mode == NIGHTMARE:
            self._laid = [("", (card,)) for card in problem.shown_cards()]
        else:
            self._laid = [(LETTERS[letter], problem.shown(letter)) for letter in range(game.verifiers)]
        self._each = [(letter, card) for letter, cards in self._laid for card in cards]
        self._card = -1  # the list of all, or the one that is read
        self._lines = ()
        self._pars = None
        if not game.machine[0] and not game.over:
            self._pars = load(_ROOM + ".screens_pars").Pars(app)
            self.busy = True

    # -- what is on the screen ------------------------------------------------------------------------------

    def screen(self):
        if self._card >= 0:
            return self._read()
        rows = []
        for letter, cards in self._laid:
            numbers = ", ".join([str(card) for card in cards])
            rows.append("%s  card%s %s" % (letter or "?", "s" if len(cards) > 1 else "", numbers))
        right = "" if self.arg else "\tA begin"
        return Screen(self._title, rows, "B back ◀▶read" + right)

    def _read(self):
        letter, card = self._each[self._card]
        last = max(0, len(self._lines) - _SHOWN)
        self.cursor = max(0, min(self.cursor, last))
        title = "%s  CARD %d\t%d/%d" % (letter or "?", card, self._card + 1, len(self._each))
        rows = self._lines[self.cursor : self.cursor + _SHOWN]
        return Screen(title, rows, "B all ◀▶\t▲▼ more" if last else "B all ◀▶")

    # -- what the buttons do --------------------------------------------------------------------------------

    def tap(self, button):
        if button in (LEFT, RIGHT):
            self._leaf(1 if button == RIGHT else -1)
        elif self._card >= 0:
            self._scroll(button)
        elif button == A and not self.arg:
            self.app.swap("turing.table")
        else:
            TrayPage.tap(self, button)

    def _scroll(self, button):
        if button in (UP, DOWN):
            self.cursor += 1 if button == DOWN else -1
        elif button in (A, B):
            self._card = -1

    def _leaf(self, step):
        """To the next card; behind the last one comes the list of all again."""
        self._card = (self._card + 1 + step) % (len(self._each) + 1) - 1
        self.cursor = 0
        if self._card >= 0:
            self._lines = _texts(self._each[self._card][1])

    def work(self):
        self.busy = self._pars.step()
        if not self.busy:
            self._pars = None
            drop(_ROOM, "solve")


def _texts(card):
    """-> what a verifier may check on this card (item 3), a text each."""
    cards, text = load(_ROOM + ".cards"), load(_ROOM + ".texts").text
    lines = [text(card, k) for k in range(cards.criteria(card)) if cards.used(card, k)]
    drop(_ROOM, "texts")
    return lines
