# portable: runs on CPython and on the MicroPython VM
"""A file written in place: only its own middle changes, and nothing beside it is ever in danger."""

from fakes.checks import raises
from fakes.drive import Drive
from fakes.flash import PowerCut, every_cut
from lawkeeper.keep.slots import BLOCK, Slot

FILES = (("code.py", 1000), ("keep/a.bin", 3 * BLOCK), ("lib.mpy", 3000))
CODE, LIB = b"c" * 1000, b"l" * 3000


def new_drive(power=None):
    drive = Drive(FILES, power)
    drive.put("code.py", CODE)
    drive.put("lib.mpy", LIB)
    return drive


def slot_of(drive):
    return Slot("keep/a.bin", 3 * BLOCK, drive.open, drive.sync)


def test_what_is_written_is_read_back():
    drive = new_drive()
    slot = slot_of(drive)
    assert slot.there() and slot.size == BLOCK
    slot.write(512, bytes(1024))
    slot.settle()
    assert slot.read(510, 4) == b"\xff\xff\0\0" and slot.read(0, BLOCK)[512:1536] == bytes(1024)
    assert slot.holds(512, bytes(1024)) and not slot.holds(0, bytes(1024))
    assert slot_of(drive.restarted()).holds(512, bytes(1024))


def test_nothing_lasts_before_it_has_settled():
    drive = new_drive()
    slot_of(drive).write(0, bytes(512))
    assert not slot_of(drive.restarted()).holds(0, bytes(512))


def test_only_whole_sectors_inside_the_file():
    slot = slot_of(new_drive())
    for at, size in ((1, 512), (0, 511), (0, BLOCK + 512), (BLOCK, 512)):
        raises(ValueError, slot.write, at, bytes(size))


def test_a_file_that_is_missing_or_of_another_size_is_not_there():
    drive = new_drive()
    assert not Slot("keep/b.bin", 3 * BLOCK, drive.open, drive.sync).there()
    assert not Slot("keep/a.bin", 4 * BLOCK, drive.open, drive.sync).there()
    raises(OSError, Slot("keep/b.bin", 3 * BLOCK, drive.open, drive.sync).read, 0, 1)
    raises(OSError, Slot("keep/a.bin", 4 * BLOCK, drive.open, drive.sync).read, 2 * BLOCK, 9)


def test_a_read_only_drive_refuses():
    drive = new_drive()
    drive.read_only = True
    raises(OSError, slot_of(drive).can_write)
    assert slot_of(drive).there()


def test_a_cut_never_reaches_the_neighbours_or_the_folder():
    def run(power):
        drive = new_drive(power)
        slot = slot_of(drive)
        try:
            slot.write(0, b"n" * BLOCK)
            slot.settle()
        except PowerCut:
            assert power.went
        again = drive.restarted()
        assert again.content("code.py") == CODE and again.content("lib.mpy") == LIB
        assert slot_of(again).there()

    assert every_cut(run) == 34  # two erase blocks of 16 pages


def test_where_a_file_begins_with_an_erase_block_each_is_erased_once():
    drive = Drive((("code.py", 4 * 512), ("keep/a.bin", 4 * BLOCK)))
    slot = Slot("keep/a.bin", 4 * BLOCK, drive.open, drive.sync)
    for at in (0, BLOCK):
        slot.write(at, b"n" * BLOCK)
    slot.settle()
    assert (drive.power.erases, drive.power.programs) == (2, 32)


def test_closing_would_rewrite_the_folder():
    # Why a slot stays open: this is what the board does, and what a cut then takes away.
    drive = new_drive()
    slot = slot_of(drive)
    slot.write(0, bytes(512))
    slot.settle()
    drive.power.arm(0, 2)
    raises(PowerCut, slot.close)
    assert not slot_of(drive.restarted()).there()
    assert drive.restarted().content("code.py") != CODE
