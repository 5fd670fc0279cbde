"""What the sentences of grammar.lark mean that say what there must be, or more of one than of another."""

from __future__ import annotations

from typing import Any

from lark import Token, v_args

from lawkeeper.games.infer.laws import forms as f
from lawkeeper_host.games.infer.laws.phrases import (
    NONE,
    SOME,
    Feature,
    NoParse,
    Phrase,
    Relation,
    Test,
    Tree,
    denied,
    die,
    every,
    opposite,
    without,
)
from lawkeeper_host.games.infer.laws.pieces import WHICH, only, place_of
from lawkeeper_host.games.infer.laws.things import NO, UNCLEAR, Many, Thing, Things, alike

UNSAID = "A law cannot say the opposite of this."
MAY = "What “may” be need not be: say “must”."
_PAIRS = {"sum": f.PAIR_SUM, "product": f.PAIR_PRODUCT, "difference": f.PAIR_DIFFERENCE}
COMPARED = {"more": f.MORE, "fewer": f.FEWER}
_LEADS = {"least": (f.AT_LEAST, 0), "most": (f.AT_MOST, 0), "more": (f.AT_LEAST, 1)}
_TOGETHER = "shared", "mixed", "value", "every colour"


@v_args(inline=True)
class There(Things):
    """The methods have the names of the arrows in the grammar. `not_so`: "must not"."""

    def must(self, *words: Token) -> int:
        """The index of the "not" in "must not", or 0."""
        return place_of(words[-1]) if words else 0

    def have(self, not_so: int) -> int:
        return not_so

    def same(self) -> Feature:
        return Feature(0, "alike", 1)

    def different(self) -> Feature:
        return Feature(0, "alike", 0)

    # There must be ...

    def there(self, not_so: int, many: Many) -> Tree:
        kind, value = many.thing.kind, many.thing.value
        if kind in ("plain", "lines"):
            return self._lines(not_so, many, value)
        if kind == "form":
            return value(int(many.there() != bool(not_so)))
        if kind == "pairs":
            return self._counted_pairs(not_so, many, value)
        if kind == "parts" and value[1]:
            return f.PARTS, value[0], self._unless(not_so, many.counted()), *value[1]
        if kind == "dice" and any(feature.kind in _TOGETHER for feature in value):
            return self._together(many, value, (many.how == NO) == bool(not_so))
        for each in every(value, "relation") if kind == "dice" else ():
            # Of three it would not say whether each touches both others; of any, how many do not.
            few = many.test in (SOME, NONE, (f.AT_LEAST, 2))
            if each.value.other is None and not (few and mutually(each)):
                raise NoParse(many.at)
        if kind == "dice" and many.how == NO and many.n and any(map(touching, value)):
            return self._touching_alike(many, not_so, tuple(each for each in value if not touching(each)))
        return f.IS, self._quantity(many.thing), self._unless(not_so, self._so_many(many))

    def _lines(self, not_so: int, many: Many, said: Any) -> Tree:
        """So many lines, triangles or squares; without a number there must be one, or none."""
        what, *condition = said if isinstance(said, tuple) else (said,)
        if not condition and many.test in (SOME, NONE) and not many.n and many.how != UNCLEAR:
            yes = int(many.there() != bool(not_so))
            if what >= f.TRIANGLES:
                return f.SHAPE, yes, what - f.TRIANGLES, f.ANY_DIE
            return f.LINE, yes, what, f.PLAIN, f.ANY_DIE
        quantity, test = condition or ((f.COUNT, f.ANY_DIE), SOME)
        return f.LINES, what, self._unless(not_so, many.counted()), quantity, test

    @staticmethod
    def _unless(not_so: int, test: Test) -> Test:
        return denied(test, not_so) if not_so else test

    def _together(self, many: Many, phrase: Phrase, yes: bool) -> Tree:
        """Something that several dice have in common."""
        if every(phrase, "every colour"):
            if many.how == UNCLEAR or not many.there():
                raise NoParse(many.at)
            test = (f.EXACTLY, 3) if yes else (f.NOT, 3)
            return f.IS, (f.COLOURS, die(without(phrase, "every colour"))), test
        if any(map(touching, phrase)):
            if many.least() != 2:
                raise NoParse(many.at)
            said = tuple(each for each in phrase if not touching(each) and each.kind != "numbers")
            if every(said, "value") and len(said) > 1:
                return self._of_some(not yes, said, not yes, 2, 0)
            return self._pairs(not yes, said, not yes)
        if every(phrase, "value"):
            n = many.n or many.least()
            if n not in (2, 3):
                raise NoParse(many.at)
            return self._of_some(not yes, without(phrase, "numbers"), not yes, n)
        return alike(yes, many.least(), phrase)

    def _pairs(self, each: bool, said: Phrase, flipped: bool, apart: int = 0) -> Tree:
        """A law about two touching dice, or (`APART`) any two: of each such pair, or of some."""
        feature = said[0]
        for wrong in said[1:]:
            raise NoParse(wrong.at)
        if feature.kind == "shared":
            what, same = feature.value
            return f.PAIRS, int(each), f.PAIR_COLOUR + what, (f.SAME if same != flipped else f.OTHER_THAN, 0)
        what, test = only(said, "value").value
        if what not in _PAIRS:
            raise NoParse(feature.at)
        return f.PAIRS, int(each), _PAIRS[what] + apart, denied(test, feature.at) if flipped else test

    def _of_some(self, each: bool, phrase: Phrase, flipped: bool, n: int, apart: int = f.APART) -> Tree:
        """As `_pairs`, of such dice alone, or of every three, some three."""
        said = tuple(every(phrase, "value"))
        dice = die(without(phrase, "value"))
        if n == 2 and dice == f.ANY_DIE:
            return self._pairs(each, said, flipped, apart)
        _, _, what, test = self._pairs(False, said, False, apart)
        if n == 3:
            if what != f.APART + f.PAIR_SUM:
                raise NoParse(said[0].at)
            what = f.THREE_SUM
        if each != flipped:
            test = denied(test, said[0].at)
        return f.SOME_DICE, NONE if each else SOME, what, test, dice

    def _counted_pairs(self, not_so: int, many: Many, phrase: Phrase) -> Tree:
        """`exactly two pairs of touching blue dice`."""
        test = self._unless(not_so, many.counted())
        said = tuple(each for each in phrase if each.kind in ("shared", "value"))
        rest = without(phrase, "shared", "value", "touching", "numbers")
        close = every(phrase, "touching")
        what, of = f.PAIR, SOME
        if said:
            _, _, what, of = self._pairs(False, said, False, 0 if close else f.APART)
        elif test in (SOME, NONE):
            relation = Feature(many.at, "relation", Relation(f.TOUCHING, SOME, None))
            return f.IS, (f.COUNT, die((*rest, relation))), (f.AT_LEAST, 2) if test == SOME else NONE
        dice = die(rest)
        if test in (SOME, NONE) and dice == f.ANY_DIE:
            return self._pairs(test == NONE, said, test == NONE, 0 if close else f.APART)
        return f.SOME_DICE, test, what, of, dice

    def compare(self, not_so: int, compared: Token, one: Thing, two: Thing) -> Tree:
        return self.quantities(one, not_so, COMPARED[compared], two)

    def as_many(self, not_so: int, *things: Any) -> Tree:
        return self.quantities(things[-2], not_so, f.AS_MANY, things[-1])

    def quantities(self, one: Thing, not_so: int, form: int, two: Thing) -> Tree:
        if two.kind == "dice" and every(two.value, "any other"):
            return self._foremost(one, not_so, form, two)
        return (f.SHAPE + form if not_so else form), self._quantity(one), self._quantity(two)

    def _foremost(self, one: Thing, not_so: int, form: int, two: Thing) -> Tree:
        """`more blue dice than dice of any other colour`."""
        (other,) = every(two.value, "any other")
        if one.kind != "dice" or form == f.AS_MANY:
            raise NoParse(other.at)
        such, others = die(one.value), die(without(two.value, "any other"))
        colour, test, *rest = such
        plain = (0, test, *rest) if other.value == f.COLOUR else (colour, f.ANY_NUMBER, *rest)
        named = 0 < colour < 4 if other.value == f.COLOUR else test[0] == f.EXACTLY and not colour
        if others != plain or not named:
            raise NoParse(other.at)
        how = 0 if form == f.MORE else 1
        return f.FOREMOST, 3 - how if not_so else how, such

    def compare_not(self, not_so: int, no: Token, compared: Token, one: Thing, two: Thing) -> Tree:
        if not_so:
            raise NoParse(place_of(no), (), UNSAID)
        return self.quantities(one, place_of(no), COMPARED[compared], two)

    def bounded(self, not_so: int, bound: Token, one: Thing, two: Thing) -> Tree:
        """`at least as many odd dice as even dice`."""
        return self.bounded_quantities(one, not_so, bound, two)

    def bounded_quantities(self, one: Thing, not_so: int, bound: Token, two: Thing) -> Tree:
        """At least as much is not less; not that is less."""
        form = f.FEWER if bound == "least" else f.MORE
        return self.quantities(one, int(not not_so), form, two)

    def equal_quantities(self, one: Thing, not_so: int, two: Thing) -> Tree:
        return self.quantities(one, not_so, f.AS_MANY, two)

    def more_by(self, not_so: int, bound: Feature, compared: Token, one: Thing, two: Thing) -> Tree:
        """`at least two more odd dice than even dice`."""
        return self._by(not_so, one, bound, compared, two)

    def quantity_by(self, one: Thing, not_so: int, bound: Feature, compared: Token, two: Thing) -> Tree:
        return self._by(not_so, one, bound, compared, two)

    def _by(self, not_so: int, one: Thing, bound: Feature, compared: Token, two: Thing) -> Tree:
        things = (two, one) if compared == "fewer" else (one, two)
        kind, n = bound.value
        if not_so or kind not in (f.EXACTLY, f.AT_LEAST, f.AT_MOST):
            raise NoParse(not_so or bound.at, (), UNSAID)
        return f.BY, 1, self._quantity(things[0]), self._quantity(things[1]), (kind, n)

    def unclear_by(self, _: int, n: Token, *__: Any) -> Tree:
        raise NoParse(place_of(n), ("exactly", "at least", "at most"), WHICH)

    def times(self, word: Token) -> int:
        return 2 if word == "twice" else int(word)

    def times_by(self, not_so: int, *said: Any) -> Tree:
        """`at least twice as many odd dice as even dice`."""
        *lead, times, one, two = said
        if not_so or times < 2:
            raise NoParse(not_so, (), UNSAID)
        if lead and lead[0] == "fewer":
            return self.quantity_less_times(one, not_so, times, two)
        test = _LEADS[str(lead[0])] if lead else (f.EXACTLY, 0)
        return f.BY, times, self._quantity(one), self._quantity(two), test

    def quantity_less_times(self, one: Thing, not_so: int, times: int, two: Thing) -> Tree:
        """`less than three times`."""
        if not_so or times < 2:
            raise NoParse(not_so, (), UNSAID)
        return f.RATIO, 4, times, 1, self._quantity(one), self._quantity(two)

    def quantity_times(self, one: Thing, not_so: int, *said: Any) -> Tree:
        return self.times_by(not_so, *said[:-1], one, said[-1])

    def fraction(self, *words: Token) -> Feature:
        """`at least two thirds`."""
        *lead, n, part = words
        how = 0 if not lead else 1 if lead[0] == "least" else 2
        return self._fraction(how, n, part)

    def more_than_fraction(self, n: Token, part: Token) -> Feature:
        return self._fraction(3, n, part)

    def less_than_fraction(self, n: Token, part: Token) -> Feature:
        return self._fraction(4, n, part)

    @staticmethod
    def _fraction(how: int, n: Token, part: Token) -> Feature:
        many, of = int(n), 2 + "htqf".index(part[0])
        if not 0 < many < of:
            raise NoParse(place_of(n))
        if (many, of) == (2, 4):
            many, of = 1, 2
        return Feature(place_of(n), "fraction", (how, many, of))

    def quantity_fraction(self, one: Thing, not_so: int, said: Feature, two: Thing) -> Tree:
        """`the number of even dice must be at least two thirds of the number of dice`."""
        if not_so:
            raise NoParse(not_so, (), UNSAID)
        return f.RATIO, *said.value, self._quantity(one), self._quantity(two)

    def quantity_apart(self, one: Thing, not_so: int, said: Feature, two: Thing) -> Tree:
        """`must differ by exactly 2 from`."""
        test = only([said], "test").value
        return f.BY, 0, self._quantity(one), self._quantity(two), self._unless(not_so, test)

    def share(self, not_so: int, majority: Token, phrase: Phrase) -> Tree:
        if not_so:
            raise NoParse(not_so, (), UNSAID)
        return f.MAJORITY if majority == "majority" else f.MINORITY, die(phrase)

    def most(self, phrase: Phrase, not_so: int, said: Any) -> Tree:
        """Most of all dice, or most of some: more of them are so than are not."""
        if isinstance(said, Many):
            raise NoParse(said.at)
        both = *phrase, *phrase_of(said)
        if not_so or die(phrase) == f.ANY_DIE:
            return self.share(not_so, Token("MAJORITY", "majority"), both)
        others = *phrase, opposite(both[-1])
        if len(both) > len(phrase) + 1:
            raise NoParse(both[-1].at)
        return f.MORE, (f.COUNT, die(both)), (f.COUNT, die(others))

    @staticmethod
    def _touching_alike(dice: Many, not_so: int, both: Phrase) -> Tree:
        """`no two touching dice may be blue`: none touches another such die."""
        if not_so or dice.n != 2:
            raise NoParse(not_so or dice.at)
        mutual = Feature(dice.at, "relation", Relation(f.TOUCHING, SOME, None))
        return f.IS, (f.COUNT, die((*both, mutual))), NONE


def mutually(feature: Feature) -> bool:
    """`touching each other`."""
    return feature.kind == "relation" and feature.value[:3] == (f.TOUCHING, SOME, None)


def touching(feature: Feature) -> bool:
    """`touching dice`, `dice that touch`, `dice touching each other`."""
    return feature.kind == "touching" or mutually(feature)


def phrase_of(said: Any) -> Phrase:
    return (said,) if isinstance(said, Feature) else said
