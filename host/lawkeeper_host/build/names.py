"""The names that functions had before the build: a table on the drive, for the screen of a crash.

A traceback on the board gives a file and a function, both as the build called them. The table is text, read a
line at a time by `lawkeeper.crash.real`: the name of a file as tracebacks have it, and below it, each behind
a space, the functions that are called something else in the sources, and then how, or lie in another source
file:

    games/infer/fold/rules.py
     _a_ _mark
    =setup.py
     _c_ _code
    games/infer/play.py
    =laws/composer.py
     _b_ _word
     __init__
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass

NAMES = "names.txt"


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
