"""The pieces of a sentence of a law: dice, what they show, how they stand to each other, how many there are.

The conditions on a die come in one order: what it shows and its colour, then where it is, then what several
dice have in common, last its relation to others. `names` are the names of the three colours.
"""

from lawkeeper.games.infer.laws import forms as f

SAME = " showing the same number"
LIKE = " of the same colour"
_TESTS = (
    "|odd|even|prime|a multiple of %|exactly %|at least %|at most %|not %|a factor of %|not prime|"
    "not a multiple of %|from %"
)
# From `GROUPED` on.
_WAYS = (
    "in a group with %s|in a stack with %s|out of touch with %s|directly under %s|higher than %s|"
    "lower than %s|sharing a number with %s"
)
# From `IN_STACK` on.
_PLACES = " in stacks| in the largest group| in the tallest stack"


def a(phrase):
    """A thing with its article."""
    return ("an " if phrase[0] in "aeiouAEIOU" else "a ") + phrase


def number_word(n):
    """A number of things: a word as far as a die can show it."""
    return "zero one two three four five six".split()[n] if n < 7 else str(n)


def test_phrase(test):
    """What a value must be: "even", "at least 5"; "" for (ANY, 0)."""
    kind, n = test
    if kind == f.BETWEEN:
        n = "%d to %d" % f.between(n)
    return _TESTS.split("|")[kind].replace("%", str(n))


def many(test, one, more):
    """So many of a thing: "at least two odd dice". None where only a test of their number says it."""
    kind, n = test
    if f.ANY < kind < f.MULTIPLE:
        return "%s number of %s" % (a(test_phrase(test)), more)
    if test == (f.EXACTLY, 0):
        return "no " + more
    if kind == f.BETWEEN:
        return test_phrase(test) + " " + more
    if f.EXACTLY <= kind < f.NOT:
        return "%s %s" % (test_phrase((kind, number_word(n))), one if n == 1 else more)
    return None


def several(test):
    """Whether `many` says things in the plural."""
    return test[1] != 1 or test[0] < f.EXACTLY or test[0] == f.BETWEEN


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
        after = _PLACES.split("|")[place - f.IN_STACK]
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
    elif kind == f.BETWEEN:
        text += " " + test_phrase(die[1])
    elif kind > f.EACH:
        text += SAME if kind == f.SAME else " showing another number"
    text += after
    if colour > 6:
        text += LIKE if colour == f.LIKE else " of another colour"
    elif colour > 3:
        text += " that %s not %s" % ("are" if plural else "is", names[colour - 4])
    text += shared
    if len(die) > 3 and die[3]:
        text += " " + relation_phrase(die[3], names, 1)
    return text


def relation_phrase(relation, names, being=0):
    """How a die stands to others: "touch exactly two odd dice"; `being`: "touching exactly two odd dice"."""
    way, test, other = relation
    none = test == (f.EXACTLY, 0)
    plural = not none and test[0] != f.EACH and several(test)
    text = die_phrase(other, names, plural)
    if other == f.ANY_DIE[:3]:
        text = "other " + text
    if test == (f.AT_LEAST, 1):
        text = a(text).replace("an other", "another")
    elif none:
        text = "no " + text
    elif test[0] == f.EACH:
        text = "every " + text
    else:
        text = many(test, text, text)
    if way > f.WEST:
        text = _WAYS.split("|")[way - f.GROUPED] % text
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
        return "number of dice in the " + largest(what)
    if what > f.PRODUCT and what != f.RANGE:
        return ("highest number", "lowest number", "", "longest run of numbers")[what - f.HIGHEST] + among
    # What is among all dice is among the visible numbers.
    among = among[7:] or "the visible numbers"
    return "%s of %s" % ("range" if what == f.RANGE else ("sum", "product")[what - f.SUM], among)


def _among(die, names):
    return "" if die == f.ANY_DIE else " among the " + die_phrase(die, names, 1)


def largest(what):
    """The part that is meant: the largest group, or the tallest stack."""
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
    things = things_phrase(quantity, names, several(test))
    # There is a run of every shorter length too: "exactly two consecutive numbers" would not be clear, and
    # "no different numbers" might mean that all are the same.
    if what == f.RUN:
        clear = test[0] == f.AT_LEAST
    else:
        clear = what not in (f.COLOURS, f.NUMBERS) or test != (f.EXACTLY, 0)
    return many(test, things, things) if things and clear else None


def in_common(same, feature):
    """What dice are alike in, or not: "the same colour", "different numbers"."""
    return ("the same %s" if same else "different %ss") % ("number" if feature else "colour")
