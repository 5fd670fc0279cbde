"""Milliseconds that wrap, as `supervisor.ticks_ms` counts them: up to 2**29, then from 0 again."""

PERIOD = 1 << 29
_HALF = PERIOD >> 1


def add(ticks, ms):
    """The tick `ms` milliseconds after `ticks` (before it, when negative)."""
    return (ticks + ms) % PERIOD


def diff(later, earlier):
    """Milliseconds from `earlier` to `later`: negative when it lies before. Right up to 74 hours apart."""
    return (later - earlier + _HALF) % PERIOD - _HALF
