"""Sentences of the box and of players: understood word by word, or refused with what is wrong and where."""

from __future__ import annotations

import random

import pytest
from host.potions.worked import COLOURS, FIRST, LARGEST, THREE

from lawkeeper.games.potions.brew import names
from lawkeeper.games.potions.brew import short as box_signs
from lawkeeper_host.games.potions import codec
from lawkeeper_host.games.potions.brews import Brew, Rule, Space
from lawkeeper_host.games.potions.parse import parse
from lawkeeper_host.games.potions.puzzles import random_rule
from lawkeeper_host.games.potions.words import RuleRefused, words

ONE_HEART, RED = "IF it has at least 1 heart", " THEN it is red"

# As typed -> as the box says it.
UNDERSTOOD = {
    "IF a potion contains a heart, THEN it is *not* tasty.": "at least 1 heart | not tasty",
    "IF a potion contains *exactly* two ingredients, THEN it is fizzy.": "exactly 2 ingredients | fizzy",
    "If a potion contains a heart or a spade, THEN it is red.": "at least 1 heart or at least 1 spade | red",
    "IF it contains anything THEN it is red": "at least 1 ingredient | red",
    "if the brew has two or more ingredients then it's fizzy": "at least 2 ingredients | fizzy",
    "IF it contains two or less ingredients THEN it is fizzy": "at most 2 ingredients | fizzy",
    "IF it has a heart or spade THEN it must be red": "at least 1 heart or at least 1 spade | red",
    "IF it has a heart, a club or a spade THEN it is red, fizzy, or tasty":
        "at least 1 heart or at least 1 club or at least 1 spade | red or fizzy or tasty",
    "IF it has no hearts or spades THEN it is neither red nor fizzy":
        "no heart and no spade | not red and not fizzy",
    "IF it contains neither a heart nor a spade THEN it cannot be red":
        "no heart and no spade | not red",
    "IF it doesn’t contain both a heart and a spade THEN it isn't red": "no heart or no spade | not red",
    "IF it doesn't contain any hearts THEN it becomes fizzy": "no heart | fizzy",
    "IF it does not contain hearts THEN it will not be red and will not be fizzy":
        "no heart | not red and not fizzy",
    "IF it does not contain exactly 2 hearts THEN it is red": "not exactly 2 hearts | red",
    "IF it has only hearts and spades THEN it is red": "no club and no diamond | red",
    "IF it has nothing but clubs THEN it is red": "no diamond and no heart and no spade | red",
    "IF there are more than one heart THEN it makes a red potion": "at least 2 hearts | red",
    "IF it has fewer than two hearts THEN it is anything but red": "at most 1 heart | not red",
    "IF it has no more than one heart THEN it is never red": "at most 1 heart | not red",
    "IF it has either a heart or a spade THEN the result is either red or tasty":
        "at least 1 heart or at least 1 spade | red or tasty",
    "IF it contains a heart and a spade THEN it is not red or not fizzy":
        "at least 1 heart and at least 1 spade | not red or not fizzy",
    "IF it has a heart and does not contain a spade THEN it is not (red or fizzy)":
        "at least 1 heart and no spade | not red and not fizzy",
    "IF it has not at least two hearts THEN it is red": "at most 1 heart | red",
    "IF it contains a heart or it has exactly 2 ingredients THEN red":
        "at least 1 heart or exactly 2 ingredients | red",
    "IF it has a heart or a spade and no club THEN it is red":
        "at least 1 heart or at least 1 spade and no club | red",
    "IF it has ≥ 2 hearts & zero clubs THEN it is red": "at least 2 hearts and no club | red",
}  # fmt: skip


@pytest.mark.parametrize("typed", UNDERSTOOD)
def test_what_players_type_is_understood(typed: str) -> None:
    when, then = UNDERSTOOD[typed].split(" | ")
    assert codec.told(parse(typed, FIRST), FIRST) == f"IF it has {when} THEN it is {then}"


def test_brackets_bind_what_is_in_them() -> None:
    loose = parse("IF it has a heart or a spade and no club THEN it is red", FIRST)
    bound = parse("IF it has (a heart or a spade) and no club THEN it is red", FIRST)
    both = Brew((0, 2), frozenset((1,)))  # a club and a heart
    assert (loose.permits(both), bound.permits(both)) == (False, True)
    assert parse(codec.told(bound, FIRST), FIRST) == bound


# Sentence -> (words that the refusal points at, a word of what is said).
REFUSED = {
    "": ("", "no rule"),
    "It is red if it has a heart": ("if it has a heart", "no THEN"),
    "When it has a heart THEN it is red": ("When", "no place"),
    "THEN it is red IF it has a heart": ("THEN it is red", "begins with IF"),
    "IF THEN it is red": ("THEN", "behind IF"),
    "IF it has a heart THEN": ("THEN", "behind THEN"),
    "IF it has a heart THEN it is red IF it has a club": ("IF", "more than one IF"),
    "IF it has two hearts THEN it is red": ("two hearts", "two ways"),
    "IF it has hearts THEN it is red": ("hearts", "How many"),
    "IF it has at least two hearts or spades THEN it is red": ("at least two hearts or spades", "together"),
    "IF it has only one heart THEN it is red": ("only", "number too many"),
    "IF it has more than 3 hearts THEN it is red": ("more than 3", "one to three"),
    "IF it has at least 7 hearts THEN it is red": ("at least 7", "one to three"),
    "IF it has fewer than 0 hearts THEN it is red": ("fewer than 0", "one to three"),
    "IF it has at least hearts THEN it is red": ("at least hearts", "number is missing"),
    "IF it has a dragon THEN it is red": ("a dragon", "Of what"),
    "IF it has a heart THEN it is blue": ("blue", "not understood"),
    "IF it has a heart quickly THEN it is red": ("quickly", "not understood"),
    "IF it has a heart THEN it is very red": ("very", "not understood"),
    "IF it has a heart THEN it can be red": ("can", "not understood"),
    "IF it has a heart THEN it has a spade": ("has", "not understood"),
    "IF it is red THEN it is fizzy": ("is red", "ingredients alone"),
    "IF it has a heart THEN it is not red or fizzy": ("it is not red", "of the first alone"),
    "IF it does not contain a heart or a spade THEN it is red": ("it does not contain a heart", "of all"),
    "IF it has either a heart and a spade THEN it is red": ("either a heart and a spade", "needs `or`"),
    "IF it has both a heart THEN it is red": ("both a heart", "needs `and`"),
    "IF it has neither a heart THEN it is red": ("neither a heart", "needs `nor`"),
    "IF it has either a heart or a spade and a club THEN it is red":
        ("a heart or a spade and a club", "side by side"),
    "IF it has a heart, a spade THEN it is red": ("it has a heart, a spade", "needs `and` or `or`"),
    "IF it has (a heart or a spade THEN it is red": ("(a heart or a spade", "not closed"),
    "IF it has a heart) THEN it is red": (")", "not understood"),
    "IF it has a heart and THEN it is red": ("", "ends too early"),
    "IF another player has a heart THEN it is red": ("player", "players"),
    "IF the last brew was red THEN it is fizzy": ("last", "earlier brews"),
    "IF the market has a heart THEN it is red": ("market", "cards on the table"),
    "IF it has a heart THEN it is red next turn": ("next", "turns"),
    "IF it has a heart THEN rule 3 is void": ("rule", "other rules"),
    "IF it has a heart THEN it is red, otherwise fizzy": ("otherwise", "no place"),
    "IF it has more hearts than spades THEN it is red": ("more", "not understood"),
    "IF it has a heart or more or fewer THEN it is red": ("fewer", "not understood"),
}  # fmt: skip


@pytest.mark.parametrize("typed", REFUSED)
def test_what_is_no_rule_is_refused_with_its_words_and_what_to_do(typed: str) -> None:
    with pytest.raises(RuleRefused) as caught:
        parse(typed, FIRST)
    where, why = REFUSED[typed]
    assert typed[caught.value.start : caught.value.end] == where
    assert why in caught.value.message
    assert caught.value.message.endswith((".", "?"))
    sentence, *carets = caught.value.pointed(typed).split("\n")
    assert sentence == typed.strip() and [row.count("^") for row in carets] == [len(where)] * bool(where)


@pytest.mark.parametrize("typed", [
    ONE_HEART + " and at least 1 club and at most 2 spades and no diamond and exactly 2 ingredients" + RED,
    ONE_HEART + " THEN it is red and it is fizzy or tasty", ONE_HEART + " THEN it is red or not red",
    "IF it does not contain at most 3 hearts" + RED,
])  # fmt: skip
def test_what_the_box_has_no_place_for_is_refused(typed: str) -> None:
    rule = parse(typed, FIRST)
    with pytest.raises(RuleRefused) as caught:
        codec.encode(rule, FIRST)
    assert caught.value.hint


# -- the sentences of the box -------------------------------------------------------------------------------

SPACES = (
    (FIRST, False),
    (COLOURS, False),
    (THREE, False),
    (THREE, True),
    (LARGEST, True),
    *((Space(FIRST.kinds, tuple(words.split())), False) for _, words in names.LISTS),
)


@pytest.mark.parametrize(("space", "about"), SPACES)
def test_each_sentence_of_the_box_is_read_as_the_rule_that_it_was_made_of(space: Space, about: bool) -> None:
    chance = random.Random("sentences")
    for _ in range(400):
        rule = random_rule(chance, space, wide=True, about=about)
        coded = codec.encode(rule, space, about)
        said = codec.told(rule, space)
        again = parse(said, space, about)
        assert codec.told(again, space) == said
        _same(space, again, codec.decode(coded), said)


def _same(space: Space, one: Rule, two: Rule, said: str) -> None:
    brews = list(space.brews())
    for brew in brews if len(brews) < 300 else random.Random(said).sample(brews, 120):
        assert one.permits(brew) == two.permits(brew), (said, brew)


def test_a_strange_word_anywhere_is_refused() -> None:
    """No word is passed over: whatever is put between two words of a sentence is complained of."""
    for typed in [*UNDERSTOOD, "IF it has (a heart or a spade) and no club THEN it is red"]:
        ends = [word.end for word in words(typed)]
        for at in sorted({0, *ends}):
            for strange in ("wibble", "sometimes", "blue"):
                with pytest.raises(RuleRefused):
                    parse(f"{typed[:at]} {strange} {typed[at:]}", FIRST)


def test_a_word_left_out_is_refused_or_changes_nothing_or_the_rule() -> None:
    """Words that carry the meaning cannot go unnoticed."""
    carrying = {"heart", "spade", "club", "not", "no", "exactly", "red", "fizzy", "tasty", "neither", "only"}
    for typed in UNDERSTOOD:
        said = codec.told(parse(typed, FIRST), FIRST)
        for word in words(typed):
            if word.text not in carrying or not typed[word.start : word.end].lower().startswith(word.text):
                continue
            less = typed[: word.start] + typed[word.end :]
            try:
                assert codec.told(parse(less, FIRST), FIRST) != said, (less, said)
            except RuleRefused:
                continue


def test_colours_are_ingredients_behind_if_and_results_behind_then() -> None:
    for typed in ("a red piece", "a red", "at least one red skittle", "at least 1 red"):
        said = codec.told(parse(f"IF it has {typed} THEN it is not red", COLOURS), COLOURS)
        assert said == "IF it has at least 1 red piece THEN it is not red"


def test_if_about_adjectives_is_a_switch() -> None:
    typed = "IF it is fizzy or has no heart THEN it is red and not tasty"
    assert codec.told(parse(typed, THREE, True), THREE) == typed
    with pytest.raises(RuleRefused, match="ingredients alone"):
        parse(typed, THREE)
    several = parse("IF it has a heart THEN it makes a fizzy red potion", THREE)
    assert codec.told(several, THREE) == "IF it has at least 1 heart THEN it is red and fizzy"


# -- rows in signs ------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("space", "about"), SPACES[:5])
def test_the_rows_of_the_boxs_lists_are_read_as_well(space: Space, about: bool) -> None:
    chance = random.Random("rows")
    for _ in range(300):
        rule = random_rule(chance, space, wide=True, about=about)
        coded = codec.encode(rule, space, about)
        row = box_signs.short(codec.box_of(space, about), coded, 60)
        _same(space, parse(row, space, about), codec.decode(coded), row)


@pytest.mark.parametrize(("typed", "said"), [
    ("♥≥1|♠≥1→red", "IF it has at least 1 heart or at least 1 spade THEN it is red"),
    ("H>=1|S>=1 > r", "IF it has at least 1 heart or at least 1 spade THEN it is red"),
    ("(h>=1|#=2)&c!=1 -> !red&!tas",
     "IF it (has at least 1 heart or exactly 2 ingredients) and not exactly 1 club "
     "THEN it is not red and not tasty"),
])  # fmt: skip
def test_signs_may_be_typed_and_names_cut(typed: str, said: str) -> None:
    assert codec.told(parse(typed, FIRST), FIRST) == said


@pytest.mark.parametrize(("typed", "where", "why"), [
    ("♥≥1→blue", "blue", "no potion"), ("X>=1 > red", "X", "no ingredient"),
    ("♥≥1+♠≥1→red", "+", "not understood"),
    ("♥≥9→red", "", "one to three"), ("→red", "", "IF"),
])  # fmt: skip
def test_signs_that_say_nothing_are_refused(typed: str, where: str, why: str) -> None:
    with pytest.raises(RuleRefused) as caught:
        parse(typed, FIRST)
    assert why in caught.value.message
    if where:
        assert typed[caught.value.start : caught.value.end] == where


# -- anything at all ----------------------------------------------------------------------------------------

WORDS = """if then it is has have not a an at least most exactly more fewer than only anything any 0 1 2 3 4
one hearts spade red fizzy tasty potion ingredients . ! ≥ ♥≥1 → > | # H>=1 there are does contain the result
must can never makes 999999 ½ ² player turn otherwise""".split()
_CHUNKS = """a heart;at least 2 red pieces;at least 1 heart;no spade;exactly two ingredients;it has;is fizzy
not;does not contain;either;both;neither;nor;(;);,;and;or;and;or;a red;two or more ingredients;has"""
CHUNKS = _CHUNKS.replace("\n", ";").split(";")


@pytest.mark.parametrize(("space", "about"), [(FIRST, False), (LARGEST, True)])
def test_whatever_is_typed_is_a_rule_or_refused_with_a_sentence(space: Space, about: bool) -> None:
    chance = random.Random("anything")
    understood = 0
    for _ in range(4000):
        typed = " ".join(chance.choices(CHUNKS, k=chance.randint(1, 5)))
        if chance.random() < 0.3:
            typed = " ".join([typed, *chance.choices(WORDS, k=chance.randint(0, 4))])
        if chance.random() < 0.9:
            typed = f"IF it has {typed} THEN it is red"
        try:
            rule = parse(typed, space, about)
            coded = codec.encode(rule, space, about)
        except RuleRefused as refused:
            assert refused.message.rstrip().endswith((".", "?")), typed
            assert 0 <= refused.start <= refused.end <= len(typed), typed
            continue
        understood += 1
        _same(space, rule, codec.decode(coded), typed)
        _same(space, parse(codec.told(rule, space), space, about), rule, typed)
    assert understood > 100
