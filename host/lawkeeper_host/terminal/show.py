"""What commands print: tables, pairs, sentences, JSON, and a progress bar where somebody is looking."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterable, Iterator, Sequence
from contextlib import contextmanager
from typing import Any

import click
from rich.console import Console
from rich.progress import BarColumn, DownloadColumn, Progress, TextColumn
from rich.table import Table

Report = Callable[[int, int], None]
"""Called with (done, of) while something long goes on."""


PIPE_WIDTH = 160


def console(stderr: bool = False) -> Console:
    """A console that takes text as it is: a law may contain [brackets]."""
    return Console(markup=False, highlight=False, emoji=False, stderr=stderr)


def clean(text: object) -> str:
    """A value as one line of printable signs: what a box sends must not drive the terminal."""
    return "".join(sign if sign.isprintable() else " " for sign in str(text))


def as_json(data: object) -> None:
    """Print JSON."""
    click.echo(json.dumps(data, indent=2))


def table(headings: Sequence[str], rows: Iterable[Sequence[object]]) -> None:
    """Print a table; the columns of numbers stand to the right."""
    cells = [list(row) for row in rows]
    drawn = Table(box=None, pad_edge=False, header_style="bold")
    for number, heading in enumerate(headings):
        numeric = bool(cells) and all(isinstance(row[number], int) for row in cells)
        drawn.add_column(heading, justify="right" if numeric else "left", overflow="fold")
    for row in cells:
        drawn.add_row(*(clean(cell) for cell in row))
    _print(drawn)


def pairs(rows: Iterable[tuple[str, object]]) -> None:
    """Print names with their values."""
    drawn = Table(box=None, pad_edge=False, show_header=False)
    drawn.add_column(style="bold")
    drawn.add_column(overflow="fold")
    for name, value in rows:
        drawn.add_row(name, clean(value))
    _print(drawn)


def _print(drawn: Table) -> None:
    """Print a table without its filling blanks; in a pipe no row is broken at a screen's width."""
    screen = console()
    if not screen.is_terminal:
        screen.width = PIPE_WIDTH
    with screen.capture() as captured:
        screen.print(drawn)
    for row in captured.get().splitlines():
        click.echo(row.rstrip())


def line(text: str) -> None:
    """Print a sentence."""
    click.echo(text)


def next_step(text: str) -> None:
    """Print what to do next; on the error stream, so that it never lands in a pipe."""
    click.secho(f"Next:  {text}", dim=True, err=True)


def note(text: str) -> None:
    """Print what is good to know; on the error stream, as `next_step`."""
    click.secho(clean(text), dim=True, err=True)


@contextmanager
def progress(what: str) -> Iterator[Report]:
    """A progress bar over bytes on the error stream, only where that is a terminal."""
    screen = console(stderr=True)
    if not screen.is_terminal:
        yield lambda done, of: None
        return
    columns: tuple[Any, ...] = (TextColumn("{task.description}"), BarColumn(), DownloadColumn())
    with Progress(*columns, console=screen, transient=True) as bar:
        task = bar.add_task(what, total=None)
        yield lambda done, of: bar.update(task, completed=done, total=of)
