"""Sentences of laws that are rare."""

from lawkeeper.games.infer.laws import forms as f
from lawkeeper.games.infer.laws.phrases import (
    a,
    die_phrase,
    many,
    number_word,
    quantity_phrase,
    so_many,
    test_phrase,
    things_phrase,
)

_PARTS = "group stack number colour"
_TIMES = "  |twice|three times|four times|five times"


def more(names, form, *slots):
    """As `english.sentence`, without a capital and a full stop."""
    if form == f.BY:
        return _by(names, *slots)
    if form == f.NOT_SO:
        return "the %s must be not %s" % (
            quantity_phrase(slots[0], names),
            test_phrase(slots[1]),
        )
    if form == f.AROUND:
        return _around(names, *slots)
    if form == f.TWO_PARTS:
        part, same, quantity = slots
        alike = "with the same" if same else "that differ in the"
        return "there must be two %ss %s %s" % (_PARTS.split()[part], alike, quantity_phrase(quantity, names))
    if form == f.PARTS_HELD:
        return _held(names, *slots)
    if form == f.AVERAGE:
        how, n, die = slots
        among = "visible numbers" if die == f.ANY_DIE else die_phrase(die, names, 1)
        much = "exactly|at least|at most|greater than|less than".split("|")[how]
        return "the average of the %s must be %s %d" % (among, much, n)
    return _lines(names, *slots)


def _by(names, times, one, other, test):
    kind, n = test
    things = [things_phrase(quantity, names, 1) for quantity in (one, other)]
    values = [quantity_phrase(quantity, names) for quantity in (one, other)]
    if not times:
        much = test_phrase(test)
        if kind < f.PRIME:
            much = a(much) + " number"
        return "the %s must differ by %s from the %s" % (values[0], much, values[1])
    counted = None not in things and f.RUN not in (one[0], other[0])
    if times == 1:
        much = test_phrase((kind, number_word(n) if counted else n))
        if counted:
            some = things_phrase(one, names, n > 1)
            return "there must be %s more %s than %s" % (much, some, things[1])
        return "the %s must be %s more than the %s" % (values[0], much, values[1])
    much = "more than" if n else test_phrase((kind, 0))[:-2]
    much += " " + _TIMES.split("|")[times - 1]
    if counted:
        return "there must be %s as many %s as %s" % (much, things[0], things[1])
    return "the %s must be %s the %s" % (values[0], much, values[1])


def _held(names, part, form, one, other):
    group = _PARTS.split()[part & 1]
    things = [things_phrase(quantity, names, 1) for quantity in (one, other)]
    if None in things or f.RUN in (one[0], other[0]):
        much = ("greater than", "less than", "equal to")[form - f.MORE]
        values = group, quantity_phrase(one, names), much, quantity_phrase(other, names)
        return ("in some" if part > 1 else "in every") + " %s the %s must be %s the %s" % values
    how = ("more %s than %s", "fewer %s than %s", "as many %s as %s")[form - f.MORE] % tuple(things)
    return ("there must be a %s with " if part > 1 else "every %s must have ") % group + how


def _around(names, die, quantity, test):
    who = die_phrase(die, names)
    things = so_many(test, quantity, names)
    if things:
        return "every %s must touch %s" % (who, things)
    value = quantity_phrase(quantity, names), test_phrase(test)
    return "the %s must be %s around every %s" % (value + (who,))


def _lines(names, what, count, quantity, test):
    if what < f.TRIANGLES:
        one, more = ["line%s of %s" % (s, number_word(what)) for s in ("", "s")]
    else:
        one = "triangle" if what == f.TRIANGLES else "square"
        more = one + "s"
    tail = ""
    if (quantity, test) != ((f.COUNT, f.ANY_DIE), (f.AT_LEAST, 1)):
        from lawkeeper.games.infer.laws.english_parts import tail_phrase

        tail = tail_phrase(quantity, test, names)
    text = many(count, one + tail, more + tail)
    if text:
        return "there must be " + text
    return "the number of %s must be %s" % (more + tail, test_phrase(count))
