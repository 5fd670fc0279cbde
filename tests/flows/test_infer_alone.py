# portable: runs on CPython and on the MicroPython VM
"""One person alone against the box, from the form to the end, by buttons, with the power cut on the way."""

from fakes.flash import Nvm
from fakes.flow import Flow, play
from fakes.infer_flow import TO_BOX, slowly
from fakes.place import LAWS, settle

# The only law of the drive: the sum of the numbers must be at least 9.
SUM = ("Sums", (LAWS[3],))
GUESS = (
    ("right", "WHAT IS THE LAW?"),
    ("A", "at"),
    ("hold A", "There must be at"),  # least one die
    ("let go A", "A yes"),
)


def alone():
    """A flow at the first turn of one Researcher, with the starters built."""
    settle((SUM,))
    flow = Flow(Nvm())
    slowly(
        flow,
        TO_BOX
        + (
            ("A", "SEAL NUMBER"),
            ("A wait 30", "1 of 2"),
            ("A", "2 of 2"),
            ("A", ("MARKERS ", "Your turn")),
        ),
    )
    return flow


def disproved(flow):
    """From a theory said back to the table again, or to the end."""
    slowly(flow, (("A wait 1", ""),))
    if "BUT LOOK" in flow.text():
        slowly(flow, (("A", ""),))
    slowly(flow, (("wait 60", "BUILD THIS DISPROOF"),))
    if flow.app.game.over:
        slowly(flow, (("A", ""),))
    else:
        slowly(flow, (("cut", "The power was off."), ("A", "MARKERS ")))


def test_item_36_one_alone_loses_with_the_fourth_wrong_theory():
    flow = alone()
    for tokens in (3, 2, 1, 0):
        slowly(flow, GUESS)
        disproved(flow)
        assert flow.app.game.tokens == tokens
    assert "YOU LOSE" in flow.text() and "No token was left." in flow.text()
    slowly(flow, (("long A", ("THE LAW", "The sum of the")),))


def test_item_32_one_alone_wins_after_a_wrong_theory_and_a_power_cut():
    flow = alone()
    slowly(flow, GUESS)
    disproved(flow)
    slowly(
        flow,
        (
            ("A", "BUILD"),
            ("left left left A A", "DICE 2"),  # two 6s
            ("hold A", "looks"),
            ("let go A wait 3", "EXPERIMENT 4"),
            ("A", "4 is ○"),
            ("right", "WHAT IS THE LAW?"),
        ),
    )
    play(
        flow,
        (  # from here on the player says the very words of the law, so nobody watches for them
            ("wait 1 left down A", "[at least]"),
            ("A left A", "at least 9"),
            ("hold A", "A yes"),
            (
                "let go A wait 2 A wait 60",
                (
                    "YOU WIN",
                    "No disproof: the box",
                    "tried all 7,315",
                    "choices of 0-4 dice",
                    "of up to 8.",
                ),
            ),
        ),
    )
