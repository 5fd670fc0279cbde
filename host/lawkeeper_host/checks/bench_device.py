"""Figures of the device code, measured on CPython and on the 32-bit VM."""

import ast
import json
import os
import shutil
import site
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from pathlib import Path
from statistics import mean
from typing import Any

from lawkeeper_host.build.compiled import THEIRS, compiled
from lawkeeper_host.build.package import package
from lawkeeper_host.checks import vm
from lawkeeper_host.checks.compiler import compile_file
from lawkeeper_host.checks.figures import Figure
from lawkeeper_host.checks.places import DEVICE, FIRMWARE, TESTS
from lawkeeper_host.checks.portable import imports

HEAP_MOST = 80 * 1024
FIRST_SCREEN_MOST = 60 * 1024
MOVE_MOST = 16
# Emulated RP2040, SSD1306 over I2C at 400 kHz: 31 ms for the eight rows of a screen, composing and bus.
ROW_MS = 31 / 8
PRESS_MS_MOST = 50
NEOPIXEL = Path(site.getsitepackages()[0]) / "neopixel.py"


def heap(every_screen: bool) -> Iterator[Figure]:
    """Heap in use after a collection in every screen of the tour, on the VM, with the files of a board."""
    with tempfile.TemporaryDirectory() as place:
        firmware, drive = Path(place) / "firmware", Path(place) / "drive"
        drive.mkdir()
        _compile(firmware)
        command = [sys.executable, str(TESTS / "vm" / "recording.py")]
        environment = {**os.environ, "PYTHONPATH": str(TESTS)}
        subprocess.run(command, cwd=drive, env=environment, check=True, timeout=120)
        used = [row for tour in sorted(drive.glob("tour*.txt")) for row in _heap_of(tour, firmware, drive)]
    most, name = max(used)
    yield Figure("vm: heap in use, largest of all screens", most, "bytes", HEAP_MOST,
                 f"in {name}; the VM's own 4.5 KB are not in it")
    average = int(mean(count for count, _ in used))
    yield Figure("vm: heap in use, mean of all screens", average, "bytes", note=f"{len(used)} screens")
    if every_screen:
        yield from (Figure(f"vm: heap in {name}", count, "bytes", HEAP_MOST) for count, name in used)


def _heap_of(tour: Path, firmware: Path, drive: Path) -> list[tuple[int, str]]:
    """-> (bytes, screen) for a chapter of the tour, from power-on: each one has a VM of its own."""
    shutil.copy(tour, drive / "tour.txt")
    run = vm.run("--turns", str(TESTS / "vm" / "heap.py"), str(firmware), str(drive))
    rows = [line.split("\t") for line in run.stdout.splitlines() if line.startswith("heap\t")]
    if run.returncode or not rows:
        raise RuntimeError(f"the tour of the screens failed on the VM, in {tour.name}:\n{run.stdout}")
    return [(int(count), name) for _, name, count in rows]


def _compile(folder: Path) -> None:
    """The device package as .mpy files into `folder`, with the first byte that the VM wants."""
    for source, text in package(FIRMWARE, [TESTS / "vm" / "heap.py"]).items():
        target = folder / source.relative_to(FIRMWARE)
        target.parent.mkdir(parents=True, exist_ok=True)
        if source.suffix != ".py":
            target.write_text(text, "utf-8")
            continue
        target.with_suffix(".mpy").write_bytes(bytes((THEIRS,)) + compiled(text, source.name)[1:])


def first_screen() -> Iterator[Figure]:
    """What has to be imported before the first screen shows: bytes as .mpy, and the time of it."""
    measured = _measure("first")
    modules = {FIRMWARE.parent / name for name in measured["files"]} | _box_files()
    size = sum(compile_file(path)[0] for path in modules)
    note = f"{len(modules)} modules, those of the box with them"
    yield Figure("first screen: modules imported, as .mpy", size, "bytes", FIRST_SCREEN_MOST, note)
    yield Figure("first screen: import and draw, CPython", measured["ms"], "ms")


def _box_files() -> set[Path]:
    """What a board imports besides: the files of `box`, the largest board, the library of the LEDs."""
    found = {FIRMWARE / "code.py"}
    todo = [FIRMWARE / "code.py"]
    while todo:
        for _, module in imports(ast.parse(todo.pop().read_text("utf-8"))):
            for name in (module, module.rpartition(".")[0]):
                path = FIRMWARE / (name.replace(".", "/") + ".py")
                if DEVICE / "box" in path.parents and path.exists() and path not in found:
                    found.add(path)
                    todo.append(path)
    boards = (path for path in (DEVICE / "box" / "boards").glob("*.py") if not path.name.startswith("_"))
    return found | {NEOPIXEL, max(boards, key=lambda path: path.stat().st_size)}


def journal() -> Iterator[Figure]:
    """Bytes of nvm that each kind of Infer move takes, framing included."""
    taken = _measure("journal")
    most = max(taken, key=lambda name: taken[name])
    yield Figure("journal: bytes a move, largest", taken[most], "bytes", MOVE_MOST, most)
    average = mean(taken.values())
    yield Figure("journal: bytes a move, mean", average, "bytes", note=f"{len(taken)} kinds of move")


def presses() -> Iterator[Figure]:
    """What a button press costs over the tour: rows of the display sent, time to lay the screen out."""
    measured = _measure("presses")
    rows, layout = measured["rows"], measured["layout_ms"]
    yield Figure("press: rows sent, mean", mean(rows), "rows", note=f"{len(rows)} presses")
    yield Figure("press: rows sent, largest", max(rows), "rows", 8)
    yield Figure("press: showing them on the board, largest", max(rows) * ROW_MS, "ms", PRESS_MS_MOST,
                 "estimate: rows x 3.9 ms measured on an emulated board")
    yield Figure("screen: layout time on CPython, mean", mean(layout), "ms")
    yield Figure("screen: layout time on CPython, largest", max(layout), "ms")


def _measure(what: str) -> Any:
    """Run one measurement of `bench_meter` in a process and an empty folder of its own."""
    with tempfile.TemporaryDirectory() as folder:
        command = [sys.executable, "-m", "lawkeeper_host.checks.bench_meter", what]
        run = subprocess.run(command, cwd=folder, env={**os.environ, "PYTHONPATH": str(TESTS)}, text=True,
                             capture_output=True, check=False, timeout=120)
    if run.returncode:
        raise RuntimeError(f"measuring {what} failed:\n{run.stderr}")
    return json.loads(run.stdout)
