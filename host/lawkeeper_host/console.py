"""A board's drive reached over its Python console, for when no computer has it mounted.

mpremote's own `fs cp` fails on CircuitPython for a file that is not there yet (it reads MicroPython's error
names), so only its transport is used, with snippets of our own.
"""

from __future__ import annotations

import binascii
import contextlib
import io
import json
from collections.abc import Callable, Iterator
from typing import Any

from mpremote.transport import TransportError
from mpremote.transport_serial import SerialTransport
from serial import SerialException
from serial.tools import list_ports

from lawkeeper_host.errors import HostError
from lawkeeper_host.find import CONSOLE, VENDORS

CHUNK = 512
REPLY_SECONDS = 20.0
MOUNTED = "A computer has the drive mounted: eject it, or run: lawkeeper install --drive FOLDER"
AGAIN = "Close other programs that use the console, plug the box in again, then run: lawkeeper install"

_LIST = """
import os, json
todo, found = [""], {}
while todo:
    folder = todo.pop()
    for name in os.listdir(folder or "."):
        path = folder + "/" + name if folder else name
        about = os.stat(path)
        if about[0] & 0x4000:
            todo.append(path)
        else:
            found[path] = about[6]
print(json.dumps(found))
"""
_DIGEST = """
import hashlib, binascii
def digest(path):
    h = hashlib.new("sha256", b"")
    with open(path, "rb") as f:
        while True:
            part = f.read(2048)
            if not part:
                break
            h.update(part)
    print(binascii.hexlify(h.digest()).decode())
digest({path!r})
"""
_FOLDERS = """
import os
path = ""
for part in {parts!r}:
    path = path + "/" + part if path else part
    try:
        os.stat(path)
    except OSError:
        os.mkdir(path)
"""
_OPEN = "import binascii\nf = open({path!r}, 'wb')"
_FREE = "import os\ns = os.statvfs('/')\nprint(s[0] * s[3])"
_REMOUNT = "import storage\nstorage.remount('/', readonly=False)"


class ConsoleTarget:
    """The drive behind the raw REPL of a serial console. Close it, or use it as a context manager."""

    def __init__(self, port: str) -> None:
        self.name = f"the console on {port}"
        self.option = f"--console {port}"
        self._transport = _opened(port)
        try:
            with self._errors("did not answer as a Python console"):
                self._transport.enter_raw_repl(soft_reset=False, timeout_overall=5)
        except HostError:
            self._transport.close()
            raise

    def __enter__(self) -> ConsoleTarget:
        return self

    def __exit__(self, *_: object) -> None:
        self.close()

    def close(self) -> None:
        """Leave the raw REPL and give the port back."""
        # A board that has just been restarted is gone already.
        with contextlib.suppress(OSError, TransportError):
            self._transport.exit_raw_repl()
        with contextlib.suppress(OSError):
            self._transport.close()

    def make_writable(self) -> None:
        """Take the drive over from USB; refused while a computer has it mounted."""
        self._run(_REMOUNT, MOUNTED)

    def boot_out(self) -> str:
        """The text of `boot_out.txt`."""
        return self._run("print(open('boot_out.txt').read())")

    def free(self) -> int:
        """Free bytes."""
        return int(self._run(_FREE))

    def files(self) -> dict[str, int]:
        """Every file with its size in bytes."""
        found = json.loads(self._run(_LIST))
        return {str(path): int(size) for path, size in found.items()}

    def digest(self, path: str) -> str:
        """The SHA-256 in hex, worked out on the board."""
        return self._run(_DIGEST.format(path=path)).strip()

    def write(self, path: str, data: bytes) -> None:
        """Write a whole file in chunks, making its folder when it is missing."""
        parts = path.split("/")[:-1]
        if parts:
            self._run(_FOLDERS.format(parts=parts))
        self._run(_OPEN.format(path=path))
        for at in range(0, len(data), CHUNK):
            self._run(_write_snippet(data[at : at + CHUNK]))
        self._run("f.close()")

    def remove(self, path: str) -> None:
        """Remove a file."""
        self._run(f"import os\nos.remove({path!r})")

    def finish(self) -> str:
        """Make everything lasting and start the board again."""
        self._run("import os\nos.sync()")
        # The board goes away in the middle of this: no answer to wait for, and a lost port is no error.
        with contextlib.suppress(HostError), self._errors("is gone"):
            self._transport.exec_raw_no_follow("import microcontroller\nmicrocontroller.reset()")
        return "The box starts again by itself."

    def _run(self, snippet: str, hint: str = AGAIN) -> str:
        """Run a snippet on the board -> what it printed; `hint` says what to do when it raised there."""
        with self._errors("stopped answering"):
            output, trouble = self._transport.exec_raw(snippet, timeout=REPLY_SECONDS)
        if trouble:
            reason = trouble.decode("utf-8", "replace").strip().splitlines()[-1]
            raise HostError(f"The board refused to go on: {reason}", hint=hint, exit_code=5)
        return str(output.decode("utf-8", "replace"))

    @contextlib.contextmanager
    def _errors(self, what: str) -> Iterator[None]:
        """Turn the transport's errors into a sentence; what it prints when it is at a loss is dropped."""
        try:
            with contextlib.redirect_stdout(io.StringIO()):
                yield
        except (TransportError, OSError) as error:
            raise HostError(
                f"{self.name[0].upper()}{self.name[1:]} {what}.",
                hint=AGAIN,
                exit_code=6,
            ) from error


def find_consoles(ports: Callable[[], Any] = list_ports.comports) -> list[str]:
    """The serial ports that say they are the Python console of a CircuitPython board."""
    return sorted(
        port.device for port in ports() if port.vid in VENDORS and CONSOLE in (port.interface or "")
    )


def _opened(port: str) -> SerialTransport:
    """A transport whose every read and write has a time limit."""
    try:
        transport = SerialTransport(port, timeout=2)
        transport.serial.write_timeout = 5
    except (TransportError, SerialException, OSError) as error:
        raise HostError(
            f"The console on {port} cannot be opened.",
            hint="It may be in use by another program; on Linux you may need to be in the dialout group.",
            exit_code=4,
        ) from error
    return transport


def _write_snippet(chunk: bytes) -> str:
    """The snippet that writes a chunk. One byte over and over (most of a pack file) is quicker said."""
    if chunk == chunk[:1] * len(chunk):
        return f"f.write({chunk[:1]!r} * {len(chunk)})"
    coded = binascii.b2a_base64(chunk, newline=False)
    return f"f.write(binascii.a2b_base64({coded!r}))"
