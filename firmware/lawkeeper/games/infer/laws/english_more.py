"""Sentences of laws that are rare, and of ways in which dice seldom stand to each other."""

from lawkeeper.games.infer.laws import english
from lawkeeper.games.infer.laws import forms as f

# From GROUPED on.
WAYS = (
    "in a group with %s|in a stack with %s|out of touch with %s|directly under %s|higher than %s|"
    "lower than %s|sharing a number with %s"
)
PLACES = " in stacks| in the largest group| in the tallest stack"
_TIMES = "  |twice|three times|four times|five times"


def more(names, form, *slots):
    """As `english.sentence`, without a capital and a full stop."""
    if form == f.BY:
        return _by(names, *slots)
    if form == f.NOT_SO:
        return "the %s must be not %s" % (
            english.quantity_phrase(slots[0], names),
            english.test_phrase(slots[1]),
        )
    if form == f.AROUND:
        return _around(names, *slots)
    return _lines(names, *slots)


def _by(names, times, one, other, test):
    kind, n = test
    things = [english.things_phrase(quantity, names, 1) for quantity in (one, other)]
    values = [english.quantity_phrase(quantity, names) for quantity in (one, other)]
    if not times:
        much = english.test_phrase(test)
        if kind < f.PRIME:
            much = english.a(much) + " number"
        return "the %s must differ by %s from the %s" % (values[0], much, values[1])
    counted = None not in things and f.RUN not in (one[0], other[0])
    if times == 1:
        much = english.test_phrase((kind, english.number_word(n) if counted else n))
        if counted:
            some = english.things_phrase(one, names, n > 1)
            return "there must be %s more %s than %s" % (much, some, things[1])
        return "the %s must be %s more than the %s" % (values[0], much, values[1])
    much = "more than" if n else english.test_phrase((kind, 0))[:-2]
    much += " " + _TIMES.split("|")[times - 1]
    if counted:
        return "there must be %s as many %s as %s" % (much, things[0], things[1])
    return "the %s must be %s the %s" % (values[0], much, values[1])


def _around(names, die, quantity, test):
    who = english.die_phrase(die, names)
    things = english.so_many(test, quantity, names)
    if things:
        return "every %s must touch %s" % (who, things)
    value = english.quantity_phrase(quantity, names), english.test_phrase(test)
    return "the %s must be %s around every %s" % (value + (who,))


def _lines(names, what, count, quantity, test):
    if what < f.TRIANGLES:
        one, more = ["line%s of %s" % (s, english.number_word(what)) for s in ("", "s")]
    else:
        one = "triangle" if what == f.TRIANGLES else "square"
        more = one + "s"
    tail = ""
    if (quantity, test) != ((f.COUNT, f.ANY_DIE), (f.AT_LEAST, 1)):
        tail = english.tail_phrase(quantity, test, names)
    text = english.many(count, one + tail, more + tail)
    if text:
        return "there must be " + text
    return "the number of %s must be %s" % (more + tail, english.test_phrase(count))
