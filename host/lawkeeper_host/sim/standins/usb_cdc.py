"""Stand-in for CircuitPython's `usb_cdc`: `data` ends in the simulator's port, `console` in its console
text."""
# mypy: allow-untyped-defs, allow-untyped-calls, allow-incomplete-defs

import sys as _sys

from lawkeeper_host.sim.machine import current as _current


class Serial:
    """A serial port towards the host."""

    def __init__(self):
        raise TypeError("the instances are usb_cdc.console and usb_cdc.data")

    @property
    def _cable(self):
        return _current().cable

    def read(self, size=-1):
        buffer = bytearray(256 if size < 0 else size)
        return bytes(buffer[: self.readinto(buffer)])

    def readinto(self, buf):
        view, done = memoryview(buf), 0
        deadline = self._deadline(self.timeout)
        while True:
            piece = self._cable.read(len(view) - done)
            view[done : done + len(piece)] = piece
            done += len(piece)
            left = self._left(deadline)
            if done == len(view) or left == 0:
                return done
            self._cable.wait(left)

    def readline(self, size=-1):
        line = bytearray()
        deadline = self._deadline(self.timeout)
        while size < 0 or len(line) < size:
            byte = self._cable.read(1)
            line += byte
            left = self._left(deadline)
            if byte == b"\n" or (not byte and left == 0):
                break
            if not byte:
                self._cable.wait(left)
        return bytes(line)

    def readlines(self):
        lines = []
        while line := self.readline():
            lines.append(line)
        return lines

    def write(self, buf):
        view, done = memoryview(buf), 0
        deadline = self._deadline(self.write_timeout)
        while True:
            done += self._cable.write(bytes(view[done:]))
            left = self._left(deadline)
            if done == len(view) or left == 0:
                return done
            self._cable.wait(left, True)

    def flush(self):
        """What `write` took is on its way already."""

    @property
    def connected(self):
        return self._cable.connected

    @property
    def in_waiting(self):
        return self._cable.waiting()

    @property
    def out_waiting(self):
        return 0

    def reset_input_buffer(self):
        self._cable.flush_input()

    def reset_output_buffer(self):
        """Nothing waits here."""

    @property
    def timeout(self):
        return self._timeout

    @timeout.setter
    def timeout(self, seconds):
        self._timeout = seconds

    @property
    def write_timeout(self):
        return self._write_timeout

    @write_timeout.setter
    def write_timeout(self, seconds):
        self._write_timeout = seconds

    @staticmethod
    def _deadline(timeout):
        return None if timeout is None else _current().clock.seconds() + timeout

    @staticmethod
    def _left(deadline):
        return None if deadline is None else max(0, deadline - _current().clock.seconds())


class _Console(Serial):
    """The port that the REPL is on: nobody types here."""

    connected = False
    in_waiting = 0

    def readinto(self, buf):
        return 0

    def readline(self, size=-1):
        return b""

    def write(self, buf):
        _sys.stdout.write(bytes(buf).decode("utf-8", "replace"))
        _sys.stdout.flush()
        return len(buf)

    def reset_input_buffer(self):
        """Nobody types here."""


def _serial(kind):
    serial = object.__new__(kind)
    serial.timeout = serial.write_timeout = None
    return serial


def enable(*, console=True, data=False):
    machine = _current()
    if machine.usb.fixed:
        raise RuntimeError("Cannot change USB devices now")
    machine.usb.console, machine.usb.data = console, data
    globals()["console"] = _CONSOLE if console else None
    globals()["data"] = _DATA if data else None


def disable():
    enable(console=False, data=False)


_CONSOLE, _DATA = _serial(_Console), _serial(Serial)
console = _CONSOLE
data = None
