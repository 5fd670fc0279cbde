# portable: runs on CPython and on the MicroPython VM
"""Plays MultiVerses at random, see `players`: alone, three seats, six with implied laws."""

from fakes.multiverses import setup
from lawkeeper import games
from lawkeeper.games.fold import Refused
from lawkeeper.games.multiverses.fold import fitting, moves
from lawkeeper.games.multiverses.fold.proposing import potentially_valid
from lawkeeper.games.multiverses.laws import kinds

name = "multiverses"
game_id = 5
VARIANTS = ("three", "alone", "six")
ENDS = {0, 1, 3}
CLOCK_ENDS = True

_OPTIONS = {
    "three": {"seats": 3, "each": 5},
    "alone": {"seats": 1, "each": 12},
    "six": {"seats": 6, "each": 4, "implied": True},
}
_LAWS = (
    b"\x01q",
    b"\x81e",
    b"\x02V",
    b"\x83s",
    b"\x06\x00\x06",
    b"\x07\x01",
    b"\x0d\x01",
    b"\x8d\x02",
    b"\x0e\x00",
)


def agreed(chance, variant):
    return setup(**_OPTIONS[variant]).encode()


def move(chance, game):
    if game.phase == moves.VERDICT:
        return bytes((chance.pick((moves.EXCLUDED, moves.INCLUDED)),))
    mine = game.multiverses[game.turn]
    if game.phase == moves.LAW:
        return _law(chance, game, mine)
    if fitting.placement(game) is None and chance.below(4):
        return bytes((moves.NO_WORD,))
    number = chance.below(len(mine))
    there = _fitting(game, mine[number])
    if not there:
        return bytes((moves.NO_WORD,))
    token, line = chance.pick(there)
    return bytes((moves.PLACE | token, number << 4 | line))


def _fitting(game, universe):
    """-> list of (token, line) of what may be placed there."""
    lines = range(min(moves.LINES, len(universe.lines) + 1))
    return [
        (token, line)
        for token in game.tokens()[:12]
        for line in lines
        if fitting.misfit(game, universe, line, token) is None
    ]


def _law(chance, game, mine):
    number = chance.below(min(moves.UNIVERSES, len(mine) + 1))
    valid = [law for law in range(len(game.register)) if game.register.valid(law)]
    what = chance.below(8)
    if game.idle >= game.seats and not chance.below(3):
        return bytes((moves.STOP,))
    if what == 0:
        return bytes((moves.NO_LAW,))
    if what < 3 and valid:
        law = chance.pick(valid)
        if _may(game, number, game.register.law(law)):
            return bytes((moves.COPY, number, law))
    if what == 3:
        return bytes((moves.PROPOSE, number, 0, kinds.TABLE, game.register.next_paper()))
    lines = mine[number].lines if number < len(mine) else ()
    reference = chance.below(len(lines)) if lines else 0x80 | chance.pick(game.tokens())
    return bytes((moves.PROPOSE, number, reference)) + chance.pick(_LAWS)


def _may(game, number, code):
    try:
        potentially_valid(game, number, code)
    except Refused:
        return False
    return True


def settle(game):
    """Nothing is worked out later than in the deal."""


def holds(game):
    placed = [token for mine in game.multiverses for one in mine for line in one.lines for token in line]
    assert len(placed) == len(set(placed)) == game.words - game.left
    assert sorted(placed + game.tokens()) == list(range(game.words))
    assert (game.phase == moves.VERDICT) == bool(game.pending) or game.over
    for mine in game.multiverses:
        for one in mine:
            assert len(one.laws) == len(set(one.laws)) > 0 and len(one.lines) <= moves.LINES
            assert all(game.register.valid(law) for law in one.laws)
            assert all(len(line) for line in one.lines)
    assert game.over or game.left


def told(move, game):
    """What was tested was told."""
    return move[0] in (moves.PROPOSE, moves.EXCLUDED, moves.INCLUDED)


def sealed(game):
    return True


def secrets(game):
    return []


def twins(variant):
    """Another Dust, other test words of the same set-up."""
    coded = setup(**_OPTIONS[variant]).encode()
    return [games.rules(game_id, coded)(coded, seed) for seed in (b"the same", b"another!")]
