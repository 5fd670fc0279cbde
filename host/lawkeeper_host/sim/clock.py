"""The box's time: real time multiplied by a speed that may change while the box runs."""

import time

PERIOD = 1 << 29
FIRST_WRAP_MS = 65000  # CircuitPython starts its counter so that it wraps about 65 s after power-on

# Taken here because `patches` changes the module's functions for the firmware.
real_monotonic = time.monotonic
_sleep = time.sleep


class Clock:
    """Box seconds since power-on."""

    def __init__(self, speed: float = 1.0) -> None:
        self.speed = speed
        self._then = real_monotonic()
        self._passed = 0.0

    def set_speed(self, speed: float) -> None:
        """From now on `speed` box seconds pass in a second."""
        now = real_monotonic()
        self._passed += (now - self._then) * self.speed
        self._then = now
        self.speed = speed

    def seconds(self) -> float:
        """Box seconds since power-on."""
        return self._passed + (real_monotonic() - self._then) * self.speed

    def ticks(self) -> int:
        """As `supervisor.ticks_ms`."""
        return (PERIOD - FIRST_WRAP_MS + int(self.seconds() * 1000)) % PERIOD

    def sleep(self, seconds: float) -> None:
        """Wait that many box seconds."""
        _sleep(max(0.0, seconds) / self.speed)
