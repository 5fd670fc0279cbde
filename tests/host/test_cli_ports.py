"""The command over a real socket, with a box behind it that runs in a thread of its own."""

import json
import socket
import subprocess
import sys
import threading
from collections.abc import Iterator
from pathlib import Path

import pytest
from click.testing import CliRunner
from host.loop import Bench

from lawkeeper import ticks
from lawkeeper_host.cli import main

PACKS = Path(__file__).parents[2] / "host" / "packs"


class Socket:
    """A bench whose cable is a TCP port of this computer; one host at a time."""

    def __init__(self, folder: Path) -> None:
        self.bench = Bench(folder)
        self.listener = socket.create_server(("127.0.0.1", 0))
        self.listener.settimeout(0.05)
        self.url = f"socket://127.0.0.1:{self.listener.getsockname()[1]}"
        self._stop = threading.Event()
        self._thread = threading.Thread(target=self._serve)
        self._thread.start()

    def close(self) -> None:
        self._stop.set()
        self._thread.join(timeout=10)
        self.listener.close()
        self.bench.library.close()

    def _serve(self) -> None:
        while not self._stop.is_set():
            try:
                line, _ = self.listener.accept()
            except TimeoutError:
                continue
            with line:
                line.settimeout(0.001)
                self.bench.box.plugged = True
                self._talk(line)
            self.bench.box.pull()
            self.bench.server.poll(self.bench.box.now)

    def _talk(self, line: socket.socket) -> None:
        box, server = self.bench.box, self.bench.server
        while not self._stop.is_set():
            try:
                heard = line.recv(4096)
            except TimeoutError:
                heard = None
            if heard == b"":
                return
            box.type_in(heard or b"")
            for _ in range(20):
                server.poll(box.now)
                box.now = ticks.add(box.now, 1)
            said = box.take()
            if said:
                line.sendall(said)


@pytest.fixture
def box(tmp_path: Path) -> Iterator[Socket]:
    box = Socket(tmp_path)
    yield box
    box.close()


def test_packs_are_loaded_over_a_named_port(box: Socket) -> None:
    loaded = CliRunner().invoke(main, ["--port", box.url, "load", str(PACKS)])
    assert loaded.exit_code == 0, loaded.output
    assert sum(pack.count for pack in box.bench.library.packs()) == 1680
    assert box.bench.box.unix > 1_600_000_000


def test_the_port_comes_from_the_environment_too(box: Socket) -> None:
    for words in (["info", "--json"], ["devices", "--json"]):
        result = CliRunner().invoke(main, words, env={"LAWKEEPER_PORT": box.url})
        assert result.exit_code == 0, result.output
        assert "Test box" in json.dumps(json.loads(result.stdout))


def test_nobody_at_the_other_end(box: Socket) -> None:
    box.close()
    result = CliRunner().invoke(main, ["--port", box.url, "info"])
    assert result.exit_code == 4 and "Nothing answers at" in result.stderr


def test_a_program_that_is_no_box_is_told_within_the_time_limit() -> None:
    with socket.create_server(("127.0.0.1", 0)) as listener:
        url = f"socket://127.0.0.1:{listener.getsockname()[1]}"
        result = CliRunner().invoke(main, ["--port", url, "info"])
    assert result.exit_code == 6 and "answers as a box" in result.stderr


def test_a_pipe_that_closes_early_is_no_traceback(box: Socket) -> None:
    program = f"from lawkeeper_host.cli import main; main(['--port', {box.url!r}, 'settings', 'list'])"
    with subprocess.Popen(
        [sys.executable, "-c", program], stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True
    ) as process:
        assert process.stdout and process.stderr
        process.stdout.close()
        assert "Traceback" not in process.stderr.read()
