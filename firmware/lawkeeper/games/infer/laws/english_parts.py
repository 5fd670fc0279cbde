"""Sentences of laws on groups and stacks, lines and shapes, and on touching dice."""

from lawkeeper.games.infer.laws import forms as f
from lawkeeper.games.infer.laws.phrases import (
    LIKE,
    SAME,
    die_phrase,
    in_common,
    many,
    number_word,
    quantity_phrase,
    so_many,
    test_phrase,
)


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


def of_places(names, form, yes, what, *slots):
    """As `of_parts`: of lines, shapes, touching dice."""
    last = slots[-1]
    if form == f.PAIRS:
        return _pairs(yes, what, last)
    if form == f.LINE:
        shared = ("", " with consecutive numbers", LIKE, SAME, " in ascending order")[slots[0]]
        text = "line of %s %s" % (number_word(what), die_phrase(last, names, 1, shared))
    elif form == f.SHAPE:
        text = "%s of %s" % ("square" if what else "triangle", die_phrase(last, names, 1))
    else:
        items = ", ".join([str(item) if item < 7 else names[item - 7] for item in last])
        text = ("line that reads %s" if what == f.ROW else "stack that reads %s from below") % items
    return "there must be %s %s" % ("a" if yes else "no", text)


def _pairs(each, what, test):
    dice = "two dice " if what >= f.APART else "two touching dice "
    some = "there must be " + dice
    value = ("sum", "difference", "product", "", "")[what % f.APART]
    if value:
        text = "the %s of every " + dice + "must be %s" if each else some + "with a %s that is %s"
        return text % (value, test_phrase(test))
    feature = what - f.PAIR_COLOUR
    text = in_common(test[0] == f.SAME, feature)
    if each:
        return "every two touching dice must %s %s" % ("show" if feature else "be", text)
    return some + ("showing " if feature else "of ") + text
