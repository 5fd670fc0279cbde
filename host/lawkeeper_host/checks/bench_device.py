"""Figures of the device code, measured on CPython."""

import ast
import json
import os
import site
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from lawkeeper_host.checks.compiler import compile_file
from lawkeeper_host.checks.imports import written
from lawkeeper_host.measure.figures import Figure
from lawkeeper_host.places import DEVICE, FIRMWARE, TESTS

FIRST_SCREEN_MOST = 60 * 1024
NEOPIXEL = Path(site.getsitepackages()[0]) / "neopixel.py"


def first_screen() -> Iterator[Figure]:
    """What has to be imported before the first screen shows: bytes as .mpy, and the time of it."""
    measured = _measured()
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
        for _, module in written(ast.parse(todo.pop().read_text("utf-8"))):
            for name in (module, module.rpartition(".")[0]):
                path = FIRMWARE / (name.replace(".", "/") + ".py")
                if DEVICE / "box" in path.parents and path.exists() and path not in found:
                    found.add(path)
                    todo.append(path)
    boards = (path for path in (DEVICE / "box" / "boards").glob("*.py") if not path.name.startswith("_"))
    return found | {NEOPIXEL, max(boards, key=lambda path: path.stat().st_size)}


def _measured() -> Any:
    """What `bench_meter` measures in a process and an empty folder of its own."""
    with tempfile.TemporaryDirectory() as folder:
        command = [sys.executable, "-m", "lawkeeper_host.checks.bench_meter"]
        run = subprocess.run(
            command,
            cwd=folder,
            env={**os.environ, "PYTHONPATH": str(TESTS)},
            text=True,
            capture_output=True,
            check=False,
            timeout=120,
        )
    if run.returncode:
        raise RuntimeError(f"measuring the first screen failed:\n{run.stderr}")
    return json.loads(run.stdout)
