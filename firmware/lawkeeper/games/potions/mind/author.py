"""The box writes a rule: drawn at random so that its brew becomes illegal, and then looked at (item 32)."""

from lawkeeper.games.fold import Refused
from lawkeeper.games.potions.brew.form import check
from lawkeeper.games.potions.brew.rule import ADJECTIVE, AND, ANY, EXACTLY, OR, condition, holds
from lawkeeper.games.potions.fold.moves import WRITE
from lawkeeper.logic import masks

SHARP = 3  # as in `mind.player`
_TRIES = (1, 16, 24)  # by strength
_GENTLE = 3  # rules of the list among which the box's own leave the other hand a brew that is not forced
_ENOUGH = (1, 1, 4)  # of those that keep the goals: the best of them is written


def rule(player, left):
    """Yield None at work, at last (WRITE, the bytes of a rule). left: mask of the brews that are legal."""
    found, kept = None, []
    other = player.in_reach(1 - player.seat)
    gentle = player.strength < SHARP and len(player.game.book.entries) < _GENTLE
    for _ in range(_TRIES[SHARP - 1 if gentle else player.strength - 1]):
        code = drawn(player)
        after = left & player.worlds.mask(code)
        free = masks.count(player.worlds.counts(after)[1] & other)
        if player.keeps_goals(after) and (free or not gentle):
            kept.append((free, code))
        if found is None or not player.worlds.empty(after):
            found = code
        if len(kept) == _ENOUGH[player.strength - 1]:
            break
        yield None
    kept.sort()
    code = _narrow(player)
    careless = _TRIES[player.strength - 1] == 1 and not gentle
    if kept or careless or not (_takes(player, code) and _good(player, left, code)):
        code = kept[0][1] if kept else found
    yield (WRITE,) + tuple(code)


def _good(player, left, code):
    return player.keeps_goals(left & player.worlds.mask(code))


def _narrow(player):
    """-> the rule that forbids this brew and nothing else."""
    game = player.game
    brew = list(game.brew)
    parts = [condition(ANY, EXACTLY, len(brew))]
    parts += [condition(kind, EXACTLY, brew.count(kind)) for kind in sorted(set(brew))]
    return bytes(_not(game)) + bytes(parts) + bytes((AND,)) * (len(parts) - 1)


def _takes(player, code):
    """Does the game take this rule?"""
    game = player.game
    try:
        check(game.space, code)
        if game.drawn:
            game.words().check(code)
    except Refused:
        return False
    return True


def drawn(player):
    """-> the bytes of a rule that the game takes and that makes the brew illegal."""
    while True:
        code = bytes(_then(player)) + _if(player)
        if _takes(player, code):
            return code


def _if(player):
    """-> one or two conditions that are true of the brew, in postfix."""
    parts = [_condition(player)]
    if not player.chance.below(3):
        other = _condition(player)
        if other != parts[0]:  # the same twice would say nothing more
            parts += [other, player.chance.pick((AND, OR))]
    return bytes(parts)


def _condition(player):
    game, chance = player.game, player.chance
    while True:
        subject = chance.pick(list(game.brew) + [ANY, chance.below(game.space.kinds)])
        byte = subject << 4 | chance.below(4) << 2 | chance.below(4)
        told = byte & 15
        plain = told in (1, 2, 3, 5, 6, 9, 10, 11, 13, 14) or (told == 8 and subject != ANY)
        if plain and subject < ADJECTIVE and holds(byte, game.brew):
            return byte


def _not(game):
    """-> THEN of a rule that says one thing of the brew is not so."""
    shown = game.space.shows(game.potion)
    return 0, 1 << [at for at in range(len(game.space.names)) if shown >> at & 1][0]


def _then(player):
    """-> what it shall be and shall not be: false of the brew's result."""
    game, chance = player.game, player.chance
    shown = game.space.shows(game.potion)
    names = range(len(game.space.names))
    if game.never or chance.below(4):
        return 0, 1 << chance.pick([at for at in names if shown >> at & 1])
    others = [at for at in names if not shown >> at & 1]
    if not others:
        return 0, 1 << chance.below(len(names))
    return 1 << chance.pick(others), 0
