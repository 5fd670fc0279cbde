"""After the end: the rules, what perfect play knew at each brew, the proof."""

from lawkeeper.games.pages import told
from lawkeeper.games.potions.brew.signs import signs
from lawkeeper.games.potions.fold.book import BREWED
from lawkeeper.games.potions.pages.rows import row
from lawkeeper.games.potions.pages.tray import who
from lawkeeper.ui.buttons import DOWN, RIGHT, UP, A
from lawkeeper.ui.screen import Screen, arrows
from lawkeeper.ui.text import wrap

_SHOWN = 6  # rows
_EACH = 5  # bytes of a finding: see `mind/review.py`
_MIND = "lawkeeper.games.potions.mind."
_NO_PUZZLE = "These rules make no puzzle: it takes a set that is left nothing, or exactly one forced brew."
_OTHERS = "A puzzle is about potions that every box has, one at a time, without victory."
_ASKED = ("Which rule breaks it?", "Which brew is forced?")


def said(game, finding):
    """-> what perfect play knew at a brew or a rule, as `mind.review` found it: list of str, what belongs to
    the first begins with a blank."""
    at = finding[0] | finding[1] << 8
    kind, seat, one, two = game.book.rows(at, at + 1)[0]
    if kind == BREWED:
        line = who(game, seat) + " " + signs(game.space, game.set_of(one)) + "→" + game.space.called(two)
        return [line] + _of_brew(game, *finding[2:])
    return ["%s wrote rule %d" % (who(game, seat), one)] + _of_rule(*finding[2:])


def _rows(game, finding):
    """-> the same in rows: a sentence that goes on stands a little to the right."""
    rows = []
    for one in said(game, finding):
        indent = " " * (one[0] == " ")
        for at, part in enumerate(wrap(one, 20 - len(indent))):
            rows.append(indent + (" " if at else "") + part)
    return rows


def _of_brew(game, legal, only, broken):
    if not legal:
        line = [" nothing was legal"]
    elif legal == 1:
        line = [" only %s was legal" % game.space.called(only)]
    else:
        line = [" %d were legal" % legal]
    return line + [" it broke rule %d" % broken] if broken else line


def _of_rule(empty, flags, _):
    line = [" %d set%s left nothing" % (empty, "" if empty == 1 else "s")] if empty else []
    if flags & 1:
        line.append(" it explains all")
    return line + [" the brew stayed legal"] if flags & 2 else line


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
        self._found = self._code = self._map = None
        self._rows = b""  # of each finding, how many it takes
        self._steps = self._search()
        self.busy = True

    def foot(self, right=""):
        """-> the last row: A goes on to what comes next, from the last part to a new game."""
        if self.PARTS[self.part] == "proof":
            return "A new game\tB menu"
        return "A on: %s\t%s" % (self.PARTS[self.part + 1], right or "B menu")

    def review(self):
        """-> the Screen of what perfect play would have said."""
        if self._found is None:
            return self._awaits("REVIEW")
        if not self._found:
            return self._list("REVIEW", 1, lambda top: ["Nothing was brewed."])
        return self._list("REVIEW", sum(self._rows), self._from)

    def _from(self, top):
        """-> rows of the review from this one on."""
        found, before = [], 0
        for at, many in enumerate(self._rows):
            if before + many > top and len(found) < _SHOWN:
                rows = _rows(self.game, self._found[at * _EACH : at * _EACH + _EACH])
                found += rows[max(0, top - before) :]
            before += many
        return found[:_SHOWN]

    def rules(self):
        """-> the Screen of all rules, those that are crossed off, too."""
        return self._list("ALL RULES", max(1, len(self.game.book.entries)), self._rules)

    def _rules(self, top):
        game = self.game
        last = min(len(game.book.entries), top + _SHOWN)
        return [row(game, number) for number in range(top + 1, last + 1)] or ["None was written."]

    def map(self):
        """-> the Screen of all sets, a sign each: how many results the rules left it, rule by rule."""
        if self._map is None:
            return self._awaits("POTIONS LEFT")
        rows, self.cursor, title = self._map.after(self.cursor)
        return Screen("POTIONS LEFT\t" + title, rows, self.foot("▲▼"))

    def code(self):
        """-> the Screen of the code by which others are asked about these rules."""
        if self._code is None:
            return self._awaits("CODE OF A PUZZLE")
        return self._list("CODE OF A PUZZLE", len(self._code), lambda top: self._code[top : top + _SHOWN])

    def _awaits(self, title):
        """-> the Screen of what is not found yet."""
        return Screen(title, ("", "", "\tOne moment ...\t"), self.foot())

    def _list(self, title, count, shown):
        """Six lines of so many, ▲▼ turn to others: the last one of those before stays as the first.
        shown(number) -> rows from this one on: only what is seen is put into words."""
        last = max(0, count - _SHOWN)
        top = max(0, min(self.cursor * (_SHOWN - 1), last))
        self.cursor = -(-top // (_SHOWN - 1))
        return Screen(title + arrows(top, top < last), shown(top), self.foot("▲▼ more" if last else ""))

    def work(self):
        """A piece of what is to be found. It is seen first that it takes a moment."""
        if not self.app.stale:
            self.busy = next(self._steps)
            if not self.busy:
                self._steps = None
                self.app.memory.litter()  # what has found it all is large

    def _search(self):
        """Yield whether there is more to do: the review, what the rules left, the code, the map."""
        from lawkeeper.games.potions.mind.review import left, review

        found = b""
        for finding in review(self.game):
            if finding:
                found += finding
                self._rows += bytes((len(_rows(self.game, finding)),))
            yield True
        self._found = found
        self.app.stale = True
        masks = yield from _awaited(left(self.game))
        left = review = None
        self.app.memory.drop(_MIND + "review")  # each of these has its time
        self._coded(masks)
        yield True
        self.app.memory.drop(_MIND + "codes")
        self._mapped(masks)
        yield False

    def _coded(self, left):
        from lawkeeper.games.potions.mind.codes import of_game

        found = of_game(self.game, left)
        self._code = wrap(_OTHERS if found == () else _NO_PUZZLE) if not found else _coded(found)

    def _mapped(self, left):
        from lawkeeper.games.potions.mind.map import Map

        self._map = Map(self.game, left)
        self.app.stale = True

    def tap(self, button):
        if button in (UP, DOWN) and self.PARTS[self.part] != "proof":
            self.cursor = max(0, self.cursor + (1 if button == DOWN else -1))
            return
        part = self.part
        on = button == A and self.PARTS[part] != "proof"
        told.Told.tap(self, RIGHT if on else button)
        if part != self.part:
            self.cursor = 0
