# portable: runs on CPython and on the MicroPython VM
"""What every game promises (`lawkeeper.games.fold`): each promise a check over a random game of a player.

A check fails with AssertionError, or with whatever the game raises that is no Refused. All of them are called
with (player, chance, variant), see `fakes.players`.
"""

from fakes.conform import SEED, any_move, largest, make, numbers, replayed, some_game, some_move, state, tried
from fakes.flash import Nvm
from fakes.power import LOOK, UNDO, Script, apply
from lawkeeper.games.fold import (
    ANY,
    FENCE,
    GIVE_UP,
    GIVEN_UP,
    LONG,
    PAUSE,
    PAUSED,
    RESUME,
    REVEAL,
    STAYS,
    TAKEN_BACK,
    TIME_UP,
    TIMEOUT,
    Refused,
)
from lawkeeper.keep import seal
from lawkeeper.keep.journal import Journal
from lawkeeper.keep.ledger import Ledger
from lawkeeper.session import Session

CELLS = 2  # of the journal that a move may take: 16 bytes


def plays(player, chance, variant, count=60):
    """Random play: only Refused is raised, a refused move changes nothing, the same moves make the same game.
    -> the game"""
    coded, moves, game = some_game(player, chance, variant, count)
    again = replayed(player, coded, moves)
    assert state(player, again) == state(player, game)
    assert (again.line(), again.fingerprint()) == (game.line(), game.fingerprint())
    return game


def ends(player, chance, variant, count=25):
    """Any game may be given up, also while it is paused; then only what is for the end is played, and the
    secret is told once."""
    _, _, game = some_game(player, chance, variant, chance.below(count))
    at = game.at
    if not game.over:
        assert not tried(player, game, bytes((REVEAL,)), at)
        if chance.below(2) and not game.paused and not game.due(at):
            assert tried(player, game, bytes((PAUSE,)), at)
        assert tried(player, game, bytes((GIVE_UP,)), at), "it cannot be given up"
        assert (game.over, game.result, game.outcome()) == (True, GIVEN_UP, "given up")
    assert game.finished or tried(player, game, bytes((REVEAL,)), at)
    assert game.finished and not tried(player, game, bytes((REVEAL,)), at)
    for _ in range(20):
        tried(player, game, any_move(chance, game), at)
    assert game.finished


def stops(player, chance, variant, count=25):
    """A pause stops the clock and everything else; when the time is up the game is over, or the waiting."""
    _, _, game = some_game(player, chance, variant, chance.below(count))
    at = game.at
    if game.over or game.due(at):
        return
    if game.paused:
        assert tried(player, game, bytes((RESUME,)), at)
    else:
        before = game.phase, game.turn, game.public(at)
        assert tried(player, game, bytes((PAUSE,)), at) and game.paused and not game.clock_runs
        assert not tried(player, game, bytes((PAUSE,)), at)
        for _ in range(12):
            move = some_move(player, chance, game, at)
            if not game.row(move) or not game.row(move)[2] & PAUSED:
                assert not tried(player, game, move, at)
        assert tried(player, game, bytes((RESUME,)), at)
        assert (game.phase, game.turn, game.public(at)) == before
    left = game.seconds_left(at)
    if left is not None and game.clock_runs and game.due(at + left):
        assert not tried(player, game, player.move(chance, game), at + left)
        assert tried(player, game, bytes((TIMEOUT,)), at + left)
        if not getattr(player, "CLOCK_ENDS", True):
            assert not game.due(at + left)
            return
        assert (game.over, game.result, game.outcome()) == (True, TIME_UP, "lost")


def seals(player, chance, variant, count=60):
    """The seal number is the same from the deal to the end, fits the secret and no other."""
    coded = player.agreed(chance, variant)
    game = make(player, coded)
    number = None
    for _ in range(count):
        tried(player, game, some_move(player, chance, game, game.at), game.at)
        if player.sealed(game):
            number = number or game.fingerprint()
            assert game.fingerprint() == number
    if not game.over:
        game.play(bytes((GIVE_UP,)), game.at)
    if not game.finished:
        game.play(bytes((REVEAL,)), game.at)
    number = number or game.fingerprint()
    assert game.fingerprint() == number and len(game.nonce()) == 8
    assert seal.check(number, game.secret(), coded, game.nonce())
    assert not seal.check(number, game.secret() + b"!", coded, game.nonce())
    assert make(player, coded, b"another!").nonce() != game.nonce()
    one, two = player.twins(variant)
    assert one.coded == two.coded or one.fingerprint() != two.fingerprint()
    assert one.secret() != two.secret(), "the seal number does not hold for the secret"


def takes_back(player, chance, variant, count=40):
    """After an undo the game is the one in which the move was never played, and what was told stays told.
    -> how many moves were taken back"""
    coded = player.agreed(chance, variant)
    table = Session(Journal(bytearray(b"\xff" * 4096)))
    table.begin(player.game_id, SEED, coded)
    moves, fence, undone, now = [], 0, 0, 0
    for _ in range(count):
        now += 500 * chance.below(8)
        if not chance.below(4):
            undone += _undo(player, table, coded, moves, fence, now)
            continue
        move = some_move(player, chance, table.game, table.clock.seconds())
        try:
            table.play(move, now)
        except Refused:
            continue
        moves.append((move, table.game.at))
        if player.told(move, table.game):
            fence = len(moves)
    return undone


def _undo(player, table, coded, moves, fence, now):
    last, before = table.last_undoable(), state(player, table.game)
    done = table.undo(now)
    assert done == (last is not None)
    if not done:
        assert state(player, table.game) == before
        return 0
    number = max([n for n in range(len(moves)) if moves[n][0] == last])
    assert number >= fence, "what was told is taken back"
    assert moves[-1][0][0] not in (GIVE_UP, TIMEOUT, REVEAL)
    del moves[number]
    assert state(player, table.game) == state(player, replayed(player, coded, moves))
    assert table.complaint is None
    return 1


def survives(player, chance, variant, steps=16):
    """The power is cut at every flash operation of a random game: after the restart it is the game that the
    last confirmed move left, or the one that the move under way would have left. -> number of operations"""
    played = script(player, chance, variant, steps)
    played.survives_restarts()
    return played.survives_every_cut(seeds=(1,))


def script(player, chance, variant, steps):
    """-> a `Script` of a random game: so many moves, undos and looks that are allowed, fewer when it ends."""
    coded = player.agreed(chance, variant)
    table = Session(Journal(Nvm()))
    table.begin(player.game_id, SEED, coded)
    others = (UNDO, LOOK)
    done = []
    for _ in range(20 * steps):
        step = chance.pick(others) if not chance.below(6) else some_move(player, chance, table.game, 0)
        if len(done) < steps and not table.game.finished and _allowed(table, step):
            done.append(step)
    assert len(done) == steps or table.game.finished
    return Script(player.game_id, SEED, coded, done, lambda game: state(player, game))


def _allowed(table, step):
    if step == UNDO and table.last_undoable() is None:
        return False
    try:
        apply(table, step)
    except Refused:
        return False
    return True


def fits(player, chance, variant):
    """The tables say what they must, every phase has its sentence, the longest move takes 16 bytes of the
    journal."""
    game = make(player, player.agreed(chance, variant))
    for phase in range(1, len(game.PHASES)):
        game.phase = phase
        try:
            game.wait()
            raise AssertionError("no phase has a sentence")
        except Refused as refused:
            assert refused.args[0].endswith(".")
    for number in numbers(game):
        row = game.row(bytes((number,)))
        name, most, phases, undo = row
        assert name in dir(game) and 0 < number <= LONG and 0 < phases < 1 << 16
        assert undo in (STAYS, TAKEN_BACK, FENCE)
        assert phases & ANY == ANY or not (phases & ~PAUSED) >> len(game.PHASES), "a phase has no name"
        assert game.undo_of(largest(row, number)) == undo
        ledger = Ledger(Journal(bytearray(b"\xff" * 4096)))
        ledger.begin(player.game_id, SEED, b"")
        free = ledger.journal.free
        ledger.move(largest(row, number), 0xFFFF)
        assert free - ledger.journal.free <= CELLS, "%s takes more than 16 bytes" % name
    for number in (PAUSE, RESUME, TIMEOUT, GIVE_UP, REVEAL):
        assert number in numbers(game)


PROMISES = (fits, plays, ends, stops, seals, takes_back, survives)
