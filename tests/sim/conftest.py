"""Fixtures of the simulator's tests: a machine for the stand-ins, virtual boxes that are surely ended."""

import sys
from pathlib import Path

import pytest

from lawkeeper_host.sim.box import VirtualBox
from lawkeeper_host.sim.child import STANDINS
from lawkeeper_host.sim.clock import Clock
from lawkeeper_host.sim.flash import SECTOR, Flash
from lawkeeper_host.sim.hardware import BOARDS
from lawkeeper_host.sim.machine import Machine, install

TINY = Path(__file__).parent / "data" / "tiny"


class Loopback:
    """A cable whose far end is a bytearray in the test."""

    def __init__(self):
        self.connected = True
        self.to_box = bytearray()
        self.from_box = bytearray()
        self.room = 1 << 20

    def waiting(self):
        return len(self.to_box)

    def read(self, count):
        piece = bytes(self.to_box[:count])
        del self.to_box[:count]
        return piece

    def write(self, data):
        taken = data[: self.room]
        self.room -= len(taken)
        self.from_box += taken
        return len(taken)

    def flush_input(self):
        self.to_box.clear()

    def wait(self, seconds, writing=False):
        """The test's clock goes on without anybody waiting."""


@pytest.fixture
def make_machine(tmp_path, monkeypatch):
    """`make(board, chip)` installs a machine and puts the stand-ins on the path; both are gone after the
    test."""
    monkeypatch.syspath_prepend(str(STANDINS))
    before = set(sys.modules)

    def make(board="pico_ring", chip=None):
        path = tmp_path / "nvm.bin"
        path.write_bytes(b"\xff" * SECTOR)
        machine = Machine(BOARDS[board].with_chip(chip), Clock(), Flash(path), Loopback())
        install(machine)
        return machine

    yield make
    install(None)
    for name in set(sys.modules) - before:
        if (getattr(sys.modules[name], "__file__", None) or "").startswith(str(STANDINS)):
            del sys.modules[name]


@pytest.fixture
def machine(make_machine):
    return make_machine()


@pytest.fixture
def make_box(tmp_path):
    """`make(firmware=..., **options)`: virtual boxes on the small test program, ended after the test."""
    boxes = []

    def make(folder="box", firmware=TINY, **options):
        boxes.append(VirtualBox(tmp_path / folder, firmware=firmware, **options))
        return boxes[-1]

    yield make
    for box in boxes:
        box.close()


@pytest.fixture
def started():
    """`started(box)` waits until the small test program listens to the buttons."""

    def wait(box):
        box.wait_until(lambda: box.ring()[23] == (1, 1, 1), what="the start")
        return box

    return wait


@pytest.fixture
def box(make_box, started):
    """The small test program, running."""
    box = make_box(seed=1, tcp_port=0)
    box.power_on()
    return started(box)
