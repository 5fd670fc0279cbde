"""Laws that are rare: prohibitions of what may not be there at all, how much more of one than of another,
what touches a die, lines, triangles and squares that have something, averages,
two groups that are alike, what is compared within each of them."""

from lawkeeper.games.infer.laws import forms
from lawkeeper.games.infer.laws.judge_amounts import amounts, equal, split, test_of, total
from lawkeeper.games.infer.laws.measure import both, counted, either, meant, passes
from lawkeeper.games.infer.laws.world import bits


def _not_so(s, quantity, test):
    return s.all ^ test_of(s, quantity, test)


def _by(s, times, one, other, test):
    """What has no value is not so (Infer item 56)."""
    a, b = amounts(s, one), amounts(s, other)
    kind, n = test
    found = 0
    if not times:
        for value in a:
            found |= a[value] & either([b[less] for less in b if passes(test, abs(value - less))])
    elif kind == forms.EXACTLY:
        for value in a:
            less = (value - n) // times
            if less * times == value - n and less in b:
                found |= a[value] & b[less]
    else:
        found = _beyond(a, b, times, n, kind == forms.AT_LEAST)
    return found


def _beyond(a, b, times, n, more):
    """-> the worlds in which the first is at least (or at most) n more than so many times the second."""
    found = below = 0
    some = either(b.values())
    left = sorted(b, reverse=True)
    for value in sorted(a):
        while left and times * left[-1] < value - n + more:
            below |= b[left.pop()]
        found |= a[value] & (below if more else some ^ below)
    return found


def _around(s, die, quantity, test):
    wrong = 0
    for i, m in meant(s, die):
        wrong |= m & ~test_of(s, quantity, test, bits(s.layout.touch[i]))
    return s.all ^ wrong


def _lines(s, what, count, quantity, test):
    found = s.layout.rows(what) if what < forms.TRIANGLES else s.layout.shapes(what == forms.SQUARES)
    return counted([test_of(s, quantity, test, row) for row in found], count, s.all)


def _two_parts(s, part, same, quantity):
    """A part without a value is passed over."""
    from lawkeeper.games.infer.laws.judge_parts import parts_alike

    return s.all ^ parts_alike(s, part, 1 - same, quantity)


def _parts_held(s, part, form, one, other):
    wrong = 0
    for some in s.layout.stacks() if part == forms.STACK else s.layout.groups():
        a, b = amounts(s, one, some), amounts(s, other, some)
        if form == forms.FEWER:
            a, b = b, a
        m = equal(a, b) if form == forms.AS_MANY else _beyond(a, b, 1, 1, True)
        wrong |= s.all ^ m
    return s.all ^ wrong


def _average(s, how, n, die):
    """What is above n, all in all, held against what is below. Without numbers there is none (item 56)."""
    such = meant(s, die)
    some = either([both(m, either(s.number[i]), s.all) for i, m in such])
    over, under = [split(total(s, such, _beside(n, way)), some) for way in (1, -1)]
    if not how:
        return equal(over, under)
    # The first is at least, or at most, so much more than the second.
    return _beyond(over, under, 1, (0, 0, 0, 1, -1)[how], how & 1)


def _beside(n, way):
    """-> which numbers (less 1) have each binary digit of how far they are above (way 1) or below n."""
    return [[k for k in range(6) if (k + 1 - n) * way > 0 and abs(k + 1 - n) >> digit & 1] for digit in range(3)]


FORMS = {
    forms.NOT_SO: _not_so,
    forms.BY: _by,
    forms.AROUND: _around,
    forms.LINES: _lines,
    forms.TWO_PARTS: _two_parts,
    forms.AVERAGE: _average,
    forms.PARTS_HELD: _parts_held,
}
