"""What the rules of grammar.lark mean that are about many dice: what is counted, how many, and quantities."""

from __future__ import annotations

from typing import Any, NamedTuple

from lark import Token, v_args

from lawkeeper.games.infer.laws import forms as f
from lawkeeper_host.games.infer.laws.phrases import (
    NONE,
    SOME,
    Feature,
    NoParse,
    Phrase,
    Test,
    Tree,
    die,
    every,
    numbers,
    opposite,
    without,
)
from lawkeeper_host.games.infer.laws.pieces import KINDS, WHICH, Pieces, flat, only, part_of, place_of

ALL, ANY, NO, SO_MANY, UNCLEAR = range(5)  # UNCLEAR: "two" is neither "exactly two" nor "at least two"
HOW_MANY = "Say how many different ones: “exactly”, “at least” or “at most” and a number."
_VALUES = {"sum": f.SUM, "product": f.PRODUCT, "range": f.RANGE}


class Thing(NamedTuple):
    """What is counted or measured. `kind`: dice (a phrase), quantity (as in a tree), parts (part, None or the
    quantity and test that make them), values ("sum", phrase), form (a function: yes or no -> tree)."""

    at: int
    kind: str
    value: Any


class Many(NamedTuple):
    """So many of a thing, or of the dice of a subject (`thing` is their phrase then). `test` says how many;
    `n` is the number of "no two dice" (0: without one) and of UNCLEAR."""

    at: int
    how: int
    test: Test
    n: int
    thing: Any

    def there(self) -> bool:
        """Whether there must be such a thing, where it is only yes or no."""
        if self.test in (SOME, NONE) and not self.n:
            return self.test == SOME
        raise NoParse(self.at)

    def counted(self) -> Test:
        """The test of their number."""
        if self.how == UNCLEAR:
            raise NoParse(self.at, ("exactly", "at", "only"), WHICH)
        # "No three dice": at most two.
        return (f.AT_MOST, self.n - 1) if self.n else self.test

    def least(self) -> int:
        """How many dice have something in common, at least."""
        if self.how != SO_MANY:
            return self.n or 2
        if self.test[0] != f.AT_LEAST or self.test == SOME:
            raise NoParse(self.at)
        return self.test[1]


_ALIKE = {(f.NUMBER,): f.BY_NUMBER, (f.COLOUR,): f.BY_COLOUR, (f.COLOUR, f.NUMBER): f.BY_BOTH}


def alike(yes: bool, n: int, phrase: Phrase) -> Tree:
    """The law that n such dice have in common what the phrase says ("dice of the same colour")."""
    for each in every(phrase, "relation"):
        if (
            each.value.way == f.TOUCHING and each.value.loose
        ):  # "two dice of one colour touching": each other?
            raise NoParse(each.at)
    dice = die(without(phrase, "shared", "mixed"))
    shared = every(phrase, "shared")
    same = tuple(sorted(feature.value[0] for feature in shared if feature.value[1]))
    mixed = bool(every(phrase, "mixed")) or n == 2 and any(each.value == (f.COLOUR, 0) for each in shared)
    if not same and len(shared) == 1:
        # Two of different colours are there when two colours are.
        quantity = f.COLOURS if shared[0].value[0] == f.COLOUR else f.NUMBERS
        return f.IS, (quantity, dice), (f.AT_LEAST, n) if yes else (f.AT_MOST, n - 1)
    if mixed and same == (f.NUMBER,):
        return f.SET, int(yes), n, f.BY_NUMBER_ALONE, dice
    if len(same) < len(shared) or mixed or same not in _ALIKE:
        raise NoParse(shared[-1].at if shared else phrase[-1].at)
    return f.SET, int(yes), n, _ALIKE[same], dice


def mutual(feature: Feature) -> bool:
    """`touching each other`: what is added up is added of each two."""
    return feature.kind == "relation" and feature.value.way == f.TOUCHING and feature.value.other is None


@v_args(inline=True)
class Things(Pieces):
    """The methods have the names of rules and of the arrows in the grammar."""

    def so_many(self, bound: Feature, thing: Any) -> Many:
        return Many(bound.at, SO_MANY, bound.value, 0, thing)

    def some(self, thing: Any) -> Many:
        return Many(0, ANY, SOME, 0, thing)

    def so_even(self, *children: Any) -> Many:
        *features, word, thing = children
        return self.so_many(only(features, "test"), thing)

    def none(self, no: Token, *rest: Any) -> Many:
        """`no dice`, `no two dice`."""
        *n, thing = rest
        if isinstance(thing, tuple) and not isinstance(thing, Thing):
            thing = Thing(place_of(no), "dice", thing)
        return Many(place_of(no), NO, NONE, int(n[0]) if n else 0, thing)

    def unclear(self, n: Token, thing: Any) -> Many:
        return Many(place_of(n), UNCLEAR, NONE, int(n), thing)

    def dice(self, phrase: Phrase) -> Thing:
        return Thing(phrase[0].at if phrase else 0, "dice", phrase)

    def among(self, phrase: Phrase) -> Phrase:
        return phrase

    def kinds(self, *children: Any) -> Thing:
        """`different colours`, `different numbers among the odd dice`, `different odd numbers`."""
        phrase = flat(children)
        (feature,) = every(phrase, "feature")
        what = f.COLOURS if feature.value == f.COLOUR else f.NUMBERS
        dice = numbers if what == f.NUMBERS else die
        return Thing(feature.at, "quantity", (what, dice(without(phrase, "feature"))))

    def run(self, kind: Token, _: Token, among: Phrase = ()) -> Thing:
        if KINDS[kind] != f.CONSECUTIVE:
            raise NoParse(place_of(kind))
        return Thing(place_of(kind), "quantity", (f.RUN, die(among)))

    def parts(self, part: Token, condition: Any = None) -> Thing:
        return Thing(place_of(part), "parts", (part_of(part), condition))

    def part_with(self, has: Any) -> tuple[Any, Test]:
        """What makes a group one of those that are meant: a quantity and its test."""
        if isinstance(has, Many):
            if has.thing.kind == "quantity" and has.how == ANY:
                raise NoParse(has.thing.at, ("exactly", "at"), HOW_MANY)
            return self._quantity(has.thing), self._so_many(has)
        return self._value(has)

    def of_so_many(self, number: Any, thing: Thing) -> tuple[Any, Test]:
        """`a group of three dice`; one "of three blue dice" may have others besides, or not."""
        if thing.kind == "dice" and die(thing.value) != f.ANY_DIE:
            raise NoParse(thing.at, ("dice",), "Say “with” for what is among the dice, “of” for all of them.")
        bound = self.exactly(number) if isinstance(number, Token) else number
        return self._quantity(thing), bound.value

    def of_such(self, thing: Thing) -> tuple[Any, Test]:
        """`a group of blue dice` has no others."""
        if thing.kind != "dice" or len(thing.value) != 1:
            raise NoParse(thing.at)
        return self._count((opposite(thing.value[0]),)), NONE

    def lines(self, shape: Token, *children: Any) -> Thing:
        """`lines of 3 with an even sum`: a length and what each of them has."""
        *length, condition = children
        if length:
            return Thing(place_of(shape), "lines", (int(length[0]), *condition))
        return Thing(place_of(shape), "lines", (self._shapes(shape), *condition))

    @staticmethod
    def _shapes(shape: Token) -> int:
        return f.TRIANGLES if shape.startswith("triangle") else f.SQUARES

    def part_where(self, quantity: Thing, test: Feature) -> tuple[Any, Test]:
        return self._quantity(quantity), test.value

    def items(self, *items: Token) -> tuple[int, ...]:
        return tuple(int(item) if item.isdigit() else 6 + int(item[1]) for item in items)

    def reads(self, place: Token, items: tuple[int, ...]) -> Thing:
        part = f.ROW if place.type == "LINE" else part_of(place)
        if part == f.GROUP:
            raise NoParse(place_of(place))
        return Thing(place_of(place), "form", lambda yes: (f.READS, yes, part, items))

    def line(self, *children: Any) -> Thing:
        words = [child for child in children if isinstance(child, Token)]
        (length,) = [word for word in words if word.type == "NUM"]
        phrase = flat(child for child in children if isinstance(child, tuple))
        kinds = [Feature(place_of(word), "line", KINDS[word]) for word in words if word.type == "KIND"]
        kind = self._kind([*kinds, *every(phrase, "line")], every(phrase, "shared"))
        dice = die(without(phrase, "line", "shared"))
        if kind == f.PLAIN and dice == f.ANY_DIE:
            return Thing(place_of(length), "plain", int(length))
        return Thing(place_of(length), "form", lambda yes: (f.LINE, yes, int(length), kind, dice))

    @staticmethod
    def _kind(ordered: list[Feature], shared: list[Feature]) -> int:
        kinds = {feature.value for feature in ordered}
        for feature in shared:
            if not feature.value[1]:
                raise NoParse(feature.at)
            kinds.add(f.ONE_COLOUR if feature.value[0] == f.COLOUR else f.ONE_NUMBER)
        if kinds == {f.CONSECUTIVE, f.RISING}:
            return f.CONSECUTIVE
        if len(kinds) > 1:
            raise NoParse(max(feature.at for feature in (*ordered, *shared)))
        return kinds.pop() if kinds else f.PLAIN

    def shape(self, shape: Token, phrase: Phrase = ()) -> Thing:
        which = f.TRIANGLE if shape.startswith("triangle") else f.SQUARE
        dice = die(phrase)
        if dice == f.ANY_DIE:
            return Thing(place_of(shape), "plain", self._shapes(shape))
        return Thing(place_of(shape), "form", lambda yes: (f.SHAPE, yes, which, dice))

    def pair(self, word: Token, *children: Any) -> Thing:
        """Two dice of one number; "of the same colour" besides. Of touching ones, or with a sum, each two."""
        phrase = tuple(Feature(each.at, "touching") if mutual(each) else each for each in flat(children))
        if every(phrase, "touching") or every(phrase, "value"):
            return Thing(place_of(word), "pairs", phrase)
        phrase = (Feature(0, "shared", (f.NUMBER, 1)), *phrase)
        return Thing(0, "form", lambda yes: alike(yes, 2, phrase))

    # Quantities.

    def number_of(self, _: Token, thing: Thing) -> Thing:
        return thing

    def mean_of(self, word: Token, *values: Any) -> Thing:
        """The dice of an average."""
        thing = self.value_of(word, *values)
        for wrong in filter(lambda each: each.kind in ("so many", "scope", "touching"), thing.value[1]):
            raise NoParse(wrong.at)
        return thing._replace(value=numbers(thing.value[1]))

    def value_of(self, value: Token, *values: Any) -> Thing:
        phrase = flat(child for child in values if isinstance(child, tuple))
        for word in values:
            if isinstance(word, Token) and word.type == "PART":
                phrase = (Feature(place_of(word), "scope", part_of(word)),)
            elif isinstance(word, Token) and word.type == "NUM":
                phrase = (*phrase, Feature(place_of(word), "so many", int(word)))
        phrase = tuple(Feature(each.at, "touching") if mutual(each) else each for each in phrase)
        return Thing(place_of(value), "values", (str(value), phrase))

    def end(self, end: Token, *children: Any) -> Thing:
        what = f.LOWEST if end == "lowest" else f.HIGHEST
        phrase = flat(child for child in children if isinstance(child, tuple))
        for wrong in filter(mutual, phrase):  # of all of them, or of each two?
            raise NoParse(wrong.at)
        return Thing(place_of(end), "ends", (what, phrase))

    def longest(self, *children: Any) -> Thing:
        for word in children:
            if isinstance(word, Token) and word.type == "KIND" and KINDS[word] != f.CONSECUTIVE:
                raise NoParse(place_of(word))
        phrase = flat(child for child in children if isinstance(child, tuple))
        return Thing(0, "ends", (f.RUN, phrase))

    def more(self) -> int:
        return f.MORE

    def fewer(self) -> int:
        return f.FEWER

    def equal(self) -> int:
        return f.AS_MANY

    def _quantity(self, thing: Thing) -> Any:
        """(what, die) as in a tree."""
        at, kind, value = thing
        if kind == "quantity":
            return value
        if kind == "dice":
            return self._count(value)
        if kind == "ends":
            return value[0], numbers(value[1])
        if kind == "values" and value[0] in _VALUES:
            for wrong in every(value[1], "touching"):  # of each two; that is no one number
                raise NoParse(wrong.at)
            return _VALUES[value[0]], numbers(value[1])
        if kind == "parts" and value[1] is None:
            return (f.GROUPS, f.STACKS)[value[0]], f.ANY_DIE
        raise NoParse(at)

    @staticmethod
    def _count(phrase: Phrase) -> Any:
        dice = die(phrase)
        if dice[2] >= f.IN_LARGEST and dice == (0, f.ANY_NUMBER, dice[2], None):
            return (f.LARGEST, f.TALLEST)[dice[2] - f.IN_LARGEST], f.ANY_DIE
        return f.COUNT, dice

    def _value(self, feature: Feature) -> tuple[Any, Test]:
        """The sum or the like of all visible numbers, and its test."""
        value, test = feature.value
        return self._quantity(Thing(feature.at, "values", (value, ()))), test

    @staticmethod
    def _so_many(many: Many) -> Test:
        """The test of a quantity. Consecutive numbers: a longer run has every shorter one in it."""
        if many.thing.kind == "quantity" and many.thing.value[0] == f.RUN:
            if many.how == UNCLEAR:
                return f.AT_LEAST, many.n
            if many.how == ANY or many.how == NO and not many.n:
                return (f.AT_LEAST, 2) if many.how == ANY else (f.AT_MOST, 1)
        elif many.thing.kind == "quantity" and many.how in (ANY, NO):
            raise NoParse(many.thing.at, ("exactly", "at"), HOW_MANY)
        return many.counted()
