"""What `lawkeeper potions check` says: a table over the ingredients, then each fault with the brew that shows
it."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from lawkeeper.games.potions.brew import english, kinds
from lawkeeper.games.potions.brew import signs as box_signs
from lawkeeper_host.games.potions import procedures
from lawkeeper_host.games.potions.brews import (
    Brew,
    Count,
    Every,
    Ingredients,
    Is,
    Node,
    Not,
    Result,
    Some,
    Space,
)
from lawkeeper_host.games.potions.codec import BoxSpace
from lawkeeper_host.games.potions.exact import Found, upto
from lawkeeper_host.games.potions.words import listed

STATES = ("nothing: a contradiction", "forced", "open")


def signs(box: BoxSpace, one: Ingredients) -> str:
    """A set in the signs of the box: ♥♥♠."""
    return str(box_signs.signs(box, bytes(one)))


def told(box: BoxSpace, coded: bytes) -> str:
    """A rule as the box says it."""
    return str(english.sentence(box, coded))


def words(box: BoxSpace, one: Ingredients) -> str:
    """A set in words: 2 hearts, 1 spade."""
    return str(box_signs.made_of(box, bytes(one)))


def called(space: Space, result: Result) -> str:
    """A result as players say it."""
    return " ".join(space.types[at] for at in sorted(result))


def state(found: Found, one: Ingredients) -> str:
    """How a set stands."""
    return STATES[min(2, len(found.allowed[one]))]


def table(box: BoxSpace, found: Found) -> list[tuple[str, ...]]:
    """Rows (ingredients, results that are left, how it stands, why not the others) of all sets."""
    return [
        (
            signs(box, one),
            ", ".join(called(found.space, result) for result in found.allowed[one]) or "-",
            state(found, one),
            _why(found, one),
        )
        for one in found.space.sets
    ]


def _why(found: Found, one: Ingredients) -> str:
    """The rules against what a set cannot be: "red: 1, fizzy: 3"."""
    return ", ".join(f"{called(found.space, lost.result)}: {lost.rule}" for lost in found.why(one))


# --- sentences ---


def sentences(box: BoxSpace, found: Found, redundancy: bool = True) -> Iterator[str]:
    """What follows from the rules, fault by fault. `redundancy`: redundant rules are one, as in games
    in which they can be challenged (items 66, 80)."""
    space = found.space
    every = len(space.sets)
    yield (
        f"Sets that keep no potion: {len(found.contradictory)} of {every}; exactly one: {len(found.forced)}; "
        f"several: {len(found.free)}."
    )
    yield from _contradiction(box, found)
    yield from _forced(box, found)
    if redundancy:
        yield from _redundancy(box, found)
    yield from _universal(box, found)
    yield _smallest(found, redundancy)


def _contradiction(box: BoxSpace, found: Found) -> Iterator[str]:
    if found.contradiction is None:
        yield "No contradiction: every set keeps a potion."
        return
    one = found.contradictory[0]
    shown = procedures.contradiction(found.space, upto(found.rules, found.contradiction)) or one
    yield (
        f"Contradiction, from rule {found.contradiction} on: name {words(box, shown)}. "
        f"Against each answer points a rule ({_why(found, shown)})."
    )


def _forced(box: BoxSpace, found: Found) -> Iterator[str]:
    if not found.forced:
        yield "No brew is forced: nobody can be sure of a prediction."
        return
    one = found.forced[0]
    result = called(found.space, found.allowed[one][0])
    many = len(found.forced)
    sets = "one set" if many == 1 else f"{many} sets"
    yield f"Forced: {words(box, one)} can be {result} alone; a prediction is safe on {sets}."


def _redundancy(box: BoxSpace, found: Found) -> Iterator[str]:
    if not found.redundant and not found.emptying:
        yield "No rule follows from those before it."
    for number in found.redundant:
        yield f"Redundant: rule {number} follows from those before it; it changes no brew."
    for number in found.emptying:
        brew = found.changes[number]
        yield (
            f"Rule {number} is not redundant ({brew_words(box, found.space, brew)} was legal before it), but "
            "a Redundancy Challenge of it is won all the same: each set that it changes keeps no potion."
        )


def _universal(box: BoxSpace, found: Found) -> Iterator[str]:
    if found.universal is not None:
        yield f"Universal theory, from rule {found.universal} on: no set keeps two potions."
        return
    one = found.free[0]
    left = listed([called(found.space, result) for result in found.allowed[one]], "or")
    yield f"No universal theory: {words(box, one)} may still be {left}."


def _smallest(found: Found, redundancy: bool) -> str:
    """Whom it is fair to blame (item 58): challenges of later rules are won by the same fault."""
    first = [n for n in (found.contradiction, found.universal) if n is not None]
    doubled = [*found.redundant, *found.emptying] if redundancy else []
    if not first and not doubled:
        return "No rule is faulty."
    said = f"The smallest faulty rule is {min(first)}." if first else "No challenge is won"
    if not doubled or (first and min(first) <= min(doubled)):
        return said
    if not first:
        return (
            f"{said}, but where there are Redundancy Challenges the smallest faulty rule is {min(doubled)}."
        )
    return f"{said[:-1]}; with Redundancy Challenges it is {min(doubled)}."


def brew_words(box: BoxSpace, space: Space, brew: Brew) -> str:
    """A brew in words: 1 heart made red."""
    return f"{words(box, brew.ingredients)} made {called(space, brew.result)}"


# --- how a sentence was read ---


def bracketed(box: BoxSpace, node: Node) -> str:
    """An IF with all its brackets, for sentences that mix `and` and `or`."""
    if isinstance(node, Not):
        return f"not {bracketed(box, node.part)}"
    if isinstance(node, Is):
        return f"{box.names[node.type]}"
    if isinstance(node, Count):
        return _counted(box, node)
    join = " and " if isinstance(node, Every) else " or "
    return "(" + join.join(bracketed(box, part) for part in node.parts) + ")"


def _counted(box: BoxSpace, node: Count) -> str:
    def noun(number: int) -> str:
        return str(kinds.word(box.kinds, box.kinds if node.kind is None else node.kind, number))

    if not node.high:
        return f"no {noun(1)}"
    if node.low == node.high:
        return f"exactly {node.low} {noun(node.low)}"
    if node.low:
        return f"at least {node.low} {noun(node.low)}"
    return f"at most {node.high} {noun(node.high)}"


def mixes(node: Node) -> bool:
    """Whether `and` and `or` stand in one IF."""

    kinds_of = {type(part) for part in _inside(node)}
    return {Every, Some} <= kinds_of


def _inside(node: Node) -> Iterator[Node]:
    """A condition and all in it."""
    yield node
    parts = node.parts if isinstance(node, Every | Some) else (node.part,) if isinstance(node, Not) else ()
    for part in parts:
        yield from _inside(part)


def as_data(box: BoxSpace, found: Found) -> dict[str, Any]:
    """All of it for other programs."""
    space = found.space

    def name(result: Result) -> str:
        return called(space, result)

    return {
        "sets": [
            {
                "ingredients": [space.kinds[kind] for kind in one],
                "left": [name(result) for result in found.allowed[one]],
                "why_not": {name(lost.result): lost.rule for lost in found.why(one)},
            }
            for one in space.sets
        ],
        "contradictory": len(found.contradictory),
        "forced": len(found.forced),
        "open": len(found.free),
        "contradiction": found.contradiction,
        "universal_theory": found.universal,
        "redundant": list(found.redundant),
        "emptying": list(found.emptying),
    }
