"""`lawkeeper turing`: problems of Turing Machine, made, counted, shown, printed; a companion at the table."""

from __future__ import annotations

import sys
from collections.abc import Iterator, Sequence
from datetime import date, datetime
from pathlib import Path
from typing import TYPE_CHECKING

import click
from platformdirs import user_state_path
from rich.table import Table

from lawkeeper.games.turing.problems.cards import digits
from lawkeeper_host.errors import HostError
from lawkeeper_host.games.turing.commands_make import booklet, count, make
from lawkeeper_host.games.turing.common import pack_option, place, problems, tell, tell_setup
from lawkeeper_host.games.turing.text import DIFFICULTIES, MODES, LineRefused, line, read
from lawkeeper_host.terminal import show

if TYPE_CHECKING:
    from lawkeeper.games.turing.problems.problem import Problem

# The solver, numpy and the PDF library are wanted here only: the commands import them when they run.

EPOCH = date(1970, 1, 1)


@click.group("turing")
def turing() -> None:
    """Problems of Turing Machine: solve, make, count, show and print them. No box is needed."""


for command in (make, count, booklet):
    turing.add_command(command)


# --- solve ---


@turing.command("solve")
@click.option("--mode", type=click.Choice(MODES), help="Else the cards say it; nightmare has to be said.")
@click.option(
    "--difficulty", type=click.Choice(DIFFICULTIES), help="In extreme it leaves fewer possibilities."
)
@click.option("--cards", metavar="CARDS", help='The cards, like "3 7 14 17" or "3/9 40/8 ...".')
@click.option("--any", "loose", is_flag=True, help="Let superfluous verifiers and more than one code be.")
@click.option(
    "--resume", type=click.Path(path_type=Path), metavar="FILE", help="Take up what `save` has kept."
)
@click.option("--last", is_flag=True, help="Take up the last session at a terminal, however it ended.")
def solve(
    mode: str | None,
    difficulty: str | None,
    cards: str | None,
    loose: bool,
    resume: Path | None,
    last: bool,
) -> None:
    """A companion for the game on the table: what remains, and the best question.

    Enter the cards, then every question with its answer: `435 A yes`. `help` says what else there is. At a
    terminal lines can be edited and the arrow keys bring back earlier ones; Ctrl-C ends nothing but a search.
    Lines may come from a pipe too.
    """
    from lawkeeper_host.games.turing.session import WORDS, Session
    from lawkeeper_host.terminal.typed import lines

    session = Session(place(MODES, mode), not loose, place(DIFFICULTIES, difficulty))
    folder = user_state_path("lawkeeper")
    kept = folder / "turing-session.txt"
    if resume or last:
        tell(session.resume(_kept(resume or kept)))
    elif cards:
        tell(session.say(cards))
    else:
        tell(session.greeting())
    ask = lines(folder / "turing-history", WORDS)
    while not session.over:
        said = ask(session.prompt)
        if said is None:
            break
        tell(session.say(said))
        if sys.stdin.isatty() and session.left:
            _keep(kept, session.lines())
    show.line("Goodbye.")


def _kept(path: Path) -> list[str]:
    try:
        return path.read_text("utf-8").splitlines()
    except (OSError, UnicodeDecodeError) as error:
        why = error.strerror if isinstance(error, OSError) else "it is no text"
        raise HostError(
            f"{path} cannot be read ({why}).", "Name a file that `save` has written.", 2
        ) from error


def _keep(path: Path, lines: Sequence[str]) -> None:
    """Keep a session after each line, for `--last`."""
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text("\n".join(lines) + "\n", "utf-8")
    except OSError as error:
        show.note(f"The session is not kept: {path} cannot be written ({error.strerror}).")


# --- show, daily ---


@turing.command("show")
@click.argument("words", nargs=-1, required=True, metavar="N|LINE")
@pack_option
@click.option(
    "--setup", is_flag=True, help="Only what to lay out of the printed game: nothing is given away."
)
@click.option(
    "--machine",
    is_flag=True,
    help="The way of a player who does not know what makes a problem valid (item 5).",
)
def show_problem(words: tuple[str, ...], path: Path, setup: bool, machine: bool) -> None:
    """A problem with its code and the way to it: number N of a pack, or a line of one.

    The way is that of a player who asks the question that tells most. This gives the secret away, but for
    --setup: the numbers of the cards and of the verification cards.
    """
    if len(words) == 1 and words[0].isdecimal():
        number = int(words[0])
        problem = _numbered(path, number)
        show.line(f"Problem {number} of {path.name}")
    else:
        try:
            problem = read(" ".join(words))
        except LineRefused as refused:
            hint = "Write it like: lawkeeper turing show classic easy 4: 3b 7a 14b 17a"
            raise HostError(f"This line cannot be used: {refused}.", hint, 2) from refused
    if setup:
        from lawkeeper_host.games.turing.bulk import finished

        tell_setup(finished(problem))
    else:
        _tell_problem(problem, machine)


def _numbered(path: Path, number: int) -> Problem:
    """Problem `number` of a pack, counted from 1 as the box counts them."""
    every = problems(path)
    if not 1 <= number <= len(every):
        raise HostError(f"There is no problem {number} in {path}; it has 1 to {len(every)}.", "", 2)
    return every[number - 1]


def _tell_problem(problem: Problem, machine: bool) -> None:
    """All about a problem, its secrets too; pars that it does not bring along are worked out."""
    from lawkeeper_host.games.turing import printed
    from lawkeeper_host.games.turing.bulk import finished

    show.line(printed.title(problem))
    show.line(line(problem))
    show.line("")
    tell(
        [printed.solved(problem), "", printed.to_lay_out(problem), "", f"The code is {digits(problem.code)}."]
    )
    known = any(problem.machine)
    made = finished(read(line(problem)))
    for name, par in (
        ("Machine", problem.machine if known else made.problem.machine),
        ("Expert", problem.expert if known else made.problem.expert),
    ):
        show.line(f"Par of the {name}: {printed.par(*par)}.")
    show.line(f"Difficulty: the Expert needs {made.expected:.1f} questions on average with these cards.")
    show.line("")
    tell(_way(problem, strict=not machine))


def _way(problem: Problem, strict: bool) -> Iterator[str | Table]:
    """The way to the code; not `strict`: of a player that knows the cards alone."""
    from lawkeeper.games.turing.problems import solve as tables
    from lawkeeper_host.games.turing import printed
    from lawkeeper_host.games.turing.asker import Asker
    from lawkeeper_host.games.turing.held import Held

    held = Held(tables.view(problem), strict)
    steps = [
        (asking, yes, len(worlds), held.codes(worlds).bit_count())
        for asking, yes, worlds in Asker(held).play(problem.answer)
    ]
    rounds = sum(asking.begins for asking, *_ in steps) or 1
    who = "the Expert" if strict else "a player who knows the cards alone"
    yield f"The way of {who} ({printed.par(rounds, len(steps))}):"
    yield printed.way(steps) if steps else "No question is needed: the cards alone leave one code."


def _day(_context: click.Context, _option: click.Parameter, value: str | None) -> date | None:
    """`2026-11-22` -> the day."""
    if value is None:
        return None
    try:
        return date.fromisoformat(value)
    except ValueError as error:
        raise click.BadParameter(f"there is no day {value!r}; write one like 2026-11-22.") from error


@turing.command("daily")
@click.option("--date", "day", callback=_day, metavar="YYYY-MM-DD", help="Another day than today.")
@click.option("--solution", is_flag=True, help="With its code and the way to it.")
def daily(day: date | None, solution: bool) -> None:
    """The problem of the day: the same for everybody, on every box, from the date alone."""
    from lawkeeper.games.turing.problems import make
    from lawkeeper_host.games.turing import printed

    today = day or datetime.now().astimezone().date()
    if today < EPOCH:
        raise HostError("There is no problem of the day before 1 January 1970.", "Say a later day.", 2)
    *_, problem = make.daily((today - EPOCH).days)
    show.line(f"The problem of {today:%A, %d %B %Y}")
    if solution:
        _tell_problem(problem, False)
    else:
        show.line(printed.title(problem))
        tell([printed.shown(problem), "", "With the printed game:", printed.to_lay_out(problem)])
        show.next_step(
            "play it on the box (Problem of the day), or see it: lawkeeper turing daily --solution"
        )
