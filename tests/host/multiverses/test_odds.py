"""The table of item 19 on the big list, and the shipped list's own figures."""

import pytest

from lawkeeper_host.errors import HostError
from lawkeeper_host.games.multiverses import odds
from lawkeeper_host.games.multiverses.parse import parse
from lawkeeper_host.games.multiverses.words import english

ITEM_19 = {
    "must contain E": 0.32,
    "must contain B": 0.87,
    "must contain Q": 0.985,
    "must begin with D": 0.935,
    "must end with a vowel": 0.82,  # W and Y as both
    "must have a double letter": 0.79,
    "must have exactly 5 letters": 0.91,
    "must have an even number of letters": 0.50,
    "must be a palindrome": 0.999,
    "must have all letters different": 0.71,
    "must alternate vowels and consonants": 0.91,
    "must be a noun": 0.51,
    "must be a verb": 0.51,
    "must be an adjective": 0.85,
    "must not be a noun": 0.49,
}


def test_multiverses_item_19_the_table_stands_on_the_big_list():
    assert set(ITEM_19) == set(odds.TABLE)
    for law, wanted in ITEM_19.items():
        found = odds.odds(parse(law), english.big())
        assert found.words == 39_100
        assert found.share == pytest.approx(wanted, abs=0.006), law


@pytest.mark.parametrize(("word", "wanted"), (("noodle", 0.59), ("apple", 0.04), ("zebra", 0.999)))
def test_multiverses_item_20_an_order_depends_on_its_reference_word(word, wanted):
    law = parse("must come after the word before in the alphabet")
    assert odds.odds(law, english.big(), odds.reference(word)).share == pytest.approx(wanted, abs=0.006)


def test_common_words_have_figures_of_their_own():
    assert odds.both(parse("must contain E"))[1].share == pytest.approx(0.36, abs=0.006)


def test_a_law_that_compares_wants_a_word_and_one_on_paper_has_no_odds():
    with pytest.raises(HostError, match="compares"):
        odds.both(parse("must share a letter with the word before"))
    with pytest.raises(HostError, match="table|paper"):
        odds.both(parse("must obey paper law 2"))
    with pytest.raises(HostError, match="39,100"):
        odds.reference("xyzzy")
