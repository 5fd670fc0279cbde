"""Where the parts of the project lie, for the checks (they need a checkout, not an installed package)."""

from pathlib import Path

ROOT = Path(__file__).resolve().parents[3]
FIRMWARE = ROOT / "firmware"
DEVICE = FIRMWARE / "lawkeeper"
TESTS = ROOT / "tests"
BUILD = ROOT / "build"
PORTABLE_MARK = "# portable: runs on CPython and on the MicroPython VM"


def firmware_files() -> list[Path]:
    """Every Python file that goes to the board."""
    return sorted(FIRMWARE.rglob("*.py"))


def portable_tests() -> list[Path]:
    """The test files that run on the MicroPython VM too: those that carry the mark in their first lines."""
    return [path for path in sorted(TESTS.rglob("test_*.py")) if is_portable(path)]


def is_portable(path: Path) -> bool:
    """Whether the file carries the mark in one of its first three lines."""
    return PORTABLE_MARK in path.read_text("utf-8").splitlines()[:3]
