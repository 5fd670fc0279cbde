"""What the record says at each step of a challenge, held against all ways in which it may go on."""

from __future__ import annotations

import random
import re
from copy import copy

import pytest
from host.potions.test_review import _steps, table
from host.potions.test_telling import RED, TASTY, at, game, tell
from host.potions.worked import FIRST

from lawkeeper.games.potions.brew.rule import compatible
from lawkeeper.games.potions.fold import moves
from lawkeeper.games.potions.fold.challenge import (
    CONTRADICTION,
    JUDGE,
    OTHER,
    POINT,
    REDUNDANCY,
    SET,
    UNIVERSAL,
    Challenge,
)
from lawkeeper.games.potions.fold.rules import Potions
from lawkeeper_host.games.potions import codec
from lawkeeper_host.games.potions.parse import parse
from lawkeeper_host.games.potions.review import Knower

GAMES = 24


def challenger_wins(game: Potions, at: Challenge) -> bool:
    """Who wins when both play as well as can be: all steps tried, as the box asks for them."""
    seat, what = at.wants()
    mine = seat == at.challenger
    ends = (_judged(game, at) if what == JUDGE else _pointed(game, at)) if what in (JUDGE, POINT) else None
    if ends is not None:
        return any(ends)
    return any(challenger_wins(game, then) == mine for then in _next(game, at, what)) == mine


def _next(game: Potions, at: Challenge, what: int) -> list[Challenge]:
    """The challenge behind each step that may be done now."""
    found = []
    for number in range(game.space.sets if what == SET else game.space.results):
        then = copy(at)
        if what == SET:
            then.set = game.set_of(number)
        elif what == OTHER and at.kind == UNIVERSAL and number == at.result:
            continue
        else:
            then.results = at.results + bytes((number,))
        found.append(then)
    return found


def _keeps(game: Potions, number: int, at: Challenge, result: int) -> bool:
    return bool(compatible(game.space, game.book.code(number), at.set, result))


def _pointed(game: Potions, at: Challenge) -> list[bool]:
    return [not _keeps(game, number, at, at.result) for number in at.points_at(game.book, game.out)]


def _judged(game: Potions, at: Challenge) -> list[bool]:
    """C or I breaks an older rule; both keep the challenged one, or C breaks it (item 56)."""
    sight = at.points_at(game.book, game.out)
    older = [not _keeps(game, number, at, result) for number in sight for result in at.results]
    stays, goes = (_keeps(game, at.number, at, result) for result in at.results)
    return [*older, goes, not stays]


def _winner(knows: str) -> bool:
    """Whether a sentence says that the challenger wins: the one named last."""
    return knows.rindex("hallenger") > knows.rfind("uthor") if "hallenger" in knows else False


@pytest.mark.parametrize("kind", [CONTRADICTION, UNIVERSAL, REDUNDANCY])
def test_at_each_step_it_is_said_who_wins_and_with_which_potions(kind: int) -> None:
    chance = random.Random(kind)
    seen: dict[tuple[int, bool], int] = {}
    for seed in range(GAMES):
        game = table(seed, redundancy=True)
        numbers = [number for own, number in game.challengeable() if own == kind]
        game.play(bytes((moves.CHALLENGE | kind, chance.choice(numbers))), 0)
        while game.challenge:
            seat, what = game.challenge.wants()
            wins, knows = challenger_wins(game, game.challenge), Knower(game).now()
            assert _winner(knows) == wins, knows
            seen[what, wins] = seen.get((what, wins), 0) + 1
            if what not in (SET, POINT, JUDGE) and kind != REDUNDANCY:
                _named(game, what, wins == (seat == game.challenge.challenger), knows)
            game.play(chance.choice(_steps(game)), 0)
    assert min(seen.values()) > 2 and len(seen) >= 6, seen


def _named(game: Potions, what: int, winning: bool, knows: str) -> None:
    """The potions in a sentence are those with which the one whose step it is wins: all, and no others."""
    good = [
        game.space.called(then.result)
        for then in _next(game, game.challenge, what)
        if challenger_wins(game, then) == (game.challenge.wants()[0] == game.challenge.challenger)
    ]
    said = [name for name in game.space.names if name in re.findall("[a-z]+", knows)]
    if winning and "whatever" not in knows:
        assert said == sorted(good, key=game.space.names.index), knows


def test_a_universal_theory_names_every_potion_that_is_left_behind_the_prediction() -> None:
    """A rule "two diamonds exactly, or fizzy": two diamonds keep all three potions, whatever is predicted."""
    play = game("HS", "CD", seats=2)
    rule = parse("IF it has not exactly 2 diamonds THEN it is fizzy", FIRST)
    play.book.write(1, codec.encode(rule, FIRST))
    tell(play, moves.CHALLENGE | UNIVERSAL, 1)
    said = tell(play, moves.SET, at("DD"))
    assert said.endswith("[2 diamonds may be red, fizzy or tasty: the author names it and wins.]")
    said = tell(play, moves.NAME, TASTY)
    assert said == ("Player 1: tasty. [It may be red, fizzy or tasty, so no prediction is safe: "
                    "the author wins.]")  # fmt: skip
    said = tell(play, moves.NAME, RED)
    assert said == "Player 2: red. [The author has red or fizzy left: the author wins.]"
