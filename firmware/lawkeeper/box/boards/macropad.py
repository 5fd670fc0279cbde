"""Adafruit MacroPad RP2040, nothing to solder. Keys count in rows of three from the top."""

NAME = "macropad"
TITLE = "Adafruit MacroPad RP2040"

PINS = (
    ("display", "MOSI", "MOSI"),
    ("display", "SCK", "SCK"),
    ("display", "CS", "OLED_CS"),
    ("display", "DC", "OLED_DC"),
    ("display", "RESET", "OLED_RESET"),
    ("button", "UP", "KEY5"),
    ("button", "DOWN", "KEY8"),
    ("button", "LEFT", "KEY7"),
    ("button", "RIGHT", "KEY9"),
    ("button", "A", "KEY12"),
    ("button", "B", "KEY10"),
    ("key", "1", "KEY1"),
    ("key", "2", "KEY2"),
    ("key", "3", "KEY3"),
    ("key", "4", "KEY4"),
    ("key", "5", "KEY6"),
    ("key", "6", "KEY11"),
    ("sounder", "+", "SPEAKER"),
    ("sounder", "ENABLE", "SPEAKER_ENABLE"),
    ("ring", "DIN", "NEOPIXEL"),
)
DISPLAY = ("sh1106", "spi", ())
LIGHTS = (12, "GRB")
SUPPLY = None
