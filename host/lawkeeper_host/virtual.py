"""Where a virtual box that runs on this computer shows its cable. Only its folder is looked at."""

from __future__ import annotations

import os
from pathlib import Path

DEFAULT_STATE = Path("build/sim")


def running(folder: Path = DEFAULT_STATE) -> Path | None:
    """The cable of the virtual box that runs from `folder` now, or None."""
    if os.name != "posix":
        return None  # it needs pseudo-terminals
    import fcntl

    try:
        lock = (folder / "lock").open("rb")
    except OSError:
        return None
    with lock:
        try:
            fcntl.flock(lock, fcntl.LOCK_SH | fcntl.LOCK_NB)
        except BlockingIOError:
            port = folder / "port"
            return port if port.exists() else None
    return None  # nobody holds it: a port that a killed box left behind may be anybody's terminal by now
