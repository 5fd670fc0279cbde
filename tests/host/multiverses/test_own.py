"""Lists of one's own, from a text or CSV file to a pack for the box."""

import itertools

import pytest

from lawkeeper.games.multiverses.words.wordlist import WordList
from lawkeeper_host.errors import HostError
from lawkeeper_host.games.multiverses.packs import PACKS
from lawkeeper_host.games.multiverses.words import own
from lawkeeper_host.packs.source import Head

MANY = ["".join(letters) for letters in itertools.product("abcd", repeat=3)]  # 64 words


def written(tmp_path, *lines):
    path = tmp_path / "words.csv"
    path.write_text("\n".join([*MANY, *lines]), "utf-8")
    return path


def test_a_list_in_another_language_loses_its_accents_and_says_so(tmp_path):
    found = own.read(written(tmp_path, "Forêt", "Straße", "été"))
    words = [entry.word for entry in found.entries]
    assert {"foret", "strasse", "ete"} <= set(words) and words == sorted(words)
    assert found.folded == 3 and not found.tagged and not found.dropped


def test_what_is_dropped_is_told_with_its_reason(tmp_path):
    found = own.read(written(tmp_path, "don't", "слово", "incomprehensible", "x", "aaa", "# a remark", ""))
    reasons = {word: why for why, some in found.dropped.items() for word in some}
    assert "A to Z" in reasons["don't"] and "A to Z" in reasons["слово"]
    assert "2 to 10" in reasons["incomprehensible"] and "2 to 10" in reasons["x"]
    assert reasons["aaa"] == own.TWICE
    assert len(found.entries) == len(MANY)


def test_parts_of_speech_come_in_any_columns(tmp_path):
    path = tmp_path / "tagged.csv"
    rows = [f"{word},noun" for word in MANY]
    path.write_text(
        "\n".join(["word,parts", *rows, '"view",n;v', "round adj. adv", "bare", "odd,purple"]), "utf-8"
    )
    found = own.read(path)
    parts = {entry.word: entry.parts for entry in found.entries}
    assert parts["view"] == "nv" and parts["round"] == "ar" and found.tagged
    assert found.dropped[own.NO_PARTS] == ["bare"]
    assert any("purple" in why for why, some in found.dropped.items() if some == ["odd"])


def test_parts_of_english_words_can_be_looked_up(tmp_path):
    found = own.read(written(tmp_path, "view"), dict.fromkeys([*MANY, "view"], "n"))
    assert found.tagged and not found.dropped


def test_too_few_words_are_refused(tmp_path):
    path = tmp_path / "few.txt"
    path.write_text("one\ntwo\nincomprehensible\n", "utf-8")
    with pytest.raises(HostError, match="2 words.*1 dropped"):
        own.read(path)


def test_a_file_that_is_no_text_or_is_not_there(tmp_path):
    (tmp_path / "x").write_bytes(b"\xff\xfe\x00")
    for name in ("x", "missing"):
        with pytest.raises(HostError, match="UTF-8|cannot be read"):
            own.read(tmp_path / name)


def packed(lines):
    wrong = []
    reader = PACKS.reader(lambda line, what: wrong.append((line, what)))
    for number, line in enumerate(lines, 5):
        reader.line(number, line)
    return reader.finish(Head("Own")), wrong


def test_the_box_reads_the_pack(tmp_path):
    found = own.read(written(tmp_path, "View", "zebra"))
    pack, wrong = packed(own.pack_lines(found))
    assert not wrong
    head, *blocks = [record.data for record in pack.records]
    there = WordList(head, blocks.__getitem__)
    assert [there.word(n)[:-1].decode() for n in range(there.count)] == [e.word for e in found.entries]
    assert not there.tagged


@pytest.mark.parametrize(
    ("line", "what"),
    (
        ("é" * 3, "write eee"),
        ("aaa", "already"),
        ("view purple", "purple"),
        ("x1y", "A to Z"),
        ("view noun", "other words"),
    ),
)
def test_a_faulty_line_of_a_pack_is_told_by_its_number(line, what):
    _, wrong = packed([*MANY, line])
    assert wrong and any(what in clause for _, clause in wrong)
    if what != "other words":
        assert [number for number, _ in wrong] == [5 + len(MANY)]


def test_a_pack_with_too_few_words():
    _, wrong = packed(["view"])
    assert wrong == [(0, "a list has 50 to 20,000 words; there are 1")]
