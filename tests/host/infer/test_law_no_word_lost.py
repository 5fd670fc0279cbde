"""No word of a sentence is lost: whoever changes one has another law, or none (item 47).

Sentences come from the grammar itself, by chance, and from what people type. In each of them every number,
quantifier, colour, kind of part, negation and the like is changed or left out. What may be changed without
another meaning stands in `SAME`, each with why.
"""

import random
import re
from collections.abc import Iterator
from functools import cache
from typing import Any
from unittest.mock import patch

import pytest

from fakes.wordings import more_wordings, players_say, wordings
from lawkeeper.games.infer.laws import LawError
from lawkeeper_host.games.infer.laws import LawRefused, phrases, understand
from lawkeeper_host.games.infer.laws.parse import _parser, _terminals, parse_words
from lawkeeper_host.games.infer.laws.phrases import NoParse
from lawkeeper_host.games.infer.laws.words import NUMBERS

# A word -> what says something else in its place; "" leaves it out.
OTHER = {
    "orange": ("blue",), "blue": ("white",), "white": ("orange",),
    "c1": ("c2", ""), "c2": ("c3", ""), "c3": ("c1", ""),
    "odd": ("even", ""), "even": ("odd", ""), "prime": ("odd", ""),
    "group": ("stack",), "groups": ("stacks",), "stack": ("group",), "stacks": ("groups",),
    "least": ("most",), "most": ("least",), "exactly": ("at least",), "more": ("fewer",), "fewer": ("more",),
    "less": ("greater",), "greater": ("less",), "highest": ("lowest",), "lowest": ("highest",),
    "majority": ("minority",), "minority": ("majority",), "largest": ("tallest",),
    "sum": ("product",), "product": ("sum",), "difference": ("sum",), "range": ("sum",),
    "same": ("different",), "different": ("same", ""), "all": ("no",), "every": ("no",), "no": ("all",),
    "number": ("colour",), "numbers": ("colours",), "colour": ("number",), "colours": ("numbers",),
    "stacked": ("covered", ""), "covered": ("stacked", ""), "visible": ("covered",),
    "touching": ("stacked", ""), "triangle": ("square",), "square": ("triangle",),
    "north": ("south",), "south": ("north",), "east": ("west",), "west": ("east",),
    "higher": ("lower",), "lower": ("higher",), "twice": ("3 times",), "factor": ("multiple",),
    "factors": ("multiples",), "multiple": ("factor",), "multiples": ("factors",), "around": ("",),
    "not": ("",), "never": ("",), "consecutive": ("ascending",), "ascending": ("consecutive",),
}  # fmt: skip

# (a sentence has this, the word, what stands there instead): the law is the same, and why.
SAME = (
    (r"colou?rs?", "different", "", "colours that are counted are different ones"),
    (r"stack(ed|ing)( \w+| ,)* on", "stacked", "", "on another die is stacked"),
    (r"stacked", "touching", "stacked", "standing on another die is stacked"),
    (r"share the same|sharing the same", "same", "", "what dice share is the same"),
    (r"be the same|the same", "all", "", "dice are all dice"),
    (r"in different colours|of (two|2) different colours", "different", "", "two are different"),
    (r"different from", "different", "", "different from is from"),
    (r"ascending|descending", "consecutive", "ascending", "consecutive numbers of a line are in order"),
    (r"different pairs", "different", "", "two pairs are of two numbers"),
    (r"different number\b", "different", "", "a number that is counted is a different one"),
    (r"(largest|tallest)", "largest", "tallest", "of a group or a stack the number of dice is meant"),
    (r"touching .*that touch", "touching", "", "dice that touch are touching"),
    (r"visible number|visible dice", "visible", "", "only visible numbers count"),
)  # fmt: skip


def changed(words: list[str]) -> Iterator[tuple[str, str, list[str]]]:
    """(word, what stands in its place, the sentence with it) for every change to a sentence."""
    for at, word in enumerate(words):
        core = word.lower().strip(".,!")
        others = OTHER.get(core, ())
        if number := re.fullmatch(r"(\d+)(s?)", core):
            others = (f"{int(number[1]) + 1}{number[2]}",)
        elif core in NUMBERS[:-1]:
            others = (NUMBERS[NUMBERS.index(core) + 1],)
        for other in others:
            yield core, other, [*words[:at], *other.split(), *words[at + 1 :]]


def excused(sentence: str, word: str, other: str) -> bool:
    """Whether it is known why that changes nothing."""
    return any(re.search(has, sentence) and (word, other) == (old, new) for has, old, new, _ in SAME)


# --- sentences of the grammar ---


@cache
def rules() -> dict[str, list[list[Any]]]:
    """Rule of the grammar -> its expansions."""
    found: dict[str, list[list[Any]]] = {}
    for rule in _parser().rules:
        found.setdefault(rule.origin.name, []).append(list(rule.expansion))
    return found


@cache
def depth(name: str, within: frozenset[str] = frozenset()) -> float:
    """The least depth of what a rule expands to."""
    if name in within:
        return float("inf")
    inner = within | {name}
    expansions = [
        max((0 if symbol.is_term else depth(symbol.name, inner) for symbol in expansion), default=0)
        for expansion in rules()[name]
    ]
    return 1 + min(expansions)


def grown(chance: random.Random, name: str, left: int) -> list[str]:
    """The words of a random expansion of a rule, the shortest ones once `left` is used up."""
    choices = rules()[name]
    if left <= 0:
        deep = [max((0 if s.is_term else depth(s.name) for s in each), default=0) for each in choices]
        choices = [each for each, d in zip(choices, deep, strict=True) if d == min(deep)]
    words: list[str] = []
    for symbol in chance.choice(choices):
        words += [_word(chance, symbol.name)] if symbol.is_term else grown(chance, symbol.name, left - 1)
    return words


def _word(chance: random.Random, terminal: str) -> str:
    if terminal == "NUM":
        return str(chance.randint(1, 5))
    if terminal == "FACES":
        return f"{chance.randint(1, 5)}s"
    if terminal == "COLOUR":
        return f"c{chance.randint(1, 3)}"
    return chance.choice(_terminals()[terminal])


def tree_of(words: list[str]) -> Any:
    """The tree of plain words, or None; also of words of which two conditions become one: of "even 2s" the
    first says nothing."""
    try:
        with patch.object(phrases, "_both", side_effect=NoParse(0)):
            return parse_words(words)
    except (NoParse, LawError):
        return None


@pytest.mark.parametrize("seed", range(6))
def test_no_word_of_the_grammar_is_lost(seed: int) -> None:
    chance = random.Random(seed)
    lost, laws = [], 0
    for _ in range(1500):
        words = grown(chance, "start", chance.randint(2, 12))
        tree = tree_of(words)
        if tree is None:
            continue
        laws += 1
        for word, other, new in changed(words):
            if tree_of(new) == tree and not excused(" ".join(words), word, other):
                lost.append(f"{' '.join(words)}: {word} -> {other or 'nothing'}")
    assert laws > 50 and lost == []


# --- what people type ---


def understood(sentence: str) -> Any:
    """The tree of a sentence, or None."""
    try:
        return understand(sentence)
    except LawRefused:
        return None


def typed() -> list[str]:
    """What people type, of all files."""
    sentences = [text for plain, texts in wordings().items() for text in (plain, *texts)]
    sentences += [text for text, _ in more_wordings()] + [text for text, *_ in players_say()]
    return list(dict.fromkeys(sentences))


@pytest.mark.parametrize("part", range(6))
def test_no_word_that_people_type_is_lost(part: int) -> None:
    lost = []
    for sentence in typed()[part::6]:
        tree = understood(sentence)
        for word, other, new in changed(sentence.split()) if tree else ():
            if understood(" ".join(new)) == tree and not excused(sentence.lower(), word, other):
                lost.append(f"{sentence}: {word} -> {other or 'nothing'}")
    assert lost == []
