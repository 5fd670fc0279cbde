"""Who may see the drive and the console: decided before anything else runs.

Play mode: neither; only the data port. Service mode, with B held at power-on or after a wish that the table agreed to
on the box: both, and the seal of a running game is broken first. What this file cannot find out leaves everything
open, as CircuitPython has it: whoever can remove the package from the drive has seen the drive already.
"""

import storage
import supervisor
import usb_cdc
import usb_hid
import usb_midi

# Constants only, here and below: when boot.py prints anything new, CircuitPython writes it to the drive.
RESCUE = "Rescue: the lawkeeper package cannot be used. The drive and the console are open: install the firmware again."
SERVICE = "Service mode: the drive and the console are open."
PLAY = "Play mode: the drive and the console are off. Hold B while you switch on to open them."


def b_is_held():
    """Read the button itself: `keypad` and the app are not there yet."""
    import time

    import board
    import digitalio

    from lawkeeper.box import boards

    with digitalio.DigitalInOut(getattr(board, boards.pin(boards.pick(), "button", "B"))) as button:
        button.switch_to_input(digitalio.Pull.UP)
        time.sleep(0.005)  # the pull-up has to lift the wire first
        return not button.value


def ledger():
    """The journal, read as a game."""
    import microcontroller

    from lawkeeper.keep.journal import Journal
    from lawkeeper.keep.ledger import Ledger

    return Ledger(Journal(microcontroller.nvm))


def is_open():
    """Whether this is service mode; breaks the seal before it says so."""
    from lawkeeper import door

    return door.may_open(ledger(), b_is_held())


def shut():
    """Nothing but the data port. The drive comes last: until then a fault leaves the box open to its owner."""
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
if opened:
    print(SERVICE)
else:
    shut()
    print(PLAY)
