"""Problems of Turing Machine in a pack: a line of text -> the record that the box keeps."""

from __future__ import annotations

from collections.abc import Hashable, Iterable
from itertools import groupby
from typing import NamedTuple

Kind = tuple[int, int, int]
"""Mode, difficulty and number of verifiers of a problem."""


class ProblemRefused(ValueError):
    """A line that is no problem. args[0]: what is wrong, as a clause."""


class PackRecord(NamedTuple):
    """A problem of a pack. `data` is what the box keeps, at most 24 bytes; two problems with the same `same`
    are one and the same to a player; `line` is where it stands in the file."""

    data: bytes
    kind: Kind
    same: Hashable
    line: int = 0


def read_problem(text: str, number: int = 0) -> PackRecord:
    """A line of a pack as a record. Raises `ProblemRefused`."""
    from lawkeeper_host.turing import text as lines  # most packs are laws

    try:
        problem = lines.read(text)
    except lines.LineRefused as refused:
        raise ProblemRefused(*refused.args) from refused
    return PackRecord(bytes(problem.encode()), lines.kind(problem), lines.same(problem), number)


def runs(records: Iterable[PackRecord]) -> list[list[int]]:
    """Neighbours of one kind counted: [mode, difficulty, verifiers, count] of each run, in order."""
    return [[*kind, len(list(run))] for kind, run in groupby(records, key=lambda record: record.kind)]
