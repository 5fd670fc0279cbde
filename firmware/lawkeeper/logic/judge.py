"""What laws mean: a tree of `logic.forms` and a slice of worlds -> the mask of the worlds that follow it.

One experiment is judged as a slice of one world, so there is one meaning of every law (Infer items 43-67).
A form is a function of the slice and of what stands in its slots; `logic.measure` says how masks are made.
"""

from lawkeeper.logic import forms
from lawkeeper.logic.measure import alike, amounts, both, counted, either, faces, meant, passes, shown, where
from lawkeeper.logic.world import bits, one


def follows(tree, code):
    """-> whether the experiment of a dice code follows the law."""
    return mask(tree, one(code)) == 1


def mask(tree, s):
    """-> the worlds of Slice `s` that follow the law `tree` (one that `sense.check` accepts)."""
    return _FORMS[tree[0]](s, *tree[1:])


def _is(s, quantity, test, among=None):
    if quantity[0] == forms.COUNT:
        return counted([m for _, m in meant(s, quantity[1], among)], test, s.all)
    return where(amounts(s, quantity, among, test), test, s.all)


def _more(s, one_quantity, other):
    a = amounts(s, one_quantity)
    b = amounts(s, other)
    found = below = 0
    for value in sorted(set(a) | set(b)):
        found |= a.get(value, 0) & below
        below |= b.get(value, 0)
    return found


def _fewer(s, one_quantity, other):
    return _more(s, other, one_quantity)


def _as_many(s, one_quantity, other):
    return _equal(amounts(s, one_quantity), amounts(s, other))


def _equal(a, b):
    return either([a[value] & b[value] for value in a if value in b])


def _majority(s, die):
    return _is(s, (forms.COUNT, die), (forms.AT_LEAST, s.n // 2 + 1))


def _minority(s, die):
    return _is(s, (forms.COUNT, die), (forms.AT_MOST, (s.n - 1) // 2)) if s.n else 0


def _every(s, die, other):
    """Laws about the numbers of the first dice pass over covered ones (Infer item 63)."""
    wrong = 0
    fit = dict(meant(s, other))
    own = forms.own(other)
    for i, m in meant(s, die):
        if not (own and s.layout.covered >> i & 1):
            wrong |= m & ~fit.get(i, 0)
    return s.all ^ wrong


def _all_alike(s, same, feature, die):
    return _agree(s, same, feature, meant(s, die))


def _agree(s, same, feature, such):
    masks = s.number if feature else s.colour
    each = [shown(such, masks, value, s.all) for value in range(6 if feature else 3)]
    if same:
        return counted([either(some) for some in each], (forms.AT_MOST, 1), s.all)
    return s.all ^ either([counted(some, (forms.AT_LEAST, 2), s.all) for some in each])


def _within(s, same, feature):
    wrong = 0
    masks = s.number if feature else s.colour
    for value in range(6 if feature else 3):
        such = [(i, masks[i][value]) for i in range(s.n) if masks[i][value]]
        wrong |= s.all ^ _agree(s, same, 1 - feature, such)
    return s.all ^ wrong


def _set(s, yes, n, how, die):
    every = s.all
    such = meant(s, die)
    test = (forms.AT_LEAST, n)
    feature, size = (s.colour, 3) if how == forms.BY_COLOUR else (s.number, 6)
    found = []
    for value in range(size):
        some = [(i, both(m, feature[i][value], every)) for i, m in such if feature[i][value]]
        if how >= forms.BY_BOTH:
            coloured = [shown(some, s.colour, colour, every) for colour in range(3)]
        if how == forms.BY_BOTH:
            found += [counted(masks, test, every) for masks in coloured]
            continue
        m = counted([m for _, m in some], test, every)
        if m and how == forms.BY_NUMBER_ALONE:
            m &= counted([either(masks) for masks in coloured], (forms.AT_LEAST, 2), every)
        found.append(m)
    return _said(s, yes, either(found))


def _said(s, yes, m):
    return m if yes else s.all ^ m


def _pairs(s, each, what, test):
    found = 0
    fits = what < forms.PAIR_COLOUR and _fitting(what, test)
    feature = s.colour if what == forms.PAIR_COLOUR else s.number
    for i in range(s.n):
        for j in bits(s.layout.touch[i] >> i << i):
            seen = s.all if what == forms.PAIR_COLOUR else faces(s, i, j)
            if not seen:
                continue
            if fits:
                m = either([both(_some(s, i, fits[b]), _some(s, j, b), seen) for b in fits])
            else:
                m = alike(s, feature, i, j, seen, test[0] == forms.SAME)
            found |= seen ^ m if each else m
    return s.all ^ found if each else found


def _fitting(what, test):
    """-> {numbers: the numbers that make a pair with each of them that passes, and no others}; all less 1."""
    fits = {}
    for a in range(1, 7):
        row = ()
        for b in range(1, 7):
            if passes(test, (a + b, abs(a - b), a * b)[what]):
                row += (b - 1,)
        fits[row] = fits.get(row, ()) + (a - 1,)
    return fits


def _some(s, i, numbers):
    """-> the worlds in which a visible die shows one of some numbers (less 1)."""
    return s.all if len(numbers) == 6 else either([s.number[i][n] for n in numbers])


def _together(s, die):
    """Flood fill of all worlds at once, from the first such die of each."""
    such = dict(meant(s, die))
    reached = {}
    free = s.all
    for i in sorted(such):
        reached[i] = such[i] & free
        free &= ~such[i]
    grown = True
    while grown:
        grown = False
        for i in such:
            if reached[i] == such[i]:
                continue
            m = reached[i] | such[i] & either([reached.get(j, 0) for j in bits(s.layout.touch[i])])
            if m != reached[i]:
                reached[i] = m
                grown = True
    return s.all ^ either([such[i] ^ reached[i] for i in such])


def _of_parts(s, part):
    return s.layout.stacks() if part == forms.STACK else s.layout.groups()


def _parts(s, part, count, quantity, test):
    return counted([_is(s, quantity, test, some) for some in _of_parts(s, part)], count, s.all)


def _every_part(s, part, quantity, test):
    return _all([_is(s, quantity, test, some) for some in _of_parts(s, part)], s.all)


def _parts_alike(s, part, same, quantity):
    """A part without a value is passed over."""
    wrong = 0
    before = []
    parts = _of_parts(s, part)
    for some in parts if len(parts) > 1 else ():
        values = amounts(s, quantity, some)
        has = either(values.values())
        for others, had in before:
            m = _equal(values, others)
            wrong |= both(has, had, s.all) ^ m if same else m
        before.append((values, has))
    return s.all ^ wrong


def _line(s, yes, n, kind, die):
    found = 0
    rows = list(s.layout.rows(n))
    fit = dict(meant(s, die)) if rows else {}
    for row in rows:
        m = _all([fit.get(i, 0) for i in row], s.all)
        if m and kind:
            m &= _in_line(s, row, kind)
        found |= m
    return _said(s, yes, found)


def _all(masks, every):
    for m in masks:
        if not m:
            return 0
        every = m if every == m else every & m
    return every


def _in_line(s, row, kind):
    if kind in (forms.ONE_COLOUR, forms.ONE_NUMBER):
        feature, size = (s.colour, 3) if kind == forms.ONE_COLOUR else (s.number, 6)
        return either([_all([feature[i][value] for i in row], s.all) for value in range(size)])
    # A line is read from either end (Infer items 65, 66).
    return _up(s, row, kind) | _up(s, list(reversed(row)), kind)


def _up(s, row, kind):
    """-> the worlds in which the numbers rise along the row, by one or by any step."""
    last = s.number[row[0]]
    for i in row[1:]:
        before = last
        last = []
        below = 0
        for n in range(6):
            last.append(below and s.number[i][n] and s.number[i][n] & below)
            below = before[n] if kind == forms.CONSECUTIVE else below | before[n]
    return either(last)


def _reads(s, yes, part, items):
    n = len(items)
    if part == forms.ROW:
        runs = []
        for row in s.layout.rows(n):
            runs += [row, list(reversed(row))]
    else:
        runs = [column[k : k + n] for column in s.layout.stacks() for k in range(len(column) - n + 1)]
    found = [_all([_item(s, i, item) for i, item in zip(run, items)], s.all) for run in runs]
    return _said(s, yes, either(found))


def _item(s, i, item):
    return s.number[i][item - 1] if item < 7 else s.colour[i][item - 7]


def _shape(s, yes, square, die):
    corners = list(s.layout.shapes(square))
    fit = dict(meant(s, die)) if corners else {}
    return _said(s, yes, either([_all([fit.get(i, 0) for i in some], s.all) for some in corners]))


_FORMS = (
    _is, _more, _fewer, _as_many, _majority, _minority, _every, _all_alike, _within, _set, _pairs, _together,
    _parts, _every_part, _parts_alike, _line, _reads, _shape,
)  # fmt: skip
