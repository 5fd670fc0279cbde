"""Sentences of laws on what every or some group, stack, number or colour has."""

from lawkeeper.games.infer.laws import forms as f
from lawkeeper.games.infer.laws.phrases import many, quantity_phrase, so_many, test_phrase


def of_parts(names, form, part, *slots):
    """As `english.sentence`, without a capital and a full stop: of groups, stacks, numbers, colours."""
    groups = "group stack number colour".split()[part]
    if form == f.PARTS_ALIKE:
        same = "the same" if slots[0] else "different"
        return "the %s must be %s in all %ss" % (quantity_phrase(slots[1], names), same, groups)
    quantity, test = slots[-2:]
    things = so_many(test, quantity, names)
    if form == f.EVERY_PART:
        if things:
            return "every %s must have %s" % (groups, things)
        value = quantity_phrase(quantity, names), test_phrase(test)
        return "the %s must be %s in every " % value + groups
    tail = tail_phrase(quantity, test, names)
    more = groups + "s" + tail
    text = many(slots[0], groups + tail, more)
    return "there must be " + text if text else "the number of %s must be %s" % (more, test_phrase(slots[0]))


def tail_phrase(quantity, test, names):
    """What a part has, after it: "with two odd dice"."""
    things = so_many(test, quantity, names)
    if things:
        return " with " + things
    return " in which the %s is %s" % (quantity_phrase(quantity, names), test_phrase(test))
