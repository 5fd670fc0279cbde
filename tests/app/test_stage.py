# portable: runs on CPython and on the MicroPython VM
"""What stays in memory for the page in front: the lights of a game go with it only when it is finished and
players are in the menus."""

import sys

from fakes.memory import Room, without
from fakes.potions_flow import slowly, table

PAGES = "lawkeeper.games.potions.pages"
TRAY, FOLD = PAGES + ".tray", "lawkeeper.games.potions.fold.rules"


def at_table():
    """A game for two, in the memory of a box that has just been switched on: what a test has loaded before
    stays for ever."""
    without(PAGES)
    return table((0, "H>=1 : red"), seats=2, hands=("HS", "CD"))


def at_the_end():
    """One gives up: who has won stands there, the deck is not told yet."""
    flow = at_table()
    slowly(flow, (("down down down A", "I LOSE"), ("long A", "WINS")))
    return flow


def kept(flow):
    """-> is the tray in memory when there is no room at all, after the box has come to rest?"""
    flow.app.memory.litter()
    with Room(0):
        flow.wait(20)
    return TRAY in sys.modules


def test_the_lights_of_a_game_stay_while_it_is_played_also_in_the_menus():
    flow = at_table()
    assert TRAY in flow.app.stage.in_use() and kept(flow)
    flow.app.home()
    assert TRAY in flow.app.stage.in_use() and kept(flow)


def test_a_game_that_is_over_and_not_told_keeps_its_lights_in_the_menus():
    flow = at_the_end()
    slowly(flow, (("B", "LAWKEEPER"),))
    assert flow.app.game.over and not flow.app.game.finished
    assert TRAY in flow.app.stage.in_use() and kept(flow)


def test_what_a_finished_game_shares_between_its_pages_goes_in_the_menus_and_comes_back():
    flow = at_the_end()
    slowly(flow, (("long A wait 3", "REVIEW"),))
    assert TRAY in flow.app.stage.in_use() and kept(flow)
    slowly(flow, (("B", "LAWKEEPER"),))
    used = flow.app.stage.in_use()
    assert TRAY not in used and FOLD in used and not kept(flow)
    slowly(flow, (("A", "REVIEW"),))
    assert TRAY in flow.app.stage.in_use() and TRAY in sys.modules
