"""Laws about groups and stacks, numbers and colours: what each of them has, how many have it, whether they
are alike."""

from lawkeeper.games.infer.laws import forms
from lawkeeper.games.infer.laws.judge_amounts import digits_of, test_of
from lawkeeper.games.infer.laws.measure import all_of, both, counted, either, meant


def _of_parts(s, part, quantity):
    """-> [(quantity, dice or None for all, worlds in which there is such a part)] of each part."""
    if part < forms.ROW:
        parts = s.layout.stacks() if part == forms.STACK else s.layout.groups()
        return [(quantity, some, s.all) for some in parts]
    if s.all == 1:  # which dice they are is plain: a fifth of the time
        feature, size = (s.number, 6) if part == forms.OF_NUMBER else (s.colour, 3)
        alike = [[i for i in range(s.n) if feature[i][k]] for k in range(size)]
        return [(quantity, some, 1) for some in alike if some or part == forms.OF_COLOUR]
    what, (colour, test, place, _) = quantity
    if part == forms.OF_COLOUR:
        return [((what, (c, test, place, None)), None, s.all) for c in (1, 2, 3)]
    found = []
    for n in range(1, 7):
        test = forms.EXACTLY, n
        there = either([m for _, m in meant(s, (0, test, 0, None))])
        if there:
            found.append(((what, (colour, test, place, None)), None, there))
    return found


def _parts(s, part, count, quantity, test):
    parts = _of_parts(s, part, quantity)
    return counted(
        [both(there, test_of(s, of, test, some), s.all) for of, some, there in parts], count, s.all
    )


def _every_part(s, part, quantity, test):
    parts = _of_parts(s, part, quantity)
    return all_of([s.all ^ there | test_of(s, of, test, some) for of, some, there in parts], s.all)


def parts_alike(s, part, same, quantity):
    """A part without a value is passed over."""
    wrong = 0
    before = []
    parts = _of_parts(s, part, quantity)
    for of, some, there in parts if len(parts) > 1 else ():
        planes, has = _told_apart(s, of, some)
        has = both(has, there, s.all)
        for others, had in before:
            two = both(has, had, s.all)
            if two:
                differ = _differ(planes, others)
                wrong |= two & differ if same else two ^ two & differ
        before.append((planes, has))
    return s.all ^ wrong


def _told_apart(s, quantity, among):
    """-> (planes that are the same where the values are, the worlds that have a value)."""
    if quantity[0] != forms.PRODUCT or s.all == 1:
        return digits_of(s, quantity, among)
    from lawkeeper.games.infer.laws.judge_products import powers

    return powers(s, meant(s, quantity[1], among))


def _differ(one, other):
    """-> the worlds in which two numbers differ."""
    if len(one) < len(other):
        one, other = other, one
    found = 0
    for k, plane in enumerate(one):
        found |= plane ^ other[k] if k < len(other) else plane
    return found


FORMS = {forms.PARTS: _parts, forms.EVERY_PART: _every_part, forms.PARTS_ALIKE: parts_alike}
