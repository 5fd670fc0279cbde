"""The record of a game of MultiVerses in sentences, for `lawkeeper log`. Behind each test stands how likely
it was that the law came out valid, in square brackets."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any

from lawkeeper.games import fold
from lawkeeper.games.multiverses.fold import moves, setup
from lawkeeper.games.multiverses.laws import kinds
from lawkeeper_host.games.multiverses import view
from lawkeeper_host.games.multiverses.missed import chance, missed
from lawkeeper_host.games.multiverses.odds import compares
from lawkeeper_host.games.multiverses.scoring import magnitude
from lawkeeper_host.games.multiverses.words.english import Entry
from lawkeeper_host.games.multiverses.words.packing import named

SECRET = "words drawn"  # noqa: S105 - what players call the secret


@dataclass(frozen=True)
class Look:
    """A game at one moment: the rules object, whose turn it is, how many laws were tested, the PROPOSE that
    waits for the table, how long each universe of this player is."""

    game: Any
    turn: int
    tested: int
    pending: bytes
    lines: tuple[tuple[int, ...], ...]


def look(game: Any) -> Look:
    """What `sentence` wants to know."""
    mine = tuple(tuple(len(line) for line in one.lines) for one in game.multiverses[game.turn])
    return Look(game, game.turn, len(game.register), bytes(game.pending), mine)


# --- the set-up and the end ---


def agreed(game: Any) -> list[tuple[str, str]]:
    """The set-up as (what, how)."""
    return [
        ("players", str(game.seats) if game.seats > 1 else "one, for the best score"),
        ("the Dust", f"{game.words} words" + _of_day(game.setup.day)),
        ("odds of a law before its test", "shown" if game.odds else "hidden"),
        ("laws that follow from another one", "allowed" if game.implied else "refused"),
    ]


def _of_day(code: int) -> str:
    return f", of the day {'-'.join(f'{part:02}' for part in setup.date(code))}" if code else ""


def law(game: Any) -> str:
    """What was secret: the test words that were to come."""
    return " ".join(word.word for word in view.tests(game))


def understood(game: Any) -> str:
    """Nothing: the words say all."""
    return ""


def closing(game: Any) -> list[str]:
    """Every universe with what it is worth, the laws that it had missed, and who wins."""
    told = []
    for seat in range(game.seats):
        told += [f"Player {seat + 1}: {score(game.score(seat))}"]
        for verse in view.verses(game, seat):
            told += _universe(verse)
    told += ["", "Laws you missed:", *(_missed(game) or ["none that was likely to be validated"])]
    return [*told, "", headline(game)]


def headline(game: Any, names: Sequence[str] = ()) -> str:
    """Who has won; `names`: what the players are called, by seat."""
    if game.result != moves.SCORED:
        return "The game was given up."
    best = [names[seat] if seat < len(names) else f"player {seat + 1}" for seat in game.winners()]
    if game.seats == 1:
        return f"{score(game.score(0))} points."
    who = " and ".join(best)
    wins = f"win{'s' * (len(best) == 1)} with {score(game.score(game.winners()[0]))}"
    return f"{who[:1].upper()}{who[1:]} {wins}."


def score(points: int) -> str:
    """In full, and as a magnitude where that is long."""
    short = magnitude(points)
    return f"{points:,} ({short})" if short else f"{points:,}"


def marks(game: Any) -> tuple[str, str] | None:
    """There are none on the table."""
    return None


def _universe(verse: view.Verse) -> list[str]:
    told = [f"  Universe {verse.number}: {verse.universe.sum()}"]
    told += [f"    law {law.number}: words {law.words}" for law in verse.laws]
    return told + ["    " + ", ".join(word.word for word in line) for line in verse.lines]


def _missed(game: Any) -> list[str]:
    dead = {one.code for one in view.register(game) if not one.valid}
    return [
        f"  player {verse.seat + 1}, universe {verse.number}: {one.words} "
        f"({one.chance:.0%} to be validated; {score(one.score)} instead of {score(verse.universe.score)})"
        for verse in view.verses(game)
        for one in missed(verse, dead)
    ]


# --- moves ---


def sentence(before: Look, move: bytes, after: Look) -> str:
    """What a move did, and what came of it."""
    number = min(move[0], fold.LONG)
    return _PLAIN[number] if number in _PLAIN else _TOLD[number](before, move, after)


def _who(before: Look) -> str:
    return f"Player {before.turn + 1}"


def _proposes(before: Look, move: bytes, after: Look) -> str:
    if after.pending:
        said = f"{_who(before)} proposes law {before.tested + 1}, on paper,"
        return f"{said} for universe {move[1] + 1}; the test word is {_test(after)}."
    return f"{_who(before)} proposes for universe {move[1] + 1}: {_came_out(before, move, after)}"


def _came_out(before: Look, move: bytes, after: Look) -> str:
    """The newest law of the register and how its test came out."""
    made = view.law(after.game, before.tested)
    reference = _reference(before, move) if compares(made.code) else None
    behind = f" after {reference.word}" if reference else ""
    how = "excluded: valid" if made.valid else "taken in: invalid"
    told = f"words {made.words}. The test word {made.test.word}{behind} is {how}, for everybody."
    if made.code[0] == kinds.TABLE:
        return told
    return f"{told} [{chance(made.code, reference):.0%} of the words would have validated it]"


def _reference(before: Look, move: bytes) -> Entry:
    """The word that the test word was compared with."""
    chosen = move[2]
    if chosen & moves.OF_DUST:
        return view.word(before.game, chosen & ~moves.OF_DUST)
    at = before.lines[move[1]][chosen] - 1  # the game may have gone on since: the line only grows
    return view.word(before.game, before.game.multiverses[before.turn][move[1]].lines[chosen][at])


def _verdict(before: Look, move: bytes, after: Look) -> str:
    made = view.law(after.game, before.tested)
    how = "excluded: it is valid" if made.valid else "taken in: it is invalid"
    return f"The table: law {made.number}, on paper, has {made.test.word} {how}, for everybody."


def _copies(before: Look, move: bytes, after: Look) -> str:
    made = view.law(after.game, move[2])
    return f"{_who(before)} copies law {made.number} into universe {move[1] + 1}: words {made.words}."


def _places(before: Look, move: bytes, after: Look) -> str:
    number, line = move[1] >> 4, move[1] & 15
    there = before.lines[number]
    where = f"line {line + 1}, which has now {there[line] + 1} words" if line < len(there) else "a new line"
    word = view.word(after.game, move[0] & ~fold.LONG).word
    return f"{_who(before)} puts {word} into universe {number + 1}: {where}."


def _test(after: Look) -> str:
    from lawkeeper.games.multiverses.fold import dust

    return named(dust.unpacked(after.game.test, 0)).word


_PLAIN = {
    fold.GIVE_UP: "The game is given up.",
    fold.REVEAL: "The words that were drawn are told.",
    fold.PAUSE: "The game is paused.",
    fold.RESUME: "The game goes on.",
    fold.TIMEOUT: "The time is up.",
    moves.STOP: "Nobody placed a word in a full round: the table agrees to stop.",
}
_TOLD: dict[int, Callable[[Look, bytes, Look], str]] = {
    moves.PROPOSE: _proposes,
    moves.EXCLUDED: _verdict,
    moves.INCLUDED: _verdict,
    moves.COPY: _copies,
    moves.NO_LAW: lambda before, move, after: f"{_who(before)} adds no law; the table agrees.",
    moves.NO_WORD: lambda before, move, after: f"{_who(before)} places no word.",
    moves.PLACE: _places,
}
