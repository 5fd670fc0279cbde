"""What a sentence says of dice, piece by piece, and the dice of a tree made of it.

A phrase is a tuple of features, one for each condition; each knows the word that it stands at. Two conditions
of one kind become the one that says both ("odd dice greater than 4" are 5s); else the phrase is refused.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from functools import cache, cached_property
from typing import Any, NamedTuple

from lawkeeper.games.infer.laws import forms as f

Test = tuple[int, int]
Tree = tuple[Any, ...]
SOME, NONE = (f.AT_LEAST, 1), (f.EXACTLY, 0)


class NoParse(ValueError):
    """No reading of the words. `index` of the word where it ends, `words` that could stand there instead
    ("<number>" is any number, "<numbers>" 5s and the like, "<colour>" any colour), `why` a sentence or ""."""

    def __init__(
        self, index: int, words: Iterable[str] | Callable[[], Iterable[str]] = (), why: str = ""
    ) -> None:
        super().__init__(index, why)
        self.index = index
        self.why = why
        self._words = words

    @cached_property
    def words(self) -> frozenset[str]:
        """Looked up when asked for: that takes longer than all the rest of a refusal."""
        return frozenset(self._words() if callable(self._words) else self._words)


class Feature(NamedTuple):
    """One condition on dice: `kind` says what `value` is.

    colour 1..6, test (kind, n), place, relation (Relation), numbers; or it is more than a condition on one
    die: touching, shared (feature, same), line (kind), value ("sum", test), every colour, mixed,
    scope (part).
    """

    at: int
    kind: str
    value: Any = None


Phrase = tuple[Feature, ...]


class Relation(NamedTuple):
    """How dice stand to others. `other` None: to each other. `loose`: "on" or "stacked on"; "touch", and no
    word of what; "touch only"."""

    way: int
    test: Test
    other: Phrase | None
    loose: bool = False


def die(phrase: Phrase) -> Tree:
    """The die of a tree that has all conditions of the phrase."""
    colour, test, place, relation = 0, f.ANY_NUMBER, f.ANYWHERE, None
    for at, kind, value in phrase:
        if kind == "colour":
            colour = _both(_colours(), colour, value, at) if colour else value
        elif kind == "test":
            value = trimmed(_PARITIES.get(value, value), 1, 6)
            if value[0] == f.FACTOR and value[1] > 6:
                raise NoParse(at)
            test = _both(_tests(), test, value, at) if test != f.ANY_NUMBER else value
        elif kind == "place":
            place = _both(_PLACES, place, value, at) if place else value
        elif kind == "relation":
            if relation:
                raise NoParse(at, (), "A law can say only once how dice stand to others.")
            relation = value
        elif kind == "touching":
            relation = relation or Relation(f.TOUCHING, SOME, ())
        elif kind != "numbers":
            raise NoParse(at)
    if not relation:
        return colour, test, place, None
    if relation.loose and relation.way == f.STANDING_ON and place == f.STACKED and _needs_one(relation.test):
        place = f.ANYWHERE
    other = (colour, test, place) if relation.other is None else thing(relation.other)
    if relation.way == f.UNDER and other == f.ANY_DIE[:3] and relation.test in (SOME, NONE):
        under = f.COVERED if relation.test == SOME else f.VISIBLE
        return colour, test, _both(_PLACES, place, under, 0) if place else under, None
    return colour, test, place, (relation.way, relation.test, other)


def trimmed(test: Test, least: int, most: int) -> Test:
    """`between` two numbers of which one is no bound, as the other."""
    if test[0] != f.BETWEEN:
        return test
    low, high = f.between(test[1])
    if low <= least:
        return f.AT_MOST, high
    return (f.AT_LEAST, low) if high >= most else test


def _needs_one(test: Test) -> bool:
    """Whether none at all fails the test: a die that stands on no white one may be stacked or not."""
    kind, n = test
    return kind == f.ODD or kind in (f.AT_LEAST, f.EXACTLY) and n > 0


def thing(phrase: Phrase) -> Tree:
    """The object of a relation: it may be compared with the first die."""
    colour, test, place, relation = die(without(phrase, "shared"))
    if relation:
        raise NoParse(phrase[-1].at, (), "A law can say only once how dice stand to others.")
    for at, _, (feature, same) in every(phrase, "shared"):
        if colour if feature == f.COLOUR else test[0]:
            raise NoParse(at)
        if feature == f.COLOUR:
            colour = f.LIKE if same else f.UNLIKE
        else:
            test = (f.SAME if same else f.OTHER_THAN, 0)
    return colour, test, place


def numbers(phrase: Phrase) -> Tree:
    """The die of a tree for a law about numbers: "visible numbers" are all there are."""
    if every(phrase, "numbers"):
        phrase = tuple(feature for feature in phrase if (feature.kind, feature.value) != ("place", f.VISIBLE))
    return die(phrase)


def every(phrase: Phrase, kind: str) -> list[Feature]:
    """The features of a kind."""
    return [feature for feature in phrase if feature.kind == kind]


def without(phrase: Phrase, *kinds: str) -> Phrase:
    """The other features."""
    return tuple(feature for feature in phrase if feature.kind not in kinds)


def opposite(feature: Feature) -> Feature:
    """The feature that dice have that are not so."""
    at, kind, value = feature
    if kind == "colour":
        return Feature(at, kind, value + 3 if value < 4 else value - 3)
    if kind == "place" and value in _UNPLACED:
        return Feature(at, kind, _UNPLACED[value])
    if kind == "test":
        return Feature(at, kind, denied(value, at))
    if kind == "relation" and value.test[0] in (f.AT_LEAST, f.AT_MOST, f.EXACTLY):
        return Feature(at, kind, value._replace(test=denied(value.test, at)))
    raise NoParse(at)


def denied(test: Test, at: int) -> Test:
    """The test that the numbers pass that fail this one."""
    kind, n = test
    if test == SOME or test == (f.AT_MOST, 0):
        return NONE if test == SOME else SOME
    if kind in _DENIED:
        return _DENIED[kind], n
    if kind in (f.AT_LEAST, f.AT_MOST):
        return (f.AT_MOST, n - 1) if kind == f.AT_LEAST else (f.AT_LEAST, n + 1)
    what = "between two others" if kind == f.BETWEEN else "a factor"
    raise NoParse(at, (), f"A law cannot say that a number is not {what}.")


_DENIED = {f.ODD: f.EVEN, f.EVEN: f.ODD, f.EXACTLY: f.NOT, f.NOT: f.EXACTLY}
_DENIED |= {
    f.PRIME: f.NOT_PRIME,
    f.MULTIPLE: f.NOT_MULTIPLE,
    f.NOT_PRIME: f.PRIME,
    f.NOT_MULTIPLE: f.MULTIPLE,
}
_PARITIES = {(f.MULTIPLE, 2): (f.EVEN, 0), (f.NOT_MULTIPLE, 2): (f.ODD, 0)}
_UNPLACED = {f.STACKED: f.ON_TABLE, f.ON_TABLE: f.STACKED, f.COVERED: f.VISIBLE, f.VISIBLE: f.COVERED}
# Places as sets of (on another die, under another die).
_PLACES = {
    f.STACKED: frozenset(((1, 0), (1, 1))),
    f.ON_TABLE: frozenset(((0, 0), (0, 1))),
    f.COVERED: frozenset(((0, 1), (1, 1))),
    f.VISIBLE: frozenset(((0, 0), (1, 0))),
}


def _both(sets: Mapping[Any, frozenset[Any]], one: Any, two: Any, at: int) -> Any:
    """What says `one` and `two` at once."""
    left = sets.get(one, frozenset()) & sets.get(two, frozenset())
    for value in (one, two, *(value for value in sets if not _far_fetched(value))):
        if left and left == sets.get(value):
            return value
    raise NoParse(at, (), "A law cannot say both of these of one die.")


def _far_fetched(value: Any) -> bool:
    """1 and 3 are the factors of 3, but nobody would say so of odd dice less than 4."""
    return isinstance(value, tuple) and value[0] in (f.FACTOR, f.NOT_PRIME, f.NOT_MULTIPLE)


@cache
def _colours() -> dict[int, frozenset[int]]:
    slots = (1, 2, 3)
    return {**{c: frozenset((c,)) for c in slots}, **{c + 3: frozenset(slots) - {c} for c in slots}}


@cache
def _tests() -> dict[Test, frozenset[int]]:
    """Tests of a die's number -> the numbers that pass, the plainer ones first."""
    faces = range(1, 7)
    tests = [(f.EXACTLY, n) for n in faces] + [(f.ODD, 0), (f.EVEN, 0), (f.PRIME, 0), (f.MULTIPLE, 3)]
    tests += [(f.NOT_PRIME, 0), (f.NOT_MULTIPLE, 3)]
    tests += [(kind, n) for kind in (f.AT_LEAST, f.AT_MOST, f.NOT, f.MULTIPLE, f.FACTOR) for n in faces]
    tests += [(f.BETWEEN, n) for n in (2, 4, 5, 7, 8, 9)]  # from 2 up to 5
    return {test: frozenset(n for n in faces if passes(test, n)) for test in tests}


def passes(test: Test, n: int) -> bool:
    """Whether a number passes."""
    kind, m = test
    if kind == f.BETWEEN:
        low, high = f.between(m)
        return low <= n <= high
    return {
        f.ODD: n % 2 == 1,
        f.EVEN: n % 2 == 0,
        f.PRIME: n in (2, 3, 5),
        f.MULTIPLE: kind == f.MULTIPLE and n % m == 0,
        f.EXACTLY: n == m,
        f.AT_LEAST: n >= m,
        f.AT_MOST: n <= m,
        f.NOT: n != m,
        f.FACTOR: m % n == 0 and m > 0,
        f.NOT_PRIME: n not in (2, 3, 5),
        f.NOT_MULTIPLE: kind == f.NOT_MULTIPLE and n % m > 0,
    }[kind]
