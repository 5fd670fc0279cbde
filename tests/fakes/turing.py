# portable: runs on CPython and on the MicroPython VM
"""Games of Turing Machine at the point where a test wants them, and problems to play."""

from lawkeeper.games.turing.fold import rules
from lawkeeper.games.turing.fold.setup import Setup
from lawkeeper.games.turing.problems.problem import CLASSIC, EXTREME, NIGHTMARE, Problem

SEED = b"\x01\x02\x03\x04\x05\x06\x07\x08"
A, B, C, D, E, F = range(6)
YES, NO = 1, 0

FACTS = ("phase", "paused", "finished", "result", "round", "machine", "expert") + (
    "claimed",
    "codes",
    "winners",
    "at",
    "hidden",
    "log",
    "room",
)


def code(digits):
    """A code as players write it, e.g. 435 -> its index."""
    return 25 * (digits // 100 - 1) + 5 * (digits // 10 % 10 - 1) + digits % 10 - 1


def easy(machine=(2, 6), expert=(1, 2)):
    """Cards 3 7 14 17: s = 3, c is odd, s < t and c, one even number. The code is 435."""
    return Problem(
        CLASSIC, (3, 7, 14, 17), (1, 1, 1, 1), machine=machine, expert=expert, label="A43 0IN"
    ).encode()


def passes(letter, digits):
    """What verifier `letter` of `easy` says of e.g. 435, in so many words."""
    t, s, c = digits // 100, digits // 10 % 10, digits % 10
    evens = [digit % 2 for digit in (t, s, c)].count(0)
    return int((s == 3, c % 2 == 1, s < t and s < c, evens == 1)[letter])


def standard():
    """Five verifiers, without pars. The code is 224."""
    return Problem(CLASSIC, (2, 5, 13, 18, 20), (0, 0, 0, 0, 1), difficulty=1).encode()


def extreme():
    """Four pairs of cards, two with the fake in front. The code is 114."""
    return Problem(EXTREME, (40, 8, 23, 5), (3, 2, 1, 1), (10, 13, 3, 25), 0b0100, difficulty=2).encode()


def nightmare(machine=(0, 0), expert=(0, 0)):
    """Six verifiers in another order than their cards. The code is 343."""
    cards, criteria, order = (18, 19, 25, 29, 32, 33), (0, 2, 1, 2, 1, 2), (5, 3, 2, 4, 0, 1)
    return Problem(NIGHTMARE, cards, criteria, (), 0, order, 2, machine, expert).encode()


def setup(**options):
    """A Setup for `easy` with the given attributes."""
    made = Setup()
    made.problem = easy()
    for name in options:
        assert hasattr(made, name), name
        setattr(made, name, options[name])
    return made


def game(seats=1, **options):
    """A game that has just begun."""
    return rules.Turing(setup(seats=seats, **options).encode(), SEED)


def do(table, *codes, at=0):
    """Play one move."""
    table.play(bytes(codes), at)


def ask(table, seat, digits, *letters, at=0):
    """Questions of a seat about one proposal."""
    for letter in letters:
        do(table, rules.ASK | seat << 4 | letter, code(digits), at=at)


def claim(table, *seats, at=0):
    """Everybody who is in says whether they have the code: these seats do."""
    for seat in table.waiting():
        do(table, rules.CLAIM, seat, int(seat in seats), at=at)


def give(table, *digits, at=0):
    """Those who claim give their codes, in the order of the seats."""
    for seat, one in zip(table.waiting(), digits):
        do(table, rules.CODE, seat, code(one), at=at)


def state(table):
    """Everything that moves can change, for comparing two games."""
    each = [
        (table.inside(seat), table.questions(seat), table.left(seat), table.proposal(seat))
        for seat in range(table.seats)
    ]
    return tuple([getattr(table, fact) for fact in FACTS] + each + [bytes(table._said)])


def refusal(table, *codes, at=0):
    """The sentence with which the game refuses a move. Fails when it allows it, or is changed by it."""
    before = state(table)
    try:
        table.play(bytes(codes), at)
    except rules.Refused as refused:
        assert state(table) == before
        return refused.args[0]
    raise AssertionError("the move was not refused")


def refused_question(table, seat, digits, letter):
    """The sentence with which a question is refused."""
    return refusal(table, rules.ASK | seat << 4 | letter, code(digits))
