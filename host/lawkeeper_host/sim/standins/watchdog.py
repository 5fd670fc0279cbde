"""Stand-in for CircuitPython's `watchdog` on the RP2040: it resets, it cannot raise, and it waits 8 seconds
at most."""
# mypy: allow-untyped-defs, allow-untyped-calls, allow-incomplete-defs

from lawkeeper_host.sim.clock import real_monotonic as _now
from lawkeeper_host.sim.machine import current as _current


class WatchDogTimeout(Exception):
    """Never raised on the RP2040."""


class WatchDogMode:
    """What happens when the timer expires."""

    RAISE: "WatchDogMode"
    RESET: "WatchDogMode"


WatchDogMode.RAISE, WatchDogMode.RESET = WatchDogMode(), WatchDogMode()


class WatchDogTimer:
    """The only instance is `microcontroller.watchdog`.

    It counts real seconds: a box that runs ten times as fast must not die when the computer under it stops
    for a moment.
    """

    _timeout: float
    _mode: object
    _fed: float

    def __init__(self):
        raise TypeError("the only instance is microcontroller.watchdog")

    def feed(self):
        self._fed = _now()

    @property
    def timeout(self):
        return self._timeout

    @timeout.setter
    def timeout(self, seconds):
        if seconds > 8:
            raise ValueError("timeout must be <= 8")
        self._timeout = seconds
        self.feed()

    @property
    def mode(self):
        return self._mode

    @mode.setter
    def mode(self, mode):
        if mode is WatchDogMode.RAISE:
            raise NotImplementedError
        self._mode = mode
        self.feed()
        _current().watchdog_due = self._due

    def _due(self):
        slow = min(1.0, _current().clock.speed)
        return self._mode is not None and _now() - self._fed > self._timeout / slow
