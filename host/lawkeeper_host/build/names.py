"""The names that functions had before the build: a table on the drive, for the screen of a crash.

A traceback on the board gives a file and a function, both as the build called them. The table is text, read by
`lawkeeper.crash.real`: the name of a file as tracebacks have it, and below it, each behind a space, the
functions that are called something else in the sources, and then how, or lie in another source file:

    games/infer/fold/rules.py
     _a_ _mark
    =setup.py
     _c_ _code
    games/infer/play.py
    =laws/composer.py
     _b_ _word
     __init__

On the drive it lies in parts, each behind its size (2 bytes, the low one first) and compressed (raw deflate):
less than half the room. No file of the table is in two parts, so one part at a time says all there is to know.
"""

from __future__ import annotations

import re
import zlib
from collections.abc import Iterable
from dataclasses import dataclass

NAMES = "names.bin"
PART = 3000  # characters after which a part ends: after a crash the board may have little memory in one piece


@dataclass(frozen=True)
class Function:
    """A function of the build and where it comes from; files are paths below `lawkeeper/`."""

    file: str
    called: str
    source: str
    name: str

    @property
    def place(self) -> tuple[str, str]:
        """The file and, where it is another, the source; the file's own functions come first."""
        return self.file, self.source if self.source != self.file else ""


def table(functions: Iterable[Function]) -> str:
    """The text of the table. A function that is called in the build as in its source takes no line."""
    lines: list[str] = []
    file = source = ""
    for function in sorted(set(functions), key=lambda one: (one.place, one.called, one.name)):
        here, other = function.place
        if not other and function.called == function.name:
            continue
        if here != file:
            lines.append(here)
            file, source = here, ""
        if other != source:
            folder = here[: here.rfind("/") + 1]
            beside = other.startswith(folder)
            lines.append("=" + (other.removeprefix(folder) if beside else "/" + other))
            source = other
        lines.append(f" {function.called}" + f" {function.name}" * (function.called != function.name))
    return "".join(f"{line}\n" for line in lines)


def packed(text: str) -> bytes:
    """A table as it lies on the drive."""
    parts = [""]
    for file in re.findall(r"[^ =].*\n(?:[ =].*\n)*", text):
        if len(parts[-1]) + len(file) > PART and parts[-1]:
            parts.append("")
        parts[-1] += file
    return b"".join(len(data).to_bytes(2, "little") + data for data in map(_deflated, parts))


def _deflated(part: str) -> bytes:
    way = zlib.compressobj(9, wbits=-15)
    return way.compress(part.encode()) + way.flush()
