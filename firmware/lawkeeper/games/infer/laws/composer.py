"""The sentence builder without its page: the choices of a tree, one by one.

The options of a choice come in the order in which they are wanted: the first four are one press each. A die
is asked which words it has, not which of each kind: so the words that it lacks cost no press at all. Where a
die is the last thing of a sentence nothing goes on: the sentence is said then, with one press.
"""

from lawkeeper.games.infer.laws import forms
from lawkeeper.games.infer.laws.forms import (
    ANY_DIE,
    ANY_NUMBER,
    AT_LEAST,
    AT_MOST,
    COLOURS,
    COUNT,
    COVERED,
    EACH,
    EXACTLY,
    GROUPS,
    IS,
    MULTIPLE,
    NOT,
    OTHER_THAN,
    PAIRS,
    SAME,
    STANDING_ON,
)

MARKS = "[]"  # around what is chosen now
_WORD_ASKED = "WHICH?"
GAP = "^"  # where a word may be put in

# Words of a die: what it is of << 4 | value, in the order in which they are wanted, "no more" before them;
# the groups in which some are, behind one press together; their labels.
_COLOUR, _TEST, _PLACE, _WAY, _WHAT = range(1, 6)
_COVERED = _PLACE << 4 | COVERED
_NOT_COLOUR = 0x14  # the first word behind those of the three colours
_WORDS = (
    b"\0\x11\x12\x13"
    b"\x42\x43\x44\x45"  # only with the Compass Rose
    b"\x53\x59\x51\x52\x55\x56\x5a\x57"  # only what is compared
    b"\x40\x21\x22\x25\x26\x27\x23\x24"
    b"\x17\x2e\x18\x2f"  # only other dice
    b"\x41\x33\x34\x31\x32"
    b"\x15\x14\x16\x28"  # what a die is not: not of dice that there must not be
)
_GROUPED = b"\0\0\0\0\0\0\0\0\1\1\1\1\1\1\1\1\0\0\0\2\2\2\2\2\3\3\4\4\5\5\5\5\5\6\6\6\6"
_GROUPS = "      amountnumbersame  other place not   "
_LABELS = (
    "go on    \x01        \x02        \x03        "
    "north of south of east of  west of  "
    "the sum  groups   colours  numbers  "
    "highest  lowest   stacks   range    "
    "touching odd      even     "
    "exactly  above    below    prime    multiple "
    "colour   number   colour   number   "
    "stands oncovered  visible  stacked  on table "
    "\x02        \x01        \x03        1-6      "
)
_GROUP_WIDE, _WIDE = 6, 9
_COMPASS, _COMPASS_END, _OTHERS, _OTHERS_END, _NOT = 4, 8, 24, 28, 33  # where some stand in _WORDS
_EXACTLY = _WORDS.find(b"\x25")
_AFTER = _WHAT + 1  # see `Slots._words`

_KINDS = bytes((AT_LEAST, EXACTLY, 1, 2, AT_MOST, MULTIPLE, 3, NOT))
_KIND_LABELS = "at least\nexactly\nodd\neven\nat most\nmultiple\nprime\nnot"
# How many, of other dice and of parts: below two they ask for no number.
_MANY = "at least one\nnone\nexactly\nat least\nat most\n"
_OTHER_DICE = (0, 0, EXACTLY, AT_LEAST, AT_MOST, EACH, 1, 2), _MANY + "only such\nodd\neven"
_THESE_PARTS = (
    (0, 0, EXACTLY, AT_LEAST, AT_MOST, 1, 2, MULTIPLE, 3, NOT),
    _MANY + "odd\neven\nmultiple\nprime\nnot",
)
_UP = bytes(range(9))
_QUANTITIES = "dice\ncolours\nnumbers\nsum\nproduct\nhighest\nlowest\nrange\nin a row"
_PARTS = _UP[:4], "group\nstack\nnumber\ncolour"
_SAME = b"\1\0", "the same\ndifferent"
_APART = "any 2/sum\nany 2/differ by\nany 2/product\nproduct"
# By form, the plain numbers that are asked for, in order. What is None is a part of the sentence.
_PLAIN = {
    forms.WITHIN: (_SAME, (_UP[:2], "by colour\nby number")),
    forms.SET: ((range(2, 5), ""), (_UP[:4], "number\ncolour\nboth\nno. alone")),
    forms.PAIRS: (None, (b"\0\1\3\4\5\6\7\2", "sum\ndiffer by\ncolours\nnumbers\n" + _APART)),
    forms.PARTS: (_PARTS,),
    forms.EVERY_PART: (_PARTS,),
    forms.PARTS_ALIKE: (_PARTS, _SAME),
    forms.LINE: ((range(2, 9), ""), (_UP[:5], "any\nsequence\n1 colour\n1 number\nrising")),
    forms.READS: ((b"\2\1", "a line\na stack"),),
    forms.SHAPE: ((_UP[:2], "triangle\nsquare"),),
    forms.TWO_PARTS: (_PARTS, _SAME),
    forms.AVERAGE: ((_UP[:5], "exactly\nat least\nat most\nabove\nbelow"), (range(2, 6), "")),
}
_MAY_NOT = (forms.SET, forms.LINE, forms.READS, forms.SHAPE)  # "There must be no ...": asked for at the end
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

    Gaps are filled. Of choice number `at` there are .label, .options (a sequence; numbers are shown .shift
    higher, others have a `name`), .now (the index of the one that stands there) and .first (of the one that
    comes first). Where `pick`, one of its options, is not -1, it is taken, and all this is said of the
    choice that is to be met after it. .then is the choice of which it is said, .count how many there are: as
    many as .then or fewer when none comes after what was taken. .tree: what it has become.

    .says: 1 where the words of a die are asked for and the sentence has no further part: option 0, "go on",
    is not shown there, since who wants no more words says the sentence. Else 0.

    .steps counts the words and choices of the tree. Where only `keep` of them are to stay, the others are
    taken back; .stop is the choice at which it goes on then.
    """

    def __init__(self, tree, at=-1, pick=-1, compass=False, keep=255):
        self.then, self._pick, self._keep = at, pick, keep
        self.steps, self.stop = 0, -1
        self._compass = compass
        self._related = self._none = False
        self.count = self.now = self.first = self.shift = self._what = 0
        self.label, self._labels = "", ()
        self.options = b"\0"
        self.tree = self._walk(tree)
        self.says = int(self.count == self.then + 1 and self.options[0] == 0 and self.label == _WORD_ASKED)

    # -- the options ----------------------------------------------------------------------------------------

    def entries(self):
        """-> the first option of each press, of a word or of a group of them, and how many options there are
        at the end; nothing where they are numbers."""
        words, found, before = self.label == _WORD_ASKED, bytearray(), 0
        if not words and not self._labels:
            return found
        for index, option in enumerate(self.options):
            group = _GROUPED[option] if words else self._labels[index].find("/") + 1
            if not group or group != before:
                found.append(index)
            before = group
        found.append(len(self.options))
        return found

    def group(self, index):
        """-> the group in which an option is, "" for none."""
        if self.label == _WORD_ASKED:
            at = _GROUPED[self.options[index]] * _GROUP_WIDE
            return _GROUPS[at : at + _GROUP_WIDE].rstrip()
        label = self._labels[index]
        return label[: max(0, label.find("/"))]

    def exactly(self):
        """-> the option after which the number that a die shows is asked for; -1: there is none."""
        words = self.options if self.label == _WORD_ASKED else b""
        return _EXACTLY if _EXACTLY in bytes(words) else -1  # the board looks for no number in a bytearray

    def name(self, index):
        """-> what an option is called, that is no number."""
        if self.label == _WORD_ASKED:
            at = self.options[index] * _WIDE
            return _LABELS[at : at + _WIDE].rstrip() if at or not index else "any"
        label = self._labels[index]
        return label[label.find("/") + 1 :]

    # -- a tree ---------------------------------------------------------------------------------------------

    def _walk(self, tree):
        form = tree[0]
        if form >= forms.NOT_SO and form not in _PLAIN:  # the cable says these
            return self._walk((IS, (COUNT,), (AT_LEAST, 1)))
        made = [form] + [_part(tree, number + 1) for number in range(len(forms.SLOTS[form]))]
        late = form in _MAY_NOT
        plain, quantity = 0, None
        for number, slot in enumerate(forms.SLOTS[form][late:], 1 + late):
            if slot > 0:
                asked = _part(_PLAIN.get(form), plain)
                plain += 1
                if asked:
                    made[number] = self._choose(made[number], *asked)
                self._what = _PAIR + made[number] % forms.APART
            elif slot >= forms.QUANTITY and slot < forms.SEQUENCE and not _compared(form):
                quantity = number
                made[number] = self._quantity(form == IS, made[number] or (COUNT,))
            else:
                made[number] = self._slot(form, slot, made[number])
        if quantity and made[quantity][0] < GROUPS:  # its die is the last thing
            what, die = made[quantity]
            # Of the dice that there must not be nobody says what they are not: all are so.
            self._none = form == IS and made[2] == (EXACTLY, 0)
            made[quantity] = what, self._die(die, form == IS)[1]
        if late:
            made[1] = self._choose(made[1], b"\1\0", "must be\nmust not")
        if form == forms.EVERY and made[2] == ANY_DIE:  # of all dice something is said
            made[2] = 0, (forms.ODD, 0), 0, None
        return tuple(made)

    def _taken_back(self):
        """Is the word or choice that comes now one of those that do not stay?"""
        self.steps += 1
        if self.steps > self._keep and self.stop < 0:
            self.stop = self.count
        return self.steps > self._keep

    def _choose(self, value, options, labels="", label="WHAT?", first=0, shift=0):
        """-> what stands in a slot: `value`, or the first of the options where it is none of them."""
        if len(options) < 2:
            return options[0]
        if self._taken_back() or value is None or value not in options:
            value = options[first]
        if self.count == self.then:
            if self._pick < 0:
                self._tell(options, value, labels, label)
                self.first, self.shift = first, shift
            else:
                value, self._pick = self._pick, -1
                self.then += 1
        self.count += 1
        return value

    def _tell(self, options, value, labels, label):
        self.options, self.label = options, label
        self._labels = labels.split("\n") if labels else ()
        for place, option in enumerate(options):
            if option == value:
                self.now = place
                break

    def _slot(self, form, slot, value):
        what = self._what
        if slot == forms.TEST:
            if form == PAIRS and what >= _PAIR + forms.PAIR_COLOUR:
                return self._choose(_part(value, 0), bytes((OTHER_THAN, SAME)), "different\nthe same"), 0
            kinds = bytes((value[0],)) if form == IS and what == COUNT else _KINDS
            if what == COUNT and form != IS:
                return self._many(value or (AT_LEAST, 1), *_THESE_PARTS, 20)
            return self._test(value, kinds, _BOUNDS[2 * what], _BOUNDS[2 * what + 1])
        if slot == forms.SMALL_TEST:
            return self._many(value or (AT_LEAST, 1), *_THESE_PARTS)
        if slot == forms.SEQUENCE:
            length = self._choose(len(value or b"123"), range(2, 5), "", "LENGTH")
            return tuple([self._item(_part(value, item) or item + 1) for item in range(length)])
        if slot == forms.QUANTITY:
            return self._die(_part(value, 1), True, _part(value, 0) or COUNT)
        return self._die(value, slot == forms.DIE)[1]

    def _item(self, value):
        return self._choose(value, range(1, 10), "1\n2\n3\n4\n5\n6\n\x01\n\x02\n\x03", "READS")

    def _quantity(self, single, quantity):
        """-> (what, die): the die is walked later. What a sentence is about is asked of parts alone."""
        what = quantity[0]
        if not single:
            what = self._choose(what, _UP, _QUANTITIES)
        self._what = what
        return what, ANY_DIE if what >= GROUPS else _part(quantity, 1)

    def _test(self, test, kinds, low, high, shift=0):
        kind = self._choose(_part(test, 0), kinds, _KIND_LABELS, "HOW?")
        if kind == forms.BETWEEN:  # only a computer can type it: it stays as it came
            return kind, _part(test, 1)
        options = _numbers(kind, low, high)
        start = 5 if high > 20 and kind != MULTIPLE else 1  # sums and products are rarely less
        first = min(max(0, start - options[0]), len(options) - 1)
        return kind, self._choose(_part(test, 1), options, "", "NUMBER", first, shift)

    # -- a die ----------------------------------------------------------------------------------------------

    def _die(self, die, related, what=-1, other=-1):
        """-> (what, die). It may have a relation when it is `related`; `what`: it is compared, and may be
        something else than dice; `other`: it is the object of a relation, and that way."""
        made = [_part(die, 0) or 0, _part(die, 1) or ANY_NUMBER, _part(die, 2) or 0, _part(die, 3), what]
        if self._related or not related:
            made[3] = None
        asked = related and not self._related, what, other
        start = self.count
        taken = self._words(made, asked, -1)
        if taken >= 0:  # the walk begins anew, with it
            self.count, self.then = start, -1
            kind = taken >> 4
            self._words(made, asked, kind if kind in (_TEST, _WAY) else 0 if kind else _AFTER)
        what = max(COUNT, made[4])
        if what >= GROUPS:
            return what, ANY_DIE
        return what, tuple(made[: 4 if other < 0 else 3])

    def _words(self, made, asked, aim):
        """Go through the words of a die (see `_die`); `asked`: is it related, what, other.
        -> the word that was taken now, 0 for no more, -1 when none was.

        `aim`: where it goes on, at the number of its test (_TEST), at the first thing of its way (_WAY), at
        the choice of one more word (0), or after it; -1: not here."""
        for of in (_COLOUR, _TEST, _PLACE):
            if of == _COLOUR and made[0] or of == _TEST and made[1][0] or of == _PLACE and made[2]:
                taken = self._choose_word(made, asked, of)
                if taken >= 0:
                    return taken
            if of == _TEST and self._number(made, aim == _TEST):
                aim = 0
        if aim == _WAY:
            self.then = self.count
        if made[3] and self._taken_back():
            made[3] = None
        if made[3]:
            made[3] = self._relation(made[3])
        if made[4] > COUNT and self._taken_back():
            made[4] = COUNT
        if aim == 0 or aim == _AFTER:
            self.then = self.count + aim // _AFTER
        return self._choose_word(made, asked, 0) if made[4] < GROUPS else -1

    def _choose_word(self, made, asked, of):
        """Choose a word in the place of the one of kind `of`; 0: one more, first of all none. As `_words`."""
        kinds = _kinds(made, of, *asked)
        if not kinds:
            return -1  # it has a word of each kind
        if self.count != self.then:
            if self._taken_back() and of:
                made[of - 1] = ANY_NUMBER if of == _TEST else 0
            else:
                self.count += 1
            return -1
        if self._pick < 0:
            word = of and (of << 4 | (made[1][0] if of == _TEST else made[of - 1]))
            self._tell(self._free(made, of, kinds, asked[2]), _WORDS.find(bytes((word,))), "", _WORD_ASKED)
            self.count += 1
            return -1
        picked, self._pick = self._pick, -1
        if of:
            made[of - 1] = ANY_NUMBER if of == _TEST else 0
        if picked:
            picked = _WORDS[picked]
            kind, value = picked >> 4, picked & 15
            if kind == _WHAT and value >= GROUPS:  # no dice are meant any more
                made[:4] = 0, ANY_NUMBER, 0, None
            made[kind - 1] = (value, None) if kind == _TEST else (value,) if kind == _WAY else value
        return picked

    def _free(self, made, of, kinds, other):
        """-> the words of `kinds` that may stand in the place of the one of kind `of`: where they stand in
        _WORDS; 0 for none, which comes first when there is no word there yet."""
        # A covered die shows no number.
        barred = _COVERED if made[1][0] and of != _TEST and of != _PLACE else 0
        least = _NOT_COLOUR if self._what == COLOURS and other < 0 else 0  # dice of one have no others
        free = bytearray(b"" if of else b"\0")
        last = _NOT if self._none and other < 0 else len(_WORDS)
        for place in range(1, last):
            word = _WORDS[place]
            if not kinds >> (word >> 4) & 1 or word < least or word == barred:
                continue
            if _COMPASS <= place < _COMPASS_END and not self._compass:
                continue
            if _OTHERS <= place < _OTHERS_END and other < 0:
                continue
            free.append(place)
        if of:
            free.append(0)
        return free

    def _number(self, made, aimed):
        """Choose the number of a test of a die; `aimed`: it goes on there. -> whether it goes on with one
        more word: the number was taken now, or none is asked for."""
        before, kind, pick = self.count, made[1][0], self._pick
        if aimed:
            self.then = before
        shift = (kind == AT_MOST) - (kind == AT_LEAST)  # greater than 3: at least 4
        made[1] = self._test(made[1], bytes((kind,)), 1, 6, shift)
        if pick > self._pick or aimed and self.count == before:
            self.then = -1
            return True
        return False

    def _relation(self, relation):
        """-> the same (way, test, object) with its gaps filled: first the other dice, then how many."""
        way, test = relation[0], _part(relation, 1) or (AT_LEAST, 1)
        self._related = True
        others = self._die(_part(relation, 2), False, -1, way)[1]
        kinds, labels = _OTHER_DICE
        if way == STANDING_ON:  # on one die at most
            kinds, labels = kinds[:2], "at least one\nnone"
        return way, self._many(test, kinds, labels), others

    def _many(self, test, kinds, labels, most=15):
        """-> the test of how many there are, at `most` so many: of some and of none no number is asked."""
        many = 0
        if test != (AT_LEAST, 1):
            many = 1 if test == (EXACTLY, 0) else kinds.index(test[0]) if test[0] in kinds else 0
        many = self._choose(many, range(len(kinds)), labels, "HOW MANY?")
        if many < 2:
            return ((AT_LEAST, 1), (EXACTLY, 0))[many]
        low = (1, 2, 0)[many - 2] if many < 5 else 0
        options = range(low, most + (many < 4)) if many < 5 else _numbers(kinds[many], 0, most)
        return kinds[many], self._choose(test[1], options, "", "NUMBER", int(many == 4))


def _compared(form):
    return forms.SHAPE < form < forms.NOT_SO or forms.MORE <= form <= forms.AS_MANY


def _kinds(made, of, related, what, other):
    """-> the kinds of words that may stand in the place of the one of kind `of`, with what a die has else:
    a bit each."""
    kinds = 0
    if of == _COLOUR or not made[0]:
        kinds |= 1 << _COLOUR
    # One that is covered shows no number.
    hidden = other == STANDING_ON or made[2] == COVERED and of not in (_TEST, _PLACE)
    if not hidden and (of == _TEST or not made[1][0]):
        kinds |= 1 << _TEST
    if of == _PLACE or not made[2]:
        kinds |= 1 << _PLACE
    if related and not made[3]:
        kinds |= 1 << _WAY
    if what >= COUNT and made[4] <= COUNT:
        kinds |= 1 << _WHAT
    return kinds


def marked(sentence, other):
    """`sentence` with signs around the words in which `other` is different: they are what is chosen now.
    Where `other` only has more of them, `GAP` stands there."""
    words, others = sentence[:-1].split(), other[:-1].split()
    most = min(len(words), len(others))
    start = end = 0
    while start < most and words[start] == others[start]:
        start += 1
    while end < most - start and words[-1 - end] == others[-1 - end]:
        end += 1
    end = len(words) - end
    chosen = " ".join(words[start:end])
    chosen = MARKS[0] + chosen + MARKS[1] if chosen else GAP
    return " ".join(words[:start] + [chosen] + words[end:]) + "."
