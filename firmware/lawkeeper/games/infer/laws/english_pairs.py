"""Sentences of laws on two dice, touching or any."""

from lawkeeper.games.infer.laws import forms as f
from lawkeeper.games.infer.laws.phrases import in_common, test_phrase


def of_pairs(names, form, each, what, test):
    """As `english.sentence`, without a capital and a full stop."""
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
