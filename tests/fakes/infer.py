# portable: runs on CPython and on the MicroPython VM
"""Games of Infer at the point where a test wants them."""

from lawkeeper.games.infer.fold import rules
from lawkeeper.games.infer.fold.moves import O, X
from lawkeeper.games.infer.fold.setup import Setup

SEED = b"\x01\x02\x03\x04\x05\x06\x07\x08"
FIRST = "There must be at least one \x01 die."
SECOND = "There must not be \x02 dice."


FACTS = ("phase", "paused", "finished", "result", "kept", "left", "tokens", "accepted") + (
    "researchers",
    "turn",
    "turns",
    "queued",
    "consents",
    "at",
)


def log_state(log):
    """Everything in a log, as bytes objects: two logs are equal when their states are."""
    return tuple([bytes(part) for part in (log._marks, log._whose, log._stones, log._before)])


def state(game):
    """Everything that moves can change, for comparing two games."""
    return tuple([getattr(game, fact) for fact in FACTS]) + log_state(game.log)


def setup(**options):
    """A Setup with two laws (none with own_law=True) and the given attributes."""
    made = Setup()
    for name in options:
        assert hasattr(made, name), name
        setattr(made, name, options[name])
    if not made.own_law and not made.laws:
        made.laws = [(17, 1, FIRST, b""), (4, 2, SECOND, b"")]
    return made


def dealt(**options):
    """A game whose Universe has not kept a law yet (that is written down, with own_law=True)."""
    return rules.Infer(setup(**options).encode(), SEED)


def begun(**options):
    """A game with a law and both starters: the first Researcher's turn."""
    game = dealt(**options)
    if not game.setup.own_law:
        do(game, rules.KEEP, 0)
    do(game, rules.MARK, O)
    do(game, rules.MARK, X)
    return game


def do(game, *codes, at=0):
    """Play one move."""
    game.play(bytes(codes), at)


def accept(game, at=0):
    """From a turn to the point where the Universe judges a theory."""
    do(game, rules.PUBLISH, at=at)
    if game.phase == rules.CONSENTING:
        do(game, rules.CONSENT, rules.ALL_YES, at=at)
    do(game, rules.ACCEPT, at=at)


def refuted(game, verdict=X, at=0):
    """One theory, published and disproved by an experiment that the law gives `verdict`."""
    accept(game, at)
    do(game, rules.DISPROVE, verdict, at=at)


def refusal(game, *codes, at=0):
    """The sentence with which the game refuses a move. Fails when it allows it, or is changed by it."""
    before = state(game)
    try:
        game.play(bytes(codes), at)
    except rules.Refused as refused:
        assert state(game) == before
        return refused.args[0]
    raise AssertionError("the move was not refused")
