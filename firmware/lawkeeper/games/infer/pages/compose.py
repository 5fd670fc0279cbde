"""Saying a theory on the box, word by word (Infer item 28)."""

from lawkeeper.games.infer.fold.setup import named
from lawkeeper.games.infer.laws import composer, forms
from lawkeeper.games.infer.pages.theory_page import TheoryPage
from lawkeeper.ui.buttons import DOWN, LEFT, RIGHT, UP, A, B
from lawkeeper.ui.screen import Screen
from lawkeeper.ui.text import wrap

_SENTENCE = 4  # rows of it, above the options
_TAKES = A, UP, RIGHT, DOWN  # each takes an option of the page; LEFT takes the fifth, or leads to more
_SIGNS = "A▲▶▼◀"
_MORE = len(_TAKES)
_FAR = 5  # pages of numbers
_WIDE = 9  # letters of a label where two stand in a row


def _kinds(kind):
    """-> the labels of a kind of sentence, of all kinds for -1."""
    from lawkeeper.games.infer.laws import sayings

    return sayings.names(kind)


class Compose(TheoryPage):
    """First a kind of sentence, then word by word. Every press is a choice: A, UP, RIGHT and DOWN take what
    is written beside them, LEFT shows more. The whole sentence is there all the while."""

    HOLDS = {A: "finish", B: "pause", LEFT: "far"}
    holds = (A, B, LEFT)

    def __init__(self, app, arg=None):
        TheoryPage.__init__(self, app, arg)
        self._kind = -1
        self._slots = None
        self._before = []  # (tree, choice) before each word, to go back to
        self._page = 0
        self._lines = []

    # -- what is seen ---------------------------------------------------------------------------------------

    def screen(self):
        labels = [self._label(place) for place in range(_MORE)]
        labels.append(
            self._label(_MORE) if self._count() == _MORE + 1 else "more" if self._turns() > 1 else ""
        )
        if self._slots is None:
            title = "WHAT IS THE LAW?" if self._kind < 0 else _kinds(-1)[self._kind].upper()
            rows = [sign + " " + label if label else "" for sign, label in zip(_SIGNS, labels)]
            return Screen("%s\t%d/%d" % (title, self._page + 1, self._turns()), rows, "B back\tor type on PC")
        cells = [sign + label[:_WIDE] if label else "" for sign, label in zip(_SIGNS, labels)]
        pairs = [cells[1] + "\t" + cells[2], cells[3] + "\t" + cells[4]]
        title = self._slots.label + "\thold A: say it"
        return Screen(title, self._lines + pairs, "A " + labels[0] + "\tB back")

    def _count(self):
        """How many options there are."""
        if self._slots is not None:
            return len(self._slots.options)
        return len(_kinds(self._kind))

    def _turns(self):
        """How many times LEFT leads to options before it is at the first ones again."""
        count = self._count()
        return 1 if count == _MORE + 1 else (count + _MORE - 1) // _MORE

    def _option(self, place):
        """-> index of the option that stands at a place of the page, -1 for none."""
        place += self._page * _MORE
        first = self._slots.first if self._slots is not None else 0
        return (place + first) % self._count() if place < self._count() else -1

    def _label(self, place):
        """-> what is written at a place of the page."""
        index, slots = self._option(place), self._slots
        if index < 0:
            return ""
        if slots is None:
            return _kinds(self._kind)[index]
        if not slots.labels:
            return str(slots.options[index] + slots.shift)
        return named(slots.labels.split("\n")[index], self.game.setup.colours)

    def _see(self, tree, at):
        """Go on at a choice: lay the sentence out anew."""
        compass = self.game.setup.compass
        slots = self._slots = composer.Slots(tree, at, -1, compass)
        self._at, self._page = at, 0
        other = composer.Slots(tree, at, (slots.now + 1) % len(slots.options), compass)
        lines = wrap(composer.marked(self.sentence(slots.tree), self.sentence(other.tree)))
        first = 0
        while len(lines) - first > _SENTENCE and composer.MARKS[0] not in lines[first]:
            first += 1
        lines = lines[first : first + _SENTENCE]
        self._lines = lines + [""] * (_SENTENCE - len(lines))

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
                self._take(index)

    def far(self):
        """Among many numbers: so many pages on."""
        self._page = (self._page + _FAR) % self._turns()

    def _number(self, key):
        """A number key takes that number, where numbers are asked for."""
        slots = self._slots
        if slots is not None and not slots.labels and key - slots.shift in slots.options:
            self._take(key - slots.shift - slots.options[0])

    def _take(self, index):
        if self._slots is not None:
            self._word(index)
        elif self._kind < 0 and _kinds(index):
            self._kind, self._page = index, 0
        elif self._kind < 0:
            self._begin(index, 0)
        else:
            self._begin(self._kind, index)

    def _begin(self, kind, number):
        from lawkeeper.games.infer.laws import sayings

        begun = sayings.begin(kind, number)
        self.app.memory.drop("lawkeeper.games.infer.laws.sayings")  # the words need its room
        self._see(*begun)

    def _word(self, index):
        """A word of the sentence is taken; the last one says it."""
        made = composer.Slots(self._slots.tree, self._at, index, self.game.setup.compass)
        self._before.append((self._slots.tree, self._at))
        last = made.then >= made.count
        self._see(made.tree, self._at if last else made.then)
        if last:
            self.finish()

    def _back(self):
        """One word back; from the kinds of sentence back to the table."""
        if self._before:
            self._see(*self._before.pop())
        elif self._slots is not None or self._kind >= 0:
            if self._slots is None:
                self._kind = -1
            self._slots, self._page = None, 0
        else:
            self.take_back()

    def finish(self):
        """Say the sentence as it stands. The rules refuse one that says nothing."""
        if self._slots is not None:
            data = forms.encode(self._slots.tree)
            self.game.check_theory(data)
            self.said(data)
