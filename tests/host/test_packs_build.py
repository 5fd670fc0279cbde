"""Library images: what the host builds is what the box reads, and what does not fit is never sent."""

from pathlib import Path

import pytest

from lawkeeper.games.infer.fold import deck
from lawkeeper.keep import image
from lawkeeper.keep.library import Library
from lawkeeper_host.errors import HostError
from lawkeeper_host.games.infer.packs import PackLaw, law_pack
from lawkeeper_host.games.registry import read_pack
from lawkeeper_host.packs.build import (
    HEAD,
    ROOM,
    BoxPack,
    Keep,
    Section,
    Send,
    arrange,
    library_file,
    plan,
    section,
)
from lawkeeper_host.packs.source import Head

PACKS = sorted((Path(__file__).parents[2] / "host/packs").glob("*.txt"))


LAWS = (PackLaw(1, "All \x01 dice.", b"\x11\x22"), PackLaw(3, "No dice \u25b2."))


def source(name="P", laws=LAWS):
    return law_pack(Head(name, "Ada", "CC0-1.0"), laws)


def raw(name, length):
    return Section(name, 1, 1, bytes(length))


def there(name, offset, length, sha=b"\0" * 32):
    return BoxPack(name, 1, 1, offset, length, sha)


def test_the_box_reads_every_record_of_the_packs_we_ship(tmp_path):
    sources = [read_pack(path) for path in PACKS]
    (tmp_path / "a.bin").write_bytes(library_file([section(one) for one in sources]))
    (tmp_path / "b.bin").write_bytes(image.blank())
    library = Library(str(tmp_path))
    assert library.complaint is None
    assert library.count(1) == sum(one.count for one in sources if one.game.id == 1)
    assert library.count(2) == sum(one.count for one in sources if one.game.id == 2)
    for pack, one in zip(library.packs(), sources, strict=True):
        records = [pack.record(n) for n in range(pack.count)]
        assert pack.meta()["author"] == one.head.author
        assert records == [record.data for record in one.records]
        if one.game.id != 1:
            continue
        cards = [(record[0], record[2 : 2 + record[1]].decode()) for record in records]
        assert cards == [(law.level, law.text) for law in one.laws]
        assert sum(pack.meta()["levels"]) == pack.count
    library.close()


def test_a_record_is_level_length_and_text_length_and_tree():
    made = section(source())
    assert made.data.endswith(b"\x01\x0bAll \x01 dice.\x02\x11\x22\x03\x0cNo dice \xe2\x96\xb2.")
    assert (made.name, made.count) == ("P", 2)


def test_item_83_a_law_of_directions_has_a_mark_behind_its_tree():
    assert PackLaw(2, "West.", b"\x05", True).data == b"\x02\x05West.\x01\x05\x01"
    assert PackLaw(2, "West.", b"", True).data == b"\x02\x05West.\x00\x01"


def test_the_box_takes_the_tree_of_a_law_out_of_its_record(tmp_path):
    marked = PackLaw(2, "West.", b"\x05\x06", True)
    (tmp_path / "a.bin").write_bytes(library_file([section(source(laws=[*LAWS, marked]))]))
    (tmp_path / "b.bin").write_bytes(image.blank())
    library = Library(str(tmp_path))
    assert [deck.law(library, card) for card in range(3)] == [
        (1, "All \x01 dice.", b"\x11\x22"), (3, "No dice \u25b2.", b""), (2, "West.", b"\x05\x06")
    ]  # fmt: skip
    library.close()


def test_new_packs_are_laid_out_one_behind_the_other_and_sent_in_one_run():
    made = plan([raw("A", 100), raw("B", 5000)])
    assert made.parts == (Send(HEAD, bytes(100)), Send(HEAD + 100, bytes(5000)))
    assert (made.length, made.names, made.sent) == (HEAD + 5100, ("A", "B"), 5100)
    assert len(made.head) == 64 + 2 * 64 and list(made.runs()) == [(HEAD, bytes(5100))]


def test_kept_packs_are_copied_and_part_the_runs():
    made = plan([there("K", 9000, 50), raw("A", 10), there("L", 5000, 60), raw("B", 20), raw("C", 30)])
    assert made.parts[0] == Keep(9000, HEAD, 50) and made.parts[2] == Keep(5000, HEAD + 60, 60)
    assert [(at, len(data)) for at, data in made.runs()] == [(HEAD + 50, 10), (HEAD + 120, 50)]


def test_an_empty_library_is_one():
    made = plan([])
    assert (made.parts, made.length, len(made.head)) == ((), HEAD, 64)


def test_a_new_pack_takes_the_place_of_the_one_with_its_name_and_the_same_one_stays():
    same = raw("S", 10)
    here = [there("A", HEAD, 5), there("S", HEAD + 5, 10, same.sha), there("C", HEAD + 15, 5)]
    fresh = [raw("N", 7), raw("A", 8), same]
    assert arrange(here, fresh) == [fresh[1], here[1], here[2], fresh[0]]


def test_two_new_packs_of_one_name():
    with pytest.raises(HostError, match="Two of the packs are called A") as caught:
        arrange([], [raw("A", 1), raw("A", 2)])
    assert caught.value.exit_code == 2


def test_too_large_says_by_how_much_and_what_is_largest():
    assert plan([raw("A", ROOM)]).length == image.IMAGE_BYTES
    with pytest.raises(HostError, match=rf"need {ROOM + 1:,} bytes, 1 more than the box holds") as caught:
        plan([raw("A", ROOM - 9), there("B", HEAD, 10)])
    assert caught.value.exit_code == 2 and "the largest is A" in caught.value.hint


def test_too_many_packs():
    assert len(plan([raw(f"P{n}", 1) for n in range(63)]).head) == image.HEAD_BYTES
    with pytest.raises(HostError, match="64 packs are 1 too many; the box holds 63"):
        plan([raw(f"P{n}", 1) for n in range(64)])


def test_too_many_laws_for_one_pack():
    with pytest.raises(HostError, match="has 65536 laws; at most 65535"):
        section(source(laws=[PackLaw(1, "x")] * 65536))


def test_a_library_file_has_its_size_and_an_empty_one_is_good(tmp_path):
    whole = library_file([])
    assert len(whole) == image.LIBRARY_BYTES
    (tmp_path / "a.bin").write_bytes(whole)
    (tmp_path / "b.bin").write_bytes(image.blank())
    library = Library(str(tmp_path))
    assert (library.complaint, library.end, list(library.packs())) == (None, HEAD, [])
    library.close()
