# portable: runs on CPython and on the MicroPython VM
"""Games of Infer in which the box knows what the law means, at the point where a test wants them."""

from fakes.infer import SEED, setup, state
from lawkeeper.games.infer.fold import lawful, rules
from lawkeeper.games.infer.laws import experiment, forms

ODD = (0, (forms.ODD, 0), forms.ANYWHERE, None)
ORANGE = (1, forms.ANY_NUMBER, forms.ANYWHERE, None)
BLUE = (2, forms.ANY_NUMBER, forms.ANYWHERE, None)

SOME_ORANGE = (forms.IS, (forms.COUNT, ORANGE), (forms.AT_LEAST, 1))
SOME_BLUE = (forms.IS, (forms.COUNT, BLUE), (forms.AT_LEAST, 1))
NO_ORANGE = (forms.IS, (forms.COUNT, ORANGE), (forms.EXACTLY, 0))
ALL_ODD = (forms.EVERY, forms.ANY_DIE, ODD)
NO_EVEN = (forms.IS, (forms.COUNT, (0, (forms.EVEN, 0), forms.ANYWHERE, None)), (forms.EXACTLY, 0))
NORTHERN = (
    forms.EVERY,
    ORANGE,
    (0, forms.ANY_NUMBER, forms.ANYWHERE, (forms.NORTH, (forms.AT_LEAST, 1), (2, forms.ANY_NUMBER, 0))),
)


def lawful_setup(tree=SOME_ORANGE, **options):
    """A Setup with one law of this meaning (two with assist): the box is the Universe, or helps one."""
    if not options.get("assist"):
        options["box_universe"] = True
    row = (17, 1, "There must be at least one \x01 die.", forms.encode(tree))
    laws = [row, (4, 2, "There must be at least one \x02 die.", forms.encode(SOME_BLUE))]
    options.setdefault("laws", laws if options.get("assist") else laws[:1])
    return setup(**options)


def fold(coded):
    """The game that is played by a set-up in bytes."""
    from lawkeeper import games

    return games.rules(1, coded)(coded, SEED)


def records(*names):
    """The bytes of dice, each a letter (O, B, W), a number and, if need be, "@x,y"; otherwise all apart."""
    coded = b""
    for place, name in enumerate(names):
        head, _, cell = name.partition("@")
        x, y = [int(part) for part in cell.split(",")] if cell else (2 * (place % 10), 2 * (place // 10))
        kind = "OBW".index(head[0]) * 6 + int(head[1]) - 1
        coded += (kind | x << 5 | y << 10).to_bytes(2, "little")
    return coded


def play(game, *parts, at=0):
    """Play one move: ints, and bytes of dice or a theory."""
    game.play(b"".join([bytes((part,)) if isinstance(part, int) else part for part in parts]), at)


def ask(game, *names, op=lawful.ASK):
    """Any number of dice are built and judged (or whatever `op` does with them)."""
    rest = names
    while len(rest) > 4:
        # Apart as in one row, whichever move they come in.
        play(game, lawful.DICE, records(*names)[2 * (len(names) - len(rest)) :][:8])
        rest = rest[4:]
    play(game, op, records(*names)[2 * (len(names) - len(rest)) :])


def marked(game, verdict, *names):
    """With a human Universe: dice are put in and get this mark."""
    if names:
        play(game, lawful.DICE, records(*names))
    play(game, rules.MARK, verdict)


def started(tree=SOME_ORANGE, **options):
    """A game of the law `tree` after the two starters O1 and B2: the first Researcher's turn."""
    game = fold(lawful_setup(tree, **options).encode())
    if options.get("assist"):
        play(game, rules.KEEP, 0)
        marked(game, 1, "O1")
        marked(game, 0, "B2")
    else:
        ask(game, "O1")
        ask(game, "B2")
    return game


def said(game, theory):
    """From a turn to the point where the theory is in the box and can be accepted."""
    play(game, rules.PUBLISH)
    if game.phase == rules.CONSENTING:
        play(game, rules.CONSENT, rules.ALL_YES)
    play(game, lawful.THEORY, forms.encode(theory))


def judging(game, theory):
    """From a turn to the point where a disproof is searched."""
    said(game, theory)
    play(game, rules.ACCEPT)


def lawful_state(game):
    """Everything that moves can change, for comparing two games."""
    return state(game) + (game.theory, game.pending, tuple([game.dice(n) for n in range(game.log.count)]))


def refused(game, *parts, at=0):
    """The sentence with which the game refuses a move. Fails when it allows it, or is changed by it."""
    before = lawful_state(game)
    try:
        play(game, *parts, at=at)
    except rules.Refused as refusal:
        assert lawful_state(game) == before
        return refusal.args[0]
    raise AssertionError("the move was not refused")


def shown(game, number):
    """Experiment `number` as text."""
    return experiment.text(game.dice(number))
