"""Writes the reference pages in docs/ from the tables the program runs on, so that they cannot drift.

`python -m lawkeeper_host.docs` writes them; with `--check` it compares, and fails when one is out of date.
"""

from __future__ import annotations

import sys
from collections.abc import Iterable, Iterator, Sequence
from importlib import import_module
from typing import Any

import click

from lawkeeper import games
from lawkeeper.keep import image, image_table
from lawkeeper.keep.settings import Settings
from lawkeeper.keep.slots import BLOCK
from lawkeeper.link import commands as link
from lawkeeper.link.server import TURN_MS
from lawkeeper_host.cli import main as lawkeeper
from lawkeeper_host.games.registry import GAMES
from lawkeeper_host.papers import Row, page, table
from lawkeeper_host.places import ROOT

FOLDER = ROOT / "docs"
WIDTH = 88


# --- link.md ---


def _fields(rows: Iterable[Row]) -> str:
    """The fields of a request or a reply."""
    cells = [(f"`{field}`", str(kind), note) for field, kind, note in rows]
    return table(("field", "kind", "what it is"), cells) if cells else "(no fields)"


def _command(row: Row) -> str:
    """One command of the link."""
    name, args, reply, when, about = row
    assert isinstance(args, tuple) and isinstance(reply, tuple)
    parts = [f"### {name}", str(about), f"Allowed: {when}.", "Request:", _fields(args)]
    return "\n\n".join([*parts, "Reply:", _fields(reply)])


def _tables() -> Iterator[tuple[int, str, Any]]:
    """(id, title, the module with its tables) of each game."""
    for game_id, name, title in games.GAMES:
        yield game_id, title, import_module(f"lawkeeper.games.{name}.tables")


def _seen() -> Iterator[Row]:
    """The fields of the status that games declare."""
    for game_id, title, tables in _tables():
        for name, kind in games.status_fields(game_id):
            yield title, f"`{name}`", kind, tables.STATUS[name]


def link_page() -> str:
    """The protocol: lines, kinds, commands and errors."""
    return page(
        "The link",
        "One request a line, one reply a line: a JSON object, `*`, the CRC-32 of its bytes as 8 lower hex "
        "digits, a newline. A line that is not of this form is ignored. A request is "
        '`{"q": number, "do": command, ...}`; its reply carries the same `q` and either `"ok": {...}` or '
        '`"error": code, "say": sentence`. A kind that ends in `?` may be missing.',
        "While a game with a secret is on the box's screen, or one is being found, a request is taken up and "
        f"answered only when a turn of {TURN_MS} ms begins, one request a turn: when an answer comes tells "
        "nothing of what the box is working out.",
        "## Kinds",
        table(("kind", "what it holds"), sorted(link.KINDS.items())),
        "## Commands",
        *(_command(row) for row in link.COMMANDS),
        "## What a game adds to status",
        "In `seen`, while it is on the table:",
        table(("game", "field", "kind", "what it is"), _seen()),
        "## Errors",
        table(("code", "what it means"), link.ERRORS),
    )


# --- settings.md ---


def _takes(row: Row) -> str:
    """What values a setting takes."""
    _, _, kind, _, limits, *_ = row
    if kind == "choice" and isinstance(limits, tuple):
        return ", ".join(map(str, limits))
    if kind == "int" and isinstance(limits, tuple):
        return f"{limits[0]} to {limits[1]}"
    assert isinstance(limits, tuple)
    return f"text of at most {limits[0]} characters"


def settings_page() -> str:
    """Every setting with its default, its values and its name in settings.toml."""
    rows = []
    for row in Settings(declared=games.settings).rows():
        _, name, _, default, _, label, about = row
        rows.append((f"`{name}`", label, default, _takes(row), about, f"`LAWKEEPER_{name.upper()}`"))
    return page(
        "Settings",
        "Change one on the box (Settings), with `lawkeeper settings set NAME VALUE`, or in `settings.toml` "
        "on the box's drive. What is set on the box or with the command counts before what `settings.toml` "
        "says.",
        table(("name", "on the box", "default", "values", "what it does", "in settings.toml"), rows),
    )


# --- image.md ---


def image_page() -> str:
    """The library image: what stands at which offset."""
    parts = []
    for title, rows in image_table.FORMAT:
        parts += [f"## {title}", table(("field", "bytes", "what it is"), rows)]
    for game_id, title, tables in _tables():
        what, rows = tables.RECORD
        parts += [f"## Record of {title}, game {game_id}: {what}"]
        parts += [table(("field", "bytes", "what it is"), rows)]
    return page(
        "The library image",
        f"The packs lie in `{image.FILES[0]}` and `{image.FILES[1]}` on the box's drive, "
        f"{image.LIBRARY_BYTES} bytes each, of which one is in use and the other is written. "
        f"The first and the last {BLOCK} bytes of a file stay unused: no other file shares an erase block "
        "with what is written. On a fresh Pico each file begins with an erase block. "
        "Offsets count from behind the first of them; numbers are little-endian.",
        *parts,
    )


# --- commands.md ---


def _helps(command: click.Command, context: click.Context) -> Iterator[str]:
    """The help of a command and of everything below it."""
    yield f"## {context.command_path}\n\n```text\n{command.get_help(context)}\n```"
    if isinstance(command, click.Group):
        for name in command.list_commands(context):
            below = command.get_command(context, name)
            if below and not below.hidden:
                yield from _helps(below, _context(below, name, context))


def _context(command: click.Command, name: str, parent: click.Context | None = None) -> click.Context:
    """A context of a fixed width, so that the page is the same on every terminal."""
    settings = command.context_settings
    return click.Context(command, parent, name, terminal_width=WIDTH, max_content_width=WIDTH, **settings)


def commands_page() -> str:
    """The help of every command."""
    return page("The lawkeeper command", *_helps(lawkeeper, _context(lawkeeper, "lawkeeper")))


PAGES = {
    "link.md": link_page,
    "settings.md": settings_page,
    "image.md": image_page,
    "commands.md": commands_page,
    **{name: write for game in GAMES for name, write in game.papers().items()},
}


def drifted() -> list[str]:
    """The names of the pages that are not what the tables say."""
    stale = []
    for name, write in PAGES.items():
        path = FOLDER / name
        if not path.is_file() or path.read_text("utf-8") != write():
            stale.append(name)
    return stale


def run(arguments: Sequence[str]) -> int:
    """Write the pages, or check them; -> exit code."""
    stale = drifted()
    if "--check" in arguments:
        for name in stale:
            print(f"docs/{name} is out of date. Run: make docs", file=sys.stderr)
        return 1 if stale else 0
    FOLDER.mkdir(exist_ok=True)
    for name in stale:
        (FOLDER / name).write_text(PAGES[name](), "utf-8")
        print(f"docs/{name} written.")
    return 0


if __name__ == "__main__":
    raise SystemExit(run(sys.argv[1:]))
