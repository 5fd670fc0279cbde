"""Stand-in for CircuitPython's `storage`: whether code may write to the drive."""
# mypy: allow-untyped-defs, allow-untyped-calls, allow-incomplete-defs

from lawkeeper_host.sim.machine import current as _current


class VfsFat:
    """The mounted drive."""

    label = "CIRCUITPY"

    def __init__(self, block_device):
        raise NotImplementedError("the virtual box has no block devices")

    @property
    def readonly(self):
        return not _current().drive_open_to_code


def getmount(mount_path):
    if mount_path != "/":
        raise OSError(19, "No such device")
    return object.__new__(VfsFat)


def remount(mount_path, readonly=False, *, disable_concurrent_write_protection=False):
    getmount(mount_path)
    machine = _current()
    if machine.usb.fixed and machine.usb.drive:
        raise RuntimeError("Cannot remount path when visible via USB.")
    machine.drive_asked = not readonly
    if machine.usb.fixed:
        machine.drive_open_to_code = machine.drive_asked


def disable_usb_drive():
    """No drive for the host; then code may write."""
    _set_drive(False)


def enable_usb_drive():
    """The drive for the host; then code may not write unless it is remounted."""
    _set_drive(True)


def _set_drive(enabled):
    machine = _current()
    if machine.usb.fixed:
        raise RuntimeError("Cannot change USB devices now")
    machine.usb.drive = enabled
    machine.drive_asked = not enabled
