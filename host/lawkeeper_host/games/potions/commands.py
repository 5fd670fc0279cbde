"""`lawkeeper potions`: lists of rules checked, puzzles made, shown and packed."""

from __future__ import annotations

import random
import secrets
from pathlib import Path
from typing import TYPE_CHECKING

import click

from lawkeeper_host.errors import HostError
from lawkeeper_host.packs.source import NAME_BYTES
from lawkeeper_host.terminal import show
from lawkeeper_host.terminal.frame import json_option

if TYPE_CHECKING:
    from lawkeeper_host.games.potions.codes import Puzzle

ASKS = ("breaks", "forced")
TABLE = ("brew", "left", "is", "first rule against the rest")

ask_option = click.option(
    "--ask", type=click.Choice(ASKS), default="breaks", show_default=True,
    help="Breaks: with which rule does a set keep no potion? Forced: which set keeps exactly one?",
)  # fmt: skip
seed_option = click.option("--seed", help="The same seed gives the same puzzles. Else new ones every time.")
colours_option = click.option("--colours", is_flag=True, help="Six colours instead of four suits.")
output_option = click.option(
    "-o", "--output", type=click.Path(path_type=Path), required=True, metavar="FILE.txt"
)


@click.group("potions")
def potions() -> None:
    """Logic Potions: check lists of rules, make puzzles of them. No box is needed."""


@potions.command("check")
@click.argument("rules", type=click.Path(path_type=Path), metavar="RULES.txt")
@click.option(
    "--upto", type=click.IntRange(1), metavar="N", help="As in a challenge of rule N: no later rule."
)
@json_option
def check(rules: Path, upto: int | None, as_json: bool) -> None:
    """Say what follows from a list of rules: what each set of ingredients may still become, contradictions,
    forced brews, redundant rules, a universal theory, with the brews that show it.

    \b
    A line a rule, like on paper; the first two lines may be left out:
        ingredients: suits           (or: colours)
        potions: red, fizzy, tasty
        1 Ada: IF it contains a heart THEN it is not tasty
        2 Ben: IF it contains exactly two ingredients THEN it is fizzy
        crossed off: 2
    With `adjectives: yes` a potion is several things at once, with `adjectives: in IF` IF may speak of
    them.
    """
    from lawkeeper_host.games.potions import exact, listing, report

    read = listing.read(rules)
    standing = read.standing()
    if upto is not None:
        if upto not in standing:
            raise HostError(f"There is no rule {upto} in force in {rules}.", "Name one that is in it.", 2)
        standing = exact.upto(standing, upto)
    found = exact.examine(read.space, standing)
    if as_json:
        show.as_json(report.as_data(read.box, found))
        return
    for one in read.rules:
        off = " (crossed off)" if one.number in read.crossed else ""
        author = f" {one.author}" if one.author else ""
        show.line(f"{one.number:3}{author}  {report.told(read.box, one.coded)}{off}")
        if report.mixes(one.rule.when):
            show.line(f"     read as IF {report.bracketed(read.box, one.rule.when)}")
    show.line("")
    show.table(TABLE, report.table(read.box, found))
    show.line("")
    for sentence in report.sentences(read.box, found):
        show.line(sentence)


@potions.command("rule")
@click.argument("words", nargs=-1, required=True, metavar="SENTENCE")
@colours_option
@click.option("--potions", "names", default="", metavar="A,B,...", help="Their names; else red,fizzy,tasty.")
@click.option(
    "--adjectives", is_flag=True, help="A potion is several of them at once, and IF may speak of them."
)
@json_option
def rule(words: tuple[str, ...], colours: bool, names: str, adjectives: bool, as_json: bool) -> None:
    """Say what the box understands by a rule, and which brews it forbids."""
    from lawkeeper_host.games.potions import guide, listing, report
    from lawkeeper_host.games.potions.words import RuleRefused

    sentence = " ".join(words)
    head = (
        f"ingredients: {'colours' if colours else 'suits'}\nadjectives: {'in IF' if adjectives else 'no'}\n"
    )
    head += f"potions: {names}\n" if names else ""
    read = listing.agreed(head)
    try:
        found = listing.written(sentence, read)
    except RuleRefused as refused:
        raise refused.told(sentence) from refused
    forbidden = [brew for brew in read.space.brews() if not found.rule.permits(brew)]
    every = len(read.space.sets) * len(read.space.results)
    said = {
        "rule": str(report.told(read.box, found.coded)),
        "in signs": guide.row(read.box, found.coded),
        "words": len(report.told(read.box, found.coded).split()),
        "forbids": f"{len(forbidden)} of {every} brews",
        "for instance": report.brew_words(read.box, read.space, forbidden[0]) if forbidden else "none",
    }
    if as_json:
        show.as_json(said)
        return
    show.pairs(said.items())
    if report.mixes(found.rule.when):
        show.line(f"read as IF {report.bracketed(read.box, found.rule.when)}")


@potions.command("puzzle")
@ask_option
@click.option("--rules", type=click.IntRange(2, 12), default=5, show_default=True, help="So many rules.")
@colours_option
@seed_option
@click.option("--code", help="The code of a puzzle that somebody has sent, instead of a new one.")
@click.option("--from", "listed", type=click.Path(path_type=Path), metavar="RULES.txt",
              help="Ask about a list of your own.")  # fmt: skip
@click.option("--answer", is_flag=True, help="Show the answer, too.")
@json_option
def puzzle(
    ask: str,
    rules: int,
    colours: bool,
    seed: str | None,
    code: str | None,
    listed: Path | None,
    answer: bool,
    as_json: bool,
) -> None:
    """Show a puzzle on a list of rules, and its code to send to others."""
    from lawkeeper_host.games.potions import codes, puzzles, report

    if code is not None and listed is not None:
        raise HostError("A code and a file are two puzzles.", "Give one of the two.", 2)
    try:
        if code is not None:
            found = codes.read(code)
        elif listed is not None:
            found = _of_file(listed, ASKS.index(ask))
        else:
            found = puzzles.make(_chance(seed), ASKS.index(ask), rules, colours)
        right = found.answer()
    except codes.PuzzleRefused as refused:
        said = str(refused)
        raise HostError(f"{said[0].upper()}{said[1:]}.", "Copy the code as it was sent.", 2) from refused
    solution = f"rule {right}" if isinstance(right, int) else report.words(found.box, right)
    lines = found.sentences()
    question = codes.ASKED[found.question]
    if as_json:
        told = {"answer": solution} if answer else {}
        show.as_json({"question": question, "rules": lines, "code": found.code()} | told)
        return
    for number, sentence in enumerate(lines, 1):
        show.line(f"{number:3}  {sentence}")
    show.line("")
    show.line(f"{question} Potions are {', '.join(found.box.names)}.")
    show.line(f"Code: {found.code()}")
    if answer:
        show.line(f"Answer: {solution}")
    else:
        show.next_step(f"lawkeeper potions puzzle --answer --code {found.code()}")


@potions.command("pack")
@click.option("--ask", type=click.Choice((*ASKS, "both")), default="both", show_default=True,
              help="What the puzzles ask: as with `puzzle`, or both in turn.")  # fmt: skip
@click.option("--rules", default="3-6", show_default=True, metavar="N-M", help="So many rules each, 2 to 12.")
@click.option("--count", type=click.IntRange(1, 500), default=30, show_default=True, help="So many puzzles.")
@colours_option
@seed_option
@click.option("--name", default="Potion puzzles", show_default=True, help="What the pack is called.")
@output_option
def pack(
    ask: str, rules: str, count: int, colours: bool, seed: str | None, name: str, output: Path
) -> None:  # fmt: skip
    """Write a pack of puzzles, short lists first, to load onto a box."""
    from lawkeeper_host.games.potions import puzzles, text

    if not 1 <= len(name.encode()) <= NAME_BYTES:
        raise HostError("The pack needs a shorter name.", f"It has 1 to {NAME_BYTES} bytes.", 2)
    fewest, most = _range(rules)
    chance = _chance(seed)
    asked = range(len(ASKS)) if ask == "both" else (ASKS.index(ask),)
    made = [
        puzzles.make(
            chance, asked[number % len(asked)], fewest + (most - fewest + 1) * number // count, colours
        )
        for number in range(count)
    ]
    made.sort(key=lambda one: (one.question, len(one.rules)))
    head = [f"pack: {name}", "licence: CC0-1.0", "game: potions", ""]
    _write(output, "\n".join([*head, *(text.line(one) for one in made), ""]))
    show.line(f"{count} puzzle{'s' * (count > 1)} in {output}. Load it with: lawkeeper load {output}")


def _of_file(path: Path, question: int) -> Puzzle:
    """A puzzle on somebody's own list."""
    from lawkeeper.games.potions.brew import kinds
    from lawkeeper.games.potions.brew import names as called
    from lawkeeper_host.games.potions import codes, listing

    read = listing.read(path)
    standing = [one.coded for one in read.rules if one.number not in read.crossed]
    many = len(read.box.names)
    names = next((n for n in range(len(called.LISTS)) if called.names(n, many) == read.box.names), None)
    if names is None or read.box.adjectives:
        lists = "; ".join(row[1] for row in called.LISTS)
        raise HostError(
            "A puzzle's potions are the first of one of the box's lists, and no adjectives.",
            f"Use one of these: {lists}.",
            2,
        )
    colours = read.box.kinds == kinds.COLOURS
    return codes.Puzzle(question, colours, (names, many), tuple(standing))


def _range(text: str) -> tuple[int, int]:
    parts = text.split("-")
    if len(parts) > 2 or not all(part.isdecimal() for part in parts):
        raise HostError(f"{text!r} is no number of rules.", "Write one like 5, or two like 3-6.", 2)
    fewest, most = int(parts[0]), int(parts[-1])
    if not 2 <= fewest <= most <= 12:
        raise HostError(f"{text} rules cannot be.", "A puzzle has 2 to 12 rules.", 2)
    return fewest, most


def _chance(seed: str | None) -> random.Random:
    return random.Random(seed or secrets.token_hex(16))


def _write(path: Path, text: str) -> None:
    try:
        path.write_text(text, "utf-8")
    except OSError as error:
        raise HostError(f"{path} cannot be written ({error.strerror}).", "Name another file.", 2) from error
