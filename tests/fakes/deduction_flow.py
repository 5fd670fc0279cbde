# portable: runs on CPython and on the MicroPython VM
"""Games of Deduction by button, every screen watched for secrets: see `fakes.secrecy`."""

from fakes.deduction import setup
from fakes.flash import Nvm
from fakes.flow import play
from fakes.place import settle
from fakes.secrecy import Watched
from lawkeeper.games.deduction.deal.cards import shows
from lawkeeper.games.deduction.deal.deal import Deal
from lawkeeper.ui.screen import CUT

GAME = 3


def code_with(fits):
    """-> the code (5 bytes) of the first deal in full mode that is as wanted."""
    for number in range(4000):
        code = number.to_bytes(5, "big")
        if fits(Deal(code)):
            return code
    raise AssertionError("no such deal")


def repeats(deal):
    """Is the second clue a repeat of the first, and the third a new one?"""
    return deal.clues[0] == deal.clues[1] != deal.clues[2]


def table(code=b"\0\0\0\0\0", **options):
    """A flow at the table of a game that has just begun."""
    settle(())
    flow = Watched(Nvm(), options.pop("lights", 24))
    flow.app.start(GAME, setup(code=code, **options).encode())
    slowly(flow, (("A", "to say" if options.get("seats") != 1 else "hear them"),))
    return flow


def slowly(flow, steps):
    """Play steps as people do, a second apart; no line of what is seen is cut."""
    for step in steps:
        flow.wait(1)
        play(flow, (step,))
        assert CUT not in flow.text().replace("moment", ""), flow.text()


def stated(**options):
    """A flow after the round of statements: all have said how many Green Singles they have."""
    flow = table(**options)
    for _ in range(options["seats"]):
        slowly(flow, (("A A A", "How many Green?"), ("A", "ALL HEAR"), ("A", "▲hand ◀board")))
    return flow


def talking(**options):
    """A flow after both rounds; nobody has asked."""
    flow = stated(**options)
    for _ in range(options["seats"]):
        slowly(flow, (("A", "Who is asked?"), ("down A", "no question"), ("A", "▲hand ◀board")))
    return flow


def declare(flow, card):
    """From the talk: choose the card by its three rows, and take it."""
    keys = [("left", "up", "right")[kind % 3] for kind in shows(card)]
    title = "SURE?" if flow.app.game.alone else "ALL AGREED?"
    slowly(flow, (("right", "DECLARE"), (" ".join(keys), "A take"), ("A", title)))
