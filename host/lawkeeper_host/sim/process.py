"""The child process that is the box, and the three ways to it: messages, console, cable."""

import asyncio
import codecs
import os
import socket
import subprocess
import sys
from collections.abc import Callable

from lawkeeper_host.sim import wire


class Child:
    """A running `lawkeeper_host.sim.child`.

    heard(kind, payload) gets its messages, printed(text) its console, ended() is called when it is gone by
    itself. `cable` is the descriptor of the far end of its data port.
    """

    def __init__(
        self,
        options: list[str],
        heard: Callable[[bytes, bytes], None],
        printed: Callable[[str], None],
        ended: Callable[[], None],
    ) -> None:
        self._heard, self._printed, self._ended = heard, printed, ended
        self._loop = asyncio.get_running_loop()
        self._unpacker = wire.Unpacker()
        self._decoder = codecs.getincrementaldecoder("utf-8")("replace")
        self._talk, talk = socket.socketpair()
        self._cable, cable = socket.socketpair()
        ends = (talk.fileno(), cable.fileno())
        command = [sys.executable, "-u", "-m", "lawkeeper_host.sim.child", *options]
        command += ["--talk-fd", str(ends[0]), "--cable-fd", str(ends[1])]
        pipe = subprocess.PIPE
        with talk, cable:
            self._process = subprocess.Popen(
                command, stdin=subprocess.DEVNULL, stdout=pipe, stderr=subprocess.STDOUT, pass_fds=ends
            )
        assert self._process.stdout is not None
        self._console = self._process.stdout
        os.set_blocking(self._console.fileno(), False)
        for sock in (self._talk, self._cable):
            sock.setblocking(False)
        self._loop.add_reader(self._console, self._hear_console)
        self._loop.add_reader(self._talk, self._hear)

    @property
    def pid(self) -> int:
        """The process's id."""
        return self._process.pid

    @property
    def cable(self) -> int:
        """The descriptor of the far end of its data port."""
        return self._cable.fileno()

    def send(self, kind: bytes, payload: bytes) -> None:
        """Tell it something; one that has just died does not hear it."""
        try:
            self._talk.send(wire.pack(kind, payload))
        except BrokenPipeError:
            return  # its end is heard of next

    def kill(self) -> None:
        """Take its power away."""
        self._process.kill()

    def close(self) -> None:
        """Wait for its end, take in the last that it printed, and let go of everything."""
        self._process.wait()
        self._hear_console()
        self._loop.remove_reader(self._talk)
        self._loop.remove_reader(self._console)
        for end in (self._console, self._talk, self._cable):
            end.close()

    def _hear_console(self) -> None:
        try:
            data = os.read(self._console.fileno(), 65536)
        except BlockingIOError:
            return
        if not data:
            self._loop.remove_reader(self._console)
        text = self._decoder.decode(data, final=not data)
        if text:
            self._printed(text)

    def _hear(self) -> None:
        try:
            data = self._talk.recv(65536)
        except ConnectionResetError:
            data = b""
        if not data:
            self._loop.remove_reader(self._talk)
            self._ended()
            return
        for kind, payload in self._unpacker.feed(data):
            self._heard(kind, payload)
