"""Laws about whole numbers that an experiment has: how many dice of a kind, sums, the highest, runs.

A number that differs from world to world is a dict {value: mask of the worlds that have it}; a world in none
of them has no such value (Infer item 56).
"""

from lawkeeper.games.infer.laws import forms
from lawkeeper.games.infer.laws.measure import both, counted, either, least, meant, passes, shown


def test_of(s, quantity, test, among=None):
    """-> the worlds in which a quantity, of all dice or of a list of some, passes the test."""
    if quantity[0] == forms.COUNT:
        return counted([m for _, m in meant(s, quantity[1], among)], test, s.all)
    if quantity[0] == forms.SUM and forms.EXACTLY <= test[0] <= forms.NOT and s.all != 1:
        return _held_to(_faces_of(s, meant(s, quantity[1], among)), test, s.all)
    return _where(amounts(s, quantity, among, test), test, s.all)


def _held_to(planes, test, every):
    """-> the worlds in which a number is at least, at most ... so much."""
    kind, n = test
    above, same = ordered(planes, [every if n >> k & 1 else 0 for k in range(11)], every)
    if kind == forms.EXACTLY:
        return same
    if kind == forms.AT_LEAST:
        return above | same
    return every ^ (above if kind == forms.AT_MOST else same)


def _more(s, one_quantity, other):
    return ordered(*held(s, one_quantity, other))[0]


def _fewer(s, one_quantity, other):
    return _more(s, other, one_quantity)


def _as_many(s, one_quantity, other):
    return ordered(*held(s, one_quantity, other))[1]


def held(s, one_quantity, other, among=None):
    """-> (binary digits of one, of the other, worlds that have both), for `ordered`."""
    a, some = digits_of(s, one_quantity, among)
    b, others = digits_of(s, other, among)
    return a, b, both(some, others, s.all)


def digits_of(s, quantity, among):
    """-> (a mask for each binary digit, ones first; the worlds that have such a value)."""
    if quantity[0] == forms.SUM and s.all != 1:
        return _faces_of(s, meant(s, quantity[1], among)), s.all
    values = amounts(s, quantity, among)
    planes = []
    for value in values:
        for k in range(7):
            if value >> k & 1:
                planes += [0] * (k + 1 - len(planes))
                planes[k] |= values[value]
    return planes, either(values.values())


def ordered(a, b, some):
    """-> (the worlds of `some` in which the first is greater, those in which both are the same)."""
    above = 0
    for k in range(max(len(a), len(b)) - 1, -1, -1):
        one = a[k] if k < len(a) else 0
        unlike = one ^ (b[k] if k < len(b) else 0)
        if unlike:
            unlike = some & unlike
            above |= unlike & one
            some ^= unlike
    return above, some


def equal(a, b):
    """-> the worlds that have the same value in both."""
    return either([a[value] & b[value] for value in a if value in b])


def _majority(s, die):
    return test_of(s, (forms.COUNT, die), (forms.AT_LEAST, s.n // 2 + 1))


def _minority(s, die):
    return test_of(s, (forms.COUNT, die), (forms.AT_MOST, (s.n - 1) // 2)) if s.n else 0


def _where(values, test, every):
    """-> the worlds whose value passes. What has none passes only NOT and its like (Infer item 56)."""
    if forms.NOT <= test[0] <= forms.NOT_MULTIPLE and test[0] != forms.FACTOR:
        return every ^ either([values[value] for value in values if not passes(test, value)])
    return either([values[value] for value in values if passes(test, value)])


def _exactly(reached):
    """-> {value: mask} of a list as of `least`."""
    values = {}
    for k, m in enumerate(reached):
        m ^= reached[k + 1] if k + 1 < len(reached) else 0
        if m:
            values[k] = m
    return values


def amounts(s, quantity, among=None, test=(forms.ANY, 0)):
    """-> {value: mask} of a quantity, of all dice or of a list of some. With a test, values of the same
    fate may be put together under one of them."""
    what, die = quantity
    every = s.all
    if what >= forms.GROUPS:
        parts = s.layout.groups() if what in (forms.GROUPS, forms.LARGEST) else s.layout.stacks()
        return {len(parts) if what <= forms.STACKS else max([0] + [len(part) for part in parts]): every}
    such = meant(s, die, among)
    if every == 1:
        return _of_one_world(s, such, what)
    if what == forms.COUNT:
        return _exactly(least([m for _, m in such], s.n, every))
    if what == forms.SUM:
        return _sums(s, such, test)
    if what == forms.PRODUCT:
        from lawkeeper.games.infer.laws.judge_products import products

        return products(s, such, test)
    feature, size = (s.colour, 3) if what == forms.COLOURS else (s.number, 6)
    there = [either(shown(such, feature, value, every)) for value in range(size)]
    if what in (forms.COLOURS, forms.NUMBERS):
        return _exactly(least(there, size, every))
    if what == forms.RUN:
        return _exactly(_runs(there, every))
    if what == forms.RANGE:
        return _exactly(_ranges(there))
    return _first(there, (5, 4, 3, 2, 1, 0) if what == forms.HIGHEST else range(6), every)


def _of_one_world(s, such, what):
    """-> the same of the numbers of one experiment: worked out, in a tenth of the time."""
    if what == forms.COUNT:
        return {len(such): 1}
    if what == forms.COLOURS:
        return {len({s.colour[i].index(1) for i, _ in such}): 1}
    numbers = [s.number[i].index(1) + 1 for i, _ in such if 1 in s.number[i]]
    if what == forms.SUM:
        return {sum(numbers): 1}
    if what == forms.NUMBERS:
        return {len(set(numbers)): 1}
    if what == forms.RUN:
        longest = run = 0
        for number in range(1, 7):
            run = run + 1 if number in numbers else 0
            longest = max(longest, run)
        return {longest: 1}
    if not numbers:
        return {}
    if what == forms.PRODUCT:
        product = 1
        for number in numbers:
            product *= number
        return {product: 1}
    low, high = min(numbers), max(numbers)
    return {high if what == forms.HIGHEST else low if what == forms.LOWEST else high - low: 1}


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


def _ranges(there):
    """-> as `least`, of how far numbers are apart; of at least 0 the worlds that have any."""
    beyond = [0] * 6  # in which worlds there is this number or a higher one
    higher = 0
    for k in range(5, -1, -1):
        beyond[k] = higher = higher | there[k] if higher else there[k]
    reached = [higher]
    for far in range(1, 6):
        if beyond[far]:
            reached.append(either([there[k] & beyond[k + far] for k in range(6 - far) if there[k]]))
    return reached


def _runs(there, every):
    """-> as `least`, of the most consecutive numbers."""
    reached = [every]
    chains = there
    while any(chains):
        reached.append(either(chains))
        chains = [both(chains[k], there[k + len(reached) - 1], every) for k in range(len(chains) - 1)]
    return reached


# --- sums and products: numbers of worlds as planes, a mask for each binary digit, ones first ---

_FACES = (0, 2, 4), (1, 2, 5), (3, 4, 5)  # which numbers (less 1) have each binary digit set


def total(s, such, digits):
    """-> planes of the sum of what `digits` tell of all visible numbers."""
    planes = []
    for i, m in such:
        number = s.number[i]
        add(planes, [both(m, either([number[k] for k in having]), s.all) for having in digits])
    return planes


def add(planes, adds):
    """Add to some numbers others."""
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


def split(planes, m):
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
    planes = _faces_of(s, such)
    return split(planes[:1] if test[0] in (forms.ODD, forms.EVEN) else planes, s.all)


def _faces_of(s, such):
    """-> planes of the sum of all visible numbers. The digits of a die are made once for a slice."""
    planes = []
    for i, m in such:
        if i not in s.digits:
            s.digits[i] = [either([s.number[i][k] for k in having]) for having in _FACES]
        add(planes, [both(m, digit, s.all) for digit in s.digits[i]])
    return planes


FORMS = {
    forms.IS: test_of,
    forms.MORE: _more,
    forms.FEWER: _fewer,
    forms.AS_MANY: _as_many,
    forms.MAJORITY: _majority,
    forms.MINORITY: _minority,
}
