"""The box's judge against the host's own evaluator, and both against the examples of the rules."""

import random

import pytest

from lawkeeper.games.multiverses.laws import judge, kinds
from lawkeeper.games.multiverses.laws.english import sentence
from lawkeeper.games.multiverses.words.wordlist import FILE, WordList
from lawkeeper_host.games.multiverses import exact, family, word_file
from lawkeeper_host.games.multiverses.words import english, packing
from lawkeeper_host.places import DEVICE

WORDS = {entry.word: entry for entry in english.big()}
CONTAIN_VOWEL = bytes((kinds.CONTAINS, kinds.VOWEL))
NO_VOWEL = bytes((kinds.CONTAINS | kinds.NOT, kinds.VOWEL))


def be(part, negated=False):
    return bytes((kinds.PART | (kinds.NOT if negated else 0), 1 << kinds.PARTS.index(part)))


def test_judge_and_evaluator_agree():
    for law in family.laws():
        agree(law, random.Random(law))


def agree(law, chance):
    awkward = [WORDS[word] for word in ("sky", "yearly", "away", "why", "level", "queen", "view", "dryly")]
    for entry in awkward + chance.sample(english.shipped(), 40):
        before = chance.choice((None, chance.choice(english.shipped()), entry))
        coded = packing.coded(before) if before else None
        ours = exact.obeys(law, entry, before)
        assert judge.obeys(law, packing.coded(entry), coded) == ours, (sentence(law), entry, before)


def test_multiverses_item_18_the_law_of_q():
    law = bytes((kinds.CONTAINS, ord("q")))
    assert not exact.obeys(law, WORDS["noodle"]) and exact.obeys(law, WORDS["queen"])


@pytest.mark.parametrize("word", ("view", "fold", "credit", "default", "taste"))
def test_multiverses_items_31_and_32_a_word_is_all_that_it_can_be(word):
    for part in ("noun", "verb"):
        assert exact.obeys(be(part), WORDS[word])
        assert not exact.obeys(be(part, negated=True), WORDS[word])


def test_multiverses_item_32_round_is_adjective_verb_and_noun():
    assert all(exact.obeys(be(part), WORDS["round"]) for part in ("adjective", "verb", "noun"))


def test_multiverses_item_34_sky_has_a_vowel_and_is_never_without():
    assert exact.obeys(CONTAIN_VOWEL, WORDS["sky"]) and not exact.obeys(NO_VOWEL, WORDS["sky"])


def test_multiverses_item_5_our_lines_for_the_example_obey_its_three_laws():
    laws = (bytes((kinds.SAME_FIRST,)), be("noun"), bytes((kinds.ORDER, 0)))
    for line in ("apple arrow atom", "bear bell boat"):
        assert exact.takes(laws, [WORDS[word] for word in line.split()])
    assert not exact.takes(laws, [WORDS[word] for word in "atom arrow apple".split()])


def test_a_law_on_paper_is_not_judged():
    with pytest.raises(ValueError, match="table"):
        exact.obeys(bytes((kinds.TABLE, 1)), WORDS["view"])


def test_the_box_reads_the_list_as_it_was_packed():
    head, *blocks = word_file.records([packing.coded(entry) for entry in english.shipped()], True)
    there = WordList(head, blocks.__getitem__)
    assert there.count == len(english.shipped())
    for number, entry in enumerate(english.shipped()):
        word = there.word(number)
        assert word == packing.coded(entry)
        assert packing.named(word).word == entry.word and packing.named(word).parts == entry.parts


def test_the_file_on_the_drive_is_the_list_of_the_repository():
    assert (DEVICE / FILE).read_bytes() == packing.shipped_file()


def test_the_list_takes_half_its_room_on_the_drive():
    assert len(packing.shipped_file()) <= 32 * 1024
