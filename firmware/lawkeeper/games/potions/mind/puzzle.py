"""Puzzles: a list of rules, and a question whose answer is one rule or one set.

A record of a pack is PUZZLE, the question, the list of names (128 added with six colours), how many names,
then each rule behind its length."""

from lawkeeper.games.fold import Refused
from lawkeeper.games.potions.brew import kinds
from lawkeeper.games.potions.brew.form import check
from lawkeeper.games.potions.brew.rule import AND, ANY, IF_AT, OR, condition
from lawkeeper.games.potions.brew.space import Space
from lawkeeper.games.potions.brew.worlds import Worlds
from lawkeeper.logic import masks

PUZZLE = 2  # first byte of a record
BREAKS, FORCED = range(2)  # with which rule a set keeps no result; which set keeps exactly one
_COLOURS = 128
_RULES = (4, 3)  # of a puzzle that the box makes, by question
_TRIES = 40  # rules for one place, before all is begun anew
_HOWS = (1, 1, 2, 9, 9, 10, 5, 8)  # how << 2 | number: at least, exactly, at most, no


class Puzzle:
    """.question, .space, .codes (rules as bytes); .answer: the number of a rule, from 1, or of a set; .shows:
    the number of a set that shows it; .left: with FORCED the result that this set keeps."""

    def __init__(self, question, space, codes):
        """Refused when there is no answer, or more than one."""
        self.question = question
        self.space = space
        self.codes = codes
        self.answer = self.shows = self.left = -1
        worlds = Worlds(space)
        left = worlds.all
        for number, code in enumerate(codes):
            check(space, code)
            left &= worlds.mask(code)
            if question == BREAKS and self.answer < 0 and worlds.empty(left):
                self.answer, self.shows = number + 1, masks.lowest(worlds.empty(left))
        if question == FORCED and masks.one_left(worlds.forced(left)):
            self.answer = self.shows = masks.lowest(worlds.forced(left))
            self.left = worlds.open_to(left, self.answer)[0]
        if self.answer < 0:
            raise Refused("This puzzle has no answer.")


def read(record):
    """-> the Puzzle of a record (bytes). Refused when it is none that this box can use."""
    from lawkeeper.games.potions.brew.names import LISTS, TYPES, names

    if len(record) < 4 or record[0] != PUZZLE or record[1] > FORCED:
        raise Refused("This box cannot read this puzzle.")
    number = record[2] & ~_COLOURS
    low, high = TYPES
    if number >= len(LISTS) or not low <= record[3] <= high:
        raise Refused("This box cannot read this puzzle.")
    space = Space(kinds.COLOURS if record[2] & _COLOURS else kinds.SUITS, names(number, record[3]))
    codes, rest = [], record[4:]
    while rest:
        codes.append(rest[1 : 1 + rest[0]])
        rest = rest[1 + rest[0] :]
    return Puzzle(record[1], space, codes)


def made(chance, question):
    """Yield None at work, at last a Puzzle that the box has made up."""
    from lawkeeper.games.potions.brew.names import names

    space = Space(kinds.SUITS, names(0, 3))
    worlds = Worlds(space)
    while True:
        codes = None
        for codes in _tried(chance, worlds, question):
            if codes is None:
                yield None
        if codes:
            yield Puzzle(question, space, codes)
            return


def _tried(chance, worlds, question):
    """Yield None at work, at last the rules of a puzzle, or () when chance did not find any."""
    count = _RULES[question]
    last = 1 + chance.below(count - 1) if question == BREAKS else count - 1
    codes, left = [], worlds.all
    for place in range(count):
        for _ in range(_TRIES):
            yield None
            code = drawn(chance, worlds.space)
            after = left & worlds.mask(code)
            fits = _fits(worlds, question, left, after, place - last)
            if fits and not says_twice(worlds, code):
                break
        else:
            yield ()
            return
        codes.append(code)
        left = after
    yield codes


def _fits(worlds, question, left, after, place):
    """May this rule stand here? place: 0 for the one that decides, less before it."""
    if left == after:
        return False  # it would say nothing
    if place > 0:
        return True
    if question == BREAKS:
        return (worlds.empty(after) != 0) == (place == 0)
    forced = worlds.forced(after)
    return not worlds.empty(after) and (masks.one_left(forced) if place == 0 else not forced)


def says_twice(worlds, code):
    """Does one of two conditions say nothing beside the other, as "at least 2" of all beside 2 hearts?"""
    alone = [code[:IF_AT] + bytes((byte,)) for byte in code[IF_AT:-1]]
    return worlds.mask(code) in [worlds.mask(one) for one in alone]


def drawn(chance, space):
    """-> the bytes of a rule of one or two conditions."""
    parts = [_condition(chance, space)]
    if chance.below(2):
        other = _condition(chance, space)
        if other >> 4 != parts[0] >> 4:  # two about the same ingredient are one, or a riddle of words
            parts += [other, chance.pick((AND, OR))]
    name = 1 << chance.below(len(space.names))
    return bytes((name, 0) if not chance.below(3) else (0, name)) + bytes(parts)


def _condition(chance, space):
    kind = chance.below(space.kinds + 1)
    how = chance.pick(_HOWS)
    if kind == space.kinds:
        return condition(ANY, chance.pick((0, 2)), 2)
    return condition(kind, how >> 2, how & 3)
