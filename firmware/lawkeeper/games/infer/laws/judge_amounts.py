"""Laws about whole numbers that an experiment has: how many dice of a kind, sums, the highest, runs.

A number that differs from world to world is a dict {value: mask of the worlds that have it}; a world in none
of them has no such value (Infer item 56).
"""

from lawkeeper.games.infer.laws import forms
from lawkeeper.games.infer.laws.measure import both, counted, either, meant, passes, shown


def test_of(s, quantity, test, among=None):
    """-> the worlds in which a quantity, of all dice or of a list of some, passes the test."""
    what, die = quantity
    if s.all != 1 and what != forms.PRODUCT and what < forms.GROUPS:
        such = meant(s, die, among)
        if what == forms.SUM:
            return _sum_passes(s, such, test)
        if what <= forms.NUMBERS:
            return counted(_each_of(s, such, what), test, s.all)
        return _passing(_reached(s, such, what), test, s.all)
    if what == forms.COUNT:
        return counted([m for _, m in meant(s, die, among)], test, s.all)
    return _where(amounts(s, quantity, among, test), test, s.all)


def _sum_passes(s, such, test):
    planes = _faces_of(s, such)
    if forms.EXACTLY <= test[0] <= forms.NOT:
        return _held_to(planes, test, s.all)
    return _where(split(planes[:1] if test[0] in (forms.ODD, forms.EVEN) else planes, s.all), test, s.all)


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


def digits_of(s, quantity, among=None):
    """-> (a mask for each binary digit, ones first; the worlds that have such a value)."""
    what, die = quantity
    if s.all == 1 or what >= forms.GROUPS:
        return _written(amounts(s, quantity, among))
    such = meant(s, die, among)
    if what == forms.SUM:
        return _faces_of(s, such), s.all
    if what <= forms.NUMBERS:
        planes = []
        for m in _each_of(s, such, what):
            add(planes, [m])
        return planes, s.all
    reached = _reached(s, such, what)
    planes = []
    for step in (1, 2, 4):  # each is in those before it: a digit changes at every `step` of them
        plane = 0
        for m in reached[step::step]:
            plane ^= m
        planes.append(plane)
    return planes, reached[0]


def _written(values):
    """-> the digits of {value: mask}, and the worlds that have a value."""
    planes = []
    for value in values:
        k = 0
        while value >> k:
            if k == len(planes):
                planes.append(0)
            if value >> k & 1:
                planes[k] |= values[value]
            k += 1
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


def _majority(s, die):
    return test_of(s, (forms.COUNT, die), (forms.AT_LEAST, s.n // 2 + 1))


def _minority(s, die):
    return test_of(s, (forms.COUNT, die), (forms.AT_MOST, (s.n - 1) // 2)) if s.n else 0


def _of_none(test):
    return forms.NOT <= test[0] <= forms.NOT_MULTIPLE and test[0] != forms.FACTOR


def _where(values, test, every):
    """-> the worlds whose value passes."""
    if _of_none(test):
        return every ^ either([values[value] for value in values if not passes(test, value)])
    return either([values[value] for value in values if passes(test, value)])


def amounts(s, quantity, among=None, test=(forms.ANY, 0)):
    """-> {value: mask} of a quantity, of all dice or of a list of some. With a test, values of the same
    fate may be put together under one of them."""
    what, die = quantity
    if what >= forms.GROUPS:
        parts = s.layout.groups() if what in (forms.GROUPS, forms.LARGEST) else s.layout.stacks()
        return {len(parts) if what <= forms.STACKS else max([0] + [len(part) for part in parts]): s.all}
    such = meant(s, die, among)
    return _of_one_world(s, such, what) if s.all == 1 else _products(s, such, test)


def _products(s, such, test):
    from lawkeeper.games.infer.laws.judge_products import products

    return products(s, such, test)


def _each_of(s, such, what):
    """-> masks, of which as many are true as there are dice, colours or numbers."""
    if what == forms.COUNT:
        return [m for _, m in such]
    feature, size = (s.colour, 3) if what == forms.COLOURS else (s.number, 6)
    return [either(shown(such, feature, value, s.all)) for value in range(size)]


def _reached(s, such, what):
    """-> as `measure.least`, of the highest number, the lowest, how far they are apart, the longest run; the
    first are the worlds that have such a value."""
    there = _each_of(s, such, forms.NUMBERS)
    if what == forms.RUN:
        return _runs(there, s.all)
    some = 0
    passed = []  # the worlds in which there is one of so many numbers, from that end on
    for m in there if what == forms.LOWEST else there[::-1]:
        some = some | m if some else m
        passed.append(some)
    if what == forms.LOWEST:
        return [some, some] + [some ^ m for m in passed[:5]]
    if what == forms.HIGHEST:
        return [some] + passed[::-1]
    beyond = passed[::-1]
    return [some] + [
        either([there[k] & beyond[k + far] for k in range(6 - far) if there[k]]) for far in range(1, 6)
    ]


def _passing(reached, test, every):
    """-> the worlds whose value passes. What has none passes only NOT and its like (Infer item 56)."""
    found = every ^ reached[0] if _of_none(test) else 0
    before = False
    for k, m in enumerate(reached):
        now = passes(test, k)
        if now != before:
            found ^= m
        before = now
    return found


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
        found = [either([number[k] for k in having]) for having in digits]
        add(planes, found if m is s.all else [m & digit for digit in found])
    return planes


def add(planes, adds):
    """Add to some numbers others."""
    carry = k = 0
    for a in adds:
        if k == len(planes):
            planes.append(0)
        b = planes[k]
        if not a:
            a, carry = carry, 0
        if not b:
            a, b, carry = carry, a, 0
        if not a:
            planes[k] = b
        elif carry:
            odd = a ^ b
            planes[k] = odd ^ carry
            carry = a & b | odd & carry
        else:
            planes[k] = a ^ b
            carry = a & b
        k += 1
    while carry:
        if k == len(planes):
            planes.append(0)
        b = planes[k]
        planes[k] = b ^ carry if b else carry
        carry = b and b & carry
        k += 1


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


def _faces_of(s, such):
    """-> planes of the sum of all visible numbers. The digits of a die are made once."""
    planes = []
    for i, m in such:
        if i not in s.digits:
            s.digits[i] = [either([s.number[i][k] for k in having]) for having in _FACES]
        digits = s.digits[i]
        add(planes, digits if m is s.all else [m & digit for digit in digits])
    return planes


FORMS = {
    forms.IS: test_of,
    forms.MORE: _more,
    forms.FEWER: _fewer,
    forms.AS_MANY: _as_many,
    forms.MAJORITY: _majority,
    forms.MINORITY: _minority,
}
