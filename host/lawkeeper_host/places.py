"""Where things lie: what the program brings along, in a checkout and installed; and the checkout itself."""

from pathlib import Path

PACKAGE = Path(__file__).resolve().parent
ROOT = PACKAGE.parents[1]  # of a checkout, as all that follows
FIRMWARE = ROOT / "firmware"
DEVICE = FIRMWARE / "lawkeeper"
HOST = ROOT / "host"
TESTS = ROOT / "tests"
BUILD = ROOT / "build"
PORTABLE_MARK = "# portable: runs on CPython and on the MicroPython VM"

# What is brought along but does not lie in the package -> where it lies in a checkout. setup.py puts it
# into the package of a wheel, in data/ under these names.
BROUGHT = {"firmware": "firmware", "packs": "host/packs", "built": "build"}


def data(name: str) -> Path:
    """The file or folder that the program brings along under this name; it may not be there.

    firmware: `boot.py`, `code.py` and what lies beside them, in a checkout the device package too
    packs: the packs that are shipped
    built: what goes onto a board, `circuitpy/` and `manifest.json`; in a checkout after `make firmware`
    web: the page of the virtual box
    60-lawkeeper.rules: the rule for udev

    Raises KeyError for another name."""
    inside = PACKAGE / "data" / name
    return inside if inside.exists() else ROOT / BROUGHT[name]


def firmware_files() -> list[Path]:
    """Every Python file that goes to the board."""
    return sorted(FIRMWARE.rglob("*.py"))


def portable_tests() -> list[Path]:
    """The test files that run on the MicroPython VM too: those that carry the mark in their first lines."""
    return [path for path in sorted(TESTS.rglob("test_*.py")) if is_portable(path)]


def is_portable(path: Path) -> bool:
    """Whether the file carries the mark in one of its first three lines."""
    return PORTABLE_MARK in path.read_text("utf-8").splitlines()[:3]
