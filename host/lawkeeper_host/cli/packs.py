"""`lawkeeper load`, `packs` and `remove`: what the box's library holds."""

from __future__ import annotations

from collections.abc import Sequence
from datetime import UTC, datetime
from pathlib import Path

import click

from lawkeeper import games
from lawkeeper_host.client import BoxLibrary, Client
from lawkeeper_host.errors import HostError
from lawkeeper_host.games.registry import read_pack, thing
from lawkeeper_host.packs.build import ROOM, BoxPack, Section, arrange, contents, plan, section
from lawkeeper_host.packs.source import PackError, PackSource
from lawkeeper_host.places import data
from lawkeeper_host.terminal import show
from lawkeeper_host.terminal.frame import STOPPED, Cable, json_option, pass_cable

SUFFIX = ".txt"


@click.command("load")
@click.argument("paths", nargs=-1, type=click.Path(path_type=Path), metavar="FILE|FOLDER...")
@click.option("--shipped", is_flag=True, help="The packs that come with this program.")
@click.option("--check", is_flag=True, help="Only check the files; no box is needed.")
@pass_cable
def load(cable: Cable, paths: tuple[Path, ...], shipped: bool, check: bool) -> None:
    """Put packs of laws or problems onto the box; packs of other names stay.

    A folder stands for the .txt files in it. When one file has a mistake nothing is sent. A load that broke
    off goes on where it stopped when it is run again.
    """
    if not paths and not shipped:
        raise click.UsageError("Name the files or folders to load, or say --shipped.")
    sources = _read(_files([*paths, data("packs")] if shipped else paths))
    sections = [section(source) for source in sources]
    show.line(f"{_count(len(sections), 'pack')} with {contents(sections, thing)}: all well.")
    if check:
        plan(sections)  # says whether they fit together
        return
    with cable.connect() as box:
        box.request("clock.set", unix=_here_and_now())
        library = box.library()
        packs = arrange(library.packs, sections)
        if list(library.packs) == packs:
            show.line("The box has exactly these already; nothing to send.")
        else:
            show.line(_announcement(library, packs))
            _send(box, packs)
            show.line(f"Done. The box holds {_count(len(packs), 'pack')} now.")
    show.next_step("lawkeeper packs, or begin a game on the box")


def _here_and_now() -> int:
    """Seconds since 1970 as the clock on this wall counts them: a box knows no time zones."""
    now = datetime.now().astimezone()
    return int(now.replace(tzinfo=UTC).timestamp())


def _files(paths: Sequence[Path]) -> list[Path]:
    """The pack files that are meant, each once."""
    found: list[Path] = []
    for path in paths:
        inside = sorted(path.glob(f"*{SUFFIX}")) if path.is_dir() else [path]
        if not inside:
            raise HostError(
                f"There is no {SUFFIX} file in {path}.", "Name the folder that holds the packs.", 2
            )
        found += [file for file in inside if file not in found]
    return found


def _read(files: Sequence[Path]) -> list[PackSource]:
    """Read every file; the mistakes of all of them are told together."""
    sources, mistakes = [], []
    for file in files:
        try:
            sources.append(read_pack(file))
        except PackError as error:
            mistakes.append(error)
    if mistakes:
        lines = "\n".join(error.message for error in mistakes)
        raise HostError(lines, "Nothing was sent. Mend the lines above, then run the same command again.", 2)
    return sources


def _announcement(library: BoxLibrary, packs: Sequence[BoxPack | Section]) -> str:
    """What will happen: which packs are new, which are replaced, which stay, and how much is sent."""
    here = {pack.name for pack in library.packs}
    fresh = [pack for pack in packs if isinstance(pack, Section)]
    new, changed = _names(fresh, here, False), _names(fresh, here, True)
    kept = len(packs) - len(fresh)
    parts = [f"new: {new}"] if new else []
    parts += [f"changed: {changed}"] if changed else []
    parts += [f"{_count(kept, 'pack')} kept"] if kept else []
    return f"To send: {plan(packs).sent:,} bytes ({'; '.join(parts)})."


def _names(fresh: Sequence[Section], here: set[str], known: bool) -> str:
    return ", ".join(pack.name for pack in fresh if (pack.name in here) == known)


def _send(box: Client, packs: Sequence[BoxPack | Section]) -> None:
    """Send what has to be sent, with a progress bar."""
    try:
        with show.progress("Sending") as report:
            box.upload(plan(packs), report)
    except KeyboardInterrupt as error:
        again = "The old library is still in use. Run the same command again: it goes on where it stopped."
        raise HostError("Stopped.", again, STOPPED) from error


@click.command("packs")
@json_option
@pass_cable
def packs(cable: Cable, as_json: bool) -> None:
    """List the packs on the box."""
    with cable.connect() as box:
        library = box.library()
    if as_json:
        rows = [vars(pack) | {"sha": pack.sha.hex()} for pack in library.packs]
        show.as_json({"id": library.id, "packs": rows})
        return
    if not library.packs:
        show.line("The box holds no packs.")
        show.next_step("lawkeeper load FILE|FOLDER...")
        return
    show.table(
        ("pack", "game", "holds", "bytes"),
        [(pack.name, _game(pack.game), contents([pack], thing), pack.length) for pack in library.packs],
    )
    used = sum(pack.length for pack in library.packs)
    show.line(f"{contents(library.packs, thing)}, {ROOM - used:,} bytes free.")


@click.command("remove")
@click.argument("name")
@pass_cable
def remove(cable: Cable, name: str) -> None:
    """Remove a pack from the box, by its name."""
    with cable.connect() as box:
        library = box.library()
        left = [pack for pack in library.packs if pack.name.lower() != name.lower()]
        if len(left) == len(library.packs):
            there = ", ".join(show.clean(pack.name) for pack in library.packs) or "none"
            raise HostError(f"There is no pack {name!r} on the box; it holds: {there}.", "lawkeeper packs", 2)
        _send(box, left)
    show.line(f"{name} is removed; {_count(len(left), 'pack')} left.")


def _game(number: int) -> str:
    """The game's name; a box may know more games than this program."""
    return next((title for known, _, title in games.GAMES if known == number), f"game {number}")


def _count(number: int, what: str) -> str:
    return f"{number} {what}{'' if number == 1 else 's'}"
