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
    """Every press is a choice: A, UP, RIGHT and DOWN take what is written beside them, LEFT shows more; on
    the last page of options it takes the fifth. A group ("place...") opens on a page of its own. The whole
    sentence is there all the while, and a hold of A says it. B goes one step back: a page, out of a group, a
    word.

    `arg`: (tree with gaps, its first choice, its kind) of a sentence to begin; None: the theory that stands
    is said in other words, from its last word on."""

    HOLDS = {A: "finish", B: "pause", LEFT: "far"}
    holds = (A, B, LEFT)
    keys = True
    needs = ENGLISH

    def __init__(self, app, arg=None):
        TheoryPage.__init__(self, app, arg)
        self._before = []  # (tree, choice) before each word that was taken here, to go back to
        self._outer = 0  # the page on which a group was opened
        self._stood = 0  # words of the sentence that stood before and can be taken back
        if arg is not None:
            self._see(self._walk(*arg[:2]))
            return
        self._whole = forms.decode(self.game.theory)
        whole = self._walk(self._whole)
        self._stood = whole.steps
        self.busy = whole.tree != self._whole  # a computer can say more than one can here
        self._shorten()

    def work(self):
        """A theory that these words cannot say begins anew."""
        self.app.swap("infer.compose")
        self.app.say("That was typed on a computer; here it has to begin anew.")

    # -- what is seen ---------------------------------------------------------------------------------------

    def screen(self):
        labels = [self._label(place) for place in range(_MORE)]
        last = self._page == self._pages()
        labels.append(self._label(_MORE) if last else "more %d/%d" % (self._page + 1, self._pages() + 1))
        if len(labels[_MORE]) > _WIDE and not last:
            labels[_MORE] = labels[_MORE][5:]
        cells = [sign + label[:_WIDE] if label else "" for sign, label in zip(_SIGNS, labels)]
        pairs = [cells[1] + "\t" + cells[2], cells[3] + "\t" + cells[4]]
        title = self._group or self._slots.label
        title += "\thold A: say it" if len(title) < 7 else "\thold A: say"
        return Screen(title, self._lines + pairs, ("A " + labels[0] if labels[0] else "") + "\tB back")

    def _count(self):
        """How many there are to choose from: words, groups, or numbers."""
        return len(self._starts) - 1 if self._starts else len(self._slots.options)

    def _pages(self):
        """-> the last page: four have room on each, and a fifth on that one."""
        return max(0, (self._count() - 2) // _MORE)

    def _option(self, place):
        """-> the options that stand at a place of the page, (first, after); (-1, -1): none."""
        place += self._page * _MORE
        if place >= self._count():
            return -1, -1
        if self._starts:
            return self._starts[place], self._starts[place + 1]
        first = (place + self._slots.first) % self._count()
        return first, first + 1

    def _label(self, place):
        """-> what is written at a place of the page."""
        (first, after), slots = self._option(place), self._slots
        if first < 0:
            return ""
        if not self._starts:
            return str(slots.options[first] + slots.shift)
        name, group = slots.name(first), slots.group(first)
        if after - first > 1:
            name = group + "..."
        elif group and not self._group:  # one of a group alone
            name = group + " " + (name if len(group + name) < _WIDE else name[:3] + ".")
        return named(name, self.game.setup.colours)

    def _all(self):
        """All options of the choice are there; "go on" only where the sentence has a further part."""
        self._page, self._group = 0, ""
        self._starts = self._slots.entries()[self._slots.says :]
        if len(self._starts) == 2:  # one group alone
            self._starts = bytes(range(self._starts[0], self._starts[1] + 1))

    def _open(self, first, after):
        """Only those of a group."""
        self._outer, self._page = self._page, 0
        self._group = self._slots.group(first) + "..."
        self._starts = bytes(range(first, after + 1))

    def _walk(self, tree, at=-1, pick=-1, keep=255):
        return composer.Slots(tree, at, pick, self.game.setup.compass, keep)

    def _see(self, slots):
        """Go on at the choice of which `slots` tell: lay the sentence out anew."""
        self._slots = slots
        self._all()
        text = self.sentence(slots.tree)
        self.needs = ENGLISH + (ENGLISH[0] + _also(slots.tree[0]),)  # it would come anew with every word
        if not slots.says:  # where it ends nothing is marked
            other = self._walk(slots.tree, slots.then, slots.options[(slots.now + 1) % len(slots.options)])
            text = composer.marked(text, self.sentence(other.tree))
        lines = wrap(text)
        first = 0
        while len(lines) - first > _SENTENCE and not _has_mark(lines[first]):
            first += 1
        lines = lines[first : first + _SENTENCE]
        if len(lines) < _SENTENCE:
            lines.insert(0, "")  # away from the title
        self._lines = lines + [""] * (_SENTENCE - len(lines))
        self.app.memory.litter()

    # -- what is pressed ------------------------------------------------------------------------------------

    def tap(self, button):
        if button == B:
            self._back()
        elif button > B:
            self._number(button - B)
        elif button == LEFT and self._page < self._pages():
            self._page += 1
        else:
            first, after = self._option(_TAKES.index(button) if button in _TAKES else _MORE)
            if after - first > 1:
                self._open(first, after)
            elif first >= 0:
                self._word(first)

    def far(self):
        """Among many numbers: so many pages on."""
        self._page = min(self._page + _FAR, self._pages())

    def _number(self, key):
        """A number key takes that number, where numbers are asked for; where words of a die are, its number
        is exactly that one."""
        slots = self._slots
        if self._starts:
            exactly = slots.exactly()
            if exactly < 0:
                return
            slots = self._walk(slots.tree, slots.then, exactly)
        if key - slots.shift in slots.options:
            self._word(key - slots.shift - slots.options[0], slots)

    def _word(self, index, slots=None):
        """A word of the sentence is taken, `slots`: after one that goes with it; the last one says it."""
        before = self._slots
        slots = slots or before
        made = self._walk(slots.tree, slots.then, slots.options[index])
        last = made.then >= made.count
        if last and self._say(made.tree):
            return
        self._before.append((before.tree, before.then))
        self._see(self._walk(made.tree, slots.then) if last else made)

    def _back(self):
        """One step back: a page, far from the first one several; out of a group; a word; from the first word
        to the kinds of sentence."""
        if self._page:
            self._page = (self._page - 1) // _FAR * _FAR if self._page > _FAR else self._page - 1
        elif self._group:
            self._all()
            self._page = self._outer
        elif self._before:
            self._see(self._walk(*self._before.pop()))
        elif self._stood:
            self._shorten()
        else:
            self.app.swap("infer.compose", self.arg and self.arg[2])

    def _shorten(self):
        """One word less of the sentence that stood before."""
        self._stood -= 1
        short = self._walk(self._whole, keep=self._stood)
        self._see(self._walk(short.tree, short.stop))

    def finish(self):
        """Say the sentence as it stands. The rules refuse one that says nothing."""
        self._say(self._slots.tree)

    def _say(self, tree):
        """-> whether it is said."""
        data = forms.encode(tree)
        self.game.check_theory(data)
        return self.said(data)


def _also(form):
    """-> how the name of the file goes on in which the sentences of a form are: see `laws.english`."""
    if form == forms.PAIRS:
        return "_pairs"
    if form < forms.PARTS or forms.SHAPE < form < forms.NOT_SO:
        return ""
    return "_parts" if form <= forms.PARTS_ALIKE else "_places" if form <= forms.SHAPE else "_more"


def _has_mark(line):
    """Is it here that the sentence changes now?"""
    return composer.MARKS[0] in line or composer.GAP in line
