"""`lawkeeper devices`, `info`, `selftest` and `service`: the box itself."""

from __future__ import annotations

from datetime import UTC, datetime
from importlib import import_module
from typing import Any

import click

from lawkeeper import games
from lawkeeper_host.errors import HostError
from lawkeeper_host.find import VARIABLE, Found, look
from lawkeeper_host.terminal import show
from lawkeeper_host.terminal.frame import Cable, json_option, pass_cable

OK = "ok"
NO_DATE = 1_600_000_000
"""A clock that nobody has set counts from 2000 on: no date before this one was set by anybody."""


@click.command("devices")
@json_option
@pass_cable
def devices(cable: Cable, as_json: bool) -> None:
    """List the boxes that are plugged in."""
    found = look(cable.port)
    if as_json:
        show.as_json([_device(one) for one in found])
    elif found:
        show.table(("port", "calls itself", "answer"), [tuple(_device(one).values())[:3] for one in found])
    boxes = [one.candidate.url for one in found if one.hello]
    if not boxes:
        what = "Nothing that is plugged in answers as a box." if found else "No box is plugged in."
        leave_out = f"Look at every port: lawkeeper devices, without --port (or {VARIABLE})."
        plug_in = "Plug the box in with a cable that carries data, then: lawkeeper devices"
        raise HostError(what, leave_out if cable.port else plug_in, 3)
    show.next_step("lawkeeper info" if len(boxes) == 1 else f"lawkeeper --port {boxes[0]} info")


def _device(one: Found) -> dict[str, Any]:
    """A port and what became of it."""
    answer = f"{one.hello['title']}, program {one.hello['version']}" if one.hello else str(one.trouble)
    return {"port": one.candidate.url, "about": one.candidate.about, "answer": answer, "box": one.hello}


@click.command("info")
@json_option
@pass_cable
def info(cable: Cable, as_json: bool) -> None:
    """Show the box, its program and how the game stands."""
    with cable.connect() as box:
        hello, status = box.hello(), box.request("status")
    if as_json:
        show.as_json({"box": hello, "status": status})
        return
    show.pairs([*_about(hello), *_standing(status)])
    for sentence in status["complaints"]:
        show.line(f"! {show.clean(sentence)}")


def _about(hello: dict[str, Any]) -> list[tuple[str, object]]:
    """The box itself."""
    return [
        ("box", hello["title"]),
        ("board", hello["box"]),
        ("program", f"{hello['version']}, protocol {hello['protocol']}"),
        ("lights", hello["lights"]),
    ]


def _standing(status: dict[str, Any]) -> list[tuple[str, object]]:
    """The game as everybody at the table sees it."""
    rows: list[tuple[str, object]] = [
        ("library", status["library"] or "empty"),
        ("date", _date(status["date"])),
    ]
    if not status["game"]:
        return [*rows, ("game", "none")]
    minutes, seconds = divmod(status["clock"], 60)
    return [
        *rows,
        ("game", f"{status['game']}, {'finished' if status['finished'] else status['phase']}"),
        *_declared(status),
        ("play clock", f"{minutes}:{seconds:02}"),
        ("looks at the secret", status["looks"]),
        ("seal", status["seal"]),
    ]


def _declared(status: dict[str, Any]) -> list[tuple[str, object]]:
    """What the game on the table says of itself, in the words of the table of its fields."""
    told: dict[str, str] = {}
    for _, name, title in games.GAMES:
        if title == status["game"]:
            told = import_module(f"lawkeeper.games.{name}.tables").STATUS
    return [(told.get(name, show.clean(name)), show.clean(value)) for name, value in status["seen"].items()]


def _date(unix: int) -> str:
    """The box's date, which is in its owner's time zone already."""
    return f"{datetime.fromtimestamp(unix, UTC):%Y-%m-%d %H:%M}" if unix > NO_DATE else "not set"


@click.command("selftest")
@json_option
@pass_cable
def selftest(cable: Cable, as_json: bool) -> None:
    """Ask the box to test what it can by itself."""
    with cable.connect() as box:
        rows = box.request("selftest")["rows"]
    if as_json:
        show.as_json([{"part": part, "result": result} for part, result in rows])
    else:
        show.table(("part", "result"), rows)
    failed = [show.clean(part) for part, result in rows if result != OK]
    if failed:
        raise HostError(
            f"The self-test found something: {', '.join(failed)}.",
            "The longer self-test is on the box: System > Self-test.",
            7,
        )


@click.command("service")
@pass_cable
def service(cable: Cable) -> None:
    """Ask the table to open the drive and the console (answered on the box)."""
    with cable.connect() as box:
        box.request("service")
    show.line("The box now asks the table. Yes on the box restarts it with its drive and console open.")
    show.line("While a game is running this breaks its seal, for all to see.")
    show.next_step("answer on the box, then: lawkeeper install")
