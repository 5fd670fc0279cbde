"""Every wire of the reference build, with the pin of the Pico's header that it goes to.

The signals are those of `lawkeeper.box.boards.pico_ring`, which the firmware reads; power, ground and the
parts that sit in a wire are added here.
"""

from __future__ import annotations

from dataclasses import dataclass

from lawkeeper.box.boards import pico_ring

# Pins 1 to 40 of a Raspberry Pi Pico and Pico 2, seen from above with the USB socket on top: 1 to 20 down the
# left side, 21 to 40 up the right side.
HEADER = (
    *("GP0", "GP1", "GND", "GP2", "GP3", "GP4", "GP5", "GND", "GP6", "GP7"),
    *("GP8", "GP9", "GND", "GP10", "GP11", "GP12", "GP13", "GND", "GP14", "GP15"),
    *("GP16", "GP17", "GND", "GP18", "GP19", "GP20", "GP21", "GND", "GP22", "RUN"),
    *("GP26", "GP27", "AGND", "GP28", "VREF", "3V3", "3V3_EN", "GND", "VSYS", "VBUS"),
)

RESISTOR, DIODE = "resistor", "diode"
# (part, terminal): what sits in its wire, and what the builder reads about it
IN_WIRE = {
    ("ring", "DIN"): (RESISTOR, "through 330 ohm (300 to 500)"),
    ("ring", "5V"): (DIODE, "through a 1N4001, its ring towards the lights"),
    ("sounder", "+"): (RESISTOR, "through 220 ohm"),
}
# part, terminal, pin of the header: each part has the ground that lies nearest
POWER = (
    ("display", "VCC", 36),
    ("display", "GND", 8),
    ("button", "GND", 18),
    ("sounder", "-", 23),
    ("ring", "5V", 40),
    ("ring", "GND", 38),
)
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
    rows = [(part, terminal, HEADER.index(pin) + 1) for part, terminal, pin in pico_ring.PINS]
    return sorted((_wire(*row) for row in (*rows, *POWER)), key=lambda wire: wire.number)


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
