"""`lawkeeper deduction`: deals of Deduction, printed, packed, analysed, measured."""

from __future__ import annotations

import secrets
from dataclasses import asdict
from pathlib import Path
from typing import TYPE_CHECKING

import click

from lawkeeper_host.errors import HostError
from lawkeeper_host.packs.source import NAME_BYTES
from lawkeeper_host.terminal import show
from lawkeeper_host.terminal.frame import json_option

if TYPE_CHECKING:
    from lawkeeper_host.games.deduction.analysis import Analysis, Step
    from lawkeeper_host.games.deduction.rates import Rates

MODES = ("full", "coin")
MOST_ASKED = 20000  # deals looked at for one of a grade that is rare

mode_option = click.option(
    "--mode", type=click.Choice(MODES), default="full", show_default=True,
    help="Full: all twelve true Singles are in hands. Coin: nine to twelve.",
)  # fmt: skip
seed_option = click.option("--seed", help="The same seed gives the same deal. Else a new one every time.")
code_option = click.option("--code", help="The code of a deal, like 7K2-M9Q-XPG, instead of a seed.")
players_option = click.option(
    "--players", type=click.IntRange(1, 9), default=9, show_default=True, help="Who plays."
)


@click.group("deduction")
def deduction() -> None:
    """Deals of Deduction: print, pack, analyse and measure them. No box is needed."""


def _code(seed: str | None, code: str | None, mode: str, solvable: bool) -> bytes:
    """The code of the deal that is meant. HostError when it is none."""
    from lawkeeper.games.deduction.deal.code import read
    from lawkeeper_host.games.deduction.pooled import codes

    if code is None:
        return next(codes(seed or secrets.token_hex(16), mode == "coin", solvable))
    if seed is not None:
        raise HostError("A seed and a code are two deals.", "Give one of the two.", 2)
    try:
        return read(code)
    except ValueError as error:
        raise HostError(str(error), "Copy it from the end of the game, or from a pack.", 2) from error


@deduction.command("deal")
@mode_option
@seed_option
@code_option
@players_option
@click.option("--as-dealt", is_flag=True, help="Any deal, not one that all hands together solve.")
@click.option("--pack", type=click.Path(path_type=Path), metavar="FILE.txt",
              help="Write a pack with this deal, too: loaded onto a box, the box judges it.")  # fmt: skip
@click.option("-o", "--output", type=click.Path(path_type=Path), required=True, metavar="FILE.pdf")
def deal(
    mode: str,
    seed: str | None,
    code: str | None,
    players: int,
    as_dealt: bool,
    pack: Path | None,
    output: Path,
) -> None:
    """Print a deal: nine hands and nine clues to fold, and the solution, closed by a fold.

    Whoever prints may play: nothing of the deal is shown on this screen."""
    from lawkeeper_host.games.deduction.slips import slips

    chosen = _code(seed, code, mode, not as_dealt)
    _write(output, slips(chosen, players))
    show.line(f"Nine hands, the clues and the solution in {output}. Fold them without looking.")
    if pack is not None:
        _write(pack, _pack_text("One deal", [chosen]).encode())
        show.line(f"The same deal for the box: lawkeeper load {pack}")


@deduction.command("pack")
@mode_option
@seed_option
@click.option("--grade", type=click.Choice(("light", "fair", "hard")),
              help="Up to 4 hands have to lie open; 5; more.")  # fmt: skip
@click.option("--count", type=click.IntRange(1, 2000), default=30, show_default=True, help="So many deals.")
@click.option("--name", default="Deals", show_default=True, help="What the pack is called.")
@click.option("-o", "--output", type=click.Path(path_type=Path), required=True, metavar="FILE.txt")
def pack(mode: str, seed: str | None, grade: str | None, count: int, name: str, output: Path) -> None:
    """Write a pack of deals, those that take few hands first. All of them are solved by all hands
    together."""
    if len(name.encode()) > NAME_BYTES:
        raise HostError("The name of the pack is too long.", f"At most {NAME_BYTES} bytes fit.", 2)
    _write(output, _pack_text(name, _graded(mode, seed, grade, count)).encode())
    show.line(f"{count} deal{'s' * (count > 1)} in {output}.")


def _graded(mode: str, seed: str | None, grade: str | None, count: int) -> list[bytes]:
    from itertools import islice

    from lawkeeper.games.deduction.deal.deal import Deal
    from lawkeeper.games.deduction.fold import kept
    from lawkeeper_host.games.deduction.pooled import codes, hands_needed
    from lawkeeper_host.games.deduction.text import GRADES

    found: list[bytes] = []
    for code in islice(codes(seed or secrets.token_hex(16), mode == "coin", True), MOST_ASKED):
        if grade is None or GRADES[kept.grade(hands_needed(Deal(code)))] == grade:
            found.append(code)
        if len(found) == count:
            return found
    raise HostError(f"Only {len(found)} such deals were found.", "Ask for fewer, or for another grade.", 2)


def _pack_text(name: str, codes: list[bytes]) -> str:
    """A pack file of these deals."""
    from lawkeeper_host.games.deduction import text

    records = sorted((text.record(code) for code in codes), key=lambda record: (record[-1], record))
    head = [f"pack: {name}", "licence: CC0-1.0", "game: deduction", ""]
    return "\n".join([*head, *(text.line(record) for record in records), ""])


@deduction.command("analyse")
@mode_option
@seed_option
@code_option
@players_option
@json_option
def analyse(mode: str, seed: str | None, code: str | None, players: int, as_json: bool) -> None:
    """Lay a deal open: what each hand leaves, when a table would know what, and what would have solved it."""
    from lawkeeper_host.games.deduction import analysis

    if seed is None and code is None:
        raise HostError("Which deal?", "Give --seed or --code.", 2)
    found = analysis.analyse(_code(seed, code, mode, True), players)
    if as_json:
        show.as_json(asdict(found))
        return
    for row in _analysed(found):
        show.line(row)


def _analysed(found: Analysis) -> list[str]:
    rows = [f"Deal {found.code}, {found.mode}. The hidden card is {found.hidden}.", ""]
    for number, (singles, completes, left) in enumerate(found.hands, 1):
        rows.append(f"  hand {number}: {singles}; {completes}; leaves {left} of 27")
    needed = f"{found.needed} hands" if found.needed else "Not even all nine hands"
    after = ", ".join(map(str, found.pooled[1:]))
    rows += [
        "",
        f"All hands together leave {found.pooled[0]}; after the clues {after}. {needed} force the card.",
    ]
    rows += [
        "",
        "If each player says what tells most, and then clues are turned (cards left: for all; by seat):",
    ]
    rows += [row for step in found.steps for row in _step(step)]
    statement, left = found.best
    verdict = "would have solved it" if left == 1 else f"would have done most, leaving {left}"
    return [*rows, "", f"The statement that {verdict} for all: {statement}."]


def _step(step: Step) -> list[str]:
    left = " ".join(f"{count:2}" for count in step.left[1:])
    if step.what.endswith(" declines"):
        return []
    rows = [f"  {step.left[0]:2}; {left}  {step.what}"]
    for one in step.known:
        like = f" (scenario {one.scenario})" if one.scenario else ""
        rows.append(f"      known to {one.who}: {one.what}{like}")
    return rows


@deduction.command("rates")
@click.option("--deals", type=click.IntRange(100), default=10000, show_default=True, help="Of each mode.")
@click.option("--boards", type=click.IntRange(0), default=100, show_default=True,
              help="Boards on which the box's reasoner is held against the exact one.")  # fmt: skip
@click.option("--seed", default="rates", show_default=True)
@json_option
def rates(deals: int, boards: int, seed: str, as_json: bool) -> None:
    """Measure how often what solves a deal, and how often the box finds all that follows."""
    from lawkeeper_host.games.deduction.rates import agreement, measure

    measured = [measure(coin, deals, seed) for coin in (True, False)]
    agreed = agreement(boards) if boards else None
    if as_json:
        show.as_json({"rates": [asdict(one) for one in measured], "agreement": agreed and asdict(agreed)})
        return
    for one in measured:
        for row in _rates(one):
            show.line(row)
    if agreed:
        share = 100 * agreed.same / agreed.boards
        show.line(f"The box's reasoner finds all that follows on {share:.1f} % of {agreed.boards} boards;")
        show.line(f"it leaves {agreed.more} cards more than the {agreed.cards} that may be hidden.")


def _rates(one: Rates) -> list[str]:
    solved = ", ".join(f"{100 * share:.1f}" for share in one.solved)
    error = 100 * one.error()
    return [
        f"{one.mode}, {one.deals:,} deals:",
        f"  from its own five cards a hand leaves {one.own:.2f} of 27 cards on average",
        f"  all hands leave one card in {100 * one.solved[0]:.1f} % (+- {error:.2f}), "
        f"{one.pooled:.3f} on average, at most {one.most}",
        f"  after 0, 1, 2, 3 clues one card in {solved} %",
    ]


def _write(path: Path, data: bytes) -> None:
    try:
        path.write_bytes(data)
    except OSError as error:
        raise HostError(f"{path} cannot be written ({error.strerror}).", "Name another file.", 2) from error
