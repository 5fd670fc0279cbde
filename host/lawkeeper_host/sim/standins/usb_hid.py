"""Stand-in for CircuitPython's `usb_hid`: the virtual box is no keyboard."""
# mypy: allow-untyped-defs, allow-untyped-calls, allow-incomplete-defs

from lawkeeper_host.sim.machine import current as _current


def disable():
    """Show the host no keyboard, mouse or the like."""
    if _current().usb.fixed:
        raise RuntimeError("Cannot change USB devices now")
