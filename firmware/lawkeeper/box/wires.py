"""The two ways to a display chip. Messages begin with a control byte; over SPI its own line says it."""

import busio
import digitalio

from lawkeeper.box.display import DATA

I2C_HERTZ = 400_000
SPI_HERTZ = 10_000_000


class Silent(OSError):
    """Nothing answers on the bus."""


class I2cWire:
    """A display over I2C at the first of `addresses` that answers. Raises OSError, also from `send`."""

    def __init__(self, sda, scl, addresses):
        try:
            self._bus = busio.I2C(scl, sda, frequency=I2C_HERTZ)
        except RuntimeError as error:
            raise Silent from error  # no pull-ups: they sit on the display's module
        try:
            self._address = self._find(addresses)
        except OSError:
            self.close()
            raise

    def _find(self, addresses):
        if not self._bus.try_lock():
            raise Silent
        # Never unlocked: nobody else is on this bus, and a lock for every message would cost time.
        for address in addresses:
            if self._bus.probe(address):
                return address
        raise Silent

    def send(self, message):
        """Send a message of the chip: control byte first."""
        self._bus.writeto(self._address, message)

    def close(self):
        """Give the pins back, so that a bus that hangs can be opened afresh."""
        self._bus.deinit()


class SpiWire:
    """A display over SPI. It can only be written to, so a missing one is never noticed."""

    def __init__(self, mosi, sck, cs, dc, reset):
        self._bus = busio.SPI(sck, mosi)
        self._pins = [digitalio.DigitalInOut(pin) for pin in (cs, dc, reset)]
        for pin in self._pins:
            pin.switch_to_output(value=True)
        self._select, self._is_data, pin = self._pins
        if not self._bus.try_lock():
            raise Silent
        self._bus.configure(baudrate=SPI_HERTZ)
        # The chip wants its reset low for 10 us; two statements take longer than that.
        pin.value = False
        pin.value = True

    def send(self, message):
        """Send a message of the chip: control byte first."""
        self._is_data.value = message[0] == DATA
        self._select.value = False
        self._bus.write(message, start=1)
        self._select.value = True

    def close(self):
        """Give the pins back."""
        self._bus.deinit()
        for pin in self._pins:
            pin.deinit()
