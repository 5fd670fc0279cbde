"""As Lawkeeper's boot.py: the data port instead of console and drive, unless B is held."""

import board
import digitalio
import storage
import supervisor
import usb_cdc

button = digitalio.DigitalInOut(board.GP15)
button.switch_to_input(pull=digitalio.Pull.UP)
service = not button.value
button.deinit()

supervisor.set_usb_identification("Test", "Tiny box")
usb_cdc.enable(console=service, data=not service)
if not service:
    storage.disable_usb_drive()
print("boot: service" if service else "boot: play")
