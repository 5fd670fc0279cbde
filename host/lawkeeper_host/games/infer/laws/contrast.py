"""What a law is not: the nearest other law that its sentence might be taken for, and the smallest experiments
that tell two laws apart."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, NamedTuple

from lawkeeper.games.infer.laws import LawError, sense
from lawkeeper.games.infer.laws import forms as f
from lawkeeper_host.games.infer.laws.engine import Distance, Tree, Verdicts, between, looks_at
from lawkeeper_host.games.infer.laws.worlds import Shape, space

_TOUCHING = f.TOUCHING, (f.AT_LEAST, 1), f.ANY_DIE[:3]
_BOUNDS = f.EXACTLY, f.AT_LEAST, f.AT_MOST


class Contrast(NamedTuple):
    """Two laws held against each other. `only_one`, `only_two`: dice codes of the smallest experiments that
    follow one of them and not the other, None where there is none."""

    two: Tree
    distance: Distance
    only_one: bytes | None
    only_two: bytes | None


def against(one: Tree, two: Tree) -> Contrast:
    """Hold two laws against each other on all experiments that either can tell apart."""
    over = space(looks_at(one, two))
    first, second = Verdicts(one, over), Verdicts(two, over)
    apart = between(first, second)
    assert apart is not None  # it is for less than all of them only
    return Contrast(two, apart, _smallest(first, second), _smallest(second, first))


def nearest_other(tree: Tree) -> Contrast | None:
    """The reading of a law's sentence that is not meant and differs least; None where there is no other."""
    found = [against(tree, other) for other in dict.fromkeys(_others(tree)) if _is_law(other)]
    apart = [each for each in found if each.distance.differ]
    return min(apart, key=lambda each: each.distance.random, default=None)


def _smallest(one: Verdicts, two: Verdicts) -> bytes | None:
    # Few dice first, and of those the ones that people build soonest: nothing on each other.
    order = sorted(enumerate(one.space.shapes), key=lambda item: (item[1].n, item[1].lean, _stacked(item[1])))
    for number, shape in order:
        mask = one.mask(number) & ~two.mask(number) & shape.distinct
        if mask:
            return shape.code((mask & -mask).bit_length() - 1)
    return None


def _stacked(shape: Shape) -> int:
    return shape.n - len(set(shape.cells))


def _is_law(tree: Tree) -> bool:
    try:
        sense.check(tree)
    except LawError:
        return False
    return True


def _others(tree: Tree) -> Iterator[Tree]:
    """Trees that somebody might take a law's sentence for."""
    form, *slots = tree
    if form == f.IS and slots[0][0] == f.COUNT:
        yield from _of_dice(slots[0][1])
    elif form == f.EVERY:
        yield from _of_every(*slots)
    elif form == f.TOGETHER:
        yield f.EVERY, slots[0], (*f.ANY_DIE[:3], _TOUCHING)
    elif form in (f.PAIRS, f.LINE, f.SHAPE, f.READS):
        yield form, 1 - slots[0], *slots[1:]
    elif form == f.ALIKE:
        yield f.WITHIN, slots[0], 1 - slots[1]
        yield form, 1 - slots[0], *slots[1:]
    elif form == f.EVERY_PART:
        yield f.PARTS, slots[0], (f.AT_LEAST, 1), *slots[1:]
    elif form in (f.MORE, f.FEWER, f.AS_MANY):
        yield (f.AS_MANY if form < f.AS_MANY else f.MORE), *slots
        yield form, slots[1], slots[0]
    elif form in (f.MAJORITY, f.MINORITY):
        yield (f.MINORITY if form == f.MAJORITY else f.MAJORITY), *slots
        yield f.IS, (f.COUNT, slots[0]), (f.AT_LEAST, 2)
    elif form == f.SET:
        yield from ((form, slots[0], slots[1], how, slots[3]) for how in range(4) if how != slots[2])
        yield form, slots[0], slots[1] + 1, *slots[2:]
    elif form == f.WITHIN:
        yield form, slots[0], 1 - slots[1]
    elif form == f.AVERAGE:
        yield from ((form, how, *slots[1:]) for how in range(5) if how != slots[0])
    elif form == f.PARTS_HELD:
        yield form, slots[0], slots[1], slots[3], slots[2]
        yield slots[1], *slots[2:]
        yield form, slots[0] ^ 2, *slots[1:]
    elif form == f.FOREMOST:
        yield from ((form, how, slots[1]) for how in range(4) if how != slots[0])
    elif form == f.RATIO:
        yield from ((form, how, *slots[1:]) for how in range(5) if how != slots[0])
    elif form == f.AVERAGES:
        yield from ((form, how, *slots[1:]) for how in range(3) if how != slots[0])
    elif form == f.SOME_DICE:
        yield form, slots[0], slots[1], slots[2], f.ANY_DIE
    elif form in (f.PARTS_ALIKE, f.TWO_PARTS):
        yield form, slots[0], 1 - slots[1], slots[2]
        yield form, 1 - slots[0], *slots[1:]
    for place, (slot, value) in enumerate(zip(f.SLOTS[form], slots, strict=True), 1):
        if slot in (f.TEST, f.SMALL_TEST):
            yield from ((*tree[:place], test, *tree[place + 1 :]) for test in _tests(value))


def _of_dice(die: Any) -> Iterator[Tree]:
    """Of so many dice somebody may want all of one kind."""
    colour, test, place, relation = die
    if relation:
        yield f.EVERY, (colour, test, place, None), (*f.ANY_DIE[:3], relation)
    elif colour and test != f.ANY_NUMBER:
        yield f.EVERY, (colour, f.ANY_NUMBER, place, None), (0, test, f.ANYWHERE, None)


def _of_every(die: Any, other: Any) -> Iterator[Tree]:
    """Every one, at least one, the other way round, each other."""
    yield f.EVERY, other, die
    if other[3] == _TOUCHING:
        yield f.TOGETHER, die
    colour = die[0] or other[0]
    test = die[1] if die[1] != f.ANY_NUMBER else other[1]
    place = die[2] or other[2]
    yield f.IS, (f.COUNT, (colour, test, place, die[3] or other[3])), (f.AT_LEAST, 1)


def _tests(test: Any) -> Iterator[Any]:
    """The bounds that are mistaken for each other: exactly and at least, more than and at least."""
    kind, n = test
    if kind in _BOUNDS:
        yield from ((other, n) for other in _BOUNDS if other != kind)
        yield kind, n + 1
        if n:
            yield kind, n - 1
