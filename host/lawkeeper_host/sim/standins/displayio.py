"""Stand-in for CircuitPython's `displayio`, as far as giving up the built-in display."""
# mypy: allow-untyped-defs, allow-untyped-calls, allow-incomplete-defs

from lawkeeper_host.sim.machine import current as _current


class _Display:
    """The display that the board's own firmware has set up; the pins are taken until it is released."""


def release_displays():
    """Give the pins of the built-in display free."""
    _current().display_taken = False
