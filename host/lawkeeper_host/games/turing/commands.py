"""`lawkeeper turing`: problems of Turing Machine, made, counted, shown, printed; a companion at the table."""

from __future__ import annotations

import secrets
import shlex
import sys
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from datetime import date, datetime
from pathlib import Path
from typing import TYPE_CHECKING, Any

import click
from platformdirs import user_state_path
from rich.table import Table

from lawkeeper.games.turing.problems.cards import CARDS, digits
from lawkeeper_host.errors import HostError
from lawkeeper_host.games.turing.packs import read_problems
from lawkeeper_host.games.turing.text import DIFFICULTIES, MODES, LineRefused, kind, line, read
from lawkeeper_host.places import data
from lawkeeper_host.terminal import show
from lawkeeper_host.terminal.frame import json_option

if TYPE_CHECKING:
    from lawkeeper.games.turing.problems.problem import Problem
    from lawkeeper_host.games.turing.booklet import Entry
    from lawkeeper_host.games.turing.packfile import Measured

# The solver, numpy and the PDF library are wanted here only: the commands import them when they run.

SHIPPED = "turing-thousand.txt"
LISTED, SHEETS, SPARE = 135, 30, 8  # problems of a booklet
EPOCH = date(1970, 1, 1)
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


def _card_list(_context: click.Context, _option: click.Parameter, value: str | None) -> frozenset[int] | None:
    """`4,5` -> cards; one that is not there is named (item 2)."""
    if value is None:
        return None
    words = value.replace(",", " ").split()
    for word in words:
        if not word.isdecimal() or not 1 <= int(word) <= CARDS:
            raise click.BadParameter(f"there is no card {word}; cards go from 1 to {CARDS}.")
    return frozenset(map(int, words))


def _shard(_context: click.Context, _option: click.Parameter, value: str | None) -> tuple[int, int] | None:
    """`2/3` -> (2, 3)."""
    if value is None:
        return None
    one, slash, of = value.partition("/")
    if not (slash and one.isdecimal() and of.isdecimal() and 1 <= int(one) <= int(of)):
        raise click.BadParameter(f"{value} is no part; write 1/3 for the first of three.")
    return int(one), int(of)


@click.group("turing")
def turing() -> None:
    """Problems of Turing Machine: solve, make, count, show and print them. No box is needed."""


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

    session = Session(_place(MODES, mode), not loose, _place(DIFFICULTIES, difficulty))
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

        _tell_setup(finished(problem))
    else:
        _tell_problem(problem, machine)


def _tell_setup(made: Measured) -> None:
    """A problem for the printed game, without its secrets."""
    from lawkeeper_host.games.turing import printed

    show.line(printed.title(made.problem))
    tell([printed.to_lay_out(made.problem)])
    show.line(f"Par: {printed.par(*made.problem.machine)}; {made.expected:.1f} questions expected.")


def _numbered(path: Path, number: int) -> Problem:
    """Problem `number` of a pack, counted from 1 as the box counts them."""
    problems = _problems(path)
    if not 1 <= number <= len(problems):
        raise HostError(f"There is no problem {number} in {path}; it has 1 to {len(problems)}.", "", 2)
    return problems[number - 1]


def _problems(path: Path) -> list[Problem]:
    """All problems of a pack, in the order of the box."""
    from lawkeeper.games.turing.problems.problem import Problem

    return [Problem.decode(record.data) for record in read_problems(path).problems]


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


@turing.command("daily")
@click.option("--date", "day", type=click.DateTime(["%Y-%m-%d"]), help="Another day than today.")
@click.option("--solution", is_flag=True, help="With its code and the way to it.")
def daily(day: datetime | None, solution: bool) -> None:
    """The problem of the day: the same for everybody, on every box, from the date alone."""
    from lawkeeper.games.turing.problems import make
    from lawkeeper_host.games.turing import printed

    today = day.date() if day else datetime.now().astimezone().date()
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


# --- make ---


@turing.command("make")
@click.option("--count", "number", type=click.IntRange(1, 20_000), default=10, show_default=True)
@kind_options
@click.option("--cards", callback=_card_list, metavar="N,N,...", help="True cards are of these only.")
@click.option("--without", callback=_card_list, metavar="N,N,...", help="True cards are none of these.")
@click.option("--seed", type=click.IntRange(0), help="The same one makes the same problems; else by chance.")
@click.option(
    "--shard", callback=_shard, metavar="I/N", help="Only part I of N, for N machines (--seed too)."
)
@click.option(
    "--setup", is_flag=True, help="Print what to lay out of the printed game instead of the solutions."
)
@click.option("--processes", type=click.IntRange(1, 256), default=2, show_default=True)
@click.option("-o", "--output", type=click.Path(path_type=Path), metavar="FILE.txt", help="Write a pack.")
@click.option("--name", help="Of the pack; else it is called as its file.")
@click.option("--author", default="", help="Of the pack.")
@click.option("--licence", default="", help="Of the pack.")
def make(
    number: int,
    mode: str | None,
    verifiers: int | None,
    difficulty: str | None,
    cards: frozenset[int] | None,
    without: frozenset[int] | None,
    seed: int | None,
    shard: tuple[int, int] | None,
    setup: bool,
    processes: int,
    output: Path | None,
    name: str | None,
    author: str,
    licence: str,
) -> None:
    """Make new problems: valid, spread evenly over all there are, none twice, with pars.

    What is not said is mixed: `--mode` and the like. Without `-o` the lines are printed, the easiest first of
    each kind.
    """
    from lawkeeper_host.games.turing import bulk, packfile, printed

    title = name if name is not None else (output.stem if output else "Problems")
    wrong = packfile.complaint(title, (author, licence))
    if wrong:
        raise HostError(wrong, "Say another one with --name, --author or --licence.", 2)
    wanted = (_place(MODES, mode), verifiers, _place(DIFFICULTIES, difficulty))
    if shard and seed is None:
        raise HostError("All parts are of one whole only with one --seed.", "Say --seed N for each part.", 2)
    seed = secrets.randbelow(1 << 32) if seed is None else seed
    made = bulk.make(bulk.Wish(number, *wanted, seed, _allowed(cards, without), shard or (1, 1)), processes)
    if output is None:
        for one in packfile.in_order(made):
            if setup:
                _tell_setup(one)
            else:
                show.line(line(one.problem, one.expected))
        return
    said = {
        "seed": seed, "count": number, "mode": mode, "verifiers": verifiers, "difficulty": difficulty,
        "cards": cards and ",".join(map(str, sorted(cards))),
        "without": without and ",".join(map(str, sorted(without))),
        "shard": shard and "/".join(map(str, shard)), "name": name, "author": author, "licence": licence,
    }  # fmt: skip
    how = f"Made by: lawkeeper turing make {_again(said)}"
    _write(output, packfile.written(made, title, author, licence, how).encode())
    tell([printed.made(made)])
    show.line(f"{printed.counted(len(made), 'problem')} in {output}.")
    show.next_step(f"lawkeeper load {output}")


def _place(names: Sequence[str], name: str | None) -> int | None:
    return None if name is None else names.index(name)


def _allowed(cards: frozenset[int] | None, without: frozenset[int] | None) -> frozenset[int]:
    """The cards that a problem may have."""
    return (cards or frozenset(range(1, CARDS + 1))) - (without or frozenset())


def _again(said: Mapping[str, object]) -> str:
    """The options that make the same file again."""
    words = [
        word
        for option, value in said.items()
        if value not in (None, "")
        for word in (f"--{option}", str(value))
    ]
    return shlex.join(words)


# --- count ---


@turing.command("count")
@click.option("--verifiers", type=click.IntRange(2, 6), default=6, show_default=True, help="Up to so many.")
@json_option
def count(verifiers: int, as_json: bool) -> None:
    """Enumerate the whole space of problems: how many there are with each number of verifiers.

    Item 5: one code, no superfluous verifier. Item 6: no two cards of one family. Item 7: easy, standard or
    hard. Six verifiers take a second or two on two cores.
    """
    from lawkeeper_host.games.turing.count import counts

    rows = counts(verifiers)
    if as_json:
        show.as_json([vars(row) | {"item7": row.item7} for row in rows])
        return
    from lawkeeper_host.games.turing import printed

    tell([printed.counts(rows)])


# --- booklet ---


@turing.command("booklet")
@pack_option
@kind_options
@click.option("--from", "first", type=click.IntRange(1), default=1, show_default=True, metavar="N",
              help="Begin with the pack's problem N.")  # fmt: skip
@click.option("--count", type=click.IntRange(1), help="At most so many problems.",
              show_default="135, with --sheets 30")  # fmt: skip
@click.option("--sheets", is_flag=True, help="With what is on the cards and a note sheet for each problem.")
@click.option("--every", is_flag=True, help="Those that need no question too.")
@click.option("-o", "--output", type=click.Path(path_type=Path), required=True, metavar="FILE.pdf")
def booklet(
    path: Path,
    mode: str | None,
    verifiers: int | None,
    difficulty: str | None,
    first: int,
    count: int | None,
    sheets: bool,
    every: bool,
    output: Path,
) -> None:
    """Print problems of a pack into a PDF file.

    All kinds mixed, those of as many verifiers by difficulty. With the numbers of the cards and verification
    cards, for owners of the printed game, or with --sheets; the solutions upside down at the end."""
    from lawkeeper_host.games.turing.booklet import Entry
    from lawkeeper_host.games.turing.booklet import booklet as make_booklet
    from lawkeeper_host.games.turing.bulk import measured

    wanted = _wanted(mode, verifiers, difficulty)
    numbered = [(n, one) for n, one in enumerate(_problems(path), 1) if n >= first and wanted(one)]
    most = count or (SHEETS if sheets else LISTED)
    numbered = _mixed([pair for pair in numbered if every or pair[1].expert != (1, 0)], most + SPARE)
    made = measured([problem for _, problem in numbered])
    entries = [
        Entry(n, problem, one.expected)
        for (n, problem), one in zip(numbered, made, strict=True)
        if every or one.expected
    ][:most]
    if not entries:
        raise HostError(f"There is no such problem in {path}.", "Leave an option out, or begin earlier.", 2)
    entries.sort(key=_by_size)
    head = read_problems(path).head
    about = ", ".join(part for part in (head.author, head.licence) if part)
    _write(output, make_booklet(head.name, about, entries, sheets))
    show.line(f"{len(entries)} problem{'s' * (len(entries) > 1)} in {output}.")


def _by_size(entry: Entry) -> tuple[int, int, float, int]:
    problem = entry.problem
    return problem.mode, len(problem.cards), entry.expected or 0.0, entry.number


def _mixed(numbered: Sequence[tuple[int, Problem]], most: int) -> list[tuple[int, Problem]]:
    """As many of each kind as there are, those of a kind evenly spread over all it has."""
    kinds: dict[tuple[int, int, int], list[tuple[int, Problem]]] = {}
    for pair in numbered:
        kinds.setdefault(kind(pair[1]), []).append(pair)
    found: list[tuple[int, Problem]] = []
    for left, several in zip(range(len(kinds), 0, -1), sorted(kinds.values(), key=len), strict=True):
        share = min(len(several), -(-(most - len(found)) // left))
        found += [several[at * len(several) // share] for at in range(share)]
    return found


def _wanted(mode: str | None, verifiers: int | None, difficulty: str | None) -> Callable[[Problem], bool]:
    """Whether a problem is of the kind that was asked for."""
    return lambda problem: (
        mode in (None, MODES[problem.mode])
        and verifiers in (None, len(problem.cards))
        and difficulty in (None, DIFFICULTIES[problem.difficulty])
    )


def _write(path: Path, data: bytes) -> None:
    try:
        path.write_bytes(data)
    except OSError as error:
        raise HostError(f"{path} cannot be written ({error.strerror}).", "Name another file.", 2) from error
