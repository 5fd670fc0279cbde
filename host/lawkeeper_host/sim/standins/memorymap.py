"""Stand-in for CircuitPython's `memorymap`: the watchdog's scratch registers, which outlive a reset but not
the power."""
# mypy: allow-untyped-defs, allow-untyped-calls, allow-incomplete-defs

from lawkeeper_host.sim.machine import SCRATCH_START as _SCRATCH_START
from lawkeeper_host.sim.machine import current as _current


class AddressRange:
    """A stretch of the registers as bytes."""

    def __init__(self, *, start, length):
        self._at = start - _SCRATCH_START
        self._length = length
        if self._at < 0 or self._at + length > len(_current().scratch):
            raise ValueError("Address range not allowed")

    def __bool__(self):
        return True

    def __len__(self):
        return self._length

    def __getitem__(self, index):
        return self._bytes()[index] if isinstance(index, int) else bytearray(self._bytes()[index])

    def __setitem__(self, index, value):
        changed = self._bytes()
        changed[index] = value
        if len(changed) != self._length:
            raise ValueError("Slice and value different lengths.")
        machine = _current()
        machine.scratch[self._at : self._at + self._length] = changed
        machine.dirty("scratch")

    def _bytes(self):
        return _current().scratch[self._at : self._at + self._length]
