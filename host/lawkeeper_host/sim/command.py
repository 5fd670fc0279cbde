"""`lawkeeper sim`: the virtual box, its page and its cable, until Ctrl-C."""

import contextlib
import json
import shlex
import signal
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from queue import SimpleQueue

import click

from lawkeeper_host import virtual
from lawkeeper_host.errors import HostError
from lawkeeper_host.sim.box import VirtualBox
from lawkeeper_host.sim.hardware import BOARDS, CHIPS
from lawkeeper_host.sim.loading import load
from lawkeeper_host.sim.page import Page, ports
from lawkeeper_host.sim.runner import SPEEDS
from lawkeeper_host.virtual import DEFAULT_STATE

PAGE_PORT = 8137
START_S = 10.0


@click.command()
@click.option(
    "--state",
    type=click.Path(path_type=Path),
    default=DEFAULT_STATE,
    show_default=True,
    help="Folder of the box's memory; made when it is missing.",
)
@click.option(
    "--board", type=click.Choice(list(BOARDS)), default="pico_ring", show_default=True, help="Which box."
)
@click.option(
    "--chip", type=click.Choice(CHIPS), help="Another display chip than the board's own, or no display."
)
@click.option("--seed", type=int, help="Make the box's chance the same in every run.")
@click.option(
    "--speed", type=click.FloatRange(*SPEEDS), default=1.0, show_default=True, help="Box seconds a second."
)
@click.option(
    "--http-port",
    type=click.IntRange(0, 65535),
    default=PAGE_PORT,
    show_default=True,
    help="Port of the page; the next free one when it is taken, 0 for any.",
)
@click.option(
    "--tcp-port",
    type=click.IntRange(0, 65535),
    help="Offer the cable as socket://127.0.0.1:PORT too; 0 for any.",
)
@click.option("--pty/--no-pty", default=True, show_default=True, help="Offer the cable as a pseudo-terminal.")
@click.option(
    "--load",
    "packs",
    type=click.Path(exists=True, path_type=Path),
    multiple=True,
    help="Pack file or folder to load over the cable after the start; may be given again.",
)
@click.option("--new", is_flag=True, help="Erase the memory first: a box fresh from the workbench.")
@click.option("--hold", type=str, multiple=True, help="Button that is down at power-on, for example B.")
@click.option("--headless", is_flag=True, help="No page.")
@click.option(
    "--json", "as_json", is_flag=True, help="Print one line of JSON with the addresses, for scripts."
)
def sim(
    state: Path,
    board: str,
    chip: str | None,
    seed: int | None,
    speed: float,
    http_port: int,
    tcp_port: int | None,
    pty: bool,
    packs: tuple[Path, ...],
    new: bool,
    hold: tuple[str, ...],
    headless: bool,
    as_json: bool,
) -> None:
    """Run a virtual box: the real firmware, a page to press its buttons, a port for the other commands.

    The memory outlives the program, as the real one outlives the power. Ctrl-C ends it.
    """
    stop = _stop_signals()
    with VirtualBox(state, board, seed, speed, chip=chip, pty=pty, tcp_port=tcp_port) as box:
        if new:
            box.new()
        page = None if headless else _open_page(box, http_port)
        try:
            _power_on(box, hold)
            with _found_by_others(box, page) as found:
                _announce(box, page, as_json, found)
                _load(box, packs)
                stop.get()
        finally:
            if page is not None:
                box.await_(page.stop())


def _stop_signals() -> SimpleQueue[int]:
    """Gets Ctrl-C and polite ends; a terminal that closes counts as one."""
    # Not an Event: a signal that comes while the main thread is inside its lock would wait for itself.
    stop: SimpleQueue[int] = SimpleQueue()
    for number in (signal.SIGINT, signal.SIGTERM, signal.SIGHUP):
        if signal.getsignal(number) is not signal.SIG_IGN:  # as nohup wants it
            signal.signal(number, lambda number, _: stop.put(number))
    return stop


def _open_page(box: VirtualBox, port: int) -> Page:
    page: Page = box.call(Page, box.runner)
    box.await_(page.start(port))
    return page


def _power_on(box: VirtualBox, hold: tuple[str, ...]) -> None:
    try:
        box.power_on(hold)
    except KeyError as error:
        raise HostError(str(error.args[0]), exit_code=2) from error
    # What is announced should be there: a box that does not come up says so itself.
    with contextlib.suppress(TimeoutError):
        box.wait_until(lambda: box.view.stage in ("code.py", "stopped"), START_S)


@contextmanager
def _found_by_others(box: VirtualBox, page: Page | None) -> Iterator[bool]:
    """While this lasts, the other commands find the box by themselves; whether they do."""
    line = box.runner.line
    port = str(line.link) if line.has_pty else line.url or ""
    row = virtual.Running(str(box.state.folder), port, page.url if page else "")
    with contextlib.ExitStack() as stack:
        try:
            stack.enter_context(virtual.written_down(row))
        except OSError as error:
            click.echo("The other commands cannot find this box: %s." % error, err=True)
            yield False
        else:
            yield bool(port)


def _announce(box: VirtualBox, page: Page | None, as_json: bool, by_itself: bool) -> None:
    found = ports(box.runner)
    if as_json:
        facts = {
            "page": page and page.url,
            "ports": found,
            "board": box.hardware.name,
            "state": str(box.state.folder),
        }
        click.echo(json.dumps(facts))
        sys.stdout.flush()
        return
    click.echo("Virtual box: %s, memory in %s" % (box.hardware.title, box.state.folder))
    if page is not None:
        click.echo("  page   %s" % page.url)
    for port in found:
        click.echo("  cable  %s   its command: lawkeeper --port %s info" % (port, shlex.quote(port)))
    if by_itself and len(virtual.running()) == 1:
        click.echo("While it runs the other commands find it by themselves: lawkeeper info")
    click.echo("Ctrl-C ends it; the memory stays.")


def _load(box: VirtualBox, packs: tuple[Path, ...]) -> None:
    """A pack that cannot be loaded is told, and the box runs on."""
    if not packs:
        return
    started = time.monotonic()
    try:
        sentence = load(box, packs)
    except HostError as error:
        click.echo("Not loaded: %s %s" % (error.message, error.hint), err=True)
        return
    click.echo("%s (%.1f s)" % (sentence, time.monotonic() - started), err=True)
