# portable: runs on CPython and on the MicroPython VM
"""Random games with a second power cut after the first, and one that takes the place of another.

That one cut at any flash operation loses nothing is among the promises in tests/games.
"""

from fakes.flash import DURING, Nvm, PowerCut, every_cut
from fakes.infer import setup
from fakes.players import PLAYERS
from fakes.power import Script, apply
from fakes.promises import script
from lawkeeper.keep.chance import Chance
from lawkeeper.keep.journal import Journal
from lawkeeper.session import Session

STEPS = 12


def played(player, number):
    """A game of random steps that are all allowed."""
    variant = player.VARIANTS[number % len(player.VARIANTS)]
    return script(player, Chance(b"power", str(number)), variant, STEPS)


def test_a_second_cut_while_going_on_after_the_first():
    for player in PLAYERS:
        game = played(player, 1)
        assert every_cut(lambda power, game=game: cut_twice(game, power)) > 8


def cut_twice(game, power):
    nvm = Nvm(power=power)
    confirmed = game.until_the_cut(nvm)
    again = nvm.restarted()
    kept = game.kept(again)
    if kept < len(game.right) - 1:
        again.power.arm(0, DURING, confirmed)
        try:
            apply_next(game, Session(Journal(again)), kept)
        except PowerCut:
            again = again.restarted()
        assert game.kept(again) in (kept, kept + 1)
    game.goes_on(again, game.kept(again))


def apply_next(game, table, kept):
    """The step after the first `kept` ones."""
    if kept:
        apply(table, game.moves[kept - 1])
    else:
        game.begin(table)


def test_a_cut_while_a_new_game_takes_the_place_of_an_old_one():
    for player in PLAYERS:
        game = played(player, 0)
        old = Script(1, b"old seed", setup().encode(), (), lambda game: (game.fingerprint(),))
        assert every_cut(lambda power, game=game, old=old: cut_between(old, game, power), (1, 2, 3, 4)) > 5


def cut_between(old, game, power):
    nvm = Nvm()
    old.begin(Session(Journal(nvm)))
    nvm = nvm.restarted()
    nvm.power = power
    confirmed = game.until_the_cut(nvm)
    table = Session(Journal(nvm.restarted()))
    if confirmed:
        assert game.state(table) in game.right[confirmed : confirmed + 2]
    elif table.game is not None and table.ledger.seed == b"old seed":
        assert old.state(table) == old.right[1]
    else:
        assert table.game is None or game.state(table) == game.right[1]
