"""Who may see the drive and the console: decided before anything else runs.

Play mode: neither; only the data port. Service mode, with B held at power-on or after a wish that the table
agreed to on the box: both, and the seal of a running game is broken first. When this cannot be found out,
everything stays open, as CircuitPython has it: whoever could spoil the package has seen the drive already.
"""

import storage
import supervisor
import usb_cdc
import usb_hid
import usb_midi

# The same words in every mode: when what boot.py prints has changed, CircuitPython writes it to the drive.
ALWAYS = "Lawkeeper. Hold B while you switch the box on to open its drive and its console."
RESCUE = "Rescue: the lawkeeper package cannot be used. Drive and console are open: install it again."


def b_is_held():
    """B alone: with A it asks for the self-test, and the drive stays shut."""
    from lawkeeper import service_mode

    b, a = service_mode.pins_of_b_and_a()
    return is_down(b) and not is_down(a)


def is_down(name):
    """Read the button itself: `keypad` and the app are not there yet."""
    import time

    import board
    import digitalio

    button = digitalio.DigitalInOut(getattr(board, name))
    button.switch_to_input(digitalio.Pull.UP)
    time.sleep(0.005)  # the pull-up has to lift the wire first
    held = not button.value
    button.deinit()
    return held


def is_open():
    """Whether this is service mode; breaks the seal before it says so."""
    import microcontroller

    from lawkeeper import service_mode

    return service_mode.may_open(microcontroller.nvm, b_is_held())


def shut():
    """Nothing but the data port. The drive comes last: until then a fault leaves the owner a way in."""
    usb_cdc.enable(console=False, data=True)
    storage.remount("/", readonly=False)
    storage.disable_usb_drive()


supervisor.set_usb_identification("Lawkeeper", "Lawkeeper")
usb_hid.disable()  # it is no keyboard, and must not make a computer ask what kind of one
usb_midi.disable()
usb_cdc.enable(console=True, data=True)
try:
    opened = is_open()
except Exception:
    print(RESCUE)
    raise
if not opened:
    shut()
print(ALWAYS)
