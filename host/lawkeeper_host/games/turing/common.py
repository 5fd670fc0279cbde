"""What several commands of Turing Machine share: options, problems of a pack, what is printed."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Any

import click
from rich.table import Table

from lawkeeper_host.errors import HostError
from lawkeeper_host.games.turing.packs import read_problems
from lawkeeper_host.games.turing.text import DIFFICULTIES, MODES
from lawkeeper_host.places import data
from lawkeeper_host.terminal import show

if TYPE_CHECKING:
    from lawkeeper.games.turing.problems.problem import Problem
    from lawkeeper_host.games.turing.packfile import Measured

SHIPPED = "turing-thousand.txt"
VERIFIERS = click.IntRange(4, 6)

pack_option = click.option(
    "--pack", "path", type=click.Path(path_type=Path), default=lambda: data("packs") / SHIPPED,
    show_default="the one that is shipped", help="The pack file with the problems.",
)  # fmt: skip


def kind_options(command: Callable[..., Any]) -> Callable[..., Any]:
    """The options that choose a kind of problem."""
    for option in (
        click.option("--difficulty", type=click.Choice(DIFFICULTIES), help="Only these."),
        click.option("--verifiers", type=VERIFIERS, help="Only with so many verifiers."),
        click.option("--mode", type=click.Choice(MODES), help="Only these."),
    ):
        command = option(command)
    return command


def tell(reply: Iterable[str | Table]) -> None:
    """Print sentences and tables; in a pipe no row is broken at a screen's width."""
    screen = show.console()
    if not screen.is_terminal:
        screen.width = show.PIPE_WIDTH
    for part in reply:
        if isinstance(part, str):
            show.line(part)
            continue
        with screen.capture() as captured:
            screen.print(part)
        for row in captured.get().splitlines():
            show.line(row.rstrip())


def tell_setup(made: Measured) -> None:
    """A problem for the printed game, without its secrets."""
    from lawkeeper_host.games.turing import printed

    show.line(printed.title(made.problem))
    tell([printed.to_lay_out(made.problem)])
    show.line(f"Par: {printed.par(*made.problem.machine)}; {made.expected:.1f} questions expected.")


def problems(path: Path) -> list[Problem]:
    """All problems of a pack, in the order of the box."""
    from lawkeeper.games.turing.problems.problem import Problem

    return [Problem.decode(record.data) for record in read_problems(path).problems]


def place(names: Sequence[str], name: str | None) -> int | None:
    return None if name is None else names.index(name)


def write(path: Path, data: bytes) -> None:
    try:
        path.write_bytes(data)
    except OSError as error:
        raise HostError(f"{path} cannot be written ({error.strerror}).", "Name another file.", 2) from error
