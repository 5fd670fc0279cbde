# portable: runs on CPython and on the MicroPython VM
"""Games by buttons in which the box is the Universe, at the first turn."""

from fakes.flash import Nvm
from fakes.flow import Flow
from fakes.infer_lawful import SOME_ORANGE, lawful_setup, records
from fakes.place import settle
from lawkeeper.games.infer.fold import lawful
from lawkeeper.games.infer.pages.asked import LOOK_MS

LOOK = "wait %d" % (LOOK_MS // 1000 + 1)
NO_DICE = "A hold A let go A hold A"  # from the table: the null experiment


def lawful_flow(tree=SOME_ORANGE, lights=24, **options):
    """A flow at the first turn of a game of the law `tree`; the starters are O1 and B2."""
    settle()
    flow = Flow(Nvm(), lights)
    flow.app.start(1, lawful_setup(tree, **options).encode())
    for die in ("O1", "B2"):
        assert flow.app.play(lawful.ASK, *records(die))
    flow.app.to_game()
    flow.run(100)
    return flow


def enter(flow, *dice):
    """The dice, such as "B3", side by side on the page on which they are entered; nothing is handed in."""
    for die in dice:
        turn_to(flow, "OBW".index(die[0]) + 1, int(die[1]))
        flow.do("A")


def turn_to(flow, colour, number):
    while flow.app.page._next[0] != colour:
        flow.do("down")
    while flow.app.page._next[1] != number:
        flow.do("right")
