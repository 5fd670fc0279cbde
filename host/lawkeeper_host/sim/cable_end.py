"""The board's end of the data port: a socket that never blocks the firmware, behind FIFOs of about the
board's size."""

import select
import socket

from lawkeeper_host.sim.clock import Clock

FIFO = 256


class CableEnd:
    """`usb_cdc.data` reads and writes here. `connected` follows the host: nothing is kept for a host that is
    not there."""

    def __init__(self, sock: socket.socket, clock: Clock) -> None:
        sock.setblocking(False)
        # As small as the kernel allows: what waits here is lost in a power cut, as in the board's own FIFO.
        sock.setsockopt(socket.SOL_SOCKET, socket.SO_SNDBUF, FIFO)
        self._sock = sock
        self._clock = clock
        self._fifo = bytearray()
        self.connected = False

    def waiting(self) -> int:
        """Bytes from the host that can be read now."""
        room = FIFO - len(self._fifo)
        if room:
            try:
                self._fifo += self._sock.recv(room)
            except BlockingIOError:
                return len(self._fifo)
        return len(self._fifo)

    def read(self, count: int) -> bytes:
        """Up to `count` bytes from the host, as many as there are."""
        if count > len(self._fifo):
            self.waiting()
        piece = bytes(self._fifo[:count])
        del self._fifo[:count]
        return piece

    def write(self, data: bytes) -> int:
        """Hand over what fits now; everything is lost when no host has the port open."""
        if not self.connected:
            return len(data)
        try:
            return self._sock.send(data[:FIFO])
        except BlockingIOError:
            return 0

    def flush_input(self) -> None:
        """Forget what the host has sent."""
        while self.waiting():
            self._fifo.clear()

    def wait(self, seconds: float | None, writing: bool = False) -> None:
        """Wait until there is something to do, that many box seconds at most."""
        limit = 0.05 if seconds is None else min(0.05, seconds / self._clock.speed)
        reads, writes = ([], [self._sock]) if writing else ([self._sock], [])
        select.select(reads, writes, [], limit)
