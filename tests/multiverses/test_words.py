"""Word lists in a file, read at any place (MultiVerses item 39)."""

import pytest

from lawkeeper.games import Refused
from lawkeeper.games.multiverses.words.wordlist import WordFile, WordList
from lawkeeper_host.games.multiverses.word_file import records, whole

WORDS = [b"%s\x01" % letters.encode() for letters in "a an ant ants apple apples bee".split()]
WORDS += [
    (chr(97 + n % 26) * 3 + chr(97 + n // 26) + "word").encode() + bytes((n % 255,)) for n in range(300)
]


@pytest.fixture
def path(tmp_path):
    path = tmp_path / "words.bin"
    path.write_bytes(whole(WORDS, True))
    return path


def test_multiverses_item_39_words_are_read_at_any_place(path):
    listed = WordFile(str(path))
    assert listed.count == len(WORDS) and listed.tagged
    wanted = sorted(WORDS)
    assert [listed.word(number) for number in reversed(range(len(WORDS)))] == wanted[::-1]
    there = [word for number in range(listed.blocks) for word in listed.block(number)]
    assert there == wanted  # several blocks are read at a time
    assert [listed.word(number) for number in (0, 300, 17, 16, 299, 1)] == [
        wanted[number] for number in (0, 300, 17, 16, 299, 1)
    ]
    listed.close()


def test_a_pack_has_the_same_in_records(path):
    head, *blocks = records(WORDS, True)
    listed = WordList(head, blocks.__getitem__)
    assert [listed.word(number) for number in range(len(WORDS))] == sorted(WORDS)
    assert WordFile(str(path)).crc == listed.crc


@pytest.mark.parametrize("cut", [0, 3, 12, 20, 60, 300])
def test_a_cut_file_is_refused_with_a_sentence(path, cut):
    path.write_bytes(path.read_bytes()[:cut])
    with pytest.raises(Refused, match="cannot be read"):
        WordFile(str(path)).word(200)


def test_a_file_that_is_not_there(tmp_path):
    with pytest.raises(Refused, match="cannot be read"):
        WordFile(str(tmp_path / "no.bin"))


@pytest.mark.parametrize("wrong", [b"\x01", b"Ab\x01", b"abcdefghijk\x01", b"a\x02"])
def test_what_the_format_cannot_hold_is_said(wrong):
    with pytest.raises(ValueError, match="word|twice"):
        records([b"a\x01", wrong], True)
