"""How often in a row the box has crashed: in a register that outlives a reset and is blank after a power cut.

Not in nvm, which belongs to the journal and is the last thing to touch after a crash, and not on the drive.
"""

import sys

MOST = 3  # automatic restarts in a row
CALM_MS = 60000  # a run this long ends the row

# Watchdog scratch register 1: CircuitPython's `alarm` has 0, the chips' own start-up code those from 2 on.
_REGISTERS = {"RP2040": 0x40058010, "RP2350": 0x400D8010}
_MARK = b"LK!"


def _register():
    """-> the four bytes of the register, or None on a build of CircuitPython that cannot reach it."""
    try:
        import memorymap
    except ImportError:
        return None
    address = _REGISTERS.get(sys.platform)
    return memorymap.AddressRange(start=address, length=4) if address else None


def count():
    """-> crashes in a row so far. `MOST` where they cannot be counted: then nothing restarts by itself."""
    register = _register()
    if register is None:
        return MOST
    word = bytes(register[0:4])
    return word[3] if word[:3] == _MARK else 0


def add():
    """Count one more. -> False when it was one too many."""
    before = count()
    if before >= MOST:
        return False
    _register()[0:4] = _MARK + bytes((before + 1,))
    return True


def clear():
    """The box has been calm: the row has ended."""
    register = _register()
    if register is not None:
        register[0:4] = b"\0\0\0\0"
