"""A command without what stands around it: an error comes out as it is, not as a sentence on the screen."""

import click
from click.testing import CliRunner, Result

from lawkeeper_host.cli import main


def alone(command: click.Command, *arguments: object) -> Result:
    """Run a command of `lawkeeper`, below it: click keeps the help options of whom it ran under first."""
    around = click.Context(main, **main.context_settings)
    return CliRunner().invoke(command, [str(one) for one in arguments], parent=around)
