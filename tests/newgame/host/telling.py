"""A game of Higher or Lower in sentences."""

from __future__ import annotations

from typing import Any

from lawkeeper.games.fold import GIVE_UP, PAUSE, RESUME, REVEAL
from lawkeeper.games.highlow import fold

SECRET = "number"
_MOVES = {
    GIVE_UP: "The game is given up.",
    REVEAL: "The number is told.",
    PAUSE: "The game is paused.",
    RESUME: "The game goes on.",
}


def agreed(game: Any) -> list[tuple[str, str]]:
    """The set-up."""
    return [("guesses", str(game.tries))]


def look(game: Any) -> list[str]:
    """The answers so far."""
    return [game.answer(guess) for guess in game.guesses]


def sentence(before: list[str], move: bytes, after: list[str]) -> str:
    """What a move did."""
    if move[0] == fold.NAME:
        return f"Is it {move[1]}?"
    return f"The box: {after[-1]}." if move[0] == fold.HEAR else _MOVES[move[0]]


def law(game: Any) -> str:
    """The number."""
    return str(game.secret()[0])


def understood(game: Any) -> str:
    """Nothing: the number is all there is."""
    return ""


def closing(game: Any) -> list[str]:
    """The number."""
    return [f"Number: {law(game)}"]


def marks(game: Any) -> tuple[str, str] | None:
    """Nothing was marked by people."""
    return None
