"""Products of numbers: of each world how often 5, 3 and 2 are in it."""

from lawkeeper.games.infer.laws import forms
from lawkeeper.games.infer.laws.judge_amounts import split, total
from lawkeeper.games.infer.laws.measure import either, seen

# Which numbers (less 1) have each binary digit of it set.
_FIVES = ((4,),)
_THREES = ((2, 5),)
_TWOS = (1, 5), (3,)


def products(s, such, test):
    """-> {product: mask}; none of no numbers. Those of the same fate in a test may be put together."""
    here = either([m for _, m in seen(s, such)])
    values = {1: here} if here else {}
    base = 2 if test[0] in (forms.ODD, forms.EVEN) else test[1] if test[0] == forms.MULTIPLE else 0
    for prime, digits in ((5, _FIVES), (3, _THREES), (2, _TWOS)):
        if base % prime:
            continue
        planes = total(s, such, digits)
        found = {}
        for value in values:
            some = {0: values[value]} if _settled(test, value) else split(planes, values[value])
            for power in some:
                product = value * prime**power
                m = some[power]
                found[product] = found[product] | m if product in found else m
        values = found
    return values


def powers(s, such):
    """-> (planes that are the same where the products are; the worlds that have one)."""
    planes = []
    for digits in (_FIVES, _THREES, _TWOS):
        planes += [0] * (-len(planes) % 4)  # 15 dice at most
        planes += total(s, such, digits)
    return planes, either([m for _, m in seen(s, such)])


def _settled(test, value):
    """-> whether all multiples of a value have its fate."""
    kind, n = test
    if kind == forms.MULTIPLE:
        return value % n == 0
    if kind in (forms.EXACTLY, forms.NOT):
        return n % value > 0
    if kind == forms.PRIME:
        return value not in (1, 2, 3, 5)
    if kind == forms.AT_LEAST:
        return value >= n
    return value > n if kind == forms.AT_MOST else kind == forms.EVEN and value % 2 == 0
