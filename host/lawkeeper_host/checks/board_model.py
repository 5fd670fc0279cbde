"""What the board would take for the tour: the built package is played on CPython and on the VM, and priced.

On CPython it is counted what the box does from a press to the picture (`board_play`), on the VM how much
memory is in use then. `Press.ms` prices it.
"""

import json
import os
import subprocess
import sys
import tempfile
from collections.abc import Mapping
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from functools import cache, partial
from itertools import product
from pathlib import Path
from typing import Any

from lawkeeper_host.build.compiled import THEIRS, compiled
from lawkeeper_host.build.package import laid, stand_ins, tables
from lawkeeper_host.checks import board_play, process, vm
from lawkeeper_host.checks.board_instrument import instrumented
from lawkeeper_host.checks.board_play import DRAW, IMPORT, MAKE, REST, START, TIDY, VIEW, WORK
from lawkeeper_host.checks.packaged import packaged
from lawkeeper_host.measure import board_prices as prices
from lawkeeper_host.places import FIRMWARE, TESTS

TOUR, CHAPTERS = "flows.tour", 8
BOX = "lawkeeper/box/"  # what CPython cannot load, and a board loads at the start
OTHER_BOARDS = (BOX + "boards/macropad.py",)
HEAP = TESTS / "vm" / "heap.py"
ASIDE = 53_296  # bytes, by which the second run lies elsewhere
BUS = "bus"
COLUMNS = (TIDY, IMPORT, MAKE, VIEW, DRAW, BUS, REST)
_IN_REST = (REST, WORK)


@dataclass
class Press:
    """What the box does from a press, or from power-on, to the picture.

    rows: of the display, sent. files: bytes of each file imported, by phase; work: what was counted, too.
    live: bytes of heap in use at the picture; least, most: while players were at the page.
    """

    chapter: int
    before: str
    page: str
    rows: int
    files: dict[str, list[int]]
    work: dict[str, dict[str, float]]
    live: int = 0
    least: int = 0
    most: int = 0

    @property
    def start(self) -> bool:
        """Whether it is the power that was pressed."""
        return self.before == START

    @property
    def opens(self) -> bool:
        """Whether another page is there after it."""
        return not self.start and self.before != self.page

    @property
    def imported(self) -> int:
        """Files imported."""
        return sum(map(len, self.files.values()))

    def ms(self) -> dict[str, float]:
        """-> milliseconds on the board for each of `COLUMNS`."""
        found = dict.fromkeys(COLUMNS, 0.0)
        for phase in {**self.work, **self.files}:
            column = REST if phase in _IN_REST else phase
            found[column] += prices.work_ms(self.work.get(phase, {}), prices.COLD)
            found[column] += prices.import_ms(self.files.get(phase, []), self.live, self.start)
        found[IMPORT] += prices.FIND_MS if self.files.get(IMPORT) else 0
        found[BUS] = self.rows * prices.ROW_MS
        found[REST] += prices.START_MS if self.start else prices.PAGE_MS if self.opens else prices.PRESS_MS
        return found

    @property
    def total(self) -> float:
        """Milliseconds from the press to the last byte of the picture."""
        return sum(self.ms().values())


@cache
def tour(of: str = TOUR, chapters: int = CHAPTERS) -> tuple[Press, ...]:
    """Every press of the tour, in order. of: the module of tests/ whose `CHAPTERS` are played."""
    with tempfile.TemporaryDirectory() as place, ThreadPoolExecutor(os.cpu_count()) as pool:
        sizes = _build(Path(place))
        played = pool.map(partial(_chapter, Path(place), sizes, of), range(chapters))
        return tuple(press for presses in played for press in presses)


def _build(place: Path) -> dict[str, int]:
    """The package for CPython and for the VM into folders of `place`. -> bytes of each compiled file."""
    sizes = {}
    tests = [*(TESTS / "fakes").glob("*.py"), *(TESTS / "flows").glob("tour*.py")]
    readers = [*tests, Path(board_play.__file__)]
    made = packaged(readers)
    for path, text in {**made, **stand_ins(FIRMWARE, made)}.items():
        name = path.relative_to(FIRMWARE)
        _write(place / "python" / name, laid(path, instrumented(text) if name.suffix == ".py" else text))
    for path, text in packaged([HEAP], rom=vm.in_rom()).items():
        name = path.relative_to(FIRMWARE)
        if name.suffix == ".py":
            data = bytes((THEIRS,)) + compiled(text, name.as_posix(), "/firmware/")[1:]
            sizes[name.as_posix()] = len(data)
            _write((place / "vm" / name).with_suffix(".mpy"), data)
        else:
            _write(place / "vm" / name, laid(path, text))
    for path, way in product(tables(FIRMWARE), ("python", "vm")):
        _write(place / way / path.relative_to(FIRMWARE), path.read_bytes())
    return sizes


def _write(path: Path, data: bytes) -> None:
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_bytes(data)


def _chapter(place: Path, sizes: Mapping[str, int], of: str, number: int) -> list[Press]:
    """A chapter of the tour: on CPython, then on the VM, then on CPython again with the memory of the VM.

    What the box keeps loaded goes by the memory that is free, and the VM knows best how much that is.
    """
    drive = place / f"drive{number}"
    drive.mkdir()
    _play(place, drive, of, number, "lightly")
    heap, free = _heap(place / "vm", drive)
    (drive / "free.json").write_text(json.dumps(free), "utf-8")
    played = _play(place, drive, of, number)
    return [_press(number, at, row, sizes, heap) for at, row in enumerate(played)]


def _play(place: Path, drive: Path, *arguments: object) -> list[Any]:
    """A chapter on CPython. -> what `board_play` tells of each press"""
    command = [sys.executable, "-m", "lawkeeper_host.checks.board_play", str(place / "python")]
    command += map(str, arguments)
    environment = {**os.environ, "PYTHONPATH": f"{place / 'python'}{os.pathsep}{TESTS}"}
    run = subprocess.run(command, cwd=drive, env=environment, text=True, capture_output=True, check=False,
                         timeout=process.USUAL_S)  # fmt: skip
    if run.returncode:
        raise RuntimeError(f"the tour failed with the built package:\n{run.stderr}")
    found: list[Any] = json.loads((drive / "presses.json").read_text("utf-8"))
    return found


def _heap(firmware: Path, drive: Path) -> tuple[list[tuple[str, int]], list[int]]:
    """-> (stop, bytes in use) along the tape in `drive`, and what the box heard of its free memory.

    The VM keeps what a number happens to point to, up to 7 KB, and its addresses are small numbers: of two
    runs that lie at other addresses the smaller figure counts.
    """
    heap, free = _heap_once(firmware, drive)
    tape = drive / "tour.txt"
    tape.write_text(f"aside {ASIDE}\n{tape.read_text('utf-8')}", "utf-8")
    again, _ = _heap_once(firmware, drive)
    return [(stop, min(one, other)) for (stop, one), (_, other) in zip(heap, again, strict=True)], free


def _heap_once(firmware: Path, drive: Path) -> tuple[list[tuple[str, int]], list[int]]:
    run = vm.run("--turns", str(HEAP), str(firmware), str(drive))
    lines = [line.split("\t") for line in run.stdout.splitlines()]
    heap = [(words[1], int(words[2])) for words in lines if words[0] == "heap"]
    if run.returncode or not heap:
        raise RuntimeError(f"the tour of the screens failed on the VM:\n{run.stdout}")
    free = [int(words[1]) for words in lines if words[0] == "free"]
    if not free:
        raise RuntimeError("the box never asked on the VM how much memory is free")
    return heap, free


def _press(chapter: int, at: int, row: Any, sizes: Mapping[str, int], heap: list[tuple[str, int]]) -> Press:
    # What is not in `sizes` stands in for a module of its own that the board has not.
    files = {phase: [sizes[name] for name in names if name in sizes] for phase, names in row["files"].items()}
    if row["before"] == START:
        box = [size for name, size in sizes.items() if name.startswith(BOX) and name not in OTHER_BOARDS]
        files[REST] = files.get(REST, []) + box
    stops = [name for name, _ in heap]
    begin = stops.index(f"#{at}")
    end = stops.index(f"#{at + 1}") if f"#{at + 1}" in stops else len(stops)
    used = [much for _, much in heap[begin:end]]
    what = {name: row[name] for name in ("before", "page", "rows", "work")}
    return Press(chapter, files=files, live=used[0], least=min(used), most=max(used), **what)
