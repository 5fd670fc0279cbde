"""The client, the box's server and a real socket between them, with the small FIFOs of a real board."""

import select
import socket
import threading
import time

import pytest
from host.loop import Bench, pack, written

from fakes.cable import FIFO
from lawkeeper_host import find
from lawkeeper_host.errors import LinkLost
from lawkeeper_host.packs.build import plan


class Board(threading.Thread):
    """Polls a server whose cable is a socket, until the host hangs up or `after` bytes have come."""

    def __init__(self, bench, after=None):
        super().__init__(daemon=True)
        self.bench = bench
        self.left = after
        self.listener = socket.create_server(("127.0.0.1", 0))
        self.url = "socket://127.0.0.1:%d" % self.listener.getsockname()[1]
        self.wire = None
        bench.server.lines._read = self.read
        bench.box.cable_write = self.write

    def run(self):
        self.wire, _ = self.listener.accept()
        self.listener.close()
        with self.wire:
            self.wire.setblocking(False)
            self.bench.box.plugged = True
            while self.bench.box.plugged:
                now = int(time.monotonic() * 1000) % (1 << 29)
                self.bench.box.now = now
                if not self.bench.server.poll(now):
                    select.select([self.wire], [], [], 0.01)
        self.bench.server.poll(now)

    def read(self, buffer):
        try:
            count = self.wire.recv_into(buffer, min(len(buffer), FIFO))
        except BlockingIOError:
            return 0
        if self.left is not None:
            self.left -= count
        if not count or (self.left is not None and self.left < 0):
            self.bench.box.plugged = False
        return count

    def write(self, data):
        try:
            return self.wire.send(data[:FIFO])
        except BlockingIOError:
            return 0


@pytest.fixture
def bench(tmp_path):
    bench = Bench(tmp_path)
    yield bench
    bench.library.close()


def plug(bench, after=None):
    board = Board(bench, after)
    board.start()
    return board


def test_1000_laws_are_loaded_over_a_socket_well_within_the_budget(bench):
    board = plug(bench)
    started = time.monotonic()
    with find.connect(board.url) as client:
        client.upload(plan([pack("Big", 1000)]))
        assert client.library().packs[0].count == 1000
    assert time.monotonic() - started < 5
    board.join(5)
    assert not board.is_alive() and bench.library.record(1, 999)[2:].decode() == written("Big", 1000)[999]


def test_a_socket_that_breaks_is_a_lost_link_and_the_next_try_goes_on(bench):
    section = pack("Big", 300)
    board = plug(bench, after=section.length)
    with find.connect(board.url) as client, pytest.raises(LinkLost):
        client.upload(plan([section]))
    board.join(5)
    again = plug(bench)
    with find.connect(again.url) as client:
        client.upload(plan([section]))
    again.join(5)
    assert bench.library.count(1) == 300


def test_look_says_who_is_there(bench):
    board = plug(bench)
    [found] = find.look(board.url)
    board.join(5)
    assert found.trouble is None and found.hello["title"] == "Test box"
