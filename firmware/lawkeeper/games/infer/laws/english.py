"""A law as one plain sentence.

Every tree has a sentence of its own, and the host's grammar reads each back as the very same tree. `names`
are the names of the three colours.
"""

from lawkeeper.games.infer.laws import forms as f
from lawkeeper.games.infer.laws.phrases import (
    LIKE,
    SAME,
    die_phrase,
    in_common,
    largest,
    number_word,
    quantity_phrase,
    relation_phrase,
    so_many,
    test_phrase,
    things_phrase,
)


def sentence(tree, names):
    """The law that `tree` says. At most 126 characters, unless its dice have many conditions."""
    form = tree[0]
    if form >= f.NOT_SO:
        say = _more
    elif form < f.EVERY or form > f.SHAPE:
        say = _amounts
    elif form < f.PARTS and form != f.PAIRS:
        say = _of_dice
    else:
        say = _of_parts
    text = say(names, *tree)
    return text[0].upper() + text[1:].replace("be not", "not be") + "."


def _more(names, *tree):
    if tree[0] > f.PARTS_HELD:
        from lawkeeper.games.infer.laws.english_few import few

        return few(names, *tree)
    from lawkeeper.games.infer.laws.english_more import more

    return more(names, *tree)


def _of_parts(names, form, *slots):
    if form == f.PAIRS:
        from lawkeeper.games.infer.laws.english_pairs import of_pairs

        return of_pairs(names, form, *slots)
    if form <= f.PARTS_ALIKE:
        from lawkeeper.games.infer.laws.english_parts import of_parts

        return of_parts(names, form, *slots)
    from lawkeeper.games.infer.laws.english_places import of_places

    return of_places(names, form, *slots)


def _amounts(names, form, one, two=None):
    no = form > f.SHAPE
    if no:
        form -= f.SHAPE
    if form >= f.MAJORITY:
        share = "majority" if form == f.MAJORITY else "minority"
        return "there must be a %s of %s" % (share, die_phrase(one, names, 1))
    if form == f.IS:
        things = so_many(two, one, names)
        if not things:
            return "the %s must be %s" % (quantity_phrase(one, names), test_phrase(two))
        if one[0] > f.STACKS:
            return "the %s must have %s" % (largest(one[0]), things)
        return "there must be " + things
    things = things_phrase(one, names, 1), things_phrase(two, names, 1)
    if None in things or f.RUN in (one[0], two[0]):
        text = "not " * no + ("greater than", "less than", "equal to")[form - f.MORE]
        text = "the %s must be " + text + " the %s"
        things = quantity_phrase(one, names), quantity_phrase(two, names)
    else:
        text = ("more %s than %s", "fewer %s than %s", "as many %s as %s")[form - f.MORE]
        # "Be not" is said the other way round in `sentence`.
        text = "there must be " + ("no " if form < f.AS_MANY else "not ") * no + text
    return text % things


def _of_dice(names, form, *slots):
    if form == f.EVERY:
        return _every(names, *slots)
    if form == f.SET:
        yes, n, how, die = slots
        shared = (SAME, LIKE, LIKE + SAME, SAME + " in more than one colour")[how]
        phrase = die_phrase(die, names, 1, shared)
        return "there must be %s %s %s" % ("at least" if yes else "no", number_word(n), phrase)
    if form == f.WITHIN:
        feature = 1 - slots[1]
        text = "dice" + (LIKE if feature else SAME)
    else:
        feature = slots[1] if form == f.ALIKE else None
        text = die_phrase(slots[-1], names, 1)
    if feature is None:
        return "all %s must touch each other" % text
    return "all %s must %s %s" % (text, "show" if feature else "be", in_common(slots[0], feature))


def _every(names, die, other):
    colour, test, place, relation = other
    if (colour, test, place) == f.ANY_DIE[:3]:
        return "every %s must %s" % (die_phrase(die, names), relation_phrase(relation, names))
    text = die_phrase(die, names, 1)
    what = die_phrase(other, names, 1)
    # A single condition is said without a noun.
    if len([1 for part in (colour, test[0], place, relation) if part]) == 1:
        if colour > 3 or test[0] == f.NOT:
            return "no %s may be %s" % (text, what.rsplit(" ", 1)[1])
        what = what.replace("dice", "").strip()
    return "all %s must be %s" % (text, what)
