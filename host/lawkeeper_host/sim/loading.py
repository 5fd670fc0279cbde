"""`lawkeeper sim --load`: packs go into the virtual box over its cable, by the very code that loads a real
one."""

from collections.abc import Iterable
from pathlib import Path

from lawkeeper_host.errors import HostError
from lawkeeper_host.find import connect
from lawkeeper_host.games.registry import read_pack, thing
from lawkeeper_host.packs.build import arrange, contents, plan, section
from lawkeeper_host.sim.box import VirtualBox

START_S = 30.0


def load(box: VirtualBox, paths: Iterable[Path]) -> str:
    """Load pack files, and those of folders. Returns a sentence on what happened; HostError when it did
    not."""
    sections = [section(read_pack(path)) for path in _files(paths)]
    with connect(_port(box)) as client:
        here = client.library().packs
        packs = arrange(here, sections)
        if packs == list(here):
            return "The box has these %d packs with %s already." % (len(sections), contents(sections, thing))
        client.upload(plan(packs))
    return "Loaded %d packs with %s." % (len(sections), contents(sections, thing))


def _files(paths: Iterable[Path]) -> list[Path]:
    found: list[Path] = []
    for path in paths:
        inside = sorted(path.glob("*.txt")) if path.is_dir() else [path]
        found += [file for file in inside if file not in found]
    if not found:
        raise HostError("There is no pack file (.txt) there.", "Name the folder that holds the packs.", 2)
    return found


def _port(box: VirtualBox) -> str:
    """The port, as soon as the box shows it."""
    try:
        box.wait_until(lambda: box.port or not box.view.power or _in_service(box), START_S)
    except TimeoutError:
        raise HostError(
            "The box did not start within %d seconds." % START_S, "Look at its console.", 3
        ) from None
    if not box.port:
        why = "is in service mode" if _in_service(box) else "stopped: %s" % box.view.stopped
        raise HostError("The box %s, so it has no data port." % why, "", 3)
    return box.port


def _in_service(box: VirtualBox) -> bool:
    return box.view.stage == "code.py" and not box.view.usb.get("data")
