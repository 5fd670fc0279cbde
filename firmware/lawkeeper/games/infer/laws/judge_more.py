"""Laws that are rare: prohibitions of what may not be there at all, how much more of one than of another,
what touches a die, and lines, triangles and squares that have something."""

from lawkeeper.games.infer.laws import forms
from lawkeeper.games.infer.laws.judge_amounts import amounts, test_of
from lawkeeper.games.infer.laws.measure import counted, either, meant, passes
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


FORMS = {forms.NOT_SO: _not_so, forms.BY: _by, forms.AROUND: _around, forms.LINES: _lines}
