"""What the sentences of grammar.lark mean that say how dice, quantities and groups must be; the others are in
`there`. Each method makes the tree of a law."""

from __future__ import annotations

from typing import Any

from lark import Token, v_args

from lawkeeper.games.infer.laws import forms as f
from lawkeeper.games.infer.laws import sense
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
    numbers,
    opposite,
    trimmed,
    without,
)
from lawkeeper_host.games.infer.laws.pieces import only, part_of, place_of
from lawkeeper_host.games.infer.laws.there import COMPARED, MAY, UNSAID, There, phrase_of, touching
from lawkeeper_host.games.infer.laws.things import ALL, NO, SO_MANY, UNCLEAR, Many, Thing, alike

_PROHIBITED = f.NOT, f.NOT_PRIME, f.NOT_MULTIPLE
_MEANS = f.EXACTLY, f.AT_LEAST, f.AT_MOST
_MISSING = f.PRODUCT, f.HIGHEST, f.LOWEST, f.RANGE


@v_args(inline=True)
class Meaning(There):
    """The methods have the names of the arrows in the grammar. `not_so`: "must not"."""

    # Dice must ...

    def all_dice(self, phrase: Phrase) -> Many:
        return Many(0, ALL, SOME, 0, phrase)

    def every_number(self, number: Token, *posts: Any) -> Many:
        return self.all_dice(self.phrase(self.exactly(number), *posts))

    def all_pairs(self, n: Token, phrase: Phrase) -> Many:
        close = every(phrase, "touching")
        if n not in ("2", "3") or close and n == "3":
            raise NoParse(place_of(n))
        return self.all_dice(phrase if close else (*phrase, Feature(place_of(n), "so many", int(n))))

    def no_dice(self, no: Token, *rest: Any) -> Many:
        *n, phrase = rest
        return Many(place_of(no), NO, NONE, int(n[0]) if n else 0, phrase)

    def so_many_dice(self, bound: Feature, phrase: Any) -> Many:
        return Many(bound.at, SO_MANY, bound.value, 0, phrase.value if isinstance(phrase, Thing) else phrase)

    def unclear_dice(self, n: Token, phrase: Phrase) -> Many:
        return Many(place_of(n), UNCLEAR, NONE, int(n), phrase)

    def may(self, *children: Any) -> Tree:
        """`no dice may`, `at most two dice may`, `there may be no`: all others would forbid nothing."""
        *subject, word, said = children
        many = subject[0] if subject else said
        only = isinstance(said, Feature) and said.kind == "relation" and said.value.test == NONE
        if many.how != NO and not only and many.test[0] not in (f.AT_MOST, f.EXACTLY) or many.how == UNCLEAR:
            raise NoParse(place_of(word), ("must",), MAY)
        return self.state(subject[0], 0, said) if subject else self.there(0, said)

    def _in_part(self, dice: Many, not_so: int, said: Feature) -> Tree:
        """`no dice may be in a stack`, `all dice must be in one group`: nothing else can be said of both."""
        such = die(dice.thing)
        if said.kind == "in one part":
            if dice.how != ALL or not_so or said.value != f.GROUP or such != f.ANY_DIE:
                raise NoParse(said.at)
            return f.TOGETHER, such
        if said.value == f.STACK and dice.how in (SO_MANY, UNCLEAR) and not not_so:
            return f.IS, (f.COUNT, die((*dice.thing, Feature(said.at, "place", f.IN_STACK)))), dice.counted()
        if bool(not_so) == (dice.how == NO) or dice.how not in (ALL, NO) or dice.n:
            raise NoParse(said.at)
        if said.value == f.STACK:
            if such == f.ANY_DIE:
                return f.IS, (f.STACKS, such), NONE
            return f.EVERY_PART, f.STACK, (f.COUNT, such), NONE
        touching = Feature(said.at, "relation", Relation(f.TOUCHING, SOME, ()))
        return f.IS, (f.COUNT, die((*dice.thing, touching))), NONE

    def together(self, *_: Token) -> Feature:
        return Feature(0, "relation", Relation(f.TOUCHING, SOME, None))

    def state(self, dice: Many, not_so: int, said: Any) -> Tree:
        if isinstance(said, Many):
            return self._around_each(dice, not_so, said)
        said = phrase_of(said)
        kinds = {feature.kind for feature in said}
        if "alike" in kinds:
            if not every(dice.thing, "numbers"):
                raise NoParse(not_so, ("the same colour", "the same number"))
            said = (Feature(0, "shared", (f.NUMBER, said[0].value)),)
            kinds = {"shared"}
        if kinds & {"shared", "value"}:
            return self._said_of_all(dice, not_so, said)
        if bool(not_so) or dice.how == NO:
            for wrong in filter(_only_touching, said):  # does one that touches nothing do so?
                raise NoParse(wrong.at, (), UNSAID)
        if kinds & {"in part", "in one part"}:
            return self._in_part(dice, not_so, only(said, said[0].kind))
        if "amount" in kinds:
            if dice.how != ALL or not_so:
                raise NoParse(said[0].at)
            return f.IS, (f.COUNT, die(dice.thing)), only(said, "amount").value
        if dice.how == NO and dice.n:  # "no two dice may touch": each other
            said = tuple(_mutual(feature) for feature in said)
        if any(each.value.other is None for each in every(said, "relation")):
            return self._each_other(dice, not_so, said)
        return self._said_of_each(dice, not_so, said)

    def _said_of_each(self, dice: Many, not_so: int, said: Phrase) -> Tree:
        """Each of the dice, or so many of them, must be something."""
        for wrong in said if every(dice.thing, "numbers") else ():
            if (
                wrong.kind == "relation" and wrong.value.way == f.STANDING_ON
            ):  # a number on a die is shown there
                raise NoParse(wrong.at)
        both = (*dice.thing, *said)
        if dice.how == ALL and not not_so:
            return f.EVERY, die(dice.thing), die(said)
        if dice.how == NO and not not_so and not dice.n:
            last = said[-1] if len(said) == 1 else Feature(0, "")
            if last.kind == "colour" and last.value < 4 or last.kind == "test" and last.value[0] == f.EXACTLY:
                return f.EVERY, die(dice.thing), die((opposite(last),))
            return f.IS, (f.COUNT, die(both)), NONE
        if dice.how == ALL:
            return f.IS, (f.COUNT, die(both)), NONE
        if dice.how == NO and dice.n and any(map(touching, dice.thing)):
            return self._touching_alike(dice, not_so, tuple(each for each in both if not touching(each)))
        if not_so:
            # A covered die is not odd, and not even: it has no number (item 63).
            if dice.how == NO or len(said) > 1 or said[0].kind == "test":
                raise NoParse(not_so, (), UNSAID)
            both = (*dice.thing, opposite(said[0]))
        return f.IS, (f.COUNT, die(both)), dice.counted()

    def _said_of_all(self, dice: Many, not_so: int, said: Phrase) -> Tree:
        """The dice must have something in common, or their numbers a sum or the like."""
        negative = bool(not_so) != (dice.how == NO)
        if any(map(touching, dice.thing)):
            rest = tuple(each for each in dice.thing if each.kind != "numbers" and not touching(each))
            if rest and said[0].kind == "value" and len(said) == 1:
                return self._of_some(self._each_pair(dice, not_so), (*rest, *said), negative, 2, 0)
            for wrong in rest:
                raise NoParse(wrong.at)
            return self._pairs(self._each_pair(dice, not_so), said, negative)
        many = [dice.n] if dice.n else [each.value for each in every(dice.thing, "so many")]
        if said[0].kind == "value" and (many in ([2], [3]) or dice.how == SO_MANY):
            rest = without(dice.thing, "so many", "numbers")
            n = many[0] if many else dice.least()
            each = self._each_pair(dice, not_so, n)
            only(said, "value")
            return self._of_some(each, (*rest, *said), negative, n)
        if said[0].kind == "value":
            value, test = only(said, "value").value
            if dice.how != ALL:
                raise NoParse(dice.at)
            quantity = self._quantity(Thing(said[0].at, "values", (value, dice.thing)))
            return f.IS, quantity, self._unless(not_so, test)
        feature, same = only(said, "shared").value
        if every(dice.thing, "shared"):
            within = only(without(dice.thing, "numbers"), "shared")
            if within.value != (1 - feature, 1) or dice.how not in (ALL, NO) or dice.n not in (0, 2):
                raise NoParse(within.at)
            return f.WITHIN, int(same != negative), 1 - feature
        if not_so:
            raise NoParse(not_so, (), UNSAID)
        if dice.how == ALL or dice.how == NO and not dice.n and same:
            which = numbers if feature == f.NUMBER else die
            return f.ALIKE, int(dice.how == ALL and same), feature, which(dice.thing)
        return alike(dice.how != NO, dice.least(), (*dice.thing, *said))

    @staticmethod
    def _each_pair(dice: Many, not_so: int, n: int = 2) -> bool:
        """Whether a law is about every two touching dice, and not about some two."""
        if dice.n not in (0, n) or dice.how == SO_MANY and (not_so or dice.least() != n):
            raise NoParse(dice.at)
        if dice.how == UNCLEAR and not not_so:  # what two dice must not be no two may
            raise NoParse(dice.at, ("every", "at"), "Say “every two” or “at least two”.")
        return dice.how != SO_MANY

    def _each_other(self, dice: Many, not_so: int, said: Phrase) -> Tree:
        shared = every(dice.thing, "shared")
        if dice.how in (SO_MANY, UNCLEAR):
            if not_so:
                raise NoParse(not_so, (), UNSAID)
            # Of more than two it would not say whether each touches all the others.
            if dice.counted() not in ((f.EXACTLY, 2), (f.AT_LEAST, 2)):
                raise NoParse(dice.at)
            return f.IS, (f.COUNT, die((*dice.thing, *said))), dice.counted()
        if dice.n not in (0, 2):
            raise NoParse(dice.at)
        if bool(not_so) != (dice.how == NO):
            if shared:
                return self._pairs(True, (only(without(dice.thing, "numbers"), "shared"),), True)
            return f.IS, (f.COUNT, die((*dice.thing, *said))), NONE
        if dice.how == NO or only(said, "relation").value.way != f.TOUCHING:
            raise NoParse(dice.at)
        if shared:
            feature, same = only(without(dice.thing, "numbers"), "shared").value
            if not same:
                raise NoParse(shared[0].at)
            return f.TOGETHER, ((0, (f.SAME, 0)) if feature else (f.LIKE, f.ANY_NUMBER)) + (0, None)
        return f.TOGETHER, die(dice.thing)

    def all_colours(self, feature: Feature, *rest: Any) -> Tree:
        if feature.value != f.COLOUR:
            raise NoParse(feature.at)
        return f.IS, (f.COLOURS, f.ANY_DIE), self._unless(rest[-1], (f.EXACTLY, 3))

    def all_alike(self, feature: Feature, *rest: Any) -> Tree:
        *_, not_so, alike_ = rest
        if not_so:
            raise NoParse(not_so, (), UNSAID)
        return f.ALIKE, alike_.value, feature.value, f.ANY_DIE

    # Quantities, groups and stacks.

    def quantity_is(self, thing: Thing, not_so: int, said: Feature, scope: Feature | None = None) -> Tree:
        if not_so and said.value[0] == f.FACTOR:
            return self._no_factor(thing, not_so, said.value, scope)
        test = self._unless(not_so, said.value)
        if thing.kind == "values" and every(thing.value[1], "touching"):
            return self._of_two(thing, test, scope, 0)
        if thing.kind == "values" and every(thing.value[1], "so many"):
            return self._of_two(thing, test, scope, f.APART)
        if thing.kind == "parts" and thing.value[1] and not scope:
            return f.PARTS, thing.value[0], test, *thing.value[1]
        if thing.kind in ("plain", "lines") and not scope:
            return self._lines(0, Many(thing.at, SO_MANY, test, 0, thing), thing.value)
        if thing.kind == "pairs" and not scope:
            return self._counted_pairs(0, Many(thing.at, SO_MANY, test, 0, thing), thing.value)
        thing, scope = _scoped(thing, scope)
        quantity = self._quantity(thing)
        test = trimmed(test, sense.LEAST[quantity[0]], sense.MOST[quantity[0]])
        # Without dice there is none: a prohibition is followed, its opposite is not (Infer items 54, 56).
        if not_so and quantity[0] in _MISSING and test[0] not in _PROHIBITED:
            if scope:
                raise NoParse(not_so, (), UNSAID)
            return f.NOT_SO, quantity, said.value
        return (f.EVERY_PART, scope.value, quantity, test) if scope else (f.IS, quantity, test)

    def _no_factor(self, thing: Thing, not_so: int, test: Test, scope: Feature | None) -> Tree:
        """`the highest number must not be a factor of 6`; there is no test for that, but a form."""
        pair = thing.kind == "values" and (
            every(thing.value[1], "touching") or every(thing.value[1], "so many")
        )
        quantity = None if pair or scope else self._quantity(thing)
        if quantity is None or quantity[0] not in _MISSING:
            raise NoParse(not_so, (), UNSAID)
        return f.NOT_SO, quantity, test

    def _of_two(self, thing: Thing, test: Test, scope: Feature | None, apart: int) -> Tree:
        """The sum or the like of every two dice."""
        phrase = without(thing.value[1], "so many", "touching", "numbers")
        many = every(thing.value[1], "so many")
        n = many[0].value if many else 2
        for wrong in (scope,) if scope else many if n not in (2, 3) or n == 3 and not apart else ():
            raise NoParse(wrong.at)
        value = Feature(thing.at, "value", (thing.value[0], test))
        return self._of_some(True, (*phrase, value), False, n, apart)

    def quantity_alike(self, thing: Thing, not_so: int, said: Feature, scope: Feature | None = None) -> Tree:
        thing, scope = _scoped(thing, scope)
        if not scope or not_so and not said.value:  # not all different: two the same, or none different?
            raise NoParse(not_so or thing.at)
        if not_so:
            return f.TWO_PARTS, scope.value, 0, self._quantity(thing)
        return f.PARTS_ALIKE, scope.value, said.value, self._quantity(thing)

    def part_has(self, part: Token, not_so: int, has: Any) -> Tree:
        quantity, test = self.part_with(has)
        return f.EVERY_PART, part_of(part), quantity, self._unless(not_so, test)

    def parts_have(self, *children: Any) -> Tree:
        """`no group may have ...`, `exactly one group must have ...`."""
        *many, part, not_so, has = children
        quantity, test = self.part_with(has)
        count = NONE if isinstance(many[0], Token) else many[0].value
        if isinstance(not_so, Token):
            if count[0] not in (f.AT_MOST, f.EXACTLY):
                raise NoParse(place_of(not_so), ("must",), MAY)
        elif not_so:
            if count == NONE or quantity[0] in _MISSING:
                raise NoParse(not_so, (), UNSAID)
            test = denied(test, not_so)
        return f.PARTS, part_of(part), count, quantity, test

    def part_all(self, part: Token, not_so: int, phrase: Any) -> Tree:
        """`every group must be of blue dice`: it has no others."""
        if not_so:
            raise NoParse(not_so, (), UNSAID)
        quantity, test = self.of_such(Thing(place_of(part), "dice", phrase_of(phrase)))
        return f.EVERY_PART, part_of(part), quantity, test

    def parts_all(self, *children: Any) -> Tree:
        """`no group may be of blue dice`, `exactly one group must be blue`."""
        many, part, *_, phrase = children
        if isinstance(children[2], int) and children[2]:
            raise NoParse(children[2], (), UNSAID)
        count = NONE if isinstance(many, Token) else many.value
        return f.PARTS, part_of(part), count, *self.of_such(Thing(place_of(part), "dice", phrase_of(phrase)))

    def part_same(self, part: Token, not_so: int, quantity: Thing) -> Tree:
        if not_so:
            raise NoParse(not_so, (), UNSAID)
        return f.PARTS_ALIKE, part_of(part), 1, self._quantity(quantity)

    def two_alike(self, not_so: int, n: Token, part: Token, quantity: Thing) -> Tree:
        """`two groups with the same number of dice`."""
        if n != "2" or not_so:
            raise NoParse(not_so or place_of(n), (), UNSAID)
        return f.TWO_PARTS, part_of(part), 1, self._quantity(quantity)

    def two_apart(self, not_so: int, n: Token, part: Token, quantity: Thing) -> Tree:
        form, where, _, what = self.two_alike(not_so, n, part, quantity)
        return form, where, 0, what

    def in_each(self, part: Token, one: Thing, not_so: int, form: int, two: Thing) -> Tree:
        """`in every group the sum of the blue dice must be greater than the sum of the white dice`."""
        if not_so:
            raise NoParse(not_so, (), UNSAID)
        return f.PARTS_HELD, part_of(part), form, self._quantity(one), self._quantity(two)

    def in_some(self, part: Token, one: Thing, not_so: int, form: int, two: Thing) -> Tree:
        return f.PARTS_HELD, part_of(part) | 2, *self.in_each(part, one, not_so, form, two)[2:]

    def some_part_more(self, not_so: int, part: Token, compared: Token, one: Thing, two: Thing) -> Tree:
        return self.in_some(part, one, not_so, COMPARED[compared], two)

    def some_part_as_many(self, not_so: int, part: Token, one: Thing, two: Thing) -> Tree:
        return self.in_some(part, one, not_so, f.AS_MANY, two)

    def part_more(self, part: Token, not_so: int, compared: Token, one: Thing, two: Thing) -> Tree:
        return self.in_each(part, one, not_so, COMPARED[compared], two)

    def part_as_many(self, part: Token, not_so: int, one: Thing, two: Thing) -> Tree:
        return self.in_each(part, one, not_so, f.AS_MANY, two)

    def mean_above(self, n: Token) -> Feature:
        return Feature(place_of(n), "mean", (3, int(n)))

    def mean_below(self, n: Token) -> Feature:
        return Feature(place_of(n), "mean", (4, int(n)))

    def average(self, thing: Thing, not_so: int, said: Feature) -> Tree:
        """`the average of the blue dice must be at least 4`."""
        if not_so:
            raise NoParse(not_so, (), UNSAID)
        how, n = said.value if said.kind == "mean" else (_MEANS.index(said.value[0]), said.value[1])
        return f.AVERAGE, how, n, thing.value

    def averages(self, one: Thing, not_so: int, form: int, two: Thing) -> Tree:
        if not_so:
            raise NoParse(not_so, (), UNSAID)
        return f.AVERAGES, form - f.MORE, one.value, two.value

    def part_of(self, part: Token, not_so: int, said: Feature) -> Tree:
        feature, same = said.value
        if not same:
            raise NoParse(said.at)
        quantity, test = ((f.COLOURS, f.EXACTLY), (f.NUMBERS, f.AT_MOST))[feature]
        return f.EVERY_PART, part_of(part), (quantity, f.ANY_DIE), self._unless(not_so, (test, 1))

    def touch_kinds(self, *said: Any) -> Many:
        """`touch at least two different colours`: what is said of the dice around."""
        *words, thing = [word for word in said if not isinstance(word, Token)]
        return self.so_many(only(words, "test"), thing)

    def around(self, thing: Thing, not_so: int, said: Feature, phrase: Any) -> Tree:
        """`the sum of the visible numbers must be even around every blue die`."""
        test = self._unless(not_so, said.value)
        if not_so and self._quantity(thing)[0] in _MISSING and test[0] not in _PROHIBITED:
            raise NoParse(not_so, (), UNSAID)
        phrase = phrase.value if isinstance(phrase, Thing) else phrase
        return f.AROUND, die(phrase), self._quantity(thing), test

    def _around_each(self, dice: Many, not_so: int, said: Many) -> Tree:
        if dice.how not in (ALL, NO) or dice.n or every(dice.thing, "numbers"):
            raise NoParse(dice.at or said.at)
        negative = bool(not_so) != (dice.how == NO)
        test = self._so_many(said)
        return (
            f.AROUND,
            die(dice.thing),
            self._quantity(said.thing),
            denied(test, said.at) if negative else test,
        )

    def largest_has(self, _: Token, part: Token, not_so: int, many: Many) -> Tree:
        if many.thing.kind != "dice" or die(many.thing.value) != f.ANY_DIE:
            raise NoParse(many.thing.at)
        quantity = (f.LARGEST, f.TALLEST)[part_of(part)], f.ANY_DIE
        return f.IS, quantity, self._unless(not_so, many.counted())


def _mutual(feature: Feature) -> Feature:
    """`touch` as `touch each other`."""
    relation = feature.value if feature.kind == "relation" else None
    plain = relation and relation.way == f.TOUCHING and relation.loose and relation.test == SOME
    return feature._replace(value=feature.value._replace(other=None)) if plain else feature


def _only_touching(feature: Feature) -> bool:
    """`touch only white dice`."""
    return feature.kind == "relation" and feature.value.loose and feature.value.test == NONE


def _scoped(thing: Thing, scope: Feature | None) -> tuple[Thing, Feature | None]:
    """The thing without "in every group", and that."""
    if scope or thing.kind not in ("dice", "values", "ends"):
        return thing, scope
    phrase = thing.value if thing.kind == "dice" else thing.value[1]
    found = every(phrase, "scope")
    phrase = without(phrase, "scope")
    value = phrase if thing.kind == "dice" else (thing.value[0], phrase)
    return thing._replace(value=value), found[0] if found else None
