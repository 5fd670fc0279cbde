"""Laws that few say: how many twos of touching dice there are, sums of any three, fractions, what is most common,
averages that are held against each other."""

from lawkeeper.games.infer.laws import forms
from lawkeeper.games.infer.laws.judge_amounts import add, held, ordered
from lawkeeper.games.infer.laws.judge_dice import fitting, paired
from lawkeeper.games.infer.laws.measure import both, counted, either, faces, least, meant, passes
from lawkeeper.games.infer.laws.world import bits


def _some_dice(s, count, what, test, die):
    such = meant(s, die)
    if what == forms.THREE_SUM:
        return counted(_of_three(s, such, test), count, s.all)
    of = dict(such)
    apart = forms.APART <= what < forms.PAIR
    of_two = what - forms.APART if apart else what
    fits = fitting(of_two, test) if of_two < forms.PAIR_COLOUR else test[0] == forms.SAME
    masks = []
    for i, m in such:
        for j in of if apart else bits(s.layout.touch[i]):
            if j > i and j in of:
                so = s.all if what == forms.PAIR else paired(s, i, j, of_two, fits)[1]
                masks.append(both(both(m, of[j], s.all), so, s.all))
    return counted(masks, count, s.all)


def _of_three(s, such, test):
    """-> a mask for each three dice that show their numbers: where the sum passes."""
    masks = []
    for a, (i, one) in enumerate(such):
        for b, (j, two) in enumerate(such[:a]):
            sums = {}
            pair = both(both(one, two, s.all), faces(s, i, j), s.all)
            for k, three in such[:b] if pair else ():
                if s.layout.covered >> k & 1:
                    continue
                if not sums:
                    _add_up(sums, s, i, j)
                m = either(
                    [
                        sums[n] & s.number[k][other]
                        for n in sums
                        for other in range(6)
                        if passes(test, n + other + 3)
                    ]
                )
                masks.append(both(both(pair, three, s.all), m, s.all))
    return masks


def _add_up(sums, s, i, j):
    """Fill {sum of two numbers, each less 1: worlds}."""
    for a in range(6):
        for b in range(6):
            m = s.number[i][a] & s.number[j][b]
            if m:
                sums[a + b] = sums.get(a + b, 0) | m


def _times(planes, n):
    many = []
    for _ in range(n):
        add(many, planes)
    return many


def _so(how, above, same, some):
    return (same, above | same, some ^ above, above, some ^ above ^ same)[how]


def _ratio(s, how, part, parts, one, other):
    """What has no value is not so (Infer item 56)."""
    a, b, some = held(s, one, other)
    return _so(how, *ordered(_times(a, parts), _times(b, part), some), some)


def _foremost(s, how, die):
    colour, test, place, _ = die
    found = s.all
    for n in (1, 2, 3) if colour else range(1, 7):
        if n != colour or not colour:
            other = (n, test, place, None) if colour else (0, (forms.EXACTLY, n), place, None)
            if other != die:
                above, same, some = _counts(s, die, other)
                found &= (above, some ^ above ^ same, above | same, some ^ above)[how]
    return found


def _counts(s, die, other):
    a, b, some = held(s, (forms.COUNT, die), (forms.COUNT, other))
    return ordered(a, b, some) + (some,)


def _averages(s, how, one, other):
    """The sum of each, so many times as there are of the other. Without numbers there is no average (item 56)."""
    a, b, _ = held(s, (forms.SUM, one), (forms.SUM, other))
    found = 0
    others = _counted(s, other)
    for m, there in _counted(s, one):
        for n, here in others:
            some = there & here
            if some:
                above, same = ordered(_times(a, n), _times(b, m), some)
                found |= _so((3, 4, 0)[how], above, same, some)
    return found


def _counted(s, die):
    """-> [(how many such dice show their numbers, worlds)], none left out."""
    reached = least([both(m, either(s.number[i]), s.all) for i, m in meant(s, die)], s.n, s.all) + [0]
    return [(k, reached[k] ^ reached[k + 1]) for k in range(1, len(reached) - 1)]


FORMS = {
    forms.SOME_DICE: _some_dice,
    forms.RATIO: _ratio,
    forms.FOREMOST: _foremost,
    forms.AVERAGES: _averages,
}
