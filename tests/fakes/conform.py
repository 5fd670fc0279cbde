# portable: runs on CPython and on the MicroPython VM
"""Random games of any game: moves of a player (`fakes.players`), and what is true of all games always."""

from binascii import hexlify

from lawkeeper import games
from lawkeeper.games.fold import GIVE_UP, LONG, OVER, PAUSE, RESUME, REVEAL, RUNNING, TIMEOUT, Refused
from lawkeeper.keep import seal
from lawkeeper.keep.chance import Chance

SEED = b"\x01\x02\x03\x04\x05\x06\x07\x08"
RARE = 24  # of so many moves one is a pause, one gives up


def make(player, coded, seed=SEED):
    """-> the game of a set-up in bytes."""
    return games.rules(player.game_id, coded)(coded, seed)


# -- what a game is ------------------------------------------------------------------------------------------


def snapshot(thing):
    """Everything that an object holds, as tuples: two games are the same when their snapshots are."""
    if thing is None or thing is True or thing is False or isinstance(thing, (int, str, bytes)):
        return thing
    if isinstance(thing, bytearray):
        return bytes(thing)
    if isinstance(thing, (list, tuple)):
        return tuple([snapshot(one) for one in thing])
    members = thing if isinstance(thing, dict) else thing.__dict__
    return tuple([(str(name), snapshot(members[name])) for name in sorted(members)])


def state(player, game):
    """A snapshot of a game that has worked out what it works out once."""
    player.settle(game)
    return snapshot(game)


def text(thing):
    """A snapshot as text, the same on every runtime."""
    if isinstance(thing, tuple):
        return "(" + " ".join([text(one) for one in thing]) + ")"
    return hexlify(thing).decode() if isinstance(thing, bytes) else str(thing)


def secrets(player, game):
    """-> texts of which none may be seen before the end."""
    found = [hexlify(data).decode() for data in (SEED, game.nonce(), game.secret()) if data]
    return found + list(player.secrets(game))


def hold(player, game):
    """What is true of every game at every moment."""
    assert game.over == (game.phase == OVER) == (game.result != RUNNING)
    assert not (game.finished and not game.over) and not (game.paused and game.over)
    assert 0 <= game.phase < len(game.PHASES)
    assert game.outcome() in ("won", "lost", "given up") and game.outcome() == game.outcome()
    assert len(game.OUTCOMES) > game.result >= RUNNING
    left = game.seconds_left(game.at)
    assert left is None or left >= 0
    assert not (game.clock_runs and (game.over or game.paused))
    assert game.due(game.at) in (None, (TIMEOUT,))
    assert not game.finished or not game.may_undo()
    seen = game.public(game.at)
    phase = "paused" if game.paused else game.PHASES[game.phase]
    assert (seen["phase"], seen["clock"]) == (phase, game.at)
    for word in seen:
        assert isinstance(word, str) and isinstance(seen[word], (int, str)), word
    hide(player, game, game.line(), *[str(seen[word]) for word in seen if word != "clock"])
    player.holds(game)


def hide(player, game, *sentences):
    """None of the sentences has a secret of the game in it."""
    for secret in () if game.finished else secrets(player, game):
        for sentence in sentences:
            assert secret not in sentence, "a secret is told: " + sentence


# -- moves ---------------------------------------------------------------------------------------------------


def numbers(game):
    """-> the numbers of a game's moves, in one order on every runtime."""
    found = {number for table in game.MOVES for number in table}
    return sorted([number for number in found if game.row(bytes((number,)))])


def largest(row, number):
    """-> the longest move of a row, its arguments as large as they may be."""
    most = row[1]
    data = b"\xff" * most if isinstance(most, int) else bytes(most)
    return bytes((number,)) + data if number < LONG else bytes((LONG | data[0],)) + data[1:]


def any_move(chance, game):
    """A move of any row with small arguments, or bytes that are hardly one."""
    if not chance.below(3):
        return bytes([chance.below(256) for _ in range(chance.below(7))])
    number = chance.pick(numbers(game))
    if number in (GIVE_UP, PAUSE) and chance.below(RARE):
        return bytes((RESUME,))
    most = game.row(bytes((number,)))[1]
    if isinstance(most, int):
        most = (3,) * chance.below(most + 1)
    data = bytes([chance.below(min(limit, 3) + 2) for limit in most])
    return bytes((number,)) + data if number < LONG else bytes((LONG | data[0],)) + data[1:]


def some_move(player, chance, game, at):
    """A move: what the clock demands, mostly what brings the game on, now and then anything."""
    due = game.due(at)
    if due and chance.below(4):
        return bytes(due)
    if game.paused and chance.below(2):
        return bytes((RESUME,))
    if game.over and not chance.below(4):
        return bytes((REVEAL,))
    if not chance.below(RARE):
        return bytes((chance.pick((PAUSE, PAUSE, REVEAL, TIMEOUT, GIVE_UP)),))
    return any_move(chance, game) if game.over or not chance.below(5) else player.move(chance, game)


def tried(player, game, move, at):
    """Play a move. -> whether it was allowed; what the contract says of either holds."""
    before = state(player, game)
    told = game.finished
    row = game.row(move)
    closed = (game.over, OVER), (game.paused, 15)
    due = game.due(at)
    try:
        game.play(move, at)
    except Refused as refused:
        assert state(player, game) == before, "a refused move changes something"
        assert refused.args[0].endswith(".")
        hide(player, game, refused.args[0])
        return False
    assert row and len(move) <= 11
    for is_so, bit in closed:
        assert not is_so or row[2] >> bit & 1, "a move that was not for now"
    assert not due or move[0] in (PAUSE, RESUME, TIMEOUT, GIVE_UP, REVEAL), "the time was up"
    assert move[0] != TIMEOUT or due
    assert game.at == at and game.finished == (told or move[0] == REVEAL)
    hold(player, game)
    return True


def some_game(player, chance, variant, count):
    """-> (set-up, [(move, at)], game) after `count` moves were tried."""
    coded = player.agreed(chance, variant)
    game = make(player, coded)
    hold(player, game)
    at, moves, pace = 0, [], chance.pick((2, 30, 60))
    for _ in range(count):
        if game.clock_runs:
            at += chance.below(pace)
        move = some_move(player, chance, game, at)
        if tried(player, game, move, at):
            moves.append((move, at))
    return coded, moves, game


def replayed(player, coded, moves):
    """-> a new game after these moves, none of which may be refused."""
    game = make(player, coded)
    for move, at in moves:
        game.play(move, at)
    return game


def values(thing):
    """A snapshot as text without the names in it: the build gives other ones to what is private."""
    if not isinstance(thing, tuple):
        return text(thing)
    named = all(isinstance(pair, tuple) and len(pair) == 2 and isinstance(pair[0], str) for pair in thing)
    found = sorted([values(pair[1]) for pair in thing]) if named else [values(one) for one in thing]
    return "(" + " ".join(found) + ")"


def digest(player, variant, count=80):
    """-> hex digits that stand for a random game, every state and every refusal of it."""
    chance = Chance(b"digest", player.name + variant)
    game = make(player, player.agreed(chance, variant))
    h = seal.hasher()
    for number in range(count):
        move = some_move(player, chance, game, number)
        try:
            game.play(move, number)
            said = values(state(player, game)) + text(snapshot(game.public(number))) + game.line()
        except Refused as refused:
            said = refused.args[0]
        h.update(hexlify(move) + said.encode())
    return hexlify(h.digest()[:8]).decode()
