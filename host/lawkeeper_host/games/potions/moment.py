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


def follows(game: Any) -> list[tuple[str, list[str]]]:
    """(what it is of, sentences) at the end: what follows from the rules before some were last crossed off,
    so that the fault by which somebody lost is told, and from those that stand."""
    told = []
    crossed = _last_crossed(game)
    if crossed:
        seat, out, last = crossed
        told.append((f"The rules before {player(game, seat)} lost:", _follow(game, out, last)))
    if game.book.standing(game.out):
        told.append(("The rules still standing:" if crossed else "", _follow(game, game.out, NONE)))
    return told


def _follow(game: Any, out: int, last: int) -> list[str]:
    knower = Knower(game, out)
    return [*report.sentences(game.space, knower.found(last), game.redundant)]


def _last_crossed(game: Any) -> tuple[int, int, int] | None:
    """(seat, seats that had lost before it, number of the last rule then) of the last one to lose who had
    rules; None when none was crossed off."""
    found, out, last = None, 0, 0
    for kind, seat, one, _ in game.book.rows():
        if kind == book.WROTE:
            last = one
        elif kind == book.LOST:
            if any(game.book.author(number) == seat for number in game.book.standing(out, last)):
                found = seat, out, last
            out |= 1 << seat
    return found


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
