"""What perfect play knew, held against what the box then judged, and against the procedures played out."""

from __future__ import annotations

import random
from copy import deepcopy
from typing import Any

import pytest
from host.potions.tables import VARIANTS, played, setup

from lawkeeper.games import Refused
from lawkeeper.games.potions.brew.rule import compatible
from lawkeeper.games.potions.brew.worlds import Worlds
from lawkeeper.games.potions.fold import book, moves
from lawkeeper.games.potions.fold.challenge import (
    CONTRADICTION,
    DATA,
    EMPERICAL,
    REDUNDANCY,
    UNIVERSAL,
)
from lawkeeper.games.potions.fold.emperical import consistent, exhibits
from lawkeeper.games.potions.fold.rules import Potions
from lawkeeper_host.games.potions import codec, procedures
from lawkeeper_host.games.potions.exact import upto
from lawkeeper_host.games.potions.puzzles import random_rule
from lawkeeper_host.games.potions.review import Knower

GAMES = 8  # of each variant


def table(seed: int, **options: Any) -> Potions:
    """A game in which both others have written rules by chance, and experiments where there are some."""
    chance = random.Random(seed)
    game = Potions(setup(**options).encode(), bytes(8))
    game.turn = 0
    space = codec.space_of(game.space)
    for _ in range(chance.randint(2, 6)):
        game.book.write(chance.randint(1, 2), codec.encode(random_rule(chance, space, wide=True), space))
        if game.emperical:
            done = (book.EXPERIMENT, chance.randrange(4), chance.randrange(game.space.results))
            game.book.write(chance.randint(1, 2), bytes(done))
    return game


def test_potions_item_57_challenges_that_can_be_won_are_those_that_the_procedures_win() -> None:
    seen: dict[tuple[int, bool], int] = {}
    for seed in range(150):
        game = table(seed, redundancy=True)
        knower = Knower(game)
        found = knower.found()
        for kind, number in game.challengeable():
            rules = upto(knower.rules(), number)
            played_out = {
                CONTRADICTION: procedures.contradiction,
                UNIVERSAL: procedures.universal,
                REDUNDANCY: procedures.redundancy,
            }[kind](knower.space, rules)
            literal = (played_out is None) == (kind != CONTRADICTION)
            assert knower.wins(kind, number, found) == literal
            seen[kind, literal] = seen.get((kind, literal), 0) + 1
    assert len(seen) == 6 and min(seen.values()) > 5


def test_potions_item_68_experiments_and_rules_that_do_not_agree() -> None:
    seen = set()
    for seed in range(60):
        game = table(seed, mathematical=True, emperical=True)
        knower = Knower(game)
        found = knower.found()
        for kind, number in game.challengeable():
            if kind not in (EMPERICAL, DATA):
                continue
            literal = any(
                not consistent(game, number, n)
                for n in exhibits(game.book, game.out, number, kind == EMPERICAL)
            )
            assert knower.wins(kind, number, found) == literal
            seen.add((kind, literal, game.book.experiment(number) is None))
    assert len(seen) == 6


@pytest.mark.parametrize("variant", range(len(VARIANTS)))
def test_what_was_known_is_what_the_box_judged(variant: int) -> None:
    for seed in range(GAMES):
        for game, move, at in played(seed, **VARIANTS[variant]):
            knows = "" if game.over else Knower(game).now()
            if not game.over:
                _fits(game, knows)
            if move[0] in (moves.CALL, moves.POINT) and knows:
                _judged(game, move, at, knows)


def _fits(game: Potions, knows: str) -> None:
    """What is known at a moment is what the box's masks say."""
    worlds = Worlds(game.space)
    codes = [game.book.code(n) for n in game.book.standing(game.out)]
    if game.phase == moves.PREDICT and codes:
        number = worlds.sets.index(game.brew)
        left = worlds.open_to(worlds.left(codes), number)
        assert ("a prediction is safe" in knows and "no prediction" not in knows) == (len(left) == 1), knows
        assert ("Nothing legal" in knows) == (not left)
        assert (
            all(game.space.called(result) in " ".join(_sorted(knows)) for result in left)
            or game.space.adjectives
        )
    elif game.phase == moves.ILLEGAL:
        against = [
            n
            for n in game.book.standing(game.out)
            if not compatible(game.space, game.book.code(n), game.brew, game.potion)
        ]
        assert all(str(n) in knows for n in against) and ("wrong" in knows) == (not against)


def _sorted(knows: str) -> list[str]:
    return knows.replace(",", " ").replace(":", " ").split()


def _judged(game: Potions, move: bytes, at: int, knows: str) -> None:
    """What was called, and pointed at, came out as it was known."""
    after = deepcopy(game)
    after.play(move, at)
    lost = [row for row in after.book.rows(len(game.book.rows())) if row[0] == book.LOST]
    if game.phase == moves.STILL:
        right = "STILL LEGAL is right" in knows
        assert lost[0][1] == (game.turn if right else move[1])
    elif game.phase == moves.POINTING and lost:
        against = f" {move[1]} " in knows.replace(",", " ") and "forbid" in knows
        assert lost[0][1] == (game.maker if against else game.caller)
    elif game.phase == moves.CHALLENGED and "the author wins" in knows:
        assert lost[0][1] == game.challenge.challenger
    elif game.phase == moves.CHALLENGED and knows.startswith((f"Rule {move[1]} f", f"Entry {move[1]} s")):
        assert lost[0][1] == game.challenge.author


@pytest.mark.parametrize("kind", [CONTRADICTION, UNIVERSAL, REDUNDANCY])
def test_whoever_plays_as_is_known_wins_whatever_the_other_does(kind: int) -> None:
    """The one whom the first sentence names plays what is known, the other by chance."""
    chance = random.Random(kind)
    won = {True: 0, False: 0}
    for seed in range(60):
        game = table(seed, redundancy=True)
        numbers = [number for own, number in game.challengeable() if own == kind]
        game.play(bytes((moves.CHALLENGE | kind, chance.choice(numbers))), 0)
        challenger_wins = "the challenger" in Knower(game).now().rpartition(":")[2]
        challenger, author = game.challenge.challenger, game.challenge.author
        while game.challenge:
            seat, _ = game.challenge.wants()
            game.play(_perfect(game) if (seat == challenger) == challenger_wins else _any(game, chance), 0)
        assert game.out >> (author if challenger_wins else challenger) & 1
        won[challenger_wins] += 1
    assert min(won.values()) > 3, won


def _perfect(game: Potions) -> bytes:
    """A step after which the one who makes it still wins: found by asking what is known then."""
    seat, _ = game.challenge.wants()
    mine = "challenger" if seat == game.challenge.challenger else "author"
    for move in _steps(game):
        after = deepcopy(game)
        after.play(move, 0)
        if after.challenge is None:
            if not after.out >> seat & 1:
                return move
        elif f"the {mine}" in _winner(Knower(after).now()):
            return move
    raise AssertionError(f"Nothing wins: {Knower(game).now()}")


def _winner(knows: str) -> str:
    """Who wins by a sentence: "the author answers red and wins", "...: the challenger wins"."""
    return knows.lower().rpartition(":")[2] if "wins" in knows else ""


def _any(game: Potions, chance: random.Random) -> bytes:
    return chance.choice(_steps(game))


def _steps(game: Potions) -> list[bytes]:
    """All that may be done next in a challenge."""
    found = []
    wishes = [bytes((moves.SET, at)) for at in range(game.space.sets)]
    wishes += [bytes((moves.NAME, result)) for result in range(game.space.results)]
    wishes += [
        bytes((how, n)) for how in (moves.POINT, moves.POINT_C) for n in range(len(game.book.entries) + 1)
    ]
    wishes += [bytes((moves.BOTH_KEEP,)), bytes((moves.NEITHER_KEEPS,))]
    for move in wishes:
        try:
            deepcopy(game).play(move, 0)
        except Refused:
            continue
        found.append(move)
    return found
