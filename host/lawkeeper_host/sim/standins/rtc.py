"""Stand-in for CircuitPython's `rtc`. The RP2040 has no battery: the date is gone with the power."""
# mypy: allow-untyped-defs, allow-untyped-calls, allow-incomplete-defs

import calendar as _calendar
import time as _time
from typing import Any as _Any

from lawkeeper_host.sim.machine import current as _current

_START = 946684800  # 2000-01-01, where CircuitPython's clock begins on the RP2040
_sources: list[_Any] = []


class RTC:
    """The clock that `time.time` reads."""

    _offset = [0]

    @property
    def datetime(self):
        return _time.gmtime(_START + self._offset[0] + int(_current().clock.seconds()))

    @datetime.setter
    def datetime(self, value):
        self._offset[0] = _calendar.timegm(value) - _START - int(_current().clock.seconds())

    @property
    def calibration(self):
        raise NotImplementedError("calibration")


def set_time_source(rtc):
    """From now on `time.time` asks `rtc`."""
    _sources[:] = [rtc]


def _now():
    """Unix seconds as the box knows them."""
    source = _sources[0] if _sources else RTC()
    return _calendar.timegm(source.datetime)
