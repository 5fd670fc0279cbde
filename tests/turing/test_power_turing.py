# portable: runs on CPython and on the MicroPython VM
"""Games of Turing Machine with the power cut at every flash operation, in three ways.

After the restart the game is the one that the last confirmed move left, or the one that the move under way
would have left; nothing else. And the rest of the game is played.
"""

from fakes.flash import Nvm
from fakes.power import UNDO, Script, apply
from fakes.turing import NO, SEED, YES, A, B, C, code, extreme, nightmare, setup, state
from lawkeeper.games.turing.fold import rules
from lawkeeper.keep.journal import Journal
from lawkeeper.session import Session


def ask(seat, digits, *letters):
    return [bytes((rules.ASK | seat << 4 | letter, code(digits))) for letter in letters]


def claims(*thumbs):
    return [bytes((rules.CLAIM, seat, up)) for seat, up in enumerate(thumbs)]


def step(*codes):
    return [bytes(codes)]


TIE = (
    ask(1, 123, A, B, C)
    + ask(0, 435, A)
    + claims(NO, NO, NO)
    + ask(2, 444, C)
    + step(rules.PAUSE)
    + step(rules.RESUME)
    + ask(0, 222, B, C)
    + claims(YES)
    + [UNDO]
    + ask(2, 444, A)
    + claims(YES, YES, YES)
    + step(rules.CODE, 2, code(434))
    + [UNDO]
    + step(rules.CODE, 2, code(435))
    + step(rules.CODE, 0, code(435))
    + step(rules.CODE, 1, code(111))
    + step(rules.REVEAL)
)
OUT = (
    ask(0, 111, A)
    + claims(YES, NO, YES)
    + step(rules.CODE, 0, 3)
    + [UNDO]
    + step(rules.CODE, 2, 3)
    + step(rules.CODE, 0, 9)
    + step(rules.REVEAL)
)
ALONE = (
    ask(0, 114, A, B)
    + step(rules.PARS, 3, 9, 2, 5)
    + claims(NO)
    + ask(0, 115, C)
    + claims(YES)
    + step(rules.CODE, 0, code(114))
    + step(rules.REVEAL)
)
NIGHTMARE = ask(0, 111, *range(3)) + claims(NO) + step(rules.GIVE_UP) + step(rules.REVEAL)
GAMES = (
    (setup(seats=3, handicap=[0, 0, 1]).encode(), TIE),
    (setup(seats=3, printed=True).encode(), OUT),
    (setup(problem=extreme()).encode(), ALONE),
    (setup(seats=5, together=True, problem=nightmare()).encode(), NIGHTMARE),
)


def scripts():
    return [Script(2, SEED, coded, moves, state) for coded, moves in GAMES]


def test_a_cut_at_every_flash_operation():
    assert sum([script.survives_every_cut() for script in scripts()]) > 60


def test_cut_between_any_two_moves_the_game_is_the_same():
    for script in scripts():
        script.survives_restarts()


def test_after_a_cut_the_claims_that_lie_hidden_are_still_hidden_and_may_be_taken_back():
    table = Session(Journal(Nvm()))
    table.begin(2, SEED, GAMES[0][0])
    for move in claims(YES, NO):
        apply(table, move)
    again = Session(Journal(Nvm(table.ledger.journal._nvm[0:4096])))
    assert (again.game.hidden, again.game.claimed, again.game.waiting()) == (2, 0, [2])
    assert again.undo(0) and again.game.waiting() == [1, 2]


def test_the_answers_that_were_shown_are_still_in_the_notes_after_a_cut():
    coded, moves = GAMES[0]
    table = Session(Journal(Nvm()))
    table.begin(2, SEED, coded)
    for move in moves[:4]:
        apply(table, move)
    again = Session(Journal(Nvm(table.ledger.journal._nvm[0:4096])))
    assert again.game.notes(1) == [(1, code(123), {A: 0, B: 1, C: 0})]
