# portable: runs on CPython and on the MicroPython VM
"""Games that the box judges, with the power cut at every flash operation, in three ways.

After the restart the game is the one that the last confirmed move left, or the one that the move under way
would have left: with the same dice, marks and theory. And it goes on.
"""

from fakes.flash import Nvm, PowerCut, every_cut
from fakes.infer import SEED
from fakes.infer_lawful import ALL_ODD, SOME_BLUE, lawful_setup, lawful_state, records
from lawkeeper import games
from lawkeeper.games.infer import rules
from lawkeeper.games.infer import rules_lawful as lawful
from lawkeeper.keep.journal import Journal
from lawkeeper.logic import forms
from lawkeeper.table import Table

UNDO = b"undo"
FIRST = records("O1", "B2@0,0", "W3@3,1", "W4@3,1")


def step(op, *parts):
    return bytes((op,)) + b"".join([bytes((part,)) if isinstance(part, int) else part for part in parts])


BOXED = (
    step(lawful.ASK, records("O1")),
    step(lawful.ASK, records("O2")),
    step(lawful.DICE, FIRST),
    step(lawful.DICE, records("B6@9,9")),
    UNDO,
    step(lawful.ASK, records("B5@8,8")),
    step(rules.PASS),
    UNDO,
    step(lawful.AGAIN, 2, records("B6")),
    step(rules.STONE, 2, 1, 1),
    step(rules.PUBLISH),
    step(rules.CONSENT, rules.ALL_YES),
    step(lawful.THEORY, forms.encode(SOME_BLUE)),
    step(rules.ACCEPT),
    step(lawful.DICE, FIRST),
    step(lawful.SHOWN, records("B2@9,9")),
    step(rules.TAKE_APART, 0),
    step(rules.GIVE_UP),
    step(rules.REVEAL),
)
HELPED = (
    step(rules.KEEP, 1),
    step(lawful.DICE, FIRST),
    step(rules.MARK, 1),
    step(rules.MARK, 0),
    UNDO,
    UNDO,
    step(rules.MARK, 0),
    step(lawful.DICE, FIRST[2:6]),
    step(rules.MARK, 1),
    step(lawful.DICE, FIRST[2:4]),
    step(rules.CHANGED, 0, 1),
    step(lawful.DICE, records("W5")),
    step(rules.MARK, 0),
)
GAMES = (
    (lawful_setup(ALL_ODD, researchers=2, highlights=True).encode(), BOXED),
    (lawful_setup(ALL_ODD, researchers=2, assist=True).encode(), HELPED),
)


def apply(table, move):
    if move == UNDO:
        assert table.undo(0)
    else:
        table.play(move, 0)


def state(table):
    return None if table.game is None else lawful_state(table.game)


def states(coded, moves):
    """The state before the game, at its beginning and after each move."""
    table = Table(Journal(Nvm()))
    found = [None]
    table.begin(1, SEED, coded)
    found.append(state(table))
    for move in moves:
        apply(table, move)
        found.append(state(table))
    return found


def played_until_the_cut(nvm, coded, moves):
    """Play; gives how many moves were confirmed when the power went. The beginning is one."""
    confirmed = 0
    try:
        table = Table(Journal(nvm))
        table.begin(1, SEED, coded)
        confirmed = 1
        for move in moves:
            apply(table, move)
            confirmed += 1
    except PowerCut:
        return confirmed
    return confirmed


def goes_on(table, moves):
    """The rest of the game can be played; what was undone or done before is refused at most."""
    for move in moves:
        try:
            apply(table, move)
        except (games.Refused, AssertionError):
            continue
    assert state(Table(table.ledger.journal)) == state(table)


def test_a_cut_at_every_flash_operation():
    cuts = 0
    for coded, moves in GAMES:
        right = states(coded, moves)

        def run(power, coded=coded, moves=moves, right=right):
            nvm = Nvm(power=power)
            confirmed = played_until_the_cut(nvm, coded, moves)
            again = Table(Journal(nvm.restarted()))
            assert state(again) in right[confirmed:confirmed + 2], confirmed
            if confirmed > 1:
                goes_on(again, moves[confirmed - 1:])

        cuts += every_cut(run, seeds=(1, 2))
    assert cuts > 50


def test_cut_between_any_two_moves_the_game_is_the_same():
    for coded, moves in GAMES:
        table = Table(Journal(Nvm()))
        table.begin(1, SEED, coded)
        for move in moves:
            apply(table, move)
            assert state(Table(table.ledger.journal)) == state(table)
            assert table.complaint is None
