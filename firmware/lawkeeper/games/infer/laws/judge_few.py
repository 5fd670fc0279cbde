"""Laws that few say: how many twos of touching dice there are, sums of any three, fractions, what is most
common, averages that are held against each other."""

from lawkeeper.games.infer.laws import forms
from lawkeeper.games.infer.laws.judge_amounts import add, digits_of, held, ordered, test_of
from lawkeeper.games.infer.laws.judge_dice import fitting, halved, paired
from lawkeeper.games.infer.laws.measure import both, counted, either, meant, passes, seen
from lawkeeper.games.infer.laws.world import bits


def _some_dice(s, count, what, test, die):
    such = meant(s, die)
    if what == forms.THREE_SUM:
        return counted(_of_three(s, such, test), count, s.all)
    of = dict(such)
    apart = forms.APART <= what < forms.PAIR
    of_two = what - forms.APART if apart else what
    fits = fitting(s, of_two, test) if of_two < forms.PAIR_COLOUR else test[0] == forms.SAME
    masks = []
    for i, m in such:
        halves = halved(s, i, fits) if of_two < forms.PAIR_COLOUR else fits
        for j in range(i + 1, s.n) if apart else bits(s.layout.touch[i] >> i << i):
            if j in of:
                so = s.all if what == forms.PAIR else paired(s, i, j, of_two, halves)[1]
                masks.append(both(both(m, of[j], s.all), so, s.all))
    return counted(masks, count, s.all)


def _of_three(s, such, test):
    """-> a mask for each three dice that show their numbers: where the sum passes."""
    such = seen(s, such)
    fits = [passes(test, n) for n in range(19)]
    masks = []
    for a, (i, one) in enumerate(such):
        for b, (j, two) in enumerate(such[:a]):
            pair = both(one, two, s.all)
            if s.all == 1:
                n = s.number[i].index(1) + s.number[j].index(1) + 3
                masks += [int(fits[n + s.number[k].index(1)]) for k, _ in such[:b]]
                continue
            for k, three in such[:b] if pair else ():
                m = both(pair, three, s.all)
                masks.append(m and both(m, test_of(s, (forms.SUM, forms.ANY_DIE), test, (i, j, k)), s.all))
    return masks


def _so(how, one, other, some):
    """-> the worlds of `some` in which one is exactly, at least, at most, more or less than the other."""
    above, same = ordered(one, other, some)
    return (same, above | same, some ^ above, above, some ^ above ^ same)[how]


def _ratio(s, how, part, parts, one, other):
    """What has no value is not so (Infer item 56)."""
    a, b, some = held(s, one, other)
    return _so(how, _times(a, parts)[-1], _times(b, part)[-1], some)


def _times(planes, n):
    """-> planes of so many times a number: none, one, two ..."""
    many = [[]]
    for _ in range(n):
        many.append(list(many[-1]))
        add(many[-1], planes)
    return many


def _foremost(s, how, die):
    colour, test, place, _ = die
    mine, found = digits_of(s, (forms.COUNT, die))
    for n in (1, 2, 3) if colour else range(1, 7):
        other = (n, test, place, None) if colour else (0, (forms.EXACTLY, n), place, None)
        if other != die:
            found &= _so((3, 4, 1, 2)[how], mine, digits_of(s, (forms.COUNT, other))[0], s.all)
    return found


def _averages(s, how, one, other):
    """The sum of each, so many times as there are of the other. Without numbers there is none (item 56)."""
    if s.all == 1:
        (a, m), (b, n) = _of_one_world(s, one), _of_one_world(s, other)
        return int(m > 0 < n and (a * n > b * m, a * n < b * m, a * n == b * m)[how])
    a, b, _ = held(s, (forms.SUM, one), (forms.SUM, other))
    ones, others = _counted(s, one), _counted(s, other)
    some = both(either(ones), either(others), s.all)
    return _so((3, 4, 0)[how], _product(a, others), _product(b, ones), some)


def _product(planes, digits):
    """-> planes of a number times another one."""
    found = []
    for k, digit in enumerate(digits):
        add(found, [0] * k + [digit & plane for plane in planes] if digit else [])
    return found


def _of_one_world(s, die):
    """-> the sum of such dice, and of how many."""
    numbers = [s.number[i].index(1) + 1 for i, _ in meant(s, die) if 1 in s.number[i]]
    return sum(numbers), len(numbers)


def _counted(s, die):
    """-> planes of how many such dice show their number."""
    planes = []
    for _, m in seen(s, meant(s, die)):
        add(planes, [m])
    return planes


FORMS = {
    forms.SOME_DICE: _some_dice,
    forms.RATIO: _ratio,
    forms.FOREMOST: _foremost,
    forms.AVERAGES: _averages,
}
