"""`lawkeeper turing make`, `count` and `booklet`: many problems at once."""

from __future__ import annotations

import secrets
import shlex
from collections.abc import Callable, Mapping, Sequence
from pathlib import Path
from typing import TYPE_CHECKING

import click

from lawkeeper.games.turing.problems.cards import CARDS
from lawkeeper_host.errors import HostError
from lawkeeper_host.games.turing.common import (
    kind_options,
    pack_option,
    place,
    problems,
    tell,
    tell_setup,
    write,
)
from lawkeeper_host.games.turing.packs import read_problems
from lawkeeper_host.games.turing.text import DIFFICULTIES, MODES, kind, line
from lawkeeper_host.terminal import show
from lawkeeper_host.terminal.frame import json_option

if TYPE_CHECKING:
    from lawkeeper.games.turing.problems.problem import Problem
    from lawkeeper_host.games.turing.booklet import Entry

# The solver, numpy and the PDF library are wanted here only: the commands import them when they run.

LISTED, SHEETS, SPARE = 135, 30, 8  # problems of a booklet


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


# --- make ---


@click.command("make")
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
    wanted = (place(MODES, mode), verifiers, place(DIFFICULTIES, difficulty))
    if shard and seed is None:
        raise HostError("All parts are of one whole only with one --seed.", "Say --seed N for each part.", 2)
    seed = secrets.randbelow(1 << 32) if seed is None else seed
    made = bulk.make(bulk.Wish(number, *wanted, seed, _allowed(cards, without), shard or (1, 1)), processes)
    if output is None:
        for one in packfile.in_order(made):
            if setup:
                tell_setup(one)
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
    write(output, packfile.written(made, title, author, licence, how).encode())
    tell([printed.made(made)])
    show.line(f"{printed.counted(len(made), 'problem')} in {output}.")
    show.next_step(f"lawkeeper load {output}")


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


@click.command("count")
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


@click.command("booklet")
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
    numbered = [(n, one) for n, one in enumerate(problems(path), 1) if n >= first and wanted(one)]
    most = count or (SHEETS if sheets else LISTED)
    numbered = [pair for pair in numbered if every or pair[1].expert != (1, 0)]
    spare = 0 if all(any(problem.machine) for _, problem in numbered) else SPARE  # pars are not known yet
    numbered = _mixed(numbered, most + spare)
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
    write(output, make_booklet(head.name, about, entries, sheets))
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
