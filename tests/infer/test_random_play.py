# portable: runs on CPython and on the MicroPython VM
"""Whatever is pressed: only Refused is raised, the counts add up, and the same moves give the same game."""

from fakes.infer import SEED, setup, state
from lawkeeper.games.infer.fold import rules
from lawkeeper.keep.chance import Chance

GAMES = 60
MOVES = 150
OPS = sorted(rules.OPS)  # in one order on every runtime
RARE = (rules.GIVE_UP, rules.UNDISPROVED, rules.REVEAL, rules.PAUSE)
OPTIONS = ("publish_or_perish", "silence", "highlights", "asynchronous", "own_law")


def some_move(chance, game, liked):
    """A move: mostly of the right shape and for this phase, mostly with small arguments."""
    if chance.below(12) == 0:
        return bytes([chance.below(256) for _ in range(chance.below(5))])
    op = chance.pick([op for op in OPS if rules.OPS[op][2] >> game.phase & 1 or chance.below(8) == 0])
    if game.phase == rules.PLAY and not chance.below(3):
        op = liked
    if op in RARE and chance.below(30):
        op = rules.MARK  # otherwise hardly a game gets anywhere
    most = 22 if op in (rules.TAKE_APART, rules.CHANGED, rules.STONE) else 3
    return bytes([op] + [chance.below(most if n == 0 else 3) for n in range(rules.OPS[op][1])])


def hold_invariants(game):
    log = game.log
    assert log.count + game.left == rules.MARKERS
    assert 0 <= game.tokens == rules.TOKENS - game.accepted
    assert game.over == (game.phase == rules.OVER) == (game.result != rules.RUNNING)
    assert not (game.finished and not game.over)
    assert not (game.paused and game.over)
    assert 1 <= game.researchers <= game.setup.limit and 0 <= game.turn < game.researchers
    unkept = game.phase == rules.DRAW or game.setup.own_law
    assert (game.kept is None) == unkept or game.result == rules.GIVEN_UP
    assert {log.stones_left(colour) for colour in (0, 1)} <= {0, 1, 2, 3}
    assert sum(log.tally()) == log.count == len(list(log.marks()))
    assert not (game.clock_runs and game.over)
    if rules.PLAY <= game.phase < rules.OVER:
        assert log.count >= 2 and {log.kind(0), log.kind(1)} == {0}


def one_game(chance):
    options = {name: chance.below(2) == 1 for name in OPTIONS}
    coded = setup(researchers=1 + chance.below(5), **options).encode()
    game = rules.Infer(coded, SEED)
    moves = []
    at, pace, liked = 0, chance.pick((2, 12)), chance.pick((rules.MARK, rules.PUBLISH))
    for _ in range(MOVES):
        at += chance.below(pace)
        move = some_move(chance, game, liked)
        before = state(game)
        try:
            game.play(move, at)
            moves.append((move, at))
        except rules.Refused as refused:
            assert state(game) == before and refused.args[0]
        hold_invariants(game)
    return coded, moves, game


def replayed(coded, moves):
    game = rules.Infer(coded, SEED)
    for move, at in moves:
        game.play(move, at)
    return game


def test_random_play_raises_nothing_but_refused_and_replays_to_the_same_game():
    chance = Chance(b"random play", "infer")
    ends = set()
    for _ in range(GAMES):
        coded, moves, game = one_game(chance)
        ends.add(game.result)
        again = replayed(coded, moves)
        assert state(again) == state(game)
        assert again.fingerprint() == game.fingerprint() and again.line() == game.line()
    assert ends == set(range(6))  # every way to end, and games that are still running


def undone(moves):
    """The moves that stand after an undo, as the ledger finds them; None when nothing can be undone."""
    for number in range(len(moves) - 1, -1, -1):
        if rules.Infer.undoable(moves[number][0]):
            return moves[:number] + moves[number + 1 :]
    return None


def test_whatever_is_undone_the_moves_that_stand_can_be_played():
    chance = Chance(b"undo", "infer")
    for _ in range(GAMES):
        coded, moves, game = one_game(chance)
        while moves and not rules.Infer.undoable(moves[-1][0]) and game.over:
            moves.pop()  # the end by time or white flag, and the law told after it, cannot be undone
            game = replayed(coded, moves)
        for _ in range(10):
            moves = undone(moves)
            if moves is None:
                break
            hold_invariants(replayed(coded, moves))


def test_a_moves_bytes_are_few():
    for row in rules.OPS.values():
        assert row[1] + 1 <= 4
