# portable: runs on CPython and on the MicroPython VM
"""Numbers that look random and are the same in every run and on every runtime."""


class Dice:
    """A small linear congruential generator; no game uses it."""

    def __init__(self, seed):
        self._state = seed

    def below(self, n):
        """A whole number 0..n-1."""
        self._state = (self._state * 1103515245 + 12345) & 0x7FFFFFFF
        return (self._state >> 12) % n

    def pick(self, items):
        return items[self.below(len(items))]
