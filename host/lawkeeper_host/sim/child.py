"""The process that is the box: stand-ins first on the path, then boot.py, then code.py, as they lie in the
firmware folder. The firmware, and only it, finds what the board has and no more: see `checks.strict`.

`python -m lawkeeper_host.sim.child` is started by `runner` only; killing it is cutting the power.
"""

import argparse
import hashlib
import importlib
import os
import socket
import sys
import traceback
from pathlib import Path
from types import ModuleType

from lawkeeper_host.sim import patches
from lawkeeper_host.sim.cable_end import CableEnd
from lawkeeper_host.sim.clock import Clock
from lawkeeper_host.sim.flash import Flash
from lawkeeper_host.sim.hardware import BOARDS
from lawkeeper_host.sim.machine import Machine, Reload, install
from lawkeeper_host.sim.talk import Talk

STANDINS = Path(__file__).parent / "standins"


def main() -> None:
    """Be the box until code.py ends, the box resets itself or the power is cut."""
    options = _options()
    machine, talk = _build(options)
    _make_room(options)
    talk.start()
    talk.note(stage="on")
    _run_all(options, machine, talk)


def _options() -> argparse.Namespace:
    parser = argparse.ArgumentParser(prog="lawkeeper_host.sim.child")
    parser.add_argument("--state", type=Path, required=True)
    parser.add_argument("--firmware", type=Path, required=True)
    parser.add_argument("--board", choices=BOARDS, required=True)
    parser.add_argument("--chip", default=None)
    parser.add_argument("--speed", type=float, default=1.0)
    parser.add_argument("--seed", type=int, default=None)
    parser.add_argument("--boots", type=int, default=0)
    parser.add_argument("--reset-reason", default="POWER_ON")
    parser.add_argument("--safe-mode", default="NONE")
    parser.add_argument("--scratch", type=bytes.fromhex, default=b"")
    parser.add_argument("--ground", default="", help="GPIO numbers of the keys that are down, with commas")
    parser.add_argument("--talk-fd", type=int, required=True)
    parser.add_argument("--cable-fd", type=int, required=True)
    return parser.parse_args()


def _build(options: argparse.Namespace) -> tuple[Machine, Talk]:
    clock = Clock(options.speed)
    cable = CableEnd(socket.socket(fileno=options.cable_fd), clock)
    hardware = BOARDS[options.board].with_chip(options.chip)
    machine = Machine(hardware, clock, Flash(options.state / "nvm.bin", clock.sleep), cable)
    machine.reset_reason, machine.safe_mode = options.reset_reason, options.safe_mode
    machine.uid = hashlib.sha256(str(options.state).encode()).digest()[:8]
    machine.scratch[: len(options.scratch)] = options.scratch
    for gpio in options.ground.split(",") if options.ground else ():
        machine.ground(int(gpio), True)
    install(machine)
    talk = Talk(socket.socket(fileno=options.talk_fd), machine)

    def end(why: str, **facts: object) -> None:
        talk.note(exit=why, **facts)
        sys.stdout.flush()
        os._exit(0)

    machine.end = end
    return machine, talk


def _make_room(options: argparse.Namespace) -> None:
    """Path, folder and library functions as the firmware finds them on the board."""
    drive = (options.state / "drive").resolve()
    os.chdir(drive)
    own = {"", str(options.firmware), str(STANDINS)}
    sys.path[:] = [str(STANDINS), str(options.firmware), *(path for path in sys.path if path not in own)]
    sys.setswitchinterval(0.001)  # the talking thread gets its turn soon, also while the firmware computes


def _run_all(options: argparse.Namespace, machine: Machine, talk: Talk) -> None:
    patches.patch_time(machine)
    patches.patch_os(options.seed, options.boots)
    patches.patch_drive(machine, Path.cwd())
    _strict().install()  # after the patches: it takes what is there
    patches.patch_platform()
    if options.safe_mode != "NONE":
        _run(options.firmware / "safemode.py", machine)
        machine.end("safe mode", say="it is in safe mode (%s)" % options.safe_mode)
    talk.note(stage="boot.py")
    _run(options.firmware / "boot.py", machine)
    machine.usb.fixed = True
    machine.drive_open_to_code = machine.drive_asked
    while True:
        _forget_modules(options.firmware)
        usb = machine.usb
        talk.note(stage="code.py", data=usb.data, console=usb.console, drive=usb.drive, names=usb.names)
        error = _run(options.firmware / "code.py", machine)
        if not isinstance(error, Reload):
            machine.end("error" if error else "ended", say=_sentence(error))
        machine.run_reason = "SUPERVISOR_RELOAD"


def _strict() -> ModuleType:
    """Not before the built-in functions are those of the box."""
    return importlib.import_module("lawkeeper_host.checks.strict")


def _run(path: Path, machine: Machine) -> BaseException | None:
    """Run one of the firmware's files. Returns how it ended, None for by itself; the traceback goes to the
    console."""
    if not path.exists():
        return FileNotFoundError("%s is not there" % path.name) if path.name == "code.py" else None
    machine.reload()
    try:
        _strict().load(path, "__main__")
    except Reload as reload:
        return reload
    except BaseException as error:  # noqa: BLE001 - whatever it is, the page must show how the run ended
        machine.last_error = _traceback(error, path.parent)
        print(machine.last_error, flush=True)
        return error
    return None


def _traceback(error: BaseException, firmware: Path) -> str:
    """As the board's console has it: from the firmware's own file on, without what called it here."""
    step = error.__traceback__
    while step is not None and not Path(step.tb_frame.f_code.co_filename).is_relative_to(firmware):
        step = step.tb_next
    return "".join(traceback.format_exception(type(error), error, step or error.__traceback__))


def _forget_modules(firmware: Path) -> None:
    """boot.py and code.py each get a fresh interpreter on the board; here the firmware's own modules are
    dropped."""
    for name, module in list(sys.modules.items()):
        file = getattr(module, "__file__", None)
        if file and Path(file).is_relative_to(firmware) and name != "__main__":
            del sys.modules[name]


def _sentence(error: BaseException | None) -> str:
    if error is None:
        return "code.py came to its end"
    return "%s: %s" % (type(error).__name__, error)


if __name__ == "__main__":
    main()
