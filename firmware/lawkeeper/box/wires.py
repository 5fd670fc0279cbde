"""The way to a display chip over I2C. Messages begin with a control byte."""

import busio

I2C_HERTZ = 400_000


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


def opener(wire, *given):
    """-> a function that opens a wire anew: wire(*given)."""

    def opened():
        return wire(*given)

    return opened
