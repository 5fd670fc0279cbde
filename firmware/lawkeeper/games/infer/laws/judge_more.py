"""Laws that are rare: prohibitions of what may not be there at all, how much more of one than of another, what
touches a die, and lines, triangles and squares that have something."""

from lawkeeper.games.infer.laws import forms
from lawkeeper.games.infer.laws.judge_amounts import amounts, test_of
from lawkeeper.games.infer.laws.measure import counted, meant, passes
from lawkeeper.games.infer.laws.world import bits


def _not_so(s, quantity, test):
    return s.all ^ test_of(s, quantity, test)


def _by(s, times, one, other, test):
    """What has no value is not so (Infer item 56)."""
    a, b = amounts(s, one), amounts(s, other)
    found = 0
    for value in a:
        for less in b:
            if passes(test, value - times * less if times else abs(value - less)):
                found |= a[value] & b[less]
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
