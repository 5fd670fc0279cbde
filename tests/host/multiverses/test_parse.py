"""Sentences of laws: every word understood, or the sentence refused."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from lawkeeper.games.multiverses.laws.english import sentence
from lawkeeper_host.games.multiverses import family
from lawkeeper_host.games.multiverses.parse import parse
from lawkeeper_host.games.multiverses.words_of import LawRefused

SAID = {
    "All words in this universe must contain the letter B": "must contain B",
    "The words on each line must increase in alphabetical order.": (
        "must come after the word before in the alphabet"
    ),
    "Alphabetical order must increase": "must come after the word before in the alphabet",
    "Words must begin with the same letter.": "must begin with the same letter as the word before",
    "Words must be nouns.": "must be a noun",
    "Must begin with the letter D": "must begin with D",
    "Q must occur": "must contain Q",
    "the letter Q must not occur": "must not contain Q",
    "must not contain no Q": "must contain Q",
    "no word may contain a Q": "must not contain Q",
    "must contain a": "must contain A",
    "must begin with a vowel": "must begin with a vowel",
    "must have at least two Es": "must have at least 2 E",
    "must have 2 or more E's": "must have at least 2 E",
    "must contain at most 0 vowels": "must not contain a vowel",
    "must be longer than 5 letters": "must have at least 6 letters",
    "must have a vowel as the second letter": "must have a vowel as letter 2",
    "the third letter must be A": "must have A as letter 3",
    "the last letter must not be a vowel": "must not end with a vowel",
    "words can't end in 'ing'": "must not end with ING",
    "must be neither a noun nor a verb": "must not be a noun or a verb",
    "must have no repeated letter": "must have all letters different",
    "must not be even in length": "must have an odd number of letters",
    "must share a letter with the word before": "must share at least 1 letter with the word before",
    "must obey paper law 3": "must obey paper law 3",
}
REFUSED = {
    "must be both a noun and a verb": ("and", "another turn"),
    "must contain Q and U": ("and", "another turn"),
    "must rhyme with the word before": ("rhyme", "same 2 letters"),
    "must be an animal": ("animal", "paper"),
    "must be a purple noun": ("purple", "like"),
    "contains QUICK": ("QUICK", "4 letters"),
    "must contain QU quickly": ("quickly", "like"),
    "must share exactly 2 letters with the word before": ("letters", "at least"),
    "must begin with a capital": ("a", "like"),
    "must begin with no double letter": ("double", "like"),
    "must": ("must", "like"),
    "must have at least 0 E": ("must have at least 0 E", "like"),
}


def test_what_the_box_shows_is_read_as_the_same_law():
    assert len(family.laws()) > 700
    for law in family.laws():
        assert parse(sentence(law)) == law, sentence(law)


@pytest.mark.parametrize("said", SAID)
def test_multiverses_item_24_rephrased_it_is_the_same_law(said):
    assert sentence(parse(said)) == SAID[said]


@pytest.mark.parametrize("said", REFUSED)
def test_what_is_no_law_is_refused_with_its_place_and_what_to_do(said):
    with pytest.raises(LawRefused) as refused:
        parse(said)
    about, hint = REFUSED[said]
    assert said[refused.value.start : refused.value.end] == about
    assert hint in refused.value.hint and refused.value.message.endswith(".")


def test_nothing_is_no_law():
    with pytest.raises(LawRefused, match="no law here"):
        parse("  ")


@given(st.sampled_from(family.laws()), st.data())
def test_no_word_is_dropped_silently(law, data):
    words = sentence(law).split()
    at = data.draw(st.integers(0, len(words)))
    foreign = data.draw(st.sampled_from("purple seldom and 7 unless colour the-same Q".split()))
    try:
        found = parse(" ".join([*words[:at], foreign, *words[at:]]))
    except LawRefused:
        return
    assert found != law, "a word of the sentence was passed over"


@given(st.text(max_size=60))
def test_whatever_is_typed_is_a_law_or_refused(text):
    try:
        assert parse(text)
    except LawRefused as refused:
        assert refused.message
