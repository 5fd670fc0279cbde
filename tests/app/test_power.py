# portable: runs on CPython and on the MicroPython VM
"""Random games of Infer with the power cut at every flash operation, in three ways.

After the restart the game is the one that the last confirmed move left, or the one that the move under way
would have left; nothing else. And it can be played on.
"""

from fakes.flash import DURING, Nvm, PowerCut, every_cut
from fakes.infer import setup
from fakes.infer import state as game_state
from lawkeeper import games
from lawkeeper.games.infer import rules
from lawkeeper.keep.chance import Chance
from lawkeeper.keep.journal import Journal
from lawkeeper.table import Table

SEED = b"\x08\x07\x06\x05\x04\x03\x02\x01"
STEPS = 24
UNDO, LOOK = b"undo", b"look"


def script(number):
    """A game as a list of steps that are all allowed: moves (bytes), UNDO and LOOK."""
    chance = Chance(b"power", str(number))
    coded = setup(researchers=2, publish_or_perish=True, highlights=True).encode()
    table = Table(Journal(Nvm()))
    table.begin(1, SEED, coded)
    steps = []
    while len(steps) < STEPS and not table.game.finished:
        step = some_step(chance)
        if apply(table, step):
            steps.append(step)
    return coded, steps


def some_step(chance):
    if chance.below(6) == 0:
        return chance.pick((UNDO, LOOK))
    op = chance.pick(sorted(rules.OPS))
    if op in (rules.GIVE_UP, rules.PAUSE) and chance.below(10):
        op = rules.MARK
    return bytes([op] + [chance.below(3) for _ in range(rules.OPS[op][1])])


def apply(table, step):
    """Carry a step out. False when the rules refuse it."""
    try:
        if step == UNDO:
            return table.undo(0)
        if step == LOOK:
            table.look()
        else:
            table.play(step, 0)
    except games.Refused:
        return False
    return True


def state(table):
    """All that a restart must bring back."""
    if table.game is None:
        return None
    return game_state(table.game) + (table.ledger.looks, table.ledger.seal_broken)


def states(coded, steps):
    """The state before the game, at its beginning and after each step."""
    table = Table(Journal(Nvm()))
    found = [None]
    table.begin(1, SEED, coded)
    found.append(state(table))
    for step in steps:
        assert apply(table, step)
        found.append(state(table))
    return found


def played_until_the_cut(nvm, coded, steps):
    """Play; gives how many steps were confirmed when the power went. The beginning is one."""
    confirmed = 0
    try:
        table = Table(Journal(nvm))
        table.begin(1, SEED, coded)
        confirmed = 1
        for step in steps:
            assert apply(table, step)
            confirmed += 1
    except PowerCut:
        return confirmed
    return confirmed


def goes_on(nvm):
    """One more thing can be kept, and is there after another restart."""
    table = Table(Journal(nvm))
    if table.game is None:
        return
    looks = table.ledger.looks
    table.look()
    assert Table(Journal(nvm.restarted())).ledger.looks == looks + 1


def test_a_cut_at_every_flash_operation_of_random_games():
    cuts = 0
    for number in range(3):
        coded, steps = script(number)
        right = states(coded, steps)

        def run(power, coded=coded, steps=steps, right=right):
            nvm = Nvm(power=power)
            confirmed = played_until_the_cut(nvm, coded, steps)
            again = nvm.restarted()
            found = state(Table(Journal(again)))
            allowed = right[confirmed:confirmed + 2]
            assert found in allowed, (confirmed, found, allowed)
            goes_on(again)

        cuts += every_cut(run, seeds=(1, 2))
    assert cuts > 60


def test_a_second_cut_while_going_on_after_the_first():
    coded, steps = script(7)
    right = states(coded, steps)

    def run(power):
        nvm = Nvm(power=power)
        confirmed = played_until_the_cut(nvm, coded, steps)
        again = nvm.restarted()
        again.power.arm(0, DURING, confirmed)
        table = Table(Journal(again))
        try:
            if table.game is not None:
                table.look()
        except PowerCut:
            pass  # the cut is what this test is about; what matters is read below
        found = state(Table(Journal(again.restarted())))
        without_looks = [known and known[:-2] for known in right[confirmed:confirmed + 2]]
        assert (found and found[:-2]) in without_looks
        goes_on(again.restarted())

    assert every_cut(run) > 15


def test_a_cut_while_a_new_game_takes_the_place_of_an_old_one():
    coded, steps = script(3)
    old = Table(Journal(Nvm()))
    old.begin(1, b"old seed", coded)
    before, begun = state(old), states(coded, ())[1]

    def run(power):
        nvm = Nvm()
        Table(Journal(nvm)).begin(1, b"old seed", coded)
        nvm = nvm.restarted()
        nvm.power = power
        played_until_the_cut(nvm, coded, ())
        table = Table(Journal(nvm.restarted()))
        assert state(table) in (None, before, begun)

    assert every_cut(run, seeds=(1, 2, 3, 4)) > 5
