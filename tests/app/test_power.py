# portable: runs on CPython and on the MicroPython VM
"""Random games of Infer with the power cut at every flash operation, in three ways.

After the restart the game is the one that the last confirmed move left, or the one that the move under way
would have left; nothing else. And the rest of it is played.
"""

from fakes.flash import DURING, Nvm, PowerCut, every_cut
from fakes.infer import setup, state
from fakes.power import LOOK, UNDO, Script, apply
from lawkeeper import games
from lawkeeper.games.infer import rules
from lawkeeper.keep.chance import Chance
from lawkeeper.keep.journal import Journal
from lawkeeper.table import Table

SEED = b"\x08\x07\x06\x05\x04\x03\x02\x01"
STEPS = 24


def script(number):
    """A game of random steps that are all allowed: moves, UNDO and LOOK."""
    chance = Chance(b"power", str(number))
    coded = setup(researchers=2, publish_or_perish=True, highlights=True).encode()
    table = Table(Journal(Nvm()))
    table.begin(1, SEED, coded)
    steps = []
    while len(steps) < STEPS and not table.game.finished:
        step = some_step(chance)
        if allowed(table, step):
            steps.append(step)
    assert len([step for step in steps if step not in (UNDO, LOOK)]) > STEPS // 4
    return Script(1, SEED, coded, steps, state)


def some_step(chance):
    if chance.below(6) == 0:
        return chance.pick((UNDO, LOOK))
    op = chance.pick(sorted(rules.OPS))
    if op in (rules.GIVE_UP, rules.PAUSE) and chance.below(10):
        op = rules.MARK
    return bytes([op] + [chance.below(3) for _ in range(rules.OPS[op][1])])


def allowed(table, step):
    """Carry a step out if the rules allow it now."""
    if step == UNDO and table.last_undoable() is None:
        return False
    try:
        apply(table, step)
    except games.Refused:
        return False
    return True


def test_a_cut_at_every_flash_operation_of_random_games():
    assert sum([script(number).survives_every_cut() for number in range(3)]) > 60


def test_a_second_cut_while_going_on_after_the_first():
    played = script(7)

    def run(power):
        nvm = Nvm(power=power)
        confirmed = played.until_the_cut(nvm)
        again = nvm.restarted()
        kept = played.kept(again)
        if kept < len(played.right) - 1:
            again.power.arm(0, DURING, confirmed)
            try:
                apply_next(played, Table(Journal(again)), kept)
            except PowerCut:
                again = again.restarted()
            assert played.kept(again) in (kept, kept + 1)
        played.goes_on(again, played.kept(again))

    assert every_cut(run) > 15


def apply_next(played, table, kept):
    """The step after the first `kept` ones."""
    if kept:
        apply(table, played.moves[kept - 1])
    else:
        played.begin(table)


def test_a_cut_while_a_new_game_takes_the_place_of_an_old_one():
    played = script(3)
    old = Script(1, b"old seed", setup().encode(), (), state)

    def run(power):
        nvm = Nvm()
        old.begin(Table(Journal(nvm)))
        nvm = nvm.restarted()
        nvm.power = power
        confirmed = played.until_the_cut(nvm)
        found = played.state(Table(Journal(nvm.restarted())))
        if confirmed:
            assert found in played.right[confirmed:confirmed + 2]
        else:
            assert found in (None, old.right[1], played.right[1])

    assert every_cut(run, seeds=(1, 2, 3, 4)) > 5
