"""Stand-in for CircuitPython's `usb_midi`: the virtual box makes no music."""
# mypy: allow-untyped-defs, allow-untyped-calls, allow-incomplete-defs

from lawkeeper_host.sim.machine import current as _current


def disable():
    """Show the host no instrument."""
    if _current().usb.fixed:
        raise RuntimeError("Cannot change USB devices now")
