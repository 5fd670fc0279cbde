# portable: runs on CPython and on the MicroPython VM
"""Games that the box judges, with the power cut at every flash operation, in three ways.

After the restart the game is the one that the last confirmed move left, or the one that the move under way
would have left: with the same dice, marks and theory. And the rest of the game is played.
"""

from fakes.infer import SEED
from fakes.infer_lawful import ALL_ODD, SOME_BLUE, lawful_setup, lawful_state, records
from fakes.power import UNDO, Script
from lawkeeper.games.infer.fold import lawful, rules
from lawkeeper.games.infer.laws import forms

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


def scripts():
    return [Script(1, SEED, coded, moves, lawful_state) for coded, moves in GAMES]


def test_a_cut_at_every_flash_operation():
    assert sum([script.survives_every_cut() for script in scripts()]) > 50


def test_cut_between_any_two_moves_the_game_is_the_same():
    for script in scripts():
        script.survives_restarts()
