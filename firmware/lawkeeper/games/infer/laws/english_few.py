"""Sentences of laws that few say: see `judge_few`."""

from lawkeeper.games.infer.laws import forms as f
from lawkeeper.games.infer.laws.phrases import (
    die_phrase,
    in_common,
    many,
    number_word,
    quantity_phrase,
    test_phrase,
)

_HOW = "exactly |at least |at most |greater than |less than "


def few(names, form, *slots):
    """As `english.sentence`, without a capital and a full stop."""
    if form == f.RATIO:
        how, part, parts, one, other = slots
        if parts == 1:
            times = ("twice", "three times", "four times", "five times")[part - 2]
            return "the %s must be less than %s the %s" % (
                quantity_phrase(one, names),
                times,
                quantity_phrase(other, names),
            )
        share = ("half", "third", "quarter", "fifth")[parts - 2] + "s" * (part > 1)
        much = _HOW.split("|")[how] + number_word(part) + " " + share
        values = quantity_phrase(one, names), much, quantity_phrase(other, names)
        return "the %s must be %s of the %s" % values
    if form == f.FOREMOST:
        return _foremost(names, *slots)
    if form == f.AVERAGES:
        much = ("greater than", "less than", "equal to")[slots[0]]
        values = ["average of the " + _numbers(die, names) for die in slots[1:]]
        return "the %s must be %s the %s" % (values[0], much, values[1])
    return _some_dice(names, *slots)


def _numbers(die, names):
    return "visible numbers" if die == f.ANY_DIE else die_phrase(die, names, 1)


def _foremost(names, how, die):
    one = die_phrase(die, names, 1)
    if die[0]:
        others = die_phrase((0,) + die[1:], names, 1, " of any other colour")
    else:
        others = die_phrase((0, f.ANY_NUMBER) + die[2:], names, 1, " of any other number")
    text = ("more %s than %s", "fewer %s than %s", "at least as many %s as %s", "at most as many %s as %s")[
        how
    ]
    return "there must be " + text % (one, others)


def _some_dice(names, count, what, test, die):
    shared = ""
    if what in (f.PAIR_COLOUR, f.PAIR_NUMBER):
        feature = what - f.PAIR_COLOUR
        shared = (" showing " if feature else " of ") + in_common(test[0] == f.SAME, feature)
    elif what != f.PAIR:
        value = "sum" if what == f.THREE_SUM else ("sum", "difference", "product")[what % f.APART]
        shared = " with a %s that is %s" % (value, test_phrase(test))
    if what == f.THREE_SUM:
        how = "three " if count == (f.AT_LEAST, 1) else "no three "
        return "there must be " + how + die_phrase(die, names, 1) + shared
    dice = " of " + ("" if f.APART <= what < f.PAIR else "touching ") + die_phrase(die, names, 1) + shared
    text = many(count, "pair" + dice, "pairs" + dice)
    if text:
        return "there must be " + text
    return "the number of pairs%s must be %s" % (dice, test_phrase(count))
