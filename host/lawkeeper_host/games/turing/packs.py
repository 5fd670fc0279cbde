"""Problems of Turing Machine in a pack: lines like `classic easy 4: 3b 7a 14b 17a`
(lawkeeper_host.games.turing.text) on one side, records of the box on the other."""

from __future__ import annotations

from collections.abc import Hashable, Iterable
from dataclasses import dataclass
from itertools import groupby
from pathlib import Path
from typing import NamedTuple, cast

from lawkeeper_host.packs.source import Head, Lines, PackGame, PackSource, Wrong, read_pack

Kind = tuple[int, int, int]
"""Mode, difficulty and number of verifiers of a problem."""


class PackProblem(NamedTuple):
    """A problem of a pack. `data` is what the box keeps, at most 24 bytes; two problems with the same `same`
    are one and the same to a player; `line` is where it stands in the file."""

    data: bytes
    kind: Kind
    same: Hashable
    line: int = 0


@dataclass
class ProblemPack(PackSource):
    """A pack of problems, those of one kind together: the box finds them by their first and last."""

    @property
    def problems(self) -> list[PackProblem]:
        """The records, for what they are."""
        return cast("list[PackProblem]", self.records)


def read_problems(path: Path) -> ProblemPack:
    """The problems of one pack file. Raises `PackError` with all that is wrong, and `OtherGame`."""
    return cast(ProblemPack, read_pack(path, [PROBLEMS]))


def runs(records: Iterable[PackProblem]) -> list[list[int]]:
    """Neighbours of one kind counted: [mode, difficulty, verifiers, count] of each run, in order."""
    return [[*kind, len(list(run))] for kind, run in groupby(records, key=lambda record: record.kind)]


class _Lines(Lines):
    """The lines of one pack."""

    def __init__(self, wrong: Wrong, game: PackGame) -> None:
        super().__init__(wrong, game)
        self._problems: list[PackProblem] = []

    def line(self, number: int, text: str) -> None:
        """One problem."""
        from lawkeeper_host.games.turing import text as lines  # most packs are laws

        try:
            problem = lines.read(text)
        except lines.LineRefused as refused:
            self._wrong(number, str(refused))
            return
        same = lines.same(problem)
        self._note(number, same)
        self._problems.append(PackProblem(bytes(problem.encode()), lines.kind(problem), same, number))

    def finish(self, head: Head) -> ProblemPack:
        """The pack, its problems sorted by kind."""
        self._problems.sort(key=lambda problem: problem.kind)
        return ProblemPack(head, self._game, self._problems)


def _says(pack: PackSource) -> dict[str, object]:
    """The runs of one kind, so that the box finds those of one kind without reading all of them."""
    return {"runs": runs(cast(ProblemPack, pack).problems)}


PROBLEMS = PackGame("turing", "problem", _Lines, says=_says)
