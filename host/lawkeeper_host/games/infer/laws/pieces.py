"""What the rules of grammar.lark mean that are about single dice: tests, conditions, relations to others."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Any

from lark import Token, Transformer, v_args

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
    opposite,
)

WHICH = "Say “exactly”, “at least” or “at most” before the number."
_PARITIES = {"odd": f.ODD, "even": f.EVEN, "prime": f.PRIME}
_PLACES = {"stacked": f.STACKED, "covered": f.COVERED, "visible": f.VISIBLE}
_HIGHEST = 64  # of “between”
KINDS = {"consecutive": f.CONSECUTIVE, "ascending": f.RISING, "descending": f.RISING}
_WAYS = {"north": f.NORTH, "south": f.SOUTH, "east": f.EAST, "west": f.WEST}


def flat(children: Iterable[Any]) -> Phrase:
    """One phrase of features, phrases and words."""
    found: list[Feature] = []
    for child in children:
        if isinstance(child, Feature):
            found.append(child)
        elif isinstance(child, tuple):
            found += child
        elif child.type in ("TOUCHING", "NUMBER"):
            found.append(Feature(place_of(child), "touching" if child.type == "TOUCHING" else "numbers"))
    return tuple(found)


def place_of(word: Token) -> int:
    """The index of a word."""
    return word.start_pos or 0


def part_of(word: Token) -> int:
    """GROUP or STACK, OF_NUMBER or OF_COLOUR."""
    if word.startswith("number"):
        return f.OF_NUMBER
    return f.OF_COLOUR if word.startswith("colour") else f.GROUP if word.startswith("group") else f.STACK


def only(features: Iterable[Feature], kind: str) -> Feature:
    """The one feature that may be there, of the kind that it has to be."""
    first, *more = features
    for wrong in [*more, *(() if first.kind == kind else (first,))]:
        raise NoParse(wrong.at)
    return first


def _test(kind: int) -> Callable[..., Feature]:
    """A method for the words of a test whose number is the last of them."""

    def method(self: Pieces, *words: Token) -> Feature:
        return Feature(place_of(words[-1]), "test", (kind, int(words[-1].rstrip("s"))))

    return method


@v_args(inline=True)
class Pieces(Transformer[Token, Tree]):
    """The methods have the names of rules and of their arrows in the grammar."""

    # Tests.

    exactly = _test(f.EXACTLY)
    other_than = _test(f.NOT)
    at_least = _test(f.AT_LEAST)
    at_most = _test(f.AT_MOST)
    multiple = _test(f.MULTIPLE)
    factor = _test(f.FACTOR)

    def above(self, n: Token) -> Feature:
        return Feature(place_of(n), "test", (f.AT_LEAST, int(n) + 1))

    def below(self, n: Token) -> Feature:
        return Feature(place_of(n), "test", (f.AT_MOST, int(n) - 1))

    def between(self, low: Token, high: Token) -> Feature:
        """From 0 on is at most."""
        a, b = int(low), int(high)
        if not a < b <= _HIGHEST:
            raise NoParse(place_of(high), (), "Say the lower number first, like “from 2 to 5”.")
        if not a:
            return Feature(place_of(low), "test", (f.AT_MOST, b))
        return Feature(place_of(low), "test", (f.BETWEEN, (b - 2) * (b - 1) // 2 + a - 1))

    def beyond(self, compared: Token, n: Token) -> Feature:
        return self.above(n) if compared == "more" else self.below(n)

    def amount(self, compared: Token, n: Token) -> Feature:
        """`all dice must be more than 3` is of their numbers, `blue dice must be fewer than 3` is not."""
        said = self.beyond(compared, n)
        return said if compared == "more" else said._replace(kind="amount")

    def even(self, parity: Token, *_: Token) -> Feature:
        return Feature(place_of(parity), "test", (_PARITIES[parity], 0))

    def not_prime(self, _: Token, parity: Token) -> Feature:
        """What is not there is not prime, but neither is it even, or odd."""
        if parity != "prime":
            raise NoParse(place_of(parity))
        return Feature(place_of(parity), "test", (f.NOT_PRIME, 0))

    def not_multiple(self, _: Token, said: Feature) -> Feature:
        return said._replace(value=denied(said.value, said.at))

    # Conditions on dice.

    def phrase(self, *children: Any) -> Phrase:
        return flat(children)

    other = phrase

    def colour(self, colour: Token) -> Feature:
        return Feature(place_of(colour), "colour", int(colour[1]))

    def no_colour(self, _: Token, colour: Token) -> Feature:
        return opposite(self.colour(colour))

    def lone(self, word: Token) -> Feature:
        return Feature(place_of(word), "relation", Relation(f.TOUCHING, NONE, ()))

    def place(self, place: Token) -> Feature:
        return Feature(place_of(place), "place", _PLACES[place])

    def on_table(self, *words: Token) -> Feature:
        return Feature(place_of(words[0]) if words else 0, "place", f.ON_TABLE)

    def off_table(self, no: Token, _: Token) -> Feature:
        return Feature(place_of(no), "place", f.STACKED)

    def that_is_not(self, *children: Any) -> Feature:
        return opposite(children[-1])

    def in_order(self, kind: Token, *_: Token) -> Feature:
        return Feature(place_of(kind), "line", KINDS[kind])

    def feature(self, word: Token) -> Feature:
        return Feature(place_of(word), "feature", f.COLOUR if word.startswith("colour") else f.NUMBER)

    def one_number(self, word: Token) -> Feature:
        """`at most one number` is one that is different; "three numbers" may be on dice that are alike."""
        if word != "number":
            raise NoParse(place_of(word), ("different",), "Say “different numbers” or “visible dice”.")
        return self.feature(word)

    def shared(self, feature: Feature) -> Feature:
        return Feature(feature.at, "shared", (feature.value, 1))

    def unshared(self, feature: Feature) -> Feature:
        return Feature(feature.at, "shared", (feature.value, 0))

    def any_other(self, feature: Feature) -> Feature:
        """`more blue dice than dice of any other colour`."""
        return Feature(feature.at, "any other", feature.value)

    def of_one(self, n: Token, _: Token) -> Feature:
        if n != "1":
            raise NoParse(place_of(n))
        return Feature(place_of(n), "shared", (f.COLOUR, 1))

    def every_colour(self, *words: Token) -> Feature:
        if len(words) > 1 and words[0] != "3":
            raise NoParse(place_of(words[0]))
        return Feature(place_of(words[0]), "every colour")

    def mixed(self, *words: Token) -> Feature:
        if len(words) > 1 and words[:2] != ("more", "1"):
            raise NoParse(place_of(words[0]))
        return Feature(place_of(words[0]), "mixed")

    def in_part(self, part: Token) -> Feature:
        return Feature(place_of(part), "in part", part_of(part))

    def in_one_part(self, *words: Token) -> Feature:
        if len(words) > 1 and words[0] != "1":
            raise NoParse(place_of(words[0]))
        return Feature(place_of(words[-1]), "in one part", part_of(words[-1]))

    def in_largest(self, _: Token, part: Token) -> Feature:
        where = f.IN_LARGEST if part_of(part) == f.GROUP else f.IN_TALLEST
        return Feature(place_of(part), "place", where)

    def in_stack(self, part: Token) -> Feature:
        """`two dice must be in stacks`; every die is in a group."""
        if part_of(part) == f.GROUP:
            raise NoParse(place_of(part))
        return Feature(place_of(part), "place", f.IN_STACK)

    def scope(self, part: Token) -> Feature:
        return Feature(place_of(part), "scope", part_of(part))

    def valued(self, *children: Any) -> Feature:
        value = next(child for child in children if isinstance(child, Token))
        test = only([child for child in children if isinstance(child, Feature)], "test")
        return Feature(place_of(value), "value", (str(value), test.value))

    # How dice stand to others: (index, test, phrase) of the others.

    def some_other(self, phrase: Phrase = ()) -> Feature:
        return self._others(phrase, SOME)

    def no_other(self, no: Token, phrase: Phrase) -> Feature:
        return self._others(phrase, NONE, place_of(no))

    def each_of(self, phrase: Phrase) -> Feature:
        return self._others(phrase, (f.EACH, 0))

    def so_many_others(self, bound: Feature, phrase: Phrase) -> Feature:
        return self._others(phrase, bound.value, bound.at)

    def so_even_others(self, *children: Any) -> Feature:
        *features, _, phrase = children
        said = only(features, "test")
        if said.value[0] == f.PRIME:
            raise NoParse(said.at)
        return self._others(phrase, said.value, said.at)

    def unclear_others(self, n: Token, _: Phrase) -> Feature:
        raise NoParse(place_of(n), ("exactly", "at least", "at most"), WHICH)

    def each_other(self) -> Feature:
        return Feature(0, "others", (SOME, None))

    @staticmethod
    def _others(phrase: Phrase, test: Test, at: int = 0) -> Feature:
        return Feature(at or (phrase[0].at if phrase else 0), "others", (test, phrase))

    def touching(self, *children: Any) -> Feature:
        others = children[-1] if children and isinstance(children[-1], Feature) else self.some_other()
        test, phrase = others.value
        for word in children:
            if isinstance(word, Token) and word.type == "NOT":
                test = denied(test, place_of(word))
        loose = test == SOME and not any(isinstance(child, Feature) for child in children)
        return Feature(others.at, "relation", Relation(f.TOUCHING, test, phrase, loose))

    def touching_ones(self, touch: Token) -> Feature:
        """`dice that touch` are touching dice: what they have in common two of them that touch have."""
        return Feature(place_of(touch), "touching")

    def touching_only(self, _: Token, others: Feature) -> Feature:
        """`only touch white dice`: touch no dice that are not white."""
        test, phrase = others.value
        if test != SOME or phrase is None or len(phrase) != 1:
            raise NoParse(others.at)
        return Feature(others.at, "relation", Relation(f.TOUCHING, NONE, (opposite(phrase[0]),), True))

    def standing(self, *children: Any) -> Feature:
        *words, others = children
        test, phrase = others.value
        loose = not any(word.type == "STANDING" for word in words)
        return Feature(others.at, "relation", Relation(f.STANDING_ON, test, phrase, loose))

    def _way(self, way: int, others: Feature) -> Feature:
        return Feature(others.at, "relation", Relation(way, *others.value))

    def in_with(self, part: Token, others: Feature) -> Feature:
        return self._way(f.GROUPED if part_of(part) == f.GROUP else f.PILED, others)

    def out_of_touch(self, _: Token, others: Feature) -> Feature:
        return self._way(f.APART_FROM, others)

    def under(self, others: Feature) -> Feature:
        return self._way(f.UNDER, others)

    def higher(self, word: Token, others: Feature) -> Feature:
        phrase = others.value[1]
        if (
            phrase and len(phrase) == 1 and phrase[0].kind == "test" and phrase[0].value[0] == f.EXACTLY
        ):  # than a 4 is greater than 4
            raise NoParse(others.at or phrase[0].at)
        return self._way(f.HIGHER if word == "higher" else f.LOWER, others)

    def sharing(self, number: Token, others: Feature) -> Feature:
        if number != "number":
            raise NoParse(place_of(number))
        return self._way(f.EQUAL, others)

    def compass(self, way: Token, others: Feature) -> Feature:
        return Feature(place_of(way), "relation", Relation(_WAYS[way], *others.value))
