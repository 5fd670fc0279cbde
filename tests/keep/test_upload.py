# portable: runs on CPython and on the MicroPython VM
"""Loading packs: in place, in steps, proven before it is used, and safe when the power goes."""

from binascii import crc32

from fakes.checks import raises
from fakes.drive import Drive
from fakes.packs import layout, library_on, load, new_drive, pack
from lawkeeper.keep import image
from lawkeeper.keep.library import LibraryError
from lawkeeper.keep.slots import BLOCK
from lawkeeper.keep.upload import Upload

OLD = [pack("Old", 12)]
NEW = [pack("First", 60), pack("Second", 70)]


def names(library):
    return [found.name for found in library.packs()]


def check_whole(library, packs):
    """Every record of every pack is what was sent."""
    assert names(library) == [name for name, _, _, _ in packs]
    for found, (_, _, count, data) in zip(library.packs(), packs):
        assert found._read(0, found.length) == data and found.count == count


def beginnings(drive):
    """-> the first 16 KB of both files."""
    return [drive.content(path, 0, 4 * BLOCK) for path in image.FILES]


def begun(drive, packs=NEW):
    library = library_on(drive)
    head, body = layout(packs)
    upload = Upload(library)
    upload.begin(BLOCK + len(body))
    return library, upload, head, body


def run(steps):
    return sum([1 for _ in steps])


def refused(code, function, *args):
    def call():
        steps = function(*args)
        if steps is not None and not isinstance(steps, int):
            run(steps)

    error = raises(LibraryError, call)
    assert error.code == code and error.args[0].endswith("."), (error.code, error.args)


def test_packs_are_in_use_after_the_commit_and_after_a_restart():
    drive = new_drive()
    library = library_on(drive)
    load(library, OLD)
    check_whole(library, OLD)
    load(library, NEW)
    check_whole(library, NEW)
    check_whole(library_on(drive.restarted()), NEW)


def test_files_are_written_in_turn_and_keep_their_size():
    drive = new_drive()
    library = library_on(drive)
    for number in range(4):
        before = beginnings(drive)
        load(library, [pack("Pack %d" % number, 3)])
        now = beginnings(drive)
        assert [now[i] != before[i] for i in (0, 1)] == [number % 2 == 0, number % 2 == 1]
        assert library.sequence == number + 1


def test_pieces_may_come_in_any_order_and_again():
    drive = new_drive()
    library, upload, head, body = begun(drive)
    places = list(range(0, len(body), 700))
    for at in places[::-1] + places[::3]:
        upload.write(BLOCK + at, body[at : at + 700])
    run(upload.commit(head))
    check_whole(library, NEW)


def test_the_end_of_block_0_need_not_be_sent():
    drive = new_drive()
    library, upload, head, body = begun(drive)
    for at in range(0, len(body), BLOCK):
        upload.write(BLOCK + at, body[at : at + BLOCK])
    run(upload.commit(head[: 64 + 64 * len(NEW)]))
    check_whole(library, NEW)


def test_no_step_moves_more_than_a_block():
    drive = new_drive()
    library = library_on(drive)
    big = [pack("Big", 150, length=60)]
    load(library, big)
    upload = Upload(library)
    upload.begin(library.end)
    head, body = layout(big)
    steps = upload.copy(BLOCK, BLOCK, len(body))
    worn = drive.power.erases
    for _ in steps:
        assert drive.power.erases - worn <= 6
        worn = drive.power.erases
    assert run(upload.commit(head)) >= len(body) // BLOCK
    check_whole(library, big)


def test_a_kept_pack_is_copied_to_another_place():
    drive = new_drive()
    library = library_on(drive)
    load(library, NEW)
    first, second = list(library.packs())
    more = [pack("Third", 9), NEW[1]]
    head, body = layout(more)
    upload = Upload(library)
    upload.begin(BLOCK + len(body))
    start = len(more[0][3])
    assert (BLOCK + start) % BLOCK and second.offset % BLOCK  # neither place is that of a block
    run(upload.copy(second.offset, BLOCK + start, second.length))
    upload.write(BLOCK, more[0][3][:start])
    run(upload.commit(head))
    check_whole(library, more)


def test_a_broken_upload_is_gone_on_with():
    drive = new_drive()
    load(library_on(drive), OLD)
    _, upload, head, body = begun(drive)
    for at in range(0, BLOCK + 1000, 500):
        upload.write(BLOCK + at, body[at : at + 500])
    drive = drive.restarted()
    library, upload, head, body = begun(drive)
    there = [upload.crc(BLOCK + at, 2000) == crc32(body[at : at + 2000]) for at in (0, BLOCK)]
    assert there == [
        True,
        False,
    ]  # the piece of the second that was in memory is lost, what was written is not
    for at in range(2000, len(body), 768):
        upload.write(BLOCK + at, body[at : at + 768])
    run(upload.commit(head))
    check_whole(library, NEW)


def test_what_is_there_already_costs_no_wear():
    drive = new_drive()
    load(library_on(drive), OLD)
    _, upload, head, body = begun(drive)
    for at in range(0, 5000, 500):
        upload.write(BLOCK + at, body[at : at + 500])
    upload.crc(BLOCK, 1)
    worn = drive.power.erases
    for at in range(0, 5000, 500):
        upload.write(BLOCK + at, body[at : at + 500])
    upload.crc(BLOCK, 1)
    assert drive.power.erases == worn


def test_a_damaged_pack_is_named_and_the_old_library_stays():
    drive = new_drive()
    library = library_on(drive)
    load(library, OLD)
    _, upload, head, body = begun(drive)
    upload = Upload(library)
    upload.begin(BLOCK + len(body))
    wrong = bytearray(body)
    wrong[len(NEW[0][3]) + 200] ^= 1
    for at in range(0, len(body), 1000):
        upload.write(BLOCK + at, bytes(wrong[at : at + 1000]))
    error = raises(LibraryError, run, upload.commit(head))
    assert "Second" in error.args[0] and error.code == "damaged"
    check_whole(library, OLD)
    check_whole(library_on(drive.restarted()), OLD)
    at = len(NEW[0][3]) + 200
    upload.write(BLOCK + at, body[at : at + 1])
    run(upload.commit(head))
    check_whole(library, NEW)


def test_a_directory_that_is_not_sound_is_refused():
    drive = new_drive()
    library = library_on(drive)
    load(library, OLD)
    head, body = layout(NEW)
    end = BLOCK + len(body)
    upload = Upload(library)
    upload.begin(end)
    good = image.entry(1, 1, BLOCK, 100, bytes(32), "x")
    bad = [
        b"", head[:63], head[:100], b"\xff" * BLOCK, image.block([good], end + 1),
        image.block([image.entry(1, 1, BLOCK - 1, 100, bytes(32), "x")], end),
        image.block([image.entry(1, 1, end - 50, 100, bytes(32), "x")], end),
        image.block([image.entry(1, 30, BLOCK, 100, bytes(32), "x")], end),
        image.block([good[:44] + bytes(20)], end), image.block([good[:44] + b"\xff" * 20], end),
    ]  # fmt: skip
    for block in bad:
        refused("damaged", upload.commit, block)
    newer = bytearray(head)
    newer[4] = 2
    refused("refused", upload.commit, bytes(newer))
    check_whole(library, OLD)


def test_only_places_inside_the_new_image():
    drive = new_drive()
    library, upload, _, body = begun(drive)
    end = BLOCK + len(body)
    for at, size in ((0, 10), (BLOCK - 1, 2), (end, 1), (end - 1, 2), (BLOCK, BLOCK + 1)):
        refused("refused", upload.write, at, bytes(size))
    refused("refused", upload.crc, BLOCK - 1, 1)
    refused("refused", upload.copy, BLOCK, BLOCK, 10)  # there is no library to copy from
    load(library, OLD)
    upload = Upload(library)
    upload.begin(end)
    refused("refused", upload.copy, 0, BLOCK, 10)
    refused("refused", upload.copy, library.end - 5, BLOCK, 6)
    refused("refused", upload.copy, BLOCK, end - 5, 6)


def test_too_large_a_library_is_refused_before_anything_is_written():
    drive = new_drive()
    upload = Upload(library_on(drive))
    refused("too-large", upload.begin, image.IMAGE_BYTES + 1)
    refused("too-large", upload.begin, BLOCK - 1)
    upload.begin(image.IMAGE_BYTES)
    upload.write(image.IMAGE_BYTES - 10, b"0123456789")
    assert upload.crc(image.IMAGE_BYTES - 10, 10) == crc32(b"0123456789")
    assert drive.content(image.FILES[0], BLOCK + image.IMAGE_BYTES) == b"\xff" * BLOCK


def test_nothing_goes_before_begin_or_after_abort():
    drive = new_drive()
    upload = Upload(library_on(drive))
    for function, args in (
        (upload.write, (BLOCK, b"x")),
        (upload.crc, (BLOCK, 1)),
        (upload.commit, (bytes(64),)),
    ):
        refused("busy", function, *args)
    upload.begin(BLOCK + 10)
    upload.write(BLOCK, b"x")
    upload.abort()
    refused("busy", upload.write, BLOCK, b"x")
    upload.close()
    refused("busy", upload.copy, BLOCK, BLOCK, 1)


def test_an_upload_that_writes_nothing_leaves_both_files():
    drive = new_drive()
    library = library_on(drive)
    load(library, OLD)
    load(library, NEW)
    before = beginnings(drive)
    upload = Upload(library)
    upload.begin(BLOCK + 10)
    upload.abort()
    assert beginnings(drive) == before


def test_a_file_that_is_being_overwritten_no_longer_counts():
    drive = new_drive()
    library = library_on(drive)
    load(library, OLD)
    load(library, NEW)
    upload = Upload(library)
    upload.begin(BLOCK + 10)
    upload.write(BLOCK, b"0123456789")
    upload.crc(BLOCK, 1)
    drive.put(image.FILES[1], bytes(512), BLOCK)
    assert names(library_on(drive.restarted())) == []  # rather none than packs that are half overwritten


def test_a_read_only_drive_and_a_missing_file_are_told():
    drive = new_drive()
    library = library_on(drive)
    drive.read_only = True
    refused("read-only", Upload(library).begin, BLOCK + 10)
    alone = Drive([(image.FILES[1], image.LIBRARY_BYTES)])
    refused("damaged", Upload(library_on(alone)).begin, BLOCK + 10)


def test_an_empty_library_may_be_loaded():
    drive = new_drive()
    library = library_on(drive)
    load(library, OLD)
    load(library, [])
    assert names(library) == [] and library.id and library.complaint is None
    assert library_on(drive.restarted()).id == library.id


def test_where_the_files_are_aligned_every_block_of_an_upload_is_erased_once():
    """On a fresh drive the build lays them so; elsewhere nearly every block is erased twice."""
    erases = []
    for lead in (4, 2):  # the first of them begins with an erase block, see fakes/drive.py
        drive = new_drive(lead)
        load(library_on(drive), [pack("A", 200)])
        erases.append(drive.power.erases)
    blocks = -(-len(pack("A", 200)[3]) // 4096)
    assert erases[0] <= blocks + 3  # block 0: void first, then all but its first sector, then that one
    assert erases[1] >= 2 * blocks
