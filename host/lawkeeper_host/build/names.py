"""The names that functions had before the build: a table on the drive, for the screen of a crash.

A traceback on the board gives a file and a function, both as the build called them. The table is text, read a
line at a time by `lawkeeper.crash.real`: the name of a file as tracebacks have it, and below it, each behind
a space, the functions that are called something else in the sources, or lie in another source file:

    games/infer/fold/rules.py
     _a_ _mark
    games/infer/play.py
     _b_ _word games/infer/laws/composer.py
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass

NAMES = "names.txt"


@dataclass(frozen=True, order=True)
class Function:
    """A function of the build and where it comes from; files are paths below `lawkeeper/`."""

    file: str
    called: str
    source: str
    name: str


def table(functions: Iterable[Function]) -> str:
    """The text of the table. A function that is called in the build as in its source takes no line."""
    lines: list[str] = []
    last = ""
    for function in sorted(set(functions)):
        elsewhere = function.source != function.file
        if function.called == function.name and not elsewhere:
            continue
        if function.file != last:
            last = function.file
            lines.append(last)
        lines.append(f" {function.called} {function.name}" + f" {function.source}" * elsewhere)
    return "".join(f"{line}\n" for line in lines)
