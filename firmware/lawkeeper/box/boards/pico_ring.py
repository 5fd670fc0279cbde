"""The reference build: Raspberry Pi Pico or Pico 2, I2C display, ring of 24 lights, six buttons, piezo."""

NAME = "pico_ring"
TITLE = "Pico with ring of 24"

PINS = (
    ("display", "SDA", "GP4"),
    ("display", "SCL", "GP5"),
    ("button", "UP", "GP10"),
    ("button", "DOWN", "GP11"),
    ("button", "LEFT", "GP12"),
    ("button", "RIGHT", "GP13"),
    ("button", "A", "GP14"),
    ("button", "B", "GP15"),
    ("sounder", "+", "GP16"),
    ("ring", "DIN", "GP22"),
)
DISPLAY = ("ssd1306", "i2c", (0x3C, 0x3D))
LIGHTS = (24, "GRB")
SUPPLY = "VOLTAGE_MONITOR"
