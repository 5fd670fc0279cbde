"""Sentences become trees: the exact inverse of the box's own sentences, our packs, and what people say."""

import logging
import sys
from collections.abc import Callable
from functools import cache
from importlib.util import cache_from_source
from pathlib import Path
from typing import Any

import pytest
from lark import Lark, logger
from laws import deep_waters, field_notes, first_light
from laws.model import COLOURS, Experiment, Law, sample

from fakes.dice import Dice
from fakes.figures import budgets
from fakes.trees import random_tree
from lawkeeper.games.infer.laws import experiment, judge, world
from lawkeeper.games.infer.laws import forms as f
from lawkeeper.games.infer.laws.english import sentence
from lawkeeper_host.games.infer.bench import parse as bench
from lawkeeper_host.games.infer.laws import parse as parsing
from lawkeeper_host.games.infer.laws.parse import NoParse, parse, parse_words

NAMES = ("orange", "blue", "white")
MODULES = (first_light, field_notes, deep_waters)
LAWS: dict[str, Law] = {text: law for module in MODULES for text, law in module.LAWS.items()}


@cache
def experiments() -> list[tuple[Experiment, world.Slice]]:
    """The null experiment and others of up to 6 dice, each as the judge sees it, too."""
    return [(each, world.one(code(each))) for each in sample(seed=3, each=60, most=6)]


def code(each: Experiment) -> bytes:
    """The dice code of a model's experiment."""
    dice = sorted(each.dice, key=lambda die: die.level)
    return bytes(experiment.pack([(COLOURS.index(die.colour) + 1, die.face, die.x, die.y) for die in dice]))


@pytest.mark.parametrize("form", f.SLOTS)
def test_the_sentence_of_a_random_tree_is_read_as_that_tree(form: int) -> None:
    chance = Dice(form + 1)
    for _ in range(150):
        tree = random_tree(chance, form)
        text = sentence(tree, NAMES)
        assert parse(text, NAMES) == tree, text


@pytest.mark.parametrize("text", LAWS)
def test_a_law_of_our_packs_is_judged_as_it_is_written_down_by_hand(text: str) -> None:
    tree = parse(text, NAMES)
    law = LAWS[text]
    wrong = [each.dice for each, slice_ in experiments() if law(each) != bool(judge.mask(tree, slice_))]
    assert not wrong, f"{sentence(tree, NAMES)}: {wrong[0]}"


def test_the_sentence_of_a_law_of_our_packs_is_read_as_the_same_law() -> None:
    for text in LAWS:
        tree = parse(text, NAMES)
        assert parse(sentence(tree, NAMES), NAMES) == tree


# What people say, and the same law as the box says it.
SAID = {
    "White dice must not touch the table.": "There must be no white dice on the table.",
    "The sum of touching dice must be exactly 5.": "The sum of every two touching dice must be exactly 5.",
    "All dice must be divisible by 2.": "All dice must be even.",
    "There must not be red dice.": "There must be no red dice.",
    "All white dice must touch.": "Every white die must touch another die.",
    "Blue dice must be odd.": "All blue dice must be odd.",
    "There must be at most 2 Even dice.": "There must be at most two even dice.",
    "There must be a red 2.": "There must be at least one red 2.",
    "There must not be any 5s.": "There must be no 5s.",
    "All colors of dice must be present.": "There must be exactly three different colours.",
    "The product of all dice must be exactly 12.": "The product of the visible numbers must be exactly 12.",
    "The difference between touching dice must be exactly 2.":
        "The difference of every two touching dice must be exactly 2.",
    "Odd blue dice must touch each other.": "All odd blue dice must touch each other.",
    "No odd dice may touch an orange die.": "There must be no odd dice touching an orange die.",
    "Prime dice must not touch each other.": "There must be no prime dice touching a prime die.",
    "There must be an ascending line of 3.": "There must be a line of three dice in ascending order.",
    "There must be a straight row of three dice.": "There must be a line of three dice.",
    "There must be more than two blue dice.": "There must be at least three blue dice.",
    "There must not be more than two blue dice.": "There must be at most two blue dice.",
    "The experiment must contain a blue die.": "There must be at least one blue die.",
    "Dice that touch a blue die must be odd.": "All dice touching a blue die must be odd.",
    "Dice that are not blue must be odd.": "All dice that are not blue must be odd.",
    "Blue dice may only touch white dice.": "Every blue die must touch no die that is not white.",
    "No two touching dice may have a sum of 7.": "The sum of every two touching dice must not be 7.",
    "Dice of the same colour must not touch each other.":
        "Every two touching dice must be different colours.",
    "Every group must have an even sum.": "The sum of the visible numbers must be even in every group.",
    "All groups must have the same number of dice.": "The number of dice must be the same in all groups.",
    "The number of blue dice must be the same as the number of white dice.":
        "There must be as many blue dice as white dice.",
    "Most dice must be blue.": "There must be a majority of blue dice.",
    "There must be three consecutive numbers.": "There must be at least three consecutive numbers.",
    "There must be a stack of three dice.": "There must be at least one stack with exactly three dice.",
    "At least two blue dice must show the same number.":
        "There must be at least two blue dice showing the same number.",
    "Exactly two dice must touch a blue die.": "There must be exactly two dice touching a blue die.",
    "All odd dice greater than 4 must be blue.": "All 5s must be blue.",
    "There must be at least three visible numbers.": "There must be at least three visible dice.",
    "No dice may be covered.": "There must be no covered dice.",
    "All dice must be in one group.": "All dice must touch each other.",
    "The highest die must be a 6.": "The highest number must be exactly 6.",
    "There must be at least two touching blue dice.":
        "There must be at least two blue dice touching another die.",
    "There must be a blue die on a white die.":
        "There must be at least one blue die standing on a white die.",
    "No group may contain a blue die.": "There must be no groups with at least one blue die.",
    "No two blue dice may touch.": "There must be no blue dice touching a blue die.",
    "There must be dice of all three colours.": "There must be exactly three different colours.",
    "At most two dice may be blue.": "There must be at most two blue dice.",
    "There must be a pair of different colours.":
        "There must be at least two dice showing the same number in more than one colour.",
    "No two touching dice may be the same colour.": "Every two touching dice must be different colours.",
    "The sum of the blue dice must not be less than 5.": "The sum of the blue dice must be at least 5.",
}  # fmt: skip


@pytest.mark.parametrize("text", SAID)
def test_what_people_say_is_read_as_the_plainest_law(text: str) -> None:
    names = ("red", "blue", "white") if "red" in text.split() else NAMES
    assert sentence(parse(text, names), names) == SAID[text]


@pytest.mark.parametrize(
    ("words", "index", "some"),
    [
        ("there must be", 3, {"a", "at", "exactly", "no", "more", "<number>", "dice", "<colour>"}),
        ("there must be at most 2 purple dice", 6, {"<colour>", "dice", "odd", "groups"}),
        ("all c2 dice must", 4, {"be", "touch", "not"}),
        ("the sum of the c2 dice must be lucky", 8, {"odd", "exactly", "<number>"}),
        ("all c2 dice must be odd even", 6, set()),
    ],
)
def test_where_no_reading_is_possible(words: str, index: int, some: set[str]) -> None:
    with pytest.raises(NoParse) as caught:
        parse_words(words.split())
    assert caught.value.index == index and some <= caught.value.words


@pytest.mark.parametrize(
    "text",
    [
        "There must be two 2s.",
        "There must be 6 dice.",
        "Two blue dice must touch each other.",
        "Every blue die must touch two white dice.",
    ],
)
def test_item_l23_a_bare_number_is_not_clear(text: str) -> None:
    with pytest.raises(NoParse) as caught:
        parse(text)
    assert "exactly" in caught.value.why


@pytest.mark.parametrize(
    "text",
    [
        "There must not be a majority of blue dice.",
        "There must be an odd orange die less than 4.",
        "All dice touching a blue die must touch a white die.",
        "There must be exactly two dice of the same colour.",
        "All groups must be different.",
        "Blue dice may touch white dice.",
    ],
)
def test_what_no_tree_can_say_is_refused(text: str) -> None:
    with pytest.raises((NoParse, f.LawError)):
        parse(text)


def test_a_law_that_says_nothing_is_refused() -> None:
    with pytest.raises(f.LawError):
        parse("All dice must be less than 7.")


def test_the_grammar_has_no_conflict(caplog: pytest.LogCaptureFixture) -> None:
    logger.propagate, level = True, logger.level
    try:
        with caplog.at_level(logging.DEBUG, logger.name):
            Lark(parsing.GRAMMAR.read_text("utf-8"), parser="lalr", lexer="basic", debug=True)
    finally:
        logger.setLevel(level)
    assert not [record.message for record in caplog.records if "onflict" in record.message]


def test_the_tables_of_the_grammar_are_kept(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setattr(sys, "dont_write_bytecode", False)
    monkeypatch.setattr(sys, "pycache_prefix", str(tmp_path))
    law = parse("All orange dice must be odd.")
    made: list[Any] = []
    monkeypatch.setattr(parsing, "Lark", type("Made", (Lark,), {"__init__": _counted(made)}))

    def tree() -> Any:
        return parsing._parser.__wrapped__().parse("all c1 dice must be odd".split())

    folder = Path(cache_from_source(str(parsing.GRAMMAR))).parent
    assert tree() == law and not folder.exists()  # nowhere to write
    folder.mkdir(parents=True)
    assert tree() == law and len(made) == 2
    [kept] = folder.iterdir()
    whole = kept.read_bytes()
    assert tree() == law and len(made) == 2
    for other in (whole[:-1], whole[:9], b"", whole[:50] + b"!" + whole[51:]):
        kept.write_bytes(other)
        made.clear()
        assert tree() == law and len(made) == 1
        assert [each.read_bytes() != other for each in folder.iterdir()] == [True]
    monkeypatch.setattr(parsing, "version", "0")
    made.clear()
    assert tree() == law and len(made) == 1


def _counted(made: list[Any]) -> Callable[..., None]:
    def init(self: Any, *args: Any, **options: Any) -> None:
        made.append(self)
        Lark.__init__(self, *args, **options)

    return init


def test_every_word_of_the_grammar_is_one_kind_of_word() -> None:
    words = parsing.vocabulary()
    assert {"there", "dice", "touching", "<number>", "<colour>"} <= words
    assert all(word.startswith("<") or word.isalpha() for word in words)


def test_no_sentence_takes_twice_its_budget() -> None:
    """The budgets themselves are for `make bench`: how fast the machine of a test is nobody knows."""
    over, budgeted = budgets(bench.__name__)
    assert budgeted == 6
    for line in over:
        value, _, most = line.split("\t")[1][45:].split()[:3]
        assert float(value) < 2 * float(most), line
