"""Stand-in for CircuitPython's `pwmio`: the piezo is on one of its pins."""
# mypy: allow-untyped-defs, allow-untyped-calls, allow-incomplete-defs

from lawkeeper_host.sim.machine import GpioPin as _GpioPin
from lawkeeper_host.sim.machine import current as _current


class PWMOut:
    """A square wave on a pin."""

    def __init__(self, pin, *, duty_cycle=0, frequency=500, variable_frequency=False):
        self._gpio = pin._gpio
        self._pin: _GpioPin | None = _current().claim(pin._gpio, pin._name, self)
        self._variable = variable_frequency
        self._duty, self._frequency = _duty(duty_cycle), _hertz(frequency)
        self._tell()

    def deinit(self):
        if self._pin is not None:
            self._duty = 0
            self._tell()
            self._pin.free()
            self._pin = None

    def __enter__(self):
        return self

    def __exit__(self, *_):
        self.deinit()

    @property
    def duty_cycle(self):
        return self._duty

    @duty_cycle.setter
    def duty_cycle(self, duty):
        self._duty = _duty(duty)
        self._tell()

    @property
    def frequency(self):
        return self._frequency

    @frequency.setter
    def frequency(self, hertz):
        if not self._variable:
            raise AttributeError("Invalid variable_frequency")
        self._frequency = _hertz(hertz)
        self._tell()

    def _tell(self):
        if self._pin is None:
            raise ValueError("Object has been deinitialized and can no longer be used. Create a new object.")
        _current().tone(self._gpio, self._frequency, self._duty)


def _duty(value):
    if not 0 <= value <= 0xFFFF:
        raise ValueError("duty_cycle must be 0-65535")
    return value


def _hertz(value):
    if not 8 <= value <= 62_500_000:  # what the RP2040's slices can do at 125 MHz
        raise ValueError("Invalid frequency")
    return value
