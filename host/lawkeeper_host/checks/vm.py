"""Node and the MicroPython VM, for the tests and the bench: where they are and how to run a script there.

`python -m lawkeeper_host.checks.vm [tests/keep/test_seal.py ...]` runs portable tests there, by default all.
"""

import os
import re
import shutil
import subprocess
import sys
from pathlib import Path

from lawkeeper_host.build import shortnames
from lawkeeper_host.checks import process
from lawkeeper_host.checks.board_features import GUARDED, METHODS, MODULES, NO_ATTRIBUTE, SPECIAL
from lawkeeper_host.places import BUILD, TESTS

RUNNER = TESTS / "vm" / "run.mjs"
STRICT = TESTS / "vm" / "strict.py"
NOT_NARROWED = "hashlib"  # the VM has sha256 alone, the board new alone: the seal asks which is there
SUMMARY = re.compile(r"^(\d+) passed, (\d+) failed$", re.MULTILINE)
INSTALLED = BUILD / "vm" / "node_modules" / "@micropython"


def node() -> str:
    """The path of Node: the machine's own, else the one that `make setup` put beside Python."""
    beside = Path(sys.executable).parent / "node"
    found = shutil.which("node") or (str(beside) if beside.exists() else None)
    if found is None:
        raise FileNotFoundError("Node.js was not found. Run: make setup")
    return found


def in_rom() -> tuple[str, ...]:
    """-> those of the names in the ROM of a board that the VM has in its own, too.

    Where memory is weighed on the VM the package has these: a name that the build takes from the ROM of a
    board costs a board nothing, and so it must not cost the VM anything.
    """
    have = set((TESTS / "vm" / "rom_names.txt").read_text("utf-8").split())
    return tuple(name for name in shortnames.in_rom() if name in have)


def run(
    *arguments: str, timeout: float = process.USUAL_S, joined: Path | None = None
) -> subprocess.CompletedProcess[str]:
    """Run tests/vm/run.mjs with `arguments`, output and errors together in `.stdout`.

    Whatever runs has what the board has and no more. `joined`: the folder of a built package to run tests
    over, see `checks.joined`.
    """
    if not INSTALLED.exists():
        raise FileNotFoundError("The MicroPython VM is not installed. Run: make vm")
    over = ["--joined", str(joined)] if joined else []
    command = [node(), str(RUNNER), "--strict", str(strict_file()), *over, *arguments]
    return process.run(command, timeout)


def all_passed(run: subprocess.CompletedProcess[str]) -> bool:
    """Whether a run of test files ran some tests, and none of them failed."""
    summary = SUMMARY.search(run.stdout)
    return run.returncode == 0 and summary is not None and int(summary[1]) > 0


def strict_file() -> Path:
    """The script that narrows the VM to the board, with what the board has in front of it."""
    board = {
        "modules": {name: sorted(have) for name, have in MODULES.items() if name != NOT_NARROWED},
        "known": sorted({*MODULES, *GUARDED, "builtins", "micropython"}),
        "bytes": sorted({"hex", "fromhex"} - METHODS["bytes"]),
        "attributes": sorted(NO_ATTRIBUTE),
        "special": sorted(SPECIAL | {"__module__", "__qualname__"}),
        "gone": ["execfile"],
    }
    place, text = BUILD / "vm" / "strict.py", f"BOARD = {board!r}\n" + STRICT.read_text("utf-8")
    if not place.exists() or place.read_text("utf-8") != text:
        own = place.with_suffix(f".{os.getpid()}")  # several test processes may be at it
        own.write_text(text, "utf-8")
        own.replace(place)
    return place


if __name__ == "__main__":
    finished = run(*sys.argv[1:], timeout=process.LONGEST_S)
    print(finished.stdout, end="")
    sys.exit(finished.returncode)
