"""Node and the MicroPython VM, for the tests and the bench: where they are and how to run a script there."""

import shutil
import subprocess
import sys
from pathlib import Path

from lawkeeper_host.checks.places import BUILD, ROOT, TESTS

RUNNER = TESTS / "vm" / "run.mjs"
INSTALLED = BUILD / "vm" / "node_modules" / "@micropython"


def node() -> str:
    """The path of Node: the machine's own, else the one that `make setup` put beside Python."""
    beside = Path(sys.executable).parent / "node"
    found = shutil.which("node") or (str(beside) if beside.exists() else None)
    if found is None:
        raise FileNotFoundError("Node.js was not found. Run: make setup")
    return found


def run(*arguments: str, timeout: float = 300) -> subprocess.CompletedProcess[str]:
    """Run tests/vm/run.mjs with `arguments`, output and errors together in `.stdout`."""
    if not INSTALLED.exists():
        raise FileNotFoundError("The MicroPython VM is not installed. Run: make vm")
    command = [node(), str(RUNNER), *arguments]
    return subprocess.run(command, cwd=ROOT, text=True, timeout=timeout, check=False,
                          stdin=subprocess.DEVNULL, stdout=subprocess.PIPE, stderr=subprocess.STDOUT)
