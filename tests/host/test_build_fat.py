"""The model of the drive, and what it proves: what the box writes shares its erase blocks with nothing."""

import pytest

from lawkeeper.keep import home, image
from lawkeeper.keep.slots import BLOCK
from lawkeeper_host.build.contents import LAST, PACKS_SPACER, SPACER, Content, written_in_play
from lawkeeper_host.build.fat import ERASE_BLOCK, Drive, Geometry
from lawkeeper_host.build.report import filled

MEBI = 1 << 20
DRIVES = {"pico": MEBI, "pico 2": 3 * MEBI, "macropad": 7 * MEBI}
WRITTEN = dict.fromkeys(home.FILES, home.HOME_BYTES) | dict.fromkeys(image.FILES, image.LIBRARY_BYTES)
FOLDERS = ("keep/", "packs/")


def test_the_drive_of_a_pico_is_as_measured() -> None:
    """Measured with CircuitPython 10.2.1: 7 sectors of FAT, data from 0x5000 on, 512-byte clusters."""
    geometry = Geometry.of(MEBI)
    assert (geometry.cluster, geometry.data, geometry.clusters) == (512, 0x5000, 2008)


@pytest.mark.parametrize(("size", "cluster", "fat_sectors"), [(3 * MEBI, 1024, 10), (7 * MEBI, 1024, 29)])
def test_larger_drives_have_larger_clusters(size: int, cluster: int, fat_sectors: int) -> None:
    geometry = Geometry.of(size)
    assert (geometry.cluster, geometry.data) == (cluster, (1 + fat_sectors + 32) * 512)


def test_folders_grow_with_their_names() -> None:
    drive = Drive(Geometry.of(MEBI))
    for number in range(20):
        drive.add(f"f/a name of 20 letters {number:02}", 1)
    folder = [piece for piece in drive.pieces if piece.path == "f/"]
    assert [piece.offset for piece in folder] == [0, 512, 1024, 1536]  # 2 + 20 x 3 entries of 32 bytes
    assert drive.free == 2008 - 20 - 4


def neighbours(drive: Drive, path: str, start: int, stop: int) -> set[str]:
    """Whose bytes would be lost with the erase blocks of these bytes, other than blank ones nobody reads."""
    lost = set()
    for piece in drive.around(path, start, stop):
        size = WRITTEN.get(piece.path, 0)
        end = BLOCK if size else 0
        if piece.path not in (SPACER, PACKS_SPACER) and (not size or end <= piece.offset < size - end):
            lost.add(piece.path)
    return lost


@pytest.mark.parametrize("shift", range(8))
@pytest.mark.parametrize("size", DRIVES.values(), ids=DRIVES)
def test_what_is_written_in_play_shares_its_erase_blocks_with_nothing(
    files: list[Content], size: int, shift: int
) -> None:
    """Wherever the row begins: an owner's file before it may have any number of clusters."""
    drive = filled([Content("owner.txt", bytes(shift * Geometry.of(size).cluster)), *files], size)
    for path, length in WRITTEN.items():
        assert neighbours(drive, path, BLOCK, length - BLOCK) == {path}
    for folder in FOLDERS:
        assert neighbours(drive, folder, 0, 1) == {folder}


def test_on_a_fresh_pico_each_file_begins_with_an_erase_block(files: list[Content]) -> None:
    drive = filled(files)
    assert [drive.address(path) % ERASE_BLOCK for path in WRITTEN] == [0, 0, 0, 0]
    spacers = {file.path: len(file.data) for file in files if file.path in (SPACER, PACKS_SPACER)}
    assert ERASE_BLOCK <= spacers[SPACER] < 2 * ERASE_BLOCK and spacers[PACKS_SPACER] < ERASE_BLOCK


def test_the_spacers_follow_the_size_of_the_build(files: list[Content]) -> None:
    """Whatever the firmware before them takes."""
    before = files[: [file.path for file in files].index(SPACER)]
    for more in range(8):
        grown = [*before, Content("lib/more.mpy", bytes(512 * more))]
        drive = filled([*grown, *written_in_play(grown)])
        assert [drive.address(path) % ERASE_BLOCK for path in WRITTEN] == [0, 0, 0, 0]


def test_the_test_sees_a_neighbour(files: list[Content]) -> None:
    """Without the spacer, or with a foreign file inside the row, the proof fails."""
    without = [file for file in files if file.path != SPACER]
    shifted = [filled([Content("owner.txt", bytes(shift * 512)), *without]) for shift in range(8)]
    assert any(neighbours(drive, "keep/", 0, 1) != {"keep/"} for drive in shifted)
    foreign = [Content("keep/x", b"x") if file.path == "keep/b.bin" else file for file in files]
    drive = filled([*foreign, Content("keep/b.bin", home.blank())])
    assert neighbours(drive, "keep/b.bin", 0, ERASE_BLOCK) != {"keep/b.bin"}


def test_the_row_is_written_in_one_go_and_code_last(files: list[Content]) -> None:
    paths = [file.path for file in files]
    row = [SPACER, *home.FILES, PACKS_SPACER, *image.FILES]
    assert paths[-len(row) - len(LAST) :] == [*row, *LAST]
