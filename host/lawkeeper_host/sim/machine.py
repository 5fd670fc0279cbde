"""The child's side of the hardware: pins, buses, clock and what the simulator is told. Stand-ins find it by
`current()`."""

from collections import deque
from collections.abc import Callable
from typing import Protocol

from lawkeeper_host.sim import oled
from lawkeeper_host.sim.clock import Clock
from lawkeeper_host.sim.flash import Flash
from lawkeeper_host.sim.hardware import Hardware

GPIO_PINS = 30
SCRATCH_START, SCRATCH_BYTES = 0x4005800C, 32  # the RP2040's watchdog scratch registers 0 to 7


class Reload(BaseException):
    """`supervisor.reload()`: the run ends here; no `except Exception` of the firmware catches it."""


class Scanner(Protocol):
    """Whatever wants to hear of a pin that changed (`keypad.Keys`)."""

    def _scan(self) -> None: ...


class Cable(Protocol):
    """The board's end of `usb_cdc.data`."""

    connected: bool

    def waiting(self) -> int: ...
    def read(self, count: int) -> bytes: ...
    def write(self, data: bytes) -> int: ...
    def flush_input(self) -> None: ...
    def wait(self, seconds: float | None, writing: bool = False) -> None: ...


class GpioPin:
    """One pin: who uses it, what drives it from outside and from inside."""

    def __init__(self) -> None:
        self.user: object | None = None
        self.grounded = False
        self.pull_up: bool | None = None
        self.driven: bool | None = None

    def level(self) -> bool:
        """High or low, as an input reads it. A pin that nothing holds reads low here."""
        if self.driven is not None:
            return self.driven
        return not self.grounded and bool(self.pull_up)

    def free(self) -> None:
        self.user = self.pull_up = self.driven = None


class Usb:
    """What boot.py decided about the USB devices. `fixed` once it has ended: the host has seen them."""

    def __init__(self) -> None:
        self.console = True
        self.data = False
        self.drive = True
        self.fixed = False
        self.names: dict[str, object] = {}


class Machine:
    """Everything that the stand-ins share."""

    def __init__(self, hardware: Hardware, clock: Clock, nvm: Flash, cable: Cable) -> None:
        self.hardware = hardware
        self.clock = clock
        self.nvm = nvm
        self.cable = cable
        self.usb = Usb()
        self.pins = [GpioPin() for _ in range(GPIO_PINS)]
        self.scanners: list[Scanner] = []
        self.encoder_steps = 0
        self.display = None if hardware.panel.chip == "none" else oled.chip(hardware.panel.chip)
        self.display_taken = hardware.built_in_display
        self.lights = bytes(3 * hardware.lights)
        self.drive_open_to_code = True  # while boot.py runs; afterwards as it decided
        self.drive_asked = False
        self.reset_reason = "POWER_ON"
        self.run_reason = "STARTUP"
        self.safe_mode = "NONE"
        self.last_error: str | None = None
        self.watchdog_due: Callable[[], bool] = lambda: False
        self.dirty: Callable[[str], None] = lambda what: None
        self.end: Callable[..., None] = _no_end
        self.tones: deque[tuple[int, int]] = deque()
        self.uid = bytes(8)
        self.scratch = bytearray(SCRATCH_BYTES)

    def ground(self, gpio: int, grounded: bool) -> None:
        """A key connects the pin to ground, or no longer does."""
        self.pins[gpio].grounded = grounded
        for scanner in list(self.scanners):
            scanner._scan()

    def claim(self, gpio: int, name: str, user: object) -> GpioPin:
        """Take a pin for `user`; ValueError when it is in use, as on the board."""
        pin = self.pins[gpio]
        panel = self.hardware.panel
        if self.display_taken and gpio in (
            panel.data,
            panel.clock,
            panel.select,
            panel.data_command,
            panel.reset,
        ):
            raise ValueError("%s in use" % name)
        if pin.user is not None:
            raise ValueError("%s in use" % name)
        pin.user = user
        return pin

    def show(self) -> None:
        """Something was sent to the display."""
        self.dirty("screen")

    def light(self, gpio: int, data: bytes) -> None:
        """Bytes clocked out to the chain of lights: green, red, blue for each."""
        if gpio != self.hardware.lights_pin:
            return
        count = len(self.lights)
        old = bytearray(self.lights)
        usable = len(data[:count]) // 3 * 3
        for colour, source in enumerate((1, 0, 2)):
            old[colour:usable:3] = data[source:usable:3]
        self.lights = bytes(old)
        self.dirty("lights")

    def tone(self, gpio: int, hertz: int, duty: int) -> None:
        """A square wave on a pin; heard when the piezo hangs there and its amplifier is on."""
        hardware = self.hardware
        if gpio != hardware.piezo:
            return
        if hardware.piezo_enable is not None and not self.pins[hardware.piezo_enable].driven:
            duty = 0
        self.tones.append((hertz if duty else 0, duty))
        self.dirty("tone")

    def reload(self) -> None:
        """What a soft reload takes back: pins and scanners. Flash, clock, USB and the picture stay."""
        self.scanners.clear()
        for pin in self.pins:
            pin.free()
        self.tone(self.hardware.piezo, 0, 0)


def _no_end(why: str, **_: object) -> None:
    raise RuntimeError("this machine cannot %s" % why)


_machines: list[Machine] = []


def install(machine: Machine | None) -> None:
    """Make `machine` the one that the stand-ins talk to."""
    _machines[:] = [machine] if machine else []


def current() -> Machine:
    """The machine that this process is."""
    return _machines[0]
