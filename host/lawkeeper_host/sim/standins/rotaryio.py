"""Stand-in for CircuitPython's `rotaryio`."""
# mypy: allow-untyped-defs, allow-untyped-calls, allow-incomplete-defs

from lawkeeper_host.sim.machine import current as _current


class IncrementalEncoder:
    """Counts the detents that the knob was turned."""

    def __init__(self, pin_a, pin_b, divisor=4):
        machine = _current()
        self._pins = [machine.claim(pin._gpio, pin._name, self) for pin in (pin_a, pin_b)]
        wired, asked = machine.hardware.encoder, (pin_a._gpio, pin_b._gpio)
        self._sign = 1 if asked == wired else -1 if asked[::-1] == wired else 0
        self._start = machine.encoder_steps
        self.divisor = divisor

    def deinit(self):
        for pin in self._pins:
            pin.free()
        self._pins = []

    def __enter__(self):
        return self

    def __exit__(self, *_):
        self.deinit()

    @property
    def position(self):
        # The MacroPad's encoder gives four pulses a detent.
        return (_current().encoder_steps - self._start) * self._sign * 4 // self.divisor

    @position.setter
    def position(self, position):
        self._start = _current().encoder_steps - position * self.divisor // 4 * self._sign
