"""Figures of the cable: how long 1,000 records take into a box."""

import json
import os
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager

from lawkeeper.keep import image
from lawkeeper_host.client import Client
from lawkeeper_host.games.registry import GAMES
from lawkeeper_host.measure.figures import Figure
from lawkeeper_host.packs.build import Section, plan
from lawkeeper_host.transport import open_port

RECORDS = 1000
LOAD_MOST = 5.0
TIMES_FASTER = 3
START_SECONDS = 30


def thousand_records() -> Section:
    """A pack of 1,000 different records of ordinary length."""
    data = image.section('{"name":"Bench"}', [_record(number).encode() for number in range(RECORDS)])
    return Section("Bench", GAMES[0].id, RECORDS, data)


def _record(number: int) -> str:
    return f"There must be at least {number // 50} {number % 3} dice with a face above {number % 50}."


def loading(board: str | None) -> Iterator[Figure]:
    """Seconds and speed of loading them into a virtual box over its pseudo-terminal."""
    wanted = plan([thousand_records()])
    with virtual_box() as port, Client(open_port(port)) as box:
        box.hello()
        start = time.perf_counter()
        box.upload(wanted)
        seconds = time.perf_counter() - start
    note = f"{wanted.length:,} bytes; without the flash and USB times of a board"
    yield Figure("load: 1,000 records into the virtual box", seconds, "s", LOAD_MOST, note)
    yield Figure("load: speed", int(wanted.length / seconds), "bytes/s")
    yield _mpremote(board, wanted.length, seconds)


@contextmanager
def virtual_box() -> Iterator[str]:
    """A new `lawkeeper sim` without a page -> the port of its cable."""
    command = [sys.executable, "-m", "lawkeeper_host", "sim", "--headless", "--json", "--seed", "1"]
    with (
        tempfile.TemporaryDirectory() as folder,
        subprocess.Popen([*command, "--state", folder], stdout=subprocess.PIPE, text=True) as process,
    ):
        assert process.stdout is not None
        try:
            yield _shown(json.loads(process.stdout.readline())["ports"][0])
        finally:
            process.terminate()


def _shown(port: str) -> str:
    """The port's path, as soon as the box is awake and shows it."""
    until = time.monotonic() + START_SECONDS
    while not os.path.exists(port):
        if time.monotonic() > until:
            raise TimeoutError(f"The virtual box did not show its port within {START_SECONDS} seconds.")
        time.sleep(0.05)
    return port


def _mpremote(board: str | None, length: int, seconds: float) -> Figure:
    """The same number of bytes with `mpremote fs cp`, onto a board that is attached and named."""
    name = "load: mpremote fs cp of as many bytes"
    if board is None:
        return Figure(name, None, "s", note="no board attached (name one with --board PORT)")
    with tempfile.NamedTemporaryFile() as file:
        file.write(bytes(length))
        file.flush()
        # CircuitPython's error numbers make mpremote stop at a file that is not there yet.
        _on_board(board, "exec", "open('packs/bench.tmp', 'wb').close()")
        start = time.perf_counter()
        _on_board(board, "fs", "cp", file.name, ":packs/bench.tmp")
        there = time.perf_counter() - start
        _on_board(board, "exec", "import os; os.remove('packs/bench.tmp')")
    note = f"{there / seconds:.1f} times as long; at least {TIMES_FASTER} are wanted"
    return Figure(name, there, "s", note=note)


def _on_board(board: str, *command: str) -> None:
    whole = [sys.executable, "-m", "mpremote", "connect", board, *command]
    subprocess.run(whole, check=True, timeout=300, stdout=subprocess.DEVNULL)
