"""The circuit of the carrier board: which parts, and what each of their pins is joined to.

The signals of the Pico come from `pins.json`; what is not there is power, ground and what sits in between.
Standard library only: KiCad's own Python reads this too.
"""

from __future__ import annotations

from dataclasses import dataclass, field

from lawkeeper_host.hardware.truth import BUTTONS, header, number_of

GND = "GND"
Point = tuple[float, float]


@dataclass(frozen=True)
class Part:
    """`symbol` and `footprint` as KiCad's libraries call them; `middle`: the middle of the body from the
    footprint's origin, mm; `sheet`: place on the schematic, in units of 2.54 mm; `nets`: pin -> net, a pin
    that is left out is left open; `units`: more symbols of the same part, unit -> place."""

    ref: str
    symbol: str
    footprint: str
    value: str
    middle: Point
    sheet: tuple[int, int]
    nets: dict[str, str] = field(default_factory=dict)
    units: dict[int, tuple[int, int]] = field(default_factory=dict)


_PICO_SIGNALS = {
    "SDA": ("display", "SDA"),
    "SCL": ("display", "SCL"),
    "PIEZO": ("sounder", "+"),
    "RING_DATA": ("ring", "DIN"),
    **{f"BTN_{name}": ("button", name) for name in BUTTONS},
}
_SOCKET = "Connector_PinSocket_2.54mm:PinSocket_1x04_P2.54mm_Vertical"
_HEADER = "Connector_PinHeader_2.54mm:PinHeader_1x03_P2.54mm_Vertical"
_BATTERY = "Connector_JST:JST_PH_S2B-PH-K_1x02_P2.00mm_Horizontal"
_BULK = "Capacitor_THT:CP_Radial_D8.0mm_P3.50mm"
_DISC = "Capacitor_THT:C_Disc_D5.0mm_W2.5mm_P5.00mm"
_DIODE = "Diode_THT:D_DO-41_SOD81_P10.16mm_Horizontal"
_PIEZO = "Buzzer_Beeper:Buzzer_TDK_PS1240P02BT_D12.2mm_H6.5mm"
_RESISTOR = "Resistor_THT:R_Axial_DIN0207_L6.3mm_D2.5mm_P10.16mm_Horizontal"
_JUMPER = "Jumper:SolderJumper-3_P1.3mm_Open_RoundedPad1.0x1.5mm_NumberLabels"
_CHOSEN = "Jumper:SolderJumper-3_P1.3mm_Bridged12_RoundedPad1.0x1.5mm_NumberLabels"


def _pico() -> Part:
    nets = {str(number_of(*signal)): net for net, signal in _PICO_SIGNALS.items()}
    names = header()
    nets |= {str(number): GND for number, name in enumerate(names, 1) if name == "GND"}
    nets |= {str(names.index("3V3") + 1): "3V3", str(names.index("VSYS") + 1): "VSYS"}
    foot = "Module:RaspberryPi_Pico_Common_THT"
    return Part("U1", "MCU_Module:RaspberryPi_Pico", foot, "Raspberry Pi Pico", (8.89, 24.13), (52, 38), nets)


def _shifter() -> Part:
    ground = dict.fromkeys(("1", "4", "5", "7", "9", "10", "12", "13"), GND)
    nets = ground | {"2": "RING_DATA", "3": "RING_5V", "14": "VSYS"}
    units = {2: (74, 42), 3: (86, 42), 4: (98, 42), 5: (74, 27)}
    foot = "Package_DIP:DIP-14_W7.62mm_Socket"
    return Part("U2", "74xx:74AHCT125", foot, "74AHCT125", (3.81, 7.62), (77, 11), nets, units)


def _buttons() -> list[Part]:
    foot = "Button_Switch_THT:SW_PUSH-12mm"
    places = {name: (18, 29 + 5 * number) for number, name in enumerate(BUTTONS, 1)}
    return [
        Part(f"SW{n}", "Switch:SW_Push", foot, name, (6.25, 2.5), at, {"1": f"BTN_{name}", "2": GND})
        for n, (name, at) in enumerate(places.items(), 1)
    ]


def _display() -> list[Part]:
    """Two bridges of solder choose which of the module's first two pins is ground."""
    one, other = {"1": GND, "2": "OLED_1", "3": "3V3"}, {"1": "3V3", "2": "OLED_2", "3": GND}
    pins = {"1": "OLED_1", "2": "OLED_2", "3": "SCL", "4": "SDA"}
    return [
        Part("J1", "Connector_Generic:Conn_01x04", _SOCKET, "OLED display", (0, 3.81), (16, 14), pins),
        Part("JP1", "Jumper:SolderJumper_3_Open", _JUMPER, "GND - 3V3", (0, 0), (27, 12), one),
        Part("JP2", "Jumper:SolderJumper_3_Open", _JUMPER, "3V3 - GND", (0, 0), (27, 22), other),
    ]


def _ring() -> list[Part]:
    """Data through the shifter or past it, a resistor in it, a bulk capacitor across the supply."""
    ring, resistor = {"1": "VSYS", "2": "RING_DIN", "3": GND}, {"1": "RING_SEL", "2": "RING_DIN"}
    chosen, across = {"1": "RING_5V", "2": "RING_SEL", "3": "RING_DATA"}, {"1": "VSYS", "2": GND}
    return [
        _shifter(),
        Part("J2", "Connector_Generic:Conn_01x03", _HEADER, "Ring of 24", (0, 2.54), (110, 13), ring),
        Part("JP3", "Jumper:SolderJumper_3_Bridged12", _CHOSEN, "5 V - 3.3 V", (0, 0), (91, 11), chosen),
        Part("R1", "Device:R", _RESISTOR, "330", (5.08, 0), (100, 12), resistor),
        Part("C1", "Device:C_Polarized", _BULK, "470u", (1.75, 0), (84, 27), across),
        Part("C2", "Device:C", _DISC, "100n", (2.5, 0), (92, 27), across),
    ]


def _piezo() -> list[Part]:
    piezo = {"1": "PIEZO_R", "2": GND}
    return [
        Part("R2", "Device:R", _RESISTOR, "220", (5.08, 0), (74, 57), {"1": "PIEZO", "2": "PIEZO_R"}),
        Part("LS1", "Device:Buzzer", _PIEZO, "Piezo, passive", (2.5, 0), (88, 57), piezo),
    ]


def _battery() -> list[Part]:
    battery, diode = {"1": "BAT", "2": GND}, {"1": "VSYS", "2": "BAT"}
    return [
        Part("J3", "Connector_Generic:Conn_01x02", _BATTERY, "Battery", (1, 2.45), (46, 66), battery),
        Part("D1", "Device:D_Schottky", _DIODE, "1N5817", (5.08, 0), (58, 66), diode),
    ]


def parts() -> list[Part]:
    """All parts with pins."""
    return [_pico(), *_display(), *_ring(), *_piezo(), *_battery(), *_buttons()]


def nets() -> dict[str, set[tuple[str, str]]]:
    """Net -> the (part, pin) that it joins."""
    found: dict[str, set[tuple[str, str]]] = {}
    for part in parts():
        for pin, net in part.nets.items():
            found.setdefault(net, set()).add((part.ref, pin))
    return found
