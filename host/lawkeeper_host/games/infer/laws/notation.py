"""Experiments as people type them: `parse` reads what `laws.experiment.text` writes.

Rows from the north are joined by `|`, cells from the west by spaces; `.` is an empty cell, a stack is
written from below with `/`. A die is the letter of its colour and its number: `O3 B5/W2 | . W1`. `-` has no
dice, and a `~` at the end says that two stacks of two lean: their upper dice touch though the lower do not,
or the other way round.
"""

from __future__ import annotations

from lawkeeper.games.infer.laws import LawError, experiment
from lawkeeper_host.errors import HostError

HINT = "Write dice as colour and number, rows with |, stacks from below with /, like `O3 B5/W2 | . W1`."
Die = tuple[int, int, int, int]


class NotationError(HostError):
    """Text that is no experiment; `start` and `end` are the columns (from 0) of the piece that is wrong."""

    def __init__(self, message: str, start: int = 0, end: int = 0) -> None:
        super().__init__(message, HINT, 2)
        self.start = start
        self.end = end


def parse(text: str, signs: str = "OBW") -> bytes:
    """The canonical dice code of an experiment. `signs`: the letters of the three colours. Raises
    `NotationError`."""
    body = text.rstrip()
    lean = body.endswith("~")
    body = body.removesuffix("~")
    if not body.strip():
        raise NotationError("There is no experiment here; an experiment without dice is written as `-`.")
    dice: list[Die] = []
    if body.strip() != "-":
        at = 0
        for y, row in enumerate(body.split("|")):
            dice += _row(row, y, at, signs.upper())
            at += len(row) + 1
    try:
        return bytes(experiment.pack(dice, lean))
    except LawError as error:
        raise NotationError(str(error), 0, len(text)) from error


def _row(row: str, y: int, at: int, signs: str) -> list[Die]:
    """The dice of one row; `at` is the column where it begins in the text."""
    dice = []
    end = 0
    for x, cell in enumerate(row.split()):
        start = row.index(cell, end)
        end = start + len(cell)
        if cell != ".":
            for die in cell.split("/"):
                dice.append((*_die(die, cell, at + start, at + end, signs), x, y))
    return dice


def _die(die: str, cell: str, start: int, end: int, signs: str) -> tuple[int, int]:
    """Colour slot and number of one die."""
    where = f"`{die}`" if die == cell else f"`{die}` in `{cell}`"
    if not die:
        raise NotationError(f"A die is missing in `{cell}`: a `/` stands between two dice.", start, end)
    if die[0].upper() not in signs:
        known = f"{', '.join(signs[:-1])} and {signs[-1]}"
        raise NotationError(f"{where} begins with no colour of the box; its colours are {known}.", start, end)
    if die[1:] not in tuple("123456"):
        raise NotationError(f"{where} has no number from 1 to 6.", start, end)
    return signs.index(die[0].upper()) + 1, int(die[1:])
