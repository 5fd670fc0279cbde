"""Ways in which dice stand to each other that few laws speak of: in one group, in one stack, not touching,
under; and dice whose numbers are compared. Places that few speak of, too."""

from lawkeeper.games.infer.laws import forms


def rarely_near(layout, i, way):
    """-> the set of dice to which die i stands in that way. It may have i in it."""
    if way == forms.APART_FROM:
        return (1 << layout.n) - 1 & ~layout.touch[i]
    if way == forms.UNDER:
        return 1 << layout.under.index(i) if i in layout.under else 0
    for part in layout.groups() if way == forms.GROUPED else layout.stacks():
        if i in part:
            return sum([1 << j for j in part])
    return 0


def placed(layout, i, place):
    """-> whether die i is in a stack, in the largest group or in the tallest stack, or in one of those."""
    if place not in layout.parts:
        parts = layout.groups() if place == forms.IN_LARGEST else layout.stacks()
        most = 0 if place == forms.IN_STACK else max([0] + [len(part) for part in parts])
        layout.parts[place] = [j for part in parts if len(part) >= most for j in part]
    return i in layout.parts[place]


def compared(s, i, relation, objects):
    """-> (masks, test, all) for `measure.counted`: the objects of which die i shows a higher (lower, the
    same) number. A covered die shows none: it is not such a die, nor one that it is held against."""
    way, test, (colour, _, _) = relation
    covered = s.layout.covered
    masks = []
    if s.all == 1 and not covered >> i & 1:
        none = test[0] == forms.EACH
        return _of_one_world(s, i, relation, objects), (forms.EXACTLY, 0) if none else test, 1
    for j, m in objects:
        if j == i or covered >> j & 1:
            continue
        if colour >= forms.LIKE:
            like = _pair(s.colour[i], s.colour[j], forms.EQUAL)
            m &= like if colour == forms.LIKE else s.all ^ like
        such = m & _pair(s.number[i], s.number[j], way)
        masks.append(m & ~such if test[0] == forms.EACH else such)
    if covered >> i & 1:
        return (), (forms.AT_LEAST, 1), s.all
    return masks, (forms.EXACTLY, 0) if test[0] == forms.EACH else test, s.all


def _of_one_world(s, i, relation, objects):
    """-> a 1 for each such object, in a third of the time; for EACH for each that is not so."""
    way, (kind, _), (colour, _, _) = relation
    mine = s.number[i].index(1)
    masks = []
    for j, _ in objects:
        number = s.number[j]
        if j == i or 1 not in number:
            continue
        other = number.index(1)
        so = mine == other if way == forms.EQUAL else mine > other if way == forms.HIGHER else mine < other
        if colour >= forms.LIKE:
            like = s.colour[i].index(1) == s.colour[j].index(1)
            if like != (colour == forms.LIKE):
                continue
        if so != (kind == forms.EACH):
            masks.append(1)
    return masks


def _pair(one, other, way):
    """-> the worlds in which the first number (or colour) is so."""
    found = beyond = 0
    for n in range(len(one) - 1, -1, -1) if way == forms.LOWER else range(len(one)):
        them = other[n] if way == forms.EQUAL else beyond
        if one[n] and them:
            found |= one[n] & them
        beyond |= other[n]
    return found
