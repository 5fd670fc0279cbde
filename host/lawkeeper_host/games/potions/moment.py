"""A game of Logic Potions at one moment, and what its players, brews and entries are called."""

from __future__ import annotations

from copy import copy
from dataclasses import dataclass
from typing import Any

from lawkeeper.games.potions.brew import english
from lawkeeper.games.potions.fold import book, moves
from lawkeeper_host.games.potions import report
from lawkeeper_host.games.potions.review import Knower

NONE = book.NONE


@dataclass(frozen=True)
class Look:
    """The game at one moment: a copy of what its next move may change, what perfect play knows now and what
    the newest rule did."""

    game: Any
    phase: int
    maker: int
    turn: int
    out: int
    caller: int
    market: bytes
    challenge: Any
    entries: int
    events: int
    knows: str
    written: tuple[str, ...]


def look(game: Any) -> Look:
    """What `sentence` wants to know."""
    knower = Knower(game)
    last = len(game.book.entries)
    rule = last > 0 and game.book.stands(last, game.out)
    fresh = rule and game.phase in (moves.STILL, moves.TAKING)
    return Look(
        game,
        game.phase,
        game.maker,
        game.turn,
        game.out,
        game.caller,
        bytes(game.cards.market),
        copy(game.challenge),
        last,
        len(game.book.rows()),
        "" if game.over else knower.now(),
        tuple(knower.written()) if fresh else (),
    )


def counts(game: Any, number: int) -> bool:
    """Whether an entry is not crossed off; experiments never are (item 67)."""
    return bool(game.book.stands(number, game.out) or game.book.experiment(number))


def entry(game: Any, number: int) -> str:
    """An entry of the list: a rule, or an experiment."""
    experiment = game.book.experiment(number)
    if experiment:
        return f"experiment: {brewed(game, game.set_of(experiment[0]), experiment[1])}"
    return str(english.sentence(game.space, game.book.code(number)))


def entry_word(game: Any, number: int) -> str:
    return "experiment" if game.book.experiment(number) else "rule"


def brewed(game: Any, ingredients: bytes, result: int) -> str:
    """A brew in words: 1 heart made red."""
    return f"{report.words(game.space, tuple(ingredients))} made {game.space.called(result)}"


def player(game: Any, seat: int) -> str:
    """A seat as the record calls it."""
    if game.strength:
        return "the box" if seat else "the player"
    return f"player {seat + 1}"


def begin(words: str) -> str:
    return words[:1].upper() + words[1:]
