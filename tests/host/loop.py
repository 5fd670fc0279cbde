"""The real server of the box and the real client, joined in memory: one thread, one clock to count on."""

import random

from fakes.cable import App, Box
from lawkeeper import ticks
from lawkeeper.cable import serve
from lawkeeper.keep import image
from lawkeeper.keep.library import Library
from lawkeeper_host.client import Client
from lawkeeper_host.errors import LinkLost
from lawkeeper_host.games.infer.packs import PackLaw, law_pack
from lawkeeper_host.packs.build import section
from lawkeeper_host.packs.source import Head


class Wire:
    """A `Port` whose other end is a `Server`: reading lets the server work, a millisecond a pass.

    `noise` is the chance of each byte to get lost or to come through wrong; `cut_after` pulls the cable after
    so many bytes have gone to the box.
    """

    name = "the loop"

    def __init__(self, server, box, noise=0.0, seed=1):
        self.server = server
        self.box = box
        self.noise = noise
        self.cut_after = None
        self.written = 0
        self.passes = 0
        self._random = random.Random(seed)

    def clock(self):
        return self.passes / 1000

    def read(self, seconds):
        for _ in range(max(1, int(seconds * 1000))):
            self.step()
            heard = self.box.take()
            if heard:
                return self._spoilt(heard)
        return b""

    def write(self, data):
        if self.cut_after is not None and self.written + len(data) > self.cut_after:
            self.box.type_in(data[: self.cut_after - self.written])
            for _ in range(50):
                self.step()
            self.box.pull()
            self.step()
            raise LinkLost("The cable is out.")
        self.written += len(data)
        self.box.type_in(self._spoilt(data))

    def close(self):
        self.box.pull()
        self.step()

    def step(self):
        self.passes += 1
        self.server.poll(self.box.now)
        self.box.now = ticks.add(self.box.now, 1)

    def _spoilt(self, data):
        if not self.noise:
            return data
        out = bytearray()
        for byte in data:
            fate = self._random.random()
            if fate < self.noise / 2:
                continue
            out.append(byte ^ 1 << self._random.randrange(8) if fate < self.noise else byte)
        return bytes(out)


class Bench:
    """A box with an empty library in a folder, and clients for it."""

    def __init__(self, folder):
        (folder / "packs").mkdir()
        for name in image.FILES:
            (folder / name).write_bytes(image.blank())
        self.folder = folder
        self.box = Box()
        self.library = Library(str(folder / "packs"))
        self.app = App(self.box, self.library)
        self.server = serve(self.app)
        self.wires = []

    def client(self, noise=0.0, cut_after=None, seed=1):
        self.box.plugged = True
        wire = Wire(self.server, self.box, noise, seed)
        wire.cut_after = cut_after
        self.wires.append(wire)
        return Client(wire, wire.clock)


def written(name, count):
    """`count` different laws of about 80 bytes."""
    law = name + " law %d: there must be at least %d dice of the colour \x01 that touch."
    return [law % (n, n) for n in range(count)]


def pack(name, count):
    """A section of these laws."""
    laws = [PackLaw(1 + n % 3, law) for n, law in enumerate(written(name, count))]
    return section(law_pack(Head(name, "Ada", "CC0-1.0"), laws))
