"""Ways in which dice stand to each other that few laws speak of: in one group, in one stack, not touching,
under; and dice whose numbers are compared. Places that few speak of, too."""

from lawkeeper.games.infer.laws import forms


def rarely_near(layout, i, way):
    """-> the set of dice to which die i stands in that way. It may have i in it."""
    if way == forms.APART_FROM:
        return (1 << layout.n) - 1 & ~layout.touch[i]
    if way == forms.UNDER:
        return 1 << layout.under.index(i) if i in layout.under else 0
    if -way not in layout.parts:
        layout.parts[-way] = sets = [0] * layout.n
        for part in layout.groups() if way == forms.GROUPED else layout.stacks():
            together = sum([1 << j for j in part])
            for j in part:
                sets[j] = together
    return layout.parts[-way][i]


def placed(layout, place):
    """-> the set of dice in a stack, in the largest group or in the tallest stack, or in one of those."""
    key = 16 + place
    if key not in layout.parts:
        parts = layout.groups() if place == forms.IN_LARGEST else layout.stacks()
        most = 0 if place == forms.IN_STACK else max([0] + [len(part) for part in parts])
        layout.parts[key] = sum([1 << j for part in parts if len(part) >= most for j in part])
    return layout.parts[key]


def compared(s, i, relation, objects):
    """-> (masks, test, all) for `measure.counted`: the objects of which die i shows a higher (lower, the
    same) number. A covered die shows none: it is not such a die, nor one that it is held against."""
    way, test, (colour, _, _) = relation
    covered = s.layout.covered
    masks = []
    if covered >> i & 1:
        return (), (forms.AT_LEAST, 1), s.all
    if s.all == 1:
        return _of_one_world(s, i, relation, objects)
    for j, m in objects:
        if j == i or covered >> j & 1:
            continue
        if colour >= forms.LIKE:
            like = _pair(s.colour[i], s.colour[j], forms.EQUAL)
            m &= like if colour == forms.LIKE else s.all ^ like
        such = m & _pair(s.number[i], s.number[j], way)
        masks.append(m & ~such if test[0] == forms.EACH else such)
    return masks, (forms.EXACTLY, 0) if test[0] == forms.EACH else test, s.all


def _of_one_world(s, i, relation, objects):
    """-> the same, all of them in one number: in a fifth of the time."""
    way, test, (colour, _, _) = relation
    shows = s.shows()
    mine = shows[i]
    low, high = ((1, mine - 1), (mine + 1, 6), (mine, mine))[way - forms.HIGHER]
    so = others = 0
    for j, _ in objects:
        number = shows[j]
        if j == i or not number:
            continue
        if colour >= forms.LIKE and (s.colour[i] == s.colour[j]) != (colour == forms.LIKE):
            continue
        if low <= number <= high:
            so += 1
        else:
            others += 1
    return ((others,), (forms.EXACTLY, 0), 1) if test[0] == forms.EACH else ((so,), test, 1)


def _pair(one, other, way):
    """-> the worlds in which the first number (or colour) is so."""
    found = beyond = 0
    for n in range(len(one) - 1, -1, -1) if way == forms.LOWER else range(len(one)):
        them = other[n] if way == forms.EQUAL else beyond
        if one[n] and them:
            found |= one[n] & them
        beyond |= other[n]
    return found
