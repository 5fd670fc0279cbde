"""Stand-in for CircuitPython's `neopixel_write`. The `neopixel` library over it is the real one."""
# mypy: allow-untyped-defs, allow-untyped-calls, allow-incomplete-defs

from lawkeeper_host.sim.machine import current as _current


def neopixel_write(digitalinout, buf):
    """Clock `buf` out to the chain of lights."""
    _current().light(digitalinout._gpio, bytes(buf))
