"""Stand-in for CircuitPython's `nvm`; the bytes are in `lawkeeper_host.sim.flash`."""
# mypy: allow-untyped-defs, allow-untyped-calls, allow-incomplete-defs

from array import array as _array

from lawkeeper_host.sim.machine import current as _current


class ByteArray:
    """4096 bytes that outlive the power. One assignment is one flash operation."""

    def __init__(self):
        raise TypeError("the only instance is microcontroller.nvm")

    def __bool__(self):
        return True

    def __len__(self):
        return len(_current().nvm)

    def __getitem__(self, index):
        flash = _current().nvm
        if isinstance(index, slice):
            start, stop = _span(index, len(flash))
            return bytearray(flash.read(start, stop))
        at = _place(index, len(flash))
        return flash.read(at, at + 1)[0]

    def __setitem__(self, index, value):
        flash = _current().nvm
        if isinstance(index, slice):
            start, stop = _span(index, len(flash))
            flash.write(start, _bytes(value, stop - start))
            return
        if not 0 <= value <= 255:
            raise ValueError("bytes must be 0-255")
        flash.write(_place(index, len(flash)), bytes((value,)))


def _span(index, length):
    start, stop, step = index.indices(length)
    if step != 1:
        raise NotImplementedError("only slices with step=1 (aka None) are supported")
    return start, max(start, stop)


def _place(index, length):
    at = index + length if index < 0 else index
    if not 0 <= at < length:
        raise IndexError("ByteArray index out of range")
    return at


def _bytes(value, wanted):
    if not isinstance(value, bytes | bytearray | memoryview | _array):
        raise NotImplementedError("array/bytes required on right side")
    data = bytes(value)
    if len(value) != wanted:
        raise ValueError("Slice and value different lengths.")
    if len(data) != wanted:
        raise ValueError("Array values should be single bytes.")
    return data
