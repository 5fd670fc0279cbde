# portable: runs on CPython and on the MicroPython VM
"""A USB cable with the FIFOs of a real board, a box at its one end, and a small app for the link's server."""

from lawkeeper import games, ticks
from lawkeeper.keep.settings import Settings
from lawkeeper.link.frame import decode, encode

FIFO = 256


class Box:
    """What the link asks of a box. The host's end: `type_in`, `take`, and `reads` (does it read at all)."""

    name = "fake"
    title = "Test box"
    lights = 24
    current = 300
    faults = ()

    def __init__(self, nvm=None):
        self.nvm = bytearray(b"\xff" * 4096) if nvm is None else nvm
        self.now = ticks.PERIOD - 1000
        self.unix = 0
        self.plugged = True
        self.reads = True
        self._in = bytearray()
        self._out = bytearray()

    def type_in(self, data):
        self._in.extend(data)

    def take(self):
        """What the box has sent since the last time."""
        data = bytes(self._out)
        self._out = bytearray()
        return data

    def pull(self):
        self.plugged = False
        self._in = bytearray()
        self._out = bytearray()

    def ticks(self):
        return self.now

    def supply(self):
        return 4700

    def cable_up(self):
        return self.plugged

    def cable_read(self, buffer):
        count = min(len(buffer), len(self._in), FIFO)
        if count:
            buffer[:count] = self._in[:count]
            self._in = self._in[count:]
        return count

    def cable_write(self, data):
        count = min(len(data), FIFO) if self.reads else min(len(data), FIFO - len(self._out))
        self._out.extend(data[:count])
        return count

    def date(self):
        return self.unix

    def set_date(self, unix):
        self.unix = unix


class Ledger:
    """A ledger without a game; a test says `game_id = 1`."""

    def __init__(self):
        self.game_id = 0
        self.seal_broken = False
        self.looks = 2
        self.faults = []
        self.journal = self
        self.damaged = False


class Game:
    """A game that keeps a secret, with names like those of real ones."""

    def __init__(self):
        self.finished = False
        self.over = False
        self.law = "THE SECRET LAW"

    def secret(self):
        return self.law.encode()

    def public(self, at):
        return {"phase": "play", "markers": 18, "tokens": 4, "clock": at, "law": self.law}


class App:
    """The app, as the services of the link know it: `said` has what they made it do, in order."""

    def __init__(self, box, library):
        self.box = box
        self.library = library
        self.settings = Settings(declared=games.settings)
        self.ledger = Ledger()
        self.game = None
        self.complaints = []
        self.said = []
        self.hears = False
        # What the clock, the page in front and the gestures are asked for.
        self.clock = self.page = self.gestures = self.home_data = self
        self.stuck = 0
        self.complaint = None

    def begin(self):
        self.ledger.game_id = 1
        self.game = Game()
        self.hears = True

    def seconds(self):
        return 61

    def set(self, name, value):
        if name == "explode":
            raise RuntimeError(self.game.law)
        if name == "grow":
            raise MemoryError(self.game.law)
        self.settings.set(name, value)
        self.said.append("set")

    def say(self, sentence):
        self.said.append("library" if " of puzzles " in sentence else sentence)

    def ask_service(self):
        self.said.append("service")

    def hear(self, data):
        self.said.append(data)


class Host:
    """Types requests in, lets the server work, reads the replies. Time passes a millisecond a pass."""

    def __init__(self, server, box):
        self.server = server
        self.box = box
        self.number = 0

    def line(self, do, fields=None):
        self.number += 1
        request = {"q": self.number, "do": do}
        request.update(fields or {})
        return encode(request)

    def wait(self, passes):
        """Let the server work; what it sends stays in the cable."""
        for _ in range(passes):
            self.server.poll(self.box.now)
            self.box.now = ticks.add(self.box.now, 1)

    def run(self, passes=400):
        """Replies (dicts) to what was typed in."""
        self.wait(passes)
        return [decode(line) for line in self.box.take().split(b"\n")[:-1]]

    def ask(self, do, fields=None):
        """The one reply to a request."""
        self.box.type_in(self.line(do, fields))
        replies = self.run()
        assert len(replies) == 1, replies
        assert replies[0]["q"] == self.number
        return replies[0]

    def ok(self, do, fields=None):
        reply = self.ask(do, fields)
        assert "ok" in reply, reply
        return reply["ok"]

    def error(self, do, fields=None):
        """The code of the error that must come; its sentence must be one."""
        reply = self.ask(do, fields)
        assert reply.get("say", "").endswith("."), reply
        return reply["error"]
