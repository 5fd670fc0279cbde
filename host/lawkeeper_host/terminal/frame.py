"""The frame every command runs in: where the box is, and how errors end."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from importlib import import_module
from typing import Any

import click

from lawkeeper_host.client import Client
from lawkeeper_host.errors import HostError
from lawkeeper_host.find import Candidate, choose, explained, statuses
from lawkeeper_host.terminal.show import clean, note

STOPPED = 130


@dataclass
class Cable:
    """What the global options say; the `obj` of every click context."""

    port: str | None = None
    at: Candidate | None = None

    def connect(self) -> Client:
        """A client for the named port, or for the only box that answers. That nobody named a virtual one is
        said."""
        client, self.at = choose(self.port)
        if self.at.box and not self.port:
            note(f"This is the {self.at.box}.")
        return client

    def statuses(self) -> list[tuple[Candidate, dict[str, Any]]]:
        """How the game stands on every box that answers here; that there is none is no error."""
        return statuses(self.port)

    def explained(self, error: HostError) -> HostError:
        """An error as it reads for the box that was spoken to."""
        return explained(error, self.at) if self.at else error


pass_cable = click.make_pass_decorator(Cable, ensure=True)
json_option = click.option("--json", "as_json", is_flag=True, help="Print JSON for other programs.")


def tell(message: str, hint: str) -> None:
    """An error as its reader sees it, on the error stream: a sentence, and what to do next."""
    lines = [clean(line) for line in message.split("\n")]
    click.secho("Error: " + "\n       ".join(lines), fg="red", err=True)
    if hint:
        click.echo("Next:  " + clean(hint), err=True)


class Frame(click.Group):
    """The top group: known errors become sentences, Ctrl-C ends quietly, some commands are imported late."""

    later: Mapping[str, str] = {}  # name of a command -> its module, in which it has the same name

    def list_commands(self, ctx: click.Context) -> list[str]:
        """All commands, by name."""
        return sorted([*super().list_commands(ctx), *self.later])

    def get_command(self, ctx: click.Context, name: str) -> click.Command | None:
        """A command by its name."""
        if name not in self.later:
            return super().get_command(ctx, name)
        command = getattr(import_module(self.later[name]), name)
        return command if isinstance(command, click.Command) else None

    def invoke(self, ctx: click.Context) -> Any:
        """Run the command that was asked for."""
        try:
            return super().invoke(ctx)
        except HostError as error:
            told = ctx.obj.explained(error) if isinstance(ctx.obj, Cable) else error
            tell(told.message, told.hint)
            raise click.exceptions.Exit(told.exit_code) from error
        except KeyboardInterrupt as error:
            tell("Stopped.", "")
            raise click.exceptions.Exit(STOPPED) from error
