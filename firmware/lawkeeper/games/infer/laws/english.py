"""A law as one plain sentence, and the pieces of it that the sentence builder shows.

Every tree has a sentence of its own, and the host's grammar reads each back as the very same tree. For that
the conditions on a die come in one order: what it shows and its colour, then where it is, then what several
dice have in common, last its relation to others. `names` are the names of the three colours.
"""

from lawkeeper.games.infer.laws import forms as f


def sentence(tree, names):
    """The law that `tree` says. At most 126 characters, unless its dice have many conditions."""
    form = tree[0]
    if form >= f.NOT_SO:
        say = _more
    elif form < f.EVERY or form > f.SHAPE:
        say = _amounts
    elif form < f.PARTS and form != f.PAIRS:
        say = _of_dice
    elif form in (f.PARTS, f.EVERY_PART, f.PARTS_ALIKE):
        say = _of_parts
    else:
        say = _of_places
    text = say(names, *tree)
    return text[0].upper() + text[1:].replace("be not", "not be") + "."


def _more(names, *tree):
    from lawkeeper.games.infer.laws.english_more import more

    say = (
        a,
        number_word,
        test_phrase,
        many,
        die_phrase,
        quantity_phrase,
        things_phrase,
        so_many,
        tail_phrase,
    )
    return more(say, names, *tree)


def a(phrase):
    """A thing with its article."""
    return ("an " if phrase[0] in "aeiouAEIOU" else "a ") + phrase


_TESTS = (
    "|odd|even|prime|a multiple of %|exactly %|at least %|at most %|not %|a factor of %|not prime|"
    "not a multiple of %"
)


def number_word(n):
    """A number of things: a word as far as a die can show it."""
    return "zero one two three four five six".split()[n] if n < 7 else str(n)


def test_phrase(test):
    """What a value must be: "even", "at least 5"; "" for (ANY, 0)."""
    text = _TESTS.split("|")[test[0]]
    return text.replace("%", str(test[1]))


def many(test, one, more):
    """So many of a thing: "at least two odd dice". None where only a test of their number says it."""
    kind, n = test
    if f.ANY < kind < f.MULTIPLE:
        return "%s number of %s" % (a(test_phrase(test)), more)
    if test == (f.EXACTLY, 0):
        return "no " + more
    if f.EXACTLY <= kind < f.NOT:
        return "%s %s" % (test_phrase((kind, number_word(n))), one if n == 1 else more)
    return None


def die_phrase(die, names, plural=0, shared=""):
    """A die or an object, without article: "odd blue die on the table touching a white die".

    `shared` goes before the relation: what several such dice have in common.
    """
    colour, (kind, n), place = die[:3]
    s = "s" * plural
    after = " on the table" if place == f.ON_TABLE else ""
    text = "dice" if plural else "die"
    if kind == f.EXACTLY:
        text = "%d%s" % (n, s)
    elif kind == f.MULTIPLE or kind == f.FACTOR:
        text = "%s%s of %d" % ("multiple" if kind == f.MULTIPLE else "factor", s, n)
    if 0 < colour < 4:
        text = names[colour - 1] + " " + text
    if place > f.VISIBLE:
        from lawkeeper.games.infer.laws.english_more import PLACES

        after = PLACES.split("|")[place - f.IN_STACK]
    elif place and place != f.ON_TABLE:
        text = "stacked  covered visible".split(" ")[place - 1] + " " + text
    if f.ANY < kind < f.MULTIPLE:
        text = test_phrase(die[1]) + " " + text
    if kind == f.AT_LEAST:
        text += " greater than %d" % (n - 1)
    elif kind == f.AT_MOST:
        text += " less than %d" % (n + 1)
    elif kind == f.NOT:
        text += " other than %s%d%s" % ("" if plural else "a ", n, s)
    elif kind == f.NOT_PRIME:
        text += " that are not prime" if plural else " that is not prime"
    elif kind == f.NOT_MULTIPLE:
        text += " that %s of %d" % ("are not multiples" if plural else "is not a multiple", n)
    elif kind > f.EACH:
        text += _SAME if kind == f.SAME else " showing another number"
    text += after
    if colour > 6:
        text += _LIKE if colour == f.LIKE else " of another colour"
    elif colour > 3:
        text += " that %s not %s" % ("are" if plural else "is", names[colour - 4])
    text += shared
    if len(die) > 3 and die[3]:
        text += " " + relation_phrase(die[3], names, 1)
    return text


_SAME = " showing the same number"
_LIKE = " of the same colour"


def relation_phrase(relation, names, being=0):
    """How a die stands to others: "touch exactly two odd dice"; `being`: "touching exactly two odd dice"."""
    way, test, other = relation
    one, more = [die_phrase(other, names, plural) for plural in (0, 1)]
    if other == f.ANY_DIE[:3]:
        one, more = "other die", "other dice"
    if test == (f.AT_LEAST, 1):
        text = a(one).replace("an other", "another")
    elif test == (f.EXACTLY, 0):
        text = "no " + one
    elif test[0] == f.EACH:
        text = "every " + one
    else:
        text = many(test, one, more)
    if way > f.WEST:
        from lawkeeper.games.infer.laws.english_more import WAYS

        text = WAYS.split("|")[way - f.GROUPED] % text
        if way == f.EQUAL:
            return text if being else text.replace("sharing", "share", 1)
        return "be " * (not being) + text
    if way > f.STANDING_ON:
        return "%s%s of %s" % ("" if being else "be ", "north south east west".split()[way - f.NORTH], text)
    return "%s%s %s" % (("touch", "stand")[way], "ing" * being + " on" * way, text)


def quantity_phrase(quantity, names):
    """A quantity: "sum of the blue dice", "number of groups"."""
    what, die = quantity
    things = things_phrase(quantity, names, 1)
    if things and what != f.RUN:
        return "number of " + things
    among = _among(die, names)
    if what > f.RUN:
        return "number of dice in the " + _largest(what)
    if what > f.PRODUCT and what != f.RANGE:
        return ("highest number", "lowest number", "", "longest run of numbers")[what - f.HIGHEST] + among
    # What is among all dice is among the visible numbers.
    among = among[7:] or "the visible numbers"
    return "%s of %s" % ("range" if what == f.RANGE else ("sum", "product")[what - f.SUM], among)


def _among(die, names):
    return "" if die == f.ANY_DIE else " among the " + die_phrase(die, names, 1)


def _largest(what):
    return "largest group" if what == f.LARGEST else "tallest stack"


def things_phrase(quantity, names, plural):
    """What is counted: "odd dice"; None for a value that is no number of things."""
    what, die = quantity
    if what == f.COUNT:
        return die_phrase(die, names, plural)
    s = "s" * plural
    if what in (f.GROUPS, f.STACKS):
        return ("group" if what == f.GROUPS else "stack") + s
    if what in (f.COLOURS, f.NUMBERS, f.RUN):
        kind = "consecutive " if what == f.RUN else "different " * plural
        return kind + ("number" if what > f.COLOURS else "colour") + s + _among(die, names)
    return None


def so_many(test, quantity, names):
    """ "At least two odd dice"; None where it must be said otherwise."""
    what = quantity[0]
    if what > f.STACKS:
        return many(test, "die", "dice")
    more = things_phrase(quantity, names, 1)
    # There is a run of every shorter length too: "exactly two consecutive numbers" would not be clear, and
    # "no different numbers" might mean that all are the same.
    if what == f.RUN:
        clear = test[0] == f.AT_LEAST
    else:
        clear = what not in (f.COLOURS, f.NUMBERS) or test != (f.EXACTLY, 0)
    if more and clear:
        return many(test, things_phrase(quantity, names, 0), more)
    return None


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
            return "the %s must have %s" % (_largest(one[0]), things)
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


def _in_common(same, feature):
    return ("the same %s" if same else "different %ss") % ("number" if feature else "colour")


def _of_dice(names, form, *slots):
    if form == f.EVERY:
        return _every(names, *slots)
    if form == f.SET:
        yes, n, how, die = slots
        shared = (_SAME, _LIKE, _LIKE + _SAME, _SAME + " in more than one colour")[how]
        phrase = die_phrase(die, names, 1, shared)
        return "there must be %s %s %s" % ("at least" if yes else "no", number_word(n), phrase)
    if form == f.WITHIN:
        feature = 1 - slots[1]
        text = "dice" + (_LIKE if feature else _SAME)
    else:
        feature = slots[1] if form == f.ALIKE else None
        text = die_phrase(slots[-1], names, 1)
    if feature is None:
        return "all %s must touch each other" % text
    return "all %s must %s %s" % (text, "show" if feature else "be", _in_common(slots[0], feature))


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


def _of_parts(names, form, part, *slots):
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


def _of_places(names, form, yes, what, *slots):
    last = slots[-1]
    if form == f.PAIRS:
        return _pairs(yes, what, last)
    if form == f.LINE:
        shared = ("", " with consecutive numbers", _LIKE, _SAME, " in ascending order")[slots[0]]
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
    text = _in_common(test[0] == f.SAME, feature)
    if each:
        return "every two touching dice must %s %s" % ("show" if feature else "be", text)
    return some + ("showing " if feature else "of ") + text
