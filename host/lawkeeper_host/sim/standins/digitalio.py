"""Stand-in for CircuitPython's `digitalio`."""
# mypy: allow-untyped-defs, allow-untyped-calls, allow-incomplete-defs

from lawkeeper_host.sim.machine import GpioPin as _GpioPin
from lawkeeper_host.sim.machine import current as _current


class DriveMode:
    """How an output drives its pin."""

    PUSH_PULL: "DriveMode"
    OPEN_DRAIN: "DriveMode"


class Direction:
    """Which way a pin works."""

    INPUT: "Direction"
    OUTPUT: "Direction"


class Pull:
    """What holds an input that nothing drives."""

    UP: "Pull"
    DOWN: "Pull"


DriveMode.PUSH_PULL, DriveMode.OPEN_DRAIN = DriveMode(), DriveMode()
Direction.INPUT, Direction.OUTPUT = Direction(), Direction()
Pull.UP, Pull.DOWN = Pull(), Pull()


class DigitalInOut:
    """One pin as input or output."""

    def __init__(self, pin):
        self._gpio = pin._gpio
        self._pin: _GpioPin | None = _current().claim(pin._gpio, pin._name, self)
        self._direction = Direction.INPUT
        self._pull = None
        self._drive_mode = DriveMode.PUSH_PULL

    def deinit(self):
        if self._pin is not None:
            self._pin.free()
            self._pin = None

    def __enter__(self):
        return self

    def __exit__(self, *_):
        self.deinit()

    def _live(self):
        if self._pin is None:
            raise ValueError("Object has been deinitialized and can no longer be used. Create a new object.")
        return self._pin

    def switch_to_output(self, value=False, drive_mode=DriveMode.PUSH_PULL):
        self._live().pull_up = None
        self._direction, self._drive_mode, self._pull = Direction.OUTPUT, drive_mode, None
        self.value = value

    def switch_to_input(self, pull=None):
        self._live().driven = None
        self._direction = Direction.INPUT
        self.pull = pull

    @property
    def direction(self):
        self._live()
        return self._direction

    @direction.setter
    def direction(self, direction):
        if direction is Direction.OUTPUT:
            self.switch_to_output()
        else:
            self.switch_to_input()

    @property
    def value(self):
        return self._live().level()

    @value.setter
    def value(self, value):
        pin = self._live()
        if self._direction is not Direction.OUTPUT:
            raise AttributeError("Cannot set value when direction is input.")
        before, pin.driven = pin.driven, bool(value)
        machine = _current()
        if self._gpio == machine.hardware.panel.reset and before is False and value and machine.display:
            machine.display.reset()

    @property
    def drive_mode(self):
        self._live()
        return self._drive_mode

    @drive_mode.setter
    def drive_mode(self, drive_mode):
        if self._direction is not Direction.OUTPUT:
            raise AttributeError("Drive mode not used when direction is input.")
        self._drive_mode = drive_mode

    @property
    def pull(self):
        self._live()
        if self._direction is Direction.OUTPUT:
            raise AttributeError("Pull not used when direction is output.")
        return self._pull

    @pull.setter
    def pull(self, pull):
        pin = self._live()
        if self._direction is Direction.OUTPUT:
            raise AttributeError("Pull not used when direction is output.")
        self._pull = pull
        pin.pull_up = None if pull is None else pull is Pull.UP
