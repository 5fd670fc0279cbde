"""`python -m lawkeeper_host.checks.types`: mypy three times, each over code that runs somewhere else.

- the host program, strictly, against CPython's own types;
- the board's files against `circuitpython-stubs`;
- the rooms that run on every runtime against `micropython-stdlib-stubs`.

Device code carries no annotations (they cost bytes), so what can be checked there is names and attributes:
does this module, this object have that? Hence `--check-untyped-defs`, and no complaint about mere guesses.
"""

import os
import site
import subprocess
import sys
from pathlib import Path

from lawkeeper_host.places import BUILD, DEVICE, FIRMWARE, ROOT

STUBS = Path(__file__).parent / "stubs"
HARDWARE = [
    DEVICE / "box",
    DEVICE / "service_mode.py",
    FIRMWARE / "boot.py",
    FIRMWARE / "code.py",
    FIRMWARE / "safemode.py",
]
GUESSED = ("var-annotated", "assignment", "list-item", "arg-type", "index", "misc")  # what nobody declared
UNTYPED = [
    "--check-untyped-defs",
    "--no-strict-optional",
    "--explicit-package-bases",
    "--config-file=",
    *(f"--disable-error-code={code}" for code in (*GUESSED, "import-untyped")),
]


def check_host(files: list[Path] | None = None) -> int:
    """mypy over `lawkeeper_host`; its settings are in pyproject.toml."""
    return _mypy("host", ["-p", "lawkeeper_host"] if files is None else [str(path) for path in files], {})


def check_board(files: list[Path] | None = None) -> int:
    """mypy over what touches the hardware, with CircuitPython's modules from `circuitpython-stubs`."""
    chosen = HARDWARE if files is None else files
    return _device("board", [path for path in chosen if path.exists()], ["board", "common"])


def check_portable(files: list[Path] | None = None) -> int:
    """mypy over everything else on the device: only what MicroPython, CircuitPython and CPython share."""
    return _device("portable", portable_files() if files is None else files, ["common"])


def portable_files() -> list[Path]:
    """The device package without what touches the hardware."""
    return [path for path in sorted(DEVICE.rglob("*.py")) if not {path, *path.parents} & {*HARDWARE}]


def _device(name: str, files: list[Path], stubs: list[str]) -> int:
    # MicroPython's stubs are laid out as a typeshed of their own: they replace CPython's standard library.
    typeshed = next(path for path in site.getsitepackages() if Path(path, "stdlib", "builtins.pyi").exists())
    search = os.pathsep.join(str(path) for path in (*(STUBS / stub for stub in stubs), FIRMWARE))
    return _mypy(name, [*UNTYPED, "--custom-typeshed-dir", typeshed, *map(str, files)], {"MYPYPATH": search})


def _mypy(name: str, arguments: list[str], settings: dict[str, str]) -> int:
    print(f"types: {name}", flush=True)
    command = [sys.executable, "-m", "mypy", "--cache-dir", str(BUILD / "mypy" / name), *arguments]
    return subprocess.run(command, cwd=ROOT, env={**os.environ, **settings}, check=False).returncode


def main() -> int:
    """All three; 1 when any complains."""
    return 1 if any([check_host(), check_board(), check_portable()]) else 0


if __name__ == "__main__":
    sys.exit(main())
