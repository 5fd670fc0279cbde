"""docs/laws.md tells the truth: sentences are read, experiments judged by a judge of the tests' own."""

import re

import pytest
from infer_laws import naive

from lawkeeper.games.infer.laws import forms
from lawkeeper_host.games.infer.laws import guide, notation, understand

ROWS = [row for _, rows in guide.CHAPTERS for row in rows]


@pytest.mark.parametrize("row", ROWS, ids=lambda row: row.law)
def test_the_o_follows_and_the_x_does_not(row: guide.Row) -> None:
    tree = understand(row.law)
    assert naive.follows(tree, notation.parse(row.follows))
    assert not naive.follows(tree, notation.parse(row.breaks))


def test_every_form_of_the_language_has_a_row() -> None:
    assert {understand(row.law)[0] for row in ROWS} == set(forms.SLOTS)


def test_what_the_words_before_the_tables_say_can_be_said_is_understood() -> None:
    for dice in re.findall(r"\*(\w[^*]*?)\*", guide.BEFORE):
        assert understand(f"There must be at least two {' '.join(dice.split())}."), dice
    for sentence in re.findall(r"“([^”]*)”", guide.BEFORE):
        assert understand(sentence), sentence
