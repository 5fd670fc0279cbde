"""Loose wordings: what people type is the law that they mean, in every form of the law language."""

from typing import Any

import pytest

from fakes.wordings import DATA, more_wordings, players_say, wordings
from lawkeeper.games.infer.laws import english
from lawkeeper.games.infer.laws import forms as f
from lawkeeper_host.games.infer.bench import sentences
from lawkeeper_host.games.infer.laws import LawRefused, understand
from lawkeeper_host.games.infer.laws.tables import sections
from lawkeeper_host.games.infer.laws.words import NAMES, TABLES, Table, joined, replaced, rules, spelled
from lawkeeper_host.games.infer.packs import LAWS, read_laws
from lawkeeper_host.packs.source import PackError, parse

LOOSE = DATA / "loose_pack.txt"
Tree = tuple[Any, ...]


def parts(tree: Any) -> set[Any]:
    """Every tuple in a tree, the tree too."""
    return {tree}.union(*map(parts, tree)) if isinstance(tree, tuple) else set()


def dice(tree: Tree) -> list[Tree]:
    """The dice of a tree."""
    slots = zip(f.SLOTS[tree[0]], tree[1:])
    kept = [value[1] if slot in (f.QUANTITY, f.PART_QUANTITY) else value for slot, value in slots if slot < 0]
    return [
        value
        for value in kept
        if isinstance(value, tuple) and len(value) == 4 and isinstance(value[1], tuple)
    ]


def quantities(tree: Tree) -> list[int]:
    """What the quantities of a tree are."""
    slots = zip(f.SLOTS[tree[0]], tree[1:])
    return [value[0] for slot, value in slots if slot in (f.QUANTITY, f.PART_QUANTITY)]


@pytest.mark.parametrize("plain", wordings(), ids=lambda plain: plain[:70])
def test_every_wording_is_the_law_that_is_meant(plain: str) -> None:
    meant = understand(plain)
    for typed in wordings()[plain]:
        tree = understand(typed)
        assert tree == meant, f"{typed} -> {english.sentence(tree, NAMES)}"


@pytest.mark.parametrize("plain", wordings(), ids=lambda plain: plain[:70])
def test_there_are_twelve_wordings_and_more(plain: str) -> None:
    typed = wordings()[plain]
    assert len({text.lower().rstrip(".") for text in typed} - {plain.lower().rstrip(".")}) >= 12


def test_wordings_are_there_for_every_form() -> None:
    laws = [*wordings(), *(law for _, law, *_ in players_say() if law != "-")]
    assert {understand(law)[0] for law in laws} == set(f.SLOTS)


def test_wordings_are_there_for_every_quantity() -> None:
    assert {what for plain in wordings() for what in quantities(understand(plain))} == set(
        range(f.TALLEST + 1)
    )


def test_wordings_are_there_for_every_place_and_relation() -> None:
    found = [die for plain in wordings() for die in dice(understand(plain))]
    assert {die[2] for die in found} == set(range(f.VISIBLE + 1))
    assert {die[3][0] for die in found if die[3]} == set(range(f.WEST + 1))


def test_wordings_are_there_for_every_way_to_be_alike() -> None:
    trees = [understand(plain) for plain in wordings()]
    assert {tree[2] for tree in trees if tree[0] == f.PAIRS} >= {
        f.PAIR_SUM,
        f.PAIR_DIFFERENCE,
        f.PAIR_PRODUCT,
    }
    assert {tree[2] for tree in trees if tree[0] == f.PAIRS} >= {f.PAIR_COLOUR, f.PAIR_NUMBER}
    assert {tree[3] for tree in trees if tree[0] == f.SET} == set(range(f.BY_NUMBER_ALONE + 1))
    assert {tree[3] for tree in trees if tree[0] == f.LINE} == set(range(f.RISING + 1))
    assert {tree[2] for tree in trees if tree[0] == f.SHAPE} == {f.TRIANGLE, f.SQUARE}


@pytest.mark.parametrize("typed, law", more_wordings(), ids=lambda each: each[:60])
def test_what_else_people_type(typed: str, law: str) -> None:
    assert english.sentence(understand(typed), NAMES) == law


def test_every_line_of_the_table_is_of_use() -> None:
    typed = [text for plain, texts in wordings().items() for text in (plain, *texts)]
    typed += [text for text, _ in more_wordings()] + [text for text, *_ in players_say()]
    said = [(text, NAMES) for text in typed] + [(law, ("red", "blue", "black")) for _, law in loose_laws()]
    used: set[int] = set()
    for sentence, names in said:
        words = spelled(sentence, names)
        text = joined(words)
        for at, rule in enumerate(rules()[1]):
            if rule.pattern.search(text):
                assert at in rules()[1].sieve.may_fit(text)
                words = replaced(words, Table([rule]))
                if joined(words) != text:
                    used.add(at)
                text = joined(words)
    lines = [line for name in TABLES for line in sections(name)["then"]]
    assert len(lines) == len(rules()[1])
    assert [line for at, line in enumerate(lines) if at not in used] == []


# --- what players say ---


@pytest.mark.parametrize(
    "typed, laws", [(typed, laws) for typed, *laws in players_say()], ids=lambda each: str(each)[:60]
)
def test_what_players_say_is_never_another_law(typed: str, laws: list[str]) -> None:
    """Either it is the law that is meant, or it is refused."""
    try:
        tree = understand(typed)
    except LawRefused:
        return
    assert english.sentence(tree, NAMES) in laws and len(laws) == 1


def test_nearly_all_that_players_say_is_understood_or_offered() -> None:
    figures = {figure.name: figure for figure in sentences.figures()}
    assert not [name for name, figure in figures.items() if figure.over], figures


# --- a pack as it was typed ---


def loose_laws() -> list[tuple[str, str]]:
    """(what the comment before it says, law) of loose_pack.txt."""
    lines = [line for line in LOOSE.read_text("utf-8").splitlines() if line and ":" not in line]
    return [(said[2:], law) for said, law in zip(lines, lines[1:]) if said[0] == "#" and law[0] != "#"]


def test_the_pack_has_thirty_laws_and_three_typing_errors() -> None:
    assert len(loose_laws()) == 30
    assert [said for said, _ in loose_laws() if said.startswith("! ")] == ["! laest", "! stackd", "! bleu"]


@pytest.mark.parametrize("said, law", loose_laws(), ids=lambda each: each[:50])
def test_a_pack_in_loose_english_is_understood(said: str, law: str) -> None:
    names = ("red", "blue", "black")
    if said.startswith("! "):
        with pytest.raises(LawRefused) as caught:
            understand(law, names)
        assert law[caught.value.start : caught.value.end] == said[2:]
        assert caught.value.hint.startswith("Did you mean: ") and understand(caught.value.hint[14:], names)
    else:
        assert english.sentence(understand(law, names), names) == said


def test_all_three_typing_errors_of_the_pack_are_told_at_once() -> None:
    lines = LOOSE.read_text("utf-8").splitlines()
    with pytest.raises(PackError) as caught:
        read_laws(LOOSE)
    problems = caught.value.problems
    assert [lines[problem.line - 1] for problem in problems] == [
        law for said, law in loose_laws() if said.startswith("! ")
    ]
    for problem, word in zip(problems, ("laest", "stackd", "bleu")):
        assert f"“{word}”" in problem.what and f"{'^' * len(word)}" in problem.what


def test_the_pack_without_its_typing_errors_is_a_pack() -> None:
    mended = (
        LOOSE.read_text("utf-8")
        .replace("laest", "least")
        .replace("stackd", "stacked")
        .replace("bleu", "blue")
    )
    pack, problems = parse(mended.encode(), [LAWS])
    assert not problems and pack.count == 30
