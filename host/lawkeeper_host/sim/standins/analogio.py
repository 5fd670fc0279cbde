"""Stand-in for CircuitPython's `analogio`: every pin has a third of what USB leaves at VSYS, 4.7 V."""

from __future__ import annotations

VSYS = 4.7


class AnalogIn:
    """One pin of the converter."""

    def __init__(self, pin: object) -> None:
        self.pin = pin

    @property
    def value(self) -> int:
        """0 to 65535 for 0 to 3.3 V."""
        return round(VSYS / 3 / 3.3 * 65535)

    def deinit(self) -> None:
        """Give the pin back."""
