"""Stand-in for CircuitPython's `analogio`: every pin has a third of what USB leaves at VSYS, 4.7 V."""


class AnalogIn:
    """One pin of the converter."""

    def __init__(self, pin: object) -> None:
        self.pin = pin

    @property
    def value(self) -> int:
        """0 to 65535 for 0 to 3.3 V."""
        return round(4.7 / 3 / 3.3 * 65535)

    def deinit(self) -> None:
        """Give the pin back."""
