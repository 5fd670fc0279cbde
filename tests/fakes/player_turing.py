# portable: runs on CPython and on the MicroPython VM
"""Plays Turing Machine at random, see `players`: problems of every mode, up to eight seats."""

from fakes.turing import easy, extreme, nightmare, setup, standard
from lawkeeper import games
from lawkeeper.games.fold import TIME_UP
from lawkeeper.games.turing.fold import rules
from lawkeeper.games.turing.problems.cards import digits

name = "turing"
game_id = games.TURING
VARIANTS = ("easy", "standard", "extreme", "nightmare")
ENDS = set(range(6)) - {TIME_UP}

_PROBLEMS = {"easy": easy, "standard": standard, "extreme": extreme, "nightmare": nightmare}


def agreed(chance, variant):
    return setup(
        seats=1 + chance.below(chance.pick((4, 8))),
        together=not chance.below(4),
        problem=_PROBLEMS[variant](),
        handicap=[chance.below(3) for _ in range(8)],
    ).encode()


def move(chance, game):
    seat = chance.pick(game.waiting() or [chance.below(8)])
    if not chance.below(RARE_PARS):
        return bytes([rules.PARS] + [chance.below(4) for _ in range(4)])
    if game.phase == rules.PLAY and chance.below(4):
        fixed = game.proposal(seat)
        code = chance.below(rules.CODE_COUNT) if fixed is None or not chance.below(6) else fixed
        return bytes((rules.ASK | seat << 4 | chance.below(7), code))
    if game.phase == rules.CODES:
        return bytes((rules.CODE, seat, game.code if not chance.below(3) else chance.below(126)))
    return bytes((rules.CLAIM, seat, int(not chance.below(4))))


RARE_PARS = 30


def settle(game):
    """The code is worked out when it is first asked for."""
    assert 0 <= game.code < rules.CODE_COUNT


def holds(game):
    seats = range(game.seats)
    log = game.log
    inside = [seat for seat in seats if game.inside(seat)]
    assert inside or game.result == rules.NOBODY
    for seat in seats:
        _hold_seat(game, seat, [row for row in log if row[1] == seat])
    assert [row[0] for row in log] == sorted([row[0] for row in log])
    if game.winners and game.result == rules.FOUND:
        assert all(game.codes[seat] == game.code for seat in game.winners)
        assert len({game.questions(seat) for seat in game.winners}) == 1
    if not game.over:
        assert len(game.waiting()) > 0 and (game.hidden == 0 or game.phase != rules.PLAY)


def _hold_seat(game, seat, asked):
    squares = game.setup.handicap[seat]
    assert game.questions(seat) == squares + len(asked)
    now = [row for row in asked if row[0] == game.round]
    assert len(now) + (squares if game.round == 1 else 0) + game.left(seat) == rules.QUESTIONS
    assert game.left(seat) >= 0 and len({row[2] for row in now}) == len(now)
    assert {row[3] for row in now} in (set(), {game.proposal(seat)})
    assert game.asked(seat) == sum([1 << row[2] for row in now])


def told(move, game):
    """An answer was shown, or claims or codes were opened."""
    return move[0] >= rules.ASK or (move[0] in (rules.CLAIM, rules.CODE) and not game.hidden)


def sealed(game):
    return True


def secrets(game):
    return [digits(game.code)]


def twins(variant):
    """Another problem in the same set-up."""
    other = _PROBLEMS["standard" if variant == "easy" else "easy"]
    coded = [setup(problem=made()).encode() for made in (_PROBLEMS[variant], other)]
    return [games.rules(game_id, one)(one, b"the same") for one in coded]
