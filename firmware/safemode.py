"""After a crash that CircuitPython could not carry on from: start again, a few times in a row, then stay.

Staying opens the drive and the console to who plugs the box in: the seal of a running game is broken first.
"""

import microcontroller
import supervisor

from lawkeeper import service_mode

wanted = supervisor.runtime.safe_mode_reason == supervisor.SafeModeReason.PROGRAMMATIC
if not wanted and service_mode.may_restart():
    microcontroller.reset()
elif not service_mode.break_seal(microcontroller.nvm):
    microcontroller.reset()  # it cannot be written down, so it must not be opened
