"""Every wire of the reference build, with the pin of the Pico's header that it goes to.

Signals, power and the header come from `hardware/pins.json`; the parts that sit in a wire are added here.
"""

from __future__ import annotations

from dataclasses import dataclass

from lawkeeper_host.hardware.truth import header, pins

# Pins 1 to 40 of a Raspberry Pi Pico and Pico 2, seen from above with the USB socket on top: 1 to 20 down the
# left side, 21 to 40 up the right side.
HEADER = tuple(header())

RESISTOR, DIODE = "resistor", "diode"
# (part, terminal): what sits in its wire, and what the builder reads about it
IN_WIRE = {
    ("ring", "DIN"): (RESISTOR, "through 330 ohm (300 to 500)"),
    ("ring", "5V"): (DIODE, "through a 1N4001, its ring towards the lights"),
    ("sounder", "+"): (RESISTOR, "through 220 ohm"),
}
COLOURS = {
    ("display", "VCC"): ("orange", "#e08e00"),
    ("display", "SDA"): ("blue", "#0072b2"),
    ("display", "SCL"): ("light blue", "#4aa8dd"),
    ("ring", "5V"): ("red", "#c62828"),
    ("ring", "DIN"): ("violet", "#7b3fa0"),
    ("sounder", "+"): ("brown", "#8a5a2b"),
}
GROUND, BUTTON = ("black", "#222222"), ("green", "#00805a")
PARTS = {"display": "OLED display", "button": "button", "sounder": "piezo", "ring": "ring of 24"}


@dataclass(frozen=True)
class Wire:
    """One wire: from pin `number` of the header, called `pin`, to a terminal of a part."""

    part: str
    terminal: str
    pin: str
    number: int
    colour: str
    paint: str
    inside: str = ""
    note: str = ""

    @property
    def to(self) -> str:
        """The far end as a builder reads it."""
        if self.part == "button" and self.terminal == "GND":
            return "the other leg of all six buttons"
        return f"{PARTS[self.part]} {self.terminal}"


def wires() -> list[Wire]:
    """All wires, in the order of the header's pins."""
    table = pins()["pico_ring"]
    rows = [(part, terminal, HEADER.index(pin) + 1) for part, terminal, pin in table["signals"]]
    return sorted((_wire(*row) for row in (*rows, *table["power"])), key=lambda wire: wire.number)


def _wire(part: str, terminal: str, number: int) -> Wire:
    pin = HEADER[number - 1]
    usual = GROUND if pin == "GND" else BUTTON
    colour, paint = COLOURS.get((part, terminal), usual)
    inside, note = IN_WIRE.get((part, terminal), ("", ""))
    return Wire(part, terminal, pin, number, colour, paint, inside, note)


def table() -> str:
    """The wires as a Markdown table."""
    rows = [f"| {wire.number} | {wire.pin} | {wire.to} | {wire.colour} | {wire.note} |" for wire in wires()]
    return "\n".join(["| pin | name | goes to | colour here | in the wire |", "|---|---|---|---|---|", *rows])
