"""Which problems of the day have to be drawn anew, so that none comes twice within ten years.

`python -m lawkeeper_host.games.turing.days` writes the table into `problems/days.py`. Only kinds with few
problems are looked at: of the others there are hundreds of thousands.
"""

from __future__ import annotations

from collections.abc import Hashable, Iterator
from datetime import date
from pathlib import Path

from lawkeeper.games.turing.problems import make
from lawkeeper_host.games.turing import text
from lawkeeper_host.places import DEVICE

FIRST, LAST = date(2026, 1, 1), date(2060, 12, 31)
EPOCH = date(1970, 1, 1)
APART = 3653  # ten years
SMALL = frozenset((1, 4, 5))  # days of the week, from Thursday on: nightmare and classic, easy or standard
TABLE = DEVICE / "games/turing/problems/days.py"
_MARK = "# -- generated: "
_LINE, _FURTHER = 24, 255


def number(day: date) -> int:
    """Days since the first of January 1970."""
    return (day - EPOCH).days


def drawn_again(first: int, last: int) -> Iterator[int]:
    """The days that are drawn anew, one of them twice that is drawn twice anew."""
    seen: dict[Hashable, int] = {}
    for day in range(first, last + 1):
        if day % 7 in SMALL:
            again = 0
            while day - seen.get(same := _same(day, again), day - APART - 1) <= APART:
                yield day
                again += 1
            seen[same] = day


def _same(day: int, again: int) -> Hashable:
    *_, problem = make.drawn(day, again)
    return text.same(problem)


def gaps(days: Iterator[int], first: int) -> bytes:
    """The table: from each such day to the next."""
    found = bytearray()
    for day in days:
        while day - first >= _FURTHER:
            found.append(_FURTHER)
            first += _FURTHER
        found.append(day - first)
        first = day
    return bytes(found)


def written(table: bytes, first: int) -> str:
    """The generated lines."""
    rows = [table[at : at + _LINE] for at in range(0, len(table), _LINE)]
    lines = ['    b"' + "".join(f"\\x{gap:02x}" for gap in row) + '"' for row in rows]
    return "\n".join([f"_FIRST = {first}", "_GAPS = (", *lines, ")\n"])


def renew(path: Path = TABLE) -> None:
    """Write the table into the file of the box."""
    head, rest = path.read_text("utf-8").split(_MARK, 1)
    line, rest = rest.split("\n", 1)
    tail = rest.split(_MARK, 1)[1]
    first = number(FIRST)
    table = written(gaps(drawn_again(first, number(LAST)), first), first)
    path.write_text(f"{head}{_MARK}{line}\n{table}{_MARK}{tail}", "utf-8")


if __name__ == "__main__":
    renew()
