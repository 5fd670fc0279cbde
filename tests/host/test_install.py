"""Installing on a drive: the right board, only what differs, the owner's files stay, all is read back."""

import hashlib
from pathlib import Path

import pytest

from lawkeeper_host.drive import FolderTarget, _mounts, find_drives, read_boot_out
from lawkeeper_host.errors import HostError
from lawkeeper_host.install import Build, BuiltFile, Step, carry_out, check_board, plan

PICO = (
    "Adafruit CircuitPython 10.2.1 on 2026-05-01; Raspberry Pi Pico with rp2040\r\n"
    "Board ID:raspberry_pi_pico\r\n"
)
BUILT = {
    "keep/a.bin": b"\xff" * 4096,
    "packs/a.bin": b"\xff" * 8192,
    "lawkeeper/app.mpy": b"C\x06 app",
    "lawkeeper/keep/seal.mpy": b"C\x06 seal",
    "settings.toml": b"# settings\n",
    "boot.py": b"print('boot')\n",
    "code.py": b"print('code')\n",
}


@pytest.fixture
def build(tmp_path: Path) -> Build:
    """A small build in a folder."""
    folder = tmp_path / "circuitpy"
    for path, data in BUILT.items():
        (folder / path).parent.mkdir(parents=True, exist_ok=True)
        (folder / path).write_bytes(data)
    files = [BuiltFile(path, len(data), hashlib.sha256(data).hexdigest()) for path, data in BUILT.items()]
    return Build(folder, tuple(files))


@pytest.fixture
def drive(tmp_path: Path) -> FolderTarget:
    """The drive of a fresh board."""
    folder = tmp_path / "CIRCUITPY"
    folder.mkdir()
    (folder / "boot_out.txt").write_text(PICO)
    (folder / "code.py").write_text("print('Hello World!')\n")
    (folder / "settings.toml").write_text("")
    return FolderTarget(folder)


def put(drive: FolderTarget, build: Build) -> list[Step]:
    """Install, and return what was done."""
    done: list[Step] = []
    carry_out(build, plan(build, drive), drive, done.append)
    return done


def actions(steps: list[Step]) -> dict[str, str]:
    return {step.path: step.action for step in steps}


def test_a_fresh_board_gets_every_file_in_the_order_of_the_build(build: Build, drive: FolderTarget) -> None:
    done = put(drive, build)
    assert [step.path for step in done] == list(BUILT)
    assert all((drive.folder / path).read_bytes() == data for path, data in BUILT.items())


def test_a_second_install_writes_nothing(build: Build, drive: FolderTarget) -> None:
    put(drive, build)
    assert {step.action for step in put(drive, build)} == {"same", "keep"}


def test_only_what_differs_is_written(build: Build, drive: FolderTarget) -> None:
    put(drive, build)
    (drive.folder / "lawkeeper/app.mpy").write_bytes(b"C\x06 old")
    wrote = [path for path, action in actions(put(drive, build)).items() if action == "write"]
    assert wrote == ["lawkeeper/app.mpy"]


def test_packs_statistics_and_settings_of_the_owner_stay(build: Build, drive: FolderTarget) -> None:
    put(drive, build)
    owned = {"keep/a.bin": b"k" * 4096, "packs/a.bin": b"p" * 8192, "settings.toml": b"X = 1\n"}
    for path, data in owned.items():
        (drive.folder / path).write_bytes(data)
    steps = actions(put(drive, build))
    assert {steps[path] for path in owned} == {"keep"}
    assert all((drive.folder / path).read_bytes() == data for path, data in owned.items())


def test_a_library_file_of_another_size_is_made_anew(build: Build, drive: FolderTarget) -> None:
    put(drive, build)
    (drive.folder / "packs/a.bin").write_bytes(b"p" * 100)
    assert actions(put(drive, build))["packs/a.bin"] == "write"
    assert (drive.folder / "packs/a.bin").read_bytes() == BUILT["packs/a.bin"]


def test_modules_of_an_older_release_and_twins_go_first(build: Build, drive: FolderTarget) -> None:
    put(drive, build)
    for path in ("lawkeeper/gone.mpy", "lawkeeper/app.py", "boot.mpy", "mine.py", "lib/neopixel.mpy"):
        (drive.folder / path).parent.mkdir(exist_ok=True)
        (drive.folder / path).write_bytes(b"old")
    steps = put(drive, build)
    assert [step.path for step in steps[:3]] == ["boot.mpy", "lawkeeper/app.py", "lawkeeper/gone.mpy"]
    assert not (drive.folder / "lawkeeper/app.py").exists()
    assert (drive.folder / "mine.py").exists() and (drive.folder / "lib/neopixel.mpy").exists()


def test_a_changed_build_is_refused(build: Build, drive: FolderTarget) -> None:
    (build.folder / "code.py").write_bytes(b"something else")
    with pytest.raises(HostError, match="changed since") as caught:
        put(drive, build)
    assert caught.value.exit_code == 2


def test_a_drive_that_reads_back_wrong_is_told(build: Build, drive: FolderTarget) -> None:
    class Worn(FolderTarget):
        def write(self, path: str, data: bytes) -> None:
            super().write(path, data[:-1] + b"?")

    with pytest.raises(HostError, match="reads back differently") as caught:
        put(Worn(drive.folder), build)
    assert caught.value.exit_code == 7


def test_a_write_protected_drive_is_told(build: Build, drive: FolderTarget) -> None:
    class Protected(FolderTarget):
        def write(self, path: str, data: bytes) -> None:
            raise OSError(30, "Read-only file system")

    with pytest.raises(HostError, match=r"could not be written .* Read-only file system\.") as caught:
        put(Protected(drive.folder), build)
    assert caught.value.exit_code == 6


def test_a_full_drive_is_refused_before_the_first_write(build: Build, drive: FolderTarget) -> None:
    class Full(FolderTarget):
        def free(self) -> int:
            return 5000

    with pytest.raises(HostError, match="4 KB free"):
        plan(build, Full(drive.folder))
    assert not (drive.folder / "keep").exists()


def test_the_board_must_be_one_of_ours(drive: FolderTarget) -> None:
    assert check_board(drive) == "raspberry_pi_pico"
    (drive.folder / "boot_out.txt").write_text(PICO.replace("raspberry_pi_pico", "feather_m0"))
    with pytest.raises(HostError, match="a board called feather_m0, which") as caught:
        check_board(drive)
    assert caught.value.exit_code == 5 and "adafruit_macropad_rp2040" in caught.value.hint


@pytest.mark.parametrize("version", ["9.2.8", "11.0.0-beta.1"])
def test_another_circuitpython_is_refused(drive: FolderTarget, version: str) -> None:
    (drive.folder / "boot_out.txt").write_text(PICO.replace("10.2.1", version))
    with pytest.raises(HostError, match=f"runs CircuitPython {version}; Lawkeeper needs 10.x") as caught:
        check_board(drive)
    assert caught.value.exit_code == 5


def test_a_drive_without_a_readable_boot_out_is_refused(drive: FolderTarget) -> None:
    with pytest.raises(HostError, match="names no release"):
        read_boot_out("something", "the drive")
    (drive.folder / "boot_out.txt").unlink()
    with pytest.raises(HostError, match="has no boot_out.txt"):
        drive.boot_out()


def test_drives_are_found_by_their_boot_out(drive: FolderTarget, tmp_path: Path) -> None:
    stick = tmp_path / "STICK"
    stick.mkdir()
    assert find_drives([stick, tmp_path / "nothing", drive.folder]) == [drive.folder]


def test_the_table_of_mounts_is_read(tmp_path: Path) -> None:
    table = tmp_path / "mounts"
    table.write_text("/dev/sda1 / ext4 rw 0 0\n/dev/sdb1 /media/ann/MY\\040DRIVE vfat rw 0 0\nbroken\n")
    assert _mounts(table) == [Path("/media/ann/MY DRIVE")]
    assert _mounts(tmp_path / "missing") == []
