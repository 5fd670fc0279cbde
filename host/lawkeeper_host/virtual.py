"""The virtual boxes that this user runs on this computer, written down where every other command looks.

A box holds a lock on its row for as long as it lives: a row that nobody holds is of one that has ended,
however it ended. Process numbers are used again, locks are not.
"""

from __future__ import annotations

import json
import os
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from dataclasses import asdict, dataclass
from pathlib import Path
from typing import IO

from platformdirs import user_state_path

DEFAULT_STATE = Path("build/sim")
ROWS = "*.json"
LAST = "ended"
"""The row of the box that ended last, in the same folder."""


@dataclass(frozen=True)
class Running:
    """A virtual box: the folder of its memory, what `--port` takes for it (empty without a cable), the
    address of its page (empty without one)."""

    memory: str
    port: str
    page: str

    def __str__(self) -> str:
        return f"virtual box of {self.memory}"

    @property
    def start(self) -> str:
        """The command that starts it."""
        known = Path(self.memory) == DEFAULT_STATE.absolute()
        return "lawkeeper sim" if known else f"lawkeeper sim --state {self.memory}"


def boxes() -> Path:
    """The folder of the rows; it may not be there."""
    return user_state_path("lawkeeper") / "boxes"


@contextmanager
def written_down(box: Running) -> Iterator[None]:
    """While this lasts the other commands find `box`. OSError when its row cannot be written."""
    import fcntl

    folder = boxes()
    folder.mkdir(parents=True, exist_ok=True)
    row = folder / f"{os.getpid()}.json"
    fresh = row.with_suffix(".new")
    with fresh.open("w", encoding="utf-8") as held:
        fcntl.flock(held, fcntl.LOCK_EX)  # before it has its name: a row without a lock is of a dead box
        json.dump(asdict(box), held)
        held.flush()
        fresh.replace(row)
        try:
            yield
        finally:
            row.replace(folder / LAST)


def running() -> list[Running]:
    """The virtual boxes that run now. What killed ones have left behind is cleared away."""
    if os.name != "posix":
        return []  # they need pseudo-terminals
    found = []
    for row in sorted(boxes().glob(ROWS)):
        with suppress(FileNotFoundError), row.open(encoding="utf-8") as file:
            if not _held(file):
                row.replace(row.with_name(LAST))
            elif box := _read(file):
                found.append(box)
    return found


def ended() -> Running | None:
    """The virtual box that ended last, when its memory is still there."""
    with suppress(OSError), (boxes() / LAST).open(encoding="utf-8") as file:
        box = _read(file)
        return box if box and Path(box.memory).is_dir() else None
    return None


def _held(row: IO[str]) -> bool:
    """Whether the box that has written this row is alive."""
    import fcntl

    try:
        fcntl.flock(row, fcntl.LOCK_SH | fcntl.LOCK_NB)
    except BlockingIOError:
        return True
    return False


def _read(row: IO[str]) -> Running | None:
    """The box of a row; None when it is of another version of this program."""
    try:
        return Running(**json.load(row))
    except (TypeError, ValueError):
        return None
