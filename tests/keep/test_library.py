# portable: runs on CPython and on the MicroPython VM
"""The library: packs read where they lie, and the file that is in use."""

from fakes.checks import raises
from fakes.drive import Drive
from fakes.flash import Noise
from fakes.packs import law, layout, library_on, load, new_drive, pack
from lawkeeper.keep import image, image_table
from lawkeeper.keep.library import LibraryError
from lawkeeper.keep.seal import sha256
from lawkeeper.keep.slots import BLOCK

OLD = [pack("Old", 12)]
TWO = [pack("First", 30), pack("Cards", 5, game=2), pack("Grün", 3)]


def drive_with(first=None, second=None):
    """A drive whose library files hold (sequence, packs)."""
    drive = new_drive()
    for path, what in zip(image.FILES, (first, second)):
        if what:
            head, body = layout(what[1])
            entries = [head[64 + 64 * i : 128 + 64 * i] for i in range(len(what[1]))]
            drive.put(path, image.block(entries, BLOCK + len(body), what[0]) + body, BLOCK)
    return drive


def names(library):
    return [found.name for found in library.packs()]


def test_a_new_box_has_no_packs_and_does_not_complain():
    library = library_on(new_drive())
    assert (names(library), library.id, library.end, library.complaint) == ([], "", 0, None)
    assert library.count(1) == 0
    raises(IndexError, library.record, 1, 0)


def test_packs_say_what_they_are():
    library = library_on(drive_with((1, TWO)))
    assert names(library) == ["First", "Cards", "Grün"]
    for found, (name, game, count, data) in zip(library.packs(), TWO):
        assert (found.name, found.game, found.count, found.length) == (name, game, count, len(data))
        assert found.sha == sha256(data) and found.offset >= BLOCK
        assert found.meta() == {"name": name, "author": "Ann", "licence": "CC0"}
    assert library.end == BLOCK + sum([len(data) for _, _, _, data in TWO])


def test_any_record_is_read_alone():
    library = library_on(drive_with((1, TWO)))
    packs = list(library.packs())
    for number, (name, _, count, _) in enumerate(TWO):
        for i in (count - 1, 0, count // 2):
            assert packs[number].record(i) == law("%s law %d %s" % (name, i, "x" * 40), 1 + i % 3)
        raises(IndexError, packs[number].record, count)
        raises(IndexError, packs[number].record, -1)


def test_a_drive_that_cannot_be_read_is_told_in_a_sentence():
    class Worn:
        def read(self, at, count):
            raise OSError(5)

    found = list(library_on(drive_with((1, OLD))).packs())[0]
    found._slot = Worn()
    for wish in (found.meta, lambda: found.record(0)):
        raises(LibraryError, wish)


def test_records_of_a_game_are_counted_over_its_packs():
    library = library_on(drive_with((1, TWO)))
    assert (library.count(1), library.count(2), library.count(3)) == (33, 5, 0)
    whole = [library.record(1, i) for i in range(33)]
    assert whole[29][2:].startswith(b"First law 29") and b" law 0 " in whole[30] and b" law 2 " in whole[32]
    assert [library.record(1, i) for i in range(32, -1, -1)] == whole[::-1]
    assert library.record(2, 4)[2:].startswith(b"Cards law 4")
    for game, i in ((1, 33), (1, -1), (2, 5), (3, 0)):
        raises(IndexError, library.record, game, i)


def test_the_higher_sequence_is_in_use():
    assert names(library_on(drive_with((7, OLD), (8, TWO)))) == names(library_on(drive_with((1, TWO))))
    assert names(library_on(drive_with((9, OLD), (8, TWO)))) == ["Old"]


def test_the_id_tells_contents_apart_and_not_sequences():
    ids = [library_on(drive_with((sequence, packs))).id for sequence in (1, 2) for packs in (OLD, TWO)]
    assert ids[0] == ids[2] and ids[1] == ids[3] and ids[0] != ids[1]
    assert [len(text) for text in ids] == [8] * 4


def spoil(drive, path, at):
    """Flip a bit of the image at offset `at`; again: flip it back."""
    sector = at // 512 * 512
    data = bytearray(drive.content(path, BLOCK + sector, 512))
    data[at - sector] ^= 1
    drive.put(path, bytes(data), BLOCK + sector)


def test_every_byte_of_block_0_is_watched():
    drive = drive_with((7, OLD), (8, TWO))
    for at in list(range(130)) + list(range(130, BLOCK, 97)):
        spoil(drive, image.FILES[1], at)
        library = library_on(drive)
        assert names(library) == ["Old"] and library.complaint is None, at
        spoil(drive, image.FILES[1], at)
    assert names(library_on(drive)) == names(library_on(drive_with((1, TWO))))


def test_both_bad_is_told_and_the_box_goes_on():
    drive = drive_with((7, OLD), (8, TWO))
    for path in image.FILES:
        spoil(drive, path, 70)
    library = library_on(drive)
    assert names(library) == [] and library.id == "" and library.complaint.endswith(".")
    load(library, TWO)
    assert library.complaint is None and len(names(library)) == 3


def test_any_content_is_read_without_an_error():
    for seed in range(10):
        drive = new_drive()
        for path in image.FILES:
            drive.put(path, Noise(seed).bytes(2000), BLOCK)
        library = library_on(drive)
        assert names(library) == [] and library.complaint


def test_a_pack_that_was_damaged_later_gives_an_error_and_no_other_pack():
    name, game, count, data = TWO[0]
    for at in (0, 1, 60, 70, 71, 72, 73):
        broken = bytearray(data)
        broken[at] ^= 0x80
        drive = drive_with((1, [(name, game, count, bytes(broken)), TWO[1]]))
        first, second = list(library_on(drive).packs())
        refuses_or_reads(first.meta)
        refuses_or_reads(first.record, at % 4)
        assert second.record(1)[2:].startswith(b"Cards law 1")


def refuses_or_reads(function, *args):
    try:
        function(*args)
    except LibraryError as error:
        assert error.code == "damaged" and error.args[0].endswith(".")


def test_missing_files_are_complained_of_and_never_made():
    for files in ((), image.FILES[:1], image.FILES[1:]):
        drive = Drive([(path, image.LIBRARY_BYTES) for path in files])
        library = library_on(drive)
        assert "missing" in library.complaint and names(library) == []
    drive = Drive([(image.FILES[0], 4096), (image.FILES[1], image.LIBRARY_BYTES)])
    assert library_on(drive).complaint


def test_block_0_holds_63_packs_and_not_one_more():
    one = image.entry(1, 0, BLOCK, 2, bytes(32), "x")
    assert len(image.block([one] * 63, BLOCK + 2)) == BLOCK
    raises(ValueError, image.block, [one] * 64, BLOCK + 2)
    raises(ValueError, image.entry, 1, 0, BLOCK, 2, bytes(32), "a name beyond 20 bytes")
    raises(ValueError, image.entry, 1, 0, BLOCK, 2, bytes(32), "")
    assert len(image.entry(1, 0, BLOCK, 2, bytes(32), "exactly twenty bytes")) == 64


def test_the_table_of_the_format_fits_the_format():
    header, entry = image_table.FORMAT[0][1], image_table.FORMAT[1][1]
    assert [row[1] for row in header][-3:] == ["12-15", "16-19", "20"]
    assert header[5][1] == "%d-%d" % (image.CRC_AT, image.CRC_AT + 3)
    assert entry[0][1] == "64" and entry[-1][1] == "108-127" and len(entry) == 7
    for _, rows in image_table.FORMAT:
        for row in rows:
            assert len(row) == 3 and row[2]
