"""After the end: the rules, what perfect play knew at each brew, the proof."""

from lawkeeper.games.pages import told
from lawkeeper.ui.buttons import DOWN, RIGHT, UP, A
from lawkeeper.ui.screen import Screen, arrows
from lawkeeper.ui.text import window, wrap

_SHOWN = 6  # rows
_NO_PUZZLE = "These rules make no puzzle: it takes a set that is left nothing, or exactly one forced brew."
_OTHERS = "A puzzle is about potions that every box has, one at a time, without victory."
_ASKED = ("Which rule breaks it?", "Which brew is forced?")


def _wrapped(said):
    """-> rows: a sentence that goes on stands a little to the right."""
    rows = []
    for one in said:
        indent = " " * (one[0] == " ")
        for at, part in enumerate(wrap(one, 20 - len(indent))):
            rows.append(indent + (" " if at else "") + part)
    return rows


def _coded(found):
    """-> rows: what is asked, of how many rules, the code in groups of four signs, four in a row."""
    question, count, code = found
    return [
        "To type at a computer",
        "%d rule%s. It asks:" % (count, "" if count == 1 else "s"),
        _ASKED[question],
    ] + [code[at : at + 20] for at in range(0, len(code), 20)]


def _awaited(steps):
    """Yield True as long as steps find None. -> what they find at last"""
    found = next(steps)
    while found is None:
        yield True
        found = next(steps)
    return found


class Told(told.Told):
    """The parts that take long are worked out piece by piece while players read the first ones."""

    PARTS = ("review", "rules", "map", "code", "proof")

    def __init__(self, app, arg=None):
        told.Told.__init__(self, app, arg)
        self._lines = self._left = self._code = self._map = None
        self._steps = self._found()
        self.busy = True

    def foot(self, right=""):
        """-> the last row: A goes on to what comes next, from the last part to a new game."""
        if self.PARTS[self.part] == "proof":
            return "A new game\tB menu"
        return "A on: %s\t%s" % (self.PARTS[self.part + 1], right or "B menu")

    def review(self):
        """-> the Screen of what perfect play would have said."""
        return self._list("REVIEW", self._lines)

    def rules(self):
        """-> the Screen of all rules, those that are crossed off, too."""
        from lawkeeper.games.potions.pages.rows import row

        game = self.game
        numbers = range(1, len(game.book.entries) + 1)
        return self._list("ALL RULES", [row(game, number) for number in numbers] or ["None was written."])

    def map(self):
        """-> the Screen of all sets, a sign each: how many results the rules left it, rule by rule."""
        if self._left is None:
            return self._list("POTIONS LEFT", None)
        if self._map is None:
            from lawkeeper.games.potions.mind.map import Map

            self._map = Map(self.game, self._left)
            self.app.memory.litter()  # the parts before need what this one does without
        rows, self.cursor, title = self._map.after(self.cursor)
        return Screen("POTIONS LEFT\t" + title, rows, self.foot("▲▼"))

    def code(self):
        """-> the Screen of the code by which others are asked about these rules."""
        return self._list("CODE OF A PUZZLE", self._code)

    def _list(self, title, lines):
        """Six lines, ▲▼ turn to others: the last one of those before stays as the first. None: not found
        yet."""
        if lines is None:
            return Screen(title, ("", "", "\tOne moment ...\t"), self.foot())
        rows, top, last = window(lines, self.cursor * (_SHOWN - 1))
        self.cursor = -(-top // (_SHOWN - 1))
        return Screen(title + arrows(top, top < last), rows, self.foot("▲▼ more" if last else ""))

    def work(self):
        """A piece of what is to be found. It is seen first that it takes a moment."""
        if not self.app.stale:
            self.busy = next(self._steps)
            if not self.busy:
                self._steps = None
                self.app.memory.litter()  # what has found it all is large

    def _found(self):
        """Yield whether there is more to do: the review, what the rules left, the code."""
        from lawkeeper.games.potions.mind import review

        found = yield from _awaited(review.review(self.game))
        self._lines = _wrapped(found)
        self.app.stale = True
        found = yield from _awaited(review.left(self.game))
        yield self._coded(found)

    def _coded(self, left):
        from lawkeeper.games.potions.mind.codes import of_game

        found = of_game(self.game, left)
        self._code = wrap(_OTHERS if found == () else _NO_PUZZLE) if not found else _coded(found)
        self._left = left
        self.app.stale = True
        return False

    def tap(self, button):
        if button in (UP, DOWN) and self.PARTS[self.part] != "proof":
            self.cursor = max(0, self.cursor + (1 if button == DOWN else -1))
            return
        part = self.part
        on = button == A and self.PARTS[part] != "proof"
        told.Told.tap(self, RIGHT if on else button)
        if part != self.part:
            self.cursor = 0
            if self._map is not None:
                self._map = None
                self.app.memory.litter()
