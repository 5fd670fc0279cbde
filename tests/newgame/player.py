# portable: runs on CPython and on the MicroPython VM
"""Plays Higher or Lower at random, see `players`."""

from lawkeeper import games
from lawkeeper.games.fold import GIVEN_UP
from lawkeeper.games.highlow import fold
from lawkeeper.logic import masks

name = "highlow"
game_id = games.HIGHLOW
VARIANTS = ("plain",)
ENDS = {GIVEN_UP, fold.FOUND, fold.MISSED}


def agreed(chance, variant):
    return bytes((fold.FEWEST + chance.below(1 + fold.LONGEST - fold.FEWEST),))


def move(chance, game):
    if game.phase == fold.NAMED:
        return bytes((fold.HEAR,))
    left = masks.bits(game.possible())
    guess = chance.pick(left) + 1 if chance.below(4) else chance.below(130)
    return bytes((fold.NAME, guess))


def settle(game):
    """Nothing is worked out later."""


def holds(game):
    assert len(game.guesses) <= game.tries
    assert game.over or masks.count(game.possible()) > 0
    if game.result == fold.FOUND:
        assert masks.one_left(game.possible())


def told(move, game):
    return move[0] == fold.HEAR


def sealed(game):
    return True


def secrets(game):
    return []  # a number of two digits may stand in any line by chance


def twins(variant):
    """The same set-up, another number."""
    coded = bytes((7,))
    return [games.rules(game_id, coded)(coded, seed) for seed in (b"this one", b"that one")]
