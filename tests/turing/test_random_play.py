# portable: runs on CPython and on the MicroPython VM
"""Whatever is pressed: only Refused is raised, the counts add up, and the same moves give the same game."""

import sys

from fakes.turing import SEED, easy, extreme, nightmare, setup, standard, state
from lawkeeper.games.turing.fold import rules
from lawkeeper.keep.chance import Chance

MANY = 60
GAMES = MANY if sys.implementation.name == "cpython" else 12  # the 32-bit VM has less time
MOVES = 120
OPS = (rules.CLAIM, rules.CODE, rules.GIVE_UP, rules.REVEAL, rules.PAUSE, rules.RESUME, rules.PARS)
RARE = (rules.GIVE_UP, rules.PAUSE)
ARGUMENTS = (0, 2, 2, 0, 0, 0, 0, 4)
PROBLEMS = (easy, standard, extreme, nightmare)


def some_move(chance, game):
    """A move: mostly of the right shape and for this phase, now and then the right code."""
    if chance.below(12) == 0:
        return bytes([chance.below(256) for _ in range(chance.below(6))])
    waiting = game.waiting() or [chance.below(9)]
    if game.phase == rules.PLAY and chance.below(8):
        fixed = game.proposal(waiting[0])
        proposal = chance.below(126) if fixed is None or not chance.below(6) else fixed
        return bytes((rules.ASK | chance.pick(waiting) << 4 | chance.below(7), proposal))
    op = rules.CODE if game.phase == rules.CODES else rules.CLAIM
    if not chance.below(5):
        op = chance.pick(OPS)
    if op in RARE and chance.below(12):
        op = rules.RESUME
    if op == rules.CODE:
        return bytes((op, chance.pick(waiting), game.code if not chance.below(3) else chance.below(126)))
    if op == rules.CLAIM:
        return bytes((op, chance.pick(waiting), int(not chance.below(5))))
    return bytes([op] + [chance.below(5) for _ in range(ARGUMENTS[op])])


def hold_invariants(game):
    seats = range(game.seats)
    log = game.log
    inside = [seat for seat in seats if game.inside(seat)]
    assert game.over == (game.phase == rules.OVER) == (game.result != rules.RUNNING)
    assert not (game.finished and not game.over) and not (game.paused and game.over)
    assert inside or game.result == rules.NOBODY
    for seat in seats:
        squares = game.setup.handicap[seat]
        assert game.questions(seat) == squares + len([row for row in log if row[1] == seat])
        now = [row for row in log if row[1] == seat and row[0] == game.round]
        assert len(now) + (squares if game.round == 1 else 0) + game.left(seat) == rules.QUESTIONS
        assert game.left(seat) >= 0 and len({row[2] for row in now}) == len(now)
        assert {row[3] for row in now} in (set(), {game.proposal(seat)})
        assert game.asked(seat) == sum([1 << row[2] for row in now])
    assert [row[0] for row in log] == sorted([row[0] for row in log])
    if game.winners and game.result == rules.FOUND:
        assert all(game.codes[seat] == game.code for seat in game.winners)
        assert len({game.questions(seat) for seat in game.winners}) == 1
    if not game.over:
        assert len(game.waiting()) > 0 and (game.hidden == 0 or game.phase != rules.PLAY)
    assert game.outcome() in ("won", "lost", "given up")
    assert not (game.clock_runs and game.over)


def one_game(chance):
    coded = setup(
        seats=1 + chance.below(8),
        together=not chance.below(4),
        problem=chance.pick(PROBLEMS)(),
        handicap=[chance.below(3) for _ in range(8)],
    ).encode()
    game = rules.Turing(coded, SEED)
    moves = []
    at = 0
    for _ in range(MOVES):
        at += chance.below(20)
        move = some_move(chance, game)
        before = state(game)
        try:
            game.play(move, at)
            moves.append((move, at))
        except rules.Refused as refused:
            assert state(game) == before and refused.args[0]
        hold_invariants(game)
    return coded, moves, game


def replayed(coded, moves):
    game = rules.Turing(coded, SEED)
    for move, at in moves:
        game.play(move, at)
    return game


def test_random_play_raises_nothing_but_refused_and_replays_to_the_same_game():
    chance = Chance(b"random play", "turing")
    ends = set()
    for _ in range(GAMES):
        coded, moves, game = one_game(chance)
        ends.add(game.result)
        again = replayed(coded, moves)
        assert state(again) == state(game)
        assert again.fingerprint() == game.fingerprint() and again.line() == game.line()
    # Every way to end, and games that are still running.
    assert ends == set(range(5)) or GAMES < MANY


def test_whatever_is_taken_back_the_moves_that_stand_can_be_played():
    chance = Chance(b"undo", "turing")
    undone = 0
    for _ in range(GAMES):
        coded, moves, _ = one_game(chance)
        for end in range(len(moves)):
            game = replayed(coded, moves[:end])
            if not game.hidden or game.over:
                continue
            left = list(moves[:end])
            last = max([n for n in range(end) if rules.Turing.undoable(left[n][0])])
            del left[last]
            before = game.hidden
            assert replayed(coded, left).hidden == before - 1
            undone += 1
            break
    assert undone > GAMES // 6


def test_a_move_takes_a_cell_or_two_of_the_journal():
    for op, count in enumerate(ARGUMENTS):
        assert op == 0 or 4 + 2 + 1 + count <= 16
    assert 4 + 2 + 2 <= 8  # a question
