"""Whatever our packs can be the law of, players can say by the box's buttons, in not too many presses."""

from collections.abc import Iterator
from pathlib import Path
from typing import Any

from lawkeeper.games.infer.laws import composer, forms
from lawkeeper.games.infer.laws.english import sentence
from lawkeeper_host.games.infer.laws import understand
from lawkeeper_host.games.infer.laws.checking import known_laws

PACKS = Path(__file__).parents[3] / "host" / "packs"
NAMES = ("orange", "blue", "white")


def codes() -> Iterator[bytes]:
    """Every law of our packs that the box understands."""
    yield from (known.law.code for known in known_laws(PACKS))


def presses(tree: Any) -> int:
    """How many presses the best way to a sentence takes, from the list of groups to the table's agreement."""
    best = 999
    for group in range(len(composer.LABELS.split("\n"))):
        there = min(group, 9 - group) + 1
        examples = composer.examples(group)
        for number, example in enumerate(examples):
            more = min(number, len(examples) - number) + 1 if len(examples) > 1 else 0
            best = min(best, there + more + _along(example, tree))
    return best


def _along(tree: Any, goal: Any) -> int:
    """Presses from an example on: each slot is put to what the goal has there; 999 when there is no such."""
    tree, at, taken, last = walk(tree).tree, 0, 0, 0
    while at < walk(tree).count:
        size = walk(tree, at).size
        tried = [walk(tree, at, step).tree for step in range(size)]
        step = max(range(size), key=lambda step: (_same(tried[step], goal), -min(step, size - step)))
        far = min(step, size - step)
        taken += min(far, far // 10 + far % 10 if size > 10 else far) + 1
        if far:
            last = taken
        tree = tried[step]
        at += 1
    return (last or 1) if tree == goal else 999  # the rest is said by a long press of A


def walk(tree: Any, at: int = -1, step: int = 0) -> Any:
    """A walk through the slots with the Compass Rose on the table."""
    return composer.Slots(tree, at, step, 0, True)


def _same(tree: Any, goal: Any) -> int:
    """How many leaves from the front two trees have in common."""
    flat, wanted = list(_leaves(tree)), list(_leaves(goal))
    pairs = zip(flat, wanted, strict=False)
    return next((place for place, (one, other) in enumerate(pairs) if one != other), len(flat))


def _leaves(tree: Any) -> Iterator[Any]:
    """The leaves of a tree in the order in which the slots come."""
    if isinstance(tree, tuple):
        for part in tree:
            yield from _leaves(part)
    else:
        yield tree


def test_the_slots_hold_every_law_of_our_packs() -> None:
    count = 0
    for code in codes():
        tree = forms.decode(code)
        assert walk(tree).tree == tree, sentence(tree, NAMES)
        count += 1
    assert count > 150


def test_common_theories_take_few_presses() -> None:
    for law, most in (
        ("There must be at least one blue die.", 12),
        ("All dice must be odd.", 12),
        ("There must be more blue dice than white dice.", 14),
        ("There must be exactly one group.", 12),
        ("All dice must be the same colour.", 12),
    ):
        assert presses(understand(law, NAMES)) <= most, law
