"""A theory begins: which kind of sentence it is (Infer item 28)."""

from lawkeeper.games.infer.fold import rules
from lawkeeper.games.infer.laws import sayings
from lawkeeper.games.infer.pages.theory_page import ENGLISH, TheoryPage
from lawkeeper.modules import load
from lawkeeper.ui.buttons import DOWN, LEFT, RIGHT, UP, A, B
from lawkeeper.ui.screen import Screen

_TAKES = A, UP, RIGHT, DOWN  # each takes a kind of the page; LEFT takes the fifth, or leads to more
_SIGNS = "A▲▶▼◀"
_MORE = len(_TAKES)
_ALSO = {2: "_parts", 6: "_pairs"}  # kinds: most of their sentences are in a file of their own


class Compose(TheoryPage):
    """First a kind of sentence, then which one of that kind; word by word it is said on the next page, for
    which there is no room beside this one. A hold of A takes up the last theory, to say it in other words.
    `arg`: the kind whose sentences are seen first, or None."""

    HOLDS = {A: "last", B: "pause", LEFT: "far"}
    needs = ENGLISH
    busy = True  # with the words of the next page

    def __init__(self, app, arg=None):
        TheoryPage.__init__(self, app, arg)
        self._show(-1 if arg is None else arg)
        if self._kind >= 0 and not sayings.names(arg):  # a sentence by itself
            self._out()

    def _show(self, kind):
        """Show the sentences of a kind, or the kinds (-1): there a hold of A takes up what was said."""
        self._kind, self._page = kind, 0
        self.holds = (A, B, LEFT) if kind < 0 and self.game.theory else (B, LEFT)

    def work(self):
        if self.app.stale:
            return  # the picture first
        for name in self.needs:
            load(name)
        self.busy = False
        self.app.memory.litter()

    def screen(self):
        names = sayings.names(self._kind)
        title = "WHAT IS THE LAW?" if self._kind < 0 else sayings.names(-1)[self._kind].upper()
        first, last = self._page * _MORE, self._pages()
        labels = names[first : first + (_MORE + 1 if self._page == last else _MORE)]
        rows = [""]  # away from the title
        rows += [sign + " " + label for sign, label in zip(_SIGNS, labels)]
        if self._page < last:
            rows.append(_SIGNS[_MORE] + (" more: touch, sums" if self._kind < 0 else " more"))
        if last:
            title += "\t%d/%d" % (self._page + 1, last + 1)
        return Screen(title, rows, "hold A: last theory" if A in self.holds else "B back\tor type on PC")

    def _pages(self):
        """-> the last page: four have room on each, and a fifth on that one."""
        return max(0, (len(sayings.names(self._kind)) - 2) // _MORE)

    def tap(self, button):
        if button == B:
            self._back()
        elif button == LEFT and self._page < self._pages():
            self._page += 1
        elif button < B or button == LEFT:
            place = _TAKES.index(button) if button in _TAKES else _MORE
            index = place + self._page * _MORE
            if index < len(sayings.names(self._kind)):
                self._take(index)

    def last(self):
        """The theory before is said in other words."""
        self.app.swap("infer.words")

    def far(self):
        """To the last page at once, as among the words."""
        self._page = self._pages()

    def _take(self, index):
        if self._kind >= 0:
            self._begin(self._kind, index)
        elif sayings.names(index):
            self._show(index)
            if index in _ALSO:
                self.needs = ENGLISH + (ENGLISH[0] + _ALSO[index],)
                self.busy = True  # with them
        else:
            self._begin(index, 0)

    def _begin(self, kind, number):
        self.app.swap("infer.words", sayings.begin(kind, number) + (kind,))

    def _back(self):
        """One step: a page; from the sentences of a kind to the kinds; from there to where one came from: the
        question to the others, the table, or the theory that was said before."""
        game = self.game
        if self._page:
            self._page -= 1
        elif self._kind >= 0:
            self._out()
        elif game.researchers < 2 if game.phase == rules.PLAY else game.theory:
            self.app.to_game()
        else:
            self.app.swap("infer.consent")

    def _out(self):
        """To the page of kinds on which this one stands."""
        place = self._kind // _MORE
        self._show(-1)
        self._page = min(place, self._pages())
