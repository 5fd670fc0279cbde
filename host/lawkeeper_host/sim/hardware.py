"""What is soldered to which pin of the virtual boxes.

This is written down apart from `lawkeeper.box.boards` on purpose: when the firmware names a wrong pin, the
virtual box stays as dark as a real one would.
"""

from dataclasses import dataclass, field


@dataclass(frozen=True)
class Panel:
    """A 128 x 64 OLED module. `chip` is "ssd1306" or "sh1106"; over I2C when `address` is set, else over
    SPI."""

    chip: str
    address: int | None = None
    data: int = 0  # SDA or MOSI
    clock: int = 0  # SCL or SCK
    select: int = -1
    data_command: int = -1
    reset: int = -1


@dataclass(frozen=True)
class Hardware:
    """One virtual box. Pins are GPIO numbers; every key connects its pin to ground while it is pressed.

    roles: the buttons of Lawkeeper -> the key that plays it, "1" to "6" the number keys. encoder: pins A
    and B of a rotary encoder, or None.
    """

    name: str
    title: str
    board_id: str
    pin_names: dict[str, int]
    keys: dict[str, int]
    roles: dict[str, str]
    panel: Panel
    lights: int
    lights_pin: int
    piezo: int
    piezo_enable: int | None = None
    encoder: tuple[int, int] | None = None
    built_in_display: bool = False
    leds: tuple[int, ...] = field(default=())

    def key_of(self, name: str) -> str:
        """The key for a key name or a role; raises KeyError, args[0] a sentence with the names."""
        key = self.roles.get(name.upper(), name.upper())
        if key not in self.keys:
            there = ", ".join(dict.fromkeys([*self.roles, *self.keys]))
            raise KeyError("There is no button %s here; there are %s." % (name, there))
        return key

    def with_chip(self, chip: str | None) -> "Hardware":
        """The same box with another display chip soldered in; "none" leaves the display away."""
        if not chip or chip == self.panel.chip:
            return self
        panel = {**self.panel.__dict__, "chip": chip}
        return Hardware(**{**self.__dict__, "panel": Panel(**panel)})


def _pico_pins() -> dict[str, int]:
    pins = {"GP%d" % gpio: gpio for gpio in range(29)}
    pins.update(
        {"SMPS_MODE": 23, "VBUS_SENSE": 24, "LED": 25, "GP26_A0": 26, "A0": 26, "GP27_A1": 27, "A1": 27}
    )
    pins.update({"GP28_A2": 28, "A2": 28, "A3": 29, "VOLTAGE_MONITOR": 29})
    return pins


def _macropad_pins() -> dict[str, int]:
    pins = {"KEY%d" % key: key for key in range(1, 13)}
    pins.update({"LED": 13, "SPEAKER_ENABLE": 14, "SPEAKER": 16, "ENCODER_SWITCH": 0, "BUTTON": 0})
    pins.update(
        {"ENCODER_A": 17, "ROTA": 17, "ENCODER_B": 18, "ROTB": 18, "NEOPIXEL": 19, "SDA": 20, "SCL": 21}
    )
    pins.update({"OLED_CS": 22, "OLED_RESET": 23, "OLED_DC": 24, "SCK": 26, "MOSI": 27, "MISO": 28})
    return pins


_SIX = {"UP": 10, "DOWN": 11, "LEFT": 12, "RIGHT": 13, "A": 14, "B": 15}

PICO_RING = Hardware(
    name="pico_ring",
    title="Pico with ring of 24",
    board_id="raspberry_pi_pico",
    pin_names=_pico_pins(),
    keys=dict(_SIX),
    roles={name: name for name in _SIX},
    panel=Panel("ssd1306", address=0x3C, data=4, clock=5),
    lights=24,
    lights_pin=22,
    piezo=16,
    leds=(25,),
)

MACROPAD = Hardware(
    name="macropad",
    title="Adafruit MacroPad RP2040",
    board_id="adafruit_macropad_rp2040",
    pin_names=_macropad_pins(),
    keys={**{"KEY%d" % key: key for key in range(1, 13)}, "ENCODER": 0},
    roles={
        "UP": "KEY5",
        "DOWN": "KEY8",
        "LEFT": "KEY7",
        "RIGHT": "KEY9",
        "A": "KEY12",
        "B": "KEY10",
        "1": "KEY1",
        "2": "KEY2",
        "3": "KEY3",
        "4": "KEY4",
        "5": "KEY6",
        "6": "KEY11",
    },
    panel=Panel("sh1106", data=27, clock=26, select=22, data_command=24, reset=23),
    lights=12,
    lights_pin=19,
    piezo=16,
    piezo_enable=14,
    encoder=(17, 18),
    built_in_display=True,
    leds=(13,),
)

BOARDS = {hardware.name: hardware for hardware in (PICO_RING, MACROPAD)}
CHIPS = ("ssd1306", "sh1106", "none")
