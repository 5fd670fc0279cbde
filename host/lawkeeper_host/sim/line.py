"""The simulator's end of the data port: a pseudo-terminal and a TCP port, of which one host at a time has the
line.

Both appear when the box shows its data port and vanish with its power, as a USB port does.
"""

import asyncio
import os
import select
import socket
import tty
from collections.abc import Callable
from pathlib import Path

from lawkeeper_host.errors import HostError
from lawkeeper_host.sim.pump import Pump

BUFFER = 8192
LOOK_S = 0.05  # between two looks whether somebody has opened the pseudo-terminal


class Line:
    """Connects a host to the box's socket. `linked(True)` must be answered with `go()` before bytes move."""

    def __init__(
        self, linked: Callable[[bool], None], *, pty: bool, tcp_port: int | None, link: Path
    ) -> None:
        self._loop = asyncio.get_running_loop()
        self._linked = linked
        self.has_pty = pty
        self.link = link
        self._box: int | None = None
        self._master: int | None = None
        self._timer: asyncio.TimerHandle | None = None
        self._client: socket.socket | None = None
        self._host: int | None = None
        self._pumps: list[Pump] = []
        self._wanted_port = tcp_port
        self._listener: socket.socket | None = None
        self.port: int | None = self._reserve() if tcp_port is not None else None

    @property
    def plugged(self) -> bool:
        """Whether the box shows its data port."""
        return self._box is not None

    @property
    def busy(self) -> bool:
        """Whether a host has the line."""
        return self._host is not None

    @property
    def path(self) -> str | None:
        """The pseudo-terminal's path while it exists: a link that stays the same over power cuts."""
        return str(self.link) if self._master is not None else None

    @property
    def url(self) -> str | None:
        """The TCP address that `lawkeeper --port` takes."""
        return "socket://127.0.0.1:%d" % self.port if self.port else None

    def plug(self, box: int) -> None:
        """The box shows its data port: `box` is the descriptor of its other end."""
        if self.port:
            self._listen()
        if self.has_pty:
            self._open_pty()
        self._box = box  # last: who looks from another thread finds the port when it is said to be there

    def unplug(self) -> None:
        """The port is gone, whoever had it open."""
        self._box = None
        self._let_go()
        if self._listener is not None:
            self._loop.remove_reader(self._listener)
            self._listener.close()
            self._listener = None
        if self._timer is not None:
            self._timer.cancel()
        if self._master is not None:
            master, self._master = self._master, None
            self.link.unlink(missing_ok=True)
            os.close(master)

    def go(self) -> None:
        """The box knows that a host is there: now bytes may move."""
        if self._host is not None and self._box is not None and not self._pumps:
            box, host = self._box, self._host
            self._pumps = [
                Pump(self._loop, host, box, self._hang_up),
                Pump(self._loop, box, host, self._hang_up),
            ]

    # -- TCP ---------------------------------------------------------------------------------------------

    def _reserve(self) -> int:
        """Find out at once whether the port can be had; 0 asks for any free one."""
        try:
            with _bound(self._wanted_port or 0) as listener:
                return int(listener.getsockname()[1])
        except OSError as error:
            raise HostError(
                "The TCP port %s cannot be used: %s." % (self._wanted_port, error.strerror),
                hint="Choose another one: lawkeeper sim --tcp-port 0",
                exit_code=4,
            ) from error

    def _listen(self) -> None:
        self._listener = _bound(self.port or 0)
        self._listener.listen(1)
        self._listener.setblocking(False)
        self._loop.add_reader(self._listener, self._accept)

    def _accept(self) -> None:
        assert self._listener is not None
        client, _ = self._listener.accept()
        if self.busy:
            client.close()  # somebody else has the line
            return
        client.setblocking(False)
        client.setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)
        self._client = client
        self._take(client.fileno())

    # -- pseudo-terminal ---------------------------------------------------------------------------------

    def _open_pty(self) -> None:
        master, slave = os.openpty()
        tty.setraw(slave)
        self.link.unlink(missing_ok=True)
        self.link.symlink_to(os.ttyname(slave))
        os.close(slave)
        os.set_blocking(master, False)
        self._master = master  # from here on `path` names it, to other threads too
        self._look()

    def _look(self) -> None:
        """There is no event for "somebody opened the other side": the hang-up that was reported ends."""
        self._timer = self._loop.call_later(LOOK_S, self._look)
        if self.busy or self._master is None:
            return
        poll = select.poll()
        poll.register(self._master, select.POLLIN)
        if not any(event & select.POLLHUP for _, event in poll.poll(0)):
            self._take(self._master)

    # -- the host that has the line ----------------------------------------------------------------------

    def _take(self, host: int) -> None:
        self._host = host
        self._linked(True)

    def _hang_up(self) -> None:
        self._let_go()
        self._linked(False)

    def _let_go(self) -> None:
        for pump in self._pumps:
            pump.stop()
        self._pumps = []
        self._host = None
        if self._client is not None:
            self._client.close()
            self._client = None


def _bound(port: int) -> socket.socket:
    listener = socket.socket(socket.AF_INET, socket.SOCK_STREAM)
    try:
        listener.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        # A cable holds little: what the box does not take must be felt by the host.
        listener.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, BUFFER)
        listener.setsockopt(socket.SOL_SOCKET, socket.SO_SNDBUF, BUFFER)
        listener.bind(("127.0.0.1", port))
    except OSError:
        listener.close()
        raise
    return listener
