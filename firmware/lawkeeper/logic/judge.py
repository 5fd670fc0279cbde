"""What laws mean: a tree of `logic.forms` and a slice of worlds -> the mask of the worlds that follow it.

One experiment is judged as a slice of one world, so there is one meaning of every law (Infer items 43-67).
Whole numbers that differ from world to world are dicts {value: mask of the worlds that have it}; a world in
none of them has no such value. `every` is the mask of all worlds. Dice are looked at as pairs (die, mask of
the worlds in which it is one of those meant), zero masks left out.
"""

from lawkeeper.logic import forms
from lawkeeper.logic.world import bits, one

_KEPT_MOST = 24  # masks


def follows(tree, code):
    """-> whether the experiment of a dice code follows the law."""
    return mask(tree, one(code)) == 1


def mask(tree, s):
    """-> the worlds of Slice `s` that follow the law `tree` (one that `sense.check` accepts)."""
    return _FORMS[tree[0]](s, *tree[1:])


def passes(test, value):
    """-> whether a whole number passes a test. Numbers up to 120, the most that dice can sum up to, for
    PRIME."""
    kind, n = test
    if kind == forms.EXACTLY:
        return value == n
    if kind == forms.AT_LEAST:
        return value >= n
    if kind == forms.AT_MOST:
        return value <= n
    if kind == forms.NOT:
        return value != n
    if kind == forms.PRIME:
        return value > 1 and not [p for p in (2, 3, 5, 7) if value % p == 0 and value > p]
    if kind == forms.MULTIPLE:
        return value % n == 0
    return kind == forms.ANY or value % 2 == (kind == forms.ODD)


def _either(masks):
    found = 0
    for m in masks:
        if m:
            found = found | m if found else m
    return found


def _where(values, test, every):
    """-> the worlds whose value passes. What has none passes only NOT (Infer item 56)."""
    if test[0] == forms.NOT:
        return every ^ values.get(test[1], 0)
    return _either([values[value] for value in values if passes(test, value)])


def _least(masks, most, every):
    """-> list: in which worlds at least 0, 1, 2 ... of the masks are true; of more than `most` it says
    nothing."""
    least = [every]
    for m in masks:
        if m == every:
            least.insert(0, every)
        elif m:
            least.append(0)
            for k in range(len(least) - 1, 0, -1):
                both = m if least[k - 1] is every else least[k - 1] & m
                least[k] = least[k] | both if least[k] else both
        del least[most + 1 :]
    return least


def _counted(masks, test, every):
    """-> the worlds in which the number of true masks passes the test."""
    kind, n = test
    found = 0
    if kind in (forms.ODD, forms.EVEN):
        for m in masks:
            found ^= m
        return found if kind == forms.ODD else every ^ found
    most = n + (kind != forms.AT_LEAST)
    if kind < forms.EXACTLY:
        most = len(masks)
    before = False
    for k, m in enumerate(_least(masks, most, every)):
        now = passes(test, k)
        if now != before:
            found ^= m
        before = now
    return found


def _exactly(least):
    """-> {value: mask} of a list as of `_least`."""
    values = {}
    for k, m in enumerate(least):
        m ^= least[k + 1] if k + 1 < len(least) else 0
        if m:
            values[k] = m
    return values


# --- dice ---


def _such(s, die, among=None):
    """-> [(die, mask)] of the dice meant, of all or of a list of some."""
    relation = die[3]
    if relation:
        colour, test, place = relation[2]
        if test[0] >= forms.SAME:
            test = forms.ANY_NUMBER
        objects = _such(s, (colour if colour < forms.LIKE else 0, test, place, None))
    found = []
    for i in range(s.n) if among is None else among:
        m = _of_colour(s, i, die[0]) if _placed(s, i, die[2]) else 0
        if m and die[1][0]:
            m = _and(m, _numbered(s, i, die[1]), s.all)
        if m and relation:
            m = _and(m, _related(s, i, relation, objects), s.all)
        if m:
            found.append((i, m))
    return found


def _and(one_mask, other, every):
    if one_mask == every:
        return other
    return one_mask if other == every else one_mask & other


def _placed(s, i, place):
    if place == forms.ANYWHERE:
        return True
    if place < forms.COVERED:
        return (s.layout.under[i] >= 0) == (place == forms.STACKED)
    return s.layout.covered >> i & 1 == (place == forms.COVERED)


def _of_colour(s, i, colour):
    if not colour:
        return s.all
    return s.colour[i][colour - 1] if colour < 4 else s.all ^ s.colour[i][colour - 4]


def _numbered(s, i, test):
    return _either([s.number[i][n] for n in range(6) if s.number[i][n] and passes(test, n + 1)])


def _related(s, i, relation, objects):
    """-> the worlds in which as many objects as the test says stand to die i in that way."""
    way, test, (colour, number, _) = relation
    every = s.all
    near = _near(s.layout, i, way)
    if test[0] == forms.EACH:  # so none of the others is one
        near = ~near
        test = (forms.EXACTLY, 0)
    masks = []
    for j, m in objects:
        if j == i or not near >> j & 1:
            continue
        if colour >= forms.LIKE:
            m = _and(m, _alike(s.colour, i, j, every, every, colour == forms.LIKE), every)
        if number[0] >= forms.SAME:
            m = _and(m, _alike(s.number, i, j, _visible(s, i, j), every, number[0] == forms.SAME), every)
        masks.append(m)
    return _counted(masks, test, every)


def _visible(s, i, j):
    return 0 if s.layout.covered & (1 << i | 1 << j) else s.all


def _alike(feature, i, j, some, every, same):
    """-> the worlds in which two dice have the same (or different) colours or numbers; `some`: where both
    have."""
    if not some:
        return 0
    equal = _either([_and(a, b, every) for a, b in zip(feature[i], feature[j]) if a and b])
    return equal if same else some ^ equal


def _near(layout, i, way):
    """-> the set of dice to which die i stands in that way. It may have i in it."""
    if way == forms.TOUCHING:
        return layout.touch[i]
    if way == forms.STANDING_ON:
        return 1 << layout.under[i] if layout.under[i] >= 0 else 0
    found = 0
    along = layout.ys if way <= forms.SOUTH else layout.xs
    for j in range(layout.n):
        step = along[j] - along[i]
        if (step if way in (forms.NORTH, forms.WEST) else -step) > 0:
            found |= 1 << j
    return found


def _showing(such, feature, value, every):
    """-> the masks of those dice for one colour or number."""
    return [_and(m, feature[i][value], every) for i, m in such if feature[i][value]]


# --- quantities ---


def _values(s, quantity, among=None, test=forms.ANY_NUMBER):
    """-> {value: mask} of a quantity, of all dice or of a list of some. With a test, values of the same
    fate may be put together under one of them."""
    what, die = quantity
    every = s.all
    if what >= forms.GROUPS:
        parts = s.layout.groups() if what in (forms.GROUPS, forms.LARGEST) else s.layout.stacks()
        return {len(parts) if what <= forms.STACKS else max([0] + [len(part) for part in parts]): every}
    such = _such(s, die, among)
    if what == forms.COUNT:
        return _exactly(_least([m for _, m in such], s.n, every))
    if what in (forms.SUM, forms.PRODUCT):
        return _total(s, such, what == forms.PRODUCT, test)
    feature, size = (s.colour, 3) if what == forms.COLOURS else (s.number, 6)
    there = [_either(_showing(such, feature, value, every)) for value in range(size)]
    if what in (forms.COLOURS, forms.NUMBERS):
        return _exactly(_least(there, size, every))
    if what == forms.RUN:
        return _exactly(_runs(there, every))
    high = _first(there, (5, 4, 3, 2, 1, 0), every)
    if what == forms.HIGHEST:
        return high
    low = _first(there, range(6), every)
    return low if what == forms.LOWEST else _between(low, high)


def _first(there, order, every):
    """-> {value: the worlds in which its number is the first that is there}."""
    values = {}
    free = every
    for n in order:
        m = _and(free, there[n], every)
        if m:
            values[n + 1] = m
            free ^= m
    return values


def _between(low, high):
    values = {}
    for a in low:
        for b in high:
            m = low[a] & high[b] if b >= a else 0
            if m:
                values[b - a] = values.get(b - a, 0) | m
    return values


def _runs(there, every):
    """-> as `_least`, of the most consecutive numbers."""
    least = [every]
    chains = there
    while any(chains):
        least.append(_either(chains))
        chains = [_and(chains[k], there[k + len(least) - 1], every) for k in range(len(chains) - 1)]
    return least


def _total(s, such, product, test):
    """-> {sum or product: mask} of the visible numbers; no product of none. With a test it is
    one that decides it, for all that do."""
    key = (product, test, tuple([i for i, m in such if m == s.all]))
    if s.kept is None or len(key[2]) < len(such):
        return _totals(s, such, product, test)
    if key not in s.kept:
        values = _totals(s, such, product, test)
        if sum([len(some) for some in s.kept.values()]) + len(values) > _KEPT_MOST:
            return values
        s.kept[key] = values
    return s.kept[key]


def _totals(s, such, product, test):
    # `None` stands for none so far.
    kind, n = test
    turn = 2 if kind in (forms.ODD, forms.EVEN) else n if kind == forms.MULTIPLE else 0
    # Beyond the cap all are alike. No product of dice above 5 is a prime.
    cap = 8 if product and kind == forms.PRIME else 1 << 60 if kind in (forms.ANY, forms.PRIME) else n + 1
    every = s.all
    values = {None if product else 0: every}
    for i, m in such:
        adds = {}
        for number in range(1, 7):
            x = s.number[i][number - 1] and _and(m, s.number[i][number - 1], every)
            if x:
                key = number % turn if turn else min(number, cap)
                adds[key] = adds[key] | x if key in adds else x
        if adds:
            values = _added(values, adds, every ^ m, product, turn, cap, every)
    values.pop(None, 0)
    if kind == forms.ANY:
        return values
    decisive = [value for value in values if passes(test, value) != (kind == forms.NOT)]
    return {decisive[0]: _either([values[value] for value in decisive])} if decisive else {}


def _added(values, adds, rest, product, turn, cap, every):
    """-> the sums or products with one die more. `rest`: the worlds in which it adds nothing."""
    found = {}
    for value, worlds in values.items():
        for number, m in adds.items():
            total = number if value is None else value * number if product else value + number
            total = total % turn if turn else min(total, cap)
            m = _and(worlds, m, every)
            if m:
                found[total] = found[total] | m if total in found else m
        m = rest and _and(worlds, rest, every)
        if m:
            found[value] = found[value] | m if value in found else m
    return found


# --- forms ---


def _is(s, quantity, test, among=None):
    if quantity[0] == forms.COUNT:
        return _counted([m for _, m in _such(s, quantity[1], among)], test, s.all)
    return _where(_values(s, quantity, among, test), test, s.all)


def _more(s, one_quantity, other):
    a = _values(s, one_quantity)
    b = _values(s, other)
    found = below = 0
    for value in sorted(set(a) | set(b)):
        found |= a.get(value, 0) & below
        below |= b.get(value, 0)
    return found


def _fewer(s, one_quantity, other):
    return _more(s, other, one_quantity)


def _as_many(s, one_quantity, other):
    return _equal(_values(s, one_quantity), _values(s, other))


def _equal(a, b):
    return _either([a[value] & b[value] for value in a if value in b])


def _majority(s, die):
    return _is(s, (forms.COUNT, die), (forms.AT_LEAST, s.n // 2 + 1))


def _minority(s, die):
    return _is(s, (forms.COUNT, die), (forms.AT_MOST, (s.n - 1) // 2)) if s.n else 0


def _every(s, die, other):
    """Laws about the numbers of the first dice pass over covered ones (Infer item 63)."""
    wrong = 0
    fit = dict(_such(s, other))
    own = other[1][0] or other[3] and other[3][2][1][0] >= forms.SAME
    for i, m in _such(s, die):
        if not (own and s.layout.covered >> i & 1):
            wrong |= m & ~fit.get(i, 0)
    return s.all ^ wrong


def _all_alike(s, same, feature, die):
    return _agree(s, same, feature, _such(s, die))


def _agree(s, same, feature, such):
    masks = s.number if feature else s.colour
    each = [_showing(such, masks, value, s.all) for value in range(6 if feature else 3)]
    if same:
        return _counted([_either(some) for some in each], (forms.AT_MOST, 1), s.all)
    return s.all ^ _either([_counted(some, (forms.AT_LEAST, 2), s.all) for some in each])


def _within(s, same, feature):
    wrong = 0
    masks = s.number if feature else s.colour
    for value in range(6 if feature else 3):
        such = [(i, masks[i][value]) for i in range(s.n) if masks[i][value]]
        wrong |= s.all ^ _agree(s, same, 1 - feature, such)
    return s.all ^ wrong


def _set(s, yes, n, how, die):
    every = s.all
    such = _such(s, die)
    test = (forms.AT_LEAST, n)
    feature, size = (s.colour, 3) if how == forms.BY_COLOUR else (s.number, 6)
    found = []
    for value in range(size):
        some = [(i, _and(m, feature[i][value], every)) for i, m in such if feature[i][value]]
        if how >= forms.BY_BOTH:
            coloured = [_showing(some, s.colour, colour, every) for colour in range(3)]
        if how == forms.BY_BOTH:
            found += [_counted(masks, test, every) for masks in coloured]
            continue
        m = _counted([m for _, m in some], test, every)
        if m and how == forms.BY_NUMBER_ALONE:
            m &= _counted([_either(masks) for masks in coloured], (forms.AT_LEAST, 2), every)
        found.append(m)
    return _said(s, yes, _either(found))


def _said(s, yes, m):
    return m if yes else s.all ^ m


def _pairs(s, each, what, test):
    found = 0
    fits = what < forms.PAIR_COLOUR and _fitting(what, test)
    feature = s.colour if what == forms.PAIR_COLOUR else s.number
    for i in range(s.n):
        for j in bits(s.layout.touch[i] >> i << i):
            seen = s.all if what == forms.PAIR_COLOUR else _visible(s, i, j)
            if not seen:
                continue
            if fits:
                m = _either([_and(_some(s, i, fits[b]), _some(s, j, b), seen) for b in fits])
            else:
                m = _alike(feature, i, j, seen, seen, test[0] == forms.SAME)
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
    return s.all if len(numbers) == 6 else _either([s.number[i][n] for n in numbers])


def _together(s, die):
    """Flood fill of all worlds at once, from the first such die of each."""
    such = dict(_such(s, die))
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
            m = reached[i] | such[i] & _either([reached.get(j, 0) for j in bits(s.layout.touch[i])])
            if m != reached[i]:
                reached[i] = m
                grown = True
    return s.all ^ _either([such[i] ^ reached[i] for i in such])


def _of_parts(s, part):
    return s.layout.stacks() if part == forms.STACK else s.layout.groups()


def _parts(s, part, count, quantity, test):
    return _counted([_is(s, quantity, test, some) for some in _of_parts(s, part)], count, s.all)


def _every_part(s, part, quantity, test):
    wrong = 0
    for some in _of_parts(s, part):
        wrong |= s.all ^ _is(s, quantity, test, some)
    return s.all ^ wrong


def _parts_alike(s, part, same, quantity):
    """A part without a value is passed over."""
    wrong = 0
    before = []
    for some in _of_parts(s, part):
        values = _values(s, quantity, some)
        has = _either(values.values())
        for others, had in before:
            m = _equal(values, others)
            wrong |= has & had & ~m if same else m
        before.append((values, has))
    return s.all ^ wrong


def _line(s, yes, n, kind, die):
    fit = dict(_such(s, die))
    found = 0
    for row in s.layout.rows(n):
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
        return _either([_all([feature[i][value] for i in row], s.all) for value in range(size)])
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
    return _either(last)


def _reads(s, yes, part, items):
    n = len(items)
    if part == forms.ROW:
        runs = []
        for row in s.layout.rows(n):
            runs += [row, list(reversed(row))]
    else:
        runs = [column[k : k + n] for column in s.layout.stacks() for k in range(len(column) - n + 1)]
    found = [_all([_item(s, i, item) for i, item in zip(run, items)], s.all) for run in runs]
    return _said(s, yes, _either(found))


def _item(s, i, item):
    return s.number[i][item - 1] if item < 7 else s.colour[i][item - 7]


def _shape(s, yes, square, die):
    fit = dict(_such(s, die))
    corners = s.layout.shapes(square)
    return _said(s, yes, _either([_all([fit.get(i, 0) for i in some], s.all) for some in corners]))


_FORMS = (
    _is, _more, _fewer, _as_many, _majority, _minority, _every, _all_alike, _within, _set, _pairs, _together,
    _parts, _every_part, _parts_alike, _line, _reads, _shape,
)  # fmt: skip
