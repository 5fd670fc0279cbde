"""Loading packs when the power goes at any point of it. Not on the VM: it frees no memory while a test
runs."""

import pytest

from fakes.flash import DURING, PowerCut, every_cut
from fakes.packs import library_on, load, new_drive, pack
from lawkeeper.keep import image

OLD = [pack("Old", 12)]
SMALL = [pack("A", 40), pack("B", 30)]
NEW = [pack("First", 60), pack("Second", 70)]


def check_whole(library, packs):
    assert [found.name for found in library.packs()] == [name for name, _, _, _ in packs]
    for found, (_, _, _, data) in zip(library.packs(), packs, strict=True):
        assert found._read(0, found.length) == data


def loaded(lead):
    """-> a drive with OLD on it."""
    drive = new_drive(lead)
    load(library_on(drive), OLD)
    return drive


def cut_upload(power, base):
    """Load SMALL with a cut: what is in use is OLD or SMALL, whole, and nothing else is touched."""
    drive = base.restarted(power)
    library = library_on(drive)
    confirmed = False
    try:
        load(library, SMALL)
        confirmed = True
    except PowerCut:
        assert power.went
    again = drive.restarted()
    found = library_on(again)
    check_whole(found, SMALL if confirmed or found.sequence == 2 else OLD)
    assert found.complaint is None
    for path in (image.FILES[0], "code.py", "x.mpy"):
        assert again.content(path, 0, 12288) == base.content(path, 0, 12288)
    load(found, NEW)
    check_whole(library_on(again.restarted()), NEW)


@pytest.mark.parametrize("lead", [0, 2, 3, 4, 5])
def test_a_cut_at_any_operation_of_an_upload_leaves_the_old_or_the_new(lead):
    # Wherever the file lies in the erase blocks; in one place every operation, elsewhere some of them.
    base = loaded(lead)
    assert every_cut(lambda power: cut_upload(power, base), step=1 if lead == 2 else 5) > 50


def test_a_second_cut_in_the_next_upload():
    base = loaded(2)
    for operation in range(0, 80, 3):
        drive = base.restarted()
        library = library_on(drive)
        for seed in (1, 2):
            in_use = SMALL if library.sequence > 1 else OLD
            drive.power.arm(operation, DURING, operation + seed)
            try:
                load(library, SMALL)
                in_use = SMALL
            except PowerCut:
                drive = drive.restarted()
                library = library_on(drive)
                in_use = SMALL if library.sequence > 1 else in_use
            check_whole(library, in_use)
