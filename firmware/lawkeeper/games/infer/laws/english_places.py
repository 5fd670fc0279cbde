"""Sentences of laws on lines and shapes."""

from lawkeeper.games.infer.laws import forms as f
from lawkeeper.games.infer.laws.phrases import LIKE, SAME, die_phrase, number_word


def of_places(names, form, yes, what, *slots):
    """As `english.sentence`, without a capital and a full stop: of lines, shapes, what reads so."""
    last = slots[-1]
    if form == f.LINE:
        shared = ("", " with consecutive numbers", LIKE, SAME, " in ascending order")[slots[0]]
        text = "line of %s %s" % (number_word(what), die_phrase(last, names, 1, shared))
    elif form == f.SHAPE:
        text = "%s of %s" % ("square" if what else "triangle", die_phrase(last, names, 1))
    else:
        items = ", ".join([str(item) if item < 7 else names[item - 7] for item in last])
        text = ("line that reads %s" if what == f.ROW else "stack that reads %s from below") % items
    return "there must be %s %s" % ("a" if yes else "no", text)
