"""Finding the box: candidates by what their USB port calls itself, confirmed by a HELLO on each."""

from __future__ import annotations

import os
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from serial.tools import list_ports

from lawkeeper_host.client import Client
from lawkeeper_host.errors import HostError
from lawkeeper_host.transport import Port, open_port
from lawkeeper_host.virtual import running

PRODUCT = "Lawkeeper"
VENDORS = {0x239A: "CircuitPython", 0x2E8A: "Raspberry Pi"}
CONSOLE = "CDC control"  # CircuitPython's name for the interface of its console
VARIABLE = "LAWKEEPER_PORT"
UDEV = "On Linux, install the rule of: lawkeeper udev"

Opener = Callable[[str], Port]


@dataclass(frozen=True)
class Candidate:
    """A port that may be a box: `url` to open, `about` what it says of itself."""

    url: str
    about: str


@dataclass(frozen=True)
class Found:
    """What became of a candidate: the box's HELLO, or the trouble with it."""

    candidate: Candidate
    hello: dict[str, Any] | None
    trouble: HostError | None


def candidates(
    port: str | None = None,
    ports: Callable[[], Any] = list_ports.comports,
    virtual: Callable[[], Path | None] = running,
) -> list[Candidate]:
    """Where a box may be, the likeliest first. `port` or LAWKEEPER_PORT leaves only that one."""
    named = port or os.environ.get(VARIABLE)
    if named:
        return [Candidate(named, "named by --port" if port else f"named by {VARIABLE}")]
    likely = sorted((info for info in ports() if _rank(info)[0] < 3), key=_rank)
    found = [Candidate(info.device, _about(info)) for info in likely]
    cable = virtual()
    return [*found, Candidate(str(cable), "a virtual box")] if cable else found


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


def connect(port: str | None = None, opener: Opener = open_port) -> Client:
    """A client for the one box that answers. `HostError` says what was looked at and what to try."""
    tried: list[Found] = []
    clients: list[Client] = []
    for candidate in candidates(port):
        try:
            clients.append(_greet(candidate, opener))
        except HostError as trouble:
            tried.append(Found(candidate, None, trouble))
    if len(clients) == 1:
        return clients[0]
    for client in clients:
        client.close()
    raise _several([client.name for client in clients]) if clients else _nothing(tried)


def _greet(candidate: Candidate, opener: Opener) -> Client:
    client = Client(opener(candidate.url))
    try:
        client.hello()
    except HostError:
        client.close()
        raise
    return client


def _several(urls: list[str]) -> HostError:
    every = ", ".join(urls)
    return HostError(f"{len(urls)} boxes answer: {every}.", f"Choose one: lawkeeper --port {urls[0]} ...", 3)


def _nothing(tried: list[Found]) -> HostError:
    """Why there is no box: no port at all, the trouble of the only one, or that of each."""
    if not tried:
        return HostError(
            "No box was found: no serial port here belongs to a Lawkeeper or another CircuitPython board.",
            f"Use a USB cable that carries data, or name the port: lawkeeper --port PORT ... {UDEV}",
            3,
        )
    if len(tried) == 1 and tried[0].trouble:
        return tried[0].trouble
    seen = "; ".join(f"{found.candidate.url} ({found.candidate.about}): {found.trouble}" for found in tried)
    again = f"Unplug the box, plug it in and wait 3 seconds. {UDEV}"
    return HostError(f"No box answered. Looked at {seen}", again, 3)
