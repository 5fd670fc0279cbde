"""`lawkeeper install` and `udev`: getting the program onto a board, and this computer ready for it."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import click

from lawkeeper_host.console import ConsoleTarget, find_consoles
from lawkeeper_host.drive import FolderTarget, Target, find_drives
from lawkeeper_host.errors import HostError
from lawkeeper_host.install import (
    REMOVE,
    WRITE,
    Build,
    Step,
    carry_out,
    check_board,
    drive_errors,
    is_foreign,
    load_build,
    plan,
)
from lawkeeper_host.places import data
from lawkeeper_host.terminal import show
from lawkeeper_host.terminal.frame import json_option

RULE = "60-lawkeeper.rules"
RULE_FOLDER = "/etc/udev/rules.d"
DONE = {WRITE: "wrote", REMOVE: "removed", "same": "same", "keep": "kept"}


@click.command("install")
@click.option("--drive", type=click.Path(path_type=Path, file_okay=False), help="The board's mounted drive.")
@click.option("--console", help="The board's Python console: a serial port.")
@click.option("--build", "folder", type=click.Path(path_type=Path), help="The build [build/circuitpy].")
@click.option("--dry-run", is_flag=True, help="Only list what would be written.")
@json_option
def install(
    drive: Path | None, console: str | None, folder: Path | None, dry_run: bool, as_json: bool
) -> None:
    """Put Lawkeeper on a CircuitPython board; only what differs is written."""
    build = load_build(folder)
    with _target(drive, console) as target:
        with drive_errors(target):
            board = check_board(target)
            if not (drive or console):
                _spare_others(target)
            steps = plan(build, target)
        if not dry_run:
            _write(build, steps, target)
        what_now = "Nothing was written." if dry_run else target.finish()
    if as_json:
        show.as_json({"board": board, "written": not dry_run, "steps": [vars(step) for step in steps]})
        return
    if dry_run:
        show.table(("step", "bytes", "file", "why"), [(s.action, s.size, s.path, s.why) for s in steps])
    show.line(_summary(steps, dry_run, target.name))
    show.line(what_now)
    show.next_step("lawkeeper install" if dry_run else "lawkeeper load PACK...")


@contextmanager
def _target(drive: Path | None, console: str | None) -> Iterator[Target]:
    """The board to install on: the one that is named, else a mounted drive, else a console that answers."""
    if drive:
        yield FolderTarget(drive)
        return
    found = [] if console else find_drives()
    if len(found) > 1:
        raise HostError(
            f"There are {len(found)} CircuitPython drives: {', '.join(map(str, found))}.",
            f"lawkeeper install --drive {found[0]}",
            3,
        )
    if found:
        yield FolderTarget(found[0])
        return
    with ConsoleTarget(console or _only_console()) as target:
        target.make_writable()
        yield target


def _spare_others(target: Target) -> None:
    """A board that nobody named keeps a program that is not ours."""
    if is_foreign(target):
        raise HostError(
            f"{target.name} holds another program: its code.py is not Lawkeeper's.",
            f"If it may go: lawkeeper install {target.option}",
            3,
        )


def _only_console() -> str:
    """The one serial port that may be a board's console."""
    consoles = find_consoles()
    if not consoles:
        raise HostError(
            "No CircuitPython drive is mounted here.",
            "Hold B while you plug the box in (service mode), or: lawkeeper install --drive FOLDER",
            3,
        )
    if len(consoles) > 1:
        raise HostError(
            f"There are several consoles: {', '.join(consoles)}.",
            f"lawkeeper install --console {consoles[0]}",
            3,
        )
    return consoles[0]


def _write(build: Build, steps: list[Step], target: Target) -> None:
    """Carry the steps out with a progress bar over the bytes that are written."""
    total = sum(step.size for step in steps if step.action == WRITE)
    done = 0
    with show.progress("Installing") as report:

        def after(step: Step) -> None:
            nonlocal done
            done += step.size if step.action == WRITE else 0
            report(done, total)

        carry_out(build, steps, target, after)


def _summary(steps: list[Step], dry_run: bool, where: str) -> str:
    """How many files were or would be written, removed and left alone."""
    count = {action: sum(step.action == action for step in steps) for action in DONE}
    verb = "would be written to" if dry_run else "written to"
    left = f"{count['same']} the same, {count['keep']} of yours kept, {count[REMOVE]} stale removed"
    return f"{count[WRITE]} files {verb} {where} ({left})."


@click.command("udev")
@click.option("--print", "only_print", is_flag=True, help="Print only the rule, for a pipe.")
def udev(only_print: bool) -> None:
    """Show the Linux udev rule for the box, with how to install it."""
    rule = data(RULE).read_text("utf-8")
    click.echo(rule, nl=False)
    if not only_print:
        show.next_step(f"lawkeeper udev --print | sudo tee {RULE_FOLDER}/{RULE}")
        show.next_step("sudo udevadm control --reload, then plug the box in again")
