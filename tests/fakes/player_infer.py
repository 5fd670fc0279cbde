# portable: runs on CPython and on the MicroPython VM
"""Plays Infer at random, see `players`: with people or the box as Universe, a box that helps, a Cheater."""

from fakes.infer import FIRST, SECOND, setup
from fakes.infer_lawful import lawful_setup
from fakes.trees import random_code, random_tree
from lawkeeper import games
from lawkeeper.games.infer.fold import moves, rules
from lawkeeper.games.infer.fold.cheater import CHEATER
from lawkeeper.games.infer.laws import experiment, forms, judge

name = "infer"
game_id = games.INFER
VARIANTS = ("human", "boxed", "helped", "cheater")
ENDS = set(range(8))

_OPTIONS = ("publish_or_perish", "silence", "highlights", "asynchronous", "own_law")
_LAWFUL = ("publish_or_perish", "highlights", "asynchronous", "compass")
_TELLING = (moves.ASK, moves.SHOWN, moves.AGAIN, moves.ACCEPT, moves.UNDISPROVED)


def agreed(chance, variant):
    if variant == "cheater":
        options = {flag: chance.below(2) == 1 for flag in ("silence", "highlights", "compass")}
        law = (17, 1, FIRST, b"")
        return setup(cheater=True, researchers=3 + chance.below(3), laws=[law], **options).encode()
    researchers = 1 + chance.below(4)
    if variant == "human":
        options = {flag: chance.below(3) == 0 for flag in _OPTIONS}
        return setup(researchers=researchers, **options).encode()
    options = {flag: chance.below(3) == 0 for flag in _LAWFUL}
    options["assist"] = variant == "helped"
    return lawful_setup(random_tree(chance), researchers=researchers, **options).encode()


def move(chance, game):
    return bytes(_MOVES[game.phase](chance, game))


def _draw(chance, game):
    return moves.KEEP, chance.below(len(game.setup.laws))


def _build(chance, game):
    """An experiment, marked by whoever judges; in play now and then something else."""
    if game.setup.box_universe:
        return bytes((moves.ASK,)) + _dice(chance)
    if game.understands and not chance.below(3):
        return bytes((moves.DICE,)) + _dice(chance)
    if game.setup.asynchronous and game.phase != moves.STARTERS and not game.queued:
        return moves.QUEUE, 1
    return moves.MARK, chance.below(2)


def _play(chance, game):
    way = chance.below(8)
    if way < (3 if game.researchers % 2 else 1):
        return (moves.PUBLISH,)
    if way == 3:
        return _mend(chance, game)
    return _build(chance, game)


def _mend(chance, game):
    """Something with an experiment that is there."""
    number = chance.below(game.log.count)
    way = chance.below(3)
    if way == 0:
        return moves.TAKE_APART, number
    if way == 1:
        return moves.STONE, number, chance.below(2), chance.below(2)
    if game.setup.box_universe:
        return bytes((moves.AGAIN, number)) + _dice(chance)
    return moves.CHANGED, number, chance.below(2)


def _consent(chance, game):
    return moves.CONSENT, chance.pick((moves.NO, moves.ONE_YES, moves.ALL_YES, moves.ALL_YES))


def _repeat(chance, game):
    if game.understands and not game.theory:
        return bytes((moves.THEORY,)) + forms.encode(random_tree(chance))
    return (moves.ACCEPT,) if chance.below(8) else (moves.WITHDRAW,)


def _judge(chance, game):
    if not chance.below(5):
        return (moves.UNDISPROVED,)
    if game.setup.box_universe:
        return bytes((moves.SHOWN,)) + _dice(chance)
    return moves.DISPROVE, chance.below(2)


def _vote(chance, game):
    if 255 not in game.votes:
        return moves.BREAK, chance.pick(game.tied())
    target = game.roles.index(CHEATER) if chance.below(2) else chance.below(len(game.votes))
    return moves.CAST, game.votes.index(255), target


def _dice(chance):
    """0 to 4 dice as records."""
    return random_code(chance, 4)[1:]


_MOVES = (None, _draw, _build, _play, _consent, _repeat, _judge, _vote)  # by phase


def settle(game):
    """Nothing is put off."""


def holds(game):
    log = game.log
    assert log.count + game.left == rules.MARKERS
    assert 0 <= game.tokens == rules.TOKENS - game.accepted
    assert 1 <= game.researchers <= game.setup.limit and 0 <= game.turn < game.researchers
    unkept = game.phase == moves.DRAW or game.setup.own_law
    assert (game.kept is None) == unkept or game.result == rules.GIVEN_UP
    assert {log.stones_left(colour) for colour in (0, 1)} <= {0, 1, 2, 3}
    assert sum(log.tally()) == log.count == len(list(log.marks()))
    if game.phase >= moves.PLAY:
        assert log.count >= 2 and {log.kind(0), log.kind(1)} == {0}
    if game.understands:
        _hold_dice(game)


def _hold_dice(game):
    log = game.log
    lying = [0, 0, 0]
    for number in range(log.count):
        code = experiment.check(game.dice(number))
        if not log.gone(number):
            lying = [a + b for a, b in zip(lying, experiment.used(code))]
    if log.count and game.setup.box_universe:
        assert game.judge(game.dice(log.count - 1)) == log.verdict(log.count - 1)
    assert game.dice(log.count) is None
    assert [rules.DICE_EACH - n for n in lying] == game.supply() and min(game.supply()) >= 0
    assert game.pending[0] <= experiment.MOST
    assert game.phase != moves.JUDGING or game.theory or not game.setup.box_universe
    number = game.contradiction()
    if number is not None:
        assert not log.gone(number)
        assert judge.follows(forms.decode(game.theory), game.dice(number)) != log.verdict(number)


def told(move, game):
    """A box that judges has answered; with a Cheater a role has been shown."""
    if game.setup.cheater:
        return game.revealed is not None
    return game.setup.box_universe and move[0] in _TELLING


def sealed(game):
    return game.kept is not None or game.setup.own_law


def secrets(game):
    return [game.law(number) for number in range(len(game.setup.laws))]


def twins(variant):
    """The same cards, and another one kept; with a Cheater other roles; another law for a box that judges."""
    if variant == "boxed":
        texts = (FIRST, SECOND)
        coded = [lawful_setup(laws=[(17, 1, text, b"\x01\x02")]).encode() for text in texts]
        return [games.rules(game_id, one)(one, b"the same") for one in coded]
    made = lawful_setup(assist=True) if variant == "helped" else setup()
    if variant == "cheater":
        made = setup(cheater=True, laws=[(17, 1, FIRST, b"")])
    coded = made.encode()
    seeds = (b"the same", b"no other") if variant == "cheater" else (b"the same",) * 2
    pair = [games.rules(game_id, coded)(coded, seed) for seed in seeds]
    for number, game in enumerate(pair):
        game.play(bytes((moves.KEEP, 0 if variant == "cheater" else number)), 0)
    return pair
