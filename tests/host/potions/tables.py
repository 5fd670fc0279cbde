"""Games of Logic Potions that are played by chance, whole ones, for what the host says of them."""

from __future__ import annotations

import random
from collections.abc import Iterator
from copy import deepcopy
from typing import Any

from lawkeeper.games import Refused, fold
from lawkeeper.games.potions.fold import moves
from lawkeeper.games.potions.fold.rules import Potions
from lawkeeper.games.potions.fold.setup import Setup
from lawkeeper_host.games.potions import codec
from lawkeeper_host.games.potions.puzzles import random_rule

VARIANTS = (
    {},
    {"faster": True},
    {"simpler": True, "seats": 4},
    {"buck": True, "seats": 4},
    {"mathematical": True, "emperical": True, "buck": True},
    {"redundancy": True, "colours": True, "count": 5},
    {"adjectives": True, "about": True, "redundancy": True},
    {"victory": True, "count": 3, "seats": 4},
    {"victory": True, "emperical": True, "mathematical": True},
    {"seats": 2, "strength": 2},
)


def setup(**options: Any) -> Setup:
    agreed = Setup()
    for name, value in options.items():
        assert hasattr(agreed, name), name
        setattr(agreed, name, value)
    return agreed


def played(
    seed: int, most: int = 400, bold: float = 0.25, **options: Any
) -> Iterator[tuple[Potions, bytes, int]]:
    """A game played by chance: (the game before a move, the move, its second) each time; the last ones end it
    and tell its secret. `bold`: how often somebody calls out or challenges."""
    chance = random.Random(seed)
    game = Potions(setup(**options).encode(), bytes(chance.randrange(256) for _ in range(8)))
    for at in range(most):
        if game.over:
            break
        yield from _one(game, chance, bold, 7 * at)
    if not game.over:
        yield from _do(game, bytes((fold.GIVE_UP,)), 7 * most)
    yield from _do(game, bytes((fold.REVEAL,)), 7 * most)


def _do(game: Potions, move: bytes, at: int) -> Iterator[tuple[Potions, bytes, int]]:
    yield game, move, at
    game.play(move, at)


def _one(game: Potions, chance: random.Random, bold: float, at: int) -> Iterator[tuple[Potions, bytes, int]]:
    while True:
        move = wish(game, chance, bold)
        twin = Potions(game.coded, game._seed)
        twin.__dict__.update(_copied(game))
        try:
            twin.play(move, at)
        except Refused:
            continue
        yield game, move, at
        game.play(move, at)
        return


def _copied(game: Potions) -> dict[str, Any]:
    return deepcopy(game.__dict__)


def wish(game: Potions, chance: random.Random, bold: float, calls: int | None = None) -> bytes:
    """A move that fits the phase, more or less. `calls`: the seat that may call out, by default any."""
    if chance.random() < bold / 25:
        return bytes((moves.YIELD, chance.randrange(game.seats) if calls is None else calls))
    if game.phase == moves.TURN:
        offered = game.challengeable()
        if offered and chance.random() < bold:
            kind, number = chance.choice(offered)
            return bytes((moves.CHALLENGE | kind, number))
        return bytes((moves.BREW, chance.randrange(game.space.sets)))
    if game.phase in (moves.PREDICT, moves.ILLEGAL, moves.STEAL, moves.STILL):
        seat = chance.randrange(game.seats) if calls is None else calls
        return bytes((moves.CALL, seat) if chance.random() < bold else (moves.PASS,))
    if game.phase == moves.BUCK:
        offered = game.challengeable()
        if offered and chance.random() < 2 * bold:
            kind, number = chance.choice(offered)
            return bytes((moves.CHALLENGE | kind, number))
        return bytes((moves.VERDICT,))
    if game.phase == moves.WRITING:
        about = bool(game.space.about)
        space = codec.space_of(game.space)
        return bytes((moves.WRITE,)) + codec.encode(
            random_rule(chance, space, chance.random() < bold, about), space, about
        )
    if game.phase == moves.TAKING:
        return bytes((moves.TAKE, chance.randrange(16)))
    return _step(game, chance)


def _step(game: Potions, chance: random.Random) -> bytes:
    """A step of a challenge, a name or a number."""
    if game.phase == moves.CHALLENGED and game.buck and chance.random() < 0.15:
        offered = game.challengeable()
        if offered:
            kind, number = chance.choice(offered)
            return bytes((moves.CHALLENGE | kind, number))
    wishes = (moves.SET, moves.NAME, moves.POINT, moves.POINT_C, moves.BOTH_KEEP, moves.NEITHER_KEEPS)
    move = chance.choice(wishes)
    if move in (moves.BOTH_KEEP, moves.NEITHER_KEEPS):
        return bytes((move,))
    most = {moves.SET: game.space.sets, moves.NAME: game.space.results}.get(move, len(game.book.entries) + 1)
    return bytes((move, chance.randrange(most)))
