"""Stand-in for CircuitPython's `supervisor`."""
# mypy: allow-untyped-defs, allow-untyped-calls, allow-incomplete-defs

from pathlib import Path as _Path

from lawkeeper_host.sim import toml as _toml
from lawkeeper_host.sim.machine import Reload as _Reload
from lawkeeper_host.sim.machine import current as _current


class RunReason:
    """Why code runs this time."""

    STARTUP = AUTO_RELOAD = SUPERVISOR_RELOAD = REPL_RELOAD = None

    def __init__(self, name):
        self._name = name


for _name in ("STARTUP", "AUTO_RELOAD", "SUPERVISOR_RELOAD", "REPL_RELOAD"):
    setattr(RunReason, _name, RunReason(_name))

_SAFE_MODES = (
    "NONE BROWNOUT FLASH_WRITE_FAIL GC_ALLOC_OUTSIDE_VM HARD_FAULT INTERRUPT_ERROR NLR_JUMP_FAIL NO_CIRCUITPY"
    " NO_HEAP PROGRAMMATIC SDK_FATAL_ERROR STACK_OVERFLOW USB_BOOT_DEVICE_NOT_INTERFACE_ZERO"
    " USB_TOO_MANY_ENDPOINTS USB_TOO_MANY_INTERFACE_NAMES USER WATCHDOG"
).split()


class SafeModeReason:
    """Why CircuitPython is in safe mode."""

    def __init__(self, name):
        self._name = name

    def __repr__(self):
        return "supervisor.SafeModeReason." + self._name


for _name in _SAFE_MODES:
    setattr(SafeModeReason, _name, SafeModeReason(_name))


class Runtime:
    """The only instance is `runtime`."""

    usb_connected = True
    serial_connected = False
    serial_bytes_available = 0
    display = None

    def __init__(self):
        self.autoreload = True
        self.rgb_status_brightness = 255

    @property
    def run_reason(self):
        return getattr(RunReason, _current().run_reason)

    @property
    def safe_mode_reason(self):
        return getattr(SafeModeReason, _current().safe_mode)


class StatusBar:
    """The only instance is `status_bar`."""

    def __init__(self):
        self.console = True
        self.display = True


def ticks_ms():
    return _current().clock.ticks()


def reload():
    """Run code.py from its start again."""
    raise _Reload


def set_usb_identification(manufacturer=None, product=None, vid=-1, pid=-1):
    machine = _current()
    if machine.usb.fixed:
        raise RuntimeError("Cannot change USB devices now")
    machine.usb.names = {"manufacturer": manufacturer, "product": product, "vid": vid, "pid": pid}


def get_previous_traceback():
    return _current().last_error


def get_setting(key, default=None):
    value = _toml.raw(_Path("settings.toml"), key)
    return default if value is None else _toml.parsed(value)


runtime = Runtime()
status_bar = StatusBar()
