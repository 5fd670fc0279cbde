"""`lawkeeper log` and `verify`: the last game, and the proof that its secret was not changed."""

from __future__ import annotations

from pathlib import Path

import click

from lawkeeper_host import record
from lawkeeper_host.errors import HostError
from lawkeeper_host.terminal import show
from lawkeeper_host.terminal.frame import Cable, json_option, pass_cable

HTML = "lawkeeper log --html game.html"


@click.command("log")
@click.option("--record", "path", type=click.Path(path_type=Path), help="A record saved with `log --json`.")
@click.option(
    "--html",
    "page",
    type=click.Path(path_type=Path, dir_okay=False),
    help="Write it as a page, to look at and to print.",
)
@click.option("--title", default="", help="What stands above the page, as: Club evening, 3 May.")
@click.option("--names", default="", metavar="A,B,...", help="The players on the page, by seat.")
@json_option
@pass_cable
def log(cable: Cable, path: Path | None, page: Path | None, title: str, names: str, as_json: bool) -> None:
    """Read the last finished game back from the box.

    With --html it becomes one file for a browser: every experiment drawn, or every player's notes, and the
    secret at the end. It prints on A4.
    """
    if page and as_json or (title or names) and not page:
        raise HostError("--title and --names are for the page of --html, which is no --json.", HTML, 2)
    game = _saved(path) if path else _from_box(cable)
    if page:
        _write(page, game, title, names)
    elif as_json:
        show.as_json(record.to_json(game))
    else:
        for line in record.text(game).split("\n"):
            show.line(show.clean(line))
        show.next_step("lawkeeper verify SEAL-NUMBER (the one you noted at the start)")


def _saved(path: Path) -> record.Record:
    """A saved record; one that does not fit its own words is refused."""
    game, said = record.load(path)
    if any(not check.holds for check in record.checks(game, None, said)):
        raise HostError(f"{path} was changed after the game.", f"lawkeeper verify --record {path}", 7)
    return game


def _write(page: Path, game: record.Record, title: str, names: str) -> None:
    """Write the page of a game."""
    from lawkeeper_host.page import html  # the templates take long to load

    text = html(game, title, names.split(",") if names else ())
    try:
        page.write_text(text, "utf-8")
    except OSError as error:
        raise HostError(f"{page} cannot be written: {error.strerror}.", HTML, 2) from error
    show.line(f"Written: {page}")
    show.next_step("open it in a browser; it prints on A4")


@click.command("verify")
@click.argument("seal_number", required=False)
@click.option("--record", "path", type=click.Path(path_type=Path), help="A record saved with `log --json`.")
@json_option
@pass_cable
def verify(cable: Cable, seal_number: str | None, path: Path | None, as_json: bool) -> None:
    """Prove that the secret was not changed during the game.

    SEAL_NUMBER is what the box showed at the start. The secret, the set-up and the seal key are taken from
    the box's record, or from a saved one, and the number is worked out anew.
    """
    game, said = record.load(path) if path else (_from_box(cable), None)
    story = record.tell(game)
    checks = record.checks(game, seal_number, said)
    if as_json:
        rows = [vars(check) | {"holds": check.holds} for check in checks]
        show.as_json({"law": story.law, "fingerprint": story.fingerprint, "checks": rows})
    else:
        _show(story, game, checks)
    broken = [check for check in checks if not check.holds]
    if broken:
        what = "; ".join(_not_fitting(check) for check in broken)
        raise HostError(
            f"This does not fit: {show.clean(what)}.", "Compare the number you noted, sign by sign.", 7
        )


def _not_fitting(check: record.Check) -> str:
    """What is wrong, in a clause; what takes several lines is named only."""
    if "\n" in check.claimed + check.worked_out:
        return f"{check.what} is another one than the seal was made of"
    return f"{check.what} is {check.claimed}, not {check.worked_out}"


def _from_box(cable: Cable) -> record.Record:
    with cable.connect() as box:
        return record.read_journal(box.record())


def _secret(story: record.Story) -> list[str]:
    """What was sealed, and no more of the game; how it ended where the box never knew it."""
    if not story.law:
        return list(story.closing)
    first, *rest = story.law.split("\n")
    lines = [f"{story.called.capitalize()}: {first}", *(f"  {line}" for line in rest)]
    return [*lines, f"As the box understood it: {story.understood}"] if story.understood else lines


def _show(story: record.Story, game: record.Record, checks: list[record.Check]) -> None:
    """The secret in lines, its number, and how each comparison came out."""
    for line in _secret(story):
        show.line(show.clean(line))
    sealed = f"{story.called}, set-up" if story.law else "set-up (of a law on paper the words are not sealed)"
    show.line(f"Seal number worked out from {sealed} and seal key: {story.fingerprint}")
    for check in checks:
        show.line(f"{'fits' if check.holds else 'DOES NOT FIT'}: {check.what}")
    if game.seal_broken:
        show.line("The seal was broken: the drive was open during the game; the secret may have been read.")
    if not any("seal number" in check.what for check in checks):
        show.next_step(f"compare it with the number you noted, or: lawkeeper verify {story.fingerprint}")
