"""Rules as bytes, as the box keeps them (`lawkeeper.games.potions.brew.rule`), to and from rules to be worked
out."""

from __future__ import annotations

from typing import Any

from lawkeeper.games import Refused
from lawkeeper.games.potions.brew import form, kinds
from lawkeeper.games.potions.brew import rule as box
from lawkeeper.games.potions.brew import space as box_space
from lawkeeper.games.potions.brew.english import sentence
from lawkeeper_host.games.potions.brews import (
    MOST,
    Count,
    Every,
    Is,
    Node,
    Not,
    Result,
    Rule,
    Some,
    Space,
)
from lawkeeper_host.games.potions.words import RuleRefused

BoxSpace = Any
"""A `Space` of the box."""
_NO_BOX = "Write two rules, or say it in fewer words."


def space_of(box_side: BoxSpace) -> Space:
    """What can be brewed in a `Space` of the box."""
    names = tuple(kinds.word(box_side.kinds, kind) for kind in range(box_side.kinds))
    return Space(names, tuple(box_side.names), bool(box_side.adjectives))


def box_of(space: Space, about: bool = False) -> BoxSpace:
    """The same for the box. `about`: IF may speak of adjectives."""
    return box_space.Space(len(space.kinds), space.types, space.adjectives, False, about)


def result_of(box_side: BoxSpace, number: int) -> Result:
    """A result by the number that the box gives it."""
    shows = box_side.shows(number)
    return frozenset(at for at in range(len(box_side.names)) if shows >> at & 1)


def told(rule: Rule, space: Space) -> str:
    """A rule as the box says it. Raises `RuleRefused` when the box cannot hold it."""
    return str(sentence(box_of(space, True), encode(rule, space)))


# --- to bytes ---


def encode(rule: Rule, space: Space, about: bool = False) -> bytes:
    """A rule for the box. Raises `RuleRefused` when it has no place for it, with what to do."""
    when = _plain(rule.when, True)
    if _conditions(when) > box.CONDITIONS:
        message = f"IF has {_conditions(when)} conditions; a rule has at most {box.CONDITIONS}."
        raise RuleRefused(message, _NO_BOX)
    coded = bytes(_then(_plain(rule.then, True), space)) + _postfix(when)
    try:
        form.check(box_of(space, about or _speaks(when)), coded)
    except Refused as refused:
        raise RuleRefused(str(refused.args[0]), _NO_BOX) from refused
    return coded


def _plain(node: Node, meant: bool) -> Node:
    """The same, or its opposite where it is not `meant`, with `Not` on single things alone and no list in a
    list of its kind."""
    if isinstance(node, Not):
        return _plain(node.part, not meant)
    if isinstance(node, Count):
        return node if meant else _opposite(node)
    if isinstance(node, Is):
        return node if meant else Not(node)
    kind = Every if isinstance(node, Every) == meant else Some
    parts: list[Node] = []
    for part in node.parts:
        plain = _plain(part, meant)
        parts += plain.parts if isinstance(plain, kind) else (plain,)
    return kind(tuple(parts))


def _opposite(count: Count) -> Node:
    if count.low == 0:
        return Count(count.kind, count.high + 1, MOST)
    if count.high == MOST:
        return Count(count.kind, 0, count.low - 1)
    return Not(count)


def _conditions(node: Node) -> int:
    if isinstance(node, Every | Some):
        return sum(map(_conditions, node.parts))
    return 1


def _speaks(node: Node) -> bool:
    """Whether a condition speaks of the result."""
    if isinstance(node, Every | Some):
        return any(map(_speaks, node.parts))
    return isinstance(node.part if isinstance(node, Not) else node, Is)


def _postfix(node: Node) -> bytes:
    if isinstance(node, Every | Some):
        join = bytes((box.AND if isinstance(node, Every) else box.OR,))
        coded = _postfix(node.parts[0])
        for part in node.parts[1:]:
            coded += _postfix(part) + join
        return coded
    return bytes((_condition(node),))


def _condition(node: Node) -> int:
    meant = not isinstance(node, Not)
    if isinstance(node, Not):
        node = node.part
    if isinstance(node, Is):
        return (box.ADJECTIVE + node.type) << 4 | (not meant)
    assert isinstance(node, Count)  # noqa: S101 - `_plain` leaves nothing else
    if node.low > MOST:
        raise RuleRefused(
            "IF has a condition that never can be: a brew has one to three ingredients.", _NO_BOX
        )
    subject = box.ANY if node.kind is None else node.kind
    if node.low == node.high:
        return int(box.condition(subject, box.EXACTLY if meant else box.NOT_EXACTLY, node.low))
    if node.high >= MOST:
        return int(box.condition(subject, box.AT_LEAST, node.low))
    return int(box.condition(subject, box.AT_MOST, node.high))


def _then(node: Node, space: Space) -> tuple[int, int]:
    """The two bytes of THEN."""
    parts = node.parts if isinstance(node, Every | Some) else (node,)
    yes = no = 0
    for part in parts:
        about = part.part if isinstance(part, Not) else part
        if not isinstance(about, Is):
            raise RuleRefused("THEN joins its names by `and`, or by `or`, not by both.", _NO_BOX)
        if (yes | no) >> about.type & 1:
            raise RuleRefused(f"THEN speaks of {space.types[about.type]} twice.", "Say it once.")
        if isinstance(part, Not):
            no |= 1 << about.type
        else:
            yes |= 1 << about.type
    return (yes | box.BOTH if isinstance(node, Every) else yes), no


# --- from bytes ---


def decode(coded: bytes) -> Rule:
    """The rule that these bytes of the box are. They have been checked by the box."""
    yes, no, join = coded[0] & ~box.BOTH, coded[1], Every if coded[0] & box.BOTH else Some
    names: list[Node] = [Is(at) for at in range(8) if yes >> at & 1]
    names += [Not(Is(at)) for at in range(8) if no >> at & 1]
    stack: list[Node] = []
    for byte in coded[box.IF_AT :]:
        if byte < box.AND:
            stack.append(_condition_of(byte))
        else:
            right, left = stack.pop(), stack.pop()
            stack.append((Every if byte == box.AND else Some)((left, right)))
    return Rule(stack[0], join(tuple(names)))


def _condition_of(byte: int) -> Node:
    subject, how, number = byte >> 4, byte >> 2 & 3, byte & 3
    if subject >= box.ADJECTIVE:
        about = Is(subject - box.ADJECTIVE)
        return Not(about) if number else about
    kind = None if subject == box.ANY else subject
    if how == box.AT_LEAST:
        return Count(kind, number, MOST)
    if how == box.AT_MOST:
        return Count(kind, 0, number)
    exactly = Count(kind, number, number)
    return exactly if how == box.EXACTLY else Not(exactly)
