"""Ways to a box: a serial port, a pseudo-terminal, a socket. Every read and every write has a time limit."""

from __future__ import annotations

import errno
import os
import sys
from typing import Protocol

import serial

from lawkeeper_host.errors import HostError, LinkLost

WRITE_SECONDS = 2.0
SOCKET = "socket://"
LOCKED = (errno.EBUSY, errno.EAGAIN)


class Port(Protocol):
    """An open way to a box; `name` is what to call it in a sentence."""

    name: str

    def read(self, seconds: float) -> bytes:
        """What is there, as soon as there is anything; b"" after `seconds` of nothing. Or `LinkLost`."""

    def write(self, data: bytes) -> None:
        """Send all of `data`. `LinkLost` when the other side does not take it."""

    def close(self) -> None:
        """Give the port back."""


class SerialPort:
    """A `Port` over anything pyserial opens."""

    def __init__(self, wire: serial.Serial, name: str) -> None:
        self.name = name
        self._wire = wire

    def read(self, seconds: float) -> bytes:
        """What is there; waits for the first byte only."""
        wire = self._wire
        try:
            if wire.timeout != seconds:
                wire.timeout = seconds
            data = bytes(wire.read(1))
            while data and wire.in_waiting:
                data += wire.read(wire.in_waiting)
        except (serial.SerialException, OSError, TypeError) as error:
            # TypeError: what pyserial makes of a descriptor that was closed under it.
            raise LinkLost(f"The box on {self.name} is gone: it was unplugged or it restarted.") from error
        return data

    def write(self, data: bytes) -> None:
        """Send all of `data` within the time limit."""
        try:
            self._wire.write(data)
        except serial.SerialTimeoutException as error:
            raise LinkLost(f"The box on {self.name} does not take what is sent to it.") from error
        except (serial.SerialException, OSError) as error:
            raise LinkLost(f"The box on {self.name} is gone: it was unplugged or it restarted.") from error

    def close(self) -> None:
        """Give the port back."""
        self._wire.close()


def open_port(url: str) -> Port:
    """Open a device (`/dev/ttyACM0`, `COM5`), a pty, `socket://host:port`. `HostError` has exit code 4."""
    try:
        # Exclusive: a second program that reads along would eat half of the replies.
        wire = serial.serial_for_url(url, timeout=0.1, write_timeout=WRITE_SECONDS, exclusive=True)
    except (serial.SerialException, OSError, ValueError) as error:
        raise _explain(url, error) from error
    return SerialPort(wire, url)


def _explain(url: str, error: Exception) -> HostError:
    """The sentence for a port that cannot be opened."""
    number = getattr(error, "errno", None)
    if url.startswith(SOCKET):
        return HostError(f"Nothing answers at {url}.", "Start the virtual box first: lawkeeper sim", 4)
    if number == errno.ENOENT or "FileNotFoundError" in str(error):
        return HostError(f"There is no port {url}.", "See what is plugged in: lawkeeper devices", 4)
    if number in LOCKED or (sys.platform == "win32" and "PermissionError" in str(error)):
        return HostError(
            f"{url} is in use by another program.",
            "Close the other program. On Linux it may be ModemManager, for ten seconds after plugging in; "
            "the rule of `lawkeeper udev` keeps it away.",
            4,
        )
    if number in (errno.EACCES, errno.EPERM):
        who = os.environ.get("USER", "$USER")
        return HostError(
            f"You may not open {url}.",
            f"Install the rule of `lawkeeper udev`, or: sudo usermod -aG dialout {who} (then log in again).",
            4,
        )
    return HostError(f"{url} cannot be opened ({error}).", "See what is plugged in: lawkeeper devices", 4)
