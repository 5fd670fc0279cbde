"""A virtual board in this process: the simulator's stand-ins under the firmware, and our own clock."""

import os
import runpy
import sys
import time
import types

import pytest

from lawkeeper_host.places import FIRMWARE
from lawkeeper_host.sim.child import STANDINS
from lawkeeper_host.sim.flash import Flash
from lawkeeper_host.sim.hardware import BOARDS
from lawkeeper_host.sim.machine import Machine, install

REGISTER = 0x40058010
BOARD = {path.stem for path in STANDINS.glob("*.py")}
FIRMWARE_MODULES = {"lawkeeper", "neopixel", "adafruit_pixelbuf", "memorymap"}


class Ended(BaseException):
    """The board reset itself; args[0] says why the run ended."""


class Clock:
    """Seconds since power-on; only a test lets them pass."""

    speed = 1.0

    def __init__(self):
        self.now = 1.0

    def seconds(self):
        return self.now

    def ticks(self):
        return int(self.now * 1000)

    def sleep(self, seconds):
        self.now += seconds


class Cable:
    """The board's end of the data port: what was written, and what is there to be read."""

    def __init__(self):
        self.connected = False
        self.incoming = bytearray()
        self.outgoing = bytearray()
        self.room = 256

    def waiting(self):
        return len(self.incoming)

    def read(self, count):
        piece = bytes(self.incoming[:count])
        del self.incoming[:count]
        return piece

    def write(self, data):
        taken = data[: self.room]
        self.outgoing += taken
        return len(taken)


def memorymap(register):
    """`memorymap` with one register, which outlives a reset."""

    def address_range(*, start, length):
        assert (start, length) == (REGISTER, len(register))
        return register

    module = types.ModuleType("memorymap")
    module.AddressRange = address_range
    return module


class Bench:
    """One board on the bench. `start()` starts it anew; nvm and `register` stay what they were.

    toml: what settings.toml says. modules: what the firmware finds instead of the real modules."""

    Ended = Ended

    def __init__(self, name, folder):
        self._name = name
        (folder / "nvm.bin").write_bytes(b"\xff" * 4096)
        self.flash = Flash(folder / "nvm.bin")
        self.clock = Clock()
        self.cable = Cable()
        self.register = bytearray(4)
        self.toml = {}
        self.modules = {"memorymap": memorymap(self.register)}
        self.start()

    def start(self, chip=None, held=(), safe_mode="NONE"):
        """Start, with the buttons `held` down."""
        _forget(BOARD)
        self.hardware = BOARDS[self._name].with_chip(chip)
        self.machine = Machine(self.hardware, self.clock, self.flash, self.cable)
        self.machine.safe_mode = safe_mode
        self.machine.end = _end
        install(self.machine)
        for button in held:
            self.press(button)

    def press(self, name, down=True):
        self.machine.ground(self.hardware.keys[self.hardware.key_of(name)], down)

    def run(self, name):
        """Run a file of the firmware as the board does, in a fresh interpreter."""
        self._begin()
        runpy.run_path(str(FIRMWARE / name), run_name="__main__")

    def _begin(self):
        self.machine.reload()
        _forget(FIRMWARE_MODULES)
        sys.modules.update(self.modules)

    def boot(self):
        self.run("boot.py")
        self.machine.usb.fixed = True

    def box(self):
        """The box as code.py builds it."""
        self._begin()
        from lawkeeper.box.box import Box

        return Box()

    def ledger(self):
        """What a reader finds in the journal now."""
        import microcontroller

        from lawkeeper.keep.journal import Journal  # here: the joined package has no such module
        from lawkeeper.keep.ledger import Ledger

        return Ledger(Journal(microcontroller.nvm))


def _end(why, **facts):
    raise Ended(why)


def _forget(roots):
    for name in list(sys.modules):
        if name.split(".")[0] in roots:
            del sys.modules[name]


@pytest.fixture
def new_bench(tmp_path, monkeypatch):
    """-> function(name of a board) -> `Bench`."""
    monkeypatch.syspath_prepend(str(STANDINS))
    kept = {name: module for name, module in sys.modules.items() if name.split(".")[0] == "lawkeeper"}

    def make(name):
        bench = Bench(name, tmp_path)
        monkeypatch.setattr(time, "sleep", bench.clock.sleep)
        monkeypatch.setattr(os, "getenv", bench.toml.get)
        return bench

    yield make
    install(None)
    _forget(FIRMWARE_MODULES | BOARD)
    sys.modules.update(kept)


@pytest.fixture
def bench(new_bench):
    """The reference build."""
    return new_bench("pico_ring")
