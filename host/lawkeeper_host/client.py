"""The link, host side: requests and replies, lost lines sent again, uploads that go on where they stopped."""

from __future__ import annotations

import random
import time
from base64 import b64decode, b64encode
from binascii import crc32
from collections import deque
from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass
from hashlib import sha256
from itertools import islice
from typing import Any

from lawkeeper.link.frame import LONGEST, PROTOCOL, decode, encode
from lawkeeper_host.errors import BoxRefused, HostError, LinkLost
from lawkeeper_host.packs.build import HEAD, BoxPack, Keep, Plan, Send
from lawkeeper_host.transport import Port

Progress = Callable[[int, int], None]
Fields = dict[str, Any]

WINDOW = 4  # lines in flight: enough to hide the way there and back; USB slows us down if the box is busy
TRIES = 5
HELLO_TRIES = 3
"""Fewer than for others: a port that is no box has to be given up within three seconds."""
REPLY_SECONDS = 2.0
"""While the box works on a secret it answers at turns of half a second, one request a turn."""
HELLO_SECONDS = 0.9
"""The first one after power-on loads the box's end of the link, which takes up to 0.35 s."""
SLOW = {"hello": HELLO_SECONDS, "commit": 30.0, "copy": 10.0, "sums": 10.0, "put": 5.0, "settings.set": 5.0}
BUSY_SECONDS = 30.0
"""While the box works on a law it has no memory for most requests, and says so: so long it is asked again."""
BUSY_AGAIN_SECONDS = 0.3
OF_UPLOAD = ("sums", "data", "copy", "commit")
"""To these, busy means that the box knows of no upload: asking again does not help."""
GARBAGE_MOST = 1 << 16
"""Bytes without a newline after which what a port says is thrown away: a box's lines are far shorter."""


@dataclass
class _Flight:
    """A request that is under way."""

    number: int
    name: str
    line: bytes
    tries: int = 1
    heard_by: float = 0.0


@dataclass(frozen=True)
class BoxLibrary:
    """What the box holds: `end` is the number of bytes of the image that are in use."""

    id: str
    end: int
    packs: tuple[BoxPack, ...]


class Client:
    """A box at the other end of a `Port`. Use it as a context manager, or `close` it.

    Every method raises `BoxRefused` (the box said no, with its sentence) or `LinkLost` (it does not answer).
    """

    def __init__(self, port: Port, clock: Callable[[], float] = time.monotonic) -> None:
        self._port = port
        self._clock = clock
        # Not 0: the box answers the very same line once more from its memory, whoever sends it.
        self._number = random.randrange(1, 1 << 24)
        self._heard = bytearray()
        self._hello: Fields | None = None

    @property
    def name(self) -> str:
        """The port's name."""
        return self._port.name

    def __enter__(self) -> Client:
        return self

    def __exit__(self, *_: object) -> None:
        self.close()

    def close(self) -> None:
        """Give the port back."""
        self._port.close()

    # -- requests ------------------------------------------------------------------------------------------

    def hello(self) -> Fields:
        """Who is there (asked once). `HostError` when it is no box, or one with another protocol."""
        if self._hello is None:
            try:
                self._hello = self.request("hello")
            except LinkLost as lost:
                raise LinkLost(
                    f"Nothing on {self.name} answers as a box.",
                    "Is it the box's port, and not in service mode? Plug the box in anew, wait 3 seconds.",
                ) from lost
            if self._hello["protocol"] != PROTOCOL:
                spoken = self._hello["protocol"]
                raise HostError(
                    f"The box on {self.name} speaks protocol {spoken}, this program {PROTOCOL}.",
                    "Bring both to the same version: lawkeeper install",
                    5,
                )
        return self._hello

    def request(self, do: str, **arguments: Any) -> Fields:
        """One request -> the fields of its reply. A box that is busy is asked again for a while."""
        until = self._clock() + BUSY_SECONDS
        while True:
            try:
                return next(self._run([(do, arguments)]))
            except BoxRefused as refused:
                if refused.code != "busy" or do in OF_UPLOAD or self._clock() >= until:
                    raise
            self._receive(self._clock() + BUSY_AGAIN_SECONDS)

    def _run(self, requests: Iterable[tuple[str, Fields]]) -> Iterator[Fields]:
        """Send requests, a few ahead of their replies -> the replies, in the order they come."""
        todo = iter(requests)
        flying: deque[_Flight] = deque()  # in the order they were sent last
        while True:
            for do, arguments in islice(todo, WINDOW - len(flying)):
                flying.append(self._launch(do, arguments))
            if not flying:
                return
            reply = self._receive(flying[0].heard_by)
            if reply is None:
                self._again(flying, len(flying))
            elif self._landed(flying, reply):
                yield _fields(reply)

    def _landed(self, flying: deque[_Flight], reply: Fields) -> bool:
        """Take the request that `reply` answers out of `flying`; False: a second reply to a line sent twice.

        The box answers in the order it hears: what was sent before and has no answer was lost on the way."""
        place = next((n for n, flight in enumerate(flying) if flight.number == reply.get("q")), None)
        if place is None:
            return False
        del flying[place]
        self._again(flying, place)
        for flight in flying:
            flight.heard_by = self._clock() + _patience(flight.name)
        return True

    def _launch(self, do: str, arguments: Fields) -> _Flight:
        self._number += 1
        line = encode({"q": self._number, "do": do, **arguments})
        if len(line) > LONGEST:
            raise HostError(f"A {do} of {len(line)} bytes is longer than the box's lines ({LONGEST}).", "", 2)
        flight = _Flight(self._number, do, line)
        # The newline ends whatever half line an earlier program left in the box.
        self._send(flight, b"\n" + line if do == "hello" else line)
        return flight

    def _send(self, flight: _Flight, line: bytes) -> None:
        self._port.write(line)
        flight.heard_by = self._clock() + _patience(flight.name)

    def _again(self, flying: deque[_Flight], count: int) -> None:
        """Send the `count` lines that were sent longest ago once more."""
        for _ in range(count):
            flight = flying.popleft()
            if flight.tries == _tries(flight.name):
                asked = f"{flight.name}, asked {flight.tries} times"
                raise LinkLost(f"The box on {self.name} does not answer ({asked}).")
            flight.tries += 1
            self._send(flight, b"\n" + flight.line)
            flying.append(flight)

    def _receive(self, until: float) -> Fields | None:
        """The next valid line, or None when `until` has come."""
        while True:
            line, newline, rest = self._heard.partition(b"\n")
            if newline:
                self._heard = rest
                reply = decode(line)
                if reply is not None:
                    return reply
                continue
            if len(self._heard) > GARBAGE_MOST:
                self._heard.clear()
            left = until - self._clock()
            if left <= 0:
                return None
            self._heard += self._port.read(min(left, 0.1))

    # -- what the box holds --------------------------------------------------------------------------------

    def library(self) -> BoxLibrary:
        """What the library in use holds: names and counts."""
        packs: list[BoxPack] = []
        while True:
            reply = self.request("list", first=len(packs))
            packs += [_pack(*row) for row in reply["packs"]]
            if len(packs) >= reply["total"] or not reply["packs"]:
                return BoxLibrary(reply["id"], reply["end"], tuple(packs))

    def record(self) -> bytes:
        """The journal's memory. Refused ("sealed") while a game has not given its secret up."""
        data = b""
        size = 1
        while len(data) < size:
            reply = self.request("record", at=len(data))
            size = reply["size"]
            data += b64decode(reply["b64"])
        return data

    # -- loading -------------------------------------------------------------------------------------------

    def upload(self, plan: Plan, progress: Progress | None = None) -> str:
        """Put `plan` onto the box -> id of its library. What a broken upload left there is not sent again.

        `progress(done, total)` counts bytes. A box that finds damage raises `BoxRefused` with exit code 7."""
        begun = self.request("put", length=plan.length, head=len(plan.head))
        meter = _Meter(plan, progress)
        there = self._sums(plan, begun["block"])
        for part in plan.parts:
            if isinstance(part, Keep):
                self.request("copy", source=part.source, at=part.at, length=part.length)
                meter.add(part.length)
        self._pour(_pieces(plan, there, begun["block"], begun["chunk"], meter), meter)
        self._pour(_cut(0, plan.head, begun["chunk"]), meter)
        try:
            done = self.request("commit", sha=sha256(plan.head).hexdigest())
        except BoxRefused as refused:
            if refused.code == "damaged":
                refused.exit_code = 7
                refused.hint = "Nothing changed: the old library is still in use. Run the same command again."
            raise
        return str(done["id"])

    def _sums(self, plan: Plan, block: int) -> dict[int, int]:
        """CRC-32 of each block of the image as it is on the box now, by its number."""
        if not any(isinstance(part, Send) for part in plan.parts):
            return {}
        first, end = HEAD // block, -(-plan.length // block)
        there: dict[int, int] = {}
        for start in range(first, end, 64):
            count = min(64, end - start)
            there.update(enumerate(self.request("sums", first=start, count=count)["crcs"], start))
        return there

    def _pour(self, pieces: Iterable[tuple[int, bytes]], meter: _Meter) -> None:
        """Send pieces (offset, bytes), a few ahead of their replies."""
        sizes: dict[int, int] = {}

        def requests() -> Iterator[tuple[str, Fields]]:
            for at, piece in pieces:
                sizes[at] = len(piece)
                yield "data", {"at": at, "b64": b64encode(piece).decode()}

        for reply in self._run(requests()):
            meter.add(sizes.pop(reply["at"]))


class _Meter:
    """Bytes done of a plan, told to `progress`."""

    def __init__(self, plan: Plan, progress: Progress | None) -> None:
        self._total = plan.length - HEAD + len(plan.head)
        self._done = 0
        self._progress = progress

    def add(self, count: int) -> None:
        """`count` bytes more are on the box."""
        self._done += count
        if self._progress:
            self._progress(self._done, self._total)


def _tries(name: str) -> int:
    return HELLO_TRIES if name == "hello" else TRIES


def _patience(name: str) -> float:
    return SLOW.get(name, REPLY_SECONDS)


def _fields(reply: Fields) -> Fields:
    """The fields of a good reply; raises for the other kind."""
    if "error" in reply:
        raise BoxRefused(str(reply["error"]), str(reply.get("say", "The box refused.")))
    return dict(reply["ok"])


def _pack(name: str, game: int, count: int, offset: int, length: int, sha: str) -> BoxPack:
    return BoxPack(name, game, count, offset, length, bytes.fromhex(sha))


def _cut(at: int, data: bytes, chunk: int) -> Iterator[tuple[int, bytes]]:
    for start in range(0, len(data), chunk):
        yield at + start, data[start : start + chunk]


def _pieces(
    plan: Plan, there: dict[int, int], block: int, chunk: int, meter: _Meter
) -> Iterator[tuple[int, bytes]]:
    """The new bytes of the image, cut at its blocks; one that we know whole and the box has is left out."""
    for at, data in plan.runs():
        end = at + len(data)
        start = at
        while start < end:
            stop = min(end, (start // block + 1) * block)
            piece = data[start - at : stop - at]
            whole = start % block == 0 and (stop % block == 0 or stop == plan.length)
            if whole and there.get(start // block) == crc32(piece):
                meter.add(len(piece))
            else:
                yield from _cut(start, piece, chunk)
            start = stop
