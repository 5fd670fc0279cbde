"""Laws that are rare: prohibitions of what may not be there at all, how much more of one than of another,
what touches a die, lines, triangles and squares that have something, averages,
two groups that are alike, what is compared within each of them."""

from lawkeeper.games.infer.laws import forms
from lawkeeper.games.infer.laws.judge_amounts import add, held, ordered, test_of, total
from lawkeeper.games.infer.laws.measure import counted, either, kept, meant, seen
from lawkeeper.games.infer.laws.world import bits


def _not_so(s, quantity, test):
    return s.all ^ test_of(s, quantity, test)


def _by(s, times, one, other, test):
    """What has no value is not so (Infer item 56)."""
    a, b, some = held(s, one, other)
    kind, n = test
    if not times:
        return _apart(a, b, some, test)
    many = []
    for _ in range(times):
        add(many, b)
    above, same = ordered(a, _more_by(many, n, some), some)
    return same if kind == forms.EXACTLY else above | same if kind == forms.AT_LEAST else some ^ above


def _more_by(planes, n, some):
    planes = list(planes)
    add(planes, [some if n >> k & 1 else 0 for k in range(4)])
    return planes


def _apart(a, b, some, test):
    """-> the worlds in which two numbers differ by so much."""
    kind, n = test
    if kind in (forms.ODD, forms.EVEN):
        odd = some & ((a[0] if a else 0) ^ (b[0] if b else 0))
        return odd if kind == forms.ODD else some ^ odd
    above, same = ordered(a, _more_by(b, n, some), some)
    below, alike = ordered(b, _more_by(a, n, some), some)
    if kind == forms.EXACTLY:
        return same | alike
    return above | same | below | alike if kind == forms.AT_LEAST else some ^ (above | below)


def _around(s, die, quantity, test):
    wrong = 0
    for i, m in meant(s, die):
        wrong |= m & ~_of_near(s, s.layout.touch[i], quantity, test)
    return s.all ^ wrong


def _of_near(s, near, quantity, test):
    """-> the worlds in which a quantity of a set of dice passes; of their numbers alone it is kept."""
    what, die = quantity
    key = near, quantity, test
    if s.kept is None or what == forms.COLOURS or die[0] or die[2] or die[3]:
        return test_of(s, quantity, test, bits(near))
    return s.kept[key] if key in s.kept else kept(s, key, test_of(s, quantity, test, bits(near)))


def _lines(s, what, count, quantity, test):
    found = s.layout.rows(what) if what < forms.TRIANGLES else s.layout.shapes(what == forms.SQUARES)
    return counted([test_of(s, quantity, test, row) for row in found], count, s.all)


def _two_parts(s, part, same, quantity):
    """A part without a value is passed over."""
    from lawkeeper.games.infer.laws.judge_parts import parts_alike

    return s.all ^ parts_alike(s, part, 1 - same, quantity)


def _parts_held(s, part, form, one, other):
    two = (other, one) if form == forms.FEWER else (one, other)
    wrong = there = 0
    for some in s.layout.stacks() if part & 1 else s.layout.groups():
        m = ordered(*held(s, two[0], two[1], some))[form == forms.AS_MANY]
        there |= m
        wrong |= s.all ^ m
    return there if part > 1 else s.all ^ wrong


def _average(s, how, n, die):
    """What is above n, all in all, held against what is below. Without numbers there is none (item 56)."""
    such = meant(s, die)
    if s.all == 1:
        beyond = [s.number[i].index(1) + 1 - n for i, _ in such if 1 in s.number[i]]
        over = sum(beyond)
        return int(bool(beyond) and (over == 0, over >= 0, over <= 0, over > 0, over < 0)[how])
    some = either([m for _, m in seen(s, such)])
    above, same = ordered(total(s, such, _beside(n, 1)), total(s, such, _beside(n, -1)), some)
    return (same, above | same, some ^ above, above, some ^ above ^ same)[how]


def _beside(n, way):
    """-> which numbers (less 1) have each binary digit of how far they are above (way 1) or below n."""
    far = [max((k + 1 - n) * way, 0) for k in range(6)]
    return [[k for k in range(6) if far[k] >> digit & 1] for digit in range(3)]


FORMS = {
    forms.NOT_SO: _not_so,
    forms.BY: _by,
    forms.AROUND: _around,
    forms.LINES: _lines,
    forms.TWO_PARTS: _two_parts,
    forms.AVERAGE: _average,
    forms.PARTS_HELD: _parts_held,
}
