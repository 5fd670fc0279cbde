"""Stand-in for CircuitPython's `board`: the pin names of the virtual box that was asked for."""
# mypy: allow-untyped-defs, allow-untyped-calls, allow-incomplete-defs

import microcontroller as _microcontroller

from lawkeeper_host.sim.machine import current as _current

_hardware = _current().hardware
board_id = _hardware.board_id

for _name, _gpio in _hardware.pin_names.items():
    globals()[_name] = _microcontroller._pin(_gpio, _name)  # type: ignore[attr-defined]

if "MOSI" in _hardware.pin_names:
    _buses: dict[str, object] = {}

    def SPI():  # noqa: N802 - CircuitPython's name
        """The board's SPI bus."""
        if "spi" not in _buses:
            import busio as _busio

            _buses["spi"] = _busio.SPI(*(globals()[name] for name in ("SCK", "MOSI", "MISO")))
        return _buses["spi"]


if _hardware.built_in_display:
    import displayio as _displayio

    DISPLAY = _displayio._Display()  # type: ignore[attr-defined]
