"""Saying a theory on the box, word by word, with the sentence in view (Infer item 28)."""

from lawkeeper.games.infer.fold.setup import named
from lawkeeper.games.infer.laws import composer, forms
from lawkeeper.games.infer.pages.theory_page import ENGLISH, TheoryPage
from lawkeeper.ui.buttons import DOWN, LEFT, RIGHT, UP, A, B
from lawkeeper.ui.screen import Screen
from lawkeeper.ui.text import wrap

_SENTENCE = 4  # rows of it, above the options
_TAKES = A, UP, RIGHT, DOWN  # each takes an option of the page; LEFT takes the fifth, or leads to more
_SIGNS = "A▲▶▼◀"
_MORE = len(_TAKES)
_FAR = 5  # pages of numbers
_WIDE = 9  # letters of a label where two stand in a row


class Words(TheoryPage):
    """Every press is a choice: A, UP, RIGHT and DOWN take what is written beside them, LEFT shows more. The
    whole sentence is there all the while. B takes the last word back.

    `arg`: (tree with gaps, its first choice) of a sentence to begin; None: the theory that stands is said in
    other words, from its last word on."""

    HOLDS = {A: "finish", B: "pause", LEFT: "far"}
    holds = (A, B, LEFT)
    keys = True
    needs = ENGLISH

    def __init__(self, app, arg=None):
        TheoryPage.__init__(self, app, arg)
        self._before = []  # (tree, choice) before each word that was taken here, to go back to
        self._stood = 0  # words of the sentence that stood before and can be taken back
        if arg is not None:
            self._see(*arg)
            return
        self._whole = forms.decode(self.game.theory)
        whole = composer.Slots(self._whole, -1, -1, self.game.setup.compass)
        self._stood = whole.steps
        self.busy = whole.tree != self._whole  # a computer can say more than one can here
        self._shorten()

    def work(self):
        """A theory that these words cannot say begins anew."""
        self.app.swap("infer.compose")

    # -- what is seen ---------------------------------------------------------------------------------------

    def screen(self):
        labels = [self._label(place) for place in range(_MORE)]
        five = self._count() == _MORE + 1
        labels.append(self._label(_MORE) if five else self._turned() if self._turns() > 1 else "")
        cells = [sign + label[:_WIDE] if label else "" for sign, label in zip(_SIGNS, labels)]
        pairs = [cells[1] + "\t" + cells[2], cells[3] + "\t" + cells[4]]
        title = self._slots.label + ("\thold A: say it" if len(self._slots.label) < 7 else "\thold A: say")
        return Screen(title, self._lines + pairs, "A " + labels[0] + "\tB back")

    def _turned(self):
        """-> what LEFT leads to, with the number of this page of options, and of how many."""
        told = "more %d/%d" % (self._page + 1, self._turns())
        return told if len(told) <= _WIDE else told[5:]

    def _count(self):
        """How many options there are."""
        return len(self._slots.options)

    def _turns(self):
        """How many times LEFT leads to options before it is at the first ones again."""
        count = self._count()
        return 1 if count == _MORE + 1 else (count + _MORE - 1) // _MORE

    def _option(self, place):
        """-> index of the option that stands at a place of the page, -1 for none."""
        place += self._page * _MORE
        return (place + self._slots.first) % self._count() if place < self._count() else -1

    def _label(self, place):
        """-> what is written at a place of the page."""
        index, slots = self._option(place), self._slots
        if index < 0:
            return ""
        if not slots.labels:
            return str(slots.options[index] + slots.shift)
        return named(self._names[index], self.game.setup.colours)

    def _see(self, tree, at):
        """Go on at a choice: lay the sentence out anew."""
        compass = self.game.setup.compass
        slots = self._slots = composer.Slots(tree, at, -1, compass)
        self._at, self._page = at, 0
        self._names = slots.labels.split("\n")
        other = composer.Slots(tree, at, (slots.now + 1) % len(slots.options), compass)
        lines = wrap(composer.marked(self.sentence(slots.tree), self.sentence(other.tree)))
        first = 0
        while len(lines) - first > _SENTENCE and composer.MARKS[0] not in lines[first]:
            first += 1
        lines = lines[first : first + _SENTENCE]
        self._lines = lines + [""] * (_SENTENCE - len(lines))
        self.app.memory.litter()

    # -- what is pressed ------------------------------------------------------------------------------------

    def tap(self, button):
        if button == B:
            self._back()
        elif button > B:
            self._number(button - B)
        elif button == LEFT and self._count() != _MORE + 1:
            self._page = (self._page + 1) % self._turns()
        else:
            index = self._option(_TAKES.index(button) if button in _TAKES else _MORE)
            if index >= 0:
                self._word(index)

    def far(self):
        """Among many numbers: so many pages on."""
        self._page = (self._page + _FAR) % self._turns()

    def _number(self, key):
        """A number key takes that number, where numbers are asked for."""
        slots = self._slots
        if not slots.labels and key - slots.shift in slots.options:
            self._word(key - slots.shift - slots.options[0])

    def _word(self, index):
        """A word of the sentence is taken; the last one says it."""
        made = composer.Slots(self._slots.tree, self._at, index, self.game.setup.compass)
        self._before.append((self._slots.tree, self._at))
        last = made.then >= made.count
        self._see(made.tree, self._at if last else made.then)
        if last:
            self.finish()

    def _back(self):
        """One word back; from the first one to the kinds of sentence."""
        if self._before:
            self._see(*self._before.pop())
        elif self._stood:
            self._shorten()
        else:
            self.app.swap("infer.compose")

    def _shorten(self):
        """One word less of the sentence that stood before."""
        self._stood -= 1
        short = composer.Slots(self._whole, -1, -1, self.game.setup.compass, self._stood)
        self._see(short.tree, short.stop)

    def finish(self):
        """Say the sentence as it stands. The rules refuse one that says nothing."""
        data = forms.encode(self._slots.tree)
        self.game.check_theory(data)
        self.said(data)
