"""A rule that is being put together: parts that ◀▶ go through and ▲▼ change."""

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
)

# How many, as one presses through them: how << 2 | number.
_AMOUNTS = bytes((1, 2, 3, 8, 9, 10, 11, 5, 6, 13, 14))
_TOLD = (
    "at least 1,at least 2,at least 3,no,exactly 1,exactly 2,exactly 3,"
    "at most 1,at most 2,not exactly 1,not exactly 2"
).split(",")
# What stands behind a condition: IF ends; "or"; "and", which binds closer; "and" of all that stands before,
# in brackets; "and" of that and of all that comes, in brackets, too.
_JOINS = ("THEN", "or", "and", ") and", ") and (")
_END, _OR, _AND, _CLOSES, _BOTH_SIDES = range(5)
_THEN_JOINS = ("", "or", "and")


class Draft:
    """What is being put together.

    .conditions: list of [amount, subject]; .joins: list, what stands behind each (a number of _JOINS; 0 at
    the last one); .names: list of [name, 1 where it is not]; .both: names are joined by "and"."""

    def __init__(self, space, brew, potion):
        """It begins as the plainest rule that makes a brew (bytes, result) illegal."""
        self._space = space
        self.conditions = [[0, brew[0]]]
        self.joins = [_END]
        shown = space.shows(potion)
        self.names = [[[at for at in range(len(space.names)) if shown >> at & 1][0], 1]]
        self.both = 0

    def encode(self):
        """-> bytes that `decode` reads: how many names, 128 added when they are joined by "and"; each name,
        128 added where it is not; of each condition what stands behind it << 4 | amount, its subject."""
        coded = [len(self.names) | self.both << 7]
        coded += [name | not_ << 7 for name, not_ in self.names]
        for (amount, subject), join in zip(self.conditions, self.joins):
            coded += [join << 4 | amount, subject]
        return bytes(coded)

    def decode(self, data):
        """Become what `encode` gave."""
        count, self.both = data[0] & 127, data[0] >> 7
        self.names = [[byte & 127, byte >> 7] for byte in data[1 : 1 + count]]
        rest = data[1 + count :]
        self.conditions = [[rest[at] & 15, rest[at + 1]] for at in range(0, len(rest), 2)]
        self.joins = [rest[at] >> 4 for at in range(0, len(rest), 2)]

    def parts(self):
        """-> list of (what, number, how it reads): amount, subject, join of each condition, then names."""
        found = []
        for at in range(len(self.conditions)):
            found += self._condition_parts(at)
        for at, (name, not_) in enumerate(self.names):
            found.append(("name", at, ("not " if not_ else "") + self._space.names[name]))
            join = 0 if at == len(self.names) - 1 else 2 if self.both else 1
            if join or at < len(self._space.names) - 1:
                found.append(("more", at, _THEN_JOINS[join]))
        return found

    def _condition_parts(self, at):
        amount, subject = self.conditions[at]
        join = _JOINS[self.joins[at]]
        if not self.joins[at] and _BOTH_SIDES in self.joins:
            join = ") THEN"
        if subject >= ADJECTIVE:
            told = "is not" if amount & 1 else "is", self._space.names[subject - ADJECTIVE]
        else:
            kind = self._space.kinds if subject == ANY else subject
            told = _TOLD[amount], word(self._space.kinds, kind, _AMOUNTS[amount] & 3 or 1)
        return [("amount", at, told[0]), ("subject", at, told[1]), ("join", at, join)]

    def opened(self):
        """-> how many brackets open before the first condition: one for each that closes behind others."""
        return len([join for join in self.joins if join == _CLOSES]) + (_BOTH_SIDES in self.joins)

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
        offered = [_END]
        if at < CONDITIONS - 1:
            offered += [_OR, _AND]
            if at and _BOTH_SIDES not in self.joins[:at]:
                offered.append(_CLOSES)
            if 0 < at < CONDITIONS - 2 and _BOTH_SIDES not in self.joins[:at]:
                offered.append(_BOTH_SIDES)
        now = self.joins[at]
        join = offered[((offered.index(now) if now in offered else 0) + step) % len(offered)]
        if not join:
            self.conditions[at + 1 :] = []
            self.joins[at + 1 :] = []
        elif at == len(self.conditions) - 1:
            self.conditions.append(list(self.conditions[at]))
            self.joins.append(_END)
        if join == _BOTH_SIDES:  # nothing closes within what it has opened
            self.joins[at + 1 :] = [_AND if later > _AND else later for later in self.joins[at + 1 :]]
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
        return bytes(names) + self._if()

    def _if(self):
        """-> IF in bytes: "and" binds closer than "or", ") and" all that stands before."""
        before = b""  # what stands before the bracket of ") and ("
        done = b""  # what "or" has closed
        now = _condition(self.conditions[0])
        for row, join in zip(self.conditions[1:], self.joins):
            leaf = _condition(row)
            if join == _OR:
                done, now = _ored(done, now), leaf
            elif join == _AND:
                now += leaf + bytes((AND,))
            elif join == _CLOSES:
                done, now = b"", _ored(done, now) + leaf + bytes((AND,))
            else:
                before, done, now = _ored(done, now), b"", leaf
        whole = _ored(done, now)
        return before + whole + bytes((AND,)) if before else whole


def _ored(done, now):
    return done + now + bytes((OR,)) if done else now


def _condition(row):
    amount, subject = row
    if subject >= ADJECTIVE:
        return bytes((condition(subject, AT_LEAST, amount & 1),))
    return bytes((condition(subject, _AMOUNTS[amount] >> 2, _AMOUNTS[amount] & 3),))
