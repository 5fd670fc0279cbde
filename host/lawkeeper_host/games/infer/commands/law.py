"""`lawkeeper law`: what a law means, how hard it is, how often it is followed; and the same for a whole
pack."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING

import click

from lawkeeper.games.infer.laws import forms
from lawkeeper.games.infer.laws.english import sentence
from lawkeeper_host.errors import HostError
from lawkeeper_host.games.infer.laws.colours import Names, colour_names
from lawkeeper_host.games.infer.laws.words import NAMES
from lawkeeper_host.games.infer.packs import LAWS, read_laws
from lawkeeper_host.places import data
from lawkeeper_host.terminal import show
from lawkeeper_host.terminal.frame import Cable, json_option, pass_cable

if TYPE_CHECKING:
    from rich.table import Table

    from lawkeeper_host.games.infer.laws.analysis import Analysis
    from lawkeeper_host.games.infer.laws.checking import Checked, Known
    from lawkeeper_host.games.infer.laws.engine import Tree

# The grammar, numpy and plotext are large and wanted here only: the commands import them when they run.

DEFAULT = "explain"
PATTERNS = "--patterns"
SPOILER = "This tells whether a law stands in a pack: not for a table that is still guessing."


def packs_options(command: Callable[..., None]) -> Callable[..., None]:
    """--packs and --shipped: where the same law is looked for. Without them, nowhere."""
    folder = click.option(
        "--packs", "folder", type=click.Path(path_type=Path),
        help="Say which laws of this folder of packs mean the same, or nearly. Not during a game.",
    )  # fmt: skip
    shipped = click.option("--shipped", is_flag=True, help="The same, for the packs that are shipped.")
    return folder(shipped(command))


class _Sentences(click.Group):
    """A group whose first word may be the first of a law as well as the name of a command."""

    def parse_args(self, ctx: click.Context, args: list[str]) -> list[str]:
        """What is no command and asks for no help is a law to be explained."""
        if args and args[0] not in {*self.commands, *ctx.help_option_names, PATTERNS}:
            args = [DEFAULT, *args]
        return super().parse_args(ctx, args)


def _patterns(ctx: click.Context, _: click.Parameter, wanted: bool) -> None:
    """The page of all that a law can say."""
    if wanted:
        from lawkeeper_host.games.infer.laws.guide import laws_page

        show.line(laws_page())
        ctx.exit()


@click.group("law", cls=_Sentences, subcommand_metavar="SENTENCE | COMMAND ...")
@click.option(
    PATTERNS, is_flag=True, is_eager=True, expose_value=False, callback=_patterns,
    help="All that a law can say, with examples, and end.",
)  # fmt: skip
def law() -> None:
    """Say what the box understands by a law, and what a table would make of it.

    `lawkeeper law "There must be a pair."` is short for `lawkeeper law explain ...`. No box is needed.
    """


@law.command(DEFAULT)
@click.argument("words", nargs=-1, required=True, metavar="SENTENCE")
@click.option("--against", "other", metavar="SENTENCE", help="Another law: where do the two differ?")
@click.option("--colours", metavar="A,B,C", help="The names of your three dice colours.")
@packs_options
@json_option
@pass_cable
def explain(
    cable: Cable,
    words: tuple[str, ...],
    other: str | None,
    colours: str | None,
    folder: Path | None,
    shipped: bool,
    as_json: bool,
) -> None:
    """What one law means: in plain words, in examples, in figures.

    The nearest other law that the sentence might be taken for comes with it, and experiments that tell the
    two apart; with --against, another law of yours instead.

    Random experiments are what a table may build: dice as they fell, any way of standing as likely as
    another. Packs are not looked into: during a game it would tell whether a guess stands in the deck.
    """
    from lawkeeper_host.games.infer.laws import report, understood
    from lawkeeper_host.games.infer.laws.analysis import analyse
    from lawkeeper_host.games.infer.laws.contrast import nearest_other

    names = _names(colours)
    known = _known(cable, folder, shipped)
    tree = understood(" ".join(words), names)
    if other is not None:
        _compare(tree, understood(other, names), names, as_json)
        return
    told = analyse(tree)
    notes = [] if told.useless else _twins(told, known)
    near = None if told.useless else nearest_other(tree)
    if as_json:
        like = {"like": notes, "not": near and report.contrast_data(near, names)}
        show.as_json(report.as_data(told, names) | like)
        return
    show.pairs(report.pairs(told, names))
    show.line("")
    _print(report.maps(told, names))
    show.line(report.legend(names))
    if near:
        show.line(f"\nNot the same as: {sentence(near.two, names)}")
        _print(report.contrast(near, names))
    for note in notes:
        show.line(f"It {note}")
    if told.useless or told.warning:
        show.line(f"Warning: {told.useless or told.warning}.")


def _compare(one: Tree, two: Tree, names: Names, as_json: bool) -> None:
    """Two laws held against each other."""
    from lawkeeper_host.games.infer.laws import report
    from lawkeeper_host.games.infer.laws.contrast import against

    held = against(one, two)
    if as_json:
        show.as_json({"one": str(sentence(one, names)), "two": report.contrast_data(held, names)})
        return
    show.pairs([("law", str(sentence(one, names))), ("other law", str(sentence(two, names)))])
    show.line(report.apart(held))
    if held.distance.differ:
        _print(report.contrast(held, names))
        show.line(report.legend(names))


def _names(colours: str | None) -> Names:
    names = colour_names(colours) if colours else NAMES
    if names is None:
        raise HostError(f"{colours!r} is not three colours.", "Write them like --colours red,blue,black", 2)
    return names


def _known(cable: Cable, folder: Path | None, shipped: bool) -> list[Known]:
    """The laws of the packs that are to be looked into. Refused while a box here still keeps a law."""
    from lawkeeper_host.games.infer.laws.checking import known_laws

    folders = ([folder] if folder else []) + ([data("packs")] if shipped else [])
    if not folders:
        return []
    for at, status in cable.statuses():
        if status["game"] == LAWS.title and not status["finished"]:
            raise HostError(
                f"A game of {LAWS.title} is on at {at}: what stands in a pack may tell about its law.",
                "Leave --packs and --shipped out, or finish the game first.",
                5,
            )
    show.note(SPOILER)
    return [known for one in folders for known in known_laws(one)]


def _twins(told: Analysis, known: list[Known]) -> list[str]:
    """The laws of packs that mean the same or nearly."""
    from lawkeeper_host.games.infer.laws.analysis import nearest
    from lawkeeper_host.games.infer.laws.report import twin

    found = nearest(told, [forms.decode(one.law.code) for one in known])
    return [twin(apart, str(known[place]), known[place].text) for place, apart in found]


@law.command("check")
@click.argument("path", type=click.Path(path_type=Path), metavar="PACK")
@click.option("--laws", "each", is_flag=True, help="A row for every law, the hardest last.")
@packs_options
@json_option
@pass_cable
def check(cable: Cable, path: Path, each: bool, folder: Path | None, shipped: bool, as_json: bool) -> None:
    """Look at every law of a pack file before it goes onto a box.

    A law fails when the box does not understand it, when no experiment of up to four dice follows it or every
    one does, and when it means the same as an earlier law of the pack; then the exit code is 2.
    """
    from lawkeeper_host.games.infer.laws.checking import check as check_pack

    checked = check_pack(read_laws(path), _known(cable, folder, shipped))
    if as_json:
        show.as_json(_as_data(checked))
    else:
        _tell(path, checked, each)
    if checked.fails:
        lines = [f"{path}:{line}: {what}" for line, what in checked.fails]
        raise HostError("\n".join(lines), "Mend these laws or delete them, then check again.", 2)


def _as_data(checked: Checked) -> dict[str, object]:
    from lawkeeper_host.games.infer.laws.report import as_data

    laws = [
        {"line": one.line, "level in the pack": one.level, **as_data(told, checked.pack.colours)}
        for one, told in zip(checked.laws, checked.told, strict=True)
    ]
    return {"pack": checked.pack.name, "laws": laws, "fails": checked.fails, "notes": checked.notes}


def _tell(path: Path, checked: Checked, each: bool) -> None:
    """The table, the plot, and what deserves a second look."""
    from lawkeeper_host.games.infer.laws import report

    people = f" ({checked.for_people} more for people only)" if checked.for_people else ""
    laws = "1 law" if len(checked.laws) == 1 else f"{len(checked.laws)} laws"
    show.line(f"{checked.pack.name}: {laws} that the box understands{people}.")
    if checked.laws:
        show.table(report.SUMMARY, report.summary(checked.levels, checked.told))
        if each:
            show.line("")
            show.table(report.EACH, report.rows(checked.lines, checked.texts, checked.levels, checked.told))
        show.line("")
        show.line(report.plot(checked.levels, checked.told))
    for line, what in checked.notes:
        show.line(f"{path.name}:{line}: {what}")
    if not checked.fails:
        show.line("Every law can be shown with four dice, and no two mean the same.")


def _print(table: Table) -> None:
    """A table whose cells have several lines, without its filling blanks."""
    screen = show.console()
    screen.width = show.PIPE_WIDTH if not screen.is_terminal else screen.width
    with screen.capture() as captured:
        screen.print(table)
    for row in captured.get().splitlines():
        show.line(row.rstrip())
