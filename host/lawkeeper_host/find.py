"""Finding the box: candidates by what their USB port calls itself, confirmed by a HELLO on each."""

from __future__ import annotations

import os
from collections.abc import Callable
from contextlib import suppress
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from serial.tools import list_ports

from lawkeeper_host import virtual
from lawkeeper_host.client import Client
from lawkeeper_host.errors import HostError, LinkLost
from lawkeeper_host.transport import Port, open_port
from lawkeeper_host.virtual import Running

PRODUCT = "Lawkeeper"
VENDORS = {0x239A: "CircuitPython", 0x2E8A: "Raspberry Pi"}
CONSOLE = "CDC control"  # CircuitPython's name for the interface of its console
VARIABLE = "LAWKEEPER_PORT"
UDEV = "On Linux, install the rule of: lawkeeper udev"

Opener = Callable[[str], Port]


@dataclass(frozen=True)
class Candidate:
    """A port that may be a box: `url` to open, `about` what it says of itself; whether that is our own name;
    and which virtual box it is, if any."""

    url: str
    about: str
    ours: bool = False
    box: Running | None = None

    def __str__(self) -> str:
        return f"{self.url} ({self.about})"


@dataclass(frozen=True)
class Found:
    """What became of a candidate: the box's HELLO, or the trouble with it."""

    candidate: Candidate
    hello: dict[str, Any] | None
    trouble: HostError | None


def candidates(
    port: str | None = None,
    ports: Callable[[], Any] = list_ports.comports,
    boxes: Callable[[], list[Running]] = virtual.running,
) -> list[Candidate]:
    """Where a box may be, the likeliest first. `port` or LAWKEEPER_PORT leaves only that one."""
    named = port or os.environ.get(VARIABLE)
    cables = [Candidate(box.port, str(box), box=box) for box in boxes() if box.port]
    if named:
        about = "named by --port" if port else f"named by {VARIABLE}"
        known = [one.box for one in cables if _same(one.url, named)]
        return [Candidate(named, about, box=known[0] if known else None)]
    likely = sorted((info for info in ports() if _rank(info)[0] < 3), key=_rank)
    return [*(Candidate(info.device, _about(info), not _rank(info)[0]) for info in likely), *cables]


def _same(one: str, other: str) -> bool:
    """Whether two addresses are of one port, however they are written."""
    return one == other or "://" not in one + other and Path(one).absolute() == Path(other).absolute()


def _rank(info: Any) -> tuple[int, str]:
    """0 our own product, 1 a CircuitPython data port, 2 another port of a known maker, 3 not one of ours."""
    interface = info.interface or ""
    if CONSOLE in interface:
        return 3, info.device  # a Python console would run what is sent to it
    if PRODUCT in f"{info.product} {interface} {info.description}":
        return 0, info.device
    if info.vid in VENDORS:
        return (1 if "CDC2" in interface or "data" in interface.lower() else 2), info.device
    return 3, info.device


def _about(info: Any) -> str:
    return str(info.product or info.description or VENDORS.get(info.vid, "serial port"))


def look(port: str | None = None, opener: Opener = open_port) -> list[Found]:
    """Ask every candidate who it is; trouble with one is part of the answer, never an exception."""
    found = []
    for candidate in candidates(port):
        try:
            with _greet(candidate, opener) as client:
                found.append(Found(candidate, client.hello(), None))
        except HostError as trouble:
            found.append(Found(candidate, None, trouble))
    return found


def statuses(port: str | None = None, opener: Opener = open_port) -> list[tuple[Candidate, dict[str, Any]]]:
    """How the game stands on every box that answers; those that do not are passed over."""
    found = []
    for candidate in candidates(port):
        with suppress(HostError), _greet(candidate, opener) as client:
            found.append((candidate, client.request("status")))
    return found


def connect(port: str | None = None, opener: Opener = open_port) -> Client:
    """A client for the one box that answers. `HostError` says what was looked at and what to try."""
    return choose(port, opener)[0]


def choose(port: str | None = None, opener: Opener = open_port) -> tuple[Client, Candidate]:
    """As `connect`, and where the box is."""
    tried: list[Found] = []
    answered: list[tuple[Client, Candidate]] = []
    for candidate in candidates(port):
        try:
            answered.append((_greet(candidate, opener), candidate))
        except HostError as trouble:
            tried.append(Found(candidate, None, trouble))
    silent = [found for found in tried if found.candidate.ours]
    if len(answered) == 1 and not (answered[0][1].box and silent):
        return answered[0]
    for client, _ in answered:
        client.close()
    if not answered:
        raise _nothing(tried)
    where = [candidate for _, candidate in answered]
    raise _mute(silent[0], where[0]) if len(where) == 1 else _several(where)


def _greet(candidate: Candidate, opener: Opener) -> Client:
    try:
        client = Client(opener(candidate.url))
    except HostError as error:
        raise explained(error, candidate) from error
    try:
        client.hello()
    except HostError as error:
        client.close()
        raise explained(error, candidate) from error
    return client


def _several(where: list[Candidate]) -> HostError:
    every = ", ".join(map(str, where))
    return HostError(
        f"{len(where)} boxes answer: {every}.", f"Choose one: lawkeeper --port {where[0].url} ...", 3
    )


def _mute(silent: Found, answers: Candidate) -> HostError:
    """A real box is plugged in: a command that goes to a virtual one instead must have been meant so."""
    return HostError(
        f"The box that is plugged in at {silent.candidate.url} does not answer ({silent.trouble}) "
        f"A {answers.about} does.",
        f"If you mean that one: lawkeeper --port {answers.url} ...",
        3,
    )


def _nothing(tried: list[Found]) -> HostError:
    """Why there is no box: no port at all, the trouble of the only one, or that of each."""
    last = virtual.ended()
    over = f" The {last} has ended." if last else ""
    if not tried:
        start = f"Start the virtual box again: {last.start}. Or plug a box in" if last else "Plug a box in"
        return HostError(
            "No box was found: no serial port here belongs to a Lawkeeper or another CircuitPython board, "
            f"and no virtual box runs.{over}",
            f"{start} with a USB cable that carries data, or name the port: lawkeeper --port PORT ... {UDEV}",
            3,
        )
    if len(tried) == 1 and tried[0].trouble:
        return tried[0].trouble
    seen = "; ".join(f"{found.candidate}: {found.trouble}" for found in tried)
    again = f"Unplug the box, plug it in and wait 3 seconds. {UDEV}"
    return HostError(f"No box answered. Looked at {seen}{over}", again, 3)


# --- a virtual box in trouble ---


def explained(error: HostError, candidate: Candidate) -> HostError:
    """The error as it reads when the box is a virtual one, that runs or has just ended; else as it is."""
    if candidate.box and candidate.box in virtual.running():
        return _of_running(error, candidate.box)
    last = virtual.ended()
    if last and (candidate.box == last or _same(candidate.url, last.port)) and error.exit_code in (4, 6):
        again = f"Start it again: {last.start}"
        return HostError(f"The {last} has ended.", again, error.exit_code)
    return error


def _of_running(error: HostError, box: Running) -> HostError:
    page = f"Look at its page: {box.page}" if box.page else "Look at what `lawkeeper sim` says."
    if isinstance(error, LinkLost):
        return LinkLost(f"The {box} does not answer: its power was cut, or it has stopped.", page)
    if error.exit_code != 4:
        return error
    if "://" not in box.port and Path(box.port).exists():
        return HostError(
            f"The {box} talks to another program.", "Wait until that is done, then try again.", 4
        )
    return HostError(f"The {box} shows no port: its power is off, or it is in service mode.", page, 4)
