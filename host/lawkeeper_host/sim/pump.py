"""Moves bytes from one file descriptor to another inside an asyncio loop, no faster than the reader reads."""

import asyncio
import errno
import os
from collections.abc import Callable

CHUNK = 4096
# A pty master says EIO when nobody has the other side open.
GONE = (errno.EIO, errno.ECONNRESET, errno.EPIPE, errno.EBADF)


class Pump:
    """One direction. `closed` is called once when either end is gone; nothing moves after `stop`."""

    def __init__(
        self, loop: asyncio.AbstractEventLoop, source: int, sink: int, closed: Callable[[], None]
    ) -> None:
        self._loop = loop
        self._source = source
        self._sink = sink
        self._closed = closed
        self._held = b""
        self._waiting = False
        self._running = True
        self.moved = 0
        loop.add_reader(source, self._read)

    def stop(self) -> None:
        """Let go of both ends without closing them."""
        if self._running:
            self._running = False
            self._loop.remove_reader(self._source)
            self._loop.remove_writer(self._sink)

    def _read(self) -> None:
        try:
            data = os.read(self._source, CHUNK)
        except BlockingIOError:
            return
        except OSError as error:
            self._fail(error)
            return
        if not data:
            self._end()
            return
        self.moved += len(data)
        self._held = data
        self._write()

    def _write(self) -> None:
        try:
            self._held = self._held[os.write(self._sink, self._held) :]
        except BlockingIOError:
            self._wait_for_room()
            return
        except OSError as error:
            self._fail(error)
            return
        if self._held:
            self._wait_for_room()
        elif self._waiting:
            self._waiting = False
            self._loop.remove_writer(self._sink)
            self._loop.add_reader(self._source, self._read)

    def _wait_for_room(self) -> None:
        if not self._waiting:
            self._waiting = True
            self._loop.remove_reader(self._source)
            self._loop.add_writer(self._sink, self._write)

    def _fail(self, error: OSError) -> None:
        if error.errno not in GONE:
            raise error
        self._end()

    def _end(self) -> None:
        if self._running:
            self.stop()
            self._closed()
