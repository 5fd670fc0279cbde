"""What was measured on the board, with the work that it was when it was measured.

`tests/data/board_measured.csv` is what was measured, milliseconds and bytes, a row a press; an empty cell was
not measured. `tests/data/board_work.json` is what the tour had to do for the same press at that commit.
To add measurements, write their rows, check that commit out and run

    python -m lawkeeper_host.checks.board_measured COMMIT

The prices are fitted to the rows of the latest commit, but for some chapters of its tour, which are kept to
hold the prices against. Rows of commits before it are of builds that are no more.
"""

import csv
import json
import sys
from collections.abc import Iterator, Sequence
from dataclasses import asdict, dataclass
from statistics import median

from lawkeeper_host.checks.board_model import COLUMNS, Press, tour
from lawkeeper_host.checks.board_play import REST
from lawkeeper_host.measure import board_prices as prices
from lawkeeper_host.places import TESTS

MEASURED = TESTS / "data" / "board_measured.csv"
WORK = TESTS / "data" / "board_work.json"
TIMES = (*(column for column in COLUMNS if column != REST), "total", "gc")
MEMORY = ("free", "deep")
HELD_BACK = ("2", "4")  # chapters that the prices are not fitted to: the box helps; Turing Machine
FITTED, KEPT, BEFORE = "fitted", "not fitted", "builds before"
GROUPS = (FITTED, KEPT, BEFORE)
LEAST_MS = 5  # what is shorter was not measured finely enough to hold a share of it against anything


@dataclass
class Cell:
    """One figure, predicted and measured. group: one of `GROUPS`."""

    group: str
    row: str
    column: str
    predicted: float
    measured: float

    @property
    def error(self) -> float | None:
        """Percent of what was measured; None where that is too short for it."""
        if self.measured < LEAST_MS:
            return None
        return 100 * abs(self.predicted - self.measured) / self.measured


def cells() -> Iterator[Cell]:
    """All that was measured, beside what the prices make of the work that it was."""
    work = json.loads(WORK.read_text("utf-8"))
    rows = _measured()
    for row in rows:
        press = Press(**work[_key(row)])
        predicted = predictions(press)
        for column in (*TIMES, *MEMORY):
            if row[column]:
                group = _group(row, rows[-1]["commit"])
                yield Cell(group, _name(row), column, predicted[column], float(row[column]))


def _group(row: dict[str, str], latest: str) -> str:
    if row["commit"] != latest:
        return BEFORE
    return KEPT if row["chapter"] in HELD_BACK else FITTED


def median_error(group: str | None = None) -> float:
    """Percent, of all cells that are long enough, or of those of a group."""
    errors = [(cell.group, cell.error) for cell in cells()]
    return median(error for of, error in errors if error is not None and group in (None, of))


def predictions(press: Press) -> dict[str, float]:
    """-> what the model says, for the columns of the table of what was measured."""
    return {
        **press.ms(),
        "total": press.total,
        "gc": prices.gc_ms(press.live),
        "free": prices.free_bytes(press.least),
        "deep": prices.free_bytes(press.most),
    }


def _measured() -> list[dict[str, str]]:
    with MEASURED.open(encoding="utf-8", newline="") as file:
        return list(csv.DictReader(file))


def _key(row: dict[str, str]) -> str:
    return " ".join((row["commit"], row["chapter"], row["before"], row["page"], row["rows"])).strip()


def _name(row: dict[str, str]) -> str:
    """As the table has it."""
    way = f"{row['page']}, {row['rows']} rows" if row["rows"] else f"{row['page']} from {row['before']}"
    return f"{row['commit']} {row['chapter']} {way}"


def find(row: dict[str, str], presses: Sequence[Press]) -> Press:
    """The press of the tour that a row was measured at: the first that is like it."""
    for press in presses:
        alike = (str(press.chapter), press.before, press.page) == (row["chapter"], row["before"], row["page"])
        if alike and row["rows"] in ("", str(press.rows)):
            return press
    raise SystemExit(f"The tour has no press like this row: {_key(row)}")


def main(arguments: Sequence[str]) -> int:
    """Add the work of the present sources for the rows of a commit."""
    if len(arguments) != 1:
        print("python -m lawkeeper_host.checks.board_measured COMMIT", file=sys.stderr)
        return 2
    work = json.loads(WORK.read_text("utf-8")) if WORK.exists() else {}
    rows = [row for row in _measured() if row["commit"] == arguments[0]]
    for row in rows:
        work[_key(row)] = asdict(find(row, tour()))
    lines = ",\n".join(f"{json.dumps(key)}: {json.dumps(press)}" for key, press in work.items())
    WORK.write_text("{\n" + lines + "\n}\n", "utf-8")
    print(f"{len(rows)} rows of {arguments[0]}")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
