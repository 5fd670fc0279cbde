"""A new rule, put together in few presses (item 32). The game reminds that it is due by being here."""

from lawkeeper.games.potions.brew.kinds import word
from lawkeeper.games.potions.brew.rule import (
    ADJECTIVE,
    AND,
    ANY,
    AT_LEAST,
    BOTH,
    CONDITIONS,
    OR,
    condition,
    postfix,
)
from lawkeeper.games.potions.fold.moves import WRITE
from lawkeeper.games.potions.pages.step import Step
from lawkeeper.games.potions.pages.tray import brewing, does
from lawkeeper.ui.buttons import DOWN, LEFT, RIGHT, UP, A, B
from lawkeeper.ui.screen import Screen
from lawkeeper.ui.text import wrap

# How many, as one presses through them: how << 2 | number.
_AMOUNTS = bytes((1, 2, 3, 9, 10, 11, 8, 5, 6, 13, 14))
_TOLD = (
    "at least 1,at least 2,at least 3,exactly 1,exactly 2,exactly 3,"
    "no,at most 1,at most 2,not exactly 1,not exactly 2"
).split(",")
_JOINS = ("THEN", "or", "and", ") and")
_THEN_JOINS = ("", "or", "and")


class Draft:
    """What is being put together: parts that ◀▶ go through and ▲▼ change.

    .conditions: list of [amount, subject]; .joins: list, what stands behind each (a number of _JOINS; 0 at
    the last one); .names: list of [name, 1 where it is not]; .both: names are joined by "and"."""

    def __init__(self, space, brew, potion):
        """It begins as the plainest rule that makes a brew (bytes, result) illegal."""
        self._space = space
        self.conditions = [[0, brew[0]]]
        self.joins = [0]
        shown = space.shows(potion)
        self.names = [[[at for at in range(len(space.names)) if shown >> at & 1][0], 1]]
        self.both = 0

    def parts(self):
        """-> list of (what, number, how it reads): amount, subject, join of each condition, then names."""
        found = []
        for at, (amount, subject) in enumerate(self.conditions):
            if subject >= ADJECTIVE:
                found.append(("amount", at, "is not" if amount & 1 else "is"))
                found.append(("subject", at, self._space.names[subject - ADJECTIVE]))
            else:
                count = _AMOUNTS[amount] & 3
                kind = self._space.kinds if subject == ANY else subject
                found.append(("amount", at, _TOLD[amount]))
                found.append(("subject", at, word(self._space.kinds, kind, count)))
            found.append(("join", at, _JOINS[self.joins[at]]))
        for at, (name, not_) in enumerate(self.names):
            found.append(("name", at, ("not " if not_ else "") + self._space.names[name]))
            join = 0 if at == len(self.names) - 1 else 2 if self.both else 1
            if join or at < len(self._space.names) - 1:
                found.append(("more", at, _THEN_JOINS[join]))
        return found

    def change(self, what, at, step):
        """▲ or ▼ on a part."""
        if what == "amount":
            count = 2 if self.conditions[at][1] >= ADJECTIVE else len(_AMOUNTS)
            self.conditions[at][0] = (self.conditions[at][0] + step) % count
        elif what == "subject":
            self._change_subject(self.conditions[at], step)
        elif what == "join":
            self._change_join(at, step)
        elif what == "name":
            self._change_name(at, step)
        else:
            self._change_more(at, step)

    def _change_subject(self, row, step):
        space = self._space
        subjects = list(range(space.kinds)) + [ANY]
        if space.about:
            subjects += [ADJECTIVE + at for at in range(len(space.names))]
        before = row[1]
        row[1] = subjects[(subjects.index(before) + step) % len(subjects)]
        if (before >= ADJECTIVE) != (row[1] >= ADJECTIVE):
            row[0] = 0

    def _change_join(self, at, step):
        """THEN behind a condition ends IF; another word there goes on with one more."""
        join = (self.joins[at] + step) % (len(_JOINS) if at else len(_JOINS) - 1)
        if join and at == CONDITIONS - 1:
            return
        if not join:
            self.conditions[at + 1 :] = []
            self.joins[at + 1 :] = []
        elif at == len(self.conditions) - 1:
            self.conditions.append(list(self.conditions[at]))
            self.joins.append(0)
        self.joins[at] = join

    def _change_name(self, at, step):
        """Through all that it is not, then through all that it is, those that stand there already apart."""
        count = len(self._space.names)
        place = self.names[at][0] + count * (1 - self.names[at][1])
        others = [name for name, _ in self.names[:at] + self.names[at + 1 :]]
        for _ in range(2 * count):
            place = (place + step) % (2 * count)
            if place % count not in others:
                break
        self.names[at] = [place % count, 1 - place // count]

    def _change_more(self, at, step):
        last = at == len(self.names) - 1
        join = (0 if last else 2 if self.both else 1) + step
        if join % 3 == 0:
            self.names[at + 1 :] = []
        elif last:
            self.names.append(list(self.names[at]))
            self._change_name(at + 1, 1)
        self.both = int(join % 3 == 2)

    def code(self):
        """-> the rule as bytes."""
        names = [0, 0]
        for name, not_ in self.names:
            names[not_] |= 1 << name
        if self.both and len(self.names) > 1:
            names[0] |= BOTH
        return bytes(names) + postfix(self._tree())

    def _tree(self):
        """-> IF as `rule.parts` has it: "and" binds closer than "or", ") and" all that stands before."""
        done = None  # what "or" or ") and" has closed
        closed = now = None
        for at, row in enumerate(self.conditions):
            leaf = _condition(row)
            join = self.joins[at - 1] if at else 0
            if join == 2:
                now = (AND, now, leaf)
            elif join == 1:
                done, closed, now = _joined(done, closed, now), OR, leaf
            elif join == 3:
                now = (AND, _joined(done, closed, now), leaf)
                done = None
            else:
                now = leaf
        return _joined(done, closed, now)


def _joined(done, closed, now):
    return now if done is None else (closed, done, now)


def _condition(row):
    amount, subject = row
    if subject >= ADJECTIVE:
        return condition(subject, AT_LEAST, amount & 1)
    return condition(subject, _AMOUNTS[amount] >> 2, _AMOUNTS[amount] & 3)


class Write(Step):
    """◀▶ go from part to part, ▲▼ change it, A reads the rule, A writes it."""

    def __init__(self, app, arg=None):
        Step.__init__(self, app, arg)
        game = app.game
        self._draft = Draft(game.space, game.brew, game.potion)
        self._read = False
        self.cursor = 1

    def screen(self):
        game = self.game
        number = len(game.book.entries) + 1
        if self._read:
            from lawkeeper.games.potions.brew.english import sentence

            rows = wrap(sentence(game.space, self._draft.code()))
            title = "%s RULE %d" % (does(game, game.turn, "WRITES", "WRITE"), number)
            return Screen(title, rows[:6], "B change\tA write it")
        title = "RULE %d\t%s" % (number, brewing(game, 13))
        return Screen(title, self._rows(), "B rules ◀▶▲▼\tA read")

    def _rows(self):
        """-> the parts in words; the one at the cursor in brackets."""
        told = "IF"
        for place, (what, _, words) in enumerate(self._draft.parts()):
            if place == self.cursor:
                told += " [" + (words or "+").replace(" ", "_") + "]"
            elif words:
                told += " " + words
            if what == "join" and words == "THEN":
                told += " it is"
        rows = [row.replace("_", " ") for row in wrap(told)]
        at = [number for number, row in enumerate(rows) if "[" in row][0]
        top = max(0, min(at - 3, len(rows) - 6))
        return rows[top : top + 6]

    def tap(self, button):
        parts = self._draft.parts()
        if self._read:
            self._tap_read(button)
        elif button in (LEFT, RIGHT):
            self.cursor = (self.cursor + (1 if button == RIGHT else -1)) % len(parts)
        elif button in (UP, DOWN):
            what, at, _ = parts[self.cursor]
            self._draft.change(what, at, 1 if button == UP else -1)
        elif button == A:
            self._read = True
        else:
            Step.tap(self, button)

    def _tap_read(self, button):
        if button == A:
            self.tell(WRITE, *self._draft.code())
        elif button == B:
            self._read = False
