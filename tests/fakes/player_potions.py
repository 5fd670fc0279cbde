# portable: runs on CPython and on the MicroPython VM
"""Plays Logic Potions at random, see `players`: all variants, two to four seats, against the box."""

from fakes.potions import setup
from lawkeeper import games
from lawkeeper.games.potions.brew.rule import AND, condition
from lawkeeper.games.potions.brew.space import number
from lawkeeper.games.potions.fold import challenge, moves
from lawkeeper.games.potions.fold.book import NONE

name = "potions"
game_id = 4
VARIANTS = ("base", "faster", "buck", "emperical", "victory", "adjectives", "alone")
ENDS = {0, 1, 3, 4}
CLOCK_ENDS = False  # its clock closes a call-out, and the game goes on

_OPTIONS = {
    "base": {},
    "faster": {"faster": True},
    "buck": {"buck": True, "redundancy": True},
    "emperical": {"mathematical": True, "emperical": True, "buck": True},
    "victory": {"victory": True, "count": 4, "buck": True},
    "adjectives": {"adjectives": True, "about": True, "colours": True},
    "alone": {"strength": 2, "seats": 2},
}


def agreed(chance, variant):
    options = dict(_OPTIONS[variant])
    options.setdefault("seats", 2 + chance.below(3))
    if variant != "alone":
        options["timer"] = chance.pick((0, 0, 10))
    return setup(**options).encode()


def move(chance, game):
    if game.challenge:
        return bytes(_step(chance, game))
    if game.phase == moves.TURN:
        offered = game.challengeable()
        if offered and not chance.below(3):
            kind, rule = chance.pick(offered)
            return bytes((moves.CHALLENGE | kind, rule))
        hand = game.cards.hands[game.turn]
        count = 1 + chance.below(min(3, len(hand)))
        return bytes((moves.BREW, number(game.space.kinds, bytes(sorted(hand[:count])))))
    if game.phase == moves.WRITING:
        return bytes((moves.WRITE,)) + drawn(chance, game)
    if game.phase == moves.TAKING:
        wanted = game.to_take()
        return bytes((moves.TAKE, 0 if not wanted else 5 if wanted == 1 else 1 + chance.below(3)))
    if game.callers():
        call = not chance.below(6)
        return bytes((moves.CALL, chance.pick(game.callers()))) if call else bytes((moves.PASS,))
    if game.phase == moves.POINTING:
        return bytes((moves.POINT, chance.pick(game.book.standing(game.out))))
    if game.phase == moves.BUCK:
        offered = game.challengeable()
        if chance.below(2) and offered:
            return bytes((moves.CHALLENGE, offered[0][1]))
        return bytes((moves.VERDICT,))
    return bytes((moves.NAME, chance.below(game.space.results)))


def drawn(chance, game):
    """A rule of one or two conditions."""
    parts = [condition(chance.below(game.space.kinds), chance.below(4), chance.below(4)) for _ in "ab"]
    names = 1 << chance.below(len(game.space.names))
    then = (names, 0) if chance.below(2) else (0, names)
    return bytes(then) + (bytes(parts + [AND + chance.below(2)]) if chance.below(2) else bytes(parts[:1]))


def _step(chance, game):
    made = game.challenge
    what = made.wants()[1]
    if not chance.below(9):
        return moves.YIELD, chance.pick((made.challenger, made.author))
    if what == challenge.SET:
        return moves.SET, chance.below(game.space.sets)
    if what in (challenge.RESULT, challenge.PREDICTION, challenge.OTHER):
        return moves.NAME, chance.below(game.space.results)
    offered = made.points_at(game.book, game.out) or [1]
    if what == challenge.POINT or chance.below(2):
        return chance.pick((moves.POINT, moves.POINT, moves.POINT_C)), chance.pick(offered)
    return (chance.pick((moves.BOTH_KEEP, moves.NEITHER_KEEPS)),)


def settle(game):
    """Nothing is worked out later than in the deal."""


def holds(game):
    cards = game.cards
    dealt = sum([len(hand) for hand in cards.hands]) + len(cards.market) + cards.reserve
    assert dealt == (60 if game.space.kinds == 6 else 52)
    assert len(cards.market) == 4 or not cards.reserve
    assert game.over or not game.out >> game.turn & 1
    assert (game.challenge is not None) <= (game.phase == moves.CHALLENGED or game.over)
    assert not game.over or game.result != moves.WON or game.winner in game.left()
    assert game.over or len(game.left()) > 1
    for seat in range(game.seats):
        assert not cards.hands[seat] or not game.out >> seat & 1
    if not game.over and game.phase not in (moves.TURN, moves.TAKING):
        assert game.challenge or (game.brew and cards.has(game.turn, game.brew))
    assert (game.thief == NONE) or game.thief != game.turn


def told(move, game):
    """Everything is, but chosen ingredients, a new rule and a thought experiment."""
    return move[0] not in (moves.BREW, moves.WRITE, moves.SET, moves.YIELD) and move[0] < 112


def sealed(game):
    return True


def secrets(game):
    return []


def twins(variant):
    """Another deck of the same set-up."""
    coded = setup(**_OPTIONS[variant]).encode()
    return [games.rules(game_id, coded)(coded, seed) for seed in (b"the same", b"another!")]
