"""What each move of a game did, in a sentence."""

from __future__ import annotations

from collections.abc import Callable

from lawkeeper.games import fold
from lawkeeper.games.potions.fold import book, moves
from lawkeeper.games.potions.fold.challenge import NAMES, REDUNDANCY
from lawkeeper_host.games.potions import report
from lawkeeper_host.games.potions.moment import Look, begin, entry, entry_word, player


def _brew(before: Look, move: bytes, after: Look) -> str:
    game = after.game
    return (
        f"{begin(player(game, before.turn))} brews {report.words(game.space, tuple(game.set_of(move[1])))}."
    )


def _call(before: Look, move: bytes, after: Look) -> str:
    who = begin(player(after.game, move[1]))
    if before.phase == moves.PREDICT:
        return f"{who} wants to predict."
    if before.phase == moves.ILLEGAL:
        return f"{who} calls ILLEGAL."
    return f"{who} shouts STEAL." if before.phase == moves.STEAL else f"{who} calls STILL LEGAL."


def _pass(before: Look, move: bytes, after: Look) -> str:
    thief = before.phase == moves.PREDICT and before.maker != before.turn
    of = f" what {player(after.game, before.maker)} makes of it" if thief else ""
    return {
        moves.PREDICT: f"Nobody predicts{of}.",
        moves.ILLEGAL: "Nobody calls ILLEGAL.",
        moves.STEAL: "Nobody steals.",
        moves.STILL: "Nobody calls STILL LEGAL.",
    }[before.phase]


def _name(before: Look, move: bytes, after: Look) -> str:
    game = after.game
    result = game.space.called(move[1])
    if before.phase == moves.PREDICTING:
        return f"The prediction is {result}."
    if before.phase == moves.ANNOUNCE:
        return f"{begin(player(game, before.maker))} makes it {result}."
    seat, _ = before.challenge.wants()
    letter = "CI"[len(before.challenge.results)] + " is " if before.challenge.kind == REDUNDANCY else ""
    return f"{begin(player(game, seat))}: {letter}{result}."


def _point(before: Look, move: bytes, after: Look) -> str:
    if before.challenge is None:
        return f"{begin(player(after.game, before.caller))} points at rule {move[1]}."
    what = entry_word(after.game, move[1])
    which = " and C" if move[0] == moves.POINT_C else " and I" if before.challenge.kind == REDUNDANCY else ""
    return f"{begin(player(after.game, before.challenge.challenger))} points at {what} {move[1]}{which}."


def _write(before: Look, move: bytes, after: Look) -> str:
    game = after.game
    return f"{begin(player(game, before.turn))} writes rule {after.entries}: {entry(game, after.entries)}."


def _take(before: Look, move: bytes, after: Look) -> str:
    game = after.game
    places = sorted({move[1] >> 2, move[1] & 3})
    taken = bytes(before.market[place] for place in places if place < len(before.market))
    named = report.words(game.space, tuple(sorted(taken))) or "nothing"
    return f"{begin(player(game, before.turn))} drinks it and takes {named}."


def _set(before: Look, move: bytes, after: Look) -> str:
    game = after.game
    seat, _ = before.challenge.wants()
    return f"{begin(player(game, seat))} names {report.words(game.space, tuple(game.set_of(move[1])))}."


def _both(before: Look, move: bytes, after: Look) -> str:
    both = "both" if move[0] == moves.BOTH_KEEP else "neither"
    challenge = before.challenge
    return f'{begin(player(after.game, challenge.challenger))} says "{both}" of rule {challenge.number}.'


def _yield(before: Look, move: bytes, after: Look) -> str:
    return f"{begin(player(after.game, move[1]))} gives up."


def _verdict(before: Look, move: bytes, after: Look) -> str:
    return "The buck is not passed."


def _challenge(before: Look, move: bytes, after: Look) -> str:
    game = after.game
    kind, number = move[0] - moves.CHALLENGE, move[1]
    made = next(row for row in game.book.rows(before.events) if row[0] == book.CHALLENGED)
    author = player(game, game.book.author(number))
    what = entry_word(game, number)
    return f"{begin(player(game, made[1]))} challenges {what} {number} of {author}: {NAMES[kind]}."


TOLD: dict[int, Callable[[Look, bytes, Look], str]] = {
    moves.BREW: _brew,
    moves.CALL: _call,
    moves.PASS: _pass,
    fold.TIMEOUT: _pass,
    moves.NAME: _name,
    moves.POINT: _point,
    moves.POINT_C: _point,
    moves.WRITE: _write,
    moves.TAKE: _take,
    moves.SET: _set,
    moves.BOTH_KEEP: _both,
    moves.NEITHER_KEEPS: _both,
    moves.YIELD: _yield,
    moves.VERDICT: _verdict,
    moves.CHALLENGE: _challenge,
}
PLAIN = {
    fold.GIVE_UP: "The game is given up.",
    fold.REVEAL: "The deck is told.",
    fold.PAUSE: "The game is paused.",
    fold.RESUME: "The game goes on.",
}
