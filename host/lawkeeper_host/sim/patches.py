"""What CircuitPython's `time`, `os` and `open` do differently from CPython's, for the firmware in the
child."""

import builtins
import calendar
import errno
import hashlib
import os
import sys
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

from lawkeeper_host.sim import toml
from lawkeeper_host.sim.machine import Machine

WRITES = frozenset("wax+")
CHANGES = ("remove", "unlink", "rename", "mkdir", "rmdir")


def patch_time(machine: Machine) -> None:
    """Box time instead of real time, and the board's date, which is gone with the power."""
    clock = machine.clock

    def unix() -> int:
        import rtc  # the stand-in: it can be set by the firmware

        return rtc._now()  # type: ignore[attr-defined]

    changes: dict[str, Any] = {
        "sleep": clock.sleep,
        "monotonic": clock.seconds,
        "monotonic_ns": lambda: int(clock.seconds() * 1_000_000_000),
        "time": unix,
        "localtime": lambda seconds=None: time.gmtime(unix() if seconds is None else seconds),
        "mktime": calendar.timegm,
    }
    for name, function in changes.items():
        setattr(time, name, function)


def patch_os(seed: int | None, boots: int) -> None:
    """`os.getenv` reads settings.toml, `os.sync` has nothing to do, and with a seed `os.urandom` is the same
    every time."""

    def getenv(key: str, default: str | None = None) -> str | None:
        value = toml.raw(Path("settings.toml"), key)
        return default if value is None else toml.text(value)

    os.getenv = getenv  # type: ignore[assignment]
    # The kernel keeps written bytes when the child is killed; a real sync would only wait for the host's
    # disk.
    os.sync = lambda: None
    del os.fsync  # the board has none, and the firmware looks
    if seed is not None:
        os.urandom = Stream(b"lawkeeper %d %d" % (seed, boots)).take


class Stream:
    """Bytes like those of `os.urandom`, but the same for the same key."""

    def __init__(self, key: bytes) -> None:
        self._key = key
        self._blocks = 0
        self._left = b""

    def take(self, count: int) -> bytes:
        """The next `count` bytes."""
        while len(self._left) < count:
            self._left += hashlib.sha256(self._key + b"/%d" % self._blocks).digest()
            self._blocks += 1
        taken, self._left = self._left[:count], self._left[count:]
        return taken


def patch_drive(machine: Machine, drive: Path) -> None:
    """Writing obeys what boot.py decided about the drive, and never leaves the drive."""
    real_open = builtins.open

    def check(path: Any) -> None:
        inside = (drive / os.fspath(path)).resolve().is_relative_to(drive)
        if not machine.drive_open_to_code or not inside:
            raise OSError(errno.EROFS, "Read-only filesystem", str(path))

    def guarded_open(file: Any, mode: str = "r", *args: Any, **kwargs: Any) -> Any:
        if not isinstance(file, int) and WRITES & set(mode):
            check(file)
        return real_open(file, mode, *args, **kwargs)

    def guarded(function: Callable[..., Any]) -> Callable[..., Any]:
        def call(path: Any, *args: Any) -> Any:
            check(path)
            return function(path, *args)

        return call

    builtins.open = guarded_open
    for name in CHANGES:
        setattr(os, name, guarded(getattr(os, name)))


def patch_platform(chip: str = "RP2040") -> None:
    """What the firmware finds out about its chip from `sys`. What CPython wanted to know of its platform, it
    knows by now."""
    sys.platform = chip
