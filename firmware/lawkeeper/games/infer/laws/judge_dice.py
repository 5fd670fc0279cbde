"""Laws about each such die, about dice that are alike, and about dice that touch."""

from lawkeeper.games.infer.laws import forms
from lawkeeper.games.infer.laws.measure import (
    alike,
    both,
    counted,
    either,
    faces,
    meant,
    passes,
    said,
    shown,
)
from lawkeeper.games.infer.laws.world import bits


def _every(s, die, other):
    """Laws about the numbers of the first dice pass over covered ones (Infer item 63)."""
    wrong = 0
    such = meant(s, die)
    fit = dict(meant(s, other, [i for i, _ in such]))
    # As `forms.own`, which is not in memory in a search.
    numbered = other[1][0] or other[3] and (other[3][2][1][0] >= forms.SAME or other[3][0] >= forms.HIGHER)
    for i, m in such:
        if not (numbered and s.layout.covered >> i & 1):
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
        m = counted([m for _, m in some], test, every)
        if m and how >= forms.BY_BOTH:
            coloured = [shown(some, s.colour, colour, every) for colour in range(3)]
        if m and how == forms.BY_BOTH:
            found += [counted(masks, test, every) for masks in coloured]
            continue
        if m and how == forms.BY_NUMBER_ALONE:
            m &= counted([either(masks) for masks in coloured], (forms.AT_LEAST, 2), every)
        found.append(m)
    return said(s, yes, either(found))


def _pairs(s, each, what, test):
    found = 0
    apart = what >= forms.APART
    if apart:
        what -= forms.APART
    fits = what < forms.PAIR_COLOUR and fitting(s, what, test)
    for i in range(s.n):
        halves = halved(s, i, fits) if fits else test[0] == forms.SAME
        for j in range(i + 1, s.n) if apart else bits(s.layout.touch[i] >> i << i):
            seen, m = paired(s, i, j, what, halves)
            found |= seen ^ m if each else m
    return s.all ^ found if each else found


def paired(s, i, j, what, fits):
    """-> (the worlds in which this can be asked of two dice, those in which it is so). `fits`: of `halved`
    for die i; of colours and numbers whether they have to be the same."""
    seen = s.all if what == forms.PAIR_COLOUR else faces(s, i, j)
    if not seen:
        return 0, 0
    if what >= forms.PAIR_COLOUR:
        return seen, alike(s, s.colour if what == forms.PAIR_COLOUR else s.number, i, j, seen, fits)
    if s.all == 1:
        shows = s.shows()
        a, b = shows[i], shows[j]
        return 1, int(fits[(a + b, abs(a - b), a * b)[what]])
    return seen, either([both(half, _some(s, j, b), seen) for b, half in fits])


def halved(s, i, fits):
    """-> of `fitting` what is the same for all pairs that a die is in: [(numbers of the other, mask)]."""
    if s.all == 1:
        return fits
    halves = [(b, _some(s, i, fits[b])) for b in fits]
    return [half for half in halves if half[1]]


def fitting(s, what, test):
    """-> {numbers: the numbers that make a pair with each of them that passes, and no others}; all less 1. Of
    one experiment it is whether a value passes, for each from 0 on."""
    if s.all == 1:
        return [passes(test, value) for value in range((13, 6, 37)[what])]
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
    if die[0] == forms.LIKE or die[1][0] == forms.SAME:
        found = s.all
        for n in (1, 2, 3) if die[0] else range(1, 7):
            found &= _together(s, (n,) + die[1:] if die[0] else (0, (forms.EXACTLY, n)) + die[2:])
        return found
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


FORMS = {
    forms.EVERY: _every,
    forms.ALIKE: _all_alike,
    forms.WITHIN: _within,
    forms.SET: _set,
    forms.PAIRS: _pairs,
    forms.TOGETHER: _together,
}
