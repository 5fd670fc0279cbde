"""The `lawkeeper` command."""

from __future__ import annotations

from importlib.metadata import version

import click

from lawkeeper_host.cli.board import install, udev
from lawkeeper_host.cli.box import devices, info, selftest, service
from lawkeeper_host.cli.packs import load, packs, remove
from lawkeeper_host.cli.records import log, verify
from lawkeeper_host.cli.settings import settings_group
from lawkeeper_host.find import VARIABLE
from lawkeeper_host.games.registry import GAMES
from lawkeeper_host.terminal.frame import Cable, Frame


class Lawkeeper(Frame):
    """All commands; the virtual box is imported late."""

    later = {"sim": "lawkeeper_host.sim.command"}


@click.group("lawkeeper", cls=Lawkeeper, context_settings={"help_option_names": ["-h", "--help"]})
@click.option(
    "--port", envvar=VARIABLE, show_envvar=True, help="The box's port: a device, a pty, socket://HOST:PORT."
)
@click.version_option(version("lawkeeper"), prog_name="lawkeeper")
@click.pass_context
def main(context: click.Context, port: str | None) -> None:
    """Load laws into a Lawkeeper box, read its games back, look after it.

    \b
    Exit codes: 0 done, 2 wrong usage or a bad pack, 3 no box found, 4 its port cannot
    be opened, 5 the box refused, 6 the link was lost, 7 a check failed, 130 stopped.
    """
    context.obj = Cable(port)


BOX = (devices, info, selftest, service, settings_group)
PLAY = (load, packs, remove, log, verify)
BOARD = (install, udev)
for command in (*BOX, *PLAY, *BOARD, *(command for game in GAMES for command in game.commands())):
    main.add_command(command)
