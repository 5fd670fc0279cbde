"""Saying a theory on the box, slot by slot (Infer item 28)."""

from lawkeeper.games import Refused
from lawkeeper.games.infer.fold import rules
from lawkeeper.games.infer.fold.lawful import THEORY
from lawkeeper.games.infer.laws import composer, forms
from lawkeeper.games.infer.pages.tray import GamePage
from lawkeeper.ui.buttons import DOWN, LEFT, RIGHT, A, B
from lawkeeper.ui.screen import Screen
from lawkeeper.ui.text import wrap

SHOWN = 6
_FAR = 10  # LEFT and RIGHT: so many numbers further
_GROUPS, _EXAMPLES = -2, -1  # where a player is who has not come to the slots


class TheoryPage(GamePage):
    """A page that takes a theory, also from the cable."""

    HOLDS = {B: "pause"}
    holds = (B,)
    hears = True

    def hear(self, data):
        """A theory (bytes) that was said on a computer. None when it is taken, else a sentence on why not."""
        try:
            self.app.session.play(bytes((THEORY,)) + data, self.app.box.ticks())
        except Refused as refused:
            return refused.args[0]
        self.app.to_game()
        return None

    def sentence(self, tree):
        from lawkeeper.games.infer.laws import english  # large: it goes when the sentence stands

        return english.sentence(tree, self.game.setup.colours)

    def take_back(self):
        if self.act(rules.WITHDRAW):
            self.app.say("The theory is taken back. No token was spent.")


class Compose(TheoryPage):
    """First a group, then an example of it, then its slots: the whole sentence is there all the while."""

    HOLDS = {A: "finish", B: "pause"}
    holds = (A, B)

    def __init__(self, app, arg=None):
        TheoryPage.__init__(self, app, arg)
        self._groups = composer.LABELS.split("\n")[: 9 if self.game.setup.compass else 8]
        self._at = _GROUPS
        self._example = 0
        self._slots = None
        self._lines = []

    # -- what is seen ---------------------------------------------------------------------------------------

    def screen(self):
        at = self._at
        if at == _GROUPS:
            top = max(0, min(self.cursor - 3, len(self._groups) - SHOWN))
            rows = self._groups[top : top + SHOWN]
            return Screen("WHAT IS THE LAW?", rows, "B back\tA choose", self.cursor - top)
        if at == _EXAMPLES:
            title, here, count = "FOR EXAMPLE", self._example, len(self._examples())
        else:
            title, here, count = self._slots.label, at, self._slots.count
        foot = "B back  ▲▼\tA " + ("say it" if at == self._slots.count - 1 else "next")
        return Screen("%s\t%d/%d" % (title, here + 1, count), self._lines, foot)

    def _examples(self):
        return composer.examples(self.cursor)

    def _walk(self, tree, step=0, key=0):
        """Go through the sentence once more, and lay it out anew."""
        at, compass = self._at, self.game.setup.compass
        self._slots = composer.Slots(tree, at, step, key, compass)
        tree = self._slots.tree
        text = self.sentence(tree)
        if at >= 0:
            text = composer.marked(text, self.sentence(composer.Slots(tree, at, 1, 0, compass).tree))
        lines = wrap(text)
        first = 0
        while len(lines) - first > SHOWN and composer.MARKS[0] not in lines[first]:
            first += 1
        self._lines = lines[first : first + SHOWN]
        if len(lines) < SHOWN - 1:
            typed = "A PC may type it too." if len(lines) < SHOWN - 2 else ""
            self._lines += [""] * (SHOWN - 2 - len(lines)) + [typed, "Hold A: say it so."]

    # -- what is pressed ------------------------------------------------------------------------------------

    def tap(self, button):
        if button == A:
            self._next()
        elif button == B:
            self._before()
        elif button > B:
            if self._at >= 0:
                self._walk(self._slots.tree, 0, button - B)
        else:
            self._step(1 if button in (DOWN, RIGHT) else -1, button in (LEFT, RIGHT))

    def _step(self, step, far):
        if self._at == _GROUPS:
            self.cursor = (self.cursor + step) % len(self._groups)
        elif self._at == _EXAMPLES:
            self._take((self._example + step) % len(self._examples()))
        else:
            self._walk(self._slots.tree, step * _FAR if far and self._slots.size > _FAR else step)

    def _take(self, example):
        self._example = example
        self._walk(self._examples()[example])

    def _go(self, at, step):
        """To a slot or what is before the slots; a group with one example has no choice of it."""
        if at == _EXAMPLES and len(self._examples()) == 1:
            at += step
        self._at = at

    def _next(self):
        if self._at == _GROUPS:
            self._go(_EXAMPLES, 1)
            self._take(0)
        elif self._at + 1 < self._slots.count:
            self._at += 1
            self._walk(self._slots.tree)
        else:
            self.finish()

    def _before(self):
        """One slot back; from the groups back to the theory that was there, or to the table."""
        if self._at > _GROUPS:
            self._go(self._at - 1, -1)
            if self._at > _GROUPS:
                self._walk(self._slots.tree)
        elif self.game.theory:
            self.app.swap("infer.agreed")
        else:
            self.take_back()

    def finish(self):
        """Say the sentence as it stands. The rules refuse one that says nothing."""
        if self._at > _GROUPS and self.app.play(THEORY, *forms.encode(self._slots.tree)):
            self.app.to_game()
