"""Games of Logic Potions that are long, or large, for the bench: each stands in the journal when the power
comes on, so that the box meets it as players do, and is played by its buttons to the proof."""

from fakes.flash import Nvm
from fakes.flow import play
from fakes.place import settle
from fakes.potions import SEED, setup
from lawkeeper.games.potions.brew.rule import AND, OR, condition
from lawkeeper.games.potions.brew.space import number
from lawkeeper.games.potions.fold import moves
from lawkeeper.keep.journal import Journal
from lawkeeper.session import Session

GAME = 4
FEW, MANY = 12, 43  # turns played; after the second there are five left (item 83)
# (what the bench calls it, turns played, the set-up)
GAMES = (
    ("first game", FEW, {}),
    ("six colours", FEW, {"colours": True}),
    ("six types", FEW, {"count": 6, "list": 3}),
    ("adjectives", FEW, {"adjectives": True, "about": True, "colours": True, "count": 4}),
    ("full record", MANY, {"colours": True, "count": 6}),
)
BUZZERS = "up down left right".split()


def _turn(session, at):
    """A turn in which nobody calls anything; its rule has two conditions, others each time."""
    game = session.game
    kinds, names = game.space.kinds, len(game.space.names)
    joined, kind, name = (AND, OR)[at % 2], at % kinds, 1 << at % names
    rule = bytes((name, 0) if at % 3 else (0, name)) + bytes(
        (condition(kind, 0, 1 + at % 2), condition((kind + 1 + at // kinds) % kinds, at % 4, 1), joined)
    )
    steps = (
        bytes((moves.BREW, number(kinds, game.cards.hands[game.turn][: 1 + at % 2]))),
        bytes((moves.PASS,)),
        bytes((moves.NAME, at % game.space.results)),
        bytes((moves.PASS,)),
        bytes((moves.WRITE,)) + rule,
        bytes((moves.PASS,)),
        bytes((moves.TAKE, 1)),
    )
    for step in steps:
        if step[0] != moves.PASS or game.callers():
            session.play(step, 60000 * at)


def _journal(turns, options):
    """-> the nvm of a box on which so many turns were played."""
    nvm = Nvm()
    session = Session(Journal(nvm))
    session.begin(GAME, SEED, setup(**options).encode())
    for at in range(turns):
        _turn(session, at)
    return nvm


def _called(flow):
    """The first who may, calls."""
    _slowly(flow, ((BUZZERS[flow.app.game.callers()[0]], "A yes"), ("A", "PREDICTS")))


# A turn, the list, what stands behind More, a challenge that somebody loses.
_TURN = (
    ("A up", "In the brew:"),
    ("A", "PREDICT?"),
    ("A", "BREWS"),
    ("down", "A say it"),
    ("A", "ILLEGAL?"),
    ("A", "RULE "),
    ("right", "RULE "),
    ("up", "RULE "),
    ("right up", "RULE "),
    ("left", "RULE "),
    ("down", "RULE "),
    ("A", "WRITES RULE"),
    ("A", "STILL LEGAL?"),
    ("A", "DRINKS"),
    ("A", "TURN"),
    ("left", "RULES"),
    ("up", "RULES"),
    ("A", " by P"),
    ("A right", "MORE"),
    ("down down down down A", "HOW TO PLAY 1/"),
    ("B down A", "SEAL NUMBER"),
    ("B down down A", "GIVE UP?"),
    ("B B B", "TURN"),
    ("up", "WHAT WAS DONE"),
    ("up", "WHAT WAS DONE"),
    ("B right", "CONTRADICTION"),
    ("down", "CONTRADICTION"),
    ("A", "A do it"),
    ("A up up right up", "NAMES A SET"),
    ("A", "it can be"),
    ("down A", "POINTS"),
    ("down A", "LOSE"),
    ("A", "TURN"),
    ("A up", "In the brew:"),
    ("A", "PREDICT?"),
)
_END = (
    ("down A", "BREWS"),
    ("down A", "ILLEGAL?"),
    ("A", "WINS"),
    ("up", "WHAT WAS DONE"),
    ("B long A wait 60", "REVIEW"),
    ("right", "ALL RULES"),
    ("down", "ALL RULES"),
    ("right wait 40", "no rule"),
    ("down", "rule"),
    ("down", "rule"),
    ("right wait 40", "CODE"),
    ("right", "PROOF"),
    ("B", "LAWKEEPER"),
)


def _slowly(flow, steps):
    """As people play: what nobody needs any more has gone before the next press, and a call-out was read."""
    for step in steps:
        flow.run(500)
        flow.pass_loop(500)
        play(flow, (step,))


def _walk(flow):
    """To the proof. Yields nothing: no screen of it has a name."""
    _slowly(flow, (("wait 0", "The power was off."), ("A", "TURN")))
    _slowly(flow, _TURN)
    _called(flow)
    _slowly(flow, _END)
    yield from ()


CHAPTERS = GAMES
_JOURNALS = {row[0]: _journal(*row[1:])[:] for row in GAMES}  # before the tour begins: it loads much


def stored(name):
    """-> the nvm of a box in which this game stands."""
    return Nvm(_JOURNALS[name])


def chapters(make, which):
    """As `tour.chapters`."""
    for name, _, _ in which:
        settle()
        flow = make(stored(name))
        yield flow, _walk(flow)
