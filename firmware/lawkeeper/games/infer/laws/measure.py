"""Which dice a law means and how many they are, in all worlds of a slice at once.

`every` is the mask of all worlds. Dice come as pairs (die, mask of the worlds in which it is one of those
meant), zero masks left out.
"""

from lawkeeper.games.infer.laws import forms

_KEPT_MOST = 20  # masks, and the digits of dice


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
    if kind == forms.BETWEEN:
        low, high = forms.between(n)
        return low <= value <= high
    if kind < forms.PRIME:
        return kind == forms.ANY or value % 2 == (kind == forms.ODD)
    if kind == forms.PRIME:
        return value > 1 and not [p for p in (2, 3, 5, 7) if value % p == 0 and value > p]
    if kind == forms.MULTIPLE:
        return value % n == 0
    if kind == forms.FACTOR:
        return value > 0 and n % value == 0
    return not passes((kind - forms.NOT_PRIME + forms.PRIME, n), value)


def said(s, yes, m):
    """-> the worlds in which it is so, or is not."""
    return m if yes else s.all ^ m


def either(masks):
    found = 0
    for m in masks:
        if m:
            found = found | m if found else m
    return found


def least(masks, most, every):
    """-> list: in which worlds at least 0, 1, 2 ... of the masks are true; of more than `most` it says
    nothing."""
    reached = [every]
    for m in masks:
        if m == every:
            reached.insert(0, every)
        elif m:
            reached.append(0)
            for k in range(len(reached) - 1, 0, -1):
                more = m if reached[k - 1] is every else reached[k - 1] & m
                reached[k] = reached[k] | more if reached[k] else more
        del reached[most + 1 :]
    return reached


def counted(masks, test, every):
    """-> the worlds in which the number of true masks passes the test."""
    if every == 1:  # one experiment
        return int(passes(test, sum(masks)))
    kind, n = test
    found = 0
    if kind in (forms.ODD, forms.EVEN):
        for m in masks:
            found ^= m
        return found if kind == forms.ODD else every ^ found
    most = n + (kind != forms.AT_LEAST)
    if kind < forms.EXACTLY or kind > forms.FACTOR:
        most = len(masks)
    before = False
    for k, m in enumerate(least(masks, most, every)):
        now = passes(test, k)
        if now != before:
            found ^= m
        before = now
    return found


# --- dice ---


def meant(s, die, among=None):
    """-> [(die, mask)] of the dice meant, of all or of a list of some."""
    colour, number, place, relation = die
    if relation:
        of, test, where = relation[2]
        if test[0] >= forms.SAME:
            test = forms.ANY, 0
        objects = meant(s, (of if of < forms.LIKE else 0, test, where, None))
    there = _placed(s.layout, place) if place else 0
    found = []
    fits = []
    every = s.all
    for i in range(s.n) if among is None else among:
        if place and not there >> i & 1:
            continue
        m = _of_colour(s, i, colour) if colour else every
        if m and number[0]:
            m = both(m, _numbered(s, i, number, fits), every)
        if m and relation:
            m = both(m, _related(s, i, relation, objects), every)
        if m:
            found.append((i, m))
    return found


def seen(s, such):
    """-> those of some dice that show their number."""
    return [(i, m) for i, m in such if not s.layout.covered >> i & 1]


def both(one_mask, other, every):
    if one_mask == every:
        return other
    return one_mask if other == every else one_mask & other


def _placed(layout, place):
    """-> the set of dice in such a place."""
    if place >= forms.COVERED:
        if place > forms.VISIBLE:
            from lawkeeper.games.infer.laws.judge_ways import placed

            return placed(layout, place)
        return layout.covered if place == forms.COVERED else ~layout.covered
    stacked = sum([1 << i for i in range(layout.n) if layout.under[i] >= 0])
    return stacked if place == forms.STACKED else ~stacked


def _of_colour(s, i, colour):
    if colour < 4:
        return s.colour[i][colour - 1]
    m = s.colour[i][colour - 4]
    return s.all ^ m if m else s.all


def _numbered(s, i, test, fits):
    """`fits`: a list of this test alone, filled with the numbers (less 1) that pass it."""
    if s.all == 1:
        shows = s.shows()[i]
        return int(shows and passes(test, shows))
    key = i, test
    if s.kept and key in s.kept:
        return s.kept[key]
    if not fits:
        fits += [n for n in range(6) if passes(test, n + 1)]
    return kept(s, key, either([s.number[i][n] for n in fits]))


def kept(s, key, m):
    """-> the mask, which depends on the numbers alone: it is the same in all slices that share them."""
    if s.kept is not None and len(s.kept) < _KEPT_MOST:
        s.kept[key] = m
    return m


def _related(s, i, relation, objects):
    """-> the worlds in which as many objects as the test says stand to die i in that way."""
    way, test, (colour, number, _) = relation
    every = s.all
    if way > forms.WEST:
        from lawkeeper.games.infer.laws.judge_ways import compared, rarely_near

        if way >= forms.HIGHER:
            return counted(*compared(s, i, relation, objects))
        near = rarely_near(s.layout, i, way)
    else:
        near = _near(s.layout, i, way)
    if test[0] == forms.EACH:  # so none of the others is one
        near = ~near
        test = (forms.EXACTLY, 0)
    if every == 1:
        return int(passes(test, _near_by(s, i, near & ~(1 << i), colour, number[0], objects)))
    masks = []
    one_will_do = test[0] == forms.AT_LEAST and test[1] == 1
    near &= ~(1 << i)
    for j, m in objects if near else ():
        if not near >> j & 1:
            continue
        if colour >= forms.LIKE:
            m = both(m, alike(s, s.colour, i, j, every, colour == forms.LIKE), every)
        if number[0] >= forms.SAME:
            m = both(m, alike(s, s.number, i, j, faces(s, i, j), number[0] == forms.SAME), every)
        if m == every and one_will_do:
            return every
        if m:
            masks.append(m)
    return counted(masks, test, every)


def _near_by(s, i, near, colour, number, objects):
    """-> how many objects there are of a set of dice, in one experiment: in half of the time."""
    mine, shows = s.colour[i], s.shows()
    face = shows[i]
    found = 0
    for j, _ in objects:
        if not near >> j & 1:
            continue
        if colour >= forms.LIKE and (s.colour[j] == mine) != (colour == forms.LIKE):
            continue
        if number < forms.SAME or face and shows[j] and (shows[j] == face) == (number == forms.SAME):
            found += 1
    return found


def faces(s, i, j):
    return 0 if s.layout.covered & (1 << i | 1 << j) else s.all


def alike(s, feature, i, j, some, same):
    """-> the worlds in which two dice have the same (or different) colours or numbers; `some`: where both
    have."""
    if not some:
        return 0
    if s.all == 1:  # one experiment: one mark in each list
        return int((feature[i] == feature[j]) == same)
    keep = s.kept is not None and feature is s.number
    equal = None
    if keep:
        key = (i, j) if i < j else (j, i)
        equal = s.kept.get(key)
    if equal is None:
        equal = 0
        for a, b in zip(feature[i], feature[j]):
            if a and b:
                equal |= b if a == s.all else a & b
        if keep:
            kept(s, key, equal)
    return equal if same else some ^ equal


def _near(layout, i, way):
    """-> the set of dice to which die i stands in that way. It may have i in it."""
    if way == forms.TOUCHING:
        return layout.touch[i]
    if way == forms.STANDING_ON:
        return 1 << layout.under[i] if layout.under[i] >= 0 else 0
    along = layout.ys if way <= forms.SOUTH else layout.xs
    here = along[i]
    key = way, here  # the same for all dice of a row
    if key not in layout.parts:
        beyond = way in (forms.NORTH, forms.WEST)
        found, bit = 0, 1
        for there in along:
            if there > here if beyond else there < here:
                found |= bit
            bit += bit
        layout.parts[key] = found
    return layout.parts[key]


def shown(such, feature, value, every):
    """-> the masks of those dice for one colour or number."""
    found = []
    for i, m in such:
        has = feature[i][value]
        if has:
            found.append(has if m is every else m & has)
    return found


def all_of(masks, every):
    """-> the worlds in which all the masks are true."""
    for m in masks:
        if not m:
            return 0
        every = m if every == m else every & m
    return every
