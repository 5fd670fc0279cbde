"""Loose wordings: what people type is the law that they mean, in every form of the law language."""

from functools import cache
from pathlib import Path
from typing import Any

import pytest

from lawkeeper.logic import english
from lawkeeper.logic import forms as f
from lawkeeper_host.laws import understand
from lawkeeper_host.laws.tables import sections
from lawkeeper_host.laws.words import joined, rules, spelled

DATA = Path(__file__).parents[1] / "data"
LOOSE = DATA / "loose_pack.txt"
Tree = tuple[Any, ...]


@cache
def wordings() -> dict[str, tuple[str, ...]]:
    """Plain sentence -> what people type for it (wordings.txt)."""
    found: dict[str, list[str]] = {}
    for line in (DATA / "wordings.txt").read_text("utf-8").splitlines():
        if line.startswith("= "):
            typed = found.setdefault(line[2:], [])
        elif line and not line.startswith("#"):
            typed.append(line)
    return {plain: tuple(typed) for plain, typed in found.items()}


def parts(tree: Any) -> set[Any]:
    """Every tuple in a tree, the tree too."""
    return {tree}.union(*map(parts, tree)) if isinstance(tree, tuple) else set()


def dice(tree: Tree) -> list[Tree]:
    """The dice of a tree."""
    slots = zip(f.SLOTS[tree[0]], tree[1:])
    kept = [value[1] if slot in (f.QUANTITY, f.PART_QUANTITY) else value for slot, value in slots if slot < 0]
    return [value for value in kept if isinstance(value, tuple) and len(value) == 4 and isinstance(value[1], tuple)]


def quantities(tree: Tree) -> list[int]:
    """What the quantities of a tree are."""
    slots = zip(f.SLOTS[tree[0]], tree[1:])
    return [value[0] for slot, value in slots if slot in (f.QUANTITY, f.PART_QUANTITY)]


@pytest.mark.parametrize("plain", wordings(), ids=lambda plain: plain[:70])
def test_every_wording_is_the_law_that_is_meant(plain: str) -> None:
    meant = understand(plain)
    for typed in wordings()[plain]:
        said = english.sentence(understand(typed), ("orange", "blue", "white"))
        assert understand(typed) == meant, f"{typed} -> {said}"


@pytest.mark.parametrize("plain", wordings(), ids=lambda plain: plain[:70])
def test_there_are_twelve_wordings_and_more(plain: str) -> None:
    typed = wordings()[plain]
    assert len({text.lower().rstrip(".") for text in typed} - {plain.lower().rstrip(".")}) >= 12


def test_wordings_are_there_for_every_form() -> None:
    assert {understand(plain)[0] for plain in wordings()} == set(f.SLOTS)


def test_wordings_are_there_for_every_quantity() -> None:
    assert {what for plain in wordings() for what in quantities(understand(plain))} == set(range(f.TALLEST + 1))


def test_wordings_are_there_for_every_place_and_relation() -> None:
    found = [die for plain in wordings() for die in dice(understand(plain))]
    assert {die[2] for die in found} == set(range(f.VISIBLE + 1))
    assert {die[3][0] for die in found if die[3]} == set(range(f.WEST + 1))


def test_wordings_are_there_for_every_way_to_be_alike() -> None:
    trees = [understand(plain) for plain in wordings()]
    assert {tree[2] for tree in trees if tree[0] == f.PAIRS} >= {f.PAIR_SUM, f.PAIR_DIFFERENCE, f.PAIR_PRODUCT}
    assert {tree[2] for tree in trees if tree[0] == f.PAIRS} >= {f.PAIR_COLOUR, f.PAIR_NUMBER}
    assert {tree[3] for tree in trees if tree[0] == f.SET} == set(range(f.BY_NUMBER_ALONE + 1))
    assert {tree[3] for tree in trees if tree[0] == f.LINE} == set(range(f.RISING + 1))
    assert {tree[2] for tree in trees if tree[0] == f.SHAPE} == {f.TRIANGLE, f.SQUARE}


def test_every_line_of_the_table_is_of_use() -> None:
    typed = [text for plain, texts in wordings().items() for text in (plain, *texts)]
    typed += [line for line in LOOSE.read_text("utf-8").splitlines() if line and not line.startswith("#")]
    typed += (DATA / "more_wordings.txt").read_text("utf-8").splitlines()
    unused = unused_rules(typed)
    assert not unused, "\n".join(unused)


def unused_rules(sentences: list[str]) -> list[str]:
    """The lines of synonyms.txt that change none of these sentences."""
    used: set[int] = set()
    for sentence in sentences:
        words = joined(spelled(sentence))
        for at, (pattern, right) in enumerate(rules()[1]):
            if pattern.search(words):
                used.add(at)
    lines = sections("synonyms.txt")["then"]
    return [line for at, line in enumerate(lines) if at not in used]
