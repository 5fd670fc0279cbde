"""The sentence builder without its page: examples of sentences, and the slots of a tree one by one."""

from lawkeeper.games.infer.laws import forms
from lawkeeper.games.infer.laws.forms import (
    ANY_DIE,
    AT_LEAST,
    AT_MOST,
    EXACTLY,
    GROUPS,
    IS,
    MULTIPLE,
    NOT,
    ODD,
    PAIRS,
)

MARKS = "▲▼"  # around what UP and DOWN change

LABELS = (
    "How many dice...\nMore ... than ...\nAll ... are ...\nSame, different\nTouching\nGroups, stacks\n"
    "Lines, shapes\nSums, ends\nCompass"  # the last one only with the Compass Rose
)


def examples(group):
    """-> the trees to begin with, with gaps: what is not there is the first of its options."""
    touching = (0, None, 0, (forms.TOUCHING,))
    return (
        ((IS,),),
        ((forms.MORE, (0, (1,)), (0, (2,))), (forms.MAJORITY, (3,))),
        ((forms.EVERY, None, (0, (ODD,))),),
        ((forms.ALIKE,), (forms.WITHIN,), (forms.SET,)),
        ((IS, (0, touching)), (forms.EVERY, None, touching), (PAIRS, 1, 0, (ODD,)), (forms.TOGETHER,)),
        (
            (IS, (GROUPS,), (EXACTLY, 1)),
            (forms.EVERY_PART, 0, None, (AT_LEAST, 2)),
            (forms.PARTS, 0, (EXACTLY, 1), None, (AT_LEAST, 2)),
            (forms.PARTS_ALIKE,),
        ),
        ((forms.LINE, 1, 3), (forms.READS, 1, forms.ROW, (1, 2, 3)), (forms.SHAPE,)),
        ((IS, (forms.SUM,), (AT_LEAST, 10)),),
        ((IS, (0, (0, None, 0, (forms.NORTH,)))),),
    )[group]


# Options, first the one that counts without a choice. Numbers are ranges: the number keys choose them.
_UP = bytes(range(9))
_BIT = b"\1\0"
_PLAIN = (  # by form from ALIKE on, for the slots that are plain numbers; there is none in TOGETHER
    (_BIT, _UP[:2]),
    (_BIT, _UP[:2]),
    (_BIT, range(2, 5), _UP[:4]),
    (_BIT, _UP[:8]),
    (),
    (_UP[:2],),
    (_UP[:2],),
    (_UP[:2], _BIT),
    (_BIT, range(2, 9), _UP[:5]),
    (_BIT, b"\2\1"),
    (_BIT, _UP[:2]),
)
_KINDS = bytes((AT_LEAST, EXACTLY, AT_MOST, ODD, forms.EVEN, forms.PRIME, MULTIPLE, NOT))
_FACES = b"\0" + _KINDS[3:5] + _KINDS[:3] + _KINDS[5:]
_ALIKE = bytes((forms.SAME, forms.OTHER_THAN))
# Quantities that take each other's place in IS. Those that are compared, or of a part of an experiment.
_FAMILIES = bytes((0, 1, 2, forms.RUN)), _UP[3:8], bytes(range(GROUPS, GROUPS + 4))
_COMPARED = _UP[:4] + _UP[5:] + _FAMILIES[2][:2]
_ALONE = 9  # no relation
# Lowest and highest of each quantity, then of what is asked of two touching dice.
_BOUNDS = b"\0\x14\0\3\0\6\0\x78\1\xff\1\6\1\6\0\5\0\6\0\x14\0\x0a\0\x14\0\x14\2\x0c\0\5\1\x24"
_PAIR = 13


def _part(thing, index):
    """Item `index` of a tuple that may end before it or be None; then None."""
    return thing[index] if thing and index < len(thing) else None


def _numbers(kind, low, high):
    """-> the n with which a test of something between `low` and `high` says something."""
    if kind == MULTIPLE:
        return range(3, min(high, 12) + 1)
    if kind < EXACTLY or kind > NOT:
        return b"\0"
    return range(low + (kind == AT_LEAST), high + (kind != AT_MOST))


class Slots:
    """One walk through a tree, choice by choice, in the order in which players meet them.

    Gaps are filled. Choice number `at` goes `step` options on, or to the number `key`. Then there are .tree,
    .count (of choices), .label and .size (its options) of choice `at`.
    """

    def __init__(self, tree, at=-1, step=0, key=0, compass=False):
        self._asked = at, step, key
        self.count = self.size = self._what = 0
        self.label = ""
        self._ways = bytes((_ALONE,)) + _UP[: 6 if compass else 2]
        form = tree[0]
        if form > forms.SHAPE or form in _UP[1:4]:
            form = self._choose(form, b"\1\2\3\x12\x13\x14")
        elif form in (forms.MAJORITY, forms.MINORITY):
            form = self._choose(form, _UP[4:6])
        walked, plain = [form], 0
        for number, slot in enumerate(forms.SLOTS[form]):
            value = _part(tree, number + 1)
            if slot > 0:
                value = self._choose(value, _PLAIN[form - forms.ALIKE][plain])
                plain += 1
                self._what = _PAIR + value % forms.APART
            else:
                value = self._slot(form, slot, value)
            walked.append(value)
        self.tree = tuple(walked)

    def _choose(self, value, options, label="THEORY"):
        """-> what stands in a slot: `value`, or the first of the options where it is none of them."""
        index = 0
        for place, option in enumerate(options):
            if option == value:
                index = place
        if len(options) > 1:
            at, step, key = self._asked
            if self.count == at:
                self.label, self.size = label, len(options)
                index = (index + step) % len(options)
                if key and isinstance(options, range) and key in options:
                    index = key - options[0]
            self.count += 1
        return options[index]

    def _slot(self, form, slot, value):
        if slot == forms.TEST:
            what = self._what
            if form == PAIRS and what >= _PAIR + forms.PAIR_COLOUR:
                return self._choose(_part(value, 0), _ALIKE), 0
            return self._test(value, _KINDS, _BOUNDS[2 * what], _BOUNDS[2 * what + 1])
        if slot == forms.SMALL_TEST:
            return self._test(value, _KINDS, 0, 15)
        if slot == forms.SEQUENCE:
            length = self._choose(len(value), range(2, 5))
            return tuple([self._choose(_part(value, item), range(1, 10)) for item in range(length)])
        if slot == forms.DIE:
            return self._die(value)
        return self._quantity(form == IS, slot == forms.PART_QUANTITY, value or (0,))

    def _quantity(self, single, of_part, quantity):
        what, die = quantity[0], _part(quantity, 1)
        options = _UP if of_part else _COMPARED
        for family in _FAMILIES:
            if single and bytes((what,)) in family:
                options = family
        self._what = what = self._choose(what, options)
        if what >= GROUPS:
            return what, ANY_DIE
        return what, self._object(die, 7, _FACES) + (None,) if of_part else self._die(die)

    def _test(self, test, kinds, low, high, label="THEORY"):
        kind = self._choose(_part(test, 0), kinds, label)
        return kind, self._choose(_part(test, 1), _numbers(kind, low, high), label)

    def _object(self, die, colours, faces):
        colour = self._choose(_part(die, 0), bytes(range(colours)), "COLOUR")
        test = self._test(_part(die, 1), faces, 1, 6, "NUMBER")
        places = b"\0\1\2\4" if test[0] else _UP[:5]  # a covered die shows no number
        return colour, test, self._choose(_part(die, 2), places, "PLACE")

    def _die(self, die):
        """A die, and how others stand to it: only one of a tree has that."""
        relation = _part(die, 3)
        first = self._object(die, 7, _FACES)
        way = self._choose(_part(relation, 0), self._ways, "OTHER DICE")
        if way == _ALONE:
            return first + (None,)
        self._ways = self._ways[:1]
        others, test = _part(relation, 2), _part(relation, 1)
        if way == forms.STANDING_ON:  # what a die stands on shows no number
            others = self._object(others, 9, b"\0")
            return first + ((way, self._choose(test, ((AT_LEAST, 1), (EXACTLY, 0))), others),)
        others = self._object(others, 9, _FACES + _ALIKE)
        return first + ((way, self._test(test, _KINDS[:5] + bytes((forms.EACH,)), 0, 15), others),)


def marked(sentence, other):
    """`sentence` with signs around the words in which `other` is different: they are what is chosen now."""
    words, others = sentence[:-1].split(), other[:-1].split()
    most = min(len(words), len(others))
    start = end = 0
    while start < most and words[start] == others[start]:
        start += 1
    while end < most - start and words[-1 - end] == others[-1 - end]:
        end += 1
    end = len(words) - end
    chosen = MARKS[0] + " ".join(words[start:end]) + MARKS[1]
    return " ".join(words[:start] + [chosen] + words[end:]) + "."
