# portable: runs on CPython and on the MicroPython VM
"""Higher or Lower by its buttons, from the first page to the proof, with the power cut twice."""

from fakes.flash import Nvm
from fakes.flow import Flow
from fakes.place import settle
from lawkeeper.games import GAMES
from lawkeeper.games.highlow import fold
from lawkeeper.logic import masks

TO_IT = "down " * (len(GAMES) - 1)  # from the first row of the menu


def slowly(flow, *steps):
    """As fast as people: each press is meant for the page that it comes to."""
    for what, sign in steps:
        flow.do("wait 2 " + what)
        text = flow.text()
        assert sign in text, "%s: no %s on\n%s" % (what, sign, text)


def name_number(flow, number):
    """Turn to a number and say it."""
    page = flow.app.page
    page.values["number"], page.cursor = number, 0
    flow.do("wait 2 down A wait 2")
    assert "Is it %d?" % number in flow.text(), flow.text()
    flow.do("A")


def test_item_1_and_2_a_number_is_found_by_halving():
    settle(())
    flow = Flow(Nvm())
    slowly(
        flow,
        (TO_IT, "Play Higher or Lower"),
        ("A", "NEW: HIGHER OR LOWER"),
        ("down right", "Guesses"),
    )
    slowly(flow, ("up A", "SEAL NUMBER"), ("A", "8 GUESSES"))
    slowly(flow, ("cut", "The power was off"), ("A", "SEAL NUMBER"), ("A", "8 GUESSES ---- of 125"))
    while not flow.app.game.over:
        left = masks.bits(flow.app.game.possible())
        name_number(flow, left[len(left) // 2] + 1)
        if len(flow.app.game.guesses) == 2:
            slowly(
                flow,
                ("cut", "The power was off"),
                ("A", "6 GUESSES"),
                ("up A", "MORE"),
                ("A", "WHAT WAS SAID"),
            )
            slowly(flow, ("B B", "6 GUESSES"))
    number = flow.app.game.guesses[-1]
    slowly(
        flow,
        ("wait 0", "FOUND"),
        ("long A", "[[%d]]" % number),
        ("right", "PROOF"),
        ("left A", "NEW: HIGHER"),
    )
    assert flow.app.game.line().startswith("Higher or Lower won")


def test_item_3_a_game_is_lost_when_the_guesses_are_used_up():
    settle(())
    flow = Flow(Nvm())
    slowly(flow, (TO_IT + "A", "NEW: HIGHER OR LOWER"), ("A A", "7 GUESSES"))
    wrong = 1 if flow.app.game.answer(1) != "that is it" else 2
    for _ in range(7):
        name_number(flow, wrong)
    slowly(flow, ("wait 0", "NOT FOUND"))
    assert flow.app.game.result == fold.MISSED


def test_the_first_game_explains_its_pages():
    settle((), explain=None)
    flow = Flow(Nvm())
    slowly(flow, (TO_IT + "A", "NEW: HIGHER OR LOWER"), ("A", "WHAT TO DO"), ("A", "SEAL NUMBER"))
    slowly(flow, ("A", "names a number"), ("A", "7 GUESSES"))


def test_undo_pause_and_give_up_come_with_the_floor():
    settle(())
    flow = Flow(Nvm())
    slowly(flow, (TO_IT + "A", "NEW: HIGHER OR LOWER"), ("A A", "7 GUESSES"))
    flow.app.page.values["number"] = 5
    slowly(flow, ("down A", "Is it 5?"), ("down A", "5 was named."), ("A", "SEAL NUMBER"), ("A", "7 GUESSES"))
    slowly(flow, ("up A", "MORE"), ("down A", "PAUSED"), ("A", "SEAL NUMBER"))
    flow.app.home()
    slowly(
        flow,
        ("A A up A", "MORE"),
        ("up A", "GIVE UP?"),
        ("long A", "GIVEN UP"),
        ("long A", "THE NUMBER"),
    )
