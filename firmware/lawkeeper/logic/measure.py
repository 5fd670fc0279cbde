"""Which dice a law means, and what can be counted of them, in all worlds of a slice at once.

Whole numbers that differ from world to world are dicts {value: mask of the worlds that have it}; a world in
none of them has no such value. `every` is the mask of all worlds. Dice come as pairs (die, mask of the worlds
in which it is one of those meant), zero masks left out.
"""

from lawkeeper.logic import forms

_KEPT_MOST = 24  # masks

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


def either(masks):
    found = 0
    for m in masks:
        if m:
            found = found | m if found else m
    return found


def where(values, test, every):
    """-> the worlds whose value passes. What has none passes only NOT (Infer item 56)."""
    if test[0] == forms.NOT:
        return every ^ values.get(test[1], 0)
    return either([values[value] for value in values if passes(test, value)])


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


def counted(masks, test, every):
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


def meant(s, die, among=None):
    """-> [(die, mask)] of the dice meant, of all or of a list of some."""
    relation = die[3]
    if relation:
        colour, test, place = relation[2]
        if test[0] >= forms.SAME:
            test = forms.ANY_NUMBER
        objects = meant(s, (colour if colour < forms.LIKE else 0, test, place, None))
    found = []
    for i in range(s.n) if among is None else among:
        m = _of_colour(s, i, die[0]) if _placed(s, i, die[2]) else 0
        if m and die[1][0]:
            m = both(m, _numbered(s, i, die[1]), s.all)
        if m and relation:
            m = both(m, _related(s, i, relation, objects), s.all)
        if m:
            found.append((i, m))
    return found


def both(one_mask, other, every):
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
    key = i, test
    if s.kept and key in s.kept:
        return s.kept[key]
    return _keep(s, key, either([s.number[i][n] for n in range(6) if s.number[i][n] and passes(test, n + 1)]))


def _keep(s, key, m):
    # What depends on the numbers alone is the same in all slices of a placement.
    if s.kept is not None and len(s.kept) < _KEPT_MOST:
        s.kept[key] = m
    return m


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
            m = both(m, alike(s, s.colour, i, j, every, colour == forms.LIKE), every)
        if number[0] >= forms.SAME:
            m = both(m, alike(s, s.number, i, j, faces(s, i, j), number[0] == forms.SAME), every)
        masks.append(m)
    return counted(masks, test, every)


def faces(s, i, j):
    return 0 if s.layout.covered & (1 << i | 1 << j) else s.all


def alike(s, feature, i, j, some, same):
    """-> the worlds in which two dice have the same (or different) colours or numbers; `some`: where both
    have."""
    if not some:
        return 0
    key = (i, j) if i < j else (j, i)
    if feature is s.number and s.kept and key in s.kept:
        equal = s.kept[key]
    else:
        equal = either([both(a, b, s.all) for a, b in zip(feature[i], feature[j]) if a and b])
        if feature is s.number:
            _keep(s, key, equal)
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


def shown(such, feature, value, every):
    """-> the masks of those dice for one colour or number."""
    return [both(m, feature[i][value], every) for i, m in such if feature[i][value]]


# --- quantities ---


def amounts(s, quantity, among=None, test=forms.ANY_NUMBER):
    """-> {value: mask} of a quantity, of all dice or of a list of some. With a test, values of the same
    fate may be put together under one of them."""
    what, die = quantity
    every = s.all
    if what >= forms.GROUPS:
        parts = s.layout.groups() if what in (forms.GROUPS, forms.LARGEST) else s.layout.stacks()
        return {len(parts) if what <= forms.STACKS else max([0] + [len(part) for part in parts]): every}
    such = meant(s, die, among)
    if what == forms.COUNT:
        return _exactly(_least([m for _, m in such], s.n, every))
    if what == forms.SUM:
        return _sums(s, such, test)
    if what == forms.PRODUCT:
        return _products(s, such, test)
    feature, size = (s.colour, 3) if what == forms.COLOURS else (s.number, 6)
    there = [either(shown(such, feature, value, every)) for value in range(size)]
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
        m = both(free, there[n], every)
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
        least.append(either(chains))
        chains = [both(chains[k], there[k + len(least) - 1], every) for k in range(len(chains) - 1)]
    return least


# --- sums and products: numbers of worlds as planes, a mask for each binary digit, ones first ---

# Which numbers (less 1) have each binary digit set: of the number, of how often 5, 3 and 2 are in it.
_FACES = (0, 2, 4), (1, 2, 5), (3, 4, 5)
_FIVES = ((4,),)
_THREES = ((2, 5),)
_TWOS = (1, 5), (3,)


def _total(s, such, digits):
    """-> planes of the sum of what `digits` tell of all visible numbers."""
    planes = []
    for i, m in such:
        number = s.number[i]
        _add(planes, [both(m, either([number[k] for k in having]), s.all) for having in digits])
    return planes


def _add(planes, adds):
    carry = 0
    for k in range(max(len(planes), len(adds)) + 1):
        a = adds[k] if k < len(adds) else 0
        if k == len(planes):
            planes.append(0)
        elif not (a or carry):
            continue
        b = planes[k]
        if not (a and b or carry):
            planes[k] = a or b
            continue
        odd = a ^ b
        planes[k] = odd ^ carry
        carry = a & b | odd & carry
    while planes and not planes[-1]:
        planes.pop()


def _split(planes, m):
    """-> {value: mask} of the worlds of `m`."""
    values = {0: m}
    for k in range(len(planes) - 1, -1, -1):
        found = {}
        for value in values:
            m = values[value]
            high = m & planes[k]
            if high:
                found[value | 1 << k] = high
                m ^= high
            if m:
                found[value] = m
        values = found
    return values


def _sums(s, such, test):
    planes = _total(s, such, _FACES)
    return _split(planes[:1] if test[0] in (forms.ODD, forms.EVEN) else planes, s.all)


def _products(s, such, test):
    """Prime by prime; none of no numbers."""
    here = either([both(m, either(s.number[i]), s.all) for i, m in such])
    values = {1: here} if here else {}
    base = 2 if test[0] in (forms.ODD, forms.EVEN) else test[1] if test[0] == forms.MULTIPLE else 0
    for prime, digits in ((5, _FIVES), (3, _THREES), (2, _TWOS)):
        if base % prime:
            continue
        planes = _total(s, such, digits)
        found = {}
        for value in values:
            some = {0: values[value]} if _settled(test, value) else _split(planes, values[value])
            for power in some:
                product = value * prime**power
                m = some[power]
                found[product] = found[product] | m if product in found else m
        values = found
    return values


def _settled(test, value):
    """-> whether all multiples of a value have its fate."""
    kind, n = test
    if kind == forms.MULTIPLE:
        return value % n == 0
    if kind in (forms.EXACTLY, forms.NOT):
        return n % value > 0
    if kind == forms.PRIME:
        return value not in (1, 2, 3, 5)
    return value % 2 == 0 if kind == forms.EVEN else kind in (forms.AT_LEAST, forms.AT_MOST) and value > n
