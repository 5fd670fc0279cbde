"""`lawkeeper install` and `udev`, as their user sees them."""

import hashlib
import json
import os
import re
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest
from click.testing import CliRunner, Result

from lawkeeper_host.cli import board, main
from lawkeeper_host.console import find_consoles
from lawkeeper_host.install import MANIFEST, load_build

PICO = (
    "Adafruit CircuitPython 10.2.1 on 2026-05-01; Raspberry Pi Pico with rp2040\nBoard ID:raspberry_pi_pico\n"
)
FILES = {"keep/a.bin": b"\xff" * 4096, "lawkeeper/app.mpy": b"C\x06 app", "code.py": b"print('code')\n"}
REPL = Path(__file__).with_name("raw_repl.py")


@pytest.fixture(autouse=True)
def build(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A small build that every command takes for the built firmware; no real drive is looked at."""
    folder = tmp_path / "build" / "circuitpy"
    for path, data in FILES.items():
        (folder / path).parent.mkdir(parents=True, exist_ok=True)
        (folder / path).write_bytes(data)
    rows = [{"path": p, "size": len(d), "sha256": hashlib.sha256(d).hexdigest()} for p, d in FILES.items()]
    (folder.parent / MANIFEST).write_text(json.dumps({"files": rows}))
    monkeypatch.setattr("lawkeeper_host.install.data", lambda name: tmp_path / {"built": "build"}[name])
    monkeypatch.setattr(board, "find_drives", list)
    monkeypatch.setattr(board, "find_consoles", list)
    return folder


@pytest.fixture
def drive(tmp_path: Path) -> Path:
    """The drive of a fresh board."""
    folder = tmp_path / "CIRCUITPY"
    folder.mkdir()
    (folder / "boot_out.txt").write_text(PICO)
    return folder


def install(*words: object) -> Result:
    return CliRunner().invoke(main, ["install", *(str(word) for word in words)])


def installed(drive: Path) -> bool:
    return all(
        (drive / path).is_file() and (drive / path).read_bytes() == data for path, data in FILES.items()
    )


def test_a_drive_is_found_by_itself(drive: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(board, "find_drives", lambda: [drive])
    result = install()
    assert result.exit_code == 0 and installed(drive)
    assert f"3 files written to {drive}" in result.stdout and "plug it in again" in result.stdout
    assert "lawkeeper load" in result.stderr


def test_a_dry_run_lists_and_writes_nothing(drive: Path) -> None:
    result = install("--drive", drive, "--dry-run")
    assert result.exit_code == 0 and os.listdir(drive) == ["boot_out.txt"]
    assert re.search(r"write +4096 +keep/a.bin +new", result.stdout)
    steps = json.loads(install("--drive", drive, "--dry-run", "--json").stdout)["steps"]
    assert [step["path"] for step in steps] == list(FILES)


def test_a_second_install_says_what_it_left_alone(drive: Path) -> None:
    install("--drive", drive)
    result = install("--drive", drive)
    assert "0 files written" in result.stdout and "2 the same, 1 of yours kept" in result.stdout


def test_a_drive_that_nobody_named_keeps_a_program_of_its_own(
    drive: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(board, "find_drives", lambda: [drive])
    (drive / "code.py").write_text("import my_robot\n")
    result = install()
    assert result.exit_code == 3 and "holds another program" in result.stderr
    assert (drive / "code.py").read_text() == "import my_robot\n"
    assert install("--drive", drive).exit_code == 0 and installed(drive)


def test_the_program_of_a_new_board_is_replaced(drive: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(board, "find_drives", lambda: [drive])
    (drive / "code.py").write_text("print('Hello World!')\n")
    assert install().exit_code == 0 and installed(drive)


def test_a_drive_that_is_pulled_out_is_a_sentence(drive: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def gone(_: Path) -> None:
        raise FileNotFoundError(2, "No such file or directory")

    monkeypatch.setattr("lawkeeper_host.drive.shutil.disk_usage", gone)
    result = install("--drive", drive)
    assert result.exit_code == 6 and "cannot be used: No such file or directory." in result.stderr


def test_two_drives_are_one_too_many(drive: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(board, "find_drives", lambda: [drive, drive / "other"])
    result = install()
    assert result.exit_code == 3 and "There are 2 CircuitPython drives" in result.stderr
    assert f"lawkeeper install --drive {drive}" in result.stderr


def test_no_drive_and_no_console(monkeypatch: pytest.MonkeyPatch) -> None:
    result = install()
    assert result.exit_code == 3 and "Hold B while you plug the box in" in result.stderr
    monkeypatch.setattr(board, "find_consoles", lambda: ["/dev/ttyACM0", "/dev/ttyACM1"])
    assert "lawkeeper install --console /dev/ttyACM0" in install().stderr


@pytest.mark.parametrize(
    ("old", "new", "said"),
    [("raspberry_pi_pico", "feather_m0", "does not run on"), ("10.2.1", "9.2.8", "needs 10.x")],
)
def test_a_wrong_board_or_release_is_refused(drive: Path, old: str, new: str, said: str) -> None:
    (drive / "boot_out.txt").write_text(PICO.replace(old, new))
    result = install("--drive", drive)
    assert result.exit_code == 5 and said in result.stderr and not (drive / "code.py").exists()


def test_without_a_build_the_next_step_is_to_make_one(tmp_path: Path, build: Path) -> None:
    result = install("--build", tmp_path / "none" / "circuitpy")
    assert result.exit_code == 2 and "Next:  make firmware" in result.stderr
    (build.parent / MANIFEST).write_text("[]")
    assert "is not the manifest of a build" in install().stderr


@pytest.fixture
def console(drive: Path) -> Iterator[str]:
    """The port of a board's console."""
    if sys.platform == "win32":
        pytest.skip("a pty is needed")
    with subprocess.Popen(
        [sys.executable, str(REPL), str(drive)], stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True
    ) as process:
        assert process.stdout
        yield process.stdout.readline().strip()
        process.communicate(timeout=10)


def test_without_a_drive_the_console_is_used(
    console: str, drive: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(board, "find_consoles", lambda: [console])
    result = install()
    assert result.exit_code == 0, result.output
    assert installed(drive) and "The box starts again by itself." in result.stdout


def test_consoles_are_known_by_their_name() -> None:
    class Port:
        def __init__(self, device: str, vid: int | None, interface: str | None) -> None:
            self.device, self.vid, self.interface = device, vid, interface

    ports = [
        Port("/dev/ttyACM1", 0x239A, "CircuitPython CDC2 control"),
        Port("/dev/ttyACM0", 0x239A, "CircuitPython CDC control"),
        Port("/dev/ttyS0", None, None),
        Port("/dev/ttyACM2", 0x1234, "CircuitPython CDC control"),
    ]
    assert find_consoles(lambda: ports) == ["/dev/ttyACM0"]


def test_the_built_manifest_is_the_one_that_install_reads(build: Path) -> None:
    assert [file.path for file in load_build().files] == list(FILES)


def test_the_udev_rule_is_printed_with_how_to_install_it() -> None:
    result = CliRunner().invoke(main, ["udev"])
    assert result.exit_code == 0 and 'ENV{ID_MM_DEVICE_IGNORE}="1"' in result.stdout
    assert "sudo tee /etc/udev/rules.d/60-lawkeeper.rules" in result.stderr
    assert CliRunner().invoke(main, ["udev", "--print"]).stderr == ""
