"""Opening the parts of the box, once: what is only needed for that goes from memory with this module.

So nothing that is defined here may live on in what it opens.
"""

import os

import board
import supervisor
import usb_cdc

from lawkeeper.box import boards
from lawkeeper.box.display import CHIPS, Display
from lawkeeper.box.keys import Keys

CURRENT_SETTING = "LAWKEEPER_CURRENT"
USB_MA = 300  # of the 500 of a USB port
DISPLAY_SETTING = "LAWKEEPER_DISPLAY"  # in settings.toml: the display's chip, where it is not the usual one


def row():
    """-> the module of data of the board that this runs on."""
    return boards.pick()


def count(row):
    """-> how many buttons there are, number keys with them."""
    return len(boards.pins(row, "button") + boards.pins(row, "key"))


def _pins(row, part, *terminals):
    """-> the pin objects of a part: those of the terminals (None where there is none), or all in order."""
    names = [boards.pin(row, part, terminal) for terminal in terminals] or boards.pins(row, part)
    return [getattr(board, name) if name else None for name in names]


def display(row, faults):
    """-> the Display. A chip that there is not is a sentence in `faults`."""
    usual, bus, addresses = row.DISPLAY
    chip = os.getenv(DISPLAY_SETTING) or usual
    if chip not in CHIPS:
        faults.append("%s in settings.toml is %s. There are: %s." % (DISPLAY_SETTING, chip, ", ".join(CHIPS)))
        chip = usual
    wired = ["%s is %s" % (terminal, name) for part, terminal, name in row.PINS if part == "display"]
    missing = "The display does not answer. Check its power and its wires (%s)." % ", ".join(wired)
    return Display(_wire(row, bus, addresses), chip, missing, supervisor.ticks_ms())


def _wire(row, bus, addresses):
    """-> a function that opens the wire to the display."""
    from lawkeeper.box.wires import opener

    if bus == "i2c":
        from lawkeeper.box.wires import I2cWire

        return opener(I2cWire, *_pins(row, "display", "SDA", "SCL"), addresses)
    import displayio

    from lawkeeper.box.spi import SpiWire

    displayio.release_displays()  # CircuitPython keeps the MacroPad's for its console
    return opener(SpiWire, *_pins(row, "display", "MOSI", "SCK", "CS", "DC", "RESET"))


def current(faults):
    """-> mA that the lights may take. A number that cannot be is a sentence in `faults`."""
    said = os.getenv(CURRENT_SETTING)
    if said is None:
        return USB_MA
    try:
        most = int(said)
    except ValueError:
        most = 0
    if 60 <= most <= 1400:
        return most
    faults.append("%s in settings.toml is %s. It is a number from 60 to 1400." % (CURRENT_SETTING, said))
    return USB_MA


def keys(row):
    """-> the Keys."""
    return Keys(_pins(row, "button") + _pins(row, "key"))


def ring(row):
    """-> the lights, as `neopixel` has them."""
    import neopixel  # type: ignore[import-untyped]

    count, order = row.LIGHTS
    return neopixel.NeoPixel(_pins(row, "ring", "DIN")[0], count, auto_write=False, pixel_order=order)


def sounder(row):
    """-> the Sounder."""
    from lawkeeper.box.sounder import Sounder

    return Sounder(*_pins(row, "sounder", "+", "ENABLE"))


def cable(faults):
    """-> the data port, which never waits, or None."""
    port = usb_cdc.data
    if port is None:
        faults.append("The data port is off, so no program can reach the box. Install the firmware again.")
        return None
    port.timeout = port.write_timeout = 0
    return port
