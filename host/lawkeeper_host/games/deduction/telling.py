"""The record of a game of Deduction in sentences, for `lawkeeper log`."""

from __future__ import annotations

from typing import Any

from lawkeeper.games import fold
from lawkeeper.games.deduction.deal.code import spelt
from lawkeeper.games.deduction.fold import rules
from lawkeeper_host.games.deduction import text
from lawkeeper_host.games.deduction.analysis import best_statement, row_text, steps

SECRET = "card"  # noqa: S105 - what players call the secret

Look = tuple[list[tuple[int, ...]], int, str]
"""Board, declared card, outcome."""

_PLAIN = {
    rules.WITHDRAW: "Not all agree: the talk goes on.",
    fold.GIVE_UP: "The game is given up.",
    fold.REVEAL: "The card is told.",
    fold.PAUSE: "The game is paused.",
    fold.RESUME: "The game goes on.",
}


def agreed(game: Any) -> list[tuple[str, str]]:
    """The set-up as (what, how)."""
    setup = game.setup
    spare = "taken by a player each" if setup.second else "opened for all"
    dealt = "a deal with a code" if setup.code else "any deal" if setup.as_dealt else "all hands solve it"
    rows = [("Players", str(setup.seats)), ("Mode", text.MODES[setup.coin]), ("Deal", dealt)]
    if setup.seats > 1:
        rows.append(("Spare hands", spare))
    return [
        *rows,
        ("Help", "yes" if setup.help else "no"),
        ("Hands on slips", "yes" if setup.slips else "no"),
    ]


def look(game: Any) -> Look:
    """What `sentence` wants to know of a game at one moment."""
    return game.board(), game.declared, game.outcome()


def sentence(before: Look, move: bytes, after: Look) -> str:
    """What a move did."""
    if move[0] in _PLAIN:
        return _PLAIN[move[0]]
    if move[0] == rules.DECLARE:
        return f"Declared: {text.completes(move[1:2])}."
    if move[0] == rules.AGREE:
        return f"All agree. The game is {after[2]}."
    if move[0] == rules.PAR:
        return f"The box would have needed {move[1]} questions and {move[2]} clues."
    rows = "; ".join(row_text(row) for row in after[0][len(before[0]) :])
    return f"{rows[0].upper()}{rows[1:]}."


def law(game: Any) -> str:
    """The hidden card of a finished game."""
    return text.completes([game.hidden])


def understood(game: Any) -> str:
    """Nothing: the card says all."""
    return ""


def closing(game: Any) -> list[str]:
    """The card, the code of the deal, when it was known, and what would have solved it."""
    told = steps(game)
    lines = [f"The hidden card is {law(game)}.", f"The code of this deal: {spelt(game.code)}"]
    lines.append("Cards left for all: " + " ".join(str(step.left[0]) for step in told))
    for number, left in enumerate(zip(*[step.left[1:] for step in told], strict=True), 1):
        lines.append(f"Cards left for player {number}: " + " ".join(map(str, left)))
    for step in told:
        for one in step.known:
            like = f" (scenario {one.scenario})" if one.scenario else ""
            lines.append(f"{one.what}: known to {one.who} by {step.what}{like}")
    statement, left_then = best_statement(game)
    if left_then == 1:
        lines.append(f"It would have been solved by {statement}")
    return lines


def marks(game: Any) -> tuple[str, str] | None:
    """There are none on the table."""
    return None
