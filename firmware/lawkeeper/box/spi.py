"""The way to a display chip over SPI, where a line of its own says what the control byte says."""

import busio
import digitalio

from lawkeeper.box.display import DATA
from lawkeeper.box.wires import Silent

SPI_HERTZ = 10_000_000


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
