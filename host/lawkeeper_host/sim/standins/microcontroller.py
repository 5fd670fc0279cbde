"""Stand-in for CircuitPython's `microcontroller`."""
# mypy: allow-untyped-defs, allow-untyped-calls, allow-incomplete-defs

from typing import Any as _Any

import nvm as _nvm
import watchdog as _watchdog

from lawkeeper_host.sim.machine import current as _current


class Pin:
    """A pin, as `board` names it."""

    _gpio: int
    _name: str

    def __init__(self):
        raise TypeError("pins are fixed by the hardware: take one from board")

    def __hash__(self):
        return hash(self._gpio)

    def __repr__(self):
        return "board." + self._name


def _pin(gpio, name):
    # One object for a pin, whatever it is called: the firmware may compare them.
    if gpio not in _PINS:
        pin = object.__new__(Pin)
        pin._gpio, pin._name = gpio, name
        _PINS[gpio] = pin
    return _PINS[gpio]


_PINS: dict[int, Pin] = {}


class ResetReason:
    """Why the microcontroller started."""

    POWER_ON = BROWNOUT = SOFTWARE = DEEP_SLEEP_ALARM = RESET_PIN = WATCHDOG = UNKNOWN = RESCUE_DEBUG = None

    def __init__(self, name):
        self._name = name

    def __repr__(self):
        return "microcontroller.ResetReason." + self._name


for _name in (
    "POWER_ON",
    "BROWNOUT",
    "SOFTWARE",
    "DEEP_SLEEP_ALARM",
    "RESET_PIN",
    "WATCHDOG",
    "UNKNOWN",
    "RESCUE_DEBUG",
):
    setattr(ResetReason, _name, ResetReason(_name))


class RunMode:
    """How the microcontroller starts next."""

    NORMAL = SAFE_MODE = UF2 = BOOTLOADER = None

    def __init__(self, name):
        self._name = name


for _name in ("NORMAL", "SAFE_MODE", "UF2", "BOOTLOADER"):
    setattr(RunMode, _name, RunMode(_name))


class Processor:
    """The processor; `cpu` is the only one."""

    temperature = 27.0
    voltage = None

    def __init__(self):
        self._frequency = 125_000_000

    @property
    def frequency(self):
        return self._frequency

    @frequency.setter
    def frequency(self, hertz):
        self._frequency = hertz

    @property
    def reset_reason(self):
        return getattr(ResetReason, _current().reset_reason)

    @property
    def uid(self):
        return bytearray(_current().uid)


def reset():
    """Start again, as if the reset button had been pressed."""
    _current().end("reset", mode=_next_mode[0])


def on_next_reset(run_mode):
    _next_mode[0] = run_mode._name


def delay_us(delay):
    _current().clock.sleep(delay / 1_000_000)


def disable_interrupts():
    """Nothing to hold up here."""


def enable_interrupts():
    """Nothing was held up."""


_next_mode = ["NORMAL"]
cpu = Processor()
nvm = object.__new__(_nvm.ByteArray)
watchdog: _Any = object.__new__(_watchdog.WatchDogTimer)
watchdog._timeout, watchdog._mode, watchdog._fed = 8.0, None, 0.0
