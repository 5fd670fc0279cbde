# portable: runs on CPython and on the MicroPython VM
"""Steps of the walk through every screen (see `flows.tour`) that play Logic Potions: three seats from the
menu to the proof, then what only variants have, and the box as a player."""

from fakes.flow import play
from fakes.potions import KINDS, listed, setup

GAME = 4


def unhurried(steps):
    """The steps with a second before each A: a page that has just opened takes no verdict."""
    found = []
    for name, what, expected in steps:
        words = []
        for word in what.split():
            if word == "A" and (not words or words[-1] not in ("hold", "go", "long")):
                words += ["wait", "1"]
            words.append(word)
        found.append((name, " ".join(words), expected))
    return tuple(found)


# Each player brews the first ingredient of the hand; ▲▼◀ are the buzzers of the three.
POTIONS = unhurried(
    (
        ("", "wait 0", "Play Logic Potions"),
        ("potions-setup", "down down down A", "NEW: LOGIC POTIONS"),
        ("potions-setup-help", "down down down hold A", "What potions are"),
        ("", "let go A", "What potions are"),
        ("", "B up right", "◀to the last▶"),
        ("potions-setup-more", "up up up up up", "◀free▶"),
        ("", "down down down A", "SEAL NUMBER"),
        ("potions-table", "A", "Market"),
        ("potions-brew", "A up", "In the brew:"),
        ("potions-predict", "A", "PREDICT?"),
        ("potions-undo", "B right down A", "UNDO?"),
        ("", "A A up A", "PREDICT?"),
        ("potions-announce", "A", "BREWS"),
        ("potions-announce-chosen", "down", "A say it"),
        ("potions-write", "A", "RULE 1"),
        ("potions-write-or", "right up right", "or [at least 1]"),
        ("potions-write-both", "right right down", "[) and (]"),
        ("potions-write-read", "left left left down A", "WRITES RULE 1"),
        ("potions-still", "A", "STILL LEGAL?"),
        ("potions-still-call", "left", "A yes, P3 calls"),
        ("", "B", "A all pass"),
        ("potions-held", "cut", "The power was off."),
        ("", "A", "STILL LEGAL?"),
        ("potions-take", "A right", "DRINKS"),
        ("potions-table-rule", "A", "1 rule"),
        ("potions-list", "left", "RULES"),
        ("potions-sentence", "A", "1 by P"),
        ("potions-more", "A right", "MORE"),
        ("potions-rules", "down down down down A", "HOW TO PLAY 1/"),
        ("potions-seal-look", "B down A", "SEAL NUMBER"),
        ("potions-give-up", "B down down A", "GIVE UP?"),
        ("potions-yield", "B up up up up up A", "hold A: I lose"),
        ("potions-paused", "B B B hold B let go B", "PAUSED"),
        ("potions-challenge", "A right", "CONTRADICTION"),
        ("potions-challenge-sure", "A", "A do it"),
        ("potions-set", "A up up right up", "NAMES A SET"),
        ("potions-result", "A", "it can be"),
        ("potions-point", "down A", "POINTS"),
        ("potions-lost", "down A", "LOSES"),
        ("", "A", "TURN"),
        ("", "A up A", "PREDICT?"),
        ("potions-predict-call", "wait 1 left", "A yes, P3 calls"),
        ("potions-prediction", "A", "P3 PREDICTS"),
        ("potions-foretold", "down A", "predicted"),
        ("potions-end", "down A", "P3 WINS"),
        ("potions-record", "up", "WHAT WAS DONE"),
        ("potions-told", "B long A wait 5", "REVIEW"),
        ("potions-told-rules", "right", "ALL RULES"),
        ("potions-map", "right down", "rule 1"),
        ("potions-code", "right", "CODE OF A PUZZLE"),
        ("potions-proof", "right", "PROOF"),
        ("", "B", "LAWKEEPER"),
    )
)


def begun(flow, listing=(), hands=("HS", "CD", "HH"), **options):
    """The flow, at the table of a game that has just begun, with hands and rules as wanted."""
    flow.app.start(GAME, setup(**options).encode(), True)
    game = flow.app.game
    game.turn = 0
    for seat, letters in enumerate(hands[: game.seats]):
        game.cards.hands[seat] = bytes(sorted([KINDS.index(letter) for letter in letters]))
    listed(game, *listing)
    flow.app.to_game()
    flow.run(1000)  # in passes as short as on the board: what nobody needs any more goes
    if flow.app.nav.top()[0] == "potions.seal":
        flow.do("A")
        flow.run(1000)
    return flow


# What is only there in some games: each begins with rules and hands that make it so.
_BUCK = unhurried(
    (
        ("", "A up right up A", "PREDICT?"),
        ("", "A down A", "ILLEGAL?"),
        ("potions-illegal", "wait 0", "P3"),
        ("potions-illegal-call", "wait 1 left", "A yes, P3 calls"),
        ("potions-points", "A", "P3 POINTS"),
        ("potions-buck", "down A", "pass the buck"),
        ("potions-blame", "down down A", "CONTRADICTION"),
        ("", "A A down A down A", "LOSES"),
    )
)
_STEAL = unhurried(
    (
        ("", "A up A", "PREDICT?"),
        ("", "A up A", "STEAL?"),
        ("potions-steal", "wait 0", "victory"),
        ("potions-steal-nobody", "A", "Nobody steals?"),
        ("potions-steal-call", "B wait 1 down", "A yes, P2 calls"),
        ("potions-thief", "A A", "P2 BREWS"),
    )
)
_REDUNDANT = unhurried(
    (
        ("potions-redundancy", "right left", "REDUNDANCY"),
        ("potions-redundancy-sure", "A", "A do it"),
        ("", "A up A", "keeps all rules:"),
        ("potions-keeps", "wait 0", "P3, RULE 2"),
        ("potions-breaks", "down A", "breaks only"),
        ("potions-judge", "down A", "P1 JUDGES"),
    )
)
_MANY = unhurried(
    (
        ("potions-many", "A up A A", "red fizzy"),
        ("potions-many-write", "down A", "RULE 1"),
    )
)
_BOX = unhurried(
    (
        ("potions-alone", "wait 0", "YOUR TURN"),
        ("potions-box-calls", "A up A wait 3 down A wait 1 A A wait 1", "DRINK"),
    )
)


def _variants(flow):
    """The pages that only variants have."""
    listing = ((1, "S>=1 : fizzy"), (2, "H>=1 : red"))
    for steps, options in (
        (_BUCK, {"buck": True}),
        (_STEAL, {"victory": True, "count": 4}),
        (_REDUNDANT, {"redundancy": True}),
        (_MANY, {"adjectives": True, "about": True}),
    ):
        begun(flow, () if steps in (_STEAL, _MANY) else listing, **options)
        yield from _walk(flow, steps)


def _walk(flow, steps):
    for name, what, expected in steps:
        play(flow, ((what, expected),))
        if name:
            yield name, flow


def _alone(flow):
    """Against the box: it is looked at before its first piece of work."""
    begun(flow, seats=2, strength=2)
    flow.app.game.turn = 1
    flow.app.to_game("potions.thinks")
    flow.app.picture.show()
    yield "potions-thinks", flow
    begun(flow, seats=2, strength=2)
    yield from _walk(flow, _BOX)
    begun(flow, ((0, "S>=1 : fizzy"), (0, "H>=1 : red")), seats=2, strength=3)
    flow.app.game.turn = 1
    flow.app.to_game("potions.thinks")
    yield from _walk(flow, (("potions-challenged", "wait 3", "THE BOX CHALLENGES"),))


_PUZZLES = unhurried(
    (
        ("potions-puzzles", "down down down down A up A", "PUZZLES"),
        ("potions-puzzle", "A wait 20", "WHICH RULE BREAKS IT?"),
        ("potions-puzzle-rules", "A", "▲▼ rule"),
        ("potions-puzzle-sure", "down right", "A yes, this"),
        ("potions-solved", "A", "A another"),
        ("potions-puzzle-forced", "B B down A wait 60 A right right up", "can come of:"),
        ("potions-puzzle-forced-sure", "A", "A yes, this"),
    )
)


def _puzzles(flow):
    """Apart from any game."""
    flow.app.home()
    yield from _walk(flow, _PUZZLES)


CHAPTER = (POTIONS, _variants, _alone, _puzzles)
