"""Stand-in for CircuitPython's `busio`: I2C and SPI with the display's chip at the other end."""
# mypy: allow-untyped-defs, allow-untyped-calls, allow-incomplete-defs

import errno as _errno
import sys as _sys

from lawkeeper_host.sim.machine import current as _current


class _Bus:
    """The lock and the life of a bus."""

    def _take(self, *pins):
        self._claimed = [_current().claim(pin._gpio, pin._name, self) for pin in pins if pin is not None]
        self._locked = False

    def deinit(self):
        for pin in self._claimed:
            pin.free()
        self._claimed = []

    def __enter__(self):
        return self

    def __exit__(self, *_):
        self.deinit()

    def try_lock(self):
        if self._locked or not self._claimed:
            return False
        self._locked = True
        return True

    def unlock(self):
        self._locked = False

    def _check(self):
        if not self._claimed:
            raise ValueError("Object has been deinitialized and can no longer be used. Create a new object.")
        if not self._locked:
            raise RuntimeError("Function requires lock")


class I2C(_Bus):
    """A two-wire bus. The RP2040 has two of them, each on certain pairs of pins."""

    def __init__(self, scl, sda, *, frequency=100000, timeout=255):
        same = scl._gpio // 2 % 2 == sda._gpio // 2 % 2
        if scl._gpio % 2 != 1 or sda._gpio % 2 != 0 or not same:
            raise ValueError("Invalid pins")
        if frequency > 1_000_000:
            raise ValueError("frequency must be <= 1000000")
        panel = _current().hardware.panel
        self._wired = (panel.clock, panel.data) == (scl._gpio, sda._gpio) and panel.address is not None
        if not self._wired:
            # The module carries the pull-ups: without it both lines stay low.
            raise RuntimeError("No pull up found on SDA or SCL; check your wiring")
        self._take(scl, sda)

    def probe(self, address):
        self._check()
        machine = _current()
        return machine.display is not None and address == machine.hardware.panel.address

    def scan(self):
        return [address for address in range(0x08, 0x78) if self.probe(address)]

    def writeto(self, address, buffer, *, start=0, end=_sys.maxsize):
        if not self.probe(address):
            raise OSError(_errno.ENODEV, "No such device")
        _i2c_bytes(_current(), bytes(memoryview(buffer)[start:end]))

    def readfrom_into(self, address, buffer, *, start=0, end=_sys.maxsize):
        if not self.probe(address):
            raise OSError(_errno.ENODEV, "No such device")
        view = memoryview(buffer)[start:end]
        # The only thing these chips can be asked is their status: bit 6 says that the panel is off.
        display = _current().display
        view[:] = bytes((0 if display and display.on else 0x40,)) * len(view)

    def writeto_then_readfrom(
        self,
        address,
        out_buffer,
        in_buffer,
        *,
        out_start=0,
        out_end=_sys.maxsize,
        in_start=0,
        in_end=_sys.maxsize,
    ):
        self.writeto(address, out_buffer, start=out_start, end=out_end)
        self.readfrom_into(address, in_buffer, start=in_start, end=in_end)


def _i2c_bytes(machine, message):
    """Control bytes and what follows them, as the chips read them off the bus."""
    chip, at = machine.display, 0
    while at < len(message):
        control = message[at]
        one = bool(control & 0x80)
        stop = at + 2 if one else len(message)
        _feed(chip, bool(control & 0x40), message[at + 1 : stop])
        at = stop
    if message:
        machine.show()


def _feed(chip, is_data, values):
    if is_data:
        chip.data(values)
        return
    for value in values:
        chip.command(value)


class SPI(_Bus):
    """A bus with a clock, one line out and one line in."""

    def __init__(self, clock, MOSI=None, MISO=None, half_duplex=False):  # noqa: N803 - CircuitPython's names
        if half_duplex:
            raise NotImplementedError("half_duplex")
        which = clock._gpio // 8 % 2
        pairs = ((clock, 2), (MOSI, 3), (MISO, 0))
        if any(
            pin is not None and (pin._gpio % 4 != rest or pin._gpio // 8 % 2 != which) for pin, rest in pairs
        ):
            raise ValueError("Invalid pins")
        panel = _current().hardware.panel
        self._wired = MOSI is not None and (panel.clock, panel.data) == (clock._gpio, MOSI._gpio)
        self._frequency = 250_000
        self._take(clock, MOSI, MISO)

    @property
    def frequency(self):
        return self._frequency

    def configure(self, *, baudrate=100000, polarity=0, phase=0, bits=8):
        self._check()
        if bits != 8 or polarity not in (0, 1) or phase not in (0, 1):
            raise ValueError("Invalid bits, polarity or phase")
        self._frequency = baudrate

    def write(self, buffer, *, start=0, end=_sys.maxsize):
        self._check()
        machine = _current()
        values = bytes(memoryview(buffer)[start:end])
        pins, panel = machine.pins, machine.hardware.panel
        if (
            not self._wired
            or machine.display is None
            or pins[panel.select].level()
            or not pins[panel.reset].level()
        ):
            return
        _feed(machine.display, pins[panel.data_command].level(), values)
        machine.show()

    def readinto(self, buffer, *, start=0, end=_sys.maxsize, write_value=0):
        self._check()
        view = memoryview(buffer)[start:end]
        view[:] = bytes(len(view))  # nothing answers on this line

    def write_readinto(
        self, out_buffer, in_buffer, *, out_start=0, out_end=_sys.maxsize, in_start=0, in_end=_sys.maxsize
    ):
        out = memoryview(out_buffer)[out_start:out_end]
        if len(out) != len(memoryview(in_buffer)[in_start:in_end]):
            raise ValueError("buffer slices must be of equal length")
        self.write(out)
        self.readinto(in_buffer, start=in_start, end=in_end)
