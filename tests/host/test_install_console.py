"""Installing over the console: mpremote's real transport against a raw REPL that really runs the snippets."""

import hashlib
import subprocess
import sys
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from lawkeeper_host.console import ConsoleTarget
from lawkeeper_host.errors import HostError
from lawkeeper_host.install import Build, BuiltFile, carry_out, check_board, plan

pytestmark = pytest.mark.skipif(sys.platform == "win32", reason="a pty is needed")

REPL = Path(__file__).with_name("raw_repl.py")
PICO = (
    "Adafruit CircuitPython 10.2.1 on 2026-05-01; Raspberry Pi Pico with rp2040\nBoard ID:raspberry_pi_pico\n"
)


@pytest.fixture
def board(tmp_path: Path) -> Iterator[Callable[..., str]]:
    """Starts a board's console in tmp_path/drive -> the port."""
    drive = tmp_path / "drive"
    drive.mkdir()
    (drive / "boot_out.txt").write_text(PICO)
    started: list[subprocess.Popen[str]] = []

    def start(*options: str) -> str:
        process = subprocess.Popen(
            [sys.executable, str(REPL), str(drive), *options],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            text=True,
        )
        started.append(process)
        assert process.stdout
        return process.stdout.readline().strip()

    yield start
    for process in started:
        process.communicate(timeout=10)


def built(folder: Path, files: dict[str, bytes]) -> Build:
    """A build of some files."""
    for path, data in files.items():
        (folder / path).parent.mkdir(parents=True, exist_ok=True)
        (folder / path).write_bytes(data)
    return Build(folder, tuple(BuiltFile(p, len(d), hashlib.sha256(d).hexdigest()) for p, d in files.items()))


def test_files_are_written_over_the_console_and_checked(board: Callable[..., str], tmp_path: Path) -> None:
    files = {
        "keep/a.bin": b"\xff" * 4096,
        "lawkeeper/games/app.mpy": bytes(range(256)) * 9,
        "empty.txt": b"",
        "code.py": b"print('code')\n",
    }
    build = built(tmp_path / "build", files)
    with ConsoleTarget(board()) as target:
        assert check_board(target) == "raspberry_pi_pico"
        target.make_writable()
        carry_out(build, plan(build, target), target, lambda step: None)
        assert {step.action for step in plan(build, target)} == {"same", "keep"}
        assert "starts again" in target.finish()
    drive = tmp_path / "drive"
    assert all((drive / path).read_bytes() == data for path, data in files.items())
    assert (drive / "was-reset").exists()


def test_stale_modules_are_removed_over_the_console(board: Callable[..., str], tmp_path: Path) -> None:
    build = built(tmp_path / "build", {"lawkeeper/app.mpy": b"new"})
    (tmp_path / "drive/lawkeeper").mkdir()
    (tmp_path / "drive/lawkeeper/app.py").write_text("old")
    with ConsoleTarget(board()) as target:
        carry_out(build, plan(build, target), target, lambda step: None)
    assert [path.name for path in (tmp_path / "drive/lawkeeper").iterdir()] == ["app.mpy"]


def test_a_drive_that_a_computer_holds_is_refused_in_a_sentence(board: Callable[..., str]) -> None:
    with ConsoleTarget(board("visible")) as target, pytest.raises(HostError) as caught:
        target.make_writable()
    assert "Cannot remount path when visible via USB." in caught.value.message
    assert "eject it" in caught.value.hint and caught.value.exit_code == 5


def test_an_error_on_the_board_is_one_sentence(board: Callable[..., str]) -> None:
    with ConsoleTarget(board()) as target, pytest.raises(HostError) as caught:
        target.digest("not-there.mpy")
    assert "\n" not in caught.value.message and "refused to go on" in caught.value.message


def test_a_port_that_is_not_there_is_told(tmp_path: Path) -> None:
    with pytest.raises(HostError, match="cannot be opened") as caught:
        ConsoleTarget(str(tmp_path / "ttyACM9"))
    assert caught.value.exit_code == 4
