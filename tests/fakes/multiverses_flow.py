# portable: runs on CPython and on the MicroPython VM
"""Games of MultiVerses by button."""

from fakes.flow import play
from fakes.multiverses import setup, valid, word
from lawkeeper.games.multiverses.fold import dust as drawing

GAME = 5


def unhurried(steps):
    """The steps with a second before each A: a page that has just opened takes no verdict."""
    found = []
    for name, what, expected in steps:
        words = []
        for one in what.split():
            if one == "A" and (not words or words[-1] not in ("hold", "go", "long")):
                words += ["wait", "1"]
            words.append(one)
        found.append((name, " ".join(words), expected))
    return tuple(found)


def begun(flow, dust, tests="", laws=(), **options):
    """The flow, at the table of a game that has just begun: player 1's turn, with this Dust, these test words
    to come, and these laws in a universe. They do not survive a power cut."""
    flow.app.start(GAME, setup(**options).encode(), True)
    game = flow.app.game
    game.turn = 0
    laid = b"".join([drawing.packed(word(letters)) for letters in dust.split()])
    game.dust = laid + game.dust[len(laid) :]
    game.gone = (1 << game.words) - (1 << len(dust.split()))
    left = tests.split()
    game._draw = lambda: drawing.packed(word(left.pop(0)))
    if laws:
        valid(game, *laws)
    flow.app.to_game()
    flow.wait(1)
    if flow.app.nav.top()[0] == "multiverses.seal":
        flow.do("A")
    return flow


def walk(flow, steps):
    """Press, check, and yield at the screens that have a name."""
    for name, what, expected in steps:
        play(flow, ((what, expected),))
        if name:
            yield name, flow
