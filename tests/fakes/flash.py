# portable: runs on CPython and on the MicroPython VM
"""Flash memory as it is in the box: a program only clears bits, only an erase sets them, and the power can go
at any point.

`Power` counts the operations of all flash it is given to and cuts one of them: before it begins, in the
middle (any part of the bits that were to change has changed) or when it is done.
"""

PAGE = 256
SECTOR = 4096
BLANK = b"\xff" * SECTOR
BEFORE, DURING, AFTER = range(3)
WAYS = (BEFORE, DURING, AFTER)


class PowerCut(BaseException):
    """Not an Exception: nothing in the box gets to handle it."""


class Noise:
    """Bytes that are the same for the same seed on every runtime."""

    def __init__(self, seed):
        self._state = (seed * 2654435761 + 12345) & 0xFFFFFFFF or 1

    def below(self, n):
        state = self._state
        state ^= state << 13 & 0xFFFFFFFF
        state ^= state >> 17
        state ^= state << 5 & 0xFFFFFFFF
        self._state = state
        return (state >> 8) % n

    def bytes(self, n):
        return bytes([self.below(256) for _ in range(n)])


class Power:
    """`erases` and `programs` count what was done; `arm` sets the cut."""

    def __init__(self):
        self.erases = 0
        self.programs = 0
        self._left = -1
        self._way = AFTER
        self._noise = None
        self.went = False

    def arm(self, operation, way, seed=1):
        """Cut operation number `operation` from now (0 is the next) in one of WAYS."""
        self._left = operation
        self._way = way
        self._noise = Noise(seed)
        self.went = False

    def erase(self, memory):
        """Set all bits of a bytearray of one sector."""
        self.erases += 1
        self._change(memory, 0, BLANK)

    def program(self, memory, at, data):
        """Clear bits inside one page."""
        assert at // PAGE == (at + len(data) - 1) // PAGE, "a program crosses a page"
        now = bytes([memory[at + i] & data[i] for i in range(len(data))])
        assert now == bytes(data), "a program cannot set bits"
        self.programs += 1
        self._change(memory, at, now)

    def _change(self, memory, at, now):
        cut = self._left == 0
        self._left -= 1
        if cut and self._way == DURING:
            now = self._partly(memory, at, now)
        if not cut or self._way != BEFORE:
            memory[at : at + len(now)] = now
        if cut:
            self.went = True
            raise PowerCut()

    def _partly(self, memory, at, now):
        """Some of the changing bits have changed: nearly none, half of them, or nearly all."""
        density = self._noise.below(3)
        mixed = bytearray(now)
        for i in range(len(now)):
            changing = memory[at + i] ^ now[i]
            if changing:
                first, second = self._noise.below(256), self._noise.below(256)
                mask = (first & second, first, first | second)[density]
                mixed[i] = memory[at + i] ^ (changing & mask)
        return mixed


class Nvm:
    """`microcontroller.nvm`: 4096 bytes, slices only, written the way CircuitPython writes them."""

    def __init__(self, content=BLANK, power=None):
        self.power = power or Power()
        self._memory = bytearray(content)

    def __len__(self):
        return len(self._memory)

    def __getitem__(self, place):
        assert isinstance(place, slice), "one byte at a time is slow: read slices"
        return bytes(self._memory[place])

    def __setitem__(self, place, data):
        start = place.start or 0
        assert place.stop == start + len(data) <= len(self), "a slice assignment keeps its length"
        if data == BLANK[: len(data)] and len(data) == SECTOR:
            self.power.erase(self._memory)  # what follows in CircuitPython programs 0xFF: nothing
        elif self._memory[start : start + len(data)] == BLANK[: len(data)]:
            self._program(start, data)
        else:
            whole = bytearray(self._memory)
            whole[start : start + len(data)] = data
            self.power.erase(self._memory)
            self._program(0, whole)

    def _program(self, at, data):
        done = 0
        while done < len(data):
            size = min(len(data) - done, PAGE - (at + done) % PAGE)
            self.power.program(self._memory, at + done, bytes(data[done : done + size]))
            done += size

    def restarted(self):
        """The same content under new power."""
        return Nvm(self._memory)


def every_cut(run, seeds=(1,), step=1):
    """Call `run(power)` again and again with a cut at each operation in each way, until none is left to cut.

    `run` arranges everything anew, hands `power` to its flash, catches the PowerCut and checks what is left.
    Gives the number of operations."""
    operation = 0
    while True:
        for way in WAYS:
            for seed in seeds if way == DURING else (0,):
                power = Power()
                power.arm(operation, way, seed + 31 * operation)
                run(power)
                if not power.went:
                    return operation
        operation += step
