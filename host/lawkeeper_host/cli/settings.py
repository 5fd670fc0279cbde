"""`lawkeeper settings`: the box's settings, by the table they are made from."""

from __future__ import annotations

from typing import Any

import click

from lawkeeper import games
from lawkeeper.keep.settings import Settings
from lawkeeper_host.errors import HostError
from lawkeeper_host.terminal import show
from lawkeeper_host.terminal.frame import Cable, json_option, pass_cable

NAMES = {str(row[1]): row for row in Settings(declared=games.settings).rows()}
"""The rows of the settings table, those of the games among them, by name: (id, name, kind, default, limits,
..., label, help)."""


@click.group("settings", invoke_without_command=True)
@json_option
@click.pass_context
def settings_group(context: click.Context, as_json: bool) -> None:
    """Read or change the box's settings (alone: the list)."""
    if context.invoked_subcommand is None:
        context.invoke(list_settings, as_json=as_json)
    elif as_json:
        context.default_map = dict.fromkeys(settings_group.commands, {"as_json": True})


@settings_group.command("list")
@json_option
@pass_cable
def list_settings(cable: Cable, as_json: bool = False) -> None:
    """Show every setting with its value."""
    with cable.connect() as box:
        values = _in_order(box.request("settings.get")["values"])
    if as_json:
        show.as_json(values)
        return
    rows = [(name, value, *_told(name)) for name, value in values.items()]
    show.table(("setting", "value", "default", "what it does"), rows)
    show.next_step("lawkeeper settings set NAME VALUE")


@settings_group.command("get")
@click.argument("name")
@json_option
@pass_cable
def get_setting(cable: Cable, name: str, as_json: bool) -> None:
    """Show one setting."""
    _known(name)
    with cable.connect() as box:
        values: dict[str, Any] = box.request("settings.get", name=name)["values"]
    if as_json:
        show.as_json(values)
    else:
        show.line(show.clean(values[name]))


@settings_group.command("set")
@click.argument("name")
@click.argument("value")
@json_option
@pass_cable
def set_setting(cable: Cable, name: str, value: str, as_json: bool) -> None:
    """Change one setting; it counts at once."""
    kind = _known(name)[2]
    if kind == "int" and not value.lstrip("-").isdecimal():
        raise HostError(f"{name} takes a whole number, not {value!r}.", "lawkeeper settings list", 2)
    with cable.connect() as box:
        now = box.request("settings.set", name=name, value=int(value) if kind == "int" else value)["value"]
    if as_json:
        show.as_json({name: now})
    else:
        show.line(f"{name} is now {show.clean(now)}.")


def _in_order(values: dict[str, Any]) -> dict[str, Any]:
    """The settings in the order of the table: the board sends them in none. A newer box's come last."""
    newer = sorted(name for name in values if name not in NAMES)
    return {name: values[name] for name in [*NAMES, *newer] if name in values}


def _known(name: str) -> Any:
    """The table's row of a setting; refuses a name that is in no table."""
    if name not in NAMES:
        raise HostError(
            f"There is no setting {name!r}. There are: {', '.join(NAMES)}.", "lawkeeper settings list", 2
        )
    return NAMES[name]


def _told(name: str) -> tuple[str, str]:
    """Default and help of a setting; a newer box may have settings that this program does not know."""
    row = NAMES.get(name)
    return (str(row[3]), str(row[-1])) if row else ("", "")
